"""How a live creature stands: covers it still needs, and turns left to lay them (K11–K15).

Whether a creature is past beating never hangs on a hidden card: it is asked as if every card to come showed nothing
but zeros. One surprise: the Knight is laid between two alarms, so for the others he is a cover more, with the corners
he has (K14).
"""

from collections.abc import Iterator
from itertools import repeat
from typing import Final, Literal

from msgspec import Struct

from threedoors.core import Argument
from threedoors.games.knock.cards import LIMIT, Card, CardId
from threedoors.games.knock.keep import LIVE, Keep, changed, is_covered, lay, visible
from threedoors.games.knock.lattice import NEIGHBOURS, Spot
from threedoors.games.knock.state import Knock

Laying = Literal["card", "knight"]
ZEROS: Final = Card(CardId(""), "hall", (0, 0, 0, 0))


class Outlook(Struct, frozen=True):
    """What it takes to beat a creature, and what is left to do it with."""

    covers: int | None  # the fewest corners to cover, by zeros; None: what cannot be covered any more exceeds 5
    turns: int  # cards that can still be laid on it before it rings


def is_hopeless(outlook: Outlook) -> bool:
    """Can only a spell help with it?"""
    return outlook.covers is None or outlook.covers > outlook.turns


def why_hopeless(outlook: Outlook) -> Literal["closed", "late"]:
    """Too much of it is covered already, or there is too little time."""
    return "closed" if outlook.covers is None else "late"


def counted(outlook: Outlook) -> dict[str, Argument]:
    """Its numbers, for a message."""
    return {"covers": outlook.covers, "turns": outlook.turns}


def outlooks(state: Knock) -> dict[Spot, Outlook]:
    """Every live creature of the Keep, by its spot."""
    live = sorted(spot for spot, laid in state.keep.cards.items() if laid.status in LIVE)
    return {spot: _outlook(state, spot) for spot in live}


def _outlook(state: Knock, spot: Spot) -> Outlook:
    covers, coming = _covers_needed(state.keep, spot), tuple(_layings(state, spot))
    turns = coming.count("card")
    if covers == turns + 1 and "knight" in coming and _is_beaten_by(state, state.keep, spot, coming):
        turns += 1
    return Outlook(covers, turns)


def _covers_needed(keep: Keep, spot: Spot) -> int | None:
    """The biggest corners go first: no card covers two of them (K5)."""
    values = visible(keep, spot)
    free = sorted((value for corner, value in enumerate(values) if not is_covered(keep, spot, corner)), reverse=True)
    danger, covers = sum(values), 0
    while danger > LIMIT:
        if covers == len(free):
            return None
        danger -= free[covers]
        covers += 1
    return covers


def _layings(state: Knock, spot: Spot) -> Iterator[Laying]:
    """The cards that will be laid before this creature rings; a frozen one has time until there are none (K12–K15)."""
    held, pile, turn = [len(hand) for hand in state.hands], len(state.pile), state.turn
    tokens = state.keep.sand.get(spot)
    if tokens is None:  # frozen
        yield from repeat("card", sum(held) + max(0, pile - 1))
        if pile or state.phase == "knight":
            yield "knight"
        return
    if state.phase == "knight":
        yield "knight"
        turn += 1
    while tokens and any(held):
        seat = turn % len(held)
        is_laying = held[seat] > 0
        if is_laying:
            yield "card"
        tokens, turn = tokens - 1, turn + 1
        if is_laying:
            held[seat] -= pile < 2
            if pile == 1 and tokens:
                yield "knight"
            pile = max(0, pile - 1)


def _is_beaten_by(state: Knock, keep: Keep, spot: Spot, coming: tuple[Laying, ...]) -> bool:
    """Could these cards beat it, each laid on one of its corners and no hall brought down? All ways are tried."""
    if not coming:
        return False
    is_knight = coming[0] == "knight"
    card = state.options.the_deck.cards[state.options.the_deck.knight] if is_knight else ZEROS
    for beside in NEIGHBOURS[spot]:
        if beside in keep.cards:
            continue
        for is_turned in (False, True)[: 1 + is_knight]:
            after = _assessed(*lay(keep, card, beside, is_turned))
            if after is None:
                continue
            if after.cards[spot].status == "beaten" or _is_beaten_by(state, after, spot, coming[1:]):
                return True
    return False


def _assessed(keep: Keep, covered: tuple[Spot, ...]) -> Keep | None:
    """The Keep with its beaten creatures; None if a hall falls (K11)."""
    for spot in covered:
        laid = keep.cards[spot]
        if laid.status in LIVE and laid.danger <= LIMIT:
            keep = changed(keep, spot, "beaten")
        elif laid.status not in LIVE and laid.danger > LIMIT:
            return None
    return keep
