"""Pictures for notebooks: a table as a seat sees it, a level with what is laid on it; shown by themselves, or saved."""

from pathlib import Path
from typing import Any

from threedoors.core import Refused, Seat
from threedoors.games.dungeon_exit import GAME as DUNGEON_EXIT
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.shown.position import position
from threedoors.games.dungeon_exit.solver import SolverAnswer
from threedoors.library.puzzles import level
from threedoors.library.sentences import Sentences
from threedoors.library.sitting import Illegal, Sitting


class Picture:
    """An SVG that a notebook shows by itself."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def save(self, file: str | Path) -> Path:
        """Write it into a file."""
        path = Path(file)
        path.write_text(self.svg, encoding="utf-8")
        return path

    def _repr_svg_(self) -> str:
        return self.svg


def picture(
    what: Sitting[Any, Any, Any, Any] | Level | str,
    answer: SolverAnswer | None = None,
    *,
    seat: Seat | None = None,
    language: str = "en",
) -> Picture:
    """A game as one seat sees it, or a level with the tiles of its solution: ``picture("annex:5", solve("annex:5"))``.

    ValueError where a game draws none.
    """
    if isinstance(what, Sitting):
        svg = what.picture(seat, language)
        if svg is None:
            raise ValueError(f"{what.rules.title} draws no picture; print(game) shows it as text.")
        return Picture(svg)
    found = level(what) if isinstance(what, str) else what
    laid = answer.solution if answer and answer.solution else (Laid(),) * len(found.routes)
    table = position(ExitOptions(level=write_level(found)), laid)
    said = Sentences(DUNGEON_EXIT, (), language)
    if isinstance(table, Refused):
        raise Illegal(said.refusal(table), table)
    assert DUNGEON_EXIT.picture is not None
    return Picture(DUNGEON_EXIT.picture(DUNGEON_EXIT.view(table, None), said.say))
