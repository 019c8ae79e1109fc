"""Means to win one's own fight: every card and power that closes a gap, with its points and its price in gold."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from threedoors.bots import Thought
from threedoors.bots.munchkin.housekeeping import thought
from threedoors.bots.munchkin.reading import Reading
from threedoors.bots.munchkin.worth import worth
from threedoors.core import Open, SomeOf
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Rage, Smite
from threedoors.games.munchkin.fight.strength import our_bill
from threedoors.games.munchkin.mat.traits import has, power
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import Foe


class Mean(Struct, frozen=True):
    """Points for the fighters, their price in gold, and the act."""

    points: int
    price: int
    idea: Thought


class Rescue(Struct, frozen=True):
    """What it takes altogether to win with one's own means, and the first act of it."""

    price: int
    idea: Thought


def rescue(seen: Reading, needed: int) -> Rescue | None:
    """The cheapest way to close a gap of so many points with one's own means; None if there is none."""
    means = sorted(_means(seen), key=lambda mean: mean.price)
    single = next((mean for mean in means if mean.points >= needed), None)
    chosen: list[Mean] = []
    for mean in means:
        if sum(m.points for m in chosen) < needed:
            chosen.append(mean)
    if sum(mean.points for mean in chosen) < needed:
        return None
    for mean in sorted(chosen, key=lambda m: -m.price):
        if sum(m.points for m in chosen) - mean.points >= needed:
            chosen.remove(mean)
    together = sum(mean.price for mean in chosen)
    if single is not None and single.price <= together:
        return Rescue(single.price, single.idea)
    return Rescue(together, max(chosen, key=lambda mean: mean.points).idea)


def payable(seen: Reading, way: Open) -> list[CardId]:
    """What one would pay a power with: hand cards and things not in use, the cheapest first."""
    domain = way.fields["pay"]
    assert isinstance(domain, SomeOf)
    found = [card for card in domain.values if card in seen.hand or card in seen.me.carried]
    return sorted(found, key=lambda card: worth(seen, card))


def _means(seen: Reading) -> Iterator[Mean]:
    for card in seen.plays:
        yield from _of_card(seen, card)
    rage, smite = power(seen.deck, seen.me, Rage), power(seen.deck, seen.me, Smite)
    if rage:
        yield from _paid_points(seen, "rage", rage.most, rage.n)
    if smite:
        yield from _paid_points(seen, "smite", smite.most, smite.n)


def _of_card(seen: Reading, card: CardId) -> Iterator[Mean]:
    fight, fields, design, price = seen.board.fight, seen.plays[card], seen.deck[card], worth(seen, card)
    assert fight is not None
    if seen.boost(card) and "side" in fields:
        yield _mean(seen, card, seen.boost(card), price, a.Play(seen.seat, card, side="fighters"))
    elif isinstance(design, k.Enhancer) and design.strength < 0:
        strongest = max(fight.foes, key=lambda foe: _level(seen, foe.card))
        yield _mean(seen, card, -design.strength, price, a.Play(seen.seat, card, foe=strongest.uid))
    elif isinstance(design, k.OneShot) and isinstance(design.play, k.AddForEach):
        trait, n = design.play.trait, design.play.n
        count = sum(has(seen.deck, seen.board.players[seat], trait) for seat in fight.fighters)
        if n * count > 0:
            yield _mean(seen, card, n * count, price, a.Play(seen.seat, card))
    elif isinstance(design, k.OneShot) and isinstance(design.play, k.DoubleSide):
        ours = our_bill(seen.board, seen.deck, fight).total
        yield _mean(seen, card, ours, price, a.Play(seen.seat, card))
    elif isinstance(design, k.DoorTrick) and isinstance(design.play, k.TakeToWin):
        loot = max(fields["other"], key=lambda c: worth(seen, c))
        needed = 1 - seen.margin()
        yield _mean(seen, card, needed, price - worth(seen, loot), a.Play(seen.seat, card, other=loot))
    elif isinstance(design, k.DoorTrick) and isinstance(design.play, k.ReplaceMonster):
        yield from _swaps(seen, card, price)


def _swaps(seen: Reading, card: CardId, price: int) -> Iterator[Mean]:
    """Another monster in the place of one that is too strong."""
    fight, fields, now = seen.board.fight, seen.plays[card], seen.margin()
    assert fight is not None
    for foe in fight.foes:
        for other in fields["other"]:
            foes = tuple(Foe(foe.uid, other) if one is foe else one for one in fight.foes)
            points = seen.margin(replace(fight, foes=foes)) - now
            if points > 0:
                act = a.Play(seen.seat, card, foe=foe.uid, other=other)
                yield _mean(seen, card, points, price + worth(seen, other), act)


def _mean(seen: Reading, card: CardId, points: int, price: int, act: a.Play) -> Mean:
    return Mean(points, price, thought(act, "reason-boost", card=seen.deck[card].name))


def _paid_points(seen: Reading, name: a.PowerName, most: int, points: int) -> Iterator[Mean]:
    """A power that turns cards into points, the cheapest cards first."""
    for way in seen.powers(name):
        for card in payable(seen, way)[:most]:
            yield Mean(points, worth(seen, card), thought(a.UsePower(seen.seat, name, (card,)), f"reason-{name}"))


def _level(seen: Reading, card: CardId) -> int:
    monster = seen.monster(card)
    return monster.level if monster else 0
