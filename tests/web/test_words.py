"""The browser's own sentences: the same in three languages, none missing, none idle, French spaced as French is."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
TEXTS = WEB / "texts"
ROOMS = sorted(file.name.removesuffix("en.ftl") for file in TEXTS.glob("*en.ftl"))
LANGUAGES = ("fr", "en", "es")
NARROW = re.compile(r"\S [!?;:»]|« \S")  # a plain space where a no-break space belongs


def ids(file: Path) -> set[str]:
    """Every message and attribute a file holds."""
    found, name = set(), ""
    for line in file.read_text(encoding="utf-8").splitlines():
        if message := re.match(r"([a-z][\w-]*) =", line):
            name = message[1]
            found.add(name)
        elif attribute := re.match(r"\s+\.([\w-]+) =", line):
            found.add(f"{name}.{attribute[1]}")
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_every_sentence_of_the_screen_exists_in_three_languages(room: str) -> None:
    french, english, spanish = (ids(TEXTS / f"{room}{language}.ftl") for language in LANGUAGES)
    assert french == english == spanish


def test_every_sentence_the_screen_asks_for_exists() -> None:
    known = set().union(*(ids(TEXTS / f"{room}en.ftl") for room in ROOMS))
    known |= set().union(*(ids(file) for file in (WEB.parents[1] / "src" / "threedoors").rglob("en.ftl")))
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    asked = {
        name for source in sources for name in re.findall(r"\bt\(\s*'([\w.-]+)'", source.read_text(encoding="utf-8"))
    }
    assert asked
    assert asked - known == set()


@pytest.mark.parametrize("room", ROOMS)
def test_french_keeps_its_no_break_spaces(room: str) -> None:
    lines = (TEXTS / f"{room}fr.ftl").read_text(encoding="utf-8").splitlines()
    said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert [line for line in said if NARROW.search(line)] == []
