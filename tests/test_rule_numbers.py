"""Every rule number cited anywhere leads to its place on the game's rules page, in every language.

Numbers are cited in docstrings, comments, names of tests, refusals, texts, card files and documents. In prose a capital
with a number is a rule; a cell or a tile that looks like one is written as code, ``F4``, or in quotes.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules_pages import HOUSE, NUMBER, numbers, pages, places

Cited = tuple[int, str]  # line, number
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef

LOOKED_INTO = ("src", "tests", "web", "docs", "tools", "benchmarks", "examples", ".")
NOT_OURS = {"node_modules", "client"}  # installed and built
WRITTEN = {".py", ".ts", ".svelte", ".md", ".ftl", ".toml"}
IN_PROSE = re.compile(rf"(?<![\w:.,=#/-])({NUMBER})(?![\w-]|:\S)")
NOT_PROSE = re.compile(r"(`+).*?\1|\"[^\"\n]*\"|(?<!\w)'[^'\n]*'(?!\w)", re.DOTALL)  # code and quotes
SET_APART = re.compile(r"^ {4}.*$", re.MULTILINE)  # an example in a docstring
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w])//[^\n]*", re.DOTALL)
ANY = re.compile(rf"\b{NUMBER}\b|def test_[a-z]\d")
COMMENTED = re.compile(rf"#.*\b{NUMBER}\b")
QUOTED = re.compile(rf"\(({NUMBER})\)|^({NUMBER})$")
MESSAGE_ID = re.compile(r"[a-z]+(-[a-z]+)+")
BY_NAME = re.compile(r"^test_([a-z]\d{1,2}[a-z]?)_")


def in_prose(text: str, line: int = 1) -> Iterator[Cited]:
    """Every number somebody reading the text would look up."""
    bare = NOT_PROSE.sub(lambda found: "\n" * found[0].count("\n"), text)
    for found in IN_PROSE.finditer(bare):
        yield line + bare.count("\n", 0, found.start()), found[1]


def in_python(text: str, letters: set[str]) -> Iterator[Cited]:
    """In comments, docstrings, names of tests, refusals, and strings that are a number or quote one in brackets."""
    if COMMENTED.search(text):
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT:
                yield from in_prose(token.string.lstrip("#"), token.start[0])
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Module(body=[first, *_]) | ast.ClassDef(body=[first, *_]):
                yield from in_docstring(node, first.lineno)
            case ast.FunctionDef(name=name, body=[first, *_]) | ast.AsyncFunctionDef(name=name, body=[first, *_]):
                yield from in_docstring(node, first.lineno)
                yield from ((node.lineno, number.capitalize()) for number in BY_NAME.findall(name))
            case ast.Call():
                yield from ((node.lineno, rule) for rule in refused_by(node))
            case ast.Constant(value=str(said)):
                quoted = (found[1] or found[2] for found in QUOTED.finditer(said))
                yield from ((node.lineno, number) for number in quoted if number[0] in letters)


def in_docstring(node: Documented, line: int) -> Iterator[Cited]:
    """In the promise above the code; an example set apart there is no prose."""
    yield from in_prose(SET_APART.sub("", ast.get_docstring(node) or ""), line)


def refused_by(call: ast.Call) -> Iterator[str]:
    """The rule of a refusal, whatever its letter: beside a message id, or named ``rule``."""
    values = [keyword.value for keyword in call.keywords if keyword.arg == "rule"]
    match call.args:
        case [ast.Constant(value=str(why)), second, *_] if MESSAGE_ID.fullmatch(why):
            values.append(second)
    for value in values:
        match value:
            case ast.Constant(value=str(rule)) if re.fullmatch(NUMBER, rule):
                yield rule


def cited_in(path: Path, text: str) -> Iterator[Cited]:
    """Every rule number a file cites, with its line."""
    match path.suffix:
        case ".py":
            yield from in_python(text, letters_of(path))
        case ".ts" | ".svelte":
            for comment in COMMENT.finditer(text):
                yield from in_prose(comment[0], 1 + text.count("\n", 0, comment.start()))
        case ".md" if re.fullmatch(r"rules\.\w\w", path.stem):
            yield from (cited for cited in in_prose(text) if cited[1][0] in letters_of(path))
        case ".md" | ".ftl" | ".toml":
            yield from in_prose(text)


def games_of(path: Path) -> list[str]:
    """The game in whose folder a file lies; any game, for a file of the whole house."""
    return [game for game in pages() if game in path.parts] or list(pages())


def letters_of(path: Path) -> set[str]:
    """The letters its game's rules are numbered with, read from the page."""
    return {number[0] for game in games_of(path) for number in numbers(game)}


