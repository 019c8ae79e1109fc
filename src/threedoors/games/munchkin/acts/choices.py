"""What a seat may do now (the other half of ``rules.apply``): answers first, then acts of any time."""

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from threedoors.core import Action, Between, Choices, Domain, OneOf, Open, Seat, SomeOf
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import LevelUp
from threedoors.games.munchkin.cards.standing import Resurrection
from threedoors.games.munchkin.fight.help import hoard, may_have_helper
from threedoors.games.munchkin.mat.items import big_items, fits, is_exempt, too_big
from threedoors.games.munchkin.mat.sales import LEVEL_PRICE, goods, may_double, may_sell
from threedoors.games.munchkin.mat.too_big import heirs
from threedoors.games.munchkin.mat.trades import partners, why_no_trade
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.play.playable import Ways
from threedoors.games.munchkin.play.powers import Way, power_ways
from threedoors.games.munchkin.play.ways import layable
from threedoors.games.munchkin.play.when import plays_of
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.moment import Moment, No, moment_of
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.state import Attached, Board, MunchkinState, Offer
from threedoors.games.munchkin.turn.charity import receivers

ORDERS = ("helper", "main", "turns")


def legal(state: MunchkinState, seat: Seat | None) -> Choices[Any]:
    """Everything this seat may do now; the dead, the gone and spectators may do nothing."""
    board = state.board
    if seat is None or not may_act(board, seat):
        return Choices(seat)
    return choices_in(moment_of(state, seat))


def may_act(board: Board, seat: Seat | None) -> bool:
    """Is this somebody who is alive, and is anything asked?"""
    return seat is not None and not board.over and board.pending is not None and board.players[seat].alive


def choices_in(m: Moment) -> Choices[Any]:
    """What a living seat may do at its moment; somebody is asked something."""
    if m.choices is None:
        m.choices = _choices(m)
    found: Choices[Any] = m.choices
    return found


def _choices(m: Moment) -> Choices[Any]:
    listed: list[Action] = []
    opened: list[Open] = []
    if m.is_asked:
        _answers(m, listed, opened)
    if m.board.offers:
        _offers(m, listed, opened)
    _plays(m, opened)
    if m.fight is not None or m.player.traits:
        opened += [_power(way) for way in power_ways(m)]
    if m.anytime or m.settling:
        _own_affairs(m, listed, opened)
    if m.fight is not None or isinstance(m.ask, asks.WINDOWS):
        _window_acts(m, listed, opened)
    return Choices(m.seat, tuple(listed), tuple(opened))


def _answers(m: Moment, listed: list[Action], opened: list[Open]) -> None:
    assert m.pending is not None
    seat, wait, ask = m.seat, m.pending.id, m.ask
    if isinstance(ask, asks.WINDOWS):
        listed.append(a.Pass(seat, wait=wait))
    elif isinstance(ask, asks.Interruptible):
        _step_answers(m, wait, listed, opened)
    elif isinstance(ask, asks.PickHand):
        opened.append(_pick(wait, m.hand.cards, ask.n))
    elif isinstance(ask, asks.PickItems):
        opened.append(_pick(wait, ask.cards, ask.n))
    elif isinstance(ask, asks.PickTrait | asks.PickTax):
        opened.append(_pick(wait, ask.cards, 1))
    elif isinstance(ask, asks.PickWay):
        opened.append(_open("PickOption", wait, option=tuple(range(len(ask.options)))))
    elif isinstance(ask, asks.TakeFrom):
        if ask.items:
            opened.append(_pick(wait, ask.items, 1))
        if ask.hand:
            listed.append(a.TakeBlind(seat, wait=wait))
    elif isinstance(ask, asks.LootBody):
        opened.append(_pick(wait, m.board.bodies[0].cards, 1))
    elif isinstance(ask, asks.PickSpoil):
        opened.append(_pick(wait, m.board.spoils, 1))
    elif isinstance(ask, asks.RaiseSpoils):
        most = min(ask.n, len(m.board.treasure_discards), len(m.hand.cards))
        opened.append(_pick(wait, m.hand.cards, 0, most))
    elif isinstance(ask, asks.TooBig):
        opened += [
            _open("HandOver", wait, card=(card,), to=heirs(m.board, m.deck, seat, card) or (None,))
            for card in big_items(m.deck, m.player)
        ]
    else:
        opened.append(_open("GoFirst", wait, agree=(True, False)))


