"""A keyboard that types given lines, and a table set in front of it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import pytest

from threedoors.bots import Bot
from threedoors.cli import terminal as module
from threedoors.cli.terminal import Terminal
from threedoors.core import Playing, begin, chance_of
from threedoors.games import AnyGame
from threedoors.texts import Texts


class Unplugged(Exception):
    """All lines are typed: the test has seen what it wanted to see."""


class Keyboard:
    """Types the given lines, then opens doors until the end; curtains are only lifted."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str, then: str | None = "1") -> None:
        self.lines: Iterator[str] = iter(lines)
        self.then = then
        self.asked: list[str] = []
        monkeypatch.setattr(click, "prompt", self.prompt)

    def prompt(self, question: str, **_: object) -> str:
        self.asked.append(question)
        if question.startswith(("Eyes shut", "Read?")):
            return ""
        line = next(self.lines, self.then)
        if line is None:
            raise Unplugged
        return line


def at_table(game: AnyGame, bots: Sequence[Bot | None], options: Any = None, state: Any = None) -> Terminal:
    """A terminal before a new game, or before this table."""
    names = tuple(f"Seat {seat + 1}" if bot is None else f"{bot.level} {seat}" for seat, bot in enumerate(bots))
    playing = begin(game, names, "terminal", options)
    assert isinstance(playing, Playing)
    playing.state = playing.state if state is None else state
    texts = Texts("en", game.folder, Path(module.__file__).parent, names=names)
    return Terminal(playing, bots, texts, chance_of("bots"))


def typing(terminal: Terminal) -> None:
    """Run until the keyboard has typed all it was given."""
    try:
        terminal.run()
    except Unplugged:
        return
