"""Prices: what help is worth to whoever needs it, what it costs, and whom one had better not help."""

from threedoors.bots.munchkin.fighting import danger
from threedoors.bots.munchkin.reading import Reading
from threedoors.bots.munchkin.worth import LEVEL, worth
from threedoors.core import Seat
from threedoors.games.munchkin.fight.strength import levels_in
from threedoors.games.munchkin.table.state import Fight
from threedoors.games.munchkin.terms import Terms

TREASURE = 450  # what a treasure card is worth unseen
CAUGHT = 0.6  # how often a flight fails


def stake(seen: Reading, fight: Fight) -> int:
    """What winning brings main, in gold."""
    if seen.would_win_game(fight):
        return 20 * LEVEL
    return levels_in(seen.board, seen.deck, fight) * LEVEL + seen.treasures * TREASURE


def loss(seen: Reading, fight: Fight) -> int:
    """What losing costs a fighter, at a guess."""
    return round(danger(seen, tuple(foe.uid for foe in fight.foes)) * 600 * CAUGHT)


def closeness(seen: Reading, seat: Seat) -> float:
    """How much a level of this rival's hurts me: little at the bottom, more than my own at the top."""
    left = seen.winning_level - seen.level(seat)
    ahead = max(0, seen.level(seat) - seen.me.level)
    return min(2.0, 0.2 + 0.12 * ahead + (1.2 if left <= 1 else 0.6 if left == 2 else 0.3 if left == 3 else 0))


def cost_of(seen: Reading, terms: Terms, helper: Seat, fight: Fight) -> int:
    """What these terms take from main: treasures, items, a promised card, and the level a Firefly gains."""
    items = 2 * sum(worth(seen, card) for card in terms.items)  # lost here, and gained there
    card = LEVEL if terms.card is not None else 0
    gained = round(seen.helper_gains(helper, fight) * LEVEL * closeness(seen, helper))
    return terms.treasures * TREASURE + items + card + gained


def gain_of(seen: Reading, terms: Terms, fight: Fight) -> int:
    """What these terms bring the one asked: treasures, items, a promised card, and a Firefly's level."""
    items = sum(worth(seen, card) for card in terms.items)
    card = LEVEL if terms.card is not None else 0
    return terms.treasures * TREASURE + items + card + seen.helper_gains(seen.seat, fight) * LEVEL


def wrongs(seen: Reading, seat: Seat) -> int:
    """How often this rival has just played against the fighters of this fight."""
    fight = seen.board.fight
    if fight is None:
        return 0
    laid = sum(laid.seat == seat and laid.side == "monsters" for laid in fight.laid)
    return laid + sum(stab.seat == seat for stab in fight.stabs)
