"""The house set, as the TOML files here have it; a host may bring another set in the options."""

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec

from threedoors.core import in_force
from threedoors.games.munchkin import versions
from threedoors.games.munchkin.cards.deck import Deck
from threedoors.games.munchkin.cards.kinds import CardSet

FILES: Final = ("monsters", "doors", "treasures")
HERE: Final = Path(__file__).parent
TEXTS: Final = ("name", "flavour", "article")


@lru_cache  # every game that begins names its cards
def house_set(rules_version: int = versions.RULES_VERSION) -> CardSet:
    """The set this game comes with, as these rules play it."""
    parts: dict[str, Any] = {"title": {"en": "House set", "fr": "Jeu de la maison", "es": "Juego de la casa"}}
    for name in FILES:
        kinds = msgspec.toml.decode((HERE / f"{name}.toml").read_bytes())
        parts |= {kind: in_force(cards, rules_version) for kind, cards in kinds.items()}
    return msgspec.convert(parts, CardSet)


@lru_cache
def house_deck(rules_version: int = versions.RULES_VERSION) -> Deck:
    """The house set made ready."""
    return Deck(house_set(rules_version))


def values_of(cards: CardSet) -> str:
    """A hash of what the cards do, whatever they are called."""
    designs = [msgspec.to_builtins(card) for card in (*cards.doors(), *cards.treasures())]
    values = [{key: value for key, value in design.items() if key not in TEXTS} for design in designs]
    return blake2b(msgspec.json.encode(values, order="deterministic"), digest_size=8).hexdigest()
