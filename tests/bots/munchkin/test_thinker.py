"""Thinker: it tries things out in worlds it could be sitting in, and knows no more than they tell."""

import pytest

from tests.games.munchkin.tables import act, card, meeting, table, wait
from threedoors.bots import Thought, seat_bot
from threedoors.bots.match import play_match
from threedoors.bots.munchkin.playouts import _surely_passes, play_on, prospect
from threedoors.bots.munchkin.schemer import Schemer
from threedoors.bots.munchkin.thinker import Rehearsals, Thinker, Unthinking
from threedoors.core import Action, Chance, Playing, Seat, Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import MunchkinState


def thinks(state: MunchkinState, seat: Seat = 0, spec: str = "thinker", word: str = "bot") -> Thought:
    return seat_bot(GAME, spec).choose(GAME.view(state, seat), chance_of(word))


def does(state: MunchkinState, seat: Seat = 0) -> Action:
    return thinks(state, seat).action


def test_at_the_last_step_it_takes_the_monster_it_can_beat() -> None:
    state = act(table("L9 used i13 i14 i10 hand m01 m31", "L1", "L1", doors="e01"), a.OpenDoor(0, wait="w1"))
    assert does(state) == a.LookForTrouble(0, card("m01"), wait=wait(state))


def test_it_does_not_help_a_rival_to_the_last_level_for_a_treasure() -> None:
    state = act(meeting("m22", "L9", "L5 used i13 i14", "L1"), a.AskHelp(0, 1, 1))
    assert isinstance(does(state, 1), a.RefuseOffer | a.CounterHelp)


def test_the_same_seed_gives_the_same_thought() -> None:
    state = meeting("m20", "L5 hand e01 o01", "L6 used i13", "L3")
    assert thinks(state, word="one") == thinks(state, word="one")


def test_what_it_cannot_see_does_not_change_its_mind() -> None:
    """Twins that differ in hidden cards alone: the same view, so the same thought."""
    state = meeting("m20", "L5 hand e01 o01", "L6 used i13", "L3")
    twin = GAME.imagine(GAME.view(state, 0), chance_of("twin"))
    assert twin.hands != state.hands
    assert thinks(state) == thinks(twin)


def test_its_budget_is_in_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Action] = []

    def count(_worlds: Rehearsals, action: Action, _number: int) -> float:
        counted.append(action)
        return 0.5

    monkeypatch.setattr(Rehearsals, "_prospect", count)
    state = meeting("m20", "L5 hand e01 o01", "L6 used i13", "L3")
    for budget, most in ((8, 14), (64, 96)):
        counted.clear()
        thinks(state, spec=f"thinker:{budget}")
        assert len(set(counted)) < len(counted) <= most


def test_its_first_idea_stands_where_nothing_is_clearly_better(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rehearsals, "_prospect", lambda _worlds, _action, number: number / 100)
    state = meeting("m20", "L5 hand e01 o01", "L6 used i13", "L3")
    assert thinks(state) == Unthinking(GAME).choose(GAME.view(state, 0), chance_of("bot"))


def test_all_acts_are_tried_in_the_same_worlds() -> None:
    state = meeting("m20", "L5 hand e01 o01", "L6 used i13", "L3")
    worlds = [Rehearsals(GAME.view(state, 0), [Schemer(GAME)] * 3, chance_of("common")) for _ in range(2)]
    resolve = a.Resolve(0, wait=wait(state))
    for one in worlds:
        one.try_out(resolve, 3)
    assert worlds[0].found == worlds[1].found
    assert len(worlds[0].found[resolve]) == 3


def test_a_window_it_does_not_look_at_is_one_in_which_a_schemer_passes() -> None:
    bot, passed = seat_bot(GAME, "schemer"), 0
    for game in range(4):
        chance = Chance(f"passes/{game}".encode())
        state = GAME.setup(GAME.options(), 4, chance)
        assert isinstance(state, MunchkinState)
        while not state.board.over:
            seat = GAME.waits(state)[0].seats[0]
            action = bot.choose(GAME.glanced(state, seat), chance).action
            if not state.board.offers and _surely_passes(state, seat):
                passed += 1
                assert isinstance(action, a.Pass), (state.board.pending, action)
            step = GAME.apply(state, action)
            assert isinstance(step, Step)
            state = step.state
    assert passed > 100


def test_a_world_is_played_on_until_a_turn_or_its_end() -> None:
    state = table("L1", "L1", "L1")
    later = play_on(state, [Schemer(GAME)] * 3, state.board.turn + 5, chance_of("later"))
    assert later.board.turn == state.board.turn + 5
    assert sum(prospect(later, seat) for seat in range(3)) == pytest.approx(1)
    over = play_on(state, [Schemer(GAME)] * 3, state.board.turn + 10_000, chance_of("over"))
    assert over.board.over or over.board.turn > 20


def test_whoever_is_ahead_has_better_prospects() -> None:
    state = table("L9 used i13", "L4", "L1")
    ahead = [prospect(state, seat) for seat in range(3)]
    assert ahead == sorted(ahead, reverse=True)


@pytest.mark.slow
def test_four_thinkers_play_a_whole_game() -> None:
    playing = play_match(GAME, (f"{Thinker.level}:2",) * 4, "thinkers", GAME.options(winning_level=4))
    assert isinstance(playing, Playing)
    assert GAME.outcome(playing.state) is not None
