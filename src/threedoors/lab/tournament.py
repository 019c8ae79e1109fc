"""`threedoors lab tournament GAME`: bots play each other round after round, and are rated by who wins.

Where one seat's win is another's loss, a round is one game with different bots at its seats. Where all win or lose
together, a round is one deal that every bot plays with its own kind at every seat, and those who win it have beaten
those who do not. Ratings are Plackett–Luce (openskill), told with their 95 % interval. Every round is written down as
it ends: a run that is stopped goes on where it was. Own bots enter by an import path (``entrants.py``).
"""

from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import click
from msgspec import Struct

from threedoors import games
from threedoors.bots import UnknownBot, levels
from threedoors.bots.match import Stalled, match_steps
from threedoors.core import Refused, begin, chance_of
from threedoors.games import AnyGame, UnknownGame
from threedoors.lab.entrants import seat_entrant
from threedoors.lab.ledger import finished, play_all
from threedoors.lab.ratings import write_section

TOGETHER: Final = {"knock": ({"level": 1}, {"level": 2}, {"level": 3}, {"level": 4})}
"""Games all win or lose together, and the options their rounds take in turn."""


class Contest(Struct, frozen=True):
    """Who plays what, again and again."""

    game: str
    entrants: tuple[str, ...]
    seats: int
    games: int  # rounds

    @property
    def name(self) -> str:
        """The name of its file: other entrants are another contest."""
        return "-".join((self.game, str(self.seats), *(spec.replace(":", "_") for spec in self.entrants)))


class Bout(Struct, frozen=True):
    """One finished round: who took part, and in which place each came out."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]  # 0: won


def play(contest: Contest, number: int) -> Bout:
    """The n-th round; it depends on its number and the contest alone."""
    game = games.load(contest.game)
    seed = f"tournament/{number}"
    if contest.game in TOGETHER:
        settings = TOGETHER[contest.game]
        options = game.options(**settings[number % len(settings)])
        won = [_winners(game, (spec,) * contest.seats, seed, options) for spec in contest.entrants]
        return Bout(number, contest.entrants, tuple(int(not winners) for winners in won))
    order, _ = chance_of(seed).shuffled(contest.entrants * contest.seats)
    bots = order[: contest.seats]
    winners = _winners(game, bots, seed, None)
    return Bout(number, bots, tuple(int(seat not in winners) for seat in range(contest.seats)))


def _winners(game: AnyGame, bots: tuple[str, ...], seed: str, options: Any) -> tuple[int, ...]:
    playing = begin(game, bots, seed, options)
    assert not isinstance(playing, Refused), playing
    with suppress(Stalled):  # bots that get nowhere have not won
        for _ in match_steps(playing, [seat_entrant(game, spec) for spec in bots], chance_of(f"{seed}/bots")):
            pass
    outcome = game.outcome(playing.state)
    return outcome.winners if outcome else ()


@click.command("tournament")
@click.argument("game")
@click.option("--bot", "entrants", multiple=True, help="A level or an import path, module:Class; all levels if none.")
@click.option("--rounds", type=click.IntRange(1), default=200, show_default=True)
@click.option("--seats", type=click.IntRange(1), help="How many play; as many as usual if not said.")
@click.option("--runs", type=click.Path(path_type=Path, file_okay=False), default=Path("runs") / "tournament")
@click.option("--page", type=click.Path(path_type=Path, dir_okay=False), default=Path("docs") / "bots.md")
@click.option("--only-write", is_flag=True, help="Play nothing, write the page from what is finished.")
def command(
    game: str, entrants: tuple[str, ...], rounds: int, seats: int | None, runs: Path, page: Path, only_write: bool
) -> None:
    """Rate bots by playing them against each other. Stop any time; it resumes."""
    contest = _contest(game, entrants, rounds, seats)
    if not only_write:
        play_all(runs, [contest], play, Bout)
    played = finished(runs, Bout).get(contest.name, [])
    if not played:
        raise click.UsageError(f"No round of this contest is finished in {runs}, so there is nothing to write.")
    write_section(page, games.load(game), played, together=game in TOGETHER)
    click.echo(f"Written: {page}")


def _contest(name: str, entrants: tuple[str, ...], rounds: int, seats: int | None) -> Contest:
    try:
        game = games.load(name)
        specs = entrants or levels(game)
        for spec in specs:
            seat_entrant(game, spec)
    except (UnknownGame, UnknownBot) as fault:
        raise click.UsageError(str(fault)) from fault
    if len(specs) < 2:
        raise click.UsageError("A tournament needs two bots at least; name them with --bot.")
    if seats is not None and not game.allows(seats):
        raise click.UsageError(f"{game.title} is not played by {seats}.")
    usual = game.usual_seats if name in TOGETHER else max(2, game.usual_seats)
    return Contest(name, specs, seats or usual, rounds)
