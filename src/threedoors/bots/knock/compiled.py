"""Knock's accelerator: compiled at once where Numba is installed, since a bot is made ready before it is asked."""

from pathlib import Path

from threedoors.accelerated import Accelerator
from threedoors.games.knock import cards

ACCELERATOR = Accelerator(Path(__file__).parent, also=(Path(cards.__file__),), patient=True)
compiled, flat = ACCELERATOR.compiled, ACCELERATOR.flat
