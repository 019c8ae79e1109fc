"""Selling items for levels (M5)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import DoubleSale
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.mats import ItemsSold
from threedoors.games.munchkin.mat.gear import settle, take_off
from threedoors.games.munchkin.mat.levels import can_gain, gain_levels, levels_gained
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.table.actions import Sell
from threedoors.games.munchkin.table.asks import TooBig
from threedoors.games.munchkin.table.moment import OWN_TURN_ASKS, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.zones import discard, put_down

LEVEL_PRICE = 1000
SELL_OWN_TURN = No("sell-own-turn", "M5")
NO_LEVEL_TO_GAIN = No("no-level-to-gain", "M5")


def goods(m: Moment) -> tuple[CardId, ...]:
    """Everything this seat could sell: items of hand and table."""
    values = m.deck.values
    return tuple([card for card in m.hand.cards if values[card] is not None]) + m.player.items


def may_double(m: Moment) -> bool:
    """Is this turn's double sale still there (M3, race C)?"""
    return not m.player.sold_double and power(m.deck, m.player, DoubleSale) is not None


def may_sell(m: Moment) -> No | None:
    """May this seat sell anything now? None: yes."""
    if not m.own_turn or m.fight is not None:
        return SELL_OWN_TURN
    if not (isinstance(m.ask, OWN_TURN_ASKS) or (isinstance(m.ask, TooBig) and m.is_asked)):
        return SELL_OWN_TURN
    return None if can_gain(m.board, m.seat) else NO_LEVEL_TO_GAIN


def why_no_sale(m: Moment, act: Sell) -> No | None:
    """Why this sale is refused, if it is."""
    no = may_sell(m)
    if no:
        return no
    if not act.items or len(set(act.items)) != len(act.items) or not set(act.items) <= set(goods(m)):
        return No("not-yours", "M5")
    if act.doubled is not None and (act.doubled not in act.items or not may_double(m)):
        return No("no-double", "M3")
    total = sale_bill(m.deck, m.seat, act.items, act.doubled).total
    return None if total >= LEVEL_PRICE else No("sale-too-small", "M5", {"total": total})


def sale_bill(deck: Deck, seat: Seat, items: tuple[CardId, ...], doubled: CardId | None) -> Bill:
    """What the items fetch, one by one."""
    parts = [Part("value", deck.values[card] or 0, seat, card) for card in items]
    if doubled is not None:
        parts.append(Part("double-sale", deck.values[doubled] or 0, seat, doubled))
    return Bill(sum([part.n for part in parts]), tuple(parts))


def sell(scene: Scene, act: Sell) -> None:
    """One level per full thousand, never the winning one; no change given."""
    bill = sale_bill(scene.deck, act.seat, act.items, act.doubled)
    for card in act.items:
        if card in scene.hands[act.seat].cards:
            put_down(scene, act.seat, card)
        else:
            take_off(scene, act.seat, card)
    discard(scene, act.items)
    if act.doubled is not None:
        scene.change_player(act.seat, sold_double=True)
    levels = bill.total // LEVEL_PRICE
    told = levels_gained(scene.board, act.seat, levels) if scene.board.by_rules(4) else levels
    scene.tell(ItemsSold(act.seat, act.items, bill, told))
    gain_levels(scene, act.seat, levels, "sale")
    settle(scene, act.seat)
