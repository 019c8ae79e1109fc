"""Spoiling a rival's fight: what it takes to turn a win into a loss, and what that costs."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from threedoors.bots import Thought
from threedoors.core import Seat
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards import verbs as v
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.strength import their_bill
from threedoors.games.munchkin.mat.items import bonus
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import Foe
from threedoors.lab.munchkin.frozen.housekeeping import thought
from threedoors.lab.munchkin.frozen.reading import FrozenReading, values
from threedoors.lab.munchkin.frozen.worth import worth


class FrozenSpoke(Struct, frozen=True):
    """Something to put in a wheel: points against the fighters, price in gold, the act."""

    points: int
    price: int
    idea: Thought


ENDS_IT = 99


def spoil(seen: FrozenReading, limit: int) -> Thought | None:
    """The cheapest way to make the fighters lose, if all of it together suffices and costs no more than this."""
    needed = seen.margin()
    spokes = sorted(_spokes(seen), key=lambda spoke: spoke.price)
    if needed <= 0 or sum(spoke.points for spoke in spokes) < needed:
        return None
    enough = [spoke for spoke in spokes if spoke.points >= needed and spoke.price <= limit]
    if enough:
        return enough[0].idea
    strongest = max(spokes, key=lambda spoke: spoke.points)
    return strongest.idea if sum(spoke.price for spoke in spokes) <= 3 * limit else None


def _spokes(seen: FrozenReading) -> Iterator[FrozenSpoke]:
    for card, fields in seen.plays.items():
        found = _spoke(seen, card, fields)
        if found is not None and found.points > 0:
            yield found
    for way in seen.powers("backstab"):
        victim = values(way, "target")[0]
        card = min(values(way, "pay"), key=lambda c: worth(seen, c) + (5000 if c not in seen.hand else 0))
        act = a.UsePower(seen.seat, "backstab", (card,), target=victim)
        yield FrozenSpoke(2, worth(seen, card), thought(act, "reason-spoil", seat=victim))


def _spoke(seen: FrozenReading, card: CardId, fields: dict[str, tuple[Any, ...]]) -> FrozenSpoke | None:
    fight = seen.board.fight
    assert fight is not None
    design, seat, main = seen.deck[card], seen.seat, fight.main
    price = worth(seen, card)
    if seen.boost(card) and "side" in fields:
        return _make(seen, seen.boost(card), price, a.Play(seat, card, side="monsters"))
    if isinstance(design, k.Enhancer):
        return _make(seen, design.strength, price, a.Play(seat, card, foe=fields["foe"][0]))
    if isinstance(design, k.Curse) and main in fields["target"]:
        return _make(seen, _curse_points(seen, design, main), price, a.Play(seat, card, target=main))
    if isinstance(design, k.DoorTrick):
        return _trick(seen, card, design, fields)
    if isinstance(design, k.Monster):
        return _make(seen, design.level, price, a.Play(seat, card))
    if isinstance(design, k.OneShot) and isinstance(design.play, k.RemoveAll):
        return _make(seen, ENDS_IT, price, a.Play(seat, card))
    return None


def _trick(
    seen: FrozenReading, card: CardId, design: k.DoorTrick, fields: dict[str, tuple[Any, ...]]
) -> FrozenSpoke | None:
    fight = seen.board.fight
    assert fight is not None
    if isinstance(design.play, k.Wander):
        monster = max(fields["other"], key=lambda c: _added(seen, c))
        return _make(seen, _added(seen, monster), worth(seen, card), a.Play(seen.seat, card, other=monster))
    if isinstance(design.play, k.EndFight):
        return _make(seen, ENDS_IT, worth(seen, card), a.Play(seen.seat, card))
    if isinstance(design.play, k.CloneMonster):
        foe = fight.foes[0]
        strength = their_bill(seen.board, seen.deck, replace(fight, foes=(foe,), laid=())).total
        return _make(seen, strength, worth(seen, card), a.Play(seen.seat, card, foe=foe.uid))
    return None


def _added(seen: FrozenReading, card: CardId) -> int:
    """What a monster would add to the other side of this fight."""
    fight = seen.board.fight
    assert fight is not None
    return their_bill(seen.board, seen.deck, replace(fight, foes=(Foe(99, card),), laid=())).total


def _curse_points(seen: FrozenReading, design: k.Curse, main: Seat) -> int:
    """How many points this curse would take from the main player, at a guess."""
    player = seen.board.players[main]
    bonuses = [bonus(seen.deck, player, card) for card in player.equipped]
    for effect in design.effects:
        match effect:
            case v.LoseLevels(n):
                return min(n, player.level - 1)
            case v.LoseBest():
                return max(bonuses, default=0)
            case v.LoseWorn(slots):
                worn = [c for c in player.equipped if (item := seen.item(c)) and item.slot in slots]
                return sum(bonus(seen.deck, player, card) for card in worn)
            case v.Linger():
                return sum(bonuses) if effect.no_items else -effect.strength
    return 1 if any(isinstance(e, v.SwapSide) for e in design.effects) else 0


def _make(seen: FrozenReading, points: int, price: int, act: a.Play) -> FrozenSpoke:
    fight = seen.board.fight
    assert fight is not None
    return FrozenSpoke(points, price, thought(act, "reason-spoil", seat=fight.main))
