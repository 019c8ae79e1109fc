"""What the host settles: the level as its one line, and how it is played."""

from typing import Literal

from threedoors.core import Options

Mode = Literal["solo", "race", "coop", "floor"]


class ExitOptions(Options, frozen=True, omit_defaults=True):
    """The usual game: the first level of the Annex, alone, or as a race of two."""

    mode: Mode | None = None  # None: what the level and the number of seats ask for
    level: str = ""  # in level notation; empty: a level we ship for this mode
    open_boards: bool = False  # a race in which each sees the other's board (E14)
