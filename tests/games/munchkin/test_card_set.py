"""The set as data: every card of its files, texts made from it, and a validator that names card and fault."""

import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.games.munchkin.tables import DECK, card
from threedoors.core import Refused, chance_of, in_force
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.deck import CardId, Deck, copy_of
from threedoors.games.munchkin.cards.house import FILES, HERE, house_set
from threedoors.games.munchkin.cards.kinds import AnyCard, CardSet
from threedoors.games.munchkin.cards.validator import faults
from threedoors.games.munchkin.shown.card_lines import text_of
from threedoors.games.munchkin.shown.catalogue import AskCards, Catalogue
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.texts import WRITTEN, Texts


def test_every_card_of_the_files_lies_in_its_deck_as_often_as_it_is_printed() -> None:
    """Two files of doors, one of treasures; the order of the decks is that of the files."""
    monsters, doors, treasures = (written(name) for name in FILES)
    assert names_of(monsters) + names_of(doors) == list(DECK.doors)
    assert names_of(treasures) == list(DECK.treasures)
    assert {type(design) for design in DECK.cards.values()} == set(get_args(AnyCard))


def test_a_copy_of_our_files_is_read_as_it_is_played_today() -> None:
    """Cards say since and until which rules they are played; a copy keeps neither, so it never changes its meaning."""
    kinds: dict[str, Any] = {}
    for name in FILES:
        kinds |= msgspec.toml.decode((HERE / f"{name}.toml").read_bytes())
    first, second, third, *others = (card for card in kinds["monsters"] if not {"since", "until"} & card.keys())
    marked = [first | {"since": 2}, second | {"until": GAME.rules_version - 1}, third | {"since": 99}, *others]
    copied = msgspec.convert(kinds | {"monsters": marked}, CardSet)
    assert [card.id for card in copied.monsters] == [card["id"] for card in (first, *others)]
    assert b"since" not in msgspec.json.encode(copied)
    assert not faults(copied, 4)


def written(name: str) -> list[dict[str, Any]]:
    """The cards of a file that are played by today's rules, kind by kind as the set has them."""
    kinds = msgspec.toml.decode((HERE / f"{name}.toml").read_bytes())
    ordered = (kinds.get(kind, []) for kind in CardSet.__struct_fields__)
    return [card for cards in ordered for card in in_force(cards, GAME.rules_version)]


def names_of(cards: list[dict[str, Any]]) -> list[CardId]:
    return [copy_of(card["id"], number) for card in cards for number in range(1, card.get("copies", 1) + 1)]


@pytest.mark.parametrize("language", WRITTEN)
def test_every_card_reads_well_in_every_language(language: str) -> None:
    texts = Texts(language, GAME.folder)
    for name, design in DECK.cards.items():
        words = text_of(DECK, texts.say, name)
        assert words, design.id
        assert not re.search(r"[{}$]|card-|\d\.0\b|  |None", words), f"{design.id}: {words}"
        assert words[-1] in ".!?", f"{design.id}: {words}"
        assert design.name[language]
        assert 0 < len(design.flavour[language]) <= 90


def test_french_cards_have_no_break_spaces() -> None:
    for design in DECK.cards.values():
        for words in (design.name["fr"], design.flavour["fr"]):
            assert not re.search(r" [!?:;»]|« ", words), words


def test_cards_are_set_in_type_and_not_typed() -> None:
    for design in DECK.cards.values():
        for language, words in (*design.name.items(), *design.flavour.items()):
            assert not re.search(r"['\"]", words), words
            if language == "es":  # what is asked or shouted opens too, and a full stop stands outside the quotation
                assert (words.count("?"), words.count("!")) == (words.count("¿"), words.count("¡")), words
                assert ".»" not in words, words


def test_a_text_follows_its_data() -> None:
    texts = Texts("en", GAME.folder)
    assert text_of(DECK, texts.say, card("m07")) == "+1 to flee. +3 against a Bouncer. Caught: lose 2 levels."
    assert text_of(DECK, texts.say, card("m22")).endswith("from Level 6: lose 3 levels. Otherwise: lose 2 levels.")


