"""What the host settles before the first door: pace, house rules, an own card set.

The cards these options are played with are made ready once and stay with them, for as long as the game is in memory.
"""

from functools import cached_property
from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from threedoors.core import Options
from threedoors.games.munchkin.cards.deck import Deck
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.cards.kinds import CardSet
from threedoors.games.munchkin.cards.standing import Side

UNNAMED_SET: Final = 2  # by which rules the house set is played where a game names none
DAY_SECONDS: Final = 24 * 60 * 60.0


class Pace(Struct, frozen=True):
    """How long the clock waits before it answers for somebody (M14)."""

    window_seconds: float  # last call, curse, die
    hold_seconds: float  # the same after somebody said "hold"
    decision_seconds: float  # everything else


PACES: Final = {
    "brisk": Pace(2.5, 15, 45),
    "calm": Pace(10, 30, 120),
    "relaxed": Pace(DAY_SECONDS, DAY_SECONDS, DAY_SECONDS),
}


class MunchkinOptions(Options, frozen=True, dict=True):
    """The usual game is ``{}``."""

    pace: Literal["brisk", "calm", "relaxed"] = "calm"
    fast: bool = False  # nobody loots the room (M14)
    items_own_turn: bool = False  # items from hand on one's own turn only (M4)
    sides: Annotated[tuple[Side, ...], Meta(max_length=6)] = ()  # by seat; woman, man, woman… where not given (M2)
    no_sides: bool = False  # clauses naming a side are skipped (M2)
    winning_level: Annotated[int, Meta(ge=3, le=10)] = 10
    own_set: CardSet | None = None
    two_players: bool = False  # unofficial: two may play
    first: Annotated[int, Meta(ge=0, le=5)] | UnsetType = UNSET  # the seat that begins; unset: drawn by lot (M1)
    house_set: int | UnsetType = UNSET  # the house set of these rules; unset: that of rules 2, which games did not name

    @cached_property
    def deck(self) -> Deck:
        """The cards on the table."""
        return Deck(self.own_set) if self.own_set else house_deck(self.house_set or UNNAMED_SET)

    def side_of(self, seat: int) -> Side:
        """The side a seat starts with."""
        if seat < len(self.sides):
            return self.sides[seat]
        return "man" if seat % 2 else "woman"
