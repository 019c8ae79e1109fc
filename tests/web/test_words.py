"""The browser's own sentences: the same in every language, none missing, none idle, French spaced as French is."""

import re
from pathlib import Path

import pytest

from threedoors.texts import WRITTEN

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
ENGLISH = sorted(file for file in WEB.rglob("*en.ftl") if re.fullmatch(r"(.+\.)?en\.ftl", file.name))
every_file = pytest.mark.parametrize("english", ENGLISH, ids=lambda file: file.relative_to(WEB).as_posix())
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


def in_language(english: Path, language: str) -> Path:
    """The same sentences in another language: `fr.ftl` beside `en.ftl`, `table.fr.ftl` beside `table.en.ftl`."""
    return english.with_name(english.name.removesuffix("en.ftl") + f"{language}.ftl")


@every_file
def test_every_sentence_of_the_screen_exists_in_every_language_it_is_written_in(english: Path) -> None:
    said = {language: ids(in_language(english, language)) for language in WRITTEN}
    assert all(found == said["en"] for found in said.values())


def test_every_sentence_the_screen_asks_for_exists() -> None:
    known = set().union(*(ids(file) for file in ENGLISH))
    known |= set().union(*(ids(file) for file in (WEB.parents[1] / "src" / "threedoors").rglob("en.ftl")))
    sources = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    asked = {
        name for source in sources for name in re.findall(r"\bt\(\s*'([\w.-]+)'", source.read_text(encoding="utf-8"))
    }
    assert asked
    assert asked - known == set()


@every_file
def test_french_keeps_its_no_break_spaces(english: Path) -> None:
    lines = in_language(english, "fr").read_text(encoding="utf-8").splitlines()
    said = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    assert [line for line in said if NARROW.search(line)] == []
