"""Cards: what is printed on them (K1, K2). Which cards there are is data, in a deck file (``decks.py``)."""

from typing import Final, Literal, NewType

from msgspec import Struct

from threedoors.core import Names

CardId = NewType("CardId", str)
Corners = tuple[int, int, int, int]
"""Values clockwise from the top left: top left, top right, bottom right, bottom left."""

Kind = Literal["hall", "creature", "knight"]

HIGHEST: Final = 9  # a corner's value
USUALLY_HIGHEST: Final = 4
LIMIT: Final = 5  # the danger a hall bears and a creature is beaten at
TIME_TOKENS: Final = 12


class Face(Struct, frozen=True, omit_defaults=True):
    """What everybody reads on a card that lies open."""

    id: CardId
    kind: Kind
    corners: Corners
    tokens: int = 0  # Time tokens it arrives with
    silence: bool = False  # carries the silence icon
    chests: int = 0
    mark: int = 0  # 2, 3, 4: only in that Keep
    name: Names = {}
    picture: str = ""  # what the screen draws; the card's id unless the deck says otherwise


class Card(Face, frozen=True, omit_defaults=True):
    """A card with its joke."""

    flavour: Names = {}


class Deck(Struct, frozen=True):
    """All cards of a box, by id, in the order of the file; the Knight is one of them."""

    name: Names
    knight: CardId
    cards: dict[CardId, Card]
    faces: dict[CardId, Face]  # the same without jokes: this is what travels in views


def turned(corners: Corners) -> Corners:
    """The corners after half a turn (K4)."""
    top_left, top_right, bottom_right, bottom_left = corners
    return bottom_right, bottom_left, top_left, top_right


def lying(corners: Corners, is_turned: bool) -> Corners:
    """The corners as the card lies."""
    return turned(corners) if is_turned else corners
