"""A view made handy for thinking: which cards can go where, what a fight would come to.

Everything here comes from one seat's view; a bot knows no more than a player at the table.
"""

from typing import Any

from msgspec.structs import replace

from threedoors.core import Action, OneOf, Open, Seat, kind_of
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import AddStrength, Item, Monster
from threedoors.games.munchkin.cards.standing import HelperLevels
from threedoors.games.munchkin.fight.strength import beats, both_bills, levels_in, wins_ties
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table.state import Fight, Foe


class Reading:
    """One seat's table, sorted for a decision."""

    def __init__(self, view: MunchkinView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.board = view.board
        self.deck = view.board.options.deck
        self.me = view.board.players[view.seat]
        self.hand = view.hand
        self.ask = view.board.pending.ask if view.board.pending else None
        self.wait = view.board.pending.id if view.board.pending else ""
        self.listed: dict[str, list[Action]] = {}
        for act in view.choices.listed:
            self.listed.setdefault(kind_of(act), []).append(act)
        self.open: dict[str, list[Open]] = {}
        for choice in view.choices.open:
            self.open.setdefault(choice.kind, []).append(choice)
        self.plays = self._plays()
        self.worths: dict[CardId, int] = {}  # what cards are worth, as far as it was asked

    def _plays(self) -> dict[CardId, dict[str, tuple[Any, ...]]]:
        """Cards that can be played now, with the values of the fields they need."""
        found: dict[CardId, dict[str, tuple[Any, ...]]] = {}
        for choice in self.open.get("Play", ()):
            fields = {name: d.values for name, d in choice.fields.items() if isinstance(d, OneOf)}
            (card,) = fields.pop("card")
            found[card] = fields
        return found

    def can(self, kind: str) -> bool:
        """Is there any act of this kind?"""
        return kind in self.listed or kind in self.open

    def first(self, kind: str) -> Action:
        """The listed act of this kind."""
        return self.listed[kind][0]

    def powers(self, name: str) -> list[Open]:
        """The ways to use a power now."""
        ways = self.open.get("UsePower", ())
        return [way for way in ways if _values(way, "power") == (name,)]

    @property
    def winning_level(self) -> int:
        return self.board.options.winning_level

    def level(self, seat: Seat) -> int:
        return self.board.players[seat].level

    def margin(self, fight: Fight | None = None) -> int:
        """By how much the fighters are ahead; 0 wins only with a tie-breaker, then it counts as 1 more."""
        fight = fight or self.board.fight
        assert fight is not None
        ours, theirs = both_bills(self.board, self.deck, fight)
        return ours.total - theirs.total + wins_ties(self.board, self.deck, fight)

    def helped_by(self, seat: Seat) -> int:
        """The margin of the fight running with this helper: as the monsters count it, not as the mat does (M7)."""
        fight = self.board.fight
        assert fight is not None
        return self.margin(replace(fight, helper=seat))

    def strength(self, seat: Seat) -> int:
        """Level and what is used, outside any fight."""
        return self.view.strengths[seat].total

    @property
    def treasures(self) -> int:
        """What the fight running would bring."""
        return self.view.fight.treasures if self.view.fight else 0

    def helper_gains(self, seat: Seat, fight: Fight | None = None) -> int:
        """The levels somebody would gain by helping: most none, a Firefly one for each monster (M3)."""
        fight = fight or self.board.fight
        gains = power(self.deck, self.board.players[seat], HelperLevels) is not None
        return len(fight.foes) if fight is not None and gains else 0

    def helper_would_win(self, seat: Seat | None, fight: Fight | None = None) -> bool:
        """Would winning this fight win the game for its helper?"""
        if seat is None:
            return False
        gained = self.helper_gains(seat, fight)
        return bool(gained) and self.level(seat) + gained >= self.winning_level

    def wins(self, fight: Fight) -> bool:
        ours, theirs = both_bills(self.board, self.deck, fight)
        return beats(self.board, self.deck, fight, ours.total, theirs.total)

    def against(self, card: CardId) -> Fight:
        """The fight this monster would be for this seat alone."""
        return Fight(self.seat, (Foe(0, card),))

    def would_win_game(self, fight: Fight | None = None) -> bool:
        """Would winning this fight win the game for its main player?"""
        fight = fight or self.board.fight
        return (
            fight is not None and self.level(fight.main) + levels_in(self.board, self.deck, fight) >= self.winning_level
        )

    def boost(self, card: CardId) -> int:
        """What a one-shot adds to a side, 0 for other cards."""
        shot = self.deck.one_shots[card]
        return shot.play.n if shot and isinstance(shot.play, AddStrength) else 0

    def monster(self, card: CardId) -> Monster | None:
        return self.deck.monsters[card]

    def item(self, card: CardId) -> Item | None:
        return self.deck.items[card]


def values(choice: Open, field: str) -> tuple[Any, ...]:
    """The values a field of an open act may take."""
    return _values(choice, field)


def _values(choice: Open, field: str) -> tuple[Any, ...]:
    domain = choice.fields.get(field)
    return () if domain is None else tuple(getattr(domain, "values", ()))
