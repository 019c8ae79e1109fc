"""Every sentence of Knock with none, one and several of everything, and with names of every gender."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, NumberLiteral, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.knock.tables import events, play, table
from tests.games.knock.test_keep import place
from threedoors.core import Message as Said
from threedoors.core import Names
from threedoors.games.knock import GAME
from threedoors.games.knock.drawing import draw
from threedoors.games.knock.events import CardPlaced
from threedoors.games.knock.views import view
from threedoors.texts import WRITTEN, Texts, texts_file
from threedoors.texts.names import inside, settled

WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "knock" / "texts"
NAMES: tuple[Names, ...] = (
    {"en": "Well", "fr": "Le puits", "es": "El pozo"},
    {"en": "The Black Knight, in a Gown", "fr": "L’arcade", "fr_gender": "f", "es": "La biblioteca"},
    {"en": "Spider, One Sock Short", "fr": "Les caves", "fr_gender": "fp", "es": "Las bodegas"},
)
COUNTS = (0, 1, 2, 5)
NUMBERS = ("count", "chests", "tokens", "reserve", "creatures", "covers", "turns", "told", "sand")


def words(language: str, **named: Any) -> Texts:
    return Texts(language, GAME.folder, names=("Ada", "Bo"), **named)


class Selectors(Visitor):
    """The variants of every choice by a number."""

    def __init__(self) -> None:
        self.found: list[tuple[str, set[str]]] = []

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's name
        if isinstance(node.selector, VariableReference):
            keys = {k.value if isinstance(k := v.key, NumberLiteral) else k.name for v in node.variants}
            self.found.append((node.selector.id.name, keys))
        self.generic_visit(node)


@pytest.mark.parametrize("file", [texts_file(GAME.folder, "fr"), WEB / "fr.ftl"], ids=["table", "screen"])
def test_french_never_says_one_where_there_is_none(file: Path) -> None:
    """CLDR counts 0 as one in French: where something may be none, none is a case of its own."""
    never_none = {"minutes", "level", "count in knock-pile", "count in knock-cards-laid"}
    for message in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if not isinstance(message, Message):
            continue
        selectors = Selectors()
        selectors.visit(message)
        for name, keys in selectors.found:
            if "one" in keys and not {name, f"{name} in {message.id.name}"} & never_none:
                assert "0" in keys or message.id.name in AT_LEAST_ONE, f"{message.id.name}: {name}"


AT_LEAST_ONE = {
    "label-card", "tokens-taken", "creature-beaten", "alarm-rang", "knock-holds", "knock-read-creature",
    "knock-about-creature", "knock-knight-goal", "knock-nearest-goal", "knock-chests-in-chain", "chests-counted",
}  # fmt: skip
"""Sentences said only where there is one at least, or whose other branch speaks of none."""


@pytest.mark.parametrize("language", WRITTEN)
def test_no_article_is_big_in_mid_sentence(language: str) -> None:
    bundle_file = texts_file(GAME.folder, language).read_text(encoding="utf-8")
    texts, spoken = words(language), 0
    for message in FluentParser().parse(bundle_file).body:
        if not isinstance(message, Message):
            continue
        for names in NAMES:
            for count in COUNTS:
                args: dict[str, Any] = {"seat": 0, **dict.fromkeys(NUMBERS, count), "danger": 6, "level": 1}
                args |= {"card": names, "shown": names, "name": names, "cards": [names, *NAMES], "follows": "beaten"}
                said = texts.say(Said(message.id.name, args))
                assert not re.search(r"[a-zé,;:] (Le|La|Les|L’|El|Los|Las|The) ?[a-z]", said), said
                assert "\ue000" not in said
                assert "\ue001" not in said
                spoken += 1
    assert spoken > 500


@pytest.mark.parametrize(
    ("language", "sentence", "name", "said"),
    [
        ("fr", "{ $card } tombe.", "Le puits", "Le puits tombe."),
        ("fr", "Ada pose { $card }.", "L’arcade", "Ada pose l’arcade."),
        ("fr", "Le coin de { $card }.", "Le puits", "Le coin du puits."),
        ("fr", "Le coin de { $card }.", "La cave", "Le coin de la cave."),
        ("fr", "À toi. { $card } sonne.", "Le puits", "À toi. Le puits sonne."),
        ("es", "Vence a { $card }.", "El ogro", "Vence al ogro."),
        ("es", "La esquina de { $card }.", "El ogro", "La esquina del ogro."),
        ("en", "Ada lays { $card }.", "The Black Knight", "Ada lays the Black Knight."),
        ("en", "{ $card } is beaten.", "Spider, One Sock Short", "Spider, One Sock Short, is beaten."),
        ("en", "Ada lays { $card }.", "Spider, One Sock Short", "Ada lays Spider, One Sock Short."),
    ],
)
def test_a_name_fits_into_its_sentence(language: str, sentence: str, name: str, said: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(f"it = {sentence}"))
    pattern = bundle.get_message("it").value
    assert pattern is not None
    formatted = bundle.format_pattern(pattern, {"card": inside(name, language)})[0]
    assert settled(str(formatted), language) == said


def test_a_list_of_names_with_commas_is_parted_by_semicolons() -> None:
    said = words("en").say(Said("cards-told", {"seat": 0, "cards": list(NAMES)}))
    assert said == "Ada holds Well; the Black Knight, in a Gown; Spider, One Sock Short."


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "L’arcade est montée à 6."), ("es", "La biblioteca ha llegado a 6."), ("en", "Well reached 6.")],
)
def test_what_is_said_of_a_card_agrees_with_it(language: str, said: str) -> None:
    names = NAMES[0] if language == "en" else NAMES[1]
    assert words(language).say(Said("lost-hall", {"card": names, "danger": 6, "level": 1})).startswith(said)


def test_the_only_reader_is_spoken_to() -> None:
    state = table("keep 0,0:h1121 | hand h2111 h2111b | hand h1112 | pile k4444t4 h1211")
    step = play(state, place("h2111", "1,1"))
    told = GAME.tell(step.state, events(step, CardPlaced)[0])
    assert words("en", you=0).say(told) == "You lay h2111 on the bottom right corner of h1121."
    assert words("en", you=1).say(told).startswith("Ada lays")
    assert words("fr", you=0).say(GAME.waits(state)[0].why) == "À toi de poser une carte."


def test_k7_alone_the_table_says_nothing_of_speech() -> None:
    alone = draw(view(table("keep 0,0:h1121 | hand h2111 | pile k4444t4"), 0), words("en").say)
    assert "Speech" not in alone
    assert "Speech" in draw(view(table("keep 0,0:h1121 | hand h2111 | hand h1112 | pile k4444t4"), 0), words("en").say)


def test_the_terminal_shows_chests_silence_and_what_was_told_with_its_corners() -> None:
    state = table("keep 0,0:h1121x2 1,1:s0000 | hand h2111! h1211 | hand h1112! | pile k4444t4")
    drawn = draw(view(state, 0), words("en").say)
    assert "[3]$$" in drawn
    assert "[0]~" in drawn
    assert "told: h1112 (1 1 / 2 1)" in drawn
    assert "h2111  2 1 / 1 1, told" in drawn
    assert "h1211  1 2 / 1 1, told" not in drawn


def test_k25_poison_asks_for_a_corner_by_its_card_side_and_value() -> None:
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 | hand h1112 | pile k4444t4 | spells poison")
    label = GAME.label
    assert label is not None
    seen = view(state, 0)
    assert words("en").say(label(seen, "point", "2,1")) == "c1322t5, top right, 3"
    assert words("en").say(label(seen, "point", "1,1")) == "c1322t5, top left, 1, shared with h1121"
