"""Retelling: a table whose rules this program does not play any more is shown from its log, and stays as it was.

Everything that happened is told again; there is no view, no clock, no bot, and nobody can act. It is nobody's fault
but ours, so the people at it are told in one sentence, and a program that knows the rules plays on where it stopped.
"""

from contextlib import suppress
from typing import Any, ClassVar

from msgspec import MsgspecError
from msgspec.structs import replace

from threedoors.core import Event, Message, Wait, tell_plainly
from threedoors.tables.log.facts import Acted, GameStarted
from threedoors.tables.log.head import Head, TableRules, with_game_begun


class Retelling(TableRules):
    """How heads follow each other where the game itself cannot be followed."""

    only_told: ClassVar[bool] = True

    def waits(self, head: Head) -> tuple[Wait[Any], ...]:
        return ()

    def hushed(self, head: Head) -> bool:
        return False

    def events(self, head: Head, acted: Acted) -> list[Event]:
        """What happened, as far as today's words for it go."""
        found = []
        for event in acted.events:
            with suppress(MsgspecError):
                found.append(self.game.decode_event(bytes(event), lambda: self.options(head)))
        return found

    def tell(self, head: Head, event: Event) -> Message:
        return tell_plainly(event)

    def _acted(self, head: Head, acted: Acted, state: Any) -> Head:
        return replace(head, moment=None)

    def _started(self, head: Head, started: GameStarted) -> Head:
        return with_game_begun(head, started)