def _step_answers(m: Moment, wait: str, listed: list[Action], opened: list[Open]) -> None:
    seat, ask = m.seat, m.ask
    busy = bool(m.board.offers) and any(offer.maker == seat for offer in m.board.offers)
    if isinstance(ask, asks.FleeNext):
        assert m.flight is not None
        assert m.fight is not None
        opened.append(_open("Flee", wait, foe=m.flight.left))
        if may_yield(m):
            listed.append(a.LetHelperFlee(seat, wait=wait))
    elif isinstance(ask, asks.Charity):
        opened.append(_open("GiveCard", wait, card=m.hand.cards, to=receivers(m.board, seat) or (None,)))
    elif busy:
        return
    elif isinstance(ask, asks.OpenFight):
        listed.append(a.Resolve(seat, wait=wait))
    elif isinstance(ask, asks.Prepare):
        listed.append(a.OpenDoor(seat, wait=wait))
        if may_raise_door(m):
            opened.append(_open("RaiseDoor", wait, pay=m.hand.cards))
    else:
        listed.append(a.EndTurn(seat, wait=wait))
        if isinstance(ask, asks.LookAround):
            monsters = tuple(card for card in m.hand.cards if m.deck.monsters[card] is not None)
            if monsters:
                opened.append(_open("LookForTrouble", wait, card=monsters))
            if may_loot(m):
                listed.append(a.LootRoom(seat, wait=wait))


def may_yield(m: Moment) -> bool:
    """May main still propose that the helper flees first?"""
    return (
        m.flight is not None
        and m.fight is not None
        and not m.flight.started
        and len(m.flight.queue) == 2
        and m.seat == m.fight.main
        and all(m.board.players[seat].alive for seat in m.flight.queue)
    )


def may_raise_door(m: Moment) -> bool:
    """May class P open the discards instead (M3)?"""
    return bool(m.hand.cards) and bool(m.board.door_discards) and power(m.deck, m.player, Resurrection) is not None


def may_loot(m: Moment) -> bool:
    """Is looting the room part of this game, and is there a door card to draw?"""
    return not m.board.options.fast and bool(m.state.doors or m.board.door_discards)


def _offers(m: Moment, listed: list[Action], opened: list[Open]) -> None:
    for offer in m.board.offers:
        if offer.maker == m.seat:
            listed.append(a.WithdrawOffer(m.seat, offer.id))
        elif offer.to == m.seat:
            listed.append(a.RefuseOffer(m.seat, wait=offer.id))
            if why_not_accept(m, offer) is None:
                listed.append(a.AcceptOffer(m.seat, wait=offer.id))
            if may_counter(m, offer):
                opened.append(_counter(m, offer))


def why_not_accept(m: Moment, offer: Offer) -> No | None:
    """Why this offer cannot be accepted at this moment, if so."""
    if offer.terms is None:
        return why_no_trade(m, offer.maker, offer.to, offer.give, offer.want)
    if m.fight is None or not may_have_helper(m.deck, m.fight) or not isinstance(m.ask, asks.OpenFight):
        return No("no-helper-allowed", "M8")
    return None


def may_counter(m: Moment, offer: Offer) -> bool:
    """May the one asked answer with another offer?"""
    if offer.terms is None:
        return offer.maker in partners(m)
    return why_not_accept(m, offer) is None


def _counter(m: Moment, offer: Offer) -> Open:
    wait = one_of(wait=(offer.id,))
    if offer.terms is None:
        mine, theirs = m.player.items, m.board.players[offer.maker].items
        return Open("CounterTrade", {**wait, "give": _some(mine), "want": _some(theirs)}, exact=False)
    keeps = (False, True) if offer.terms.card is not None else (False,)
    return Open("CounterHelp", {**wait, **_price(m), **one_of(keep_card=keeps)})


