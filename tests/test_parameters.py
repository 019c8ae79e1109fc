"""No function takes more than eight parameters: more are a thing without a name yet."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent / "src" / "threedoors"
MOST = 8
MORE_AND_WHY = {
    "cli/commands/*.py:command": "click hands over one parameter for each option of the command",
}


def functions(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """The name of every function and how many parameters it takes, the object it belongs to aside."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            named = [*node.args.posonlyargs, *node.args.args]
            own = bool(named) and named[0].arg in {"self", "cls"}
            others = [*node.args.kwonlyargs, *filter(None, (node.args.vararg, node.args.kwarg))]
            yield getattr(node, "name", "lambda"), len(named) - own + len(others)


def long_lists() -> Iterator[str]:
    for path in HOUSE.rglob("*.py"):
        place = path.relative_to(HOUSE).as_posix()
        yield from (f"{place}:{name}" for name, count in functions(ast.parse(path.read_text())) if count > MOST)


def test_no_function_takes_more_parameters_than_a_reader_can_keep_in_mind() -> None:
    assert [name for name in long_lists() if not any(fnmatch(name, more) for more in MORE_AND_WHY)] == []


def test_every_exception_is_needed() -> None:
    assert all(any(fnmatch(name, more) for name in long_lists()) for more in MORE_AND_WHY)


def test_every_kind_of_parameter_is_counted() -> None:
    method = "class A:\n def f(self, a, /, b, *c, d=1, **e): ..."
    assert list(functions(ast.parse(method))) == [("f", 5)]
    assert list(functions(ast.parse("lambda a, b: 0"))) == [("lambda", 2)]
