"""A table as one line of text, and back: for tests, bug reports and bare terminals.

    level 1 turn 0 speech | keep 0,0:well 1,1:ogre~/3 | hand arch! pantry | hand slime | pile knight cellar

Cards of the Keep stand oldest first as ``spot:card``; ``~`` turned, ``/3`` tokens left, ``*`` frozen; a
creature with neither is beaten. In a hand ``!`` is told, ``!!`` shown. Top of the pile is last.
Chance is not written: a table read back draws from a stream of its own, and goes by today's rules.
"""

import re
from typing import Final

from msgspec.structs import replace

from threedoors.core import Chance
from threedoors.games.knock.cards import TIME_TOKENS, CardId, Deck
from threedoors.games.knock.keep import Keep, Laid, changed, lay, poison
from threedoors.games.knock.lattice import Point, Spot, is_spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import SPELLS, Knock, Phase
from threedoors.games.knock.versions import RULES_VERSION

PHASES: Final[tuple[Phase, ...]] = ("ready", "turn", "knight", "between", "over")
CARD: Final = re.compile(r"(-?\d+,-?\d+):([^\s~/*]+)(~?)(\*|/\d+)?")


class BadNotation(ValueError):
    """Not a table; the text is a whole sentence."""


def write_notation(state: Knock) -> str:
    """The table as one line."""
    mouth = "silence" if state.silent else "speech"
    parts = [f"level {state.level} {state.phase} {state.turn} {mouth}", keep_notation(state.keep)]
    parts += ["hand " + " ".join(card + _said(state, card) for card in hand) for hand in state.hands]
    parts += ["pile " + " ".join(state.pile)]
    parts += ["spells " + " ".join(state.spells)] if state.spells else []
    parts += ["burnt " + " ".join(state.burnt)] if state.burnt else []
    return " | ".join(part.strip() for part in parts)


def keep_notation(keep: Keep) -> str:
    """The Keep alone, oldest card first."""
    by_age = sorted(keep.cards.items(), key=lambda item: item[1].order)
    cards = " ".join(_card(keep, spot, laid) for spot, laid in by_age)
    poisoned = f" | poison {' '.join(keep.poisoned)}" if keep.poisoned else ""
    return f"keep {cards}{poisoned}"


def read_notation(text: str, options: KnockOptions | None = None) -> Knock:
    """The table in a line; BadNotation says what cannot be."""
    chosen = options or KnockOptions()
    deck = chosen.the_deck
    parts = [part.strip() for part in text.split("|")]
    level, phase, turn, silent = _head(parts[0])
    keep = Keep()
    hands: list[tuple[CardId, ...]] = []
    lists: dict[str, list[str]] = {"pile": [], "spells": [], "burnt": [], "poison": []}
    told: list[CardId] = []
    shown: CardId | None = None
    for part in parts[1:]:
        key, *words = part.split()
        if key == "keep":
            keep = _read_keep(words, deck)
        elif key == "hand":
            hands.append(tuple(_known(word.rstrip("!"), deck) for word in words))
            told += [CardId(word.rstrip("!")) for word in words if word.endswith("!")]
            shown = next((CardId(word[:-2]) for word in words if word.endswith("!!")), shown)
        elif key in lists:
            lists[key] = words
        else:
            raise BadNotation(f"A table has no part '{key}'; it has keep, hand, pile, spells, burnt and poison.")
    for point in lists["poison"]:
        keep, _ = poison(keep, Point(point))
    return Knock(
        options=chosen,
        level=level,
        phase=phase,
        turn=turn,
        keep=keep,
        hands=tuple(hands),
        pile=tuple(_known(word, deck) for word in lists["pile"]),
        chance=Chance(b"a table read from notation"),
        reserve=TIME_TOKENS - sum(keep.sand.values()),
        silent=silent,
        told=frozenset(told),
        shown=shown,
        spells=tuple(spell for word in lists["spells"] for spell in SPELLS if spell == word),
        burnt=tuple(_known(word, deck) for word in lists["burnt"]),
        rules=RULES_VERSION,
    )


def _head(part: str) -> tuple[int, Phase, int, bool]:
    found = re.fullmatch(r"level ([1-4]) (\w+) (\d) (speech|silence)", part)
    phase = next((phase for phase in PHASES if found and phase == found[2]), None)
    if not found or not phase:
        raise BadNotation(f"A table begins like 'level 1 turn 0 speech', not '{part}'.")
    return int(found[1]), phase, int(found[3]), found[4] == "silence"


def _read_keep(words: list[str], deck: Deck) -> Keep:
    keep = Keep()
    for word in words:
        found = CARD.fullmatch(word)
        if not found or not is_spot(found[1]):
            raise BadNotation(f"A card in the Keep reads like '1,-1:well~' or '0,0:ogre/3', not '{word}'.")
        spot = Spot(found[1])
        card = deck.cards[_known(found[2], deck)]
        keep, _ = lay(keep, card, spot, bool(found[3]))
        keep = _with_status(keep, spot, found[4] or "")
    return keep


def _with_status(keep: Keep, spot: Spot, sign: str) -> Keep:
    if sign == "*":
        return changed(keep, spot, "frozen")
    if sign:
        return replace(keep, sand={**keep.sand, spot: int(sign[1:])})
    return changed(keep, spot, "beaten") if keep.cards[spot].status == "awake" else keep


def _known(word: str, deck: Deck) -> CardId:
    if word not in deck.cards:
        raise BadNotation(f"There is no card '{word}' in this deck.")
    return CardId(word)


def _card(keep: Keep, spot: Spot, laid: Laid) -> str:
    sign = {"hall": "", "beaten": "", "frozen": "*", "awake": f"/{keep.sand.get(spot, 0)}"}[laid.status]
    return f"{spot}:{laid.card}{'~' if laid.turned else ''}{sign}"


def _said(state: Knock, card: CardId) -> str:
    return "!!" if card == state.shown else "!" if card in state.told else ""
