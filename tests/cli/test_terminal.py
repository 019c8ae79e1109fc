"""A whole game at one keyboard: rows, questions, refusals, the curtain, leaving and giving up."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.cli.keyboard import Keyboard, at_table, typing
from tests.fourth_game.cellar import GAME as CELLAR
from tests.fourth_game.cellar.state import GoHome, OpenDoor
from threedoors import games
from threedoors.bots import Bot, seat_bot
from threedoors.cli import run
from threedoors.cli.asked import unhurried
from threedoors.cli.bot_names import bot_names, seat_names, told_apart
from threedoors.cli.terminal import Quit, Terminal


def seated(*bots: Bot | None, **options: int) -> Terminal:
    return at_table(CELLAR, bots, CELLAR.options(**options))


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


def test_more_than_is_asked_plays_nothing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    Keyboard(monkeypatch, "1 7", then=None)
    terminal = seated(None, None)
    typing(terminal)
    assert not terminal.playing.entries
    assert "“7” answers nothing that is asked there" in capsys.readouterr().err


def test_what_was_typed_is_repeated_shortly(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Keyboard(monkeypatch, "9" * 5000)
    seated(None, None).run()
    assert f"“{'9' * 23}…” is no row" in capsys.readouterr().err


def test_a_curtain_falls_between_two_people(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch)
    seated(None, None).run()
    assert sum(question.startswith("Eyes shut") for question in keyboard.asked) > 10


def test_leaving_and_giving_up_are_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, "q", "y")
    with pytest.raises(Quit):
        seated(None, None).run()
    Keyboard(monkeypatch, "c", "y")
    assert ending(seated(None, None)) == "conceded"


def test_a_slip_of_the_finger_neither_leaves_nor_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, "q", "", "c", "x")
    assert ending(seated(None, None)) != "conceded"
    assert [asked for asked in keyboard.asked if "(yes to do it)" in asked] == [
        "Leave the table? (yes to do it)",
        "Really give up? (yes to do it)",
    ]


def ending(terminal: Terminal) -> str:
    terminal.run()
    outcome: Any = CELLAR.outcome(terminal.playing.state)
    return str(outcome.label)


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


def test_what_answers_a_table_that_is_gone_is_not_played(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The clock opened the first door while "1" was being typed: that "1" opens no second one."""
    by_the_clock = iter([None, OpenDoor(0)])

    def clocks(self: Terminal) -> bool:
        act = next(by_the_clock, None)
        if act is not None:
            self._act(act)
        return act is not None

    monkeypatch.setattr(Terminal, "_let_clocks_act", clocks)
    Keyboard(monkeypatch, "1", then=None)
    terminal = seated(None, None, None)
    typing(terminal)
    assert [entry.action for entry in terminal.playing.entries] == [OpenDoor(0)]
    assert "Time was up before that" in capsys.readouterr().err


def test_after_the_curtain_one_reads_what_happened_since_one_last_looked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Keyboard(monkeypatch, "1", "1", then=None)
    monkeypatch.setattr("click.clear", lambda: print("~curtain~"))
    typing(seated(None, None))
    looks = [look for look in capsys.readouterr().out.split("~curtain~\n~curtain~\n") if look.strip()]
    opened = [look.split("What", 1)[0].count("opens") for look in looks]
    assert opened == [0, 1, 2, 1], "the mover reads an act at once, the next player after the curtain"
    assert sum(question.startswith("Read?") for question in keyboard.asked) == 2


def test_nobody_else_can_act_so_no_curtain_falls(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = Keyboard(monkeypatch, "n", then=None)
    typing(seated(None, None))
    assert "Nobody else" in capsys.readouterr().err
    assert sum(question.startswith("Eyes shut") for question in keyboard.asked) == 1


def test_bots_of_one_level_are_told_apart() -> None:
    assert told_apart(("schemer", "random", "schemer")) == ("schemer 1", "random", "schemer 2")


def test_bots_are_called_in_the_readers_language_and_told_apart_in_a_replay_too() -> None:
    knock = games.load("knock")
    assert bot_names(knock, ("thinker", "thinker", "greedy"), "fr") == ("Réfléchi 1", "Réfléchi 2", "Rapide")
    assert bot_names(knock, ("thinker:200",), "es") == ("Pensador (200)",)
    written = ("Ada", "thinker 1", "thinker 2", "")
    assert seat_names(knock, written, "en") == ("Ada", "Thinker 1", "Thinker 2", "")
    assert seat_names(knock, ("thinker",) * 2, "es") == ("Pensador 1", "Pensador 2")


@pytest.mark.parametrize(
    ("game", "given", "pace"),
    [("munchkin", "{}", "relaxed"), ("munchkin", '{"pace": "brisk"}', "brisk"), ("knock", "{}", None)],
)
def test_nobody_is_hurried_at_one_keyboard_unless_the_options_say_so(game: str, given: str, pace: str | None) -> None:
    options = json.loads(unhurried(games.load(game), given))
    assert options.get("pace") == pace


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
