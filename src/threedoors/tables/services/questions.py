"""Questions about what a seat sees: a what-if, a hint. Answered by another process, from the view alone."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

import msgspec

from threedoors.core import Refused
from threedoors.tables import wire
from threedoors.tables.handlers import Handlers
from threedoors.tables.judging.asking import check_own_seat, no
from threedoors.tables.session import Session
from threedoors.tables.table import Table
from threedoors.tables.workers import Asker, NobodyWaits, PastItsTime, Rules, TooManyWait, WorkerDied, Workers

log = logging.getLogger(__name__)

ANSWER_WITHIN_SECONDS = 30.0  # the wait for one's turn included


class HouseForQuestions(Protocol):
    """What questions need of the house around them."""

    workers: Workers

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside the requests."""


class Questions:
    """Has them answered."""

    def __init__(self, house: HouseForQuestions) -> None:
        self._house = house
        self.handlers: Handlers = {wire.Ask: self.ask}

    def ask(self, table: Table, session: Session, request: wire.Ask) -> None:
        """Answer beside the requests, when it is the asker's turn."""
        self._house.soon(self._answer(table, session, request))

    async def _answer(self, table: Table, session: Session, request: wire.Ask) -> None:
        asking = table.asking(session.people)
        refused = None if request.seat is None else check_own_seat(asking, request.seat)
        if refused or table.written.state is None:
            session.send(wire.Refusal(request.id, refused or no("not-started", "host-can-start")))
            return
        answer = await self._found(table, session, request)
        if isinstance(answer, Refused):
            session.send(wire.Refusal(request.id, answer))
        elif answer is not None:
            session.send(wire.Answered(request.id, msgspec.Raw(answer)))

    async def _found(self, table: Table, session: Session, request: wire.Ask) -> bytes | Refused | None:
        """The answer, or why there is none; None if the asker left meanwhile."""
        game, asker = table.rules.game, Asker(table.id, session.address, lambda: session in table.sessions)
        rules, view = Rules(game.name, game.rules_version), table.sight(request.seat)
        try:
            async with asyncio.timeout(ANSWER_WITHIN_SECONDS):
                return await self._house.workers.answer(rules, view, bytes(request.question), asker)
        except NobodyWaits:
            return None
        except TooManyWait:
            return no("slow-down")
        except PastItsTime:
            return no("too-hard-to-say")
        except WorkerDied:
            return no("no-answer")
        except Exception:
            log.exception("a question was not answered", extra={"table": table.id})
            return no("no-answer")
