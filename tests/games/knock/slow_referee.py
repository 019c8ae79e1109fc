"""A second referee, written from the rules page alone and as slowly as it reads.

It adds every danger up from the cards as they were laid, knows nothing of the engine's shortcuts, and says what a
placement, a skipped turn or a spell leads to. Set-up, talk, and what is refused are left to the engine.
"""

from dataclasses import dataclass

from threedoors.games.knock.actions import (
    CastFireball,
    CastIceFlash,
    CastPoison,
    CastSphere,
    KnockAction,
    PlaceCard,
    SkipTurn,
)
from threedoors.games.knock.cards import Card
from threedoors.games.knock.state import Knock

Place = tuple[int, int]


@dataclass
class SlowTable:
    """The table, by the names of its cards. ``laid`` is oldest first."""

    cards: dict[str, Card]
    knight: str
    gentle: bool
    laid: dict[str, tuple[Place, bool]]
    status: dict[str, str]
    tokens: dict[str, int]
    poisoned: set[Place]
    hands: list[list[str]]
    pile: list[str]
    reserve: int
    silent: bool
    turn: int
    phase: str
    spells: set[str]
    end: str | None = None

    def play(self, act: KnockAction) -> None:
        """What the rules page says follows."""
        match act:
            case PlaceCard(_, card, spot, turned):
                self._place(card, place(spot), turned)
            case SkipTurn():
                self._skip()
            case CastFireball(_, spot):
                self._burn(self._at(spot))
            case CastIceFlash(_, spot):
                self._freeze(self._at(spot))
            case CastPoison(_, point):
                self._poison(place(point))
            case CastSphere():
                self.spells.remove("sphere")
                self.silent = False
        if self.end is None and self.phase == "turn" and not any(self.hands) and not self._can_aim():
            self.end = "cards"  # K15

    def _place(self, card: str, where: Place, turned: bool) -> None:
        """K10–K14."""
        is_knight = self.phase == "knight"
        if is_knight:
            self.phase = "turn"
        else:
            self.hands[self.turn].remove(card)
        printed = self.cards[card]
        covered = [other for other, (there, _) in self.laid.items() if points(there) & points(where)]
        self.laid[card] = where, turned
        self.status[card] = "hall" if printed.kind == "hall" else "awake"
        if printed.silence and len(self.hands) > 1:
            self.silent = not self.silent
        if printed.tokens > self.reserve:
            self.end = "tokens"
            return
        if printed.tokens:
            self.tokens[card] = printed.tokens
            self.reserve -= printed.tokens
        self._assess([*covered, card] if points(where) & self.poisoned else covered)  # K11a
        if not is_knight:
            self._ring(card if self.gentle else None)
            self._draw(printed)
        if self.end is None and self.phase == "turn":
            self.turn = (self.turn + 1) % len(self.hands)

    def _skip(self) -> None:
        """K15."""
        if not any(self.hands) and not any(self.tokens.values()):
            self.end = "cards"
            return
        self._ring(None)
        if self.end is None:
            self.turn = (self.turn + 1) % len(self.hands)

    def _assess(self, cards: list[str]) -> None:
        """K11, K18, K23: everything is looked at before anything is decided."""
        falls = any(self._danger(card) >= 6 for card in cards if not self._lives(card))
        for card in cards:
            if self._lives(card) and card != self.knight and self._danger(card) <= 5:
                self._beat(card)
        if falls:
            self.end = "hall"
        elif self._lives(self.knight) and self._danger(self.knight) > 5:
            if self.tokens.get(self.knight) == 0:
                self.end = "alarm"  # K23
        elif "frozen" not in self.status.values() and self._lives(self.knight):
            self._beat(self.knight)
            self.end = "won"

    def _beat(self, card: str) -> None:
        self.status[card] = "beaten"
        self.reserve += self.tokens.pop(card, 0)

    def _ring(self, spared: str | None) -> None:
        """K12."""
        for card in [card for card in self.tokens if card != spared and self.end in (None, "alarm")]:
            if not self.tokens[card]:
                continue
            self.tokens[card] -= 1
            self.reserve += 1
            if not self.tokens[card] and (card != self.knight or self._danger(card) > 5):  # K23
                self.end = "alarm"

    def _draw(self, placed: Card) -> None:
        """K13, K14."""
        if self.end is not None or not self.pile or (placed.silence and len(self.hands) == 1):
            return
        card = self.pile.pop()
        if card == self.knight:
            self.phase = "knight"
        else:
            self.hands[self.turn].append(card)

    def _burn(self, card: str) -> None:
        """K24, and the end of K25."""
        self.spells.remove("fireball")
        ages, where = list(self.laid), self.laid[card][0]
        older = ages[: ages.index(card)]
        under = [other for other in older if points(self.laid[other][0]) & points(where)]
        del self.laid[card], self.status[card]
        self.reserve += self.tokens.pop(card, 0)
        self.poisoned &= {point for there, _ in self.laid.values() for point in points(there)}
        self._assess(under)

    def _freeze(self, card: str) -> None:
        """K23."""
        self.spells.remove("ice-flash")
        self.status[card] = "frozen"
        self.reserve += self.tokens.pop(card)

    def _poison(self, point: Place) -> None:
        """K25."""
        self.spells.remove("poison")
        self.poisoned.add(point)
        self._assess([card for card, (there, _) in self.laid.items() if point in points(there)])

    def _can_aim(self) -> bool:
        """K15: has a held spell a legal target? The Sphere has none."""
        alive = [card for card in self.laid if self._lives(card)]
        others = [card for card in alive if card != self.knight]
        sound = {point for card in alive for point in points(self.laid[card][0])} - self.poisoned
        awake = [card for card in others if self.status[card] == "awake"]
        aims = {"fireball": others, "ice-flash": awake, "poison": sound}
        return any(aims.get(spell) for spell in self.spells)

    def _lives(self, card: str) -> bool:
        return self.status.get(card) in ("awake", "frozen")

    def _at(self, spot: str) -> str:
        return next(card for card, (there, _) in self.laid.items() if there == place(spot))

    def _danger(self, card: str) -> int:
        """K6: lay every card in its order and look at what is on top."""
        top: dict[Place, int] = {}
        for other, ((x, y), turned) in self.laid.items():
            a, b, c, d = self.cards[other].corners
            if turned:
                a, b, c, d = c, d, a, b
            top |= {(x, y): a, (x + 1, y): b, (x + 1, y + 1): c, (x, y + 1): d}
        return sum(0 if point in self.poisoned else top[point] for point in points(self.laid[card][0]))


def place(text: str) -> Place:
    x, y = text.split(",")
    return int(x), int(y)


def points(where: Place) -> set[Place]:
    """K4."""
    x, y = where
    return {(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)}


def slow_table(state: Knock) -> SlowTable:
    """The engine's table as the slow referee sees it."""
    deck = state.options.the_deck
    by_age = sorted(state.keep.cards.items(), key=lambda item: item[1].order)
    ending = state.ending
    return SlowTable(
        cards={str(card): printed for card, printed in deck.cards.items()},
        knight=deck.knight,
        gentle=state.options.gentle,
        laid={laid.card: (place(spot), laid.turned) for spot, laid in by_age},
        status={laid.card: laid.status for _, laid in by_age},
        tokens={state.keep.cards[spot].card: tokens for spot, tokens in state.keep.sand.items()},
        poisoned={place(point) for point in state.keep.poisoned},
        hands=[list(hand) for hand in state.hands],
        pile=list(state.pile),
        reserve=state.reserve,
        silent=state.silent,
        turn=state.turn,
        phase=state.phase,
        spells=set(state.spells),
        end=None if ending is None else "won" if ending.won else ending.cause,
    )
