"""The balance of Knock: how often bots win each Keep with each number of players, and why they lose.

``greedy`` plays in the compiled arena, ``thinker`` at real tables, telling and all. Seeds begin with
``final``, which no tuning uses. The same deals are played with everything open (``open_hands.py``), and by the frozen
bot with its own cards (``frozen.py``). Words and plots of the page are in ``balance_page.py``.
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
from threedoors.lab.knock.frozen import FrozenThinker, frozen_deck
from threedoors.lab.knock.open_hands import lines_needed
from threedoors.lab.knock.runs import Keeps
from threedoors.lab.ledger import finished, play_all

PLAYERS: Final = (1, 2, 3, 4, 5, 6)
LEVELS: Final = (1, 2, 3, 4)
SPELL_CELL: Final = (4, 3)  # where spells are weighed: four players, Keep 3
FROZEN, OPEN = "frozen", "open-hands"
MOST_LINES: Final = 512


class Cell(Struct, frozen=True):
    """One kind of game to play again and again."""

    bot: str
    seats: int
    level: int
    games: int
    spell: str = ""  # held from the start; "none": the same cell without one
    gentle: bool = False
    chests: bool = False  # are they hunted?
    old_cards: bool = False  # those of rules 2

    @property
    def name(self) -> str:
        """The name of its file."""
        marks = {"gentle": self.gentle, "chests": self.chests, "old-cards": self.old_cards, self.spell: self.spell}
        return "-".join((self.bot, str(self.seats), str(self.level), *(mark for mark, is_on in marks.items() if is_on)))


class Result(Struct, frozen=True):
    """One finished Keep."""

    number: int
    cause: str  # "won", or why it was lost
    turns: int
    least: int  # Time tokens in the reserve at the tightest moment
    chests: int = 0  # of the best group, if won
    mean_ms: float = 0.0  # processor time a placement took its bot
    slowest_ms: float = 0.0
    lines: int = 0  # tried until one won, with everything open


def cells(scale: float = 1.0) -> list[Cell]:
    """Everything that is played, the surest first."""

    def some(games: int) -> int:
        return max(1, round(games * scale))

    grid = [(seats, level) for seats in (4, 1, 2, 3, 5, 6) for level in LEVELS]
    plan = [Cell("random", seats, level, some(500)) for seats, level in ((1, 1), (4, 1))]
    plan += [Cell("greedy", seats, level, some(2000)) for seats, level in grid]
    plan += [Cell(OPEN, 4, level, some(400)) for level in LEVELS]
    for games in (25, 50, 100, 200):  # in passes, so that a run that is stopped has something of everything
        plan += [Cell("thinker", seats, level, some(games * 4 if seats == 4 else games)) for seats, level in grid]
        plan += [Cell("thinker", 1, level, some(games), gentle=True) for level in (3, 4)]
        plan += [Cell("thinker", *SPELL_CELL, some(games // 2), spell) for spell in ("none", *SPELLS)]
        plan += [Cell("thinker", 4, level, some(games), chests=True) for level in LEVELS]
        plan += [
            Cell(bot, 4, level, some(games * 2), old_cards=True) for bot in (FROZEN, "thinker") for level in (3, 4)
        ]
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
    return _with_open_hands(cell, number, seed) if cell.bot == OPEN else _at_a_table(cell, number, seed)


def _with_open_hands(cell: Cell, number: int, seed: str) -> Result:
    keeps = Keeps(KnockOptions(level=cell.level), cell.seats, [seed])
    lines = lines_needed(keeps.starts[0], keeps.deck, seed, MOST_LINES)
    return Result(number, "won" if lines else "lost", 0, 0, lines=lines or MOST_LINES)


def _at_a_table(cell: Cell, number: int, seed: str) -> Result:
    """One Keep between bots who tell, cast and think."""
    playing = begin(GAME, (cell.bot,) * cell.seats, seed, _options(cell))
    assert not isinstance(playing, Refused)
    least, took = playing.state.reserve, list[float]()
    bots = [FrozenThinker(GAME) if cell.bot == FROZEN else seat_bot(GAME, cell.bot) for _ in range(cell.seats)]
    bots[0].get_ready()  # what is compiled is no thought of theirs
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
        deck = frozen_deck() if cell.old_cards else ""
        return KnockOptions(level=cell.level, chest_hunt=cell.chests, gentle=cell.gentle, deck=deck)
    held: tuple[Spell, ...] = tuple(spell for spell in SPELLS if spell == cell.spell)
    code = write(Saved(cell.level, held))
    return KnockOptions(adventure=True, resume=code)
