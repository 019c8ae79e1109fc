"""The library: what ``import threedoors as td`` offers to programs and notebooks.

A Sitting is one game in your hands. It may be played on, looked at from any seat, gone back in and saved; the rules,
the words and the bots are those of the house. Live tables, people and clocks are elsewhere (``tables``).
"""

from threedoors.library.acts import Acts
from threedoors.library.beginning import load, new, read
from threedoors.library.matches import Standings, match
from threedoors.library.pictures import Picture, picture
from threedoors.library.puzzles import level, solve
from threedoors.library.sitting import Illegal, Sitting

__all__ = [
    "Acts",
    "Illegal",
    "Picture",
    "Sitting",
    "Standings",
    "level",
    "load",
    "match",
    "new",
    "picture",
    "read",
    "solve",
]
