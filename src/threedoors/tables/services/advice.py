"""Advice: what the strongest bot would do at somebody's place. Thought by another process, from the view alone.

It is answered within the time of a hint and waits in the same fair line as hints do. Where the host does not allow it,
nobody is answered; where somebody is, it is written down and everybody reads it.
"""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from threedoors.bots.advice import advises
from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.handlers import Handlers
from threedoors.tables.judging.asking import Asking, Draft, check_own_seat, check_playing, no
from threedoors.tables.judging.play import check_not_held_up
from threedoors.tables.log.facts import Advised
from threedoors.tables.road import Road
from threedoors.tables.services.questions import ANSWER_WITHIN_SECONDS
from threedoors.tables.session import Session
from threedoors.tables.table import Table
from threedoors.tables.workers import Asker, NobodyWaits, PastItsTime, Rules, TooManyWait, WorkerDied, Workers

log = logging.getLogger(__name__)


class HouseForAdvice(Protocol):
    """What advice needs of the house around it."""

    road: Road
    workers: Workers

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the requests."""


class Advisers:
    """Has people advised."""

    def __init__(self, house: HouseForAdvice) -> None:
        self._house = house
        self.handlers: Handlers = {wire.Advise: self.advise}

    def advise(self, table: Table, session: Session, request: wire.Advise) -> None:
        """Answer beside the requests, when it is the asker's turn."""
        self._house.soon(self._answer(table, session, request))

    async def _answer(self, table: Table, session: Session, request: wire.Advise) -> None:
        asking = table.asking(session.people)
        found = why_not(asking, request) or await self._found(table, session, request)
        if isinstance(found, Refused):
            session.send(wire.Refusal(request.id, found))
        elif found is not None and await self._noted(table, session, request):
            session.send(wire.Answered(request.id, msgspec.Raw(found)))
        elif found is not None:
            session.send(wire.Refusal(request.id, no("not-written")))

    async def _noted(self, table: Table, session: Session, request: wire.Advise) -> bool:
        """Everybody may know who was advised, and how much; asking twice with one id is noted once."""
        if table.was_done(session.people, request.id) is not None:
            return True
        noted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        draft = Draft((Advised(request.seat, request.strength),), table.head.seats[request.seat].person)
        self._house.road.write(table, draft, request.id, lambda result: noted.set_result(isinstance(result, int)))
        return await noted

    async def _found(self, table: Table, session: Session, request: wire.Advise) -> bytes | Refused | None:
        """The advice, or why there is none; None if the asker left meanwhile."""
        game, asker = table.rules.game, Asker(table.id, session.address, lambda: session in table.sessions)
        rules, view = Rules(game.name, game.rules_version), table.sight(request.seat)
        try:
            async with asyncio.timeout(ANSWER_WITHIN_SECONDS):
                return await self._house.workers.advise(rules, view, request.strength, asker)
        except NobodyWaits:
            return None
        except TooManyWait:
            return no("slow-down")
        except PastItsTime:
            return no("too-hard-to-say")
        except WorkerDied:
            return no("no-answer")
        except Exception:
            log.exception("nobody was advised", extra={"table": table.id})
            return no("no-answer")


def why_not(asking: Asking, request: wire.Advise) -> Refused | None:
    """Who may be advised: a seat of one's own, in a running game, where the host allows it and a bot knows how."""
    if refused := check_playing(asking) or check_own_seat(asking, request.seat) or check_not_held_up(asking.head):
        return refused
    if not asking.head.settings.advice:
        return no("advice-off")
    return None if advises(asking.rules.game) else no("nobody-advises")
