"""Bots of Munchkin: they answer everything, say why, bargain, and meddle where it pays."""

import pytest

from tests.games.munchkin.tables import act, card, cards, fight, meeting, resolve, table, wait
from threedoors.bots import Thought, levels, seat_bot
from threedoors.bots.match import match_steps, play_match
from threedoors.bots.munchkin.schemer import Schemer
from threedoors.bots.munchkin.tempers import Personality
from threedoors.core import Chance, Playing, Refused, Seat, begin, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.texts import WRITTEN, Texts

CHANCE = Chance(b"bot")


def thought(level: str, state: MunchkinState, seat: Seat) -> Thought:
    return seat_bot(GAME, level).choose(GAME.view(state, seat), CHANCE)


def act_of(level: str, state: MunchkinState, seat: Seat) -> object:
    return thought(level, state, seat).action


def test_the_levels_are_random_greedy_schemer_and_thinker() -> None:
    assert levels(GAME) == ("random", "greedy", "schemer", "thinker")


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_bots_finish_a_game_and_every_reason_has_words(seats: int) -> None:
    specs = tuple(("greedy", "schemer")[seat % 2] for seat in range(seats))
    playing = begin(GAME, specs, f"reasons/{seats}", MunchkinOptions(winning_level=7))
    assert isinstance(playing, Playing)
    texts = [Texts(language, GAME.folder, names=specs) for language in WRITTEN]
    for idea in match_steps(playing, [seat_bot(GAME, spec) for spec in specs], chance_of("reasons")):
        for words in texts:
            said = words.say(idea.reason)
            assert said != idea.reason.id
            assert "{" not in said
    assert GAME.outcome(playing.state) is not None


def test_a_bot_decides_from_its_view_alone() -> None:
    """A twin table that differs in what the seat cannot see leads to the same act, and so does a glance at it."""
    playing = begin(GAME, ("schemer",) * 4, "twins")
    assert isinstance(playing, Playing)
    steps = match_steps(playing, [seat_bot(GAME, "schemer")] * 4, chance_of("twins"))
    for number, _ in zip(range(150), steps, strict=False):
        for awaited in GAME.waits(playing.state)[:1]:
            seat = awaited.seats[0]
            view = GAME.view(playing.state, seat)
            twin = GAME.view(GAME.imagine(view, chance_of(str(number))), seat)
            assert act_of("schemer", playing.state, seat) == seat_bot(GAME, "schemer").choose(twin, CHANCE).action
            glance = GAME.glanced(playing.state, seat)
            assert act_of("schemer", playing.state, seat) == seat_bot(GAME, "schemer").choose(glance, CHANCE).action


def test_greedy_lays_down_and_wears_what_makes_it_stronger() -> None:
    assert act_of("greedy", table("L1 hand i13", "L1", "L1"), 0) == a.LayDown(0, card("i13"))
    assert act_of("greedy", table("L1 used i01 carried i03 is B", "L1", "L1"), 0) == a.Equip(0, card("i03"))


def test_greedy_sells_what_it_does_not_use() -> None:
    state = table("L1 carried i22 i21", "L1", "L1")
    assert act_of("greedy", state, 0) == a.Sell(0, cards("i22 i21"), None)


def test_greedy_resolves_when_winning_and_closes_a_gap_with_the_cheapest_card() -> None:
    state = meeting("m08", "L3")
    assert act_of("greedy", state, 0) == a.Resolve(0, wait=wait(state))
    short = meeting("m12", "L3 carried o01 o08")
    assert act_of("greedy", short, 0) == a.Play(0, card("o01"), side="fighters")


def test_greedy_asks_somebody_strong_enough() -> None:
    action = act_of("greedy", meeting("m20", "L4", "L2", "L7"), 0)
    assert isinstance(action, a.AskHelp)
    assert action.helper == 2


