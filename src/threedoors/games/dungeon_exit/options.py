"""What the host settles: the level as its one line, and how it is played."""

from typing import Annotated, Literal, get_args

from msgspec import Meta

from threedoors.core import Options

Line = Annotated[str, Meta(max_length=2000)]
"""A level as its one line; the longest there can be, with a pit in every cell of two floors, is shorter."""

Mode = Literal["solo", "race", "coop", "floor"]
MODES: tuple[Mode, ...] = get_args(Mode)


class ExitOptions(Options, frozen=True, omit_defaults=True):
    """The usual game: alone the first level of the Annex, for two a race on one of the printed ones."""

    mode: Mode | None = None  # None: what the level and the number of seats ask for
    level: Line = ""  # in level notation; empty: a level we ship for this mode
    levels: Annotated[tuple[Line, ...], Meta(max_length=50)] = ()  # one is drawn by lot: nobody knows it before (E14)
    open_boards: bool = False  # a race in which each sees the other's board (E14)
