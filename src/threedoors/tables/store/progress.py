"""Progress in the SQLite file: one row per code, its levels as JSON, merged where it lies.

Reading, merging and writing are one job of the one writer, so two devices at the same instant lose nothing.
"""

import sqlite3

import msgspec

from threedoors.tables.progress import Bests, Progress, is_too_much, merged

bests: "msgspec.json.Decoder[Bests]" = msgspec.json.Decoder(Bests)


SOME = 50


def open_progress(connection: sqlite3.Connection, code: str, progress: Progress, now: int) -> None:
    """Under a new code; it rests from now on, by shelf time."""
    row = (code, progress.updated, msgspec.json.encode(progress.bests), now)
    connection.execute("INSERT INTO progress (code, updated, bests, rests_since) VALUES (?, ?, ?, ?)", row)


def merge_progress(connection: sqlite3.Connection, code: str, news: Progress, now: int) -> Progress | None:
    """Both together; written down only if something is new and it is not too much."""
    row = connection.execute("SELECT bests, updated FROM progress WHERE code = ?", (code,)).fetchone()
    if row is None:
        return None
    known = bests.decode(row[0])
    both = merged(known, news.bests)
    if is_too_much(both):
        return Progress(both, row[1])
    written = msgspec.json.encode(both) if both != known else row[0]
    wanted = "UPDATE progress SET bests = ?, updated = ?, rests_since = ? WHERE code = ?"
    connection.execute(wanted, (written, news.updated, now, code))
    return Progress(both, news.updated)


def forget_progress(connection: sqlite3.Connection, code: str) -> bool:
    return connection.execute("DELETE FROM progress WHERE code = ?", (code,)).rowcount > 0


def sweep_progress(connection: sqlite3.Connection, since: int) -> int:
    """Delete a little of what nobody has asked for since."""
    some = f"SELECT code FROM progress WHERE rests_since <= ? LIMIT {SOME}"
    return connection.execute(f"DELETE FROM progress WHERE code IN ({some})", (since,)).rowcount
