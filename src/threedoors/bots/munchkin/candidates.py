"""What might be worth trying instead of the first idea: a short list for each kind of decision that matters.

Everything else (which card to give away, whom to loot) is done as ``schemer`` does it, without a second thought.
"""

from collections.abc import Iterator
from typing import Final

from threedoors.bots import Thought
from threedoors.bots.munchkin.errands import buy
from threedoors.bots.munchkin.fighting import get_out, helpers, send_off
from threedoors.bots.munchkin.hostility import damage
from threedoors.bots.munchkin.housekeeping import thought
from threedoors.bots.munchkin.means import rescue
from threedoors.bots.munchkin.meddling import spoil
from threedoors.bots.munchkin.reading import Reading, values
from threedoors.core import Action
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks

MOST: Final = 6  # tried at one decision, the first idea among them
MONSTERS: Final = 3  # of them out of the hand
ANY_PRICE: Final = 100_000


def candidates(seen: Reading, first: Thought) -> dict[Action, Thought]:
    """The first idea and others that differ from it, by what they do."""
    found = {first.action: first}
    for idea in _others(seen, first):
        if idea is not None and len(found) < MOST:
            found.setdefault(idea.action, idea)
    return found


def _others(seen: Reading, first: Thought) -> Iterator[Thought | None]:
    if any(offer.to == seen.seat for offer in seen.board.offers):
        yield from _answers(seen)
        return
    match seen.ask:
        case asks.OpenFight():
            yield from _in_fight(seen)
        case asks.LookAround():
            yield from _around(seen, first)
        case asks.LastCall():
            yield from _at_last_call(seen)
        case asks.Prepare() | asks.WrapUp():
            yield from _before_the_door(seen, first)


def _answers(seen: Reading) -> Iterator[Thought]:
    """Yes or no to what is offered."""
    for act in seen.listed.get("AcceptOffer", ()):
        yield thought(act, "reason-accept")
    for act in seen.listed.get("RefuseOffer", ()):
        yield thought(act, "reason-refuse")


def _in_fight(seen: Reading) -> Iterator[Thought | None]:
    """Cards of one's own, somebody's help for less or more, a way out, or to stand and run."""
    margin = seen.margin()
    if margin > 0:
        yield buy(seen)
        return
    own = rescue(seen, 1 - margin)
    yield own.idea if own else None
    hoard = seen.treasures
    for seat in helpers(seen)[:2]:
        for share in sorted({min(1, hoard), (hoard + 1) // 2}):
            yield thought(a.AskHelp(seen.seat, seat, share), "reason-ask-help", seat=seat)
    yield send_off(seen)
    yield get_out(seen)
    yield from (thought(act, "reason-lost-fight") for act in seen.listed.get("Resolve", ()))


def _around(seen: Reading, first: Thought) -> Iterator[Thought]:
    """Trouble of each kind in hand, or none; what is to be put in order is put in order first."""
    if not isinstance(first.action, a.LookForTrouble | a.LootRoom | a.EndTurn):
        return
    yield from (thought(act, "reason-loot") for act in seen.listed.get("LootRoom", ()))
    cards = [card for choice in seen.open.get("LookForTrouble", ()) for card in values(choice, "card")]
    for card in sorted(cards, key=lambda c: -seen.margin(seen.against(c)))[:MONSTERS]:
        act = a.LookForTrouble(seen.seat, card, wait=seen.wait)
        yield thought(act, "reason-trouble", card=seen.deck[card].name)


def _at_last_call(seen: Reading) -> Iterator[Thought | None]:
    """To spoil a rival's win, or to keep the card."""
    fight = seen.board.fight
    if fight is None or seen.seat in fight.fighters or seen.margin() <= 0:
        return
    yield from (thought(act, "reason-pass") for act in seen.listed.get("Pass", ()))
    yield spoil(seen, ANY_PRICE)


def _before_the_door(seen: Reading, first: Thought) -> Iterator[Thought]:
    """Whom to curse, or to keep the curse for another day."""
    if not isinstance(first.action, a.OpenDoor | a.EndTurn | a.Play):
        return
    curses = sorted(_curses(seen), key=lambda found: -found[0])[:2]
    for kind, why in (("OpenDoor", "reason-open-door"), ("EndTurn", "reason-end-turn")):
        if curses:
            yield from (thought(act, why) for act in seen.listed.get(kind, ()))
    yield from (idea for hurt, idea in curses if hurt > 0)


def _curses(seen: Reading) -> Iterator[tuple[int, Thought]]:
    for card, fields in seen.plays.items():
        design = seen.deck[card]
        if isinstance(design, k.Curse):
            for seat in fields["target"]:
                if seat != seen.seat:
                    act = a.Play(seen.seat, card, target=seat)
                    yield damage(seen, design, seat) * seen.level(seat), thought(act, "reason-curse", seat=seat)