def leading_nowhere(path: Path, text: str) -> list[str]:
    """For each number that is not on the page, a sentence that says who cites it."""
    if not ANY.search(text):
        return []
    games = games_of(path)
    known = frozenset[str]().union(*(numbers(game) for game in games))
    page = f"the rules page of {games[0]}" if len(games) == 1 else "any rules page"
    return [
        f"{path}:{line} cites {number}, which is not on {page} in every language."
        for line, number in dict.fromkeys(cited_in(path, text))
        if number not in known
    ]


def files(folder: str) -> Iterator[Path]:
    """What people write in a folder, or on the doorstep of the house; not this file, which cites what is nowhere."""
    for path in sorted((HOUSE / folder).glob("*.*" if folder == "." else "**/*.*")):
        below = path.relative_to(HOUSE)
        if path.suffix in WRITTEN and not NOT_OURS & {*below.parts} and path != Path(__file__):
            yield below


@pytest.mark.parametrize("folder", LOOKED_INTO)
def test_every_rule_number_cited_is_on_the_rules_page(folder: str) -> None:
    wrong = [said for path in files(folder) for said in leading_nowhere(path, (HOUSE / path).read_text("utf-8"))]
    assert not wrong, "\n".join(["", *wrong, "(A cell or a tile that only looks like a rule goes into backticks.)"])


@pytest.mark.parametrize("game", pages())
def test_a_number_on_one_rules_page_is_on_the_others(game: str) -> None:
    found = {language: {*places(text)} for language, text in pages()[game].items()}
    every = set[str]().union(*found.values())
    missing = [f"{number} of {game} is not on rules.{lang}.md." for lang in found for number in every - found[lang]]
    assert every, f"the rules of {game} have no numbers"
    assert not missing, "\n".join(sorted(missing))


@pytest.mark.parametrize("game", pages())
def test_a_number_has_one_place_on_its_page(game: str) -> None:
    for language, text in pages()[game].items():
        found = places(text)
        assert len(found) == len({*found}), f"twice on rules.{language}.md of {game}: {sorted(found)}"


MUNCHKIN = Path("src/threedoors/games/munchkin")


@pytest.mark.parametrize(
    ("path", "text", "number"),
    [
        (MUNCHKIN / "odd.py", '"""Only main draws (M7d, S6)."""', "S6"),
        (MUNCHKIN / "odd.py", '"""T5 while the hand is too large."""', "T5"),
        (MUNCHKIN / "odd.py", "free = True  # a free act would do (V1)", "V1"),
        (MUNCHKIN / "odd.py", 'no = No("main-only", "S6")', "S6"),
        (MUNCHKIN / "odd.py", 'no = Refused("main-only", rule="M99")', "M99"),
        (MUNCHKIN / "odd.py", 'no = {"rule": "M99"}', "M99"),
        (MUNCHKIN / "odd.py", '"""Lay a card (K10)."""', "K10"),
        (MUNCHKIN / "cards" / "odd.toml", "# The monsters (S1).", "S1"),
        (MUNCHKIN / "texts" / "en.ftl", "odd = Never in a fight (M99).", "M99"),
        (MUNCHKIN / "rules.en.md", "You flee (M99).", "M99"),
        (Path("tests/games/munchkin/test_odd.py"), "def test_c3_the_helper_speaks_last() -> None: ...", "C3"),
        (Path("tests/games/munchkin/test_odd.py"), 'assert said == "Not in a fight (M99)."', "M99"),
        (Path("web/src/games/munchkin/Odd.svelte"), "<!-- The last call\n (C3). -->", "C3"),
        (Path("docs/odd.md"), "A helper left in mid-flight (M99).", "M99"),
    ],
)
def test_a_number_that_leads_nowhere_is_told_with_its_file(path: Path, text: str, number: str) -> None:
    told = leading_nowhere(path, text)
    assert [said.split(":")[0] for said in told] == [str(path)]
    assert f"cites {number}, which is not on" in told[0]


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (Path("src/threedoors/games/dungeon_exit/odd.py"), '"""A cell ``F4``, a tile (``L4``); joints (E5)."""'),
        (Path("src/threedoors/games/dungeon_exit/odd.py"), 'tile = lay("tile-used", name, "L4")'),
        (Path("src/threedoors/games/dungeon_exit/odd.py"), '"""A level.\n\n    K10 F3 D7 A10 H7\n\nOne a line.\n"""'),
        (Path("tests/games/munchkin/test_odd.py"), 'meeting("m08", "L3")'),
        (Path("docs/odd.md"), "Write `L4:F4-F5-F6-G6` (E2), or `B:F5`; rules K1–K26."),
    ],
)
def test_a_cell_or_a_tile_is_no_rule(path: Path, text: str) -> None:
    assert leading_nowhere(path, text) == []
