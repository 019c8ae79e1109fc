"""Rivals and mates: they find their way alone, race by turns, and in co-operation leave room for the mate (E15)."""

from typing import Any

import pytest

from tests.games.dungeon_exit.boards import CROSSING as BRIDGED
from tests.games.dungeon_exit.boards import HERS_FIRST, HIS_FIRST, TOGETHER, WAY_ACROSS, coop, level, solo
from threedoors.bots import seat_bot
from threedoors.bots.match import play_match
from threedoors.core import Chance
from threedoors.games import AnyGame, load
from threedoors.games.dungeon_exit.actions import PlaceBridge, PlaceTile, Swap, TakeTile
from threedoors.games.dungeon_exit.help.completing import complete
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.rules import apply, outcome
from threedoors.games.dungeon_exit.shown.views import view
from threedoors.games.dungeon_exit.solver.question import Deadline
from threedoors.games.dungeon_exit.state import DungeonExit

GAME: AnyGame = load("dungeon_exit")


def act(state: DungeonExit, seat: int, bot: str = "runner", key: bytes = b"k") -> Any:
    return seat_bot(GAME, bot).choose(view(state, seat), Chance(key)).action


def test_e15_two_bots_solve_a_cooperative_level() -> None:
    playing = play_match(GAME, ("runner", "runner"), "mates", ExitOptions(mode="coop"))
    ended = outcome(playing.state)  # type: ignore[union-attr]
    assert ended is not None
    assert (ended.label, ended.winners) == ("solved", (0, 1))


def test_e14_in_a_race_both_bots_lay_tiles() -> None:
    playing = play_match(GAME, ("runner", "runner"), "race", ExitOptions(mode="race", level="annex:2"))
    first = [entry.action.seat for entry in playing.entries[2:8]]  # type: ignore[union-attr]
    assert set(first) == {0, 1}


def test_e15_the_tile_a_bot_lays_leaves_room_for_the_mate() -> None:
    state = coop("I4:B3-B4-B5-B6", "I4:W3-W4-W5-W6")
    for seat in (0, 1):
        laid: Any = apply(state, act(state, seat))
        position = [path.laid for path in laid.state.paths]
        assert complete(level(TOGETHER), position, Deadline(20)).possible


def test_e15_whose_part_of_the_board_is_done_waits_for_the_mate() -> None:
    bot = seat_bot(GAME, "walker")
    assert bot.would_wait(view(coop(HERS_FIRST), 0))
    assert not bot.would_wait(view(coop(HERS_FIRST), 1))
    both = coop(HERS_FIRST, HIS_FIRST)
    assert not bot.would_wait(view(both, 0))
    assert act(both, 0) == Swap(0)


def test_e15_whose_path_is_done_but_rubs_takes_the_tile_back_instead_of_waiting() -> None:
    rubs = coop(f"{HERS_FIRST} I1:A4", HIS_FIRST)
    assert view(rubs, 0).paths[0].at_stair
    assert not seat_bot(GAME, "walker").would_wait(view(rubs, 0))
    assert isinstance(act(rubs, 0), TakeTile)


def test_e9_a_bot_lays_the_bridge_its_path_needs() -> None:
    tiles = WAY_ACROSS.removesuffix(" B:C3")
    assert act(solo(tiles, BRIDGED), 0) == PlaceBridge(0, "C3")


@pytest.mark.parametrize("bot", ["stroller", "walker", "runner"])
def test_a_bot_alone_begins_with_a_tile(bot: str) -> None:
    assert isinstance(act(solo(), 0, bot), PlaceTile)


def test_a_weaker_bot_rests_longer_so_that_people_can_win_a_race() -> None:
    stroller, walker, runner = (seat_bot(GAME, level).rests for level in ("stroller", "walker", "runner"))
    assert stroller > walker > runner
