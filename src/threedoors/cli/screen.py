"""What every command speaks through: one console for answers, one for everything else.

`out` is stdout: the answer, nothing but the answer. `err` is stderr: progress, remarks, refusals, so that
`threedoors … --json | jq` always reads clean JSON. Rich drops colours by itself when nobody is looking.
Words are printed as they are: a seed, a path or a card's name may hold [brackets], so styles are given apart.
"""

import re
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import IO, Any, NoReturn

import click
import msgspec
from rich.console import Console
from rich.text import Text

from threedoors.core import ALARM

out = Console(soft_wrap=True, highlight=False, markup=False, emoji=False)
err = Console(stderr=True, soft_wrap=True, highlight=False, markup=False, emoji=False)


SLOW_SECONDS = 1.0
PICTURE = re.compile(r"\S {3,}\S|^\W+$")  # gaps inside a line, or no letter at all: drawn, not written


def prose(words: str, style: str = "", indent: str = "") -> None:
    """Words broken between words, and later lines indented; whoever reads through a pipe gets them in one line."""
    if not out.is_terminal or len(words) < out.width:
        out.print(words, style=style)
        return
    margin = indent or words[: len(words) - len(words.lstrip())] + "  "
    wrapped = textwrap.wrap(
        words, out.width - 1, subsequent_indent=margin, drop_whitespace=True, break_on_hyphens=False
    )
    out.print("\n".join(wrapped), style=style)


def page(drawing: str) -> int:
    """A table as its game drew it; how many columns were cut off its pictures where the screen is too narrow."""
    cut = 0
    for line in drawing.splitlines():
        if out.is_terminal and PICTURE.search(line) and len(line) > out.width:
            cut = max(cut, len(line) - out.width)
            out.print(line[: out.width])
        else:
            prose(line, style="bold red" if line.startswith(ALARM) else "")
    return cut


@contextmanager
def said_if_slow(words: str) -> Iterator[None]:
    """Words for somebody who looks at a screen on which nothing happens; nothing is said of what is quick."""
    timer = Timer(SLOW_SECONDS, lambda: err.print(words, style="dim"))
    timer.daemon = True
    if words and err.is_terminal:
        timer.start()
    try:
        yield
    finally:
        timer.cancel()


class BadInput(click.ClickException):
    """The user asked for something that cannot be: exit code 2."""

    exit_code = 2

    def show(self, file: IO[Any] | None = None) -> None:
        err.print(Text(self.message, style="red"))


class CannotDo(BadInput):
    """The request was fine but the world was not (a full disk, a port in use): exit code 1."""

    exit_code = 1


def bad_input(sentence: str) -> NoReturn:
    """Stop with exit code 2. The sentence names the value, the rule and what would work."""
    raise BadInput(sentence)


def failed(sentence: str) -> NoReturn:
    """Stop with exit code 1. The sentence says what did not work and what to try."""
    raise CannotDo(sentence)


def json_line(value: object) -> None:
    """One JSON value on one line of stdout, for programs."""
    click.echo(msgspec.json.encode(value))
