"""A position as one line of text, and back: for tests, bug reports and bare terminals.

    race solving | K10 F3 D7 A10 H7 | L4:F4-F5-F6-G6 B:F5 | I1:A1

Mode and phase, the level, then what each player has laid. After the phase may stand ``swaps=1``,
``wishes=swap,-``, ``ready=0`` and how it ended (``solved=0``, ``given-up=1``). Chance is not written.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from threedoors.core import Chance, Refused
from threedoors.games.dungeon_exit.board.faults import misplaced
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level, write_level
from threedoors.games.dungeon_exit.board.ways import from_first_end
from threedoors.games.dungeon_exit.consequences import looked_at
from threedoors.games.dungeon_exit.events import Wish
from threedoors.games.dungeon_exit.modes import settled
from threedoors.games.dungeon_exit.options import MODES, ExitOptions
from threedoors.games.dungeon_exit.state import DungeonExit, Ending, Path

WISHES: tuple[Wish, ...] = ("swap", "swap-back", "start-over")


class BadNotation(ValueError):
    """Not a position; the text is a whole sentence."""


def write_notation(state: DungeonExit) -> str:
    """The position as one line."""
    head: list[str] = [state.mode, state.phase]
    head += [f"swaps={state.swaps}"] if state.swaps else []
    head += ["wishes=" + ",".join(wish or "-" for wish in state.wishes)] if any(state.wishes) else []
    head += ["ready=" + ",".join(map(str, state.ready))] if state.ready else []
    if state.ending:
        head.append(f"{'solved' if state.ending.solved else 'given-up'}={state.ending.seat}")
    return " | ".join([" ".join(head), write_level(state.level), *(str(path.laid) for path in state.paths)])


def read_notation(text: str, open_boards: bool = False) -> DungeonExit:
    """The position in a line; BadNotation says what cannot be."""
    head, level, *laid = (part.strip() for part in text.split("|"))
    mode, phase, *words = head.split()
    known = next((known for known in MODES if known == mode), None)
    if known is None:
        raise BadNotation(f"A position begins with one of {', '.join(MODES)}, not '{mode}'.")
    read = position(ExitOptions(mode=known, level=level, open_boards=open_boards), _read_all(level, laid))
    if isinstance(read, Refused):
        raise BadNotation(f"This position cannot be: {read.why} ({read.rule}) {read.args}")
    state = _with_words(read, dict(word.partition("=")[::2] for word in words))
    return replace(state, phase="ready") if phase == "ready" else state


def position(options: ExitOptions, laid: Sequence[Laid]) -> DungeonExit | Refused:
    """The boards of these options with what each player has laid, or why it cannot lie there."""
    chosen = settled(options, len(laid), Chance(b"a position read from notation"))
    if isinstance(chosen, Refused):
        return chosen
    mode, level, chance = chosen
    for together in [laid] if mode == "coop" else [[one] for one in laid]:
        for _, fault in misplaced(level, together):
            return Refused(fault.why.id, fault.rule, fault.why.args)
    state = DungeonExit(
        options=options,
        mode=mode,
        level=level,
        phase="solving",
        paths=tuple(Path(Laid(tuple(map(from_first_end, one.tiles)), one.bridges)) for one in laid),
        wishes=(None,) * len(laid),
        chance=chance,
    )
    for seat in range(len(laid)):
        state = looked_at(state, seat)
    return state


def _read_all(text: str, laid: Sequence[str]) -> list[Laid]:
    level = read_level(text)
    read = [level if isinstance(level, Refused) else read_laid(words.split(), level) for words in laid]
    for one in read:
        if isinstance(one, Refused):
            raise BadNotation(f"This cannot be read: {one.why} ({one.rule}) {one.args}")
    return [one for one in read if isinstance(one, Laid)]


def _with_words(state: DungeonExit, words: dict[str, str]) -> DungeonExit:
    for key, value in words.items():
        match key:
            case "swaps":
                state = replace(state, swaps=int(value))
            case "ready":
                state = replace(state, ready=tuple(map(int, value.split(","))))
            case "wishes":
                state = replace(state, wishes=tuple(_wish(word) for word in value.split(",")))
            case "solved" | "given-up":
                state = replace(state, ending=Ending(key == "solved", int(value)))
            case _:
                raise BadNotation(f"A position has no word '{key}'.")
    return state


def _wish(word: str) -> Wish | None:
    return next((wish for wish in WISHES if wish == word), None)
