"""Every sentence that counts, with 0, 1 and 2, in the terminal and on the screen: none is never said as one.

French counts 0 like 1: whoever writes "1 trésor" or "une carte" for [one] has to say what 0 is.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

HOUSE = Path(__file__).resolve().parents[1]
FILES = sorted([*(HOUSE / "src/threedoors").rglob("texts/*.ftl"), *(HOUSE / "web/src").rglob("*.ftl")])
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.relative_to(HOUSE).as_posix())

ONE = {"1", "un", "une", "una", "uno", "one", "seul", "seule", "dernier", "dernière"}
NONE_OF_IT = {"alarm-rang", "outlook"}  # "and one has none left", "plus un tour": one is said, and none is meant
MANY = re.compile(
    r"\b1 (?:Time )?(?:tiles|cells|tokens|cards|chests|fingers|seconds|minutes|moments|seats|bots|levels|treasures"
    r"|doors|items|halls|creatures|pits|bridges|tuiles|cases|jetons|cartes|coffres|doigts|secondes|instants|sièges"
    r"|niveaux|trésors|portes|objets|salles|créatures|fossés|ponts|losetas|casillas|fichas|cartas|cofres|dedos|segundos"
    r"|minutos|momentos|asientos|niveles|tesoros|puertas|objetos|salas|criaturas|fosos|puentes)\b"
)
NEVER_ONE = {"most", "least", "all", "tag"}  # how many there may be, which is always more; and what is no number
NEVER_OF_ONE = {  # a path has four tiles or more, sand runs for minutes, and what is too much is not one
    *("fewest-laid", "won-coop", "solve-fewest", "exit-minimum", "exit-level-done", "exit-exactly", "hint-least-tiles"),
    *("sand-started", "knock-opt-minutes", "knock-step-3", "seconds", "level-too-many-pits", "level-too-many-bridges"),
    *("deck-tokens", "deck-chests", "deck-counts"),
}


@every_file
def test_nought_is_a_case_of_its_own(file: Path) -> None:
    for name, counted, told in counts(file):
        said = words(told[0]) - words(told[2])
        assert not said & ONE or name in NONE_OF_IT, f"{name} with no {counted}: {told[0]}"


@every_file
def test_one_is_not_many(file: Path) -> None:
    for name, counted, told in counts(file):
        if counted not in NEVER_ONE and name not in NEVER_OF_ONE:
            assert not MANY.search(told[1]), f"{name} with one {counted}: {told[1]}"


def counts(file: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Each sentence and form of it, each of its arguments, and what is said of 0, 1 and 2 of that."""
    bundle = bundle_of(file)
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, Message):
            name, arguments = entry.id.name, variables(entry)
            message = bundle.get_message(name)
            for form in filter(None, (message.value, *message.attributes.values())):
                for counted in arguments:
                    others = dict.fromkeys(arguments, "x")
                    told = [str(bundle.format_pattern(form, {**others, counted: n})[0]) for n in range(3)]
                    yield name, counted, told


@cache
def bundle_of(file: Path) -> FluentBundle:
    language = file.name.removesuffix(".ftl").split(".")[-1]
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def variables(message: Message) -> set[str]:
    found: set[str] = set()

    class Collector(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's name
            found.add(node.id.name)

    Collector().visit(message)
    return found


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.lower()))
