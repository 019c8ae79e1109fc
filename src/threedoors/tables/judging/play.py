"""Playing: an act is judged by the game on the head of the table; so is what the clock does.

Acts in the name of the clock come from the house alone. A game that is paused waits for everybody.
"""

from typing import Any

import msgspec
from msgspec import UNSET

from threedoors.core import CLOCK, Message, Refused
from threedoors.games import AnyGame
from threedoors.tables.judging.asking import Asking, Draft, Judged, check_own_seat, check_playing, no
from threedoors.tables.log.facts import Acted, MomentAsked, MomentOver
from threedoors.tables.log.head import Head, TableRules

MOMENT_SECONDS = 60


def act(asking: Asking, raw: bytes) -> Judged:
    """An action of the game, for a seat of the asker's."""
    if refused := check_playing(asking) or check_not_held_up(asking.head):
        return refused
    try:
        action = asking.rules.game.decode_action(raw)
    except msgspec.MsgspecError as fault:
        return no("act-not-understood", fault=str(fault)[:200])
    if action.seat == CLOCK:
        return no("not-the-clock")
    if refused := check_own_seat(asking, action.seat):
        return refused
    return judged(asking.rules, asking.head, action, by=asking.head.seats[action.seat].person)


def judged(rules: TableRules, head: Head, action: Any, by: int | None = None, reason: Message | None = None) -> Judged:
    """The referee's word on an action of anybody, the clock included."""
    game: AnyGame = rules.game
    step = game.apply(head.state, action)
    if isinstance(step, Refused):
        return step
    events = tuple(msgspec.Raw(game.encode(event)) for event in step.events)
    ending = game.outcome(step.state) or UNSET
    acted = Acted(msgspec.Raw(game.encode(action)), events, game.fingerprint(step.state), reason, ending)
    return Draft((acted,), by, step.state, step.events)


def check_not_held_up(head: Head) -> Refused | None:
    """Is nothing holding the game up?"""
    if head.paused:
        return no("paused-now")
    return no("moment-now", seat=head.moment.seat) if head.moment else None


def need_moment(asking: Asking, seat: int) -> Judged:
    """I need a moment: play and clocks stand still, so often as the table allows."""
    if refused := check_playing(asking) or check_own_seat(asking, seat) or check_not_held_up(asking.head):
        return refused
    if asking.head.seats[seat].moments >= asking.head.settings.moments:
        return no("no-moments-left", moments=asking.head.settings.moments)
    return Draft((MomentAsked(seat, MOMENT_SECONDS),), asking.head.seats[seat].person)


def ready(asking: Asking, seat: int) -> Judged:
    """My moment is over (the host may say so too)."""
    moment = asking.head.moment
    if moment is None or moment.seat != seat:
        return no("no-moment-now")
    if not asking.is_host and (refused := check_own_seat(asking, seat)):
        return refused
    return Draft((MomentOver(seat),), asking.speaker(None))
