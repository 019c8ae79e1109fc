"""What the host settles (the options of the rules page). A deck is given as the text of its file (K3).

It is read once and stays with the options, for as long as the game is in memory: reading takes longer than playing.
"""

from functools import cached_property
from typing import Annotated, Literal

from msgspec import Meta

from threedoors.core import Options, Seat
from threedoors.games.knock.cards import Deck
from threedoors.games.knock.decks import deck_of

Level = Annotated[int, Meta(ge=1, le=4)]


class KnockOptions(Options, frozen=True, omit_defaults=True, dict=True):
    """The usual game: one Keep of level 1, no timer, the shipped deck."""

    adventure: bool = False  # four Keeps in a row (K21); otherwise a single one
    level: Level = 1  # of the single Keep
    minutes: Literal[15, 10, 6, 4] | None = None  # of sand in the timer (K9)
    chest_hunt: bool = False  # K20
    chain: Literal["cards", "chests"] = "cards"  # which group of chests scores: the longest, or the richest (K20)
    cumulative: bool = False  # marked cards of the levels before, too (K8)
    retry: bool = False  # a lost Keep of an adventure may be tried again (K21)
    gentle: bool = False  # a creature keeps its token on the turn it arrives (K12)
    freeze_knight: bool = False  # Ice Flash may be aimed at the Knight (K23)
    first: Seat | None = None  # who begins; None: drawn by lot (K9)
    deck: str = ""  # the text of a deck file, or "house-3": ours of rules 3; empty: ours
    resume: str = ""  # the save code of an adventure (K21)

    @cached_property
    def the_deck(self) -> Deck:
        """All cards of it, read; BadDeck names the card and the fault."""
        return deck_of(self.deck)
