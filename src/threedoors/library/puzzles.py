"""Dungeon Exit's puzzles for programs: a level by its notation or its place in a book, and its solution with proof."""

from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.levels.books import find_level
from threedoors.games.dungeon_exit.solver import ANY, FEWEST, Question, SolverAnswer, count_to, exactly
from threedoors.games.dungeon_exit.solver import solve as answer
from threedoors.library.sentences import Sentences
from threedoors.library.sitting import Illegal


def level(text: str) -> Level:
    """A level: ``level("K10 F3 D7 A10 H7 tiles=9")``, or a line of a book, ``level("annex:5")``."""
    found = find_level(text)
    if isinstance(found, Refused):
        raise Illegal(Sentences(GAME, (), "en").refusal(found), found)
    return found


def solve(
    puzzle: Level | str,
    *,
    fewest: bool = False,
    tiles: int | None = None,
    count: int | None = None,
    seconds: float | None = None,
) -> SolverAnswer:
    """Solve a level: any solution, one with the fewest tiles or with exactly so many, or count them up to a number.

    "impossible" is always proved; "undecided" is only said when the seconds given have run out.
    """
    return answer(level(puzzle) if isinstance(puzzle, str) else puzzle, _question(fewest, tiles, count), seconds)


def _question(fewest: bool, tiles: int | None, count: int | None) -> Question:
    if fewest + (tiles is not None) + (count is not None) > 1:
        raise ValueError("Ask one thing at a time: fewest, tiles or count.")
    if tiles is not None:
        return exactly(tiles)
    if count is not None:
        return count_to(count)
    return FEWEST if fewest else ANY
