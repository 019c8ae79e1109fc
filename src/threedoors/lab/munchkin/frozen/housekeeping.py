"""Own affairs any sensible player sees to before opening a door: items, races, levels, sales."""

from collections.abc import Iterator

from threedoors.bots import Thought
from threedoors.core import Action, Argument, Message
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.items import can_carry, displaced_by, fits
from threedoors.games.munchkin.mat.sales import LEVEL_PRICE
from threedoors.games.munchkin.table import actions as a
from threedoors.lab.munchkin.frozen.reading import FrozenReading, values
from threedoors.lab.munchkin.frozen.worth import gain, worth


def thought(action: Action, reason: str, **args: Argument) -> Thought:
    """An act and its reason."""
    return Thought(action, Message(reason, args))


def tidy(seen: FrozenReading) -> Thought | None:
    """The next useful thing to do at home, if any."""
    for idea in (_lay_down, _equip, _become, _levels, _sale):
        found = next(idea(seen), None)
        if found is not None:
            return found
    return None


def _lay_down(seen: FrozenReading) -> Iterator[Thought]:
    """Lasting bonuses, and items worth having on the table; one Big thing at a time."""
    for choice in seen.open.get("LayDown", ()):
        for card in sorted(values(choice, "card"), key=lambda c: -worth(seen, c)):
            item = seen.item(card)
            if (
                item is not None
                and item.big
                and not (fits(seen.board, seen.deck, seen.me, card) and gain(seen, card) > 0)
            ):
                continue
            if can_carry(seen.deck, seen.me, card):
                yield thought(a.LayDown(seen.seat, card), "reason-lay-down", card=seen.deck[card].name)


def _equip(seen: FrozenReading) -> Iterator[Thought]:
    for choice in seen.open.get("Equip", ()):
        better = [card for card in values(choice, "card") if gain(seen, card) > 0 or _useful(seen, card)]
        if better:
            card = max(better, key=lambda c: gain(seen, c))
            yield thought(a.Equip(seen.seat, card), "reason-equip", card=seen.deck[card].name)


def _useful(seen: FrozenReading, card: CardId) -> bool:
    """Worth using for its extra alone, where nothing has to make room for it."""
    item = seen.item(card)
    return item is not None and bool(item.extras) and not displaced_by(seen.deck, seen.me, card)


def _become(seen: FrozenReading) -> Iterator[Thought]:
    """Any race or class is better than none."""
    for card, fields in seen.plays.items():
        if seen.deck.traits[card] is not None and not fields:
            yield thought(a.Play(seen.seat, card), "reason-become", card=seen.deck[card].name)


def _levels(seen: FrozenReading) -> Iterator[Thought]:
    """Levels for oneself, treasures for oneself."""
    for card, fields in seen.plays.items():
        design = seen.deck[card]
        name = design.name
        if isinstance(design, k.LevelUp) and seen.seat in fields.get("target", ()):
            other = fields["other"][0] if "other" in fields else None
            yield thought(a.Play(seen.seat, card, target=seen.seat, other=other), "reason-level", card=name)
        elif isinstance(design, k.TreasureTrick) and isinstance(design.play, k.DrawTreasures):
            yield thought(a.Play(seen.seat, card), "reason-treasure", card=name)
        elif isinstance(design, k.TreasureTrick) and fields.get("target"):
            victim = max(fields["target"], key=seen.level)
            yield thought(a.Play(seen.seat, card, target=victim), "reason-steal-level", card=name)
        elif isinstance(design, k.DoorTrick) and isinstance(design.play, k.Override) and "other" in fields:
            unused = [
                c for c in fields["other"] if c in seen.me.carried and not fits(seen.board, seen.deck, seen.me, c)
            ]
            if unused:
                best = max(unused, key=lambda c: gain(seen, c))
                yield thought(a.Play(seen.seat, card, other=best), "reason-override", card=name)
        elif isinstance(design, k.OneShot) and isinstance(design.play, k.SearchDiscards) and "other" in fields:
            best = max(fields["other"], key=lambda c: worth(seen, c))
            if worth(seen, best) >= 800:
                yield thought(a.Play(seen.seat, card, other=best), "reason-search", card=seen.deck[best].name)


def _sale(seen: FrozenReading) -> Iterator[Thought]:
    """Sell what is not in use, a level at a time, wasting as little as possible."""
    for choice in seen.open.get("Sell", ()):
        spare = [
            c for c in values(choice, "items") if c not in seen.me.equipped and worth(seen, c) <= _price(seen, c) * 2
        ]
        doubles = values(choice, "doubled")
        basket, doubled = best_basket(seen, spare, bool(doubles))
        if basket:
            yield thought(a.Sell(seen.seat, basket, doubled), "reason-sell")


def best_basket(seen: FrozenReading, spare: list[CardId], may_double: bool) -> tuple[tuple[CardId, ...], CardId | None]:
    """The handful that reaches a thousand with the least loss."""
    spare = sorted((c for c in spare if _price(seen, c) > 0), key=lambda c: -_price(seen, c))
    doubled = spare[0] if may_double and spare else None
    total = _price(seen, doubled) if doubled is not None else 0
    basket: list[CardId] = []
    for card in spare:
        if total < LEVEL_PRICE:
            basket.append(card)
            total += _price(seen, card)
    if total < LEVEL_PRICE:
        return (), None
    for card in sorted(basket, key=lambda c: _price(seen, c)):
        if card != doubled and total - _price(seen, card) >= LEVEL_PRICE:
            basket.remove(card)
            total -= _price(seen, card)
    return tuple(basket), doubled


def _price(seen: FrozenReading, card: CardId | None) -> int:
    return (seen.deck.values[card] or 0) if card is not None else 0
