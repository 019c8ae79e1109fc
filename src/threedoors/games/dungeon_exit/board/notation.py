"""The one-line notation: levels (``K10 F3 D7 A10 H7 tiles=9``) and placed tiles (``L4:F4-F5-F6-G6``).

Reading either gives the thing, or a refusal that says which word cannot be read and why; that a level
makes sense as a whole is asked of ``level.fault_of``, so whatever is read here can be played.
"""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Message, Refused
from threedoors.games.dungeon_exit.board.cells import SIZE, Cell, find_cell, name_of
from threedoors.games.dungeon_exit.board.level import Level, Route, fault_of
from threedoors.games.dungeon_exit.board.tiles import BY_NAME

OPTIONS = ("tiles", "pits", "bridges", "stairs", "rotation")
EXAMPLE = "K10 F3 D7 A10 H7 tiles=9 pits=C4,C5 bridges=1"
BRIDGE = "B"


class Placed(Struct, frozen=True):
    """A tile on the board: its name and its cells from one end to the other."""

    tile: str
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return f"{self.tile}:{'-'.join(map(name_of, self.cells))}"


class Laid(Struct, frozen=True):
    """What lies on the board for one path: tiles, and the cells under bridges."""

    tiles: tuple[Placed, ...] = ()
    bridges: tuple[Cell, ...] = ()

    def __str__(self) -> str:
        return " ".join([*map(str, self.tiles), *(f"{BRIDGE}:{name_of(cell)}" for cell in self.bridges)])


def read_level(text: str, size: int = SIZE) -> Level | Refused:
    """A level from its line, made sure that it can be set out."""
    places, options = _split(text)
    level = _assemble(places, options, size)
    if isinstance(level, Refused):
        return level
    return fault_of(level) or level


def write_level(level: Level) -> str:
    """A level as its line; reading it again gives the same level."""
    words = [" / ".join(" ".join(map(name_of, route)) for route in level.routes)]
    if level.tiles:
        words.append("tiles=" + "/".join(map(str, dict.fromkeys(level.tiles))))
    if level.pits:
        words.append("pits=" + ",".join(map(name_of, level.pits)))
    if level.bridges:
        words.append(f"bridges={level.bridges}")
    if level.stairs:
        words.append("stairs=" + ",".join(map(name_of, level.stairs)))
    if level.rotation_only:
        words.append("rotation")
    return " ".join(words)


def read_laid(words: Iterable[str], level: Level) -> Laid | Refused:
    """Tiles and bridges from their words; only the writing is judged here, not the place."""
    tiles: list[Placed] = []
    bridges: list[Cell] = []
    for word in words:
        read = _read_placed(word, level)
        if isinstance(read, Refused):
            return read
        if read.tile == BRIDGE:
            bridges += read.cells
        else:
            tiles.append(read)
    return Laid(tuple(tiles), tuple(bridges))


def _split(text: str) -> tuple[list[list[str]], list[str]]:
    """The words for cells, one list for each path, and the words for options."""
    words = text.split()
    first = next((i for i, word in enumerate(words) if "=" in word or word.lower() in OPTIONS), len(words))
    places: list[list[str]] = [[]]
    for word in words[:first]:
        if word == "/":
            places.append([])
        else:
            places[-1].append(word)
    return places, words[first:]


def _assemble(places: list[list[str]], words: list[str], size: int) -> Level | Refused:
    routes: list[Route] = []
    for names in places[:2]:
        route = _read_route(names, size)
        if isinstance(route, Refused):
            return route
        routes.append(route)
    if len(places) > 2:
        return Refused("level-too-many-paths", "E15", {"count": len(places)})
    level: Level | Refused = Level(routes=tuple(routes), size=size)
    for i, word in enumerate(words):
        key = word.partition("=")[0].lower()
        if any(other.partition("=")[0].lower() == key for other in words[:i]):
            return Refused("level-option-twice", args={"option": key})
        if isinstance(level, Level):
            level = _with_option(level, key, word)
    return level


def _read_route(names: list[str], size: int) -> Route | Refused:
    if len(names) != 5:
        return Refused(
            "level-five-cells", "E4", {"count": len(names)}, Message("level-looks-like", {"example": EXAMPLE})
        )
    cells = _read_cells(names, size)
    if isinstance(cells, Refused):
        return cells
    door, key, chest, monster, way_out = cells
    return door, key, chest, monster, way_out


def _read_cells(names: Sequence[str], size: int, boards: int = 2) -> tuple[Cell, ...] | Refused:
    cells = [find_cell(name, size) for name in names]
    for name, cell in zip(names, cells, strict=True):
        if cell is None:
            return Refused("level-no-cell", "E1", {"word": name, "columns": _columns(size, boards), "rows": size})
    return tuple(cell for cell in cells if cell is not None)


def _columns(size: int, boards: int) -> str:
    return "A–X" if size == SIZE and boards == 2 else f"A–{chr(ord('A') + size - 1)}"


def _with_option(level: Level, key: str, word: str) -> Level | Refused:
    value = word.partition("=")[2]
    match key:
        case "tiles":
            return _with_tiles(level, value)
        case "pits" | "stairs":
            return _with_cells(level, key, value)
        case "bridges":
            if not re.fullmatch(r"\d{1,4}", value):
                return Refused("level-no-number", args={"option": key, "word": value})
            return replace(level, bridges=int(value))
        case "rotation" if "=" not in word:
            return replace(level, rotation_only=True)
    return Refused("level-unknown-word", args={"word": word, "options": list(OPTIONS)})


def _with_tiles(level: Level, value: str) -> Level | Refused:
    counts = value.split("/")
    if not all(re.fullmatch(r"\d{1,4}", count) for count in counts):
        return Refused("level-no-number", args={"option": "tiles", "word": value})
    if len(counts) > len(level.routes):
        return Refused("level-too-many-counts", "E8", {"count": len(counts), "paths": len(level.routes)})
    both = counts * len(level.routes) if len(counts) == 1 else counts
    return replace(level, tiles=tuple(map(int, both)))


def _with_cells(level: Level, key: str, value: str) -> Level | Refused:
    cells = _read_cells(value.split(","), level.size)
    if isinstance(cells, Refused):
        return cells
    if key == "pits":
        return replace(level, pits=cells)
    if len(cells) != 2:
        return Refused("level-stairs-wrong-boards", "E11", {"stairs": [name_of(cell) for cell in cells]})
    return replace(level, stairs=tuple(sorted(cells)))


def _read_placed(word: str, level: Level) -> Placed | Refused:
    """``L4:F4-F5-F6-G6`` or ``B:F5``. Whether the cells draw that tile is for the judge to say."""
    name, colon, rest = word.partition(":")
    name = name.upper()
    if not colon or not rest or (name not in BY_NAME and name != BRIDGE):
        return Refused("tile-unreadable", "E2", {"word": word}, Message("tile-looks-like"))
    cells = _read_cells(rest.split("-"), level.size, level.boards)
    if isinstance(cells, Refused):
        return cells
    if name == BRIDGE and len(cells) != 1:
        return Refused("bridge-one-cell", "E9", {"word": word})
    return Placed(name, cells)
