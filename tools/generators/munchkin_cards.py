"""The house set of Munchkin as the client shows it where nobody can ask the table.

A seat asks the table for its catalogue; spectators, first steps and replays read the same catalogue from
web/src/games/munchkin/generated/cards.json, written here from the cards themselves.
"""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.shown.catalogue import Catalogue, catalogue
from threedoors.games.munchkin.versions import RULES_VERSION

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "munchkin" / "generated" / "cards.json"


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, msgspec.json.encode(house_catalogue(), order="deterministic") + b"\n"


class HouseCatalogue(Catalogue, frozen=True, tag="Catalogue"):
    """Every card of the house set as it is read, and by which rules it is played."""

    rules_version: int


def house_catalogue() -> HouseCatalogue:
    """Today's house set."""
    return HouseCatalogue(catalogue(house_deck()).cards, RULES_VERSION)
