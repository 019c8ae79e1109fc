"""What the screen of Knock knows of the rules: the corners of a card and where they lie, and the last Keep.

Written from the rules' own tables to web/src/games/knock/generated/rules.ts.
"""

from collections.abc import Iterator
from pathlib import Path

from threedoors.games.knock.lattice import CORNERS, SHIFTS
from threedoors.games.knock.state import LAST_LEVEL

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "knock" / "generated" / "rules.ts"


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, "\n".join(lines()).encode() + b"\n"


def lines() -> Iterator[str]:
    """The file, line by line."""
    yield "// Made from the Python rules by `make generate`; a change here is lost."
    yield "/** The corners of a card, clockwise from the top left (K4), and their points seen from its spot (K5). */"
    yield "export const CORNER_POINTS = ["
    yield from (f"  {{ name: '{name}', dx: {dx}, dy: {dy} }}," for name, (dx, dy) in zip(CORNERS, SHIFTS, strict=True))
    yield "] as const;"
    yield "/** The Keep that ends an Adventure. */"
    yield f"export const LAST_KEEP = {LAST_LEVEL};"
