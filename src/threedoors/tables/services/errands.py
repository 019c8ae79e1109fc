"""Errands: what somebody at the table asks of the house rather than of its referee.

Questions about a view, a rematch, a fresh link, spoken words. Everything else takes the one road.
"""

import asyncio
import logging

import msgspec

from threedoors.core import Refused, seal
from threedoors.tables import wire
from threedoors.tables.house import House, NewLink
from threedoors.tables.ids import TableId, hashed, new_secret, new_seed, new_table_id
from threedoors.tables.judging.asking import Draft, check_host, check_own_seat, no
from threedoors.tables.log.facts import AnyFact, BotSeated, HostChanged, PersonCame, RematchOpened, SatDown, TableOpened
from threedoors.tables.people import hosting
from threedoors.tables.services.spoken import SpokenInvitations
from threedoors.tables.session import Session
from threedoors.tables.store import NotWritten, TableRow
from threedoors.tables.table import Table
from threedoors.tables.workers import Asker, NobodyWaits, PastItsTime, Rules, TooManyWait

log = logging.getLogger(__name__)

ANSWER_WITHIN_SECONDS = 30.0  # the wait for one's turn included
NOT_WRITTEN = no("not-written")


class Errands:
    """Runs them."""

    def __init__(self, house: House, spoken: SpokenInvitations) -> None:
        self.house = house
        self.spoken = spoken
        self._opening: dict[TableId, asyncio.Future[tuple[bool, bool]]] = {}  # rematches on their way

    async def made_ready(self, session: Session, request: wire.TableRequest) -> None:
        """Beside the loop, what would take long on it: reading a deck, a set, a list of levels."""
        table = self.house.tables.get(session.table)
        if table is None or not isinstance(request, wire.ChangeOptions | wire.Start):
            return
        given = (bytes(request.options), request.seats) if isinstance(request, wire.ChangeOptions) else None
        options, seats = given or (bytes(table.head.options), len(table.head.seats))
        await self.house.beside(hosting.checked_options, table.asking(()), options, seats)

    def request(self, session: Session, request: wire.TableRequest) -> None:
        """Whatever somebody connected asks: most goes the one road, some is answered here."""
        match request:
            case wire.Ask():
                self.house.soon(self._answer(session, request))
            case wire.Rematch():
                self.house.soon(self._rematch(session, request))
            case wire.RenewInvitation():
                self.house.soon(self._renew(session, request))
            case wire.RemovePerson():
                self._remove(session, request)
            case wire.SpeakInvitation():
                self.spoken.speak(session, request)
            case wire.LetIn():
                self.spoken.let_in(session, request)
            case _:
                self.house.request(session, request)

    async def _answer(self, session: Session, request: wire.Ask) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        asking = table.asking(session.people)
        refused = None if request.seat is None else check_own_seat(asking, request.seat)
        if refused or table.written.state is None:
            session.send(wire.Refusal(request.id, refused or no("not-started", "host-can-start")))
            return
        answer = await self._found(session, table, request)
        if isinstance(answer, Refused):
            session.send(wire.Refusal(request.id, answer))
        elif answer is not None:
            session.send(wire.Answered(request.id, msgspec.Raw(answer)))

    async def _found(self, session: Session, table: Table, request: wire.Ask) -> bytes | Refused | None:
        """The answer, or why there is none; None if the asker left meanwhile."""
        game, asker = table.rules.game, Asker(table.id, session.address, lambda: session in table.sessions)
        view = game.encode(game.view(table.written.state, request.seat))
        rules = Rules(game.name, game.rules_version)
        try:
            async with asyncio.timeout(ANSWER_WITHIN_SECONDS):
                return await self.house.workers.answer(rules, view, bytes(request.question), asker)
        except NobodyWaits:
            return None
        except TooManyWait:
            return no("slow-down")
        except PastItsTime:
            return no("too-hard-to-say")
        except Exception:
            log.exception("a question was not answered", extra={"table": table.id})
            return no("no-answer")

    async def _renew(self, session: Session, request: wire.RenewInvitation) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        refused = check_host(table.asking(session.people))
        if refused:
            session.send(wire.Refusal(request.id, refused))
            return
        invite, before = new_secret(self.house.entropy), table.invitations
        table.invitations = {hashed(invite): None}  # at once: nobody slips in by the old one meanwhile
        try:
            await self.house.store.renew(table.id, hashed(invite))
            session.send(wire.Invitation(request.id, invite))
        except NotWritten:
            table.invitations = before
            session.send(wire.Refusal(request.id, NOT_WRITTEN))

    def _remove(self, session: Session, request: wire.RemovePerson) -> None:
        """Whoever is removed takes the link with them; the host is told a fresh one."""
        invite = new_secret(self.house.entropy)

        def told(n: int | NotWritten) -> None:
            if not isinstance(n, NotWritten):
                session.send(wire.Invitation(request.id, invite))

        self.house.request(session, request, NewLink(hashed(invite), told))

    async def _rematch(self, session: Session, request: wire.Rematch) -> None:
        """The next table, for everybody at this one: the same seats, the same keys."""
        table = self.house.tables.get(session.table)
        if table is None:
            return
        if table.head.phase != "over" or not table.asking(session.people).seats:
            session.send(wire.Refusal(request.id, no("no-rematch-yet")))
            return
        if table.head.next_table is None:
            self._opening[table.id] = self._open_next(table)
        if table.id in self._opening:
            await self._opening[table.id]
            self._opening.pop(table.id, None)
        session.send(wire.Accepted(request.id) if table.head.next_table else wire.Refusal(request.id, NOT_WRITTEN))

    def _open_next(self, table: Table) -> "asyncio.Future[tuple[bool, bool]]":
        """At once, so that two who press together come to one table; the future tells when it is written."""
        seed, invite, wall = new_seed(self.house.entropy), new_secret(self.house.entropy), self.house.wall()
        row = TableRow(new_table_id(self.house.entropy), table.head.game, seed, wall, wall)
        draft = msgspec.structs.replace(_next_draft(table, seed), invite=hashed(invite))
        _, written = self.house.open_table(row, draft)
        announced = self.house.written(table, Draft((RematchOpened(row.id),)))
        return asyncio.gather(written, announced)


def _next_draft(table: Table, seed: str) -> Draft:
    """The first entries of a rematch: the same game, people and seats, in the same order."""
    head = table.head
    staying = {person: number for number, person in enumerate(head.people, 1) if person in table.names}
    rows = tuple(msgspec.structs.replace(table.names[person], person=number) for person, number in staying.items())
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
