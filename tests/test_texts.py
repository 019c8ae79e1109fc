"""Texts: no key is missing, none is unused, in French, English and Spanish, for Python and the browser alike."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, MessageReference, Resource, VariableReference
from fluent.syntax.visitor import Visitor

from threedoors import bots, games, texts
from threedoors.core import Argument, kebab
from threedoors.core import Message as Said
from threedoors.texts import HOUSE, WRITTEN, Texts, texts_file, with_rule

SOURCE = Path(__file__).parents[1] / "src" / "threedoors"
WEB = Path(__file__).parents[1] / "web" / "src"
SPEAKERS = {"Message", "Refused", "phrase", "has", "say"}  # a literal first argument of these is a message id
ROOMS = sorted({file.parent.parent for file in SOURCE.glob("**/texts/*.ftl")} - {SOURCE} | {HOUSE})
every_room = pytest.mark.parametrize("room", ROOMS, ids=lambda r: r.name)


@cache
def resource(room: Path, language: str) -> Resource:
    file = texts_file(room, language)
    return FluentParser().parse(file.read_text(encoding="utf-8")) if file.is_file() else Resource([])


def messages(room: Path, language: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in resource(room, language).body if isinstance(entry, Message)}


def variables(message: Message) -> set[str]:
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
            found.add(node.id.name)

    Collector().visit(message)
    return found


@cache
def parts(room: Path) -> set[str]:
    """Messages that stand inside others, like a price in an offer."""
    found: set[str] = set()

    class Collector(Visitor):
        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - Fluent's name
            found.add(node.id.name)

    Collector().visit(resource(room, "en"))
    return found


@every_room
def test_every_text_is_well_formed(room: Path) -> None:
    for language in WRITTEN:
        junk = [entry.content for entry in resource(room, language).body if isinstance(entry, Junk)]
        assert not junk, f"{room.name} {language}: {junk[0]}"


@every_room
def test_french_has_its_no_break_spaces_and_its_apostrophes(room: Path) -> None:
    file = texts_file(room, "fr")
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    typed = [line for line in lines if not line.startswith("#") and re.search(r"\S [!?;:»]|« |'", line)]
    assert not typed, f"{room.name} has a plain space or a straight apostrophe"


@every_room
def test_no_text_is_missing_in_a_language(room: Path) -> None:
    per_language = {language: messages(room, language) for language in WRITTEN}
    every = set.union(*(set(found) for found in per_language.values()))
    for language, found in per_language.items():
        assert every - set(found) == set(), f"{room.name} lacks these in {language}"
    for name in every:
        attributes = {frozenset(a.id.name for a in found[name].attributes) for found in per_language.values()}
        assert len(attributes) == 1, f"{room.name} '{name}' has different attributes"


@every_room
def test_no_language_uses_an_argument_the_others_do_not_know(room: Path) -> None:
    """A sentence may leave an argument out; it may not ask for one that nobody gives."""
    english = messages(room, "en")
    for language in ("fr", "es"):
        for name, message in messages(room, language).items():
            known = variables(english[name]) | {"rule", "sound"}  # "sound": e Historia
            unknown = variables(message) - known - {f"{argument}_gender" for argument in known}
            assert not unknown, f"{room.name} {language} '{name}' asks for {unknown}"


@every_room
def test_no_text_is_unused(room: Path) -> None:
    names, patterns = spoken()
    unused = {
        name
        for name in messages(room, "en")
        if name not in names | parts(room) and not any(pattern.fullmatch(name) for pattern in patterns)
    }
    assert not unused, f"{room.name} never says these"


@every_room
def test_nothing_is_said_that_has_no_text(room: Path) -> None:
    known = set(messages(room, "en")) | set(messages(HOUSE, "en"))
    if room.name == "cli":  # the terminal speaks with the texts of the game it shows
        known |= {name for other in ROOMS for name in messages(other, "en")}
    own = [file for file in sources(room) if not any(other != room and other in file.parents for other in ROOMS)]
    missing = {name for file in own for name in said_outright(file)} - known
    assert not missing, f"{room.name} says these without words"


@cache
def spoken() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Every string of the house that could be a message id, and patterns for those put together (f-strings)."""
    names: set[str] = set()
    patterns: set[str] = set()
    for file in SOURCE.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                names.add(node.value.removeprefix("@"))
            elif isinstance(node, ast.JoinedStr):
                patterns.add(pattern_of(node))
            elif isinstance(node, ast.ClassDef):
                names |= {kebab(node.name), f"act-{kebab(node.name)}"}
                names |= {f"field-{name.replace('_', '-')}" for name in fields_of(node)}
    for file in (*WEB.glob("**/*.ts"), *WEB.glob("**/*.svelte")):
        text = file.read_text(encoding="utf-8")
        names |= set(re.findall(r"['\"`]([a-z][a-z0-9-]*(?:\.[a-z]+)?)['\"`]", text))
        for template in re.findall(r"`([^`\n]*\$\{[^`\n]*)`", text):
            patterns.add(re.sub(r"\\\$\\\{.*?\\\}", "[a-z0-9-]+", re.escape(template)))
    meaningful = {p for p in patterns if re.search(r"[a-z]{3,}", p.replace("[a-z0-9-]+", ""))}
    return frozenset(names), tuple(re.compile(pattern) for pattern in meaningful)


