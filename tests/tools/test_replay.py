"""`tools/replay.py`: a golden replay is recorded, and told anew by what it is there for."""

import argparse
from pathlib import Path

import pytest
import replay


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(replay, "REPLAYS", tmp_path)
    return tmp_path


def record(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["replay.py", *words])
    return replay.main()


def test_a_replay_is_recorded_anew_with_its_bots_its_options_and_what_only_it_tells(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ("--bots", "random,random", "--games", "4")
    assert record(monkeypatch, "knock", "lost", *bots, "--needs", "KeepLost") == 0
    assert record(monkeypatch, "knock", "small", *bots, "--options", '{"level": 2}', "--needs", "CardPlaced") == 0
    asked = argparse.Namespace(game="knock", name="small", bots="", options="", needs="CardPlaced")
    again = replay.as_it_was(asked)
    assert (again.bots, again.needs) == ("random,random", "CardPlaced")
    assert '"level":2' in again.options
    before = (folder / "knock" / "small.door").read_bytes()
    assert record(monkeypatch, "knock", "small", "--again", "--needs", "CardPlaced", "--games", "4") == 0
    assert (folder / "knock" / "small.door").read_bytes() == before, "the same cards, the same game"


def test_what_a_replay_is_there_for_is_what_no_other_has() -> None:
    asked = argparse.Namespace(game="munchkin", name="equals-roll-for-the-dead", bots="", options="", needs="")
    assert replay.as_it_was(asked).needs
