"""What the screen of Munchkin knows of the rules: whose cards are played where no set is named, and which clock counts.

Written from the rules' own numbers to web/src/games/munchkin/generated/rules.ts.
"""

from collections.abc import Iterator
from pathlib import Path

from threedoors.core.waits import WATCHED_SECONDS
from threedoors.games.munchkin.table.options import UNNAMED_SET

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "munchkin" / "generated" / "rules.ts"


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, "\n".join(lines()).encode() + b"\n"


def lines() -> Iterator[str]:
    """The file, line by line."""
    yield "// Made from the Python rules by `make generate`; a change here is lost."
    yield "/** By which rules the house set is played where a game names none. */"
    yield f"export const UNNAMED_SET = {UNNAMED_SET};"
    yield "/** The longest clock anybody looks at; a longer one is there for those who never come back. */"
    yield f"export const WATCHED_SECONDS = {WATCHED_SECONDS};"
