"""K18–K20: winning, losing, chests."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.games.knock.tables import events, kinds, play, table
from tests.games.knock.test_keep import place
from threedoors.core import CLOCK, Concede
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import KnockAction, TimeUp
from threedoors.games.knock.events import ChestsCounted


def test_k18_the_knight_beaten_wins_at_once_without_alarm_or_draw() -> None:
    state = table("keep 0,0:s0000 1,1:k1411t4/1 -1,-1:c2213t5/1 | hand h0311 | hand h2111 | pile")
    step = play(state, place("h0311", "2,0"))
    assert kinds(step.events) == ["CardPlaced", "CreatureBeaten", "KeepWon"]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.label, outcome.winners) == ("won", (0, 1))


def test_k19_each_way_to_lose_has_its_own_words() -> None:
    state = table("keep 0,0:h1121 | hand h3110 | hand h2111 | pile")
    step = play(state, place("h3110", "1,1"))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.label, outcome.winners, outcome.why.id) == ("hall", (), "lost-hall")


def test_k19_the_card_that_ended_it_shows_its_four_values_to_everybody() -> None:
    state = table("keep 0,0:h1121 | hand h3110 | hand h2111 | pile")
    assert GAME.view(state, 0).fallen is None
    over = play(state, place("h3110", "1,1")).state
    assert over.ending is not None
    for seat in (0, 1, None):
        seen = GAME.view(over, seat)
        assert seen.fallen == (1, 1, 3, 1), "the corner under the new card counts with the new card's value"
        assert sum(seen.fallen) == over.ending.danger == 6


def test_k18_a_win_shows_the_knight_as_he_fell() -> None:
    step = play(table("keep 0,0:s0000 1,1:k1411t4/3 | hand h0311 | hand h2111 | pile"), place("h0311", "2,0"))
    assert GAME.view(step.state, None).fallen == (1, 1, 1, 1), "the new card shows 1 where the Knight had 4"


@pytest.mark.parametrize("end", [TimeUp(CLOCK), Concede(1)])
def test_k19_time_and_resignation_point_at_no_card(end: KnockAction) -> None:
    over = play(table("keep 0,0:h1121 | hand h3110 | hand h2111 | pile", minutes=6), end).state
    assert GAME.view(over, 0).fallen is None


@pytest.mark.parametrize("end", [TimeUp(CLOCK), Concede(1)])
def test_k19_a_keep_that_ends_while_the_knight_waits_never_saw_him_laid(end: KnockAction) -> None:
    waiting = table("level 1 knight 0 speech | keep 0,0:s0000 | hand h2111 | hand h1112 | pile", minutes=6)
    assert GAME.view(waiting, 1).knight == "waiting"
    assert GAME.view(play(waiting, end).state, 1).knight == "waiting"


HUNT = (
    "keep 0,0:s0000x1 1,1:k1411t4/3 -1,-1:h1112x2 -2,0:h2111x1b 5,5:h1121 6,6:h1211x3 7,7:h2111x1c"
    " | hand h0311 | hand h2111 | pile"
)
RICHER = HUNT.replace("h2111x1c", "h2111x4")
ODD = HUNT.replace("-2,0:h2111x1b ", "")


def hunted(text: str, **options: str) -> ChestsCounted:
    [counted] = events(play(table(text, chest_hunt=True, **options), place("h0311", "2,0")), ChestsCounted)
    assert isinstance(counted, ChestsCounted)
    return counted


def test_k20_the_longest_group_scores_counted_in_cards() -> None:
    assert hunted(RICHER).cards == ("s0000x1", "h1112x2", "h2111x1b")


def test_k20_of_equally_long_groups_the_one_with_more_chests_scores() -> None:
    assert hunted(ODD).cards == ("h1211x3", "h2111x1c")


def test_k20_where_the_host_says_so_the_group_with_most_chests_scores() -> None:
    assert hunted(RICHER, chain="chests").cards == ("h1211x3", "h2111x4")


def test_k20_by_rules_2_the_group_with_most_chests_scores() -> None:
    step = play(replace(table(RICHER, chest_hunt=True), rules=UNSET), place("h0311", "2,0"))
    assert events(step, ChestsCounted)[0].chests == 7


def test_k20_the_group_scores_one_point_for_every_chest() -> None:
    step = play(table(HUNT, chest_hunt=True), place("h0311", "2,0"))
    counted = events(step, ChestsCounted)[0]
    assert counted == ChestsCounted(4, ("s0000x1", "h1112x2", "h2111x1b"), 4)  # type: ignore[arg-type]
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert outcome.scores == (4, 4)


def test_k20_without_the_option_or_after_a_loss_nothing_is_counted() -> None:
    won = play(table("keep 0,0:s0000x1 1,1:k1411t4/3 | hand h0311 | hand h2111"), place("h0311", "2,0"))
    assert not events(won, ChestsCounted)
    lost = play(table("keep 0,0:h1121x2 | hand h3110 | hand h2111", chest_hunt=True), place("h3110", "1,1"))
    assert not events(lost, ChestsCounted)


def test_k20_a_win_without_any_chest_scores_nothing() -> None:
    text = "keep 0,0:s0000 1,1:k1411t4/3 | hand h0311 | hand h2111"
    step = play(table(text, chest_hunt=True), place("h0311", "2,0"))
    assert events(step, ChestsCounted) == [ChestsCounted(0, (), 0)]
