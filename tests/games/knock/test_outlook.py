"""How creatures stand: covers needed against turns left (K11–K15). The forecast is never kinder than the table."""

from collections import Counter

import pytest

from tests.games.knock.tables import play, table
from tests.games.knock.test_questions import prospects
from tests.referees.knock_forecasts import compare_forecasts
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import CastIceFlash, PlaceCard
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.drawing import draw
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import Spot, at
from threedoors.games.knock.notation import read_notation
from threedoors.games.knock.outlook import Outlook
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import view
from threedoors.texts import WRITTEN, Texts

TWO_QUIET_ROOMS = (
    "level 1 knight 0 speech | keep 0,0:library 2,0:whispering-gallery 1,1:well"
    " | hand troll-hairbrush | hand arch | pile"
)
TOO_LATE = (
    "level 4 turn 0 speech | keep 0,0:spider-socks/2 -1,1:minotaur-knitting/2 1,1:honey-store"
    " | hand arch ghost-laundry cobweb-corner hydra-toothbrush | hand wine-cellar | pile black-knight pantry"
)


def outlook(state: Knock, x: int, y: int) -> Outlook:
    return view(state, None).outlooks[at(x, y)]


def test_k11_the_biggest_corners_are_counted_first() -> None:
    state = table("keep 0,0:h1112 1,1:c4222t5/4 | hand h1112c | hand h2111 | pile k4444t4 h1211 h1211b h1211c h1211d")
    assert visible(state.keep, at(1, 1)) == (4, 2, 2, 2)
    assert outlook(state, 1, 1) == Outlook(covers=3, turns=4)
    assert view(state, None).doomed == ()


def test_k5_a_creature_whose_covered_corners_alone_exceed_five_is_past_beating() -> None:
    state = table("keep 0,0:h1112 1,1:c4222t5/4 2,2:h2111 2,0:h1112b | hand h1112c h1211 h2111b h1121")
    assert outlook(state, 1, 1).covers is None
    assert view(state, 0).doomed == (at(1, 1),)


def test_k12_a_creature_with_fewer_tokens_than_it_needs_covers_is_past_beating() -> None:
    state = table("keep 0,0:h1112 1,1:c4222t5/2 | hand h1112c | hand h2111 | pile k4444t4 h1211 h1211b h1211c h1211d")
    assert outlook(state, 1, 1) == Outlook(covers=3, turns=2)
    assert view(state, 0).doomed == (at(1, 1),)


def test_k15_who_holds_no_card_lays_none_while_the_alarm_rings_on() -> None:
    state = table("keep 0,0:h1112 1,1:c3222t5/3 | hand h1112c | hand | pile")
    assert outlook(state, 1, 1) == Outlook(covers=2, turns=1)


def test_k14_the_knight_is_a_cover_more_if_his_corner_is_small_enough() -> None:
    """He comes after the first card; his 0 and two zeros of ours bring it down, his 4 would not."""
    text = "keep 0,0:h1112 1,1:c4333t5/2 | hand h1112c h1112d | hand h2111 h2111b | pile {}"
    assert outlook(table(text.format("k0444t4")), 1, 1) == Outlook(covers=3, turns=3)
    assert outlook(table(text.format("k4444t4")), 1, 1) == Outlook(covers=3, turns=2)


def test_k23_a_frozen_creature_has_time_as_long_as_there_are_cards() -> None:
    text = "keep 0,0:h1112 1,1:c4222t5/1 | hand h1112c | hand h2111 | pile k4444t4 h1211 | spells ice-flash"
    state = table(text)
    assert view(state, 0).doomed
    frozen = play(state, CastIceFlash(0, at(1, 1))).state
    assert outlook(frozen, 1, 1) == Outlook(covers=3, turns=3)
    assert view(frozen, 0).doomed == ()


def test_the_card_just_laid_is_judged_too() -> None:
    """The Knight between two quiet rooms can never be brought to 5, which used to be called safe."""
    state = read_notation(TWO_QUIET_ROOMS)
    trap = prospects(state, "black-knight")["1,-1", False]
    assert trap.verdict == "dooms"
    assert [touched.spot for touched in trap.touched if touched.follows == "doomed"] == ["1,-1"]
    laid = play(state, PlaceCard(0, CardId("black-knight"), at(1, -1)))
    assert view(laid.state, 0).doomed == (at(1, -1),)


def test_a_placement_after_which_there_are_too_few_turns_is_not_safe() -> None:
    doomed = prospects(read_notation(TOO_LATE), "cobweb-corner")["0,2", True]
    assert doomed.verdict == "dooms"
    [creature] = [touched for touched in doomed.touched if touched.follows == "doomed"]
    assert creature.outlook == Outlook(covers=2, turns=1)


def test_a_creature_nobody_touches_may_be_what_is_not_safe() -> None:
    state = table("keep 0,0:s0000 1,1:c4222t5/3 | hand h1112c | hand h2111 | pile k4444t4 h1211 h1211b h1211c h1211d")
    away = prospects(state, "h1112c")["-1,-1", False]
    assert (away.verdict, [(t.spot, t.before, t.after) for t in away.touched if t.follows == "doomed"]) == (
        "dooms",
        [("1,1", 10, 10)],
    )


def test_k11a_a_creature_beaten_as_it_is_laid_is_said_to_be() -> None:
    state = table("keep 0,0:h1112 | poison 1,1 | hand c4111t3 | hand h2111 | pile k4444t4 h1211")
    laid = prospects(state, "c4111t3")["1,1", False]
    assert ("c4111t3", "beaten") in [(touched.card, touched.follows) for touched in laid.touched]
    assert laid.verdict == "beats"


@pytest.mark.parametrize("language", WRITTEN)
def test_the_terminal_counts_covers_and_turns_and_cries_out_when_it_cannot_be(language: str) -> None:
    say = Texts(language, GAME.folder).say
    drawn = draw(view(read_notation(TOO_LATE), 0), say)
    assert "<8>’2" in drawn
    after = play(read_notation(TOO_LATE), PlaceCard(0, CardId("cobweb-corner"), Spot("0,2"), True)).state
    drawn = draw(view(after, 0), say)
    assert "!9!’1" in drawn
    assert [line[:2] for line in drawn.splitlines() if "9" in line and line.startswith("!")] == ["! "]


def test_every_forecast_agrees_with_an_exhaustive_look() -> None:
    """For a moment; ``tests/soak/knock_forecasts.py`` goes on with it."""
    seen = sum((compare_forecasts(number) for number in range(12)), Counter[str]())
    assert seen["played"] > 200
    assert all(seen[verdict] for verdict in ("safe", "beats", "dooms", "lost"))
