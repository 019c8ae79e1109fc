"""The balance of Knock: how often bots win each Keep with each number of players, and why they lose.

``greedy`` plays in the compiled arena, ``thinker`` at real tables, telling and all. Seeds begin with
``final``, which no tuning uses. Words and plots of the page are in ``balance_page.py``.
"""

from pathlib import Path
from statistics import mean
from time import process_time
from typing import Final

from msgspec import Struct

from threedoors.bots import seat_bot
from threedoors.bots.match import match_steps
from threedoors.core import Refused, begin, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.events import Spell
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.savecode import Saved, write
from threedoors.games.knock.state import SPELLS
from threedoors.lab.knock.runs import Keeps
from threedoors.lab.ledger import finished, play_all

PLAYERS: Final = (1, 2, 3, 4, 5, 6)
LEVELS: Final = (1, 2, 3, 4)
SPELL_CELL: Final = (4, 3)  # where spells are weighed: four players, Keep 3


class Cell(Struct, frozen=True):
    """One kind of game to play again and again."""

    bot: str
    seats: int
    level: int
    games: int
    spell: str = ""  # held from the start; "none": the same cell without one
    gentle: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        with_what = (f"-{self.spell}" if self.spell else "") + ("-gentle" if self.gentle else "")
        return f"{self.bot}-{self.seats}-{self.level}{with_what}"


class Result(Struct, frozen=True):
    """One finished Keep."""

    number: int
    cause: str  # "won", or why it was lost
    turns: int
    least: int  # Time tokens in the reserve at the tightest moment
    chests: int = 0  # of the best group, if won
    mean_ms: float = 0.0  # processor time a placement took its bot
    slowest_ms: float = 0.0


def cells(scale: float = 1.0) -> list[Cell]:
    """Everything that is played, the surest first."""

    def some(games: int) -> int:
        return max(1, round(games * scale))

    grid = [(seats, level) for seats in (4, 1, 2, 3, 5, 6) for level in LEVELS]
    plan = [Cell("random", seats, level, some(500)) for seats, level in ((1, 1), (4, 1))]
    plan += [Cell("greedy", seats, level, some(2000)) for seats, level in grid]
    for games in (25, 50, 100, 200):  # in passes, so that a run that is stopped has something of everything
        plan += [Cell("thinker", seats, level, some(games * 4 if seats == 4 else games)) for seats, level in grid]
        plan += [Cell("thinker", 1, level, some(games), gentle=True) for level in (3, 4)]
        plan += [Cell("thinker", *SPELL_CELL, some(games // 2), spell) for spell in ("none", *SPELLS)]
    return plan


def run(runs: Path, page: Path, scale: float, only_write: bool) -> None:
    """Play what is not played yet, then write the page."""
    from threedoors.lab.knock.balance_page import write as write_page  # here: the page reads this module

    if not only_write:
        play_all(runs, cells(scale), play, Result)
    write_page(finished(runs, Result), page)


def play(cell: Cell, number: int) -> Result:
    """The n-th Keep of a cell, and how it ended."""
    seed = f"final/{cell.seats}/{cell.level}/{number}"
    if cell.bot == "greedy":
        (played,) = Keeps(KnockOptions(level=cell.level), cell.seats, [seed]).play()
        return Result(number, played.cause, played.turns, played.least_reserve)
    return _at_a_table(cell, number, seed)


def _at_a_table(cell: Cell, number: int, seed: str) -> Result:
    """One Keep between bots who tell, cast and think."""
    playing = begin(GAME, (cell.bot,) * cell.seats, seed, _options(cell))
    assert not isinstance(playing, Refused)
    least, took = playing.state.reserve, list[float]()
    bots = [seat_bot(GAME, cell.bot) for _ in range(cell.seats)]
    started = process_time()
    for thought in match_steps(playing, bots, chance_of(f"{seed}/bots")):
        if isinstance(thought.action, PlaceCard):
            took.append(1000 * (process_time() - started))
        least = min(least, playing.state.reserve)
        if playing.state.ending is not None:
            break
        started = process_time()
    ending = playing.state.ending
    assert ending is not None
    cause = "won" if ending.won else str(ending.cause)
    return Result(number, cause, playing.state.turns, least, ending.chests, round(mean(took), 2), round(max(took), 2))


def _options(cell: Cell) -> KnockOptions:
    if not cell.spell:
        return KnockOptions(level=cell.level, chest_hunt=True, gentle=cell.gentle)
    held: tuple[Spell, ...] = tuple(spell for spell in SPELLS if spell == cell.spell)
    code = write(Saved(cell.level, held))
    return KnockOptions(adventure=True, resume=code, chest_hunt=True)
