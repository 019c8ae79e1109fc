"""What the screen of Dungeon Exit knows of the box: waypoints, legs, the size of a board, how every tile can lie.

Written from the rules' own tables to web/src/games/dungeon_exit/generated/board.ts.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from threedoors.games.dungeon_exit.board.cells import SIZE
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, WAYPOINTS
from threedoors.games.dungeon_exit.board.tiles import TILES, Tile
from threedoors.games.dungeon_exit.board.ways import shape_lying

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "dungeon_exit" / "generated" / "board.ts"


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, "\n".join(lines()).encode() + b"\n"


def lines() -> Iterator[str]:
    """The file, line by line."""
    yield "// Made from the Python rules by `make generate`; a change here is lost."
    yield "/** Cells along one side of a board (E1). */"
    yield f"export const SIZE = {SIZE};"
    yield "/** What a path links, in this order (E4). */"
    yield f"export const KINDS = {as_json(WAYPOINTS)} as const;"
    yield "export type WaypointKind = (typeof KINDS)[number];"
    yield f"export const LEGS = {as_json(LEG_NAMES)} as const;"
    yield "export type Step = readonly [number, number]; // right, down"
    yield "/** How each tile can lie (E2), as steps from its first end: as printed and flipped, by quarter turns. */"
    yield "export const WAYS: Readonly<Record<string, readonly (readonly (readonly Step[])[])[]>> = {"
    yield from (f"  {tile.name}: {as_json(ways(tile))}," for tile in TILES)
    yield "};"


def ways(tile: Tile) -> list[list[object]]:
    """All its ways: as it is printed and flipped, by quarter turns."""
    return [[shape_lying(tile.name, turn, flipped) for turn in (0, 1, 2, 3)] for flipped in (False, True)]


def as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
