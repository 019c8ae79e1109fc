"""Hostility between fights: curses where they hurt most, thefts that are worth the risk."""

from collections.abc import Iterator
from typing import Any

from threedoors.bots import Thought
from threedoors.bots.munchkin.bargaining import closeness
from threedoors.bots.munchkin.housekeeping import thought
from threedoors.bots.munchkin.means import payable
from threedoors.bots.munchkin.reading import Reading, values
from threedoors.bots.munchkin.worth import BONUS, LEVEL, gain, worth
from threedoors.core import Seat
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards import verbs as v
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.items import bonus, fits
from threedoors.games.munchkin.mat.traits import of_group
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import Player

TRAIT = 500  # what losing a race or class costs, apart from the items that go with it


def curse_somebody(seen: Reading, spite: float, at_any_price: bool = False) -> Thought | None:
    """The curse that hurts a rival most, if that is worth its card; a card one has to give away costs nothing."""
    best: tuple[float, Thought] | None = None
    for card, fields in seen.plays.items():
        design = seen.deck[card]
        if not isinstance(design, k.Curse):
            continue
        for seat in fields["target"]:
            if seat == seen.seat:
                continue
            hurt = damage(seen, design, seat) * closeness(seen, seat) * 2 * spite
            price = 0 if at_any_price else worth(seen, card)
            if hurt > price and (best is None or hurt - price > best[0]):
                act = a.Play(seen.seat, card, target=seat)
                best = hurt - price, thought(act, "reason-curse", seat=seat)
    return best[1] if best else None


def damage(seen: Reading, curse: k.Curse, seat: Seat) -> int:
    """What a curse would take from somebody, in gold."""
    player = seen.board.players[seat]
    return sum(_effect(seen, effect, player) for effect in curse.effects)


def _effect(seen: Reading, effect: Any, player: Player) -> int:
    used = [(bonus(seen.deck, player, card) * BONUS, card) for card in player.equipped]
    match effect:
        case v.LoseLevels(n):
            return min(n, player.level - 1) * LEVEL
        case v.LoseBest():
            return max((gold for gold, _ in used), default=0)
        case v.LoseWorn(slots):
            return sum(gold for gold, card in used if (item := seen.item(card)) and item.slot in slots)
        case v.LoseItems():
            return min((_value(seen, player, card) for card in player.items if _size(seen, effect, card)), default=0)
        case v.LoseTraits(group=group) | v.SwapTrait(group=group):
            return TRAIT if of_group(seen.deck, player, group) else _otherwise(seen, effect, player)
        case v.Linger():
            return sum(gold for gold, _ in used) // 3 if effect.no_items else 80 * abs(effect.strength) + 100
        case v.NeighboursTakeCard():
            return 500 if player.items else 100
        case v.Tax():
            return 250
    return 0


def _otherwise(seen: Reading, effect: Any, player: Player) -> int:
    return sum(_effect(seen, other, player) for other in getattr(effect, "otherwise", ()))


def _size(seen: Reading, effect: v.LoseItems, card: CardId) -> bool:
    return seen.item(card) is not None and seen.deck.big[card] == (effect.size == "big")


def _value(seen: Reading, player: Player, card: CardId) -> int:
    used = bonus(seen.deck, player, card) * BONUS if card in player.equipped else 0
    return max(seen.deck.values[card] or 0, used)


def steal(seen: Reading) -> Thought | None:
    """An item worth more than half a level at risk; at Level 1 there is none to lose (M3)."""
    best: tuple[int, Thought] | None = None
    for profit, idea in _thefts(seen):
        if profit > 0 and (best is None or profit > best[0]):
            best = profit, idea
    return best[1] if best else None


def _thefts(seen: Reading) -> Iterator[tuple[int, Thought]]:
    risk = LEVEL if seen.me.level > 1 else 0
    for way in seen.powers("theft"):
        victim: Seat = values(way, "target")[0]
        cheap = payable(seen, way)
        if not cheap:
            continue
        for item in values(way, "item"):
            if seen.item(item) is None:
                continue
            use = gain(seen, item) * BONUS if fits(seen.board, seen.deck, seen.me, item) else 0
            taken = _value(seen, seen.board.players[victim], item) * closeness(seen, victim)
            profit = (max(use, seen.deck.values[item] or 0) + round(taken) - risk) // 2 - worth(seen, cheap[0])
            act = a.UsePower(seen.seat, "theft", (cheap[0],), target=victim, item=item)
            yield profit, thought(act, "reason-theft", seat=victim)
