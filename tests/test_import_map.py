"""The import map of the house: who may import whom, read from the imports themselves.

docs/architecture.md explains it; LAYERS is the map. Imports inside functions count too.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "src" / "threedoors"

LAYERS = (  # a room may import from the lines above its own,
    ("core",),  # and never from a neighbour on the same line
    ("games/*",),
    ("texts",),
    ("bots",),
    ("tables",),
    ("server", "lab"),
    ("cli",),
)
OPTIONAL_ACCELERATORS = {"numba", "numpy"}  # never needed: each has a plain-Python twin


def room_of(parts: tuple[str, ...]) -> str | None:
    """The room of a module, given its path below threedoors; None for the doormat."""
    match parts:
        case ("games", game, *_) if game != "__init__":
            return f"games/{game}"
        case (("core" | "texts" | "bots" | "tables" | "server" | "lab" | "cli") as room, *_):
            return room
    return None


def layer_of(room: str) -> int:
    """How far up the house a room is; games share one line."""
    line = "games/*" if room.startswith("games/") else room
    return next(height for height, rooms in enumerate(LAYERS) if line in rooms)


def modules() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every absolute module name a file imports, with its line."""
    package = path.relative_to(HOUSE.parent).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, *filter(None, [node.module])))
            yield from ((node.lineno, f"{module}.{name.name}") for name in node.names)


def is_allowed(importer: str, imported: str) -> bool:
    """May a module of one room import from another?"""
    return importer == imported or layer_of(imported) < layer_of(importer)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_dependencies_point_to_the_core(path: Path) -> None:
    room = room_of(path.relative_to(HOUSE).with_suffix("").parts)
    if room is None:
        return
    for line, name in imports(path):
        head, *below = name.split(".")
        imported = room_of(tuple(below)) if head == "threedoors" else None
        assert imported is None or is_allowed(room, imported), (
            f"{path.relative_to(HOUSE)}:{line}: {room} may not import {name}"
        )


@pytest.mark.parametrize(
    "path",
    [p for p in modules() if p.relative_to(HOUSE).parts[0] in {"core", "games"}],
    ids=lambda p: str(p.relative_to(HOUSE)),
)
def test_rules_need_only_the_standard_library_and_msgspec(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "threedoors"} | OPTIONAL_ACCELERATORS
    for line, name in imports(path):
        assert name.split(".")[0] in allowed, f"{path.relative_to(HOUSE)}:{line}: rules may not import {name}"


def test_games_open_without_the_accelerators() -> None:
    games = [path.parent.name for path in HOUSE.glob("games/*/__init__.py")]
    hide = [f"sys.modules[{name!r}] = None" for name in sorted(OPTIONAL_ACCELERATORS)]
    knock_at_all = [f"import threedoors.games.{game}" for game in games]
    script = "\n".join(["import sys", *hide, "import threedoors.core", *knock_at_all])
    subprocess.run([sys.executable, "-c", script], check=True)


def test_the_map_forbids_neighbours_and_upstairs() -> None:
    assert is_allowed("games/knock", "core")
    assert is_allowed("cli", "lab")
    assert not is_allowed("games/knock", "games/munchkin")
    assert not is_allowed("server", "lab")
    assert not is_allowed("core", "games/knock")


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert rooms <= {line.removesuffix("/*") for layer in LAYERS for line in layer}
