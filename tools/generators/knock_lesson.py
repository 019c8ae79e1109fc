"""The first game of Knock, played by the referee, for the client's first steps.

The browser holds no rules, so what it shows in the first steps (each table, what every spot would do, and the numbers
its sentences need) is written down here into web/src/games/knock/generated/lesson.json. The cards are those of today's
house deck: a script says what each of nine placements is to teach, and the first way to do that is looked for.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import structs

from threedoors.core import Broken, Chance, Step
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.adventure import HAND_SIZES
from threedoors.games.knock.cards import Card, CardId
from threedoors.games.knock.decks import house_deck
from threedoors.games.knock.keep import Keep, lay
from threedoors.games.knock.lattice import MIDDLE, Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.outlook import is_hopeless
from threedoors.games.knock.questions import Prospect, Prospects, WhatIf, answer
from threedoors.games.knock.state import Knock
from threedoors.games.knock.versions import RULES_VERSION
from threedoors.games.knock.views import KnockView, view

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "knock" / "generated" / "lesson.json"
OPTIONS: Final = KnockOptions(deck=house_deck(RULES_VERSION))
DECK: Final = OPTIONS.the_deck
HIS_HIGHEST: Final = max(DECK.cards[DECK.knight].corners)
BEFORE_HIM: Final = 6  # placements before the Knight comes: the hand one begins with


class Way(NamedTuple):
    """One placement, and what would follow from it either way up."""

    card: Card
    straight: Prospect
    round: Prospect
    turned: bool

    @property
    def prospect(self) -> Prospect:
        return self.round if self.turned else self.straight

    @property
    def other(self) -> Prospect:
        """The same the other way up."""
        return self.straight if self.turned else self.round


Teaches = Callable[[Knock, Way], bool]


def overlaps(_state: Knock, way: Way) -> bool:
    return way.card.kind == "hall" and not way.card.silence and not way.turned and way.prospect.verdict == "safe"


def wants_a_turn(_state: Knock, way: Way) -> bool:
    """As it is it brings the first hall down; turned, it holds."""
    return way.card.kind == "hall" and way.turned and (way.other.verdict, way.prospect.verdict) == ("lost", "safe")


def wakes_somebody(state: Knock, way: Way) -> bool:
    """A creature that two covers can beat."""
    if way.card.kind != "creature" or way.turned or way.prospect.verdict != "safe":
        return False
    outlook = view(after(state, way), 0).outlooks[Spot(way.prospect.target)]
    return outlook.covers == 2 and not is_hopeless(outlook)


def wears_down(_state: Knock, way: Way) -> bool:
    return way.card.kind == "hall" and way.prospect.verdict == "safe" and shrinks(way, "creature")


def beats(_state: Knock, way: Way) -> bool:
    return way.card.kind == "hall" and way.prospect.verdict == "beats" and not way.card.silence


def lets_him_in(_state: Knock, way: Way) -> bool:
    return way.card.kind == "knight" and way.prospect.verdict == "safe"


def is_gold(_state: Knock, way: Way) -> bool:
    return way.card.silence and way.prospect.verdict == "safe" and shrinks(way, "knight")


def wins(_state: Knock, way: Way) -> bool:
    return way.card.kind == "hall" and not way.card.silence and way.prospect.verdict == "won"


SCRIPT: Final[tuple[Teaches, ...]] = (
    overlaps, wants_a_turn, wakes_somebody, wears_down, beats, overlaps,
    lets_him_in, is_gold, wins,
)  # fmt: skip


def shrinks(way: Way, kind: str) -> bool:
    fighting = [t for t in way.prospect.touched if t.follows == "fights" and DECK.cards[t.card].kind == kind]
    return any(touched.after < touched.before for touched in fighting)


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, msgspec.json.format(msgspec.json.encode(lesson(), order="deterministic"), indent=0) + b"\n"


def lesson() -> list[dict[str, Any]]:
    """Every table of the lesson, what its card would do on each spot, where it goes, and what is said about it."""
    first, ways = found()
    state = opening(first, [way.card.id for way in ways])
    steps: list[dict[str, Any]] = []
    for way in ways:
        seen = view(state, 0)
        prospects = answer(seen, WhatIf(way.card.id))
        place = {"card": way.card.id, "spot": way.prospect.target, "turned": way.turned}
        steps.append({"view": shown(seen), "prospects": prospects, **place, "told": told(way)})
        state = after(state, way)
    return [*steps, {"view": shown(view(state, 0))}]


def told(way: Way) -> dict[str, Any]:
    """What the sentence beside a placement needs: the card, the card it is about, and its numbers."""
    about = [t for t in way.prospect.touched if DECK.cards[t.card].kind != "hall"] or list(way.prospect.touched)
    [main, *_] = [*about, *way.other.touched]
    lost = [t for t in way.other.touched if t.follows == "falls"]
    numbers = {"before": main.before, "after": main.after, "tokens": way.card.tokens, "knight": HIS_HIGHEST}
    fall = {"fallen": DECK.cards[lost[0].card].name, "fall": lost[0].after} if lost else {}
    return {"card": way.card.name, "other": DECK.cards[main.card].name, **numbers, **fall}


def shown(seen: KnockView) -> KnockView:
    """A view as the screen needs it: the cards, not the name of the deck."""
    return structs.replace(seen, options=KnockOptions())


def found() -> tuple[Card, list[Way]]:
    """The first card of a Keep and nine placements that teach what the script says."""
    halls = [card for card in DECK.cards.values() if card.kind == "hall" and not card.mark]
    for first in one_of_each(halls):
        ways = next(played(searched(first), []), None)
        if ways is not None:
            return first, ways
    raise Broken("No nine placements of the house deck teach the first steps; tools/generators has their script.")


def played(state: Knock, done: list[Way]) -> Iterator[list[Way]]:
    """Every way to go on with the script from here."""
    if len(done) == len(SCRIPT):
        yield done
        return
    for way in ways_of(state):
        if SCRIPT[len(done)](state, way):
            yield from played(after(state, way), [*done, way])


def ways_of(state: Knock) -> Iterator[Way]:
    """Every placement, but only one of cards with the same face."""
    held = [DECK.cards[DECK.knight]] if state.phase == "knight" else [DECK.cards[card] for card in state.hands[0]]
    seen = view(state, 0)
    for card in one_of_each(held):
        found = answer(seen, WhatIf(card.id))
        assert isinstance(found, Prospects)
        pairs = zip(found.prospects[::2], found.prospects[1::2], strict=True)
        for straight, other in pairs:
            yield from (Way(card, straight, other, turned) for turned in (False, True))


def one_of_each(cards: list[Card]) -> list[Card]:
    faces: dict[Any, Card] = {}
    for card in cards:
        faces.setdefault((card.kind, card.corners, card.tokens, card.silence), card)
    return list(faces.values())


def after(state: Knock, way: Way) -> Knock:
    step = GAME.apply(state, PlaceCard(0, way.card.id, Spot(way.prospect.target), way.turned))
    assert isinstance(step, Step), f"the lesson is refused at {way.card.id}: {step}"
    return step.state


def searched(first: Card) -> Knock:
    """A table to search on: all cards in hand, and a pile that brings the Knight in time."""
    cards = [card.id for card in DECK.cards.values() if not card.mark and card.kind != "knight" and card.id != first.id]
    return begun(first, tuple(cards[BEFORE_HIM - 1 :]), (DECK.knight, *cards[: BEFORE_HIM - 1]))


def opening(first: Card, laid: list[CardId]) -> Knock:
    """The table before the first placement: alone, a hand of six, the rest drawn in time (K7, K13)."""
    early, late = laid[:BEFORE_HIM], laid[BEFORE_HIM + 1 :]
    assert len(early) == HAND_SIZES[1]
    halls = [card for card in DECK.cards.values() if card.kind == "hall" and not (card.mark or card.silence)]
    free = [card.id for card in halls if card.id not in laid and card.id != first.id]
    spare = free[: BEFORE_HIM - 1 - len(late)]
    return begun(first, tuple(early), (DECK.knight, *spare, *reversed(late)))


def begun(first: Card, hand: tuple[CardId, ...], pile: tuple[CardId, ...]) -> Knock:
    keep, _ = lay(Keep(), first, MIDDLE, False)
    return Knock(
        options=OPTIONS, level=1, phase="turn", turn=0, keep=keep, hands=(hand,), pile=pile,
        chance=Chance(b""), rules=RULES_VERSION,
    )  # fmt: skip
