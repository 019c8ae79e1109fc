"""One word, one meaning: docs/words.md against the public names of types, and plain first sentences of modules."""

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


@cache
def types() -> dict[str, set[str]]:
    """Every public type by its name: the rooms it is defined in."""
    found: dict[str, set[str]] = defaultdict(set)
    for module in MODULES:
        for node in ast.parse(module.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(module.relative_to(SOURCE).as_posix())
    return found


def rows(page: str, heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = page.partition(f"{heading}\n")[2].partition("\n## ")[0]
    cells = [re.split(r"\s*\|\s*", line.strip("| ")) for line in section.splitlines() if line.startswith("|")]
    return cells[2:]


def listed() -> dict[str, list[str]]:
    return {name.strip("`"): rest for name, *rest in rows(PAGE.read_text(encoding="utf-8"), HEADING)}


def test_a_public_type_name_means_one_thing_or_the_page_says_why_not() -> None:
    several = {name for name, places in types().items() if len(places) > 1}
    assert several - listed().keys() == set(), f"rename them, or list them in {PAGE.name} with a reason"


def test_the_page_lists_no_name_that_means_one_thing_again() -> None:
    several = {name for name, places in types().items() if len(places) > 1}
    assert listed().keys() - several == set(), f"strike them from {PAGE.name}"
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
