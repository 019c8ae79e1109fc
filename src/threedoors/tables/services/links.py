"""The link that opens a table: a fresh one when the host asks for it, and whenever somebody is removed."""

from collections.abc import Coroutine
from typing import Any, Protocol

from threedoors.tables import wire
from threedoors.tables.handlers import Handlers, NewLink
from threedoors.tables.ids import Entropy, hashed, new_secret
from threedoors.tables.judging.asking import NOT_WRITTEN, check_host
from threedoors.tables.session import Session
from threedoors.tables.store import NotWritten, Store
from threedoors.tables.table import Table


class HouseForLinks(Protocol):
    """What links need of the house around them."""

    entropy: Entropy
    store: Store

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the requests."""

    def judged(self, table: Table, session: Session, request: wire.TableRequest, link: NewLink | None = None) -> None:
        """Judge a request, and renew the link as it is written down."""


class Links:
    """Renews them; the old one opens nothing any more."""

    def __init__(self, house: HouseForLinks) -> None:
        self._house = house
        self.handlers: Handlers = {
            wire.RenewInvitation: self.renew,
            wire.RemovePerson: self.remove,
        }

    def renew(self, table: Table, session: Session, request: wire.RenewInvitation) -> None:
        """A fresh link for the host."""
        if refused := check_host(table.asking(session.people)):
            session.send(wire.Refusal(request.id, refused))
        else:
            self._house.soon(self._renew(table, session, request))

    async def _renew(self, table: Table, session: Session, request: wire.RenewInvitation) -> None:
        invite = new_secret(self._house.entropy)
        table.new_links.append(hashed(invite))  # at once: nobody slips in by the old one meanwhile
        try:
            await self._house.store.renew(table.id, hashed(invite))
        except NotWritten:
            table.new_links.remove(hashed(invite))
            session.send(wire.Refusal(request.id, NOT_WRITTEN))
        else:
            table.renewed(hashed(invite))
            session.send(wire.Invitation(request.id, invite))

    def remove(self, table: Table, session: Session, request: wire.RemovePerson) -> None:
        """Whoever is removed takes the link with them; the host is told a fresh one."""
        invite = new_secret(self._house.entropy)

        def told(n: int | NotWritten) -> None:
            if not isinstance(n, NotWritten):
                session.send(wire.Invitation(request.id, invite))

        self._house.judged(table, session, request, NewLink(hashed(invite), told))