def test_bots_better_an_offer_that_was_refused_or_leave_it() -> None:
    for level in ("greedy", "schemer"):
        state, offered = meeting("m06", "L1", "L7", "L1"), []  # one treasure is all there is to offer
        while isinstance(action := act_of(level, state, 0), a.AskHelp):
            offered.append(action.treasures)
            state = act(state, action)
            state = act(state, a.RefuseOffer(1, wait=state.board.offers[0].id))
        assert offered == [1], level


def test_nobody_helps_a_rival_to_the_last_level() -> None:
    state = act(meeting("m32", "L8", "L9", "L1"), a.AskHelp(0, 1, 4))
    for level in ("greedy", "schemer"):
        assert isinstance(act_of(level, state, 1), a.RefuseOffer)


def test_schemer_counters_a_low_price_and_accepts_a_fair_one() -> None:
    low = act(meeting("m37", "L6", "L9", "L1"), a.AskHelp(0, 1, 0))
    assert isinstance(act_of("schemer", low, 1), a.RefuseOffer)  # even together they lose
    low = act(meeting("m24", "L5", "L7", "L1"), a.AskHelp(0, 1, 0))
    counter = act_of("schemer", low, 1)
    assert isinstance(counter, a.CounterHelp)
    assert counter.treasures >= 1
    fair = act(meeting("m24", "L5", "L7", "L1"), a.AskHelp(0, 1, 2))
    assert isinstance(act_of("schemer", fair, 1), a.AcceptOffer)


def test_schemer_offers_help_for_a_share_of_the_hoard() -> None:
    state = meeting("m24", "L5", "L7", "L1")
    offered = Schemer(GAME).volunteer(GAME.view(state, 1), CHANCE)
    assert offered is not None
    assert isinstance(offered.action, a.OfferHelp)
    assert Schemer(GAME).volunteer(GAME.view(state, 2), CHANCE) is None  # too weak to help


def last_call(main_level: int) -> MunchkinState:
    state = meeting("m08", f"L{main_level}", "L1 hand e04 o08", "L1")
    state = act(state, a.Resolve(0, wait=wait(state)))
    assert fight(state).main == 0
    return state


def test_schemer_spoils_what_costs_it_less_than_it_hurts_and_any_win_of_the_game() -> None:
    assert isinstance(act_of("schemer", last_call(2), 1), a.Pass)
    assert isinstance(act_of("schemer", last_call(8), 1), a.Play)
    spoiled = act_of("schemer", last_call(9), 1)
    assert isinstance(spoiled, a.Play)
    assert isinstance(act_of("greedy", last_call(9), 1), a.Pass)


def test_greed_asks_for_more_and_spite_pays_more() -> None:
    class Miser(Schemer):
        personality = Personality(greed=1.0, spite=0.0)

    view = GAME.view(meeting("m24", "L5", "L7", "L1"), 1)
    assert isinstance(view, MunchkinView)
    usual, miserly = Schemer(GAME).volunteer(view, CHANCE), Miser(GAME).volunteer(view, CHANCE)
    assert usual is not None
    assert miserly is not None
    assert miserly.action.treasures > usual.action.treasures  # type: ignore[attr-defined]
    assert isinstance(Miser(GAME).choose(GAME.view(last_call(9), 1), CHANCE).action, a.Pass)


def test_a_greedy_beats_three_randoms() -> None:
    won = 0
    for number in range(6):
        playing = play_match(GAME, ("greedy", "random", "random"), f"weak/{number}", MunchkinOptions(winning_level=6))
        assert not isinstance(playing, Refused)
        won += playing.state.board.winners == (0,)
    assert won >= 4


@pytest.mark.parametrize("level", ["greedy", "schemer"])
def test_a_bot_lets_go_by_what_it_cannot_beat_and_throws_what_is_cheaper_than_death(level: str) -> None:
    assert act_of(level, meeting("m40", "L3", "L1", "L1"), 0) == a.UsePower(0, "decline", foe=0)
    losing = resolve(meeting("m42", "L5 carried i26", "L1", "L1"))
    assert act_of(level, losing, 0) == a.UsePower(0, "distract", cards("i26"), foe=0)
