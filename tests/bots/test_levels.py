"""Levels and budgets: a library thinks as long as anybody likes, a live table does not."""

from pathlib import Path

import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from threedoors import bots, games
from threedoors.bots import UnknownBot, level_of, levels, seat_bot, weaker, within_bounds

KNOCK = games.load("knock")
BOTS = Path(bots.__file__).parent


def test_at_a_table_a_bot_thinks_at_most_ten_times_as_long_as_usual() -> None:
    assert within_bounds(KNOCK, "thinker") == "thinker"
    assert within_bounds(KNOCK, "thinker:1") == "thinker:1"
    assert within_bounds(KNOCK, "thinker:160") == "thinker:160"
    assert within_bounds(KNOCK, "thinker:161") == within_bounds(KNOCK, "thinker:999999999") == "thinker:160"
    assert within_bounds(CELLAR, "random") == "random"
    with pytest.raises(UnknownBot, match="No bot 'oracle' plays"):
        within_bounds(KNOCK, "oracle:2")


def test_elsewhere_a_bot_thinks_as_long_as_anybody_likes() -> None:
    assert seat_bot(KNOCK, "thinker:20000000").budget == 20_000_000


def test_the_next_weaker_bot_is_the_level_before_and_nobody_is_weaker_than_random() -> None:
    ladder = levels(KNOCK)
    assert ladder[0] == "random"
    assert ladder.index("careful") < ladder.index("greedy") < ladder.index("thinker")
    assert [weaker(KNOCK, level) for level in ladder] == ["random", *ladder[:-1]]
    assert weaker(KNOCK, "thinker:160") == weaker(KNOCK, "thinker")


@pytest.mark.parametrize("game", games.find(), ids=lambda game: game.name)
def test_every_bot_can_get_ready(game: games.AnyGame) -> None:
    for level in levels(game):
        assert level_of(level) == level
        seat_bot(game, level).get_ready()


@pytest.mark.parametrize("game", games.find(), ids=lambda game: game.name)
def test_bots_are_found_by_looking_and_stand_in_the_order_of_their_strength(game: games.AnyGame) -> None:
    files = {file.stem for file in (BOTS / game.name).glob("*.py") if "\nBOT = " in file.read_text(encoding="utf-8")}
    assert set(levels(game)) == {"random", *files}
    strengths = [seat_bot(game, level).strength for level in levels(game)]
    assert strengths == sorted(set(strengths)), "no two are equally strong"


def test_only_random_plays_a_game_without_bots_of_its_own() -> None:
    assert levels(CELLAR) == ("random",)
