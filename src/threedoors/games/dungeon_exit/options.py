"""What the host settles: the level as its one line, and how it is played."""

from typing import Literal

from threedoors.core import Options

Mode = Literal["solo", "race", "coop", "floor"]


class ExitOptions(Options, frozen=True, omit_defaults=True):
    """The usual game: alone the first level of the Annex, for two a race on one of the printed ones."""

    mode: Mode | None = None  # None: what the level and the number of seats ask for
    level: str = ""  # in level notation; empty: a level we ship for this mode
    levels: tuple[str, ...] = ()  # one of these is drawn by lot, so that nobody knows it before the start (E14)
    open_boards: bool = False  # a race in which each sees the other's board (E14)