def _price(m: Moment) -> dict[str, Domain]:
    """What may be named as a price of help."""
    assert m.fight is not None
    return {
        "treasures": Between(0, hoard(m.board, m.deck, m.fight)),
        **one_of(order=ORDERS),
        "items": _some(m.board.players[m.fight.main].items),
    }


def _plays(m: Moment, opened: list[Open]) -> None:
    plays, bits, known = plays_of(m.deck), m.bits, m.ways
    cards = m.hand.cards
    if m.player.carried:
        one_shots = m.deck.one_shots
        cards = (*cards, *[c for c in m.player.carried if one_shots[c] is not None])
    for card in cards:
        moments, ask = plays[card]
        if not moments & bits:
            continue
        ways: Ways | No | None = known.get(card)
        if ways is None:
            ways = known[card] = ask(m, card)
        if isinstance(ways, No):
            continue
        fields: dict[str, Domain] = {"card": _this_card(card)}
        for name, values in ways.items():
            fields[name] = OneOf(values, a.OF.get(name, ""))
        opened.append(Open("Play", fields))


def _power(way: Way) -> Open:
    fields = one_of(power=(way.power,))
    if way.pay_count:
        fields["pay"] = SomeOf(way.pay_from, way.pay_count, way.pay_count, "card")
    aims = {"target": way.target, "foe": way.foe, "item": way.item}
    return Open("UsePower", {**fields, **one_of(**{name: values for name, values in aims.items() if values})})


def _own_affairs(m: Moment, listed: list[Action], opened: list[Open]) -> None:
    """Items, traits, sales, trades: between the acts others wait for."""
    seat, board = m.seat, m.board
    to_lay = layable(m)
    if to_lay:
        opened.append(Open("LayDown", {"card": OneOf(to_lay, "card")}))
    if may_rearrange(m) and (m.player.equipped or m.player.carried or m.player.attached):
        _rearrange(m, listed, opened)
    if m.free and m.player.traits:
        opened.append(Open("DropTrait", {"card": OneOf(m.player.traits, "card")}))
    if may_sell(m) is None:
        _sales(m, opened)
    _trades(m, opened)
    if may_show(m):
        opened.append(Open("ShowHand", {"to": _anybody(rivals(board, seat))}))
    if not board.opened and not board.options.no_sides and m.free:
        opened.append(Open("ChooseSide", one_of(side=("man" if m.player.side == "woman" else "woman",))))


def _trades(m: Moment, opened: list[Open]) -> None:
    others = partners(m)
    if not others:
        return
    players, mine = m.board.players, _some(m.player.items)
    for partner in others:
        player = players[partner]
        theirs = player.equipped + player.carried
        if theirs or mine.values:
            want = SomeOf(theirs, 0, len(theirs), "card")
            opened.append(Open("ProposeTrade", {"to": _this_seat(partner), "give": mine, "want": want}, False))


def may_show(m: Moment) -> bool:
    """Once a turn is enough to show a hand."""
    return m.free and not m.player.shown and bool(m.hand.cards)


def may_rearrange(m: Moment) -> bool:
    """Equip, turn, load: while not fighting, fleeing or being cursed (M4)."""
    return (m.free or m.settling) and not m.fighting


def _rearrange(m: Moment, listed: list[Action], opened: list[Open]) -> None:
    player = m.player
    wearable = tuple([c for c in player.carried if fits(m.board, m.deck, player, c)])
    if wearable:
        opened.append(Open("Equip", {"card": OneOf(wearable, "card")}))
    if player.equipped:
        opened.append(Open("Unequip", {"card": OneOf(player.equipped, "card")}))
    for companion, items in loads(m) if player.attached else ():
        opened.append(Open("LoadCompanion", one_of(companion=(companion,), item=items)))


def loads(m: Moment) -> list[tuple[CardId, tuple[CardId | None, ...]]]:
    """For each companion, what it may carry instead of what it carries now."""
    found: list[tuple[CardId, tuple[CardId | None, ...]]] = []
    for attached in m.player.attached:
        boon = m.deck.boons[attached.card]
        if boon is not None and boon.carries:
            items: tuple[CardId | None, ...] = tuple(
                c for c in m.player.items if m.deck.items[c] is not None and not is_exempt(m.player, c)
            )
            if attached.item is not None:
                items = (*items, None)
            items = tuple(item for item in items if _keeps_limit(m, attached, item))
            if items:
                found.append((attached.card, items))
    return found


