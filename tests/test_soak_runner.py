"""`make soak` finds its parts, shares the time, and keeps what a stopped part has learned."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.soak import __main__ as soak


def told_once(seconds: float) -> str:
    return f"had {seconds:.0f} seconds"


def told_as_it_goes(seconds: float) -> Iterator[str]:
    yield "1 game"
    yield "2 games"


def stopped(seconds: float) -> Iterator[str]:
    yield "5 games"
    raise KeyboardInterrupt


def fails(seconds: float) -> Iterator[str]:
    yield "9 games"
    raise AssertionError("a token is missing")


def test_the_last_sentence_is_the_result() -> None:
    assert soak.run_part(soak.Part("goes", told_as_it_goes, 1), 1).sentence == "2 games"


def test_minutes_are_shared_by_weight() -> None:
    parts = [soak.Part("light", told_once, 1), soak.Part("heavy", told_once, 3)]
    assert [result.sentence for result in soak.run_all(parts, 2)] == ["had 30 seconds", "had 90 seconds"]


def test_ctrl_c_keeps_what_is_finished_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "TWICE_SECONDS", 0.0)
    first, second = soak.run_all([soak.Part("a", stopped, 1), soak.Part("b", told_once, 1)], 1)
    assert first[2:] == ("stopped", "5 games")
    assert second.ending == "done"


def test_ctrl_c_twice_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "wants_to_stop_everything", lambda: True)
    assert len(list(soak.run_all([soak.Part("a", stopped, 1), soak.Part("b", told_once, 1)], 1))) == 1


def test_a_failure_is_a_result_too(capsys: pytest.CaptureFixture[str]) -> None:
    result = soak.run_part(soak.Part("a", fails, 1), 1)
    assert result[2:] == ("FAILED", "9 games; then AssertionError: a token is missing")
    assert "Traceback" in capsys.readouterr().err


def test_results_are_appended_with_the_commit(tmp_path: Path) -> None:
    page = tmp_path / "soak.md"
    soak.write([soak.Result("a", 3.2, "done", "2 | 3\ngames")], 1, page)
    soak.write([soak.Result("b", 3.2, "stopped", "4 games")], 1, page)
    told = page.read_text()
    assert r"| a | 3 | done | 2 \| 3 games |" in told
    assert told.index("| a |") < told.index("| b |")
    assert told.count(f"commit {soak.commit()}") == 2


def test_every_part_found_can_run() -> None:
    assert [part.name for part in soak.find_parts() if part.weight <= 0] == []
