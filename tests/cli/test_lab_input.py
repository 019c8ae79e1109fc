"""The lab's commands: bad input is refused with a sentence, and no page is written from nothing."""

from pathlib import Path

import pytest

from threedoors.cli import run


@pytest.mark.parametrize("game", ["zzz", "knock_page"])
def test_only_games_have_a_balance(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "balance", game]) == 2
    assert "there is knock, munchkin." in capsys.readouterr().err


@pytest.mark.parametrize("game", ["knock", "munchkin"])
def test_no_page_is_written_from_nothing(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("measured before")
    assert run(["lab", "balance", game, "--runs", str(tmp_path), "--page", str(page), "--only-write"]) == 2
    assert "No game is finished in" in capsys.readouterr().err
    assert page.read_text() == "measured before"


def test_runs_that_cannot_be_kept_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "balance", "knock", "--runs", "/proc/nowhere"]) == 1
    assert "/proc/nowhere: No such file" in capsys.readouterr().err


@pytest.mark.parametrize("raw", [b"no deck", b"\xff\xfe", b"hall = 5"])
def test_tuning_wants_a_deck(raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(raw)
    assert run(["lab", "tune", "knock", "--deck", str(deck)]) == 2
    assert "deck.toml is no deck" in capsys.readouterr().err
