"""Throw-away examples of everything CONTRIBUTING tells how to add, put into a copy of the house."""

import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

from tests.open_house import sources_of

HOUSE = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "es", "fr")
PACKAGE = Path("src/threedoors")
NOT_COPIED = ignore_patterns("__pycache__", "node_modules", "client", "shelves", "*.db")


def copy_house(place: Path) -> Path:
    """Sources, tests, tools and pages, to be written into; npm packages are lent."""
    for folder in ("src", "tests", "tools", "docs", "web"):
        copytree(HOUSE / folder, place / folder, ignore=NOT_COPIED)
    (place / "pyproject.toml").write_bytes((HOUSE / "pyproject.toml").read_bytes())
    (place / "web" / "node_modules").symlink_to(HOUSE / "web" / "node_modules")
    return place


def run(house: Path, *words: str) -> str:
    """A Python program of a copy, with the copy's sources."""
    done = subprocess.run(
        [sys.executable, *words], cwd=house, env=sources_of(house), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def append(file: Path, text: str) -> None:
    file.write_text(f"{file.read_text(encoding='utf-8').rstrip()}\n{text}", encoding="utf-8")


def create(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def raise_rules(house: Path, game: str) -> int:
    """The rules of a release have been played: what changes their cards is a new version."""
    file = house / PACKAGE / "games" / game / "versions.py"
    text = file.read_text(encoding="utf-8")
    now = int(re.findall(r"RULES_VERSION: Final = (\d+)", text)[0])
    text = text.replace(f"RULES_VERSION: Final = {now}", f"RULES_VERSION: Final = {now + 1}")
    earlier = re.sub(r"= \(.*\)\n", f"= ({now},)\n", text[text.index("EARLIER") :])
    file.write_text(text[: text.index("EARLIER")] + earlier, encoding="utf-8")
    return now + 1


def add_card(house: Path, since: int) -> None:
    """A Munchkin monster and the test that reads like its sentence."""
    append(
        house / PACKAGE / "games/munchkin/cards/monsters.toml",
        f"""
[[monsters]]
id = "m99"
since = {since}
level = 1
name = {{ en = "Example Newt", fr = "Triton d’exemple", es = "Tritón de ejemplo" }}
flavour = {{ en = "Only here for the test.", fr = "Là pour le test.", es = "Solo por la prueba." }}
penalty = [{{ do = "lose_levels", n = 1 }}]
""",
    )
    append(
        house / "tests/games/munchkin/test_monsters.py",
        """

@plays("m99")
def test_an_example_newt_is_beaten_by_a_player_of_level_2(name: str) -> None:
    state = meeting(name, "L2")
    assert (ours(state), theirs(state)) == (2, 1)
""",
    )


def add_creature(house: Path, since: int) -> None:
    """A creature for Knock."""
    append(
        house / PACKAGE / "games/knock/deck.toml",
        f"""
[[creature]]
id = "example-newt"
since = {since}
corners = [2, 2, 1, 1]
tokens = 4
name = {{ en = "Example Newt", fr = "Triton d’exemple", es = "Tritón de ejemplo" }}
flavour = {{ en = "Only here for the test.", fr = "Là pour le test.", es = "Solo por la prueba." }}
""",
    )
    create(
        house / "tests/games/knock/test_example_newt.py",
        '''"""The newt's own test."""

from threedoors.games.knock import GAME
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.decks import deck_of, house_deck


def test_k2_an_example_newt_comes_with_four_tokens() -> None:
    assert deck_of(house_deck(GAME.rules_version)).cards[CardId("example-newt")].tokens == 4
''',
    )


def add_book(house: Path) -> None:
    """A book of one level, with its two messages."""
    create(
        house / PACKAGE / "games/dungeon_exit/books/example.txt",
        "# Example: one level\nmode solo\norder 9\n\nK10 F3 D7 A10 H7 | grade 3 | fewest 7\n",
    )
    for language in LANGUAGES:
        append(
            house / PACKAGE / f"games/dungeon_exit/texts/{language}.ftl",
            "\nbook-title-example = Example\n    .title = The example\nbook-example = The example\n",
        )


def add_bot(house: Path) -> None:
    """A Knock bot between two others, and its name."""
    create(
        house / PACKAGE / "bots/knock/example.py",
        '''"""An example of a bot: as careful as another, and a little stronger."""

from threedoors.bots.knock.careful import Careful


class Example(Careful):
    """Does what its parent does."""

    level = "example"
    strength = 15


BOT = Example
''',
    )
    for language in LANGUAGES:
        append(house / PACKAGE / f"games/knock/texts/{language}.ftl", "bot-example = example\n")


def add_option(house: Path) -> None:
    """An option of Knock with a default."""
    file = house / PACKAGE / "games/knock/options.py"
    text = file.read_text(encoding="utf-8")
    field = re.search(r"^    adventure: bool = .*$", text, re.MULTILINE)
    assert field is not None, "the option the example is put beside"
    file.write_text(text.replace(field[0], f"{field[0]}\n    example: bool = False"), encoding="utf-8")


def add_language(house: Path) -> None:
    """German, begun: one folder."""
    folder = house / PACKAGE / "texts/de"
    create(folder / "house.ftl", "seat-number = Platz { $number }\nlist-and = { $others } und { $last }\n")
    create(folder / "screen.ftl", "motto = Klopf an, tritt sie ein, finde hinaus.\n")
    create(folder / "screen.knock.door.ftl", "solo = Allein\n")
    create(folder / "knock.ftl", "bot-careful = vorsichtig\n")
    create(folder / "knock.rules.md", "# Regeln\n\n- **K1** Etwa sechzig Karten.\n")
    create(folder / "names.json", '{ "Well": "Der Brunnen" }\n')
    create(folder / "articles.json", '{ "articles": { "der ": "m", "die ": "f" }, "joined": { "zu der": "zum" } }\n')


def add_game(house: Path) -> None:
    """The Cellar, as a fourth game with a screen: two folders."""
    folder = house / PACKAGE / "games/cellar"
    copytree(HOUSE / "tests/fourth_game/cellar", folder, ignore=ignore_patterns("__pycache__", "samples.py"))
    for file in folder.glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("tests.fourth_game.", "threedoors.games."))
    copytree(HOUSE / "tests/fourth_game/screen", house / "web/src/games/cellar")
