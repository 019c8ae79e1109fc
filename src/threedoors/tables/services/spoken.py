"""Spoken invitations: people who come by two spoken words or a bare address, and the host who lets them in."""

import asyncio
from typing import Protocol

from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.handlers import Handlers
from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import Entropy, TableId, hashed, new_secret
from threedoors.tables.judging.asking import NO_TABLE, check_host, check_lobby, no
from threedoors.tables.people import seating
from threedoors.tables.services.invitations import GOOD_FOR_MS, Caller, Invitations
from threedoors.tables.session import Session
from threedoors.tables.store import Store
from threedoors.tables.table import Table
from threedoors.texts import LANGUAGES

CALLER_WAITS_SECONDS = 20.0


class HouseForCallers(Protocol):
    """What spoken invitations need of the house around them."""

    clock: HouseClock
    entropy: Entropy
    store: Store

    async def table(self, name: TableId) -> Table | None:
        """A table by its name, from memory or from the shelf."""


class SpokenInvitations:
    """Says two words for the host, and asks the host about whoever says them."""

    def __init__(self, house: HouseForCallers) -> None:
        self._house = house
        self.invitations = Invitations(house.entropy)
        self.handlers: Handlers = {
            wire.SpeakInvitation: self.speak,
            wire.LetIn: self.let_in,
        }

    async def call(self, words: str, name: str) -> str | Refused:
        """Come by spoken words: the host is asked."""
        row = seating.named(0, name, "en", "")
        if isinstance(row, Refused):
            return row
        caller = self.invitations.call(words, row.name, self._house.clock.now())
        table = await self._house.table(caller.table) if caller else None
        if caller is None or table is None or table.written.phase != "lobby":
            return no("words-open-nothing")
        return tell_host(table, caller)

    async def call_at(self, table_id: str, name: str) -> str | Refused:
        """Come to a table by its address alone: the host is asked."""
        row = seating.named(0, name, "en", "")
        if isinstance(row, Refused):
            return row
        table = await self._house.table(TableId(table_id))
        if table is None:
            return NO_TABLE
        if table.written.phase != "lobby":
            return no("already-started")
        caller = self.invitations.call_at(table.id, row.name, self._house.clock.now())
        return no("slow-down") if caller is None else tell_host(table, caller)

    async def host_answer(self, caller_id: str) -> wire.HostAnswer | Refused:
        """Wait for the host's answer, for a while."""
        caller = self.invitations.find(caller_id, self._house.clock.now())
        if caller is None:
            return no("words-open-nothing")
        try:
            await asyncio.wait_for(caller.answered.wait(), CALLER_WAITS_SECONDS)
        except TimeoutError:
            return wire.HostAnswer("wait")
        if not caller.answer:
            return wire.HostAnswer("no")
        table = await self._house.table(caller.table)
        if table is None:
            return NO_TABLE
        invite = await self._single_invite(table, caller.link)
        return no("words-open-nothing") if invite is None else wire.HostAnswer("yes", table.id, invite)

    async def _single_invite(self, table: Table, link: str) -> str | None:
        """An invitation for whoever was let in, good for ten minutes; None if the link was renewed since."""
        if link != table.link:
            return None
        invite = new_secret(self._house.entropy)
        ends = self._house.clock.now() + GOOD_FOR_MS
        await self._house.store.invite(table.id, hashed(invite), ends)
        if link != table.link:
            return None
        table.invitations[hashed(invite)] = ends
        return invite

    def speak(self, table: Table, session: Session, request: wire.SpeakInvitation) -> None:
        """Two words for the host to say aloud."""
        asking = table.asking(session.people)
        if refused := check_host(asking) or check_lobby(asking):
            session.send(wire.Refusal(request.id, refused))
            return
        language = request.language or table.names[table.head.host].language
        if language not in LANGUAGES:
            session.send(wire.Refusal(request.id, no("unknown-language", languages=list(LANGUAGES))))
            return
        words, ends = self.invitations.speak(table.id, language, self._house.clock.now())
        session.send(wire.Spoken(request.id, words, ends))

    def let_in(self, table: Table, session: Session, request: wire.LetIn) -> None:
        """The host's answer to somebody who waits."""
        refused = check_host(table.asking(session.people))
        if not refused and not self.invitations.answer(table.id, request.knock, request.allowed, table.link):
            refused = no("nobody-knocks")
        session.send(wire.Refusal(request.id, refused) if refused else wire.Accepted(request.id))


def tell_host(table: Table, caller: Caller) -> str:
    """The host hears who knocks, wherever they look at the table."""
    for session in table.sessions:
        if table.written.host in session.people:
            session.send(wire.Knocking(caller.id, caller.name))
    return caller.id
