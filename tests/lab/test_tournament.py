"""Tournaments: rounds go on where they were stopped, ratings follow who wins, each game has its own section."""

from pathlib import Path

import pytest
from click.testing import CliRunner

pytest.importorskip("openskill")
pytest.importorskip("matplotlib")

from threedoors.bots.knock.greedy import Greedy
from threedoors.cli import threedoors
from threedoors.lab.ledger import played
from threedoors.lab.ratings import rated
from threedoors.lab.tournament import Bout, Contest, play

OURS = ("random", "greedy")


class Mine(Greedy):
    """Somebody's own bot."""

    level = "mine"


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(threedoors, ["lab", "tournament", *words])
    return result.exit_code, result.output


def test_who_wins_more_is_rated_higher() -> None:
    rounds = [Bout(n, ("weak", "strong", "weak"), (1, 0, 1) if n % 5 else (0, 1, 1)) for n in range(60)]
    strong, weak = rated(rounds)
    assert (strong.bot, strong.won, strong.rounds) == ("strong", 48, 60)
    assert strong.rating > weak.rating + 8
    assert (weak.won, weak.rounds) == (12, 60), "one who sits there twice counts once, with the better place"


def test_a_round_nobody_wins_tells_nothing() -> None:
    one, other = rated([Bout(0, ("one", "other"), (1, 1))])
    assert (one.rating, one.won) == (other.rating, other.won)


def test_a_stopped_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    few, more = Contest("knock", OURS, 2, 2), Contest("knock", OURS, 2, 5)
    first = list(played(tmp_path, few, play, Bout))
    assert list(played(tmp_path, more, play, Bout))[:2] == first
    assert few.name == more.name != Contest("knock", ("random", "careful"), 2, 5).name


def test_where_all_win_together_every_bot_plays_the_same_deal() -> None:
    assert play(Contest("knock", OURS, 3, 1), 0).bots == OURS
    assert len(play(Contest("munchkin", OURS, 3, 1), 0).bots) == 3


def test_each_game_has_a_section_of_the_page_and_leaves_the_others_alone(tmp_path: Path) -> None:
    page, where = tmp_path / "bots.md", ("--runs", str(tmp_path), "--page", str(tmp_path / "bots.md"), "--rounds", "1")
    bots = ("--bot", "random", "--bot", "greedy")
    assert run("munchkin", *where, *bots)[0] == 0
    assert run("knock", *where, *bots, "--bot", f"{__name__}:Mine")[0] == 0
    once = page.read_text(encoding="utf-8")
    assert "Mine`" in once
    assert run("munchkin", *where, *bots, "--only-write")[0] == 0
    assert once.count("## ") == page.read_text(encoding="utf-8").count("## ") == 2
    assert "Mine`" in page.read_text(encoding="utf-8")
    assert (tmp_path / "bots-knock.svg").exists()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "chess"),
        (("knock", "--bot", "greedy"), "two bots at least"),
        (("knock", "--seats", "9"), "not played by 9"),
        (("knock", "--bot", "nobody", "--bot", "greedy"), "No bot 'nobody'"),
        (("knock", "--only-write", "--runs", "no-such-folder"), "nothing to write"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: tuple[str, ...], why: str) -> None:
    code, said = run(*words)
    assert code == 2
    assert why in said