def _keeps_limit(m: Moment, companion: Attached, item: CardId | None) -> bool:
    """Would the Big limit hold with this item in the companion's arms instead?"""
    attached = tuple(Attached(a.card, item) if a is companion else a for a in m.player.attached)
    return not too_big(m.deck, replace(m.player, attached=attached))


def _sales(m: Moment, opened: list[Open]) -> None:
    cards = goods(m)
    worth = [m.deck.values[card] or 0 for card in cards]
    double = may_double(m)
    if sum(worth) + (max(worth, default=0) if double else 0) < LEVEL_PRICE:
        return
    fields: dict[str, Domain] = {"items": SomeOf(cards, 1, len(cards), "card")}
    if double:
        fields |= one_of(doubled=(None, *cards))
    opened.append(Open("Sell", fields, exact=False))


def _window_acts(m: Moment, listed: list[Action], opened: list[Open]) -> None:
    """Holds, standing passes, asking and offering help."""
    fight = m.fight
    if may_hold(m):
        listed.append(a.Hold(m.seat))
    if fight is None:
        return
    if may_pass_fight(m):
        listed.append(a.PassThisFight(m.seat))
    if isinstance(m.ask, asks.LastCall) and m.player.traits:
        opened.append(Open("DropTrait", one_of(card=m.player.traits)))
    if isinstance(m.ask, asks.OpenFight) and may_have_helper(m.deck, fight):
        _bargains(m, opened)


def may_pass_fight(m: Moment) -> bool:
    """A bystander may pass for the whole fight; fighters stay awake, they may have to run."""
    return m.fight is not None and m.flight is None and not m.fighting and m.seat not in m.fight.passing


def may_hold(m: Moment) -> bool:
    """Once a turn, in a window one is asked in, or to take back a standing pass."""
    if m.seat in m.board.held or not isinstance(m.ask, asks.WINDOWS):
        return False
    return m.is_asked or (m.fight is not None and m.seat in m.fight.passing)


def _bargains(m: Moment, opened: list[Open]) -> None:
    assert m.fight is not None
    if m.seat == m.fight.main:
        if not any(offer.maker == m.seat for offer in m.board.offers):
            others = tuple(s for s in rivals(m.board, m.seat))
            cards = (None, *(c for c in m.hand.cards if isinstance(m.deck[c], LevelUp)))
            if others:
                opened.append(Open("AskHelp", {**one_of(helper=others), **_price(m), **one_of(card=cards)}))
    elif not any(m.seat in (offer.maker, offer.to) for offer in m.board.offers if offer.terms):
        opened.append(Open("OfferHelp", _price(m)))


def one_of(**values: tuple[Any, ...]) -> dict[str, Domain]:
    """One of these values for each field, told with what it is of."""
    return {name: OneOf(found, a.OF.get(name, "")) for name, found in values.items()}


@cache
def _this_seat(seat: Seat) -> OneOf:
    return OneOf((seat,), "seat")


@cache
def _anybody(seats: tuple[Seat, ...]) -> OneOf:
    return OneOf((None, *seats), "seat")


@lru_cache(maxsize=1024)
def _this_card(card: CardId) -> OneOf:
    return OneOf((card,), "card")


def _some(cards: tuple[CardId, ...]) -> SomeOf:
    return SomeOf(cards, 0, len(cards), "card")


def _open(kind: str, wait: str, **values: tuple[Any, ...]) -> Open:
    """An answer left open: one of these values for each field."""
    return Open(kind, one_of(wait=(wait,), **values))


def _pick(wait: str, cards: tuple[CardId, ...], least: int, most: int | None = None) -> Open:
    count = SomeOf(cards, least, least if most is None else most, "card")
    return Open("PickCards", {**one_of(wait=(wait,)), "cards": count})
