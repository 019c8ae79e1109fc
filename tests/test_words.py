"""One word, one meaning: docs/words.md against the public names of types, in Python and in the client; and modules that
say first what they do."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).resolve().parents[1]
SOURCE = HOUSE / "src" / "threedoors"
PAGE = HOUSE / "docs" / "words.md"
MODULES = sorted(SOURCE.rglob("*.py"))
HEADING = "## One name, several types"
CLIENT = HOUSE / "web" / "src"
EXPORTED = re.compile(r"^\s*export (?:abstract )?(?:interface|type|class) (\w+)", re.MULTILINE)


@cache
def types() -> dict[str, set[str]]:
    """Every public type by its name: the rooms it is defined in."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in MODULES:
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(module.relative_to(SOURCE).as_posix())
    return found


@cache
def client_types() -> dict[str, set[str]]:
    """Every exported type of the client: where it is defined, and `lib/wire` for those that come from Python."""
    found: dict[str, set[str]] = defaultdict(set)
    for file in (*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")):
        place = file.relative_to(CLIENT).as_posix()
        for name in EXPORTED.findall(file.read_text(encoding="utf-8")):
            found[name].add("lib/wire" if place.startswith("lib/wire/") else place)
    return found


def of_several() -> set[str]:
    """Names of more than one type, in Python or in the client."""
    return {name for found in (types(), client_types()) for name, places in found.items() if len(places) > 1}


def rows(page: str, heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = page.partition(f"{heading}\n")[2].partition("\n## ")[0]
    cells = [re.split(r"\s*\|\s*", line.strip("| ")) for line in section.splitlines() if line.startswith("|")]
    return cells[2:]


def listed() -> dict[str, list[str]]:
    return {name.strip("`"): rest for name, *rest in rows(PAGE.read_text(encoding="utf-8"), HEADING)}


def test_a_public_type_name_means_one_thing_or_the_page_says_why_not() -> None:
    assert len(client_types()) > 200
    assert of_several() - listed().keys() == set(), f"rename them, or list them in {PAGE.name} with a reason"


def test_the_page_lists_no_name_that_means_one_thing_again() -> None:
    assert listed().keys() - of_several() == set(), f"strike them from {PAGE.name}"
    assert all(reason for *_, reason in listed().values()), "each with its reason"


def test_every_word_stands_on_the_page_once() -> None:
    words = [row[0].casefold() for row in rows(PAGE.read_text(encoding="utf-8"), "## Words")]
    assert len(words) > 30
    assert sorted(set(words)) == sorted(words)
    assert words == sorted(words, key=str.casefold), "in the order of the alphabet"


def test_every_room_of_the_page_is_there() -> None:
    for word, _, room, *_ in rows(PAGE.read_text(encoding="utf-8"), "## Words"):
        for place in re.findall(r"`([\w/.]+)`", room):
            assert (SOURCE / place).exists() or (HOUSE / place).exists(), f"{word}: {place}"


def test_every_module_says_first_what_it_does() -> None:
    silent = [
        module.relative_to(SOURCE).as_posix()
        for module in MODULES
        if not ast.get_docstring(ast.parse(module.read_text(encoding="utf-8")))
    ]
    assert silent == []
