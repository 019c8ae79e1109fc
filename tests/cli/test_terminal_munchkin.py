"""Munchkin at the keyboard: letters that stay, what cannot be taken back is asked back, a pass that passes."""

import pytest

from tests.cli.keyboard import Keyboard, at_table, typing
from tests.games.munchkin.tables import act, card, meeting, open_door, table, wait
from threedoors.bots import seat_bot
from threedoors.cli.terminal import Terminal
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState

RELAXED = MunchkinOptions(pace="relaxed")


def seated(state: MunchkinState) -> Terminal:
    """One person at seat 1, bots at the others."""
    return at_table(GAME, (None, seat_bot(GAME, "greedy"), seat_bot(GAME, "greedy")), state=state)


def rows_of(terminal: Terminal, seat: int = 0) -> list[str]:
    view = GAME.view(terminal.playing.state, seat)
    rows = terminal.wording.rows(view)
    letters = {id(one): letter for letter, one in terminal.wording.letters(rows).items()}
    return [f"{words} ({letters[id(one)]})" if id(one) in letters else words for one, words in rows]


def test_a_common_act_keeps_its_letter_whatever_row_it_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = seated(table("L1 hand i13", "L1", "L1", doors="m05", options=RELAXED))
    assert "Open the door (o)" in rows_of(terminal)
    Keyboard(monkeypatch, "d", "o", then=None)
    typing(terminal)
    assert [type(entry.action) for entry in terminal.playing.entries[:2]] == [a.LayDown, a.OpenDoor]


def test_a_gift_is_asked_back(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = seated(table("L1 used i13", "L1", "L1", options=RELAXED))
    row = next(n for n, words in enumerate(rows_of(terminal), 1) if words.startswith("Propose"))
    Keyboard(monkeypatch, f"{row} 1", "no", then=None)
    typing(terminal)
    assert "You would give greedy 1 Rolled-Up Newspaper." in capsys.readouterr().out
    assert not terminal.playing.state.board.offers


def test_whoever_passes_for_the_whole_fight_is_left_alone_until_it_is_over() -> None:
    state = meeting("m31", "L1", "L1 hand o05 c01")
    terminal = at_table(GAME, (seat_bot(GAME, "greedy"), None, seat_bot(GAME, "greedy")), state=state)
    terminal.interest.known[1] = set()
    assert terminal.interest.somebody() == 1
    terminal.playing.state = act(state, a.PassThisFight(1))
    assert terminal.interest.somebody() is None


def test_nobody_holds_where_no_clock_runs() -> None:
    timed = act(open_door(table("L9", "L1", "L1", doors="m05")), a.Resolve(0, wait="w2"))
    terminal = at_table(GAME, (seat_bot(GAME, "greedy"), None, seat_bot(GAME, "greedy")), state=timed)
    assert any(words.startswith("Hold!") for words in rows_of(terminal, 1))
    relaxed = act(open_door(table("L9", "L1", "L1", doors="m05", options=RELAXED)), a.Resolve(0, wait="w2"))
    terminal.playing.state = relaxed
    assert not any(words.startswith("Hold!") for words in rows_of(terminal, 1))


def test_a_charm_pays_with_the_whole_hand_without_naming_it(monkeypatch: pytest.MonkeyPatch) -> None:
    state = meeting("m31", "L1 is M hand c01 c02 c03")
    terminal = seated(state)
    row = next(n for n, words in enumerate(rows_of(terminal), 1) if "charm" in words)
    Keyboard(monkeypatch, str(row), "yes", then=None)
    typing(terminal)
    charm = terminal.playing.entries[0].action
    assert charm == a.UsePower(0, "charm", (card("c01"), card("c02"), card("c03")), foe=0)
    assert wait(terminal.playing.state)
