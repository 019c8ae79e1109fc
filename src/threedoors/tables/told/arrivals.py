"""Arrivals: somebody says hello, is shown the table, and hears what they missed.

Whatever happens while what was missed is read is told as well, before the first live message.
"""

from typing import NamedTuple

from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.ids import PersonId, hashed
from threedoors.tables.judging.asking import NO_KEY, no
from threedoors.tables.open_tables import OpenTables
from threedoors.tables.session import Connection, Session
from threedoors.tables.table import Table
from threedoors.tables.time.clocks import clock_seen
from threedoors.tables.told import telling
from threedoors.tables.told.past import Past


class Arrival(NamedTuple):
    """Somebody with a right key, and what they missed."""

    table: Table
    session: Session
    missed: wire.Story


async def arrive(hello: wire.Hello, connection: Connection, tables: OpenTables, past: Past) -> Arrival | Refused:
    """Somebody connects: who they are, and what has happened since they were here."""
    if hello.protocol != wire.PROTOCOL:
        return no("other-protocol", protocol=wire.PROTOCOL)
    table = await tables.find(hello.table)
    token = hashed(hello.token)
    people = () if table is None else people_behind(table, token)
    if table is None or not people:
        return NO_KEY
    send, hang_up, address = connection
    session = Session(table.id, people, token, send, hang_up, address=address, keeps_views=hello.changes)
    while session.people:
        session.seats = table.written.seats_of(session.people)
        missed = await past.missed(table, session.seats, max(0, hello.last), address)
        if not tables.has(table):
            return no("come-again")
        session.people = people_behind(table, token)  # meanwhile somebody may have been removed, or moved away
        if session.people and session.seats == table.written.seats_of(session.people):
            return Arrival(table, session, missed)  # else it was told as from a seat they have left
    return NO_KEY


def welcome(arrival: Arrival, now: int) -> wire.Welcome:
    """The first message to somebody who sits among the others now."""
    table, session, head = arrival.table, arrival.session, arrival.table.written
    return wire.Welcome(
        table=telling.table_seen(table, head),
        you=session.people,
        seats=session.seats,
        n=head.n,
        sights=telling.sights(table.seen_at(head), head, session.seats),
        clock=clock_seen(table.rules, head, now),
        missed=arrival.missed.told,
        earliest=arrival.missed.earliest,
    )


def people_behind(table: Table, token: str) -> tuple[PersonId, ...]:
    """Who at the table holds this (hashed) token, and is not just being removed."""
    staying = (person for person in table.written.people if person in table.head.people)
    return tuple(p for p in staying if p in table.names and table.names[p].token == token)
