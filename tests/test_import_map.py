"""The import map of the house: who may import whom, read from the imports themselves.

docs/architecture.md explains it; LAYERS is the map of the house, INSIDE has one for each big room. Imports inside
functions count too.
"""

import ast
import importlib
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

HOUSE = Path(__file__).resolve().parent.parent / "src" / "threedoors"

LAYERS = (  # a room may import from the lines above its own,
    ("core", "accelerated"),  # and never from a neighbour on the same line
    ("games/*",),
    ("texts",),
    ("bots",),
    ("tables",),
    ("server", "lab", "rl"),
    ("cli", "library"),
)
# For each big room the files and folders in it, lowest first. Like the house: a line may import from the lines above
# its own. A room's __init__ is its front door, above all others, unless it is on a line itself.
INSIDE: dict[str, tuple[tuple[str, ...], ...]] = {
    "games/munchkin": (
        ("versions",),
        ("cards",),
        ("terms",),
        ("events",),
        ("table",),
        ("mat",),
        ("fight",),
        ("play",),
        ("turn",),
        ("acts",),
        ("earlier", "rules"),
        ("shown",),
    ),
    "games/munchkin/play": (
        ("curses", "losses", "playable"),
        ("tricks", "verbs"),
        ("kinds", "penalties", "powers"),
        ("when",),
        ("ways",),
    ),
    "games/munchkin/cards": (
        ("verbs",),
        ("standing",),
        ("kinds",),
        ("deck",),
        ("house", "numbered", "validator", "wording"),
    ),
    "games/dungeon_exit": (
        ("board", "options", "versions"),
        ("solver",),
        ("levels",),
        ("help",),
        ("actions",),
        ("events", "modes"),
        ("state",),
        ("consequences", "tilework"),
        ("agreement",),
        ("rules",),
        ("shown",),
    ),
    "games/dungeon_exit/solver": (
        ("accelerator", "moves", "question"),
        ("problem",),
        ("engine",),
        ("compiled", "plain", "strategy"),
        ("two_paths",),
        ("bridges",),
        ("warming",),
        ("choice",),
    ),
    "games/dungeon_exit/board": (
        ("cells",),
        ("tiles",),
        ("level",),
        ("notation",),
        ("faults", "ways"),
        ("contacts",),
        ("judge",),
    ),
    "games/dungeon_exit/shown": (
        ("ink", "views"),
        ("imagining", "telling"),
        ("drawing", "picture", "position", "questions", "shelf", "typed"),
        ("meanings", "wishing"),
    ),
    "tables": (
        ("delays", "house_time", "ids", "looks"),
        ("log",),
        ("progress", "wire"),
        ("store", "workers"),
        ("judging", "session"),
        ("table", "time"),
        ("handlers", "open_tables", "people"),
        ("deadlines", "playing", "road", "told"),
        ("house", "services", "upkeep"),
    ),
    "lab": (
        ("entrants", "ledger", "ratings", "shares", "simulation"),
        ("dungeon_exit", "knock", "munchkin"),
        ("balance", "exploits", "rungs", "tournament"),
    ),
}
OPTIONAL_ACCELERATORS = {"numba", "numpy"}  # never needed: each has a plain-Python twin


def room_of(parts: tuple[str, ...]) -> str | None:
    """The room of a module, given its path below threedoors; None for the doormat."""
    match parts:
        case ("games", game, *_) if game != "__init__":
            return f"games/{game}"
        case (("core" | "accelerated" | "texts" | "bots" | "tables" | "server" | "lab" | "cli") as room, *_):
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
    [p for p in modules() if p.relative_to(HOUSE).parts[0] in {"core", "accelerated.py", "games"}],
    ids=lambda p: str(p.relative_to(HOUSE)),
)
def test_rules_need_only_the_standard_library_and_msgspec(path: Path) -> None:
    allowed = sys.stdlib_module_names | {"msgspec", "threedoors"} | OPTIONAL_ACCELERATORS
    for line, name in imports(path):
        assert name.split(".")[0] in allowed, f"{path.relative_to(HOUSE)}:{line}: rules may not import {name}"


def part_of(room: str, module: str) -> str | None:
    """The file or folder of a room that a dotted name leads to; None: it leads elsewhere."""
    inside = f"threedoors.{room.replace('/', '.')}."
    if not module.startswith(inside):
        return None
    part = module.removeprefix(inside).split(".")[0]
    here = HOUSE / room / part
    return part if here.is_dir() or here.with_suffix(".py").exists() else "__init__"


def height_in(room: str, part: str) -> int:
    """On which line of a room's map a file or folder stands; the front door is above all lines."""
    heights = {name: height for height, line in enumerate(INSIDE[room]) for name in line}
    return heights.get(part, len(INSIDE[room])) if part == "__init__" else heights[part]


def parts_in(room: str) -> list[str]:
    """Every file and folder of a room that holds code."""
    here = HOUSE / room
    return sorted({path.relative_to(here).parts[0].removesuffix(".py") for path in here.rglob("*.py")})


@pytest.mark.parametrize("room", INSIDE)
def test_inside_a_big_room_imports_point_down(room: str) -> None:
    for path in sorted((HOUSE / room).rglob("*.py")):
        part = path.relative_to(HOUSE / room).parts[0].removesuffix(".py")
        for line, name in imports(path):
            imported = part_of(room, name)
            assert imported in (None, part) or height_in(room, imported or "") < height_in(room, part), (
                f"{path.relative_to(HOUSE)}:{line}: {room}/{part} may not import {name}"
            )


@pytest.mark.parametrize("room", INSIDE)
def test_the_map_of_a_big_room_names_what_is_in_it(room: str) -> None:
    named = [part for line in INSIDE[room] for part in line]
    assert len(named) == len(set(named))
    assert {*named, "__init__"} == {*parts_in(room), "__init__"}


@pytest.mark.parametrize("room", INSIDE)
def test_no_name_of_a_front_door_hides_a_file_behind_it(room: str) -> None:
    package = f"threedoors.{room.replace('/', '.')}"
    for part in parts_in(room):
        if part != "__init__":
            import_module(f"{package}.{part}")
            assert isinstance(getattr(import_module(package), part), ModuleType), f"{package}.{part}"


def test_no_name_in_a_front_door_hides_a_file_behind_it() -> None:
    for door in (path for path in modules() if path.name == "__init__.py" and path.parent != HOUSE):
        package = ".".join(("threedoors", *door.parent.relative_to(HOUSE).parts))
        files = {path.stem for path in door.parent.glob("*.py")}
        inside = vars(importlib.import_module(package))
        hidden = {name for name in files & inside.keys() if not isinstance(inside[name], ModuleType)}
        assert not hidden, f"{package}: what has the same name hides {', '.join(sorted(hidden))}"


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


def test_an_import_inside_a_room_is_found_by_file_folder_or_front_door() -> None:
    assert part_of("games/munchkin", "threedoors.games.munchkin.cards.kinds.Item") == "cards"
    assert part_of("games/munchkin", "threedoors.games.munchkin.rules.apply") == "rules"
    assert part_of("games/munchkin", "threedoors.games.munchkin.GAME") == "__init__"
    assert part_of("games/munchkin", "threedoors.core.Game") is None


def test_every_room_is_on_the_map() -> None:
    rooms = {path.name for path in HOUSE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert rooms <= {line.removesuffix("/*") for layer in LAYERS for line in layer}
