"""Three Doors: three dungeon games behind three doors, their bots, tables and tools.

``import threedoors as td`` opens the library: ``td.new("knock", seats=4, seed="owl")`` is a game in your hands,
``td.load("evening.door")`` one that was played, ``td.solve("annex:5")`` a puzzle answered, ``td.match(…)`` bots against
each other. Nothing is loaded before it is asked for; docs/library.md has recipes.
"""

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from threedoors import bots, core, games, lab, texts
    from threedoors.library import (
        Acts,
        Illegal,
        Picture,
        Sitting,
        Standings,
        level,
        load,
        match,
        new,
        picture,
        read,
        solve,
    )

    __version__: str
else:

    def __getattr__(name: str) -> Any:
        """What the library offers, and the rooms behind it, looked up when first asked for."""
        from importlib import import_module

        if name in ROOMS:
            return import_module(f"threedoors.{name}")
        if name in OFFERED:
            return getattr(import_module("threedoors.library"), name)
        if name == "__version__":
            return import_module("importlib.metadata").version("threedoors")
        raise AttributeError(f"threedoors has no {name!r}; it has {', '.join(__all__)}")


ROOMS: Final = ("bots", "core", "games", "lab", "texts")
OFFERED: Final = (
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
)

__all__ = [
    "Acts",
    "Illegal",
    "Picture",
    "Sitting",
    "Standings",
    "__version__",
    "bots",
    "core",
    "games",
    "lab",
    "level",
    "load",
    "match",
    "new",
    "picture",
    "read",
    "solve",
    "texts",
]


def __dir__() -> list[str]:
    return __all__
