"""Dungeon Exit at the keyboard: bots in step, hint, candle, idea, progress, next level, fewest tiles."""

from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard, typing
from tests.games.dungeon_exit.boards import ANNEX_1, HERS_FIRST, HERS_THEN, TOGETHER, WAY_OUT_1
from threedoors.bots import Bot, seat_bot
from threedoors.cli import run
from threedoors.cli import terminal as module
from threedoors.cli.kept_progress import KeptProgress
from threedoors.cli.puzzle import Puzzle
from threedoors.cli.terminal import Terminal
from threedoors.core import Playing, begin, chance_of
from threedoors.games import load
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.texts import Texts

EXIT = load("dungeon_exit")
Said = pytest.CaptureFixture[str]


def table(tmp_path: Path, *bots: Bot | None, language: str = "en", **options: object) -> Terminal:
    """A person, and bots if any, before a level."""
    chosen = ExitOptions(**options)  # type: ignore[arg-type]
    names = tuple("Seat 1" if bot is None else bot.level for bot in bots)
    playing = begin(EXIT, names, "keyboard", chosen)
    assert isinstance(playing, Playing)
    texts = Texts(language, EXIT.folder, Path(module.__file__).parent, names=names, you=0)
    puzzle = Puzzle(chosen.level, texts, KeptProgress(tmp_path / "progress.json"))
    return Terminal(playing, bots, texts, chance_of("bots"), puzzle)


def acts_by(terminal: Terminal, seat: int) -> int:
    return sum(entry.action.seat == seat for entry in terminal.playing.entries)


def test_e14_a_bot_races_along_one_act_for_each_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Keyboard(monkeypatch, "1", "I5:K9-K8-K7-K6-K5 I1:A1 -I1", then=None)
    terminal = table(tmp_path, None, seat_bot(EXIT, "runner"), mode="race", level=ANNEX_1)
    typing(terminal)
    assert acts_by(terminal, 0) == 4
    assert acts_by(terminal, 1) == 4
    assert terminal.playing.state.paths[1].laid.tiles


def test_e14_enter_alone_lets_the_rival_go_on_until_he_is_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    Keyboard(monkeypatch, "1", then="")
    terminal = table(tmp_path, None, seat_bot(EXIT, "runner"), mode="race", level=ANNEX_1)
    terminal.run()
    outcome = EXIT.outcome(terminal.playing.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert "runner is out first" in capsys.readouterr().out


def test_e15_a_bot_builds_its_half_and_swaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both halves are laid, both say yes, and the second halves lead out."""
    Keyboard(monkeypatch, HERS_FIRST, *[""] * 40, then=None)
    terminal = table(tmp_path, None, seat_bot(EXIT, "runner"), level=TOGETHER)
    typing(terminal)
    assert terminal.playing.state.wishes[1] == "swap"
    rows = terminal.wording.rows(EXIT.view(terminal.playing.state, 0))
    swap = next(str(number) for number, (_, words) in enumerate(rows, 1) if "yes to swapping" in words)
    Keyboard(monkeypatch, swap, HERS_THEN, then="")
    terminal.run()
    outcome = EXIT.outcome(terminal.playing.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_a_puzzle_has_no_sealed_seed_and_you_are_you(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    Keyboard(monkeypatch, WAY_OUT_1)
    table(tmp_path, None, level=ANNEX_1).run()
    said = capsys.readouterr().out
    assert "You lay I5 on K9-K8-K7-K6-K5." in said
    assert "Seat 1" not in said
    assert "seed" not in said


@pytest.mark.parametrize(("language", "words"), [("fr", "Tu poses I5"), ("es", "Pones I5")])
def test_you_are_you_in_every_language(
    language: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    Keyboard(monkeypatch, "I5:K9-K8-K7-K6-K5", then=None)
    typing(table(tmp_path, None, language=language, level=ANNEX_1))
    assert words in capsys.readouterr().out


def test_a_level_drawn_by_lot_has_a_seed_worth_sealing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    Keyboard(monkeypatch, then=None)
    typing(table(tmp_path, None, seat_bot(EXIT, "runner"), mode="race"))
    assert "The seed is sealed" in capsys.readouterr().out


def test_the_proved_minimum_is_told_at_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    Keyboard(monkeypatch, WAY_OUT_1)
    table(tmp_path, None, level="annex:1").run()
    assert "7 would have done; fewer cannot: proved." in capsys.readouterr().out


def test_hints_grow_stronger_and_leave_no_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    Keyboard(monkeypatch, "h", "h", "h", WAY_OUT_1)
    terminal = table(tmp_path, None, level=ANNEX_1)
    terminal.run()
    said = capsys.readouterr().out
    assert "Have a look at the leg from the Door to the Key." in said
    assert "Lay " in said
    assert "With 3 hints, one move shown: solved, but no record." in said
    assert terminal.puzzle is not None
    assert terminal.puzzle.kept.bests == {ANNEX_1: {}}


def test_nobody_is_helped_against_a_rival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    Keyboard(monkeypatch, "1", "h", then=None)
    typing(table(tmp_path, None, seat_bot(EXIT, "runner"), mode="race", level=ANNEX_1))
    assert "Nobody is helped against a rival." in capsys.readouterr().out


def test_the_candle_tells_whether_a_way_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said) -> None:
    Keyboard(monkeypatch, "l", "I5:K9-K8-K7-K6-K5 I4:J8-J7-J6-J5", "l", then=None)
    typing(table(tmp_path, None, level=ANNEX_1))
    said = capsys.readouterr().out
    assert said.index("The candle burns") < said.index("The candle is out") < said.index("The candle is put away")


def test_the_idea_of_a_chapter_is_told_when_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    Keyboard(monkeypatch, "i", then=None)
    typing(table(tmp_path, None, level="adventure:3"))
    assert "always in that order" in capsys.readouterr().out
    Keyboard(monkeypatch, "i", then=None)
    typing(table(tmp_path, None, level=f"{ANNEX_1} pits=A1"))
    assert "Pits." in capsys.readouterr().out


def test_progress_is_kept_and_the_next_level_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    kept = tmp_path / "progress.json"
    keyboard = Keyboard(monkeypatch, WAY_OUT_1, "", "p", "q", "y")
    assert run(["play", "dungeon_exit", "--options", '{"level": "annex:1"}', "--progress", str(kept)]) == 0
    said = capsys.readouterr().out
    assert "Annex: one of 92 solved" in said
    assert "Adventure: none of 68 solved yet" in said
    assert any("Next: annex:2" in question for question in keyboard.asked)
    assert KeptProgress(kept).bests[ANNEX_1]["tiles"] == 8


def test_a_file_of_progress_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "progress.json"
    kept.write_text("mine")
    KeptProgress(kept).add(ANNEX_1, {"ms": 1, "tiles": 8})
    assert kept.read_text() == "mine"
