"""Evenings kept from earlier programs: their tables, their game files, and every word that was heard.

An evening is a folder here: ``tables.sql.xz`` (the database), ``tables.json`` (what opens each table, and what was
asked there afterwards), ``doors.tar.xz`` (finished games as files) and ``heard/*.jsonl.xz`` (what each listener heard
when that was asked). ``python -m tests.guard.record NAME`` keeps another one. The tests use what does not move: the
house over HTTP and WebSocket, the command line, game files.
"""

import io
import json
import lzma
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

from msgspec import Struct, convert

HERE = Path(__file__).parent
EVENINGS = tuple(sorted(path.parent.name for path in HERE.glob("*/tables.json")))


class Asked(Struct, frozen=True):
    """One request of a script: who sent it, and what."""

    who: int  # which of the table's keys
    request: dict[str, Any]


class Kept(Struct, frozen=True):
    """A table of an evening: whose keys open it, how far it is, and what was asked there next."""

    case: str  # game and mode: "knock-adventure"
    stage: str  # "lobby", "people", "bots", "over"
    game: str
    seats: int
    table: str
    invite: str
    tokens: list[str]  # by seat; the last is a spectator's
    n: int
    script: list[Asked] = []
    back: list[int] = []  # the last number once each of them has come back: clocks run again with the first

    @property
    def name(self) -> str:
        return f"{self.case}.{self.stage}"


def kept(evening: str) -> list[Kept]:
    """All tables of an evening."""
    return convert(json.loads((HERE / evening / "tables.json").read_text(encoding="utf-8")), list[Kept])


def put_up(evening: str, db: Path) -> list[Kept]:
    """Make the database of an evening anew at a path; its tables."""
    script = lzma.decompress((HERE / evening / "tables.sql.xz").read_bytes()).decode()
    with closing(sqlite3.connect(db)) as connection:
        connection.executescript(script)
    return kept(evening)


def doors(evening: str) -> dict[str, str]:
    """The finished games of an evening, by name, as the text of their files."""
    with tarfile.open(HERE / evening / "doors.tar.xz") as archive:
        read = {member.name: archive.extractfile(member) for member in archive.getmembers()}
        return {name: file.read().decode() for name, file in read.items() if file is not None}


def heard(evening: str, name: str) -> dict[str, list[dict[str, Any]]]:
    """What was heard at a table, by listener, in order."""
    lines = lzma.decompress((HERE / evening / "heard" / f"{name}.jsonl.xz").read_bytes()).decode().splitlines()
    told: dict[str, list[dict[str, Any]]] = {}
    for line in lines:
        listener, message = json.loads(line)
        told.setdefault(listener, []).append(message)
    return told


def keep_doors(folder: Path, texts: dict[str, str]) -> None:
    """Write finished games into an evening."""
    with tarfile.open(folder / "doors.tar.xz", "w:xz") as archive:
        for name, text in texts.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(text.encode())
            archive.addfile(entry, io.BytesIO(text.encode()))


def keep_heard(folder: Path, name: str, told: dict[str, list[dict[str, Any]]]) -> None:
    """Write what was heard into an evening, one message a line."""
    lines = [json.dumps([who, message], ensure_ascii=False) for who, messages in told.items() for message in messages]
    (folder / "heard").mkdir(exist_ok=True)
    (folder / "heard" / f"{name}.jsonl.xz").write_bytes(lzma.compress("\n".join(lines).encode(), preset=9))
