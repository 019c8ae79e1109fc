"""Questions a seat may ask about what it sees: what would follow, and what is written on a card.

The answers come from the referee itself: the act is tried on a table imagined from the view, and what
it decides never hangs on a hidden card. So the screen can show each sum before → after and holds no rules.
"""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Chance, Event, Message, Seat
from threedoors.games.knock.actions import (
    CastFireball,
    CastIceFlash,
    CastPoison,
    CastSphere,
    PlaceCard,
    Spellcasting,
)
from threedoors.games.knock.cards import Card, CardId
from threedoors.games.knock.events import Spell
from threedoors.games.knock.keep import LIVE, free_spots
from threedoors.games.knock.lattice import NEIGHBOURS, Spot, owners
from threedoors.games.knock.outlook import Outlook, is_hopeless, outlooks
from threedoors.games.knock.placing import assess, place_card, stuck
from threedoors.games.knock.spells import burnable, cast, freezable, poisonable
from threedoors.games.knock.state import Knock, is_running
from threedoors.games.knock.telling import why_ended
from threedoors.games.knock.views import KnockView, imagine

Follows = Literal["holds", "falls", "fights", "beaten", "doomed", "rings"]
Verdict = Literal["safe", "beats", "dooms", "won", "lost"]


class WhatIf(Struct, frozen=True, tag=True):
    """What would follow from laying this card, on every free spot and either way up?"""

    card: CardId


class WhatIfSpell(Struct, frozen=True, tag=True):
    """What would follow from casting this spell, at everything it may be aimed at?"""

    spell: Spell


class AboutCard(Struct, frozen=True, tag=True):
    """Everything printed on a card that this seat can see, its joke too."""

    card: CardId


KnockQuestion = WhatIf | WhatIfSpell | AboutCard


class Touched(Struct, frozen=True):
    """One card whose danger would change, that would end the Keep, or that only a spell could help with."""

    card: CardId
    spot: Spot
    before: int
    after: int
    follows: Follows
    outlook: Outlook | None = None  # of a creature that would fight on


class Prospect(Struct, frozen=True):
    """One way to do it, and what would follow."""

    target: str  # a spot, or the point to be poisoned; empty for the Sphere
    turned: bool
    touched: tuple[Touched, ...]
    verdict: Verdict
    why: Message | None = None  # how it would be won or lost
    aimed: tuple[Spot, ...] = ()  # of a spell: the live creatures it is aimed at


class Prospects(Struct, frozen=True, tag=True):
    """All ways, in the order of the choices. Empty if there is nothing to try."""

    prospects: tuple[Prospect, ...]


class Printed(Struct, frozen=True, tag=True):
    """What is printed on a card."""

    card: Card


def answer(seen: KnockView, question: KnockQuestion) -> Prospects | Printed | None:
    """Answer from the view alone; None if the seat cannot see that card."""
    match question:
        case AboutCard(card):
            return Printed(seen.options.the_deck.cards[card]) if card in seen.cards else None
        case WhatIf(card):
            return Prospects(tuple(_placements(seen, card)))
        case WhatIfSpell(spell):
            return Prospects(tuple(_castings(seen, spell)))


def _placements(seen: KnockView, card: CardId) -> Iterator[Prospect]:
    knight_waits = seen.phase == "knight"
    held = (seen.options.the_deck.knight,) if knight_waits and seen.turn == seen.seat else seen.hand
    if seen.seat is None or seen.phase not in ("turn", "knight") or card not in held:
        return
    state = replace(imagine(seen, Chance(b"what if")), turn=seen.seat)
    if knight_waits and seen.turn != seen.seat:
        state = replace(state, phase="turn")  # looking ahead while somebody else lays the Knight
    for spot in free_spots(state.keep):
        for turned in (False, True):
            after = place_card(state, PlaceCard(seen.seat, card, spot, turned), [])
            yield _prospect(state, after, spot, turned, NEIGHBOURS[spot])


def _castings(seen: KnockView, spell: Spell) -> Iterator[Prospect]:
    state = imagine(seen, Chance(b"what if"))
    if seen.seat is None or spell not in seen.spells or not is_running(state):
        return
    for target, action in _aims(state, spell, seen.seat):
        happened: list[Event] = []
        after, touched = cast(state, action, happened)
        after = assess(after, touched, happened)
        after = stuck(after) if after.ending is None else after
        yield replace(_prospect(state, after, target, False, touched), aimed=_aimed_at(state, action))


def _aims(state: Knock, spell: Spell, seat: Seat) -> Iterator[tuple[str, Spellcasting]]:
    match spell:
        case "fireball":
            yield from ((spot, CastFireball(seat, spot)) for spot in burnable(state))
        case "ice-flash":
            yield from ((spot, CastIceFlash(seat, spot)) for spot in freezable(state))
        case "poison":
            yield from ((point, CastPoison(seat, point)) for point in poisonable(state))
        case "sphere":
            if state.silent:
                yield "", CastSphere(seat)


def _aimed_at(state: Knock, action: Spellcasting) -> tuple[Spot, ...]:
    """The live creatures a spell is aimed at: poison on a point is on every corner there (K25)."""
    match action:
        case CastFireball() | CastIceFlash():
            return (action.spot,)
        case CastPoison():
            cards = state.keep.cards
            return tuple(spot for spot in owners(action.point) if spot in cards and cards[spot].status in LIVE)
        case CastSphere():
            return ()


def _prospect(before: Knock, after: Knock, target: str, turned: bool, near: tuple[Spot, ...]) -> Prospect:
    ahead = outlooks(after)
    touched = tuple(_touched(before, after, spot, ahead.get(spot)) for spot in _spots(before, after, near, ahead))
    why = why_ended(after) if after.ending is not None else None
    return Prospect(target, turned, touched, _verdict(after, touched), why)


def _spots(before: Knock, after: Knock, near: tuple[Spot, ...], ahead: dict[Spot, Outlook]) -> dict[Spot, None]:
    """What is touched; what is beaten as it is laid (K11a); what ends the Keep; what would be past beating."""
    cards = after.keep.cards
    spots = [spot for spot in near if spot in before.keep.cards]
    spots += [spot for spot in cards if spot not in before.keep.cards and cards[spot].status == "beaten"]
    if after.ending is None:
        spots += [spot for spot in ahead if is_hopeless(ahead[spot])]
    elif after.ending.spot is not None and after.ending.spot in cards:
        spots.append(after.ending.spot)
    return dict.fromkeys(spots)


def _touched(before: Knock, after: Knock, spot: Spot, outlook: Outlook | None) -> Touched:
    laid = after.keep.cards[spot]
    was = before.keep.cards.get(spot)
    follows = _follows(after, spot, was is None or was.status in LIVE, outlook)
    return Touched(laid.card, spot, was.danger if was else laid.danger, laid.danger, follows, outlook)


def _follows(after: Knock, spot: Spot, lived: bool, outlook: Outlook | None) -> Follows:
    laid = after.keep.cards[spot]
    if after.ending is not None and not after.ending.won and after.ending.spot == spot:
        return "falls" if after.ending.cause == "hall" else "rings"
    if laid.status == "beaten" and lived:
        return "beaten"
    if laid.status in LIVE:
        return "doomed" if outlook is not None and is_hopeless(outlook) else "fights"
    return "holds"


def _verdict(after: Knock, touched: tuple[Touched, ...]) -> Verdict:
    """Safe is only what leaves every live creature one that could still be beaten."""
    if after.ending is not None:
        return "won" if after.ending.won else "lost"
    follows = {card.follows for card in touched}
    return "dooms" if "doomed" in follows else "beats" if "beaten" in follows else "safe"
