"""The laws of an evening that are checked at its end, against what lies on the disk."""

from collections import Counter
from itertools import groupby, pairwise
from math import inf
from typing import NamedTuple

import msgspec

from tests.simulated.disk import Disk
from tests.simulated.history import Broke, History, Request
from threedoors import games
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.looks import Looks
from threedoors.tables.store import reading


class Row(NamedTuple):
    """A line of the log."""

    table: str
    n: int
    at: int
    by: int | None
    request: str | None
    fact: bytes

    @property
    def asked(self) -> Request | None:
        """Whose wish it was, if anybody's."""
        return None if self.request is None else Request(self.table, self.by or 0, self.request)

    def told(self) -> "_Fact":
        return msgspec.json.decode(self.fact, type=_Fact)


class _Fact(msgspec.Struct):
    """As much of what happened as the laws speak of."""

    type: str = ""
    person: int = 0


Log = dict[str, list[Row]]
"""By table."""


def check(history: History, disk: Disk) -> None:
    """All of them; Broke says which was not kept."""
    log = read(disk)
    numbers_have_no_holes(log)
    a_request_is_one_row(log)
    acknowledged_is_written(log, history)
    real_time_is_the_order(log, history)
    house_time_never_goes_back(log)
    whoever_left_does_nothing(log)
    one_rematch_each(log)
    nothing_is_swept(log, disk)
    views_are_what_the_log_says(log, history, disk)


def read(disk: Disk) -> Log:
    rows = disk.rows("SELECT table_id, n, at, by_person, request, fact FROM log ORDER BY table_id, n")
    return {table: list(found) for table, found in groupby(map(Row._make, rows), lambda row: row.table)}


def numbers_have_no_holes(log: Log) -> None:
    for table, rows in log.items():
        if (found := [row.n for row in rows]) != list(range(1, len(rows) + 1)):
            raise Broke(f"the log of {table} has holes: {found}")


def a_request_is_one_row(log: Log) -> None:
    for rows in log.values():
        times = Counter(row.asked for row in rows if row.asked)
        if twice := [asked for asked, count in times.items() if count > 1]:
            raise Broke(f"written more than once: {twice}")


def acknowledged_is_written(log: Log, history: History) -> None:
    written = {row.asked: row.n for rows in log.values() for row in rows if row.asked}
    for request, told in history.done.items():
        if written.get(request) != told.n:
            raise Broke(f"{request} was acknowledged as {told.n}, the log has {written.get(request)}")
    denied = history.not_written & written.keys() - history.done.keys()
    if once := [request for request in denied if history.copies[request] == 1]:  # another copy may have been luckier
        raise Broke(f"said not to be written, and in the log: {once}")


def real_time_is_the_order(log: Log, history: History) -> None:
    """Whatever was acknowledged before another was first sent has the smaller number."""
    for table, rows in log.items():
        acknowledged, later = inf, 0  # the first of all with a greater number, and which
        for row in reversed(rows):
            if row.asked is None:
                continue
            if history.sent.get(row.asked, 0.0) > acknowledged:
                raise Broke(f"{row.n} of {table} was sent after {later} was acknowledged")
            told = history.done.get(row.asked)
            if told is not None and told.at < acknowledged:
                acknowledged, later = told.at, row.n


def house_time_never_goes_back(log: Log) -> None:
    """Whatever the clock on the wall says."""
    for table, rows in log.items():
        for before, after in pairwise(rows):
            if after.at < before.at:
                raise Broke(f"house time went back from {before.n} to {after.n} of {table}")


def whoever_left_does_nothing(log: Log) -> None:
    """But what their leaving itself brought about, in the same breath."""
    for table, rows in log.items():
        left: dict[int, Row] = {}
        for row in rows:
            went = left.get(row.by or 0)
            if row.request is not None and went is not None and (row.by, row.at) != (went.by, went.at):
                raise Broke(f"{row.by} left {table} as {went.n} and did {row.n}: {row.fact!r}")
            if (told := row.told()).type == "PersonLeft":
                left[told.person] = row


def one_rematch_each(log: Log) -> None:
    """And the way to it leads somewhere."""
    for table, rows in log.items():
        following = [row for row in rows if row.told().type == "RematchOpened"]
        if len(following) > 1:
            raise Broke(f"several next tables after {table}")
        for row in following:
            if msgspec.json.decode(row.fact)["table"] not in log:
                raise Broke(f"the next table after {table} was never written")


def nothing_is_swept(log: Log, disk: Disk) -> None:
    """An evening is short: no wrong clock takes a table away."""
    there = {table for (table,) in disk.rows("SELECT id FROM tables WHERE swept IS NULL")}
    if gone := log.keys() - there:
        raise Broke(f"not on the shelf any more: {gone}")


def views_are_what_the_log_says(log: Log, history: History, disk: Disk) -> None:
    """Whatever anybody saw, whole or by what changed, is what their seat sees when the log is followed again."""
    for table, rows in log.items():
        name, seed = disk.rows("SELECT game, seed FROM tables WHERE id = ?", table)[0]
        rules, head = TableRules(games.load(name), seed), Head()
        seen: dict[int, list[int | None]] = {}
        for where, n, seat in history.views:
            if where == table:
                seen.setdefault(n, []).append(seat)
        for entry in reading.entries(disk.connection, table, 1, len(rows)):
            head = rules.follow(head, entry)
            looks = Looks(rules.game, head.state)
            for seat in seen.get(entry.n, ()):
                if history.views[table, entry.n, seat] != msgspec.json.decode(looks.travelling(seat)):
                    raise Broke(f"number {entry.n} of {table} does not look like that from seat {seat}")
