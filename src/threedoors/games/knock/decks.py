"""Deck files: the cards of a box, typed in as TOML (K3). See ``deck.toml`` for the set we ship.

A file is refused with the card and the fault named, or read with warnings. Decks travel as the text
of their file, so a game played with your own cards carries them along. Our own deck goes by a name,
``house-3`` for the cards of rules 3; the empty text is that of rules 2, which games then did not name.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from threedoors.core import Argument, Message, Names, in_force
from threedoors.core.since_until import SINCE, UNTIL
from threedoors.games.knock import versions
from threedoors.games.knock.cards import HIGHEST, LIMIT, TIME_TOKENS, USUALLY_HIGHEST, Card, CardId, Deck, Face, Kind

SHIPPED: Final = Path(__file__).with_name("deck.toml")
NAMED_SINCE: Final = 3  # games of these rules name their house deck
HOUSE: Final = re.compile("house-([0-9]{1,4})")
FEWEST_UNMARKED: Final = 21  # five hands of four and the first card
FEWEST_TOKENS: Final = 1
USUALLY_FEWEST_TOKENS: Final = 2
IN_THE_BOX: Final = {"halls": 41, "creatures": 22}  # the Knight is one of the creatures (K1)
MARKS: Final = (2, 3, 4)
EARLIER: Final = "earlier"  # in our own file: what a card was worth until some rules
BYTE_ORDER_MARK: Final = "\ufeff"  # what some editors write before the first letter
QUOTED: Final = re.compile(
    r"""\"{3}(?:\\.|[^\\])*?(?:\"{3}|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*""", re.DOTALL
)
"""What stands between quotation marks in TOML, and remarks."""
MANY_PARTS: Final = re.compile(r"^(?:[^.\n]*\.){9}", re.MULTILINE)
"""A name like a.a.a.a.a.a.a.a.a.a; no card has one, and reading a long one takes the square of its length."""


class BadDeck(Exception):
    """A deck file with a fault: a message id and what it is about."""

    def __init__(self, why: str, **args: Argument) -> None:
        super().__init__(f"{why}: {args}")
        self.why = why
        self.args_named = args


class TypedCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card as it is typed in."""

    id: str
    corners: tuple[int, int, int, int]
    tokens: int = 0
    silence: bool = False
    chests: int = 0
    keep: int = 0  # the mark: 2, 3 or 4
    name: Names = {}
    flavour: Names = {}
    picture: str = ""


class DeckFile(Struct, frozen=True, forbid_unknown_fields=True):
    """The tables of a deck file."""

    hall: tuple[TypedCard, ...] = ()
    creature: tuple[TypedCard, ...] = ()
    knight: tuple[TypedCard, ...] = ()
    name: Names = {}


def house_deck(rules_version: int) -> str:
    """What a game by these rules calls our own deck."""
    return f"house-{rules_version}" if rules_version >= NAMED_SINCE else ""


@lru_cache(maxsize=32)
def deck_of(text: str) -> Deck:
    """The deck in a file's text, or ours by its name; BadDeck names the card and the fault."""
    ours = HOUSE.fullmatch(text)
    if ours and not NAMED_SINCE <= int(ours[1]) <= versions.RULES_VERSION:
        raise BadDeck("deck-not-ours", name=text)
    file = _read(text) if text and not ours else _house_file(int(ours[1]) if ours else NAMED_SINCE - 1)
    if len(file.knight) != 1:
        raise BadDeck("deck-knights", count=len(file.knight))
    cards: dict[CardId, Card] = {}
    for kind, entry in _entries(file):
        card = _checked(kind, entry)
        if card.id in cards:
            raise BadDeck("deck-twice", card=card.id)
        cards[card.id] = card
    unmarked = sum(card.kind != "knight" and not card.mark for card in cards.values())
    if unmarked < FEWEST_UNMARKED:
        raise BadDeck("deck-too-small", count=unmarked, least=FEWEST_UNMARKED)
    return Deck(file.name, CardId(file.knight[0].id), cards, {card.id: _face(card) for card in cards.values()})


def values_of(deck: Deck) -> str:
    """A hash of what the cards are worth, whatever they are called."""
    cards = [(c.id, c.corners, c.tokens, c.silence, c.chests, c.mark) for c in deck.cards.values()]
    return blake2b(repr(cards).encode(), digest_size=8).hexdigest()


def warnings(deck: Deck) -> Iterator[Message]:
    """What may be played but should be known first (K3)."""
    for card in deck.cards.values():
        highest = max(card.corners)
        if highest > USUALLY_HIGHEST:
            yield Message("deck-high-corner", {"card": card.name, "value": highest, "most": USUALLY_HIGHEST})
        if card.kind != "hall" and card.tokens < USUALLY_FEWEST_TOKENS:
            yield Message("deck-one-token", {"card": card.name})
        elif card.kind != "hall" and allowance(card) < 0:
            yield Message("deck-unbeatable", {"card": card.name, "tokens": card.tokens})
    halls = sum(card.kind == "hall" for card in deck.cards.values())
    counts = {"halls": halls, "creatures": len(deck.cards) - halls}
    if counts != IN_THE_BOX:
        usual = {f"usual_{kind}": count for kind, count in IN_THE_BOX.items()}
        yield Message("deck-counts", {**counts, **usual})


