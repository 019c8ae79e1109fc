"""Answers to the question that waits: each judged, then carried out; and what the clock answers."""

from collections.abc import Callable
from typing import Any

from threedoors.core import Action, Seat
from threedoors.games.munchkin.acts.choices import may_loot, may_raise_door, may_yield
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.combat import resolve
from threedoors.games.munchkin.fight.flight import flee, let_helper_first, order_agreed
from threedoors.games.munchkin.fight.looting import loot
from threedoors.games.munchkin.fight.spoils import pick, raise_spoils, reveal_spoils
from threedoors.games.munchkin.mat.character import lose_trait
from threedoors.games.munchkin.mat.items import big_items
from threedoors.games.munchkin.mat.too_big import give_big, heirs
from threedoors.games.munchkin.play.verbs.lose_worth import lose_picked
from threedoors.games.munchkin.play.verbs.rivals_take import take_from
from threedoors.games.munchkin.play.verbs.swap_trait import swap_trait
from threedoors.games.munchkin.play.verbs.tax import levy, pay_item
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.agenda import Happen
from threedoors.games.munchkin.table.moment import NOT_NOW, NOT_YOURS, Moment, No
from threedoors.games.munchkin.table.offers import lapse_offers
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.windows import pass_once
from threedoors.games.munchkin.table.zones import discard_from_hand
from threedoors.games.munchkin.turn.charity import give, receivers
from threedoors.games.munchkin.turn.steps import end_turn, look_for_trouble, loot_room, open_door, raise_door

Verdict = No | Callable[[Scene], None]
OWN_OFFER_OPEN = No("own-offer-open", "M8")


def _asked(m: Moment, *kinds: type[asks.Ask]) -> bool:
    return isinstance(m.ask, kinds) and m.is_asked


def _has_offer(m: Moment) -> bool:
    return bool(m.board.offers) and any(offer.maker == m.seat for offer in m.board.offers)


def _open_door(m: Moment, act: a.OpenDoor) -> Verdict:
    if not _asked(m, asks.Prepare):
        return NOT_NOW
    return OWN_OFFER_OPEN if _has_offer(m) else lambda scene: open_door(scene, act.seat)


def _raise_door(m: Moment, act: a.RaiseDoor) -> Verdict:
    if not _asked(m, asks.Prepare) or not may_raise_door(m):
        return NOT_NOW
    if act.pay not in m.hand.cards:
        return NOT_YOURS
    return OWN_OFFER_OPEN if _has_offer(m) else lambda scene: raise_door(scene, act.seat, act.pay)


def _trouble(m: Moment, act: a.LookForTrouble) -> Verdict:
    if not _asked(m, asks.LookAround):
        return NOT_NOW
    if act.card not in m.hand.cards or m.deck.monsters[act.card] is None:
        return No("needs-monster", "M6")
    return OWN_OFFER_OPEN if _has_offer(m) else lambda scene: look_for_trouble(scene, act.seat, act.card)


def _loot_room(m: Moment, act: a.LootRoom) -> Verdict:
    if not _asked(m, asks.LookAround) or not may_loot(m):
        return NOT_NOW
    return OWN_OFFER_OPEN if _has_offer(m) else lambda scene: loot_room(scene, act.seat)


def _end_turn(m: Moment, act: a.EndTurn) -> Verdict:
    if not _asked(m, asks.LookAround, asks.WrapUp):
        return NOT_NOW
    return OWN_OFFER_OPEN if _has_offer(m) else end_turn


def _give_card(m: Moment, act: a.GiveCard) -> Verdict:
    if not _asked(m, asks.Charity):
        return NOT_NOW
    if act.card not in m.hand.cards:
        return NOT_YOURS
    if act.to not in (receivers(m.board, m.seat) or (None,)):
        return No("charity-to-lowest", "M6")
    return lambda scene: give(scene, act.seat, act.card, act.to)


def _resolve(m: Moment, act: a.Resolve) -> Verdict:
    if not _asked(m, asks.OpenFight):
        return NOT_NOW
    return OWN_OFFER_OPEN if _has_offer(m) else resolve


def _pass(m: Moment, act: a.Pass) -> Verdict:
    return (lambda scene: pass_once(scene, act.seat)) if _asked(m, *asks.WINDOWS) else NOT_NOW


def _flee(m: Moment, act: a.Flee) -> Verdict:
    if not _asked(m, asks.FleeNext) or m.flight is None:
        return NOT_NOW
    if act.foe not in m.flight.left:
        return No("no-such-foe", "M9")
    return lambda scene: flee(scene, act.seat, act.foe)


def _let_helper(m: Moment, act: a.LetHelperFlee) -> Verdict:
    return let_helper_first if _asked(m, asks.FleeNext) and may_yield(m) else NOT_NOW


def _go_first(m: Moment, act: a.GoFirst) -> Verdict:
    return (lambda scene: order_agreed(scene, act.agree)) if _asked(m, asks.HelperFirst) else NOT_NOW


def _take_blind(m: Moment, act: a.TakeBlind) -> Verdict:
    ask = m.ask
    if not isinstance(ask, asks.TakeFrom) or not ask.hand:
        return NOT_NOW
    return lambda scene: _took(scene, act.seat, ask.victim, None)


def _pick_option(m: Moment, act: a.PickOption) -> Verdict:
    ask = m.ask
    if not isinstance(ask, asks.PickWay):
        return NOT_NOW
    if not 0 <= act.option < len(ask.options):
        return No("no-such-option", "M1")
    return lambda scene: _went(scene, act.seat, ask, act.option)


