"""simulate, replay, verify, games: promises of the command line, and bad input refused with sentences."""

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.games.knock.tables import deck_with
from threedoors import games


def threedoors(*words: str, code: int = 0) -> tuple[str, str]:
    done = subprocess.run([sys.executable, "-m", "threedoors", *words], capture_output=True, text=True, check=False)
    assert done.returncode == code, f"exit {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("saved")
    threedoors("simulate", "knock", "--games", "2", "--seats", "3", "--seed", "s", "--save", str(folder))
    return folder / "knock-s-00000.door"


def test_games_are_listed_for_programs() -> None:
    listed = json.loads(threedoors("games", "--json")[0])
    assert [game["name"] for game in listed] == list(games.names())
    assert {"name": "knock", "title": "Knock, Knock! Dungeon!", "seats": [1, 6]}.items() <= listed[
        [g["name"] for g in listed].index("knock")
    ].items()


def test_the_same_seed_plays_the_same_games_whatever_the_workers() -> None:
    words = (
        "simulate",
        "knock",
        "--games",
        "12",
        "--seed",
        "7",
        "--seats",
        "4",
        "--bots",
        "careful,random,careful,random",
    )
    one = json.loads(threedoors(*words, "--json")[0])
    two = json.loads(threedoors(*words, "--workers", "2", "--json")[0])
    for timed in ("seconds", "actions_per_second"):
        one.pop(timed), two.pop(timed)
    assert one == two
    assert set(one) == {"game", "seats", "games", "seed", "bots", "actions", "outcomes", "wins_by_seat"}
    assert one["games"] == sum(one["outcomes"].values()) == 12
    assert len(one["wins_by_seat"]) == 4


