"""The first game of Knock, played by the referee, for the client's first steps.

The browser holds no rules, so what it shows in the first steps (each table, and what every spot would do) is
written down here once, from a script of ten placements, into web/src/games/knock/generated/lesson.json.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from threedoors.core import Chance, Step
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import Card, CardId
from threedoors.games.knock.decks import deck_of
from threedoors.games.knock.keep import Keep, lay
from threedoors.games.knock.lattice import MIDDLE, Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.questions import WhatIf, answer
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView, view

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "knock" / "generated" / "lesson.json"

PRINTED = {
    "well": (2, 1, 1, 1), "laundry": (1, 1, 2, 1), "cloakroom": (1, 3, 1, 0), "ogre-tub": (3, 2, 2, 1),
    "library": (0, 0, 0, 0), "bakery": (2, 0, 3, 0), "honey-store": (1, 0, 2, 2), "attic": (0, 4, 0, 1),
    "dovecote": (3, 2, 0, 0), "dripping-cave": (4, 0, 0, 1), "black-knight": (4, 4, 4, 4),
}  # fmt: skip
"""The lesson's own values: tuning the house deck does not change what the first game teaches."""
TOKENS = 4

FIRST = "well"
HAND = ("laundry", "cloakroom", "ogre-tub", "library")
PILE = ("dripping-cave", "dovecote", "attic", "honey-store", "bakery")  # top card last, the Knight below
SCRIPT = (
    ("laundry", "1,1", False),  # cards share a corner
    ("cloakroom", "-1,1", True),  # a hall bears 5; turning the card saves it
    ("ogre-tub", "2,0", False),  # a creature comes with sand
    ("bakery", "3,-1", False),  # bring it down…
    ("honey-store", "3,1", False),  # …to 5: beaten
    ("attic", "-1,-1", False),  # a 4 is a good place for a 4
    ("black-knight", "0,-2", False),  # he comes himself
    ("library", "-1,-3", False),  # zeros are gold
    ("dripping-cave", "1,-3", False),
    ("dovecote", "1,-1", True),  # the Keep is yours
)


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, msgspec.json.format(msgspec.json.encode(lesson(), order="deterministic"), indent=0) + b"\n"


def lesson() -> list[dict[str, Any]]:
    """Every table of the lesson, what its card would do on each spot, and where it goes."""
    state = opening()
    steps: list[dict[str, Any]] = []
    for card, spot, turned in SCRIPT:
        seen = view(state, 0)
        prospects = answer(seen, WhatIf(CardId(card)))
        steps.append({"view": shown(seen), "prospects": prospects, "card": card, "spot": spot, "turned": turned})
        step = GAME.apply(state, PlaceCard(0, CardId(card), Spot(spot), turned))
        assert isinstance(step, Step), f"the script of the lesson is refused at {card}: {step}"
        state = step.state
    return [*steps, {"view": shown(view(state, 0))}]


def shown(seen: KnockView) -> KnockView:
    """A view without the text of the lesson's deck: the screen needs the cards, not the file."""
    return structs.replace(seen, options=KnockOptions())


def lesson_deck() -> str:
    """The house deck as a file, the lesson's cards with the lesson's values."""
    return "".join(_entry(card) for card in deck_of("").cards.values())


def _entry(card: Card) -> str:
    names = ", ".join(f'{language} = "{name}"' for language, name in card.name.items())
    lines = [f"[[{card.kind}]]", f'id = "{card.id}"', f"corners = {list(PRINTED.get(card.id, card.corners))}"]
    lines += [f"tokens = {TOKENS if card.id in PRINTED else card.tokens}"] if card.tokens else []
    lines += ["silence = true"] if card.silence else []
    lines += [f"chests = {card.chests}"] if card.chests else []
    lines += [f"keep = {card.mark}"] if card.mark else []
    return "\n".join([*lines, f"name = {{ {names} }}", ""])


def opening() -> Knock:
    """The table before the first placement, alone and without a timer."""
    options = KnockOptions(deck=lesson_deck())
    deck = options.the_deck
    keep, _ = lay(Keep(), deck.cards[CardId(FIRST)], MIDDLE, False)
    hand = tuple(map(CardId, HAND))
    pile = (deck.knight, *map(CardId, PILE))
    return Knock(
        options=options, level=1, phase="turn", turn=0, keep=keep, hands=(hand,), pile=pile, chance=Chance(b"")
    )
