"""Begin a game, or open one that was played."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, overload

import msgspec

from threedoors import games
from threedoors.core import Broken, Playing, Refused, begin, gamefile, new_seed, retell, why_only_told
from threedoors.library.sentences import Sentences
from threedoors.library.sitting import Illegal, Sitting

if TYPE_CHECKING:
    from threedoors.games.dungeon_exit.actions import ExitAction
    from threedoors.games.dungeon_exit.options import ExitOptions
    from threedoors.games.dungeon_exit.shown.views import ExitView
    from threedoors.games.dungeon_exit.state import DungeonExit
    from threedoors.games.knock.actions import KnockAction
    from threedoors.games.knock.options import KnockOptions
    from threedoors.games.knock.state import Knock
    from threedoors.games.knock.views import KnockView
    from threedoors.games.munchkin.shown.views import MunchkinView
    from threedoors.games.munchkin.table.actions import MunchkinAction
    from threedoors.games.munchkin.table.options import MunchkinOptions
    from threedoors.games.munchkin.table.state import MunchkinState

    KnockSitting = Sitting[Knock, KnockAction, KnockView, KnockOptions]
    MunchkinSitting = Sitting[MunchkinState, MunchkinAction, MunchkinView, MunchkinOptions]
    ExitSitting = Sitting[DungeonExit, ExitAction, ExitView, ExitOptions]

Seats = int | Sequence[str]
"""How many play, or their names."""


@overload
def new(game: Literal["knock"], seats: Seats | None = ..., seed: str = ..., **options: Any) -> "KnockSitting": ...
@overload
def new(game: Literal["munchkin"], seats: Seats | None = ..., seed: str = ..., **options: Any) -> "MunchkinSitting": ...
@overload
def new(game: Literal["dungeon_exit"], seats: Seats | None = ..., seed: str = ..., **options: Any) -> "ExitSitting": ...
@overload
def new(game: str, seats: Seats | None = ..., seed: str = ..., **options: Any) -> Sitting[Any, Any, Any, Any]: ...


def new(game: str, seats: Seats | None = None, seed: str = "", **options: Any) -> Sitting[Any, Any, Any, Any]:
    """Set a game up: ``new("knock", seats=4, seed="owl", level=2)``.

    The same seed deals the same game; without one it is a secret. Whatever the host of a table may settle is an option.
    """
    rules = games.load(game)
    names = _names(rules.usual_seats if seats is None else seats)
    playing = begin(rules, names, seed or new_seed(), chosen(rules, options))
    if isinstance(playing, Refused):
        raise Illegal(Sentences(rules, names, "en").refusal(playing), playing)
    return Sitting(playing)


def load(file: str | Path) -> Sitting[Any, Any, Any, Any]:
    """A game that was played, from its ``.door`` file: executed anew and compared, act by act."""
    return read(Path(file).read_text(encoding="utf-8"))


def read(text: str) -> Sitting[Any, Any, Any, Any]:
    """The same from the text of such a file. ``BadGameFile`` or ``Broken`` say what is wrong with it."""
    rules, journal = gamefile.read(text, games.load)
    if why := why_only_told(rules, journal):
        raise Broken(f"{why} `threedoors replay` tells it.")
    *_, (state, _) = retell(rules, journal)
    return Sitting(Playing(rules, journal.opening, state, journal.start, list(journal.entries)))


def _names(seats: Seats) -> tuple[str, ...]:
    return tuple(f"Player {number}" for number in range(1, seats + 1)) if isinstance(seats, int) else tuple(seats)


def chosen(rules: games.AnyGame, options: dict[str, Any]) -> Any:
    """The options of a game by their names; ValueError says which there are."""
    known = rules.options.__struct_fields__
    for name in options:
        if name not in known:
            raise ValueError(f"{rules.title} has no option '{name}'; it has {', '.join(known)}.")
    try:
        return msgspec.convert(options, rules.options)
    except msgspec.ValidationError as fault:
        raise ValueError(f"An option of {rules.title} does not fit: {fault}.") from fault