def test_ctrl_c_keeps_what_is_finished(tmp_path: Path) -> None:
    words = ["simulate", "knock", "--games", "100000", "--workers", "2", "--json", "--save", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "threedoors", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        try:
            wait_until(lambda: len(list(tmp_path.glob("*.door"))) > 20)
            run.send_signal(signal.SIGINT)
            stdout, stderr = run.communicate(timeout=60)
        finally:
            run.kill()
    assert run.returncode == 130
    report = json.loads(stdout)
    assert 0 < report["games"] < 100_000
    assert b"Stopped" in stderr


def test_ctrl_c_begins_no_other_game(tmp_path: Path) -> None:
    """Workers end the game they are in; what waited in their hands is not played."""
    words = ["simulate", "knock", "--bots", "greedy", "--games", "1000", "--workers", "2", "--save", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "threedoors", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as run:
        try:
            wait_until(lambda: len(list(tmp_path.glob("*.door"))) > 0)
            run.send_signal(signal.SIGINT)
            finished = len(list(tmp_path.glob("*.door")))
            run.communicate(timeout=60)
        finally:
            run.kill()
    assert run.returncode == 130
    assert len(list(tmp_path.glob("*.door"))) <= finished + 6, "24 games were waiting"


def wait_until(happened: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def test_a_seed_is_printed_as_it_was_typed() -> None:
    assert "seed [/b]:door:[bold]:" in threedoors("simulate", "knock", "--games", "1", "--seed", "[/b]:door:[bold]")[0]


def test_a_replay_is_a_story_and_one_object_a_line(saved: Path) -> None:
    story, _ = threedoors("replay", str(saved))
    assert story.startswith("Knock, Knock! Dungeon!, rules")
    lines = [json.loads(line) for line in threedoors("replay", str(saved), "--json")[0].splitlines()]
    assert all(set(line) == {"seq", "seat", "action", "events", "hash"} for line in lines[:-1])
    assert [line["seq"] for line in lines[:-1]] == list(range(len(lines) - 1))
    assert "outcome" in lines[-1]


def test_a_replay_from_a_seat_hides_what_it_could_not_see(saved: Path) -> None:
    lines = [json.loads(line) for line in threedoors("replay", str(saved), "--json", "--seat", "1")[0].splitlines()]
    assert all("view" in line and "state" not in line for line in lines[:-1])
    assert all(line["action"] is None for line in lines[1:-1] if line["seat"] != 1)
    [only, _] = threedoors("replay", str(saved), "--json", "--at", "1", "--state")[0].splitlines()
    assert json.loads(only)["state"]


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_k3_a_creature_nobody_can_beat_is_remarked_on_and_played(command: str, tmp_path: Path) -> None:
    deck = tmp_path / "mine.toml"
    deck.write_text(deck_with("c4444t2 h2111"), encoding="utf-8")
    words = (command, "knock", "--seats", "1", "--options", json.dumps({"deck": f"@{deck}"}))
    few = ("--people", "0", "--bots", "random") if command == "play" else ("--games", "1")
    _, remarks = threedoors(*words, *few)
    assert "c4444t2 cannot be beaten in time: 2 tokens are too few for its corners (K3)." in remarks


def test_a_true_game_verifies(saved: Path) -> None:
    assert "every hash agrees" in threedoors("verify", str(saved))[0]


def test_a_damaged_game_is_refused(saved: Path, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.door"
    damaged.write_text(saved.read_text().replace("0:01.000", "0:01.001", 1))
    assert "damaged or edited" in threedoors("verify", str(damaged), code=2)[1]
    assert "damaged or edited" in threedoors("replay", str(damaged), code=2)[1]
    damaged.write_bytes(b"\xff\xfe\x00")
    assert "not text" in threedoors("verify", str(damaged), code=2)[1]


@pytest.mark.parametrize(
    ("words", "sentence", "code"),
    [
        (("simulate", "chess"), "There is no game 'chess'", 2),
        (("simulate", "nock"), "Did you mean 'knock'?", 2),
        (("simulate", "knock", "--seats", "9"), "1 to 6 seats; --seats 9", 2),
        (("simulate", "knock", "--bots", "clever"), "No bot 'clever' plays", 2),
        (("simulate", "knock", "--bots", "random:9"), "counts no playouts", 2),
        (("simulate", "knock", "--bots", "thinker:²"), "'²' is no number of playouts", 2),
        (("simulate", "knock", "--bots", "thinker:"), "'' is no number of playouts", 2),
        (("simulate", "knock", "--bots", "random,random"), "2 bots for 4 seats", 2),
        (("simulate", "knock", "--options", "{"), "--options '{' does not fit", 2),
        (("simulate", "knock", "--options", '{"colour":1}'), "colour", 2),
        (("simulate", "knock", "--options", '{"level":9}'), "level should be 4 at most", 2),
        (("simulate", "knock", "--games", "0"), "0", 2),
        (("simulate", "knock", "--seed", "a/b", "--save", "."), "'a/b' cannot be part of a file's name", 2),
        (("simulate", "knock", "--seed", "\udcff"), "--seed '\\udcff' is not text", 2),
        (("simulate", "knock", "--options", "\udcff"), "does not fit", 2),
        (("simulate", "knock", "--options", "[" * 3000), "does not fit", 2),
        (("show", "K10 " * 2000), "five cells", 2),
        (("play", "knock", "--save", "/proc/nowhere"), "cannot be kept in /proc/nowhere", 1),
        (("simulate", "knock", "--save", "/proc/nowhere"), "cannot be saved in /proc/nowhere", 1),
        (("replay", "no-such-file.door"), "No such file", 2),
        (("play", "knock", "--people", "7"), "7 people", 2),
        (("play", "knock", "--people", "6", "--bots", "zzz"), "--bots zzz would sit nowhere", 2),
        (("play", "knock", "--seats", "1", "--bots", "greedy"), "Try --seats 2, or leave it out", 2),
        (("play", "knock", "--bots", "zzz"), "No bot 'zzz' plays", 2),
        (("play", "knock", "--save", __file__), "is there already; name another file, or say --force", 2),
        (("show", "K10 F3 D7 A10 H7", "--seat", "99"), "This level has one seat, 0; --seat 99 is not there", 2),
    ],
)
def test_bad_input_is_refused_with_a_sentence(words: tuple[str, ...], sentence: str, code: int) -> None:
    stdout, stderr = threedoors(*words, code=code)
    assert sentence in " ".join(stderr.split())
    assert not stdout
    assert "Traceback" not in stderr
