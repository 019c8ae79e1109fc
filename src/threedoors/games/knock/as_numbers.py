"""What a seat sees as numbers, for learners: its hand, and every free spot with the cards around it.

Cards and spots stand in the order in which they are offered, so that the n-th number a learner may pick is the n-th
group here. All numbers lie between −1 and 1; what there is no room for is not seen.
"""

from collections.abc import Iterator
from typing import Final

from threedoors.games.knock.cards import Face
from threedoors.games.knock.keep import LIVE, free_spots
from threedoors.games.knock.lattice import NEIGHBOURS, Spot
from threedoors.games.knock.views import KnockView

CARDS: Final = 8
PER_CARD: Final = 9
SPOTS: Final = 40
PER_NEIGHBOUR: Final = 4
PER_SPOT: Final = 4 * PER_NEIGHBOUR
TABLE: Final = 12
LENGTH: Final = TABLE + CARDS * PER_CARD + SPOTS * PER_SPOT


def features(view: KnockView) -> list[float]:
    """Always ``LENGTH`` of them."""
    numbers = [*_table(view)]
    for card in view.hand[:CARDS]:
        numbers += _card(view.cards[card])
    numbers += [0.0] * (TABLE + CARDS * PER_CARD - len(numbers))
    for spot in free_spots(view.keep)[:SPOTS]:
        numbers += _spot(view, spot)
    return numbers + [0.0] * (LENGTH - len(numbers))


def _table(view: KnockView) -> Iterator[float]:
    yield view.level / 4
    yield view.reserve / 12
    yield view.pile_left / 63
    yield float(view.silent)
    yield float(view.turn == view.seat)
    yield len(view.keep.cards) / 63
    yield len(view.outlooks) / 8
    yield len(view.doomed) / 8
    yield min(len(view.spells), 8) / 8
    yield min(view.chests, 16) / 16
    yield float(view.knight == "waiting")
    yield float(view.knight == "in-keep")


def _card(face: Face) -> list[float]:
    return [
        *(value / 4 for value in face.corners),
        face.tokens / 6,
        float(face.silence),
        face.chests / 4,
        float(face.kind == "creature"),
        float(face.kind == "knight"),
    ]


def _spot(view: KnockView, spot: Spot) -> list[float]:
    """Corner by corner: is there a card to cover, how dangerous is it, what would be covered, how long does it live?"""
    numbers: list[float] = []
    for corner, beside in enumerate(NEIGHBOURS[spot]):
        laid = view.keep.cards.get(beside)
        if laid is None:
            numbers += (0.0, 0.0, 0.0, 0.0)
            continue
        urgent = 1 / (1 + view.keep.sand.get(beside, 0)) if laid.status in LIVE else 0.0
        numbers += (1.0, laid.danger / 16, laid.values[corner ^ 2] / 4, urgent)
    return numbers