def fields_of(struct: ast.ClassDef) -> list[str]:
    return [n.target.id for n in struct.body if isinstance(n, ast.AnnAssign) and isinstance(n.target, ast.Name)]


def pattern_of(joined: ast.JoinedStr) -> str:
    parts = [re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9-]+" for v in joined.values]
    return "".join(parts).removeprefix("@")


def said_outright(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            value = node.args[0].value
            if called in SPEAKERS and isinstance(value, str) and value:
                yield value.partition(".")[0]


def sources(room: Path) -> Iterator[Path]:
    return room.glob("**/*.py")


@pytest.mark.parametrize(
    ("last", "listed"),
    [
        ("Historia", "Urraca e Historia"),
        ("Ídolo", "Urraca e Ídolo"),
        ("Hielo", "Urraca y Hielo"),
        ("Oso", "Urraca y Oso"),
    ],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, listed: str) -> None:
    assert Texts("es")._listed(["Urraca", last]) == listed


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("game", games.find(), ids=lambda game: game.name)
def test_every_bot_a_host_may_seat_has_a_name_in_the_hosts_language(game: games.AnyGame, language: str) -> None:
    words = Texts(language, game.folder)
    assert [level for level in bots.levels(game) if not words.has(f"bot-{level}")] == []


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A language brought as one folder."""
    monkeypatch.setattr(texts, "HOUSE", tmp_path)
    for file in HOUSE.glob("*.ftl"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    (tmp_path / "de").mkdir()
    texts._bundle.cache_clear()
    texts._names.cache_clear()
    yield tmp_path / "de"
    texts._bundle.cache_clear()
    texts._names.cache_clear()


def test_a_language_is_one_folder_and_english_stands_in_for_what_it_does_not_say(german: Path) -> None:
    knock = games.load("knock").folder
    (german / "house.ftl").write_text("seat-number = Platz { $number }\nlist-and = { $others } und { $last }\n")
    (german / "knock.ftl").write_text("bot-careful = vorsichtig\n")
    (german / "names.json").write_text('{"Well": "Brunnen"}')
    words = Texts("de", knock)
    assert words.seat(1) == "Platz 2"
    assert words.phrase("bot-careful") == "vorsichtig"
    assert words.phrase("bot-thinker") == Texts("en", knock).phrase("bot-thinker") == "thinker"
    assert words.name({"en": "Well", "fr": "Puits"}) == "Brunnen"
    assert words.name({"en": "Laundry", "fr": "Buanderie"}) == "Laundry"
    assert words._listed(["Bach", "Berg"]) == "Bach und Berg"
    assert words.phrase("said-by-nobody") == "said-by-nobody"


def test_a_language_without_a_rules_page_shows_the_english_one(german: Path) -> None:
    knock = games.load("knock").folder
    assert texts.rules_page(knock, "fr").name == "rules.fr.md"
    assert texts.rules_page(knock, "de").name == "rules.en.md"
    (german / "knock.rules.md").write_text("# Regeln")
    assert texts.rules_page(knock, "de").name == "knock.rules.md"


@every_room
def test_a_rule_number_stands_beside_the_words_never_in_them(room: Path) -> None:
    for language in WRITTEN:
        assert not [name for name, message in messages(room, language).items() if "rule" in variables(message)]


@pytest.mark.parametrize(
    ("words", "whole"), [("Not now.", "Not now (K5)."), ("Not now!", "Not now! (K5)")], ids=["stop", "no-stop"]
)
def test_whoever_says_a_message_adds_its_rule(words: str, whole: str) -> None:
    assert with_rule(words, "K5") == whole


MUNCHKIN = games.load("munchkin").folder


def test_what_is_about_the_reader_is_told_to_them() -> None:
    told = message("level-gained", seat=1, n=1, level=4, why="kill")
    said = {you: Texts("en", MUNCHKIN, names=("Ada", "Bo"), you=you).say(told) for you in (None, 0, 1)}
    assert said == {None: "Bo rises a level to 4.", 0: "Bo rises a level to 4.", 1: "You rise a level to 4."}
    shown = message("offer-refused", seat=0, by_seat=1)
    assert Texts("fr", MUNCHKIN, names=("Ada", "Bo"), you=0).say(shown) == "Bo te dit non."
    assert Texts("fr", MUNCHKIN, names=("Ada", "Bo"), you=1).say(shown) == "Tu dis non à Ada."
    passed = message("time-ran-out", named_seats=[1], count=1)
    assert Texts("es", MUNCHKIN, names=("Ada", "Bo"), you=1).say(passed) == "Lo dejas pasar."


@pytest.mark.parametrize("language", WRITTEN)
def test_every_form_told_to_the_reader_belongs_to_a_seat_of_the_sentence(language: str) -> None:
    for name, entry in messages(MUNCHKIN, language).items():
        for attribute in entry.attributes:
            form = attribute.id.name
            seat = "seat" if form == "you" else form.removeprefix("you-").replace("-", "_")
            assert seat in variables(messages(MUNCHKIN, "en")[name]), f"{name}.{attribute.id.name}"


def test_the_article_of_a_name_is_small_but_not_where_a_sentence_begins() -> None:
    dark = {"en": "the Dark", "fr": "l’Obscurité", "es": "la Oscuridad"}
    words = Texts("en", MUNCHKIN, names=("Ada",))
    assert words.say(message("fight-began", seat=0, card=dark)) == "Ada fights the Dark."
    assert words.say(message("fighter-caught", seat=0, card=dark)) == "The Dark catches Ada."
    assert Texts("fr", MUNCHKIN, names=("Ada",)).say(message("label-card", card=dark)) == "L’Obscurité"


def test_less_than_nothing_has_a_real_minus() -> None:
    words = Texts("en", MUNCHKIN, names=("Ada",))
    assert words.say(message("fight-won", seat=0, ours=-2, theirs=-3)) == "Ada wins, −2 against −3."


def test_a_name_with_a_comma_is_one_thing_in_a_list() -> None:
    assert Texts("en")._listed(["Marbles, Handful of", "Colander"]) == "Marbles, Handful of; Colander"


def message(message_id: str, **args: Argument) -> Said:
    return Said(message_id, args)


@pytest.mark.parametrize(
    ("price", "said"),
    [
        ({"treasures": 0, "price_count": 0}, "Bo aide Ada sans contrepartie."),
        ({"treasures": 0, "price_count": 1}, "Bo aide Ada pour Seau."),
        ({"treasures": 2, "price_count": 1}, "Bo aide Ada pour 2 trésors, Seau."),
    ],
    ids=["nothing", "an item", "both"],
)
def test_a_price_names_what_is_paid_and_nothing_else(price: dict[str, Argument], said: str) -> None:
    deal: dict[str, Argument] = {"price_items": [{"fr": "Seau"}], "has_card": "no", "price_card": "", "compelled": "no"}
    told = message("helper-joined", seat=1, main_seat=0, **deal, **price)
    assert Texts("fr", MUNCHKIN, names=("Ada", "Bo")).say(told) == said
