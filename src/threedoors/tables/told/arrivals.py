"""Arrivals: somebody says hello, is shown the table, and hears what they missed.

What was missed is told in a thread beside the loop, so that a crowd coming back after a restart keeps nobody
waiting; whatever happens meanwhile is told as well, before the first live message.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.ids import PersonId, hashed
from threedoors.tables.judging.asking import no
from threedoors.tables.log.head import Head
from threedoors.tables.people import presence
from threedoors.tables.session import HangUp, Send, Session
from threedoors.tables.table import Table, UnreadableSnapshot, head_after
from threedoors.tables.time.clocks import clock_seen
from threedoors.tables.told import telling
from threedoors.tables.told.stories import MOST_MISSED, missed

if TYPE_CHECKING:
    from threedoors.tables.house import House


async def hello(house: "House", hello: wire.Hello, send: Send, hang_up: HangUp, address: str = "") -> Session | Refused:
    """Somebody connects: welcome them, with what they missed."""
    if hello.protocol != wire.PROTOCOL:
        return no("other-protocol", protocol=wire.PROTOCOL)
    table = await house.table(hello.table)
    token = hashed(hello.token)
    people = () if table is None else people_behind(table, token)
    if table is None or not people:
        return no("key-opens-nothing")
    session = Session(table.id, people, token, send, hang_up, table.written.seats_of(people), address)
    told, earliest = await _missed(house, table, session, max(0, hello.last))
    session.people = people_behind(table, token)  # meanwhile somebody may have been removed, or moved away
    if not session.people or house.tables.get(table.id) is not table:
        return no("key-opens-nothing") if not session.people else no("come-again")
    _attach(house, table, session, told, earliest)
    return session


async def _missed(house: "House", table: Table, session: Session, last: int) -> tuple[tuple[wire.Numbered, ...], int]:
    """Everything since a number, up to this very moment."""
    told: tuple[wire.Numbered, ...] = ()
    first = max(min(last, table.written.n) + 1, table.written.n - MOST_MISSED + 1)
    next_one = first
    while next_one <= table.written.n:
        upto = table.written.n
        told += await told_again(house, table, session.seats, next_one, upto)
        next_one = upto + 1
    return told, first


async def told_again(
    house: "House", table: Table, audience: telling.Audience, first: int, last: int
) -> tuple[wire.Numbered, ...]:
    """The entries from one number to another, as this audience may hear them."""
    head = await head_at(house, table, first - 1)
    entries = await house.store.entries(table.id, first, last)
    said = await house.store.said(table.id, first, last)
    over = table.written.phase == "over"
    return await asyncio.to_thread(missed, table.rules, head, entries, said, dict(table.names), audience, over)


async def head_at(house: "House", table: Table, n: int) -> Head:
    """The table after one of its numbers; reckoned beside the loop."""
    snapshot, entries = await house.store.before(table.id, n)
    if not table.rules.only_told:
        with suppress(UnreadableSnapshot):
            return await asyncio.to_thread(head_after, table.rules, snapshot, entries)
    entries = await house.store.entries(table.id, 1, n)
    return await asyncio.to_thread(head_after, table.rules, None, entries)


def _attach(house: "House", table: Table, session: Session, told: tuple[wire.Numbered, ...], earliest: int) -> None:
    head, now = table.written, house.clock.now()
    session.seats = head.seats_of(session.people)
    table.sessions.append(session)
    welcome = wire.Welcome(
        table=telling.table_seen(table.id, table.rules, head, table.names, table.here),
        you=session.people,
        seats=session.seats,
        n=head.n,
        sights=telling.sights(table.rules, head, session.seats),
        clock=clock_seen(table.rules, head, now),
        missed=told,
        earliest=earliest,
    )
    session.send(welcome)
    presence.came(house, table, session)


def people_behind(table: Table, token: str) -> tuple[PersonId, ...]:
    """Who at the table holds this (hashed) token."""
    return tuple(p for p in table.written.people if p in table.names and table.names[p].token == token)
