"""Shelves written by earlier programs, as SQL: what lies in them opens, plays on or is told, for good."""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent


class Kept(NamedTuple):
    """A table on an old shelf, and what opens it."""

    game: str
    table: str
    token: str
    invite: str
    phase: str
    n: int


def put_up(name: str, db: Path) -> list[Kept]:
    """Make the shelf of that name anew at a path; the tables on it."""
    script = gzip.decompress((HERE / f"{name}.sql.gz").read_bytes()).decode()
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(script)
    keys: dict[str, list[dict[str, Any]]] = json.loads((HERE / f"{name}.keys.json").read_text(encoding="utf-8"))
    return [Kept(case.partition("/")[0], **key) for case, found in keys.items() for key in found]
