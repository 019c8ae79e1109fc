"""A card has a name that people can read and no other card can change; what was written with numbers is read by it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.games.munchkin.tables import DECK
from threedoors import games
from threedoors.core import gamefile, retell, why_only_told
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards import house
from threedoors.games.munchkin.cards.deck import Deck, copies_of
from threedoors.games.munchkin.cards.house import house_deck, house_set
from threedoors.games.munchkin.cards.kinds import CardSet
from threedoors.games.munchkin.cards.numbered import LAST_NUMBERED, by_name, by_number
from threedoors.games.munchkin.cards.validator import faults
from threedoors.games.munchkin.events.mats import ItemLaid
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState

REPLAYS = sorted((Path(__file__).parents[2] / "replays" / "munchkin").glob("*.door"))
NEW_DOOR = '\n[[monsters]]\nid = "m99"\nlevel = 2\nname = { en = "Hat Stand" }\n'


def test_a_card_is_called_like_its_design_and_its_copies_are_numbered() -> None:
    assert list(copies_of(DECK.cards[DECK.doors[0]])) == ["m01"]
    several = next(design for design in DECK.cards.values() if design.copies == 2)
    assert list(copies_of(several)) == [several.id, f"{several.id}#2"]
    assert all(DECK[name].id == name.partition("#")[0] for name in DECK.cards)


def test_one_more_card_or_copy_changes_the_name_of_no_other() -> None:
    cards = msgspec.json.decode(msgspec.json.encode(house_set()))
    cards["monsters"].insert(0, {**cards["monsters"][0], "id": "m99"})
    cards["items"][3]["copies"] = 2
    more = Deck(msgspec.convert(cards, CardSet))
    assert set(more.cards) - set(DECK.cards) == {"m99", f"{cards['items'][3]['id']}#2"}
    assert all(more[name].name == design.name for name, design in DECK.cards.items())


@pytest.fixture(params=["", f"since = {GAME.rules_version + 1}\n"], ids=["at once", "from the next rules on"])
def one_card_more(request: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[str]:
    """The house set with a card appended to its doors."""
    for file in house.FILES:
        text = (house.HERE / f"{file}.toml").read_text(encoding="utf-8")
        new = NEW_DOOR + request.param if file == "monsters" else ""
        (tmp_path / f"{file}.toml").write_text(text + new, encoding="utf-8")
    monkeypatch.setattr(house, "HERE", tmp_path)
    _forget()
    yield request.param
    _forget()


def _forget() -> None:
    house.house_set.cache_clear()
    house.house_deck.cache_clear()


def test_a_card_appended_spoils_no_replay(one_card_more: str) -> None:
    """With ``since`` all are played again; without it files say that the cards are others, and tell the same story."""
    for file in REPLAYS:
        game, journal = gamefile.read(file.read_text(encoding="utf-8"), games.load)
        if one_card_more or journal.opening.options.own_set:
            assert why_only_told(game, journal) == ""
            assert sum(1 for _ in retell(game, journal)) == len(journal.entries) + 1
        elif game.rules_version > LAST_NUMBERED:
            assert "other cards" in why_only_told(game, journal)
            for entry in journal.entries:
                assert game.encode(entry.action).decode() in file.read_text(encoding="utf-8")


def test_a_replay_can_be_read() -> None:
    """Each of today's, at least three; those of rules 2 have numbers, and stay as proof that they are understood."""
    today = [text for file in REPLAYS if "\nrules 2\n" not in (text := file.read_text(encoding="utf-8"))]
    assert len(today) >= 3
    assert not any(re.search(r'"(card|item|foe_card|by_card|source)":\d|"(cards|items)":\[\d', text) for text in today)
    assert all('"card":"' in text for text in today)


def test_what_was_written_with_numbers_is_read_by_name() -> None:
    numbered = house_deck(LAST_NUMBERED)
    number = [*numbered.doors, *numbered.treasures].index(DECK.treasures[3])
    act, event = (f'{{"type":"{kind}","seat":2,"card":{number}}}' for kind in ("LayDown", "ItemLaid"))
    assert GAME.decode_action(act, MunchkinOptions) == a.LayDown(2, DECK.treasures[3])
    told = GAME.decode_event(event.replace("}", ',"used":true}'), MunchkinOptions)
    assert told == ItemLaid(2, DECK.treasures[3], True)


def test_nobody_at_a_table_may_send_a_number() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.card"):
        GAME.decode_action('{"type":"LayDown","seat":2,"card":143}')


def test_a_number_beyond_the_list_is_a_card_that_nobody_has() -> None:
    assert GAME.decode_action('{"type":"LayDown","seat":0,"card":999}', MunchkinOptions) == a.LayDown(0, "999")  # type: ignore[arg-type]


@pytest.mark.parametrize("file", REPLAYS, ids=lambda file: file.stem)
def test_numbers_and_names_say_the_same_of_every_table(file: Path) -> None:
    game, journal = gamefile.read(file.read_text(encoding="utf-8"), games.load)
    for state, _ in retell(game, journal):
        deck = state.board.options.deck
        numbered = msgspec.json.decode(by_number(state, deck))
        assert numbered["doors"] == [deck.doors.index(card) for card in state.doors]
        assert msgspec.convert(by_name(numbered, MunchkinState, deck), MunchkinState) == state


def test_an_own_card_may_not_be_called_like_a_copy() -> None:
    cards = msgspec.json.decode(msgspec.json.encode(house_set()))
    twice = next(card for card in cards["traits"] if card.get("copies", 1) > 1)
    cards["items"][0]["id"] = f"{twice['id']}#2"
    found = faults(msgspec.convert(cards, CardSet), 3)
    assert f"card '{twice['id']}#2' is called like a copy of another card" in found
