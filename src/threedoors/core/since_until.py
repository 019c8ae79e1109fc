"""Cards by the rules they belong to: a house deck is one file, and keeps what earlier rules were played with.

An entry may say since which rules it is played (``since = 3``) and until which (``until = 2``). Whoever adds a card
adds an entry; whoever changes one ends the old entry and writes a new one. So no deck of earlier rules is ever lost.
"""

from collections.abc import Iterable
from typing import Any

SINCE, UNTIL = "since", "until"


def in_force(entries: Iterable[dict[str, Any]], rules_version: int) -> list[dict[str, Any]]:
    """The entries played by these rules, without the mark of their time."""
    return [
        {key: value for key, value in entry.items() if key not in (SINCE, UNTIL)}
        for entry in entries
        if entry.get(SINCE, 1) <= rules_version <= entry.get(UNTIL, rules_version)
    ]
