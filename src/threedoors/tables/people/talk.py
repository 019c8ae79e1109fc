"""Talk: chat and gestures.

Chat closes when the game says so (Knock's Silence), when the host switches it off, and for whoever is
muted; gestures stay open to seats. A gesture points only at what everybody can see, so that it cannot
become a second chat or show a card.
"""

from typing import Any

import msgspec

from threedoors.core import Refused
from threedoors.tables.judging.asking import Asking, Draft, Judged, check_own_seat, no
from threedoors.tables.log.facts import Gestured, Pointing, Said
from threedoors.tables.people.words import CHAT_LENGTH, tidy
from threedoors.tables.wire import Gesture, Say

FINGERS = range(11)
SPOTS = range(-99, 100)
HAND = range(30)


def say(asking: Asking, request: Say) -> Judged:
    """Write something to the table."""
    who = asking.speaker(request.person)
    if who is None:
        return no("not-you")
    seated = bool(asking.head.seats_of((who,)))
    if refused := _check_may_speak(asking, who, seated):
        return refused
    text = tidy(request.text, CHAT_LENGTH)
    if text is None:
        return no("bad-chat", most=CHAT_LENGTH)
    return Draft((Said(who, seated),), who, said=text)


def _check_may_speak(asking: Asking, who: int, seated: bool) -> Refused | None:
    if not asking.head.settings.chat:
        return no("chat-off")
    if who in asking.head.muted:
        return no("muted-now")
    if seated and asking.rules.hushed(asking.head):
        return no("hushed-now", "gestures-instead")
    return None


def gesture(asking: Asking, request: Gesture) -> Judged:
    """Point, nod, shake, stop, hurry, count on fingers."""
    if refused := check_own_seat(asking, request.seat):
        return refused
    if request.gesture == "count" and request.number not in FINGERS:
        return no("count-on-fingers", most=FINGERS[-1])
    if request.gesture == "point" and (refused := _check_pointing(asking, request.at)):
        return refused
    number = request.number if request.gesture == "count" else None
    at = request.at if request.gesture == "point" else None
    return Draft((Gestured(request.seat, request.gesture, number, at),), asking.head.seats[request.seat].person)


def _check_pointing(asking: Asking, at: Pointing | None) -> Refused | None:
    if at is None or at == Pointing():
        return no("point-at-what")
    ranges = ((at.x, SPOTS), (at.y, SPOTS), (at.seat, range(len(asking.head.seats))), (at.hand, HAND))
    if any(value is not None and value not in allowed for value, allowed in ranges):
        return no("point-on-the-table")
    if at.card is not None and not _stands_in_public(asking, at.card):
        return no("point-at-the-open")
    return None


def _stands_in_public(asking: Asking, card: str) -> bool:
    """Can every spectator see something of this name on the table?"""
    if asking.head.state is None:
        return False
    return card in _texts_in(msgspec.to_builtins(asking.rules.game.view(asking.head.state, None)))


def _texts_in(part: Any) -> set[str]:
    if isinstance(part, dict):
        return {key for key in part if isinstance(key, str)}.union(*(_texts_in(inner) for inner in part.values()))
    if isinstance(part, list | tuple):
        return set().union(*(_texts_in(inner) for inner in part))
    return {part} if isinstance(part, str) else set()
