"""K3: the deck is a file; a bad one is refused by card and fault."""

import pytest

from tests.games.knock.tables import deck_with
from threedoors.core import Refused, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.decks import BadDeck, allowance, deck_of, house_deck, values_of, warnings
from threedoors.games.knock.options import KnockOptions
from threedoors.texts import WRITTEN, Texts

FINE = deck_with("c3221t4 h2111")


def fault(text: str) -> tuple[str, object]:
    with pytest.raises(BadDeck) as caught:
        deck_of(text)
    return caught.value.why, caught.value.args_named.get("card")


def test_a_copy_of_our_own_file_is_read_as_it_is_played_today() -> None:
    """Marks of time are ours: what is still played is taken, what is played no more is left out."""
    older = '[[hall]]\nid = "h2111"\ncorners = [1, 1, 1, 1]\nuntil = 2\n'
    newer = FINE.replace('id = "h2111"', 'id = "h2111"\nsince = 3')
    assert values_of(deck_of(f"{newer}\n{older}")) == values_of(deck_of(FINE))


@pytest.mark.parametrize(
    ("old", "new", "why", "card"),
    [
        ("[3, 2, 2, 1]", "[3, 2, 2, 5]", "deck-corner", "c3221t4"),
        ("[3, 2, 2, 1]", "[3, 2, 2, -1]", "deck-corner", "c3221t4"),
        ("[3, 2, 2, 1]", "[2, 1, 1, 1]", "deck-creature-sum", "c3221t4"),
        ("[3, 2, 2, 1]", "[3, 2, 2]", "deck-wrong-field", "c3221t4"),
        ("tokens = 4\n[[knight]]", "tokens = 1\n[[knight]]", "deck-tokens", "c3221t4"),
        ("tokens = 4\n[[knight]]", "tokens = 13\n[[knight]]", "deck-tokens", "c3221t4"),
        ('id = "h2111"\ncorners = [2, 1, 1, 1]', 'id = "h2111"\ncorners = [2, 2, 1, 1]', "deck-hall-sum", "h2111"),
        ('id = "h2111"', 'id = "h2111"\ntokens = 2', "deck-hall-tokens", "h2111"),
        ('id = "h2111"', 'id = "h2111"\nchests = -1', "deck-chests", "h2111"),
        ('id = "h2111"', 'id = "h2111"\nkeep = 5', "deck-mark", "h2111"),
        ('id = "h2111"', 'id = "c3221t4"', "deck-twice", "c3221t4"),
        ('id = "h2111"', 'id = "h2111"\ncolour = "red"', "deck-wrong-field", "h2111"),
    ],
)
def test_k3_a_bad_deck_is_refused_naming_the_card(old: str, new: str, why: str, card: str) -> None:
    text = FINE
    if "tokens" in old:
        text = deck_with("h2111 c3221t4 k4444t3")
    assert old in text
    assert fault(text.replace(old, new)) == (why, card)


def test_k3_a_deck_has_exactly_one_knight_and_21_other_unmarked_cards() -> None:
    assert fault(FINE.replace("[[knight]]", "[[creature]]"))[0] == "deck-knights"
    assert fault(deck_with("k4444t4 k4443t4"))[0] == "deck-knights"
    marked = FINE.replace('id = "filler-1"', 'id = "filler-1"\nkeep = 2').replace(
        'id = "h2111"', 'id = "h2111"\nkeep = 2'
    )
    assert fault(marked.replace('id = "c3221t4"', 'id = "c3221t4"\nkeep = 3'))[0] == "deck-too-small"


def test_k3_what_is_not_toml_is_said_to_be_so() -> None:
    assert fault("this is no deck")[0] == "deck-not-toml"


@pytest.mark.parametrize(
    ("text", "why", "card"),
    [
        ("hall = 5", "deck-wrong-field", "–"),
        ("hall = [1, 2]", "deck-wrong-field", "hall 1"),
        (f"{FINE}\n[[hall]]\ncorners = [1, 1, 1, 1]", "deck-wrong-field", "hall 23"),
        (f"hall = {'[' * 5000}", "deck-not-toml", None),
    ],
)
def test_k3_toml_that_is_no_deck_is_refused_too(text: str, why: str, card: str | None) -> None:
    assert fault(text) == (why, card)


def test_k3_a_creature_nobody_can_beat_in_time_is_only_warned_about() -> None:
    deck = deck_of(deck_with("c4444t2 c3221t4"))
    assert [card.id for card in warnings(deck)] == ["c4444t2"]
    assert allowance(deck.cards[CardId("c3221t4")]) == 4


def test_k3_the_knight_has_one_placement_more_than_a_creature_with_as_many_tokens() -> None:
    deck = deck_of(deck_with("k4444t3 c4444t3"))
    assert allowance(deck.cards[CardId("k4444t3")]) == 1
    assert allowance(deck.cards[CardId("c4444t3")]) < 0


def test_the_shipped_deck_has_no_creature_that_cannot_be_beaten() -> None:
    assert warnings(deck_of(house_deck(GAME.rules_version))) == ()


def test_every_shipped_card_is_named_in_three_languages_and_creatures_have_a_joke() -> None:
    deck = deck_of(house_deck(GAME.rules_version))
    assert set(deck.name) == set(WRITTEN)
    for card in deck.cards.values():
        assert set(card.name) == set(WRITTEN), card.id
        assert set(card.flavour) == set(WRITTEN), card.id
        assert all(len(joke) <= 90 for joke in card.flavour.values()), card.id
    for language in WRITTEN:
        names = [card.name[language] for card in deck.cards.values()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", WRITTEN)
def test_k3_a_bad_deck_is_refused_in_words(language: str) -> None:
    answer = GAME.setup(KnockOptions(deck=FINE.replace("[3, 2, 2, 1]", "[3, 2, 2, 5]")), 2, chance_of("x"))
    assert isinstance(answer, Refused)
    words = Texts(language, GAME.folder).refusal(answer)
    assert "c3221t4" in words
    assert "K3" in words


PUBLISHED = {2: "73788711461af369"}
"""What the cards of our deck are worth by each published version of the rules."""


def test_a_changed_shipped_deck_raises_the_rules_version() -> None:
    """A card is added with ``since``, ended with ``until``: no deck of earlier rules is lost."""
    assert {version: values_of(deck_of(house_deck(version))) for version in PUBLISHED} == PUBLISHED
    assert GAME.rules_version in PUBLISHED


def test_k3_a_house_deck_of_rules_nobody_knows_is_refused_by_name() -> None:
    assert fault("house-99")[0] == "deck-not-ours"
