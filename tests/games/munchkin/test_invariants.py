"""Whatever is played: cards stay in one place, limits hold, a table saved at any moment goes on identically."""

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.munchkin.invariants import check
from tests.sampled import opened, sampled_act
from threedoors.core import Concede, Refused, Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table.options import MunchkinOptions


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**6), st.integers(3, 6), st.sampled_from(["brisk", "relaxed"]), st.booleans())
def test_every_card_stays_in_exactly_one_place(seed: int, seats: int, pace: str, strict: bool) -> None:
    options = MunchkinOptions(pace=pace, items_own_turn=strict, no_sides=strict)  # type: ignore[arg-type]
    playing = opened(GAME, seats, f"invariants/{seed}", options)
    chance = chance_of(f"acts/{seed}")
    for number in range(250):
        if GAME.outcome(playing.state) is not None:
            break
        if number == 200:
            playing.act(Concede(seed % seats))
        action, chance = sampled_act(GAME, playing.state, seats, chance)
        assert isinstance(playing.act(action), Step), action
        check(playing.state)


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 300))
def test_a_table_saved_at_any_moment_goes_on_identically(seed: int, moment: int) -> None:
    playing = opened(GAME, 4, f"saved/{seed}")
    chance = chance_of(f"saved/{seed}")
    for _ in range(moment):
        action, chance = sampled_act(GAME, playing.state, 4, chance)
        playing.act(action)
        if GAME.outcome(playing.state) is not None:
            return
    twin = GAME.decode_state(GAME.encode(playing.state))
    for _ in range(40):
        if GAME.outcome(twin) is not None:
            return
        action, chance = sampled_act(GAME, twin, 4, chance)
        one, other = GAME.apply(playing.state, action), GAME.apply(twin, action)
        assert not isinstance(one, Refused)
        assert one == other
        assert isinstance(other, Step)
        playing.state, twin = one.state, GAME.decode_state(GAME.encode(other.state))


def test_the_clock_alone_plays_a_whole_game() -> None:
    """Nothing ever hangs: time answers every question there is."""
    playing = opened(GAME, 4, "clock", MunchkinOptions(winning_level=3))
    for _ in range(4000):
        if GAME.outcome(playing.state) is not None:
            return
        answer = playing.act(GAME.waits(playing.state)[0].otherwise)
        assert isinstance(answer, Step)
        check(playing.state)
    assert playing.state.board.turn > 100
