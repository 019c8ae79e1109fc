"""CONTRIBUTING keeps its word: what it tells how to add is added to a copy of the house, and the tests hold.

Each recipe names every place it touches; the examples touch those and no other. That a fourth game is seen and played
in the browser, tests/browser/test_fourth_game.py sees.
"""

import json
import re
from pathlib import Path

import pytest

from tests.contributing import examples
from tests.contributing.examples import HOUSE, run

GUIDE = (HOUSE / "CONTRIBUTING.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with one more of everything."""
    copy = examples.copy_house(tmp_path_factory.mktemp("house"))
    examples.add_card(copy, examples.raise_rules(copy, "munchkin"))
    examples.add_creature(copy, examples.raise_rules(copy, "knock"))
    examples.add_book(copy)
    examples.add_bot(copy)
    examples.add_option(copy)
    examples.add_language(copy)
    examples.add_game(copy)
    run(copy, "tools/generate.py")
    return copy


def hold(house: Path, *tests: str) -> None:
    """These tests hold in the copy, and there is at least one of them."""
    said = run(house, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert re.search(r"\b[1-9]\d* passed", said), said


def recipe(title: str) -> str:
    """What CONTRIBUTING says under a heading."""
    _, heading, rest = GUIDE.partition(f"### {title}\n")
    assert heading, f"CONTRIBUTING has no recipe '{title}'"
    return re.split(r"^##+ ", rest, maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize(
    ("title", "places"),
    [
        ("A card", ("cards/*.toml", "tests/games/munchkin/", "versions.py", "PUBLISHED", "pictures/", "make generate")),
        ("A creature", ("deck.toml", "tests/games/knock/", "versions.py", "PUBLISHED", "creatures.ts")),
        ("A book of levels", ("books/<name>.txt", "book-title-<name>", "book-<name>", "texts/")),
        ("A bot", ("bots/<game>/<level>.py", "BOT", "strength", "bot-<level>", "texts/")),
        ("An option", ("options.py", "rules.<lang>.md", "make generate", "Options.svelte")),
        ("A game", ("src/threedoors/games/<name>/", "GAME", "rules.<lang>.md", "tests/replays/<name>/", "A screen")),
        ("A screen", ("web/src/games/<name>/", "index.ts", "door/index.ts", "door/<lang>.ftl", "texts/<lang>.ftl")),
        ("A language", ("texts/<code>/", "house.ftl", "<game>.rules.md", "names.json", "articles.json", "spoken.txt")),
    ],
)
def test_every_recipe_names_its_places_and_its_command(title: str, places: tuple[str, ...]) -> None:
    said = recipe(title)
    assert [place for place in places if place not in said] == []
    assert re.search(r"`(make|python|\.venv/bin/)", said), "and the command that tries it"


def test_a_card_is_its_entry_and_its_test(house: Path) -> None:
    hold(
        house,
        "tests/games/munchkin/test_card_set.py",
        "tests/games/munchkin/test_treasures.py::test_every_card_of_the_house_set_has_its_test",
    )
    hold(house, "tests/games/munchkin/test_monsters.py", "-k", "example_newt")


def test_a_creature_is_its_entry_and_its_test(house: Path) -> None:
    hold(
        house,
        "tests/games/knock/test_example_newt.py",
        "tests/games/knock/test_setup.py",
        "tests/games/knock/test_decks.py",
        "--deselect",
        "tests/games/knock/test_decks.py::test_a_changed_shipped_deck_raises_the_rules_version",  # records the new hash
    )


def test_a_book_is_a_file_and_two_messages(house: Path) -> None:
    hold(house, "tests/games/dungeon_exit/test_finding_books.py", "-k", "two_messages")
    assert "K10 F3 D7 A10 H7" in run(house, "-m", "threedoors", "levels", "example")


def test_a_bot_is_a_file_and_its_name(house: Path) -> None:
    hold(house, "tests/bots/test_levels.py", "tests/test_texts.py", "-k", "found_by_looking or has_a_name or missing")
    assert "careful, example, greedy" in " ".join(run(house, "-m", "threedoors", "games").split())


def test_an_option_is_a_field_that_reaches_the_client(house: Path) -> None:
    assert "example: boolean" in (house / "web/src/lib/wire/knock.ts").read_text(encoding="utf-8")
    run(
        house,
        "-m",
        "threedoors",
        "simulate",
        "knock",
        "--games",
        "1",
        "--bots",
        "random",
        "--options",
        '{"example": true}',
    )


def test_a_game_is_a_folder(house: Path) -> None:
    assert "cellar" in run(house, "-m", "threedoors", "games")
    assert (house / "web/src/lib/wire/cellar.ts").is_file()


def test_a_screen_is_a_folder_that_keeps_to_the_types_and_the_layout(house: Path) -> None:
    narrow = {"extends": "./tsconfig.json", "include": ["src/games/cellar/**/*", "src/**/*.d.ts"]}
    examples.create(house / "web/tsconfig.cellar.json", json.dumps(narrow))
    check = "node_modules/svelte-check/bin/svelte-check"
    run(house, "tools/client.py", "node", check, "--tsconfig", "./tsconfig.cellar.json", "--fail-on-warnings")
    run(house, "tools/client.py", "node", "node_modules/prettier/bin/prettier.cjs", "--check", "src/games/cellar")


def test_a_language_is_a_folder(house: Path) -> None:
    assert "de" in run(house, "-c", "from threedoors.texts import LANGUAGES; print(*LANGUAGES)").split()
    say = "from threedoors.texts import Texts; print(Texts('de').seat(0))"
    assert run(house, "-c", say) == "Platz 1\n"
    say = "from threedoors.texts.names import inside, settled; print(settled('zu ' + inside('Der Rat', 'de'), 'de'))"
    assert run(house, "-c", say) == "zum Rat\n"
