"""A card cannot lie: sign and number of all it does are read back out of what it says, in three languages.

The text is made from the data by ``cards/wording.py``; here the numbers are gathered from the data in another way, and
from the words by looking at them. Own cards may have any number their type allows, so every number of every card of the
house is also tried as a few odd ones.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards import standing as s
from threedoors.games.munchkin.cards import verbs as v
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.house import house_set
from threedoors.games.munchkin.cards.kinds import CardSet
from threedoors.games.munchkin.shown.card_lines import text_of
from threedoors.texts import WRITTEN, Texts

HOUSE = msgspec.to_builtins(house_set())
KINDS = [kind for kind in HOUSE if kind != "title"]
ODD = (-3, -1, 0, 1, 2, 7)
BONUSES = {
    **dict.fromkeys((s.StrongerAgainst, s.ForEachFighter, s.ForEachCurse, s.FleeBonus, s.Backstab, s.BonusFor), ("n",)),
    **dict.fromkeys((s.Rage, s.FlightSpell, s.Smite, k.AddStrength, k.AddForEach), ("n",)),
    v.Linger: ("strength", "roll"),
    k.Enhancer: ("strength",),
    k.Item: ("bonus",),
    k.Boon: ("bonus",),
}
ON_THE_FACE = ("copies", "level", "levels", "value", "hands")  # shown elsewhere on the card, or said as a word
LESS = {"en": "less", "fr": "de moins", "es": "menos"}
MORE = {"en": "more", "fr": "de plus", "es": "más"}


def numbers_in(thing: Any) -> Iterator[str]:
    """Every number of a card and of all that it holds, bonuses with their sign."""
    if isinstance(thing, tuple):
        for one in thing:
            yield from numbers_in(one)
    if not isinstance(thing, Struct):
        return
    for name in thing.__struct_fields__:
        value = getattr(thing, name)
        is_number = isinstance(value, int) and not isinstance(value, bool)
        if not is_number:
            yield from numbers_in(value)
        elif name in BONUSES.get(type(thing), ()):
            yield f"{value:+d}"
        elif not (isinstance(thing, k.Card) and name in ON_THE_FACE) and not isinstance(thing, k.Monster | v.Row):
            yield str(abs(value) if isinstance(thing, k.Enhancer) else value)
    if isinstance(thing, v.RollTable):
        yield from rows(thing)


def rows(table: v.RollTable) -> Iterator[str]:
    low = 1
    for row in table.rows:
        yield from {str(low), str(row.upto)}
        low = row.upto + 1


def numbers_said(text: str) -> list[str]:
    """What a reader finds; nought may be said or left out."""
    assert not re.search(r"(?<!\w)-\d|[+−]-|\+−", text), f"no real minus: {text}"
    plain = re.sub(r"(?<=\d)[,.\s](?=\d{3})", "", text.replace("–", " "))  # 1,000 and 1 000
    found = re.findall(r"[+−]?\d+", plain)
    return sorted(number.replace("−", "-") for number in found if int(number.replace("−", "-")))


def expected(card: k.AnyCard) -> list[str]:
    return sorted(number for number in numbers_in(card) if int(number))


def check(deck: Deck, card: CardId) -> None:
    design = deck[card]
    for language in WRITTEN:
        text = text_of(deck, Texts(language, GAME.folder).say, card)
        assert numbers_said(text) == expected(design), f"{language}: {text} {design}"
        if isinstance(design, k.Enhancer) and design.treasures:
            grows = design.treasures > 0
            assert ((MORE if grows else LESS)[language] in text, LESS[language] in text) == (True, not grows), text


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_of_the_house_says_its_numbers_as_they_are(kind: str) -> None:
    deck = Deck(house_set())
    for card in HOUSE[kind]:
        check(deck, CardId(card["id"]))


@pytest.mark.parametrize("kind", KINDS)
def test_a_card_with_odd_numbers_says_them_too(kind: str) -> None:
    """Beside the races and classes it may name, which have to be there."""
    for card in HOUSE[kind]:
        for odd in changes(card):
            try:
                cards = msgspec.convert({"traits": HOUSE["traits"], kind: [odd]}, CardSet)
            except msgspec.ValidationError:
                continue  # no card may have that number
            check(Deck(cards), CardId(card["id"]))


def changes(thing: Any) -> Iterator[Any]:
    """The card with one of its numbers changed to an odd one."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if isinstance(value, int) and not isinstance(value, bool) and name not in ON_THE_FACE:
                yield from ({**thing, name: odd} for odd in ODD)
            elif isinstance(value, dict | list):
                yield from ({**thing, name: inner} for inner in changes(value))
    elif isinstance(thing, list):
        for place, value in enumerate(thing):
            yield from ([*thing[:place], inner, *thing[place + 1 :]] for inner in changes(value))


def test_a_lasting_curse_says_all_that_stays() -> None:
    """Strength, dice and items at once, until the next fight or until a hat is lost."""
    for until in ("fight", "headgear"):
        effect = {"do": "linger", "until": until, "strength": -4, "roll": 2, "no_items": True}
        curse = {"id": "c99", "name": {"en": "Everything"}, "effects": [effect]}
        deck = Deck(msgspec.convert({"curses": [curse]}, CardSet))
        check(deck, CardId("c99"))
        text = text_of(deck, Texts("en", GAME.folder).say, CardId("c99"))
        assert ("do not count" in text, "headgear" in text) == (True, until == "headgear")


def test_an_item_says_everything_it_asks_of_its_user() -> None:
    fits = {"trait": "C", "side": "woman", "no_race": True}
    item = {"id": "i99", "name": {"en": "Odd One"}, "value": 0, "only": fits, "never": fits}
    deck = Deck(msgspec.convert({"traits": HOUSE["traits"], "items": [item]}, CardSet))
    text = text_of(deck, Texts("en", GAME.folder).say, CardId("i99"))
    only, never = (
        "Only for a Magpie. Only for humans. Only for women.",
        "Not for a Magpie. Not for humans. Not for women.",
    )
    assert text == f"Loose item. {only} {never}"


def test_a_race_stands_behind_its_own_article() -> None:
    """The house gives it as data; where a host gives none, English looks at the sound."""
    rule = {"do": "stronger_against", "trait": "E", "n": 2}
    monster = {"id": "m99", "name": {"en": "X"}, "level": 1, "rules": [rule], "penalty": [{"do": "die"}]}
    elf = {"id": "E", "key": "E", "group": "race", "name": {"en": "Elk", "fr": "Biche"}, "article": {"fr": "une"}}
    deck = Deck(msgspec.convert({"traits": [elf], "monsters": [monster]}, CardSet))
    said = [text_of(deck, Texts(language, GAME.folder).say, CardId("m99")) for language in ("en", "fr", "es")]
    assert [text.partition(".")[0] for text in said] == ["+2 against an Elk", "+2 contre une Biche", "+2 contra un Elk"]