def allowance(card: Card) -> int:
    """What covers may add to a creature that is to be beaten in time; below 0 it cannot be (K3).

    A creature lies on at least one card, so three of its corners can still be covered.
    """
    covers = card.tokens if card.kind == "knight" else card.tokens - 1
    return LIMIT - sum(sorted(card.corners)[: 4 - min(covers, 3)])


def _entries(file: DeckFile) -> Iterator[tuple[Kind, TypedCard]]:
    yield from (("hall", entry) for entry in file.hall)
    yield from (("creature", entry) for entry in file.creature)
    yield from (("knight", entry) for entry in file.knight)


def _house_file(rules_version: int) -> DeckFile:
    tables = tomllib.loads(SHIPPED.read_text(encoding="utf-8"))
    kinds = {kind: in_force(tables.get(kind, ()), rules_version) for kind in ("hall", "creature", "knight")}
    then = {kind: [_as_then(entry, rules_version) for entry in entries] for kind, entries in kinds.items()}
    return msgspec.convert(tables | then, DeckFile)


def _as_then(entry: dict[str, Any], rules_version: int) -> dict[str, Any]:
    """A card of ours with the values it had by these rules."""
    now = {key: value for key, value in entry.items() if key != EARLIER}
    was = entry.get(EARLIER, {UNTIL: 0})
    return now | {key: value for key, value in was.items() if key != UNTIL} if rules_version <= was[UNTIL] else now


def _read(text: str) -> DeckFile:
    text = text.removeprefix(BYTE_ORDER_MARK)
    if not text.strip():
        raise BadDeck("deck-empty")
    if MANY_PARTS.search(QUOTED.sub("", text)):
        raise BadDeck("deck-not-toml", fault="nested too deeply")
    try:
        tables: dict[str, Any] = {kind: _as_today(entries) for kind, entries in tomllib.loads(text).items()}
        return msgspec.convert(tables, DeckFile)
    except tomllib.TOMLDecodeError as fault:
        raise BadDeck("deck-not-toml", fault=str(fault)) from fault
    except RecursionError as fault:
        raise BadDeck("deck-not-toml", fault="nested too deeply") from fault
    except msgspec.ValidationError as fault:
        raise BadDeck("deck-wrong-field", card=_card_at(tables, str(fault)), fault=str(fault)) from fault


def _as_today(entries: Any) -> Any:
    """The cards of a copy of our own file that are still played, without the mark of their time."""
    if not isinstance(entries, list):
        return entries
    return [
        {key: value for key, value in entry.items() if key not in (SINCE, EARLIER)}
        if isinstance(entry, dict)
        else entry
        for entry in entries
        if not (isinstance(entry, dict) and UNTIL in entry)
    ]


def _card_at(tables: dict[str, Any], fault: str) -> str:
    """The id of the card a validation fault speaks of: its path reads ``$.hall[3].corners``."""
    for kind in ("hall", "creature", "knight"):
        entries = tables.get(kind)
        for number, entry in enumerate(entries if isinstance(entries, list) else ()):
            if f"$.{kind}[{number}]" in fault:
                unnamed = f"{kind} {number + 1}"
                return str(entry.get("id", unnamed)) if isinstance(entry, dict) else unnamed
    return "–"


def _checked(kind: Kind, entry: TypedCard) -> Card:
    for value in entry.corners:
        if not 0 <= value <= HIGHEST:
            raise BadDeck("deck-corner", card=entry.id, value=value, most=HIGHEST)
    total = sum(entry.corners)
    if kind == "hall" and total > LIMIT:
        raise BadDeck("deck-hall-sum", card=entry.id, total=total, most=LIMIT)
    if kind != "hall" and total <= LIMIT:
        raise BadDeck("deck-creature-sum", card=entry.id, total=total, least=LIMIT + 1)
    if kind != "hall" and not FEWEST_TOKENS <= entry.tokens <= TIME_TOKENS:
        raise BadDeck("deck-tokens", card=entry.id, tokens=entry.tokens, least=FEWEST_TOKENS, most=TIME_TOKENS)
    if kind == "hall" and entry.tokens:
        raise BadDeck("deck-hall-tokens", card=entry.id, tokens=entry.tokens)
    if entry.chests < 0:
        raise BadDeck("deck-chests", card=entry.id, chests=entry.chests)
    if (entry.keep and entry.keep not in MARKS) or (entry.keep and kind == "knight"):
        raise BadDeck("deck-mark", card=entry.id, mark=entry.keep)
    return _card(kind, entry)


def _card(kind: Kind, entry: TypedCard) -> Card:
    name = entry.name or {"en": entry.id}
    return Card(
        CardId(entry.id),
        kind,
        entry.corners,
        entry.tokens,
        entry.silence,
        entry.chests,
        entry.keep,
        name,
        entry.picture or entry.id,
        entry.flavour,
    )


def _face(card: Card) -> Face:
    return Face(
        card.id, card.kind, card.corners, card.tokens, card.silence, card.chests, card.mark, card.name, card.picture
    )
