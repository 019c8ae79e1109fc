"""A whole game at one keyboard: rows, questions, refusals, the curtain, leaving and giving up."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from tests.fourth_game.cellar.state import GoHome, OpenDoor
from threedoors.bots import Bot, seat_bot
from threedoors.cli import run
from threedoors.cli import terminal as module
from threedoors.cli.terminal import Quit, Terminal
from threedoors.core import Playing, begin, chance_of
from threedoors.texts import Texts


class Keyboard:
    """Types the given lines, then opens doors until the end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.asked: list[str] = []
        monkeypatch.setattr(click, "prompt", self.prompt)

    def prompt(self, question: str, **_: object) -> str:
        self.asked.append(question)
        if question.startswith("Eyes shut"):
            return ""
        return next(self.lines, "1")


def seated(*bots: Bot | None, **options: int) -> Terminal:
    names = tuple("person" if bot is None else bot.level for bot in bots)
    playing = begin(CELLAR, names, "terminal", CELLAR.options(**options))
    assert isinstance(playing, Playing)
    texts = Texts("en", CELLAR.folder, Path(module.__file__).parent, names=names)
    return Terminal(playing, bots, texts, chance_of("bots"))


def test_a_person_plays_a_whole_game_against_a_bot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch)
    terminal = seated(None, seat_bot(CELLAR, "random"))
    terminal.run()
    assert CELLAR.outcome(terminal.playing.state)
    assert terminal.playing.opening.seed in capsys.readouterr().out


def test_further_numbers_on_the_line_answer_the_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Row 2 is going home; the tip is asked for, or typed at once."""
    Keyboard(monkeypatch, "1", "1", "2 1", "2", "0")
    terminal = seated(None, None, trapdoors=0)
    terminal.run()
    acts = [entry.action for entry in terminal.playing.entries]
    assert acts[:4] == [OpenDoor(0), OpenDoor(1), GoHome(0, 1), GoHome(1, 0)]


@pytest.mark.parametrize("nonsense", ["9", "0", "x", "2 99 0", "-1", "²", "9" * 5000, "[/]", "2 [/x] 0"])
def test_nonsense_is_told_and_asked_again(nonsense: str, monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, nonsense)
    terminal = seated(None, None)
    terminal.run()
    assert CELLAR.outcome(terminal.playing.state)


def test_a_curtain_falls_between_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch)
    seated(None, None).run()
    assert sum(question.startswith("Eyes shut") for question in keyboard.asked) > 10


def test_leaving_and_giving_up(monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, "q")
    with pytest.raises(Quit):
        seated(None, None).run()
    Keyboard(monkeypatch, "c")
    terminal = seated(None, None)
    terminal.run()
    outcome: Any = CELLAR.outcome(terminal.playing.state)
    assert outcome.label == "conceded"


def test_when_the_clock_has_acted_for_the_only_person_the_bots_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    by_the_clock = iter([OpenDoor(0)])
    monkeypatch.setattr(Terminal, "_let_clocks_act", lambda self: [self._act(act) for act in by_the_clock])
    Keyboard(monkeypatch)
    terminal = seated(None, seat_bot(CELLAR, "random"))
    terminal.run()
    assert CELLAR.outcome(terminal.playing.state)


def test_a_clock_that_ran_out_while_somebody_thought_acts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(0, 10**9, 30))
    monkeypatch.setattr(time, "monotonic", lambda: float(next(now)))
    Keyboard(monkeypatch)
    terminal = seated(None, None, minutes=1)
    terminal.run()
    assert terminal.playing.entries[-1].action.seat == -1


def test_ctrl_c_while_a_bot_thinks_keeps_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stopped(_: Terminal) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "run", stopped)
    kept = tmp_path / "kept.door"
    assert run(["play", "knock", "--seats", "1", "--save", str(kept)]) == 130
    assert kept.read_text(encoding="utf-8").startswith("three-doors")
    kept.write_text("an earlier game", encoding="utf-8")
    assert run(["play", "knock", "--seats", "1", "--save", str(kept)]) == 2
    assert kept.read_text(encoding="utf-8") == "an earlier game"
    assert run(["play", "knock", "--seats", "1", "--save", str(kept), "--force"]) == 130
    assert kept.read_text(encoding="utf-8").startswith("three-doors")