def test_no_sentence_of_a_card_begins_small_and_none_of_its_colons_is_followed_by_a_capital() -> None:
    for language in WRITTEN:
        say = Texts(language, GAME.folder).say
        for name in DECK.cards:
            words = text_of(DECK, say, name)
            assert not re.search(r"(?:^|[.] )[a-zà-ÿ]|: [A-ZÀ-Ý]", words), words


def test_names_are_given_once() -> None:
    for language in WRITTEN:
        names = Counter(design.name[language] for design in {d.id: d for d in DECK.cards.values()}.values())
        assert max(names.values()) == 1, names.most_common(3)


def test_the_catalogue_answers_from_the_view() -> None:
    state = GAME.setup(MunchkinOptions(), 3, chance_of("catalogue"))
    assert not isinstance(state, Refused)
    assert GAME.answer is not None
    catalogue = GAME.answer(GAME.view(state, 0), AskCards())
    assert isinstance(catalogue, Catalogue)
    assert [face.id for face in catalogue.cards] == list(DECK.cards)


def own(**changes: object) -> CardSet:
    fields = msgspec.to_builtins(house_set())
    return msgspec.convert({**fields, **changes}, CardSet)


def test_an_own_set_is_played() -> None:
    small = own(monsters=msgspec.to_builtins(house_set())["monsters"][:10])
    options = MunchkinOptions(own_set=small)
    state = GAME.setup(options, 3, chance_of("own"))
    assert not isinstance(state, Refused)
    gone = {name for name, design in DECK.cards.items() if design in house_set().monsters[10:]}
    assert set(Deck(small).cards) == set(DECK.cards) - gone
    assert GAME.decode_state(GAME.encode(state)) == state


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"monsters": []}, "no monster"),
        ({"items": [], "one_shots": [], "level_ups": []}, "4 treasure cards; 3 players need 13"),
        ({"traits": []}, "card 'm02': it names the race or class 'C', which no card of the set gives"),
        (
            {"curses": [{"id": "m01", "name": {"en": "x"}, "effects": [{"do": "die"}]}]},
            "card 'm01' is there 2 times",
        ),
        ({"curses": [{"id": "x", "name": {"en": "x"}, "effects": []}]}, "card 'x': it has no effect"),
        (
            {"items": [{"id": "y", "name": {"en": "y"}, "value": 100, "slot": "hand", "copies": 12}]},
            "card 'y': hand items take 1 or 2 hands",
        ),
        ({"traits": [{"id": "z", "name": {}, "group": "race"}]}, "card 'z': it has no name in any language"),
    ],
)
def test_the_validator_names_card_and_fault(changes: dict[str, object], fault: str) -> None:
    found = faults(own(**changes), 3)
    assert any(fault in sentence for sentence in found), found
    refused = GAME.setup(MunchkinOptions(own_set=own(**changes)), 3, chance_of("own"))
    assert isinstance(refused, Refused)
    assert fault in str(refused.args["faults"])


def test_a_misspelt_verb_is_told_by_its_path() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"lose_lvels.*\$\.curses\[0\]\.effects\[0\]"):
        own(curses=[{"id": "x", "name": {"en": "x"}, "effects": [{"do": "lose_lvels", "n": 1}]}])


def test_the_example_of_the_page_on_own_cards_is_sound() -> None:
    page = (Path(__file__).parents[3] / "docs" / "own-cards.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found
    example = msgspec.toml.decode(found[1])
    house = msgspec.to_builtins(house_set())
    mixed = own(**{name: [*house[name], *more] for name, more in example.items()})
    assert faults(mixed, 6) == []
    texts = Texts("en", GAME.folder)
    deck = Deck(mixed)
    assert text_of(deck, texts.say, copy_of("umbrella")) == "Item for one hand, +2. Not for a Gravedigger."
    for name in CardSet.__struct_fields__:
        assert f"`{name}`" in page or name == "title"
