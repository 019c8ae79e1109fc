"""Munchkin as it was before its bots and its set were made anew: what every comparison is measured against.

``GREEDY`` and ``SCHEMER`` name the bots of release 0.2, and ``first_set`` has the cards they were tuned on. They are
for the lab alone and stay as they are; whoever mends a bot mends the one in ``bots/munchkin``.
"""

from pathlib import Path
from typing import Any, Final

import msgspec

from threedoors.core import in_force
from threedoors.games.munchkin.cards.kinds import CardSet
from threedoors.games.munchkin.table.options import MunchkinOptions

CARDS: Final = Path(__file__).parent / "set"
GREEDY: Final = "threedoors.lab.munchkin.frozen.greedy:FrozenGreedy"
SCHEMER: Final = "threedoors.lab.munchkin.frozen.schemer:FrozenSchemer"
RULES: Final = 4  # of the frozen files, whose entries say since and until when


def first_set() -> MunchkinOptions:
    """The options of a game with the frozen cards."""
    parts: dict[str, Any] = {"title": {"en": "First set", "fr": "Premier jeu", "es": "Primer juego"}}
    for file in sorted(CARDS.glob("*.toml")):
        kinds = msgspec.toml.decode(file.read_bytes())
        parts |= {kind: in_force(cards, RULES) for kind, cards in kinds.items()}
    return MunchkinOptions(own_set=msgspec.convert(parts, CardSet))
