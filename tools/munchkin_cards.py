"""The house set as the browser shows it where nobody can ask the table: `python tools/munchkin_cards.py [--check]`.

A seat asks the table for its catalogue; spectators, first steps and replays read the same catalogue from
web/src/games/munchkin/generated/cards.json, written here from the cards themselves.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.shown.catalogue import Catalogue, catalogue
from threedoors.games.munchkin.versions import RULES_VERSION

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "games" / "munchkin" / "generated" / "cards.json"


def main() -> int:
    """Write the catalogue, or say that it has drifted from the cards."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the file has drifted")
    made = msgspec.json.encode(house_catalogue(), order="deterministic") + b"\n"
    if parser.parse_args().check:
        return int(not FILE.is_file() or FILE.read_bytes() != made)
    FILE.write_bytes(made)
    return 0


class HouseCatalogue(Catalogue, frozen=True, tag="Catalogue"):
    """Every card of the house set as it is read, and by which rules it is played."""

    rules_version: int


def house_catalogue() -> HouseCatalogue:
    """Today's house set."""
    return HouseCatalogue(catalogue(house_deck()).cards, RULES_VERSION)


if __name__ == "__main__":
    sys.exit(main())
