"""The lab of Knock: tuning searches, balance resumes, the page tells what was played."""

from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("numba")
pytest.importorskip("matplotlib")

from tests.games.knock.tables import deck_with
from threedoors.bots.match import play_match
from threedoors.cli import threedoors
from threedoors.core import Refused
from threedoors.games.knock import GAME
from threedoors.games.knock.options import KnockOptions
from threedoors.lab.knock import balance as balance_knock
from threedoors.lab.knock import balance_page as balance_knock_page
from threedoors.lab.knock.balance import Cell, Result
from threedoors.lab.knock.open_hands import lines_needed
from threedoors.lab.knock.runs import Keeps
from threedoors.lab.knock.tuner import tune
from threedoors.lab.ledger import played
from threedoors.lab.shares import interval


def test_a_keep_in_the_arena_is_the_keep_greedy_bots_play_at_a_table() -> None:
    for number in range(8):
        seats, level = 1 + number % 6, 1 + number % 4
        (played,) = Keeps(KnockOptions(level=level), seats, [f"same {number}"]).play()
        table = play_match(GAME, ("greedy",) * seats, f"same {number}", KnockOptions(level=level))
        assert not isinstance(table, Refused)
        outcome = GAME.outcome(table.state)
        assert outcome is not None
        assert (outcome.label, table.state.turns) == (played.cause, played.turns)


def test_tuning_goes_round_by_round_and_is_the_same_for_the_same_seed() -> None:
    one, other = (list(tune("", 2, 1, population=4, elite=2, seed="test")) for _ in range(2))
    assert one == other
    assert all(found.weights.knight >= 1 for found in one)


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path) -> None:
    few, more = Cell("greedy", 3, 2, 4), Cell("greedy", 3, 2, 7)
    first = list(played(tmp_path, few, balance_knock.play, Result))
    both = list(played(tmp_path, more, balance_knock.play, Result))
    assert both[:4] == first
    assert [result.number for result in both] == list(range(7))


def test_with_everything_open_more_lines_win_more_keeps_and_none_is_lost_again() -> None:
    seeds = [f"open {number}" for number in range(12)]
    keeps = Keeps(KnockOptions(level=4), 4, seeds)
    few, more = (
        [lines_needed(start, keeps.deck, seed, most) for start, seed in zip(keeps.starts, seeds, strict=True)]
        for most in (1, 16)
    )
    assert all(late == early for early, late in zip(few, more, strict=True) if early is not None)
    assert sum(lines is not None for lines in few) < sum(lines is not None for lines in more)


def test_the_same_cell_has_the_same_name_whatever_its_games() -> None:
    assert Cell("thinker", 4, 3, 25, old_cards=True).name == "thinker-4-3-old-cards"
    assert Cell("thinker", 4, 3, 50, "poison").name == "thinker-4-3-poison"


def test_the_frozen_bot_plays_the_old_cards(tmp_path: Path) -> None:
    cell = Cell(balance_knock.FROZEN, 2, 3, 1, old_cards=True)
    assert len(list(played(tmp_path, cell, balance_knock.play, Result))) == 1


def test_spells_are_weighed_in_a_keep_of_an_adventure(tmp_path: Path) -> None:
    cell = Cell("careful", *balance_knock.SPELL_CELL, 2, "poison")
    assert len(list(played(tmp_path, cell, balance_knock.play, Result))) == 2


def test_the_interval_is_wilsons() -> None:
    low, high = interval(80, 100)
    assert (round(low, 1), round(high, 1)) == (71.1, 86.7)
    assert interval(0, 0) == (0.0, 100.0)


def test_the_page_has_a_row_for_every_number_of_players_and_names_what_misses_the_aim(tmp_path: Path) -> None:
    found = {"thinker-4-1": [Result(n, "won" if n < 3 else "alarm", 20, 5) for n in range(10)]}
    page = tmp_path / "balance.md"
    balance_knock_page.write(found, page)
    text = page.read_text(encoding="utf-8")
    assert "| 4 | 30 (11–60) |" in text
    assert "- players 4, Keep 1: 30 (aim 75–85)" in text
    assert (tmp_path / "balance-wins.svg").exists()


def test_the_command_writes_the_page_of_what_is_finished(tmp_path: Path) -> None:
    asked = [
        "lab",
        "balance",
        "knock",
        "--scale",
        "0.001",
        "--runs",
        str(tmp_path / "runs"),
        "--page",
        str(tmp_path / "p.md"),
    ]
    assert CliRunner().invoke(threedoors, [*asked, "--only-write"]).exit_code == 2, "nothing is finished yet"
    assert not (tmp_path / "p.md").exists()
    assert CliRunner().invoke(threedoors, asked).exit_code == 0
    assert "Not finished" in (tmp_path / "p.md").read_text(encoding="utf-8")
    answer = CliRunner().invoke(threedoors, ["lab", "balance", "chess"])
    assert answer.exit_code == 2
    assert "knock" in answer.output


def test_lab_lists_its_commands() -> None:
    words = CliRunner().invoke(threedoors, ["lab", "--help"]).output
    assert all(name in words for name in ("balance", "tune", "deck"))


def test_a_deck_file_is_checked_with_the_card_named(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(deck_with("c4444t2"))
    bad.write_text(deck_with("c3221t4").replace("[3, 2, 2, 1]", "[3, 2, 2, 10]"))
    fine = CliRunner().invoke(threedoors, ["lab", "deck", str(good)])
    assert fine.exit_code == 0
    assert "cannot be beaten in time" in fine.output
    wrong = CliRunner().invoke(threedoors, ["lab", "deck", str(bad)])
    assert wrong.exit_code == 2
    assert "c3221t4" in wrong.output


def test_show_draws_a_moment_of_a_game_file(tmp_path: Path) -> None:
    file = next((Path(__file__).parents[1] / "replays" / "knock").glob("the-alarm*.door"))
    out = tmp_path / "keep.svg"
    assert CliRunner().invoke(threedoors, ["show", str(file), "--at", "3", "--svg", str(out)]).exit_code == 0
    assert out.read_text(encoding="utf-8").startswith("<svg")
    assert "Keep 4" in CliRunner().invoke(threedoors, ["show", str(file)]).output
    beyond = CliRunner().invoke(threedoors, ["show", str(file), "--at", "999"])
    assert beyond.exit_code == 2
    assert "beyond its end" in beyond.output
    assert CliRunner().invoke(threedoors, ["show", "nothing.door"]).exit_code == 2
    assert CliRunner().invoke(threedoors, ["show", "level-7"]).exit_code == 2


def test_own_cards_are_played_from_a_file(tmp_path: Path) -> None:
    cards = tmp_path / "cards.toml"
    cards.write_text(deck_with("c3221t4"))
    own = [
        "simulate",
        "knock",
        "--games",
        "1",
        "--options",
        f'{{"deck": "@{cards}"}}',
        "--save",
        str(tmp_path / "saved"),
    ]
    assert CliRunner().invoke(threedoors, own).exit_code == 0
    assert "c3221t4" in next((tmp_path / "saved").glob("*.door")).read_text(encoding="utf-8")
    missing = CliRunner().invoke(threedoors, ["simulate", "knock", "--options", '{"deck": "@nowhere.toml"}'])
    assert missing.exit_code == 2
    assert "nowhere.toml" in missing.output