def _hand_over(m: Moment, act: a.HandOver) -> Verdict:
    if not _asked(m, asks.TooBig):
        return NOT_NOW
    if act.card not in big_items(m.deck, m.player):
        return NOT_YOURS
    if act.to not in (heirs(m.board, m.deck, m.seat, act.card) or (None,)):
        return No("big-to-lowest", "M4")
    return lambda scene: give_big(scene, act.seat, act.card, act.to)


def _pick_cards(m: Moment, act: a.PickCards) -> Verdict:
    """Cards for whatever was asked: the number and the cards have to be right."""
    ask = m.ask
    choice = _choice(m)
    if choice is None or not m.is_asked:
        return NOT_NOW
    cards, least, most = choice
    if not least <= len(act.cards) <= most:
        return No("wrong-number", "M1", {"least": least, "most": most, "count": len(act.cards)})
    if len(set(act.cards)) != len(act.cards) or not set(act.cards) <= set(cards):
        return NOT_YOURS
    return lambda scene: _picked(scene, act.seat, ask, act.cards)


def _choice(m: Moment) -> tuple[tuple[CardId, ...], int, int] | None:
    """What may be picked, how many at least and at most."""
    ask = m.ask
    match ask:
        case asks.PickHand(n):
            return m.hand.cards, n, n
        case asks.PickItems(cards, n):
            return cards, n, n
        case asks.PickTrait(cards) | asks.PickTax(cards):
            return cards, 1, 1
        case asks.TakeFrom(_, items):
            return items, 1, 1
        case asks.LootBody():
            return m.board.bodies[0].cards, 1, 1
        case asks.PickSpoil():
            return m.board.spoils, 1, 1
        case asks.RaiseSpoils(n):
            return m.hand.cards, 0, min(n, len(m.board.treasure_discards), len(m.hand.cards))
    return None


def _picked(scene: Scene, seat: Seat, ask: Any, cards: tuple[CardId, ...]) -> None:
    """Carry out a choice of cards."""
    scene.change(pending=None)
    match ask:
        case asks.PickHand():
            discard_from_hand(scene, seat, cards, "lost")
        case asks.PickItems():
            lose_picked(scene, seat, cards)
        case asks.PickTrait(_, swap):
            (swap_trait if swap else lose_trait)(scene, seat, cards[0])
        case asks.PickTax(_, True):
            levy(scene, seat, cards[0], ask.source)
        case asks.PickTax():
            pay_item(scene, seat, cards[0])
        case asks.TakeFrom(victim):
            take_from(scene, seat, victim, cards[0])
        case asks.LootBody():
            loot(scene, seat, cards[0])
        case asks.PickSpoil():
            pick(scene, seat, cards[0])
        case asks.RaiseSpoils(n):
            raise_spoils(scene, len(cards))
            discard_from_hand(scene, seat, cards, "paid")
            reveal_spoils(scene, n - len(cards))


def _took(scene: Scene, taker: Seat, victim: Seat, item: CardId | None) -> None:
    scene.change(pending=None)
    take_from(scene, taker, victim, item)


def _went(scene: Scene, seat: Seat, ask: asks.PickWay, option: int) -> None:
    assert ask.source is not None  # somebody's card gave the choice
    scene.change(pending=None)
    scene.then(Happen(seat, ask.options[option], ask.source))


def default_answer(scene: Scene, seat: Seat, pending: asks.Pending) -> None:
    """What the clock does for somebody: pass, go on, or the first lawful choice."""
    ask = pending.ask
    if isinstance(ask, asks.WINDOWS):
        pass_once(scene, seat)
    elif isinstance(ask, asks.Interruptible):
        _default_step(scene, seat, ask)
    elif isinstance(ask, asks.PickWay):
        _went(scene, seat, ask, 0)
    elif isinstance(ask, asks.TooBig):
        card = big_items(scene.deck, scene.player(seat))[-1]
        to = heirs(scene.board, scene.deck, seat, card)
        give_big(scene, seat, card, to[0] if to else None)
    elif isinstance(ask, asks.HelperFirst):
        order_agreed(scene, False)
    elif isinstance(ask, asks.TakeFrom):
        _took(scene, seat, ask.victim, ask.items[0] if ask.items else None)
    else:
        choice = _choice(Moment(scene.state(), seat))
        assert choice is not None
        cards, least, _ = choice
        _picked(scene, seat, ask, cards[:least])


def _default_step(scene: Scene, seat: Seat, ask: asks.AnyAsk) -> None:
    lapse_offers(scene)
    if isinstance(ask, asks.FleeNext):
        flight = scene.board.flight
        assert flight is not None
        flee(scene, seat, flight.left[0])
    elif isinstance(ask, asks.Charity):
        to = receivers(scene.board, seat)
        give(scene, seat, scene.hands[seat].cards[0], to[0] if to else None)
    elif isinstance(ask, asks.OpenFight):
        resolve(scene)
    elif isinstance(ask, asks.Prepare):
        open_door(scene, seat)
    else:
        end_turn(scene)


ANSWERS: dict[type[Action], Callable[[Moment, Any], Verdict]] = {
    a.OpenDoor: _open_door,
    a.RaiseDoor: _raise_door,
    a.LookForTrouble: _trouble,
    a.LootRoom: _loot_room,
    a.EndTurn: _end_turn,
    a.GiveCard: _give_card,
    a.Resolve: _resolve,
    a.Pass: _pass,
    a.Flee: _flee,
    a.LetHelperFlee: _let_helper,
    a.GoFirst: _go_first,
    a.TakeBlind: _take_blind,
    a.PickOption: _pick_option,
    a.PickCards: _pick_cards,
    a.HandOver: _hand_over,
}
