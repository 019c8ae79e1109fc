"""Rematch: the next table, for everybody at this one. The same game, seats and keys."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from msgspec.structs import replace

from threedoors.core import seal
from threedoors.tables import wire
from threedoors.tables.handlers import Handlers
from threedoors.tables.ids import Entropy, TableId, hashed, new_secret, new_seed, new_table_id
from threedoors.tables.judging.asking import NOT_WRITTEN, Draft, no
from threedoors.tables.log.facts import (
    AnyFact,
    BotSeated,
    HostChanged,
    PersonCame,
    RematchOpened,
    SatDown,
    TableOpened,
)
from threedoors.tables.session import Session
from threedoors.tables.store import TableRow
from threedoors.tables.table import Table


class HouseForRematches(Protocol):
    """What rematches need of the house around them."""

    entropy: Entropy

    def wall(self) -> int:
        """What time it is outside, in milliseconds."""

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the requests."""

    def open_table(self, row: TableRow, draft: Draft) -> tuple[Table, "asyncio.Future[bool]"]:
        """A new table with its first entries; the future tells whether it was written down."""

    def written(self, table: Table, draft: Draft) -> "asyncio.Future[bool]":
        """Write something down, at once; the future tells whether the disk took it."""


class Rematches:
    """Opens them; however many press at once, they come to one table."""

    def __init__(self, house: HouseForRematches) -> None:
        self._house = house
        self._opening: dict[TableId, asyncio.Future[None]] = {}  # on their way
        self.handlers: Handlers = {wire.Rematch: self.again}

    def again(self, table: Table, session: Session, request: wire.Rematch) -> None:
        """Open the next table, unless somebody has."""
        self._house.soon(self._again(table, session, request))

    async def _again(self, table: Table, session: Session, request: wire.Rematch) -> None:
        if table.head.phase != "over" or not table.asking(session.people).seats:
            session.send(wire.Refusal(request.id, no("no-rematch-yet")))
            return
        if table.head.next_table is None and table.id not in self._opening:  # two who press together come to one
            self._opening[table.id] = asyncio.get_running_loop().create_future()
            self._house.soon(self._open_next(table))
        if (opening := self._opening.get(table.id)) is not None:
            await asyncio.wait({opening})
        session.send(wire.Accepted(request.id) if table.head.next_table else wire.Refusal(request.id, NOT_WRITTEN))

    async def _open_next(self, table: Table) -> None:
        """The table first, and only when it is written down the way there: a way must not lead nowhere."""
        try:
            await self._write_next(table)
        finally:
            self._opening.pop(table.id).set_result(None)

    async def _write_next(self, table: Table) -> None:
        seed, invite, wall = new_seed(self._house.entropy), new_secret(self._house.entropy), self._house.wall()
        row = TableRow(new_table_id(self._house.entropy), table.head.game, seed, wall, wall)
        draft = replace(_next_draft(table, seed), invite=hashed(invite))
        _, written = self._house.open_table(row, draft)
        if await written:
            await self._house.written(table, Draft((RematchOpened(row.id),)))


def _next_draft(table: Table, seed: str) -> Draft:
    """The first entries of a rematch: the same game, people and seats, in the same order."""
    head = table.head
    staying = {person: number for number, person in enumerate(head.people, 1) if person in table.names}
    rows = tuple(replace(table.names[person], person=number) for person, number in staying.items())
    rules_version = table.rules.newest.rules_version
    opened = TableOpened(head.game, rules_version, head.options, len(head.seats), head.settings, seal(seed))
    came = tuple(PersonCame(number) for number in staying.values())
    sat: list[AnyFact] = []
    for seat, holder in enumerate(head.seats):
        if holder.person in staying:
            sat.append(SatDown(staying[holder.person], seat))
        elif holder.bot:
            sat.append(BotSeated(seat, holder.bot))
    host = HostChanged(staying.get(head.host, 1))
    return Draft((opened, *came, host, *sat), people=rows)
