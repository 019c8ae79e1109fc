"""The house set belongs to the rules: a card is added with ``since``, ended with ``until``, and no old set is lost."""

from typing import Any

from threedoors.core import in_force
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.house import house_set, values_of

PUBLISHED = {2: "c650709ae3e9bf2d", 3: "c650709ae3e9bf2d", 4: "1ca293a5c42acb9c"}
"""What the cards of each published version do, whatever they are called."""


def test_a_changed_house_set_raises_the_rules_version() -> None:
    assert {version: values_of(house_set(version)) for version in PUBLISHED} == PUBLISHED
    assert GAME.rules_version in PUBLISHED


def test_the_house_set_is_read_once_however_many_games_begin() -> None:
    assert house_set() is house_set()


def test_a_card_is_played_from_its_rules_on_and_until_its_last() -> None:
    entries: list[dict[str, Any]] = [{"id": "old", "until": 2}, {"id": "always"}, {"id": "new", "since": 3}]
    assert [card["id"] for card in in_force(entries, 2)] == ["old", "always"]
    assert [card["id"] for card in in_force(entries, 3)] == ["always", "new"]
    assert in_force(entries, 3) == [{"id": "always"}, {"id": "new"}]
