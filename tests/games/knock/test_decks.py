"""K3: the deck is a file; a bad one is refused by card and fault."""

import pytest

from tests.games.knock.tables import deck_with
from threedoors.core import Refused, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.cards import CardId, Deck, turned
from threedoors.games.knock.decks import BadDeck, allowance, deck_of, house_deck, values_of, warnings
from threedoors.games.knock.options import KnockOptions
from threedoors.texts import WRITTEN, Texts

QUOTED_PART = '"a" . '
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
        ("[3, 2, 2, 1]", "[3, 2, 2, 10]", "deck-corner", "c3221t4"),
        ("[3, 2, 2, 1]", "[3, 2, 2, -1]", "deck-corner", "c3221t4"),
        ("[3, 2, 2, 1]", "[2, 1, 1, 1]", "deck-creature-sum", "c3221t4"),
        ("[3, 2, 2, 1]", "[3, 2, 2]", "deck-wrong-field", "c3221t4"),
        ("tokens = 4\n[[knight]]", "tokens = 0\n[[knight]]", "deck-tokens", "c3221t4"),
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


def test_k3_a_text_may_have_as_many_dots_as_it_likes() -> None:
    dots = r". . . . . . . . . . \" . . . ."
    told = FINE.replace('id = "h2111"', f'id = "h2111"\nflavour = {{ en = "{dots}" }}  # {dots}\n', 1)
    assert deck_of(told).cards[CardId("h2111")].id == "h2111"


@pytest.mark.parametrize(
    ("text", "why", "card"),
    [
        ("\n", "deck-empty", None),
        ("\ufeff \n", "deck-empty", None),
        ("hall = 5", "deck-wrong-field", "–"),
        ("hall = [1, 2]", "deck-wrong-field", "hall 1"),
        (f"{FINE}\n[[hall]]\ncorners = [1, 1, 1, 1]", "deck-wrong-field", "hall 23"),
        (f"hall = {'[' * 5000}", "deck-not-toml", None),
        (f"{'a.' * 9}b = 1", "deck-not-toml", None),  # 30,000 parts would be read for four seconds
        (f"hall = {{ {QUOTED_PART * 9}b = 1 }}", "deck-not-toml", None),
    ],
)
def test_k3_toml_that_is_no_deck_is_refused_too(text: str, why: str, card: str | None) -> None:
    assert fault(text) == (why, card)


def test_k3_a_creature_nobody_can_beat_in_time_is_only_warned_about() -> None:
    deck = deck_of(deck_with("c4444t2 c3221t4"))
    assert remarked(deck, "deck-unbeatable") == ["c4444t2"]
    assert allowance(deck.cards[CardId("c3221t4")]) == 4


def remarked(deck: Deck, remark: str) -> list[object]:
    """The cards upon which this is remarked."""
    names = [message.args["card"] for message in warnings(deck) if message.id == remark]
    return [name["en"] for name in names if isinstance(name, dict)]


def test_k3_values_above_4_and_a_single_token_are_only_remarked_upon() -> None:
    text = (
        deck_with("c3221t4 c3222t5 h2111").replace("[3, 2, 2, 1]", "[9, 2, 2, 1]").replace("tokens = 5", "tokens = 1")
    )
    deck = deck_of(text)
    assert remarked(deck, "deck-high-corner") == ["c3221t4"]
    assert remarked(deck, "deck-one-token") == ["c3222t5"]


def test_k3_other_counts_than_41_and_22_are_only_remarked_upon() -> None:
    [counts] = [message for message in warnings(deck_of(FINE)) if message.id == "deck-counts"]
    assert (counts.args["halls"], counts.args["creatures"]) == (22, 2)
    assert not remarks_on_the_house_deck()


def test_k3_a_deck_that_begins_with_a_byte_order_mark_is_read() -> None:
    assert values_of(deck_of(f"\ufeff{FINE}")) == values_of(deck_of(FINE))


def test_k3_the_knight_has_one_placement_more_than_a_creature_with_as_many_tokens() -> None:
    deck = deck_of(deck_with("k4444t3 c4444t3"))
    assert allowance(deck.cards[CardId("k4444t3")]) == 1
    assert allowance(deck.cards[CardId("c4444t3")]) < 0


def test_k2_the_house_deck_is_worth_seeing_twice() -> None:
    cards = deck_of(house_deck(GAME.rules_version)).cards.values()
    halls = [card for card in cards if card.kind == "hall" and not card.silence]
    faces = {min(card.corners, turned(card.corners)) for card in halls}
    assert len(faces) >= 20
    assert {value for card in halls for value in card.corners} == {0, 1, 2, 3, 4}
    assert 5 <= sum(card.silence and card.kind == "hall" for card in cards) <= 6
    assert any(card.silence and card.kind == "creature" for card in cards)
    tokens = {card.tokens for card in cards if card.kind == "creature"}
    assert min(tokens) == 2  # impatient
    assert max(tokens) >= 8  # huge


def test_k8_every_keep_adds_creatures_and_halls_of_its_own() -> None:
    cards = deck_of(house_deck(GAME.rules_version)).cards.values()
    assert {(card.mark, card.kind) for card in cards if card.mark} == {
        (mark, kind) for mark in (2, 3, 4) for kind in ("hall", "creature")
    }


def test_the_shipped_deck_has_no_creature_that_cannot_be_beaten() -> None:
    assert not remarks_on_the_house_deck()


def test_every_shipped_card_is_named_in_three_languages_and_creatures_have_a_joke() -> None:
    deck = deck_of(house_deck(GAME.rules_version))
    assert set(deck.name) == set(WRITTEN)
    for card in deck.cards.values():
        assert {key for key in card.name if not key.endswith("_gender")} == set(WRITTEN), card.id
        assert set(card.flavour) == set(WRITTEN), card.id
        assert all(len(joke) <= 90 for joke in card.flavour.values()), card.id
    for language in WRITTEN:
        names = [card.name[language] for card in deck.cards.values()]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", WRITTEN)
def test_k3_a_bad_deck_is_refused_in_words(language: str) -> None:
    answer = GAME.setup(KnockOptions(deck=FINE.replace("[3, 2, 2, 1]", "[3, 2, 2, 10]")), 2, chance_of("x"))
    assert isinstance(answer, Refused)
    words = Texts(language, GAME.folder).refusal(answer)
    assert "c3221t4" in words
    assert "K3" in words


PUBLISHED = {2: "73788711461af369", 3: "72f4eb6f2f2b9a6e"}
"""What the cards of our deck are worth by each published version of the rules."""


def test_a_changed_shipped_deck_raises_the_rules_version() -> None:
    """A card is added with ``since``, ended with ``until``: no deck of earlier rules is lost."""
    assert {version: values_of(deck_of(house_deck(version))) for version in PUBLISHED} == PUBLISHED
    assert GAME.rules_version in PUBLISHED


def test_k3_a_house_deck_of_rules_nobody_knows_is_refused_by_name() -> None:
    assert fault("house-99")[0] == "deck-not-ours"


def remarks_on_the_house_deck() -> list[str]:
    """Of its cards: their number may grow."""
    return [message.id for message in warnings(deck_of(house_deck(GAME.rules_version))) if message.id != "deck-counts"]
