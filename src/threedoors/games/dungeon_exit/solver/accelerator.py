"""The solver's accelerator: what of it is compiled, and whether this process compiles at all.

Impatient until told otherwise: a process that finds nothing on disk stays plain, since compiling takes longer than most
questions (``choice`` decides).
"""

from pathlib import Path

from threedoors.accelerated import Accelerator
from threedoors.games.dungeon_exit.board import cells

ACCELERATOR = Accelerator(
    Path(__file__).parent,
    also=(Path(cells.__file__),),
    last=(("bridges", "search.search"), ("compiled", "sweep.sweep_row")),  # of what ``warming`` compiles
)
compiled, flat = ACCELERATOR.compiled, ACCELERATOR.flat
