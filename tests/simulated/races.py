"""Races of old, put back into the house: the simulator has to find each of them.

`python -m tests.simulated.races` plays evenings with one race after another put back and names the first seed that
meets it. Each is the house's own code as it was before it was mended, in place of today's for as long as it is played.
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from typing import Any, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from tests.simulated.evening import Evening, play
from threedoors.core import Refused
from threedoors.tables import house, wire
from threedoors.tables.handlers import NewLink
from threedoors.tables.house import House
from threedoors.tables.ids import hashed, new_secret, new_seed, new_table_id
from threedoors.tables.judging.asking import NO_KEY, Checked, Draft, no
from threedoors.tables.log.facts import RematchOpened
from threedoors.tables.open_tables import OpenTables
from threedoors.tables.services import rematch
from threedoors.tables.services.rematch import Rematches
from threedoors.tables.session import Connection, Session
from threedoors.tables.store import TableRow
from threedoors.tables.table import Table
from threedoors.tables.told.arrivals import Arrival, people_behind
from threedoors.tables.told.past import Past

MOST_EVENINGS = 100


class Race(NamedTuple):
    """A fault of old: what it led to, and how to put it back."""

    name: str
    story: str
    put_back: Callable[[], AbstractContextManager[Any]]


async def _arrive_without_looking_again(
    hello: wire.Hello, connection: Connection, tables: OpenTables, past: Past
) -> Arrival | Refused:
    table = await tables.find(hello.table)
    token = hashed(hello.token)
    people = () if table is None else people_behind(table, token)
    if table is None or not people:
        return NO_KEY
    send, hang_up, address = connection
    seats = table.written.seats_of(people)
    session = Session(table.id, people, token, send, hang_up, seats, address, hello.changes)
    return Arrival(table, session, await past.missed(table, seats, max(0, hello.last), address))


def _judged_with_one_answer(
    self: House,
    table: Table,
    session: Session,
    request: wire.TableRequest,
    link: NewLink | None = None,
    checked: Checked = None,
) -> None:
    before = table.was_done(session.people, request.id)
    if before is not None:
        session.send(wire.Accepted(request.id, before))
    elif table.on_its_way(session.people, request.id) is None:
        self._judge(table, session, request, link, checked)


async def _again_for_each(self: Rematches, table: Table, session: Session, request: wire.Rematch) -> None:
    if table.head.phase != "over" or not table.asking(session.people).seats:
        session.send(wire.Refusal(request.id, no("no-rematch-yet")))
        return
    if table.head.next_table is None:
        await self._write_next(table)
    session.send(wire.Accepted(request.id))


async def _write_way_first(self: Rematches, table: Table) -> None:
    seed, invite, wall = new_seed(self._house.entropy), new_secret(self._house.entropy), self._house.wall()
    row = TableRow(new_table_id(self._house.entropy), table.head.game, seed, wall, wall)
    self._house.open_table(row, replace(rematch._next_draft(table, seed), invite=hashed(invite)))
    await self._house.written(table, Draft((RematchOpened(row.id),)))


RACES = (
    Race(
        "old-keys",
        "Hello found the people, waited for the disk and did not look again: moved and removed people stayed.",
        partial(patch.object, house, "arrive", _arrive_without_looking_again),
    ),
    Race(
        "no-answer",
        "A request sent again while its first copy was being written was never answered.",
        partial(patch.object, House, "judged", _judged_with_one_answer),
    ),
    Race(
        "many-rematches",
        "Rematch pressed by two at once opened several next tables.",
        partial(patch.object, Rematches, "_again", _again_for_each),
    ),
    Race(
        "way-to-nowhere",
        "The way to the next table was announced although that table was not written down.",
        partial(patch.object, Rematches, "_write_next", _write_way_first),
    ),
)


class Found(NamedTuple):
    """The first evening that met a race, and the law it broke."""

    seed: int
    trouble: BaseException


def find(race: Race, first: int = 0, most: int = MOST_EVENINGS) -> Found | None:
    """Play evenings with the race put back, until one breaks."""
    with race.put_back():
        for seed in range(first, first + most):
            try:
                play(Evening(seed))
            except Exception as trouble:
                return Found(seed, trouble)
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="RACE", help=", ".join(race.name for race in RACES))
    asked = parser.parse_args()
    missed = 0
    for race in RACES:
        if asked.names and race.name not in asked.names:
            continue
        found = find(race)
        missed += found is None
        told = f"seed {found.seed}: {str(found.trouble)[:120]}" if found else f"not found in {MOST_EVENINGS} evenings"
        print(f"{race.name:<15} {told}", flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
