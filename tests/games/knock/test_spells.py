"""K22–K26: the four Spellbooks."""

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from tests.games.knock.tables import events, kinds, lost_by, play, refused, table
from tests.games.knock.test_keep import place
from threedoors.core import Action, Step
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import CastFireball, CastIceFlash, CastPoison, CastSphere
from threedoors.games.knock.events import AlarmRang, CreatureBeaten, KnightHeldUp
from threedoors.games.knock.keep import danger_of, free_spots
from threedoors.games.knock.lattice import MIDDLE, Point, at
from threedoors.games.knock.state import Knock

ALL = "spells fireball ice-flash poison sphere"
LIVELY = f"keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 h3110 | hand h1112 | pile k4444t4 h1211 | {ALL}"


def won(step: Step[Knock]) -> bool:
    return step.state.ending is not None and step.state.ending.won


@pytest.mark.parametrize("seat", [0, 1])
def test_k22_any_player_casts_at_any_moment_between_placements(seat: int) -> None:
    step = play(table(LIVELY), CastFireball(seat, at(1, 1)))
    assert (step.state.turn, step.state.spells) == (0, ("ice-flash", "poison", "sphere"))


def test_k22_also_while_the_knight_waits() -> None:
    state = table(f"level 1 knight 0 speech | keep 0,0:s0000 1,1:c1322t5/3 | hand | hand h1112 | pile | {ALL}")
    assert play(state, CastIceFlash(1, at(1, 1))).state.phase == "knight"


def test_k22_a_spell_that_is_not_held_is_refused() -> None:
    bare = table(LIVELY.split(" | spells")[0])
    for act in (CastFireball(0, at(1, 1)), CastIceFlash(0, at(1, 1)), CastPoison(0, Point("2,2")), CastSphere(0)):
        assert refused(bare, act).why == "spell-not-held"


def test_k22_never_to_undo_a_loss() -> None:
    fallen = play(table(LIVELY), place("h3110", "-1,-1", turned=True))
    assert lost_by(fallen) == "hall"
    assert refused(fallen.state, CastFireball(0, at(1, 1))).why == "game-over"


def test_k23_ice_flash_sends_the_tokens_back_and_the_creature_rings_no_more() -> None:
    frozen = play(table(LIVELY), CastIceFlash(0, at(1, 1))).state
    assert (frozen.keep.cards[at(1, 1)].status, frozen.keep.sand, frozen.reserve) == ("frozen", {}, 12)
    assert not events(play(frozen, place("h2111", "0,2")), AlarmRang)


def test_k23_neither_the_knight_nor_a_hall_nor_a_frozen_one_can_be_frozen() -> None:
    state = table(f"keep 0,0:s0000 1,1:k4444t4/3 -1,-1:c2213t5* | hand h2111 | hand h1112 | {ALL}")
    for spot in (at(0, 0), at(1, 1), at(-1, -1), at(4, 4)):
        assert refused(state, CastIceFlash(0, spot)).rule == "K23"


def test_k23_a_frozen_creature_holds_the_knight_up() -> None:
    text = "keep 0,0:s0000 1,1:k1411t4/3 -1,-1:c2213t5* | hand h0311 h2111 | hand h1112 s0000b | pile"
    step = play(table(text), place("h0311", "2,0"))
    assert step.state.ending is None
    assert events(step, KnightHeldUp)
    laid = step.state.keep.cards[at(1, 1)]
    assert (laid.status, step.state.keep.sand) == ("awake", {at(1, 1): 2})


def test_k23_the_knight_is_assessed_again_when_the_last_frozen_one_falls() -> None:
    text = "keep 0,0:s0000 1,1:k2211t4/3 -1,-1:c4211t5* | hand s0000b | hand h1112 | pile"
    state = table(f"{text} | spells poison")
    held = play(state, CastPoison(0, Point("2,1")))
    assert events(held, KnightHeldUp)
    step = play(held.state, place("s0000b", "-2,-2"))
    assert events(step, CreatureBeaten)
    assert won(step)


HELD_UP = "keep 0,0:s0000 1,1:k2211t4/1 -1,-1:c4222t5* | hand h1112 | hand h2111 h0311 | pile | spells poison fireball"


def test_k23_the_knight_held_up_at_5_or_less_loses_his_last_token_and_nothing_else() -> None:
    held = play(table(HELD_UP), CastPoison(0, Point("2,1"))).state
    assert held.keep.cards[at(1, 1)].danger <= 5
    step = play(held, place("h1112", "-2,0"))
    assert events(step, AlarmRang) == [AlarmRang(creatures=1, least=0)]
    assert (step.state.ending, step.state.keep.sand, step.state.reserve) == (None, {at(1, 1): 0}, 12)


def test_k23_from_then_on_he_loses_the_game_as_soon_as_he_stands_at_6() -> None:
    spent = play(table(HELD_UP), CastPoison(0, Point("2,1")), place("h1112", "-2,0")).state
    assert spent.keep.cards[at(1, 1)].danger == 4
    assert lost_by(play(spent, place("h0311", "0,2", seat=1))) == "alarm"


def test_k23_without_a_token_he_is_still_beaten_when_the_last_frozen_one_falls() -> None:
    spent = play(table(HELD_UP), CastPoison(0, Point("2,1")), place("h1112", "-2,0")).state
    assert won(play(spent, CastFireball(0, at(-1, -1))))


def test_k23_by_rules_2_his_last_token_lost_the_game_at_5_too() -> None:
    held = play(table(HELD_UP), CastPoison(0, Point("2,1"))).state
    assert lost_by(play(replace(held, rules=UNSET), place("h1112", "-2,0"))) == "alarm"


def test_k23_where_the_host_allows_it_the_knight_is_frozen_too_and_must_still_be_beaten() -> None:
    text = f"keep 0,0:s0000 1,1:k4101t4/1 | hand s0000b | hand h1112 | {ALL}"
    frozen = play(table(text, freeze_knight=True), CastIceFlash(0, at(1, 1)))
    assert (frozen.state.keep.cards[at(1, 1)].status, frozen.state.keep.sand) == ("frozen", {})
    assert not events(play(frozen.state, place("s0000b", "-1,-1")), AlarmRang)
    assert won(play(frozen.state, place("s0000b", "2,0")))


def test_k23_both_in_one_placement_is_won() -> None:
    text = "keep 0,0:c1121t5* 2,0:k1114t4/3 | hand s0000 | hand h2111 | pile".replace("c1121", "c1411").replace(
        "k1114", "k4111"
    )
    step = play(table(text), place("s0000", "1,-1"))
    assert len(events(step, CreatureBeaten)) == 2
    assert won(step)


def test_k24_fireball_takes_the_card_away_and_what_lay_under_shows_again() -> None:
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 | hand h1112 | pile | spells fireball")
    assert state.keep.cards[MIDDLE].danger == 4
    step = play(state, CastFireball(1, at(1, 1)))
    assert step.state.keep.cards[MIDDLE].danger == 5
    assert (step.state.reserve, step.state.burnt) == (12, ("c1322t5",))


def test_k24_what_shows_again_may_bring_the_keep_down() -> None:
    text = "keep 0,0:h1121 1,1:c0322t5/3 -1,-1:h1121b | hand h2111 | hand h1112 | pile | spells fireball"
    state = table(text)
    assert state.keep.cards[MIDDLE].danger == 1 + 2 + 1
    heavy = table(text.replace("h1121b", "h0131"))
    assert lost_by(play(heavy, CastFireball(0, at(1, 1)))) == "hall"


def test_k24_cards_lying_on_it_stay_and_gaps_may_be_built_on() -> None:
    text = "keep 0,0:h1121 1,1:c1322t5/3 2,2:h2111 | hand h1112 | hand h1211 | pile | spells fireball"
    step = play(table(text), CastFireball(0, at(1, 1)))
    keep = step.state.keep
    assert set(keep.cards) == {at(0, 0), at(2, 2)}
    assert keep.cards[at(2, 2)].danger == danger_of(keep, at(2, 2)) == 5
    assert {at(1, 1), at(3, 3)} <= set(free_spots(keep))


def test_k24_an_empty_keep_takes_the_next_card_in_the_middle() -> None:
    step = play(
        table("keep 4,4:c1322t5/3 | hand h1112 | hand h1211 | pile | spells fireball"), CastFireball(0, at(4, 4))
    )
    assert free_spots(step.state.keep) == (MIDDLE,)
    assert refused(step.state, place("h1112", "1,1")).instead is not None
    assert play(step.state, place("h1112", "0,0")).state.ending is None


def test_k24_the_knight_and_halls_do_not_burn_but_a_frozen_creature_does() -> None:
    state = table(f"keep 0,0:s0000 1,1:k4444t4/3 -1,-1:c2213t5* | hand h2111 | hand h1112 | {ALL}")
    assert refused(state, CastFireball(0, at(1, 1))).rule == "K24"
    assert refused(state, CastFireball(0, at(0, 0))).rule == "K24"
    assert at(-1, -1) not in play(state, CastFireball(0, at(-1, -1))).state.keep.cards


def test_k24_burning_the_last_frozen_one_lets_the_knight_fall() -> None:
    text = "keep 0,0:s0000 1,1:k2211t4/3 -1,-1:c2222t5* | hand h2111 | hand h1112 | pile | spells poison fireball"
    held = play(table(text), CastPoison(0, Point("2,1"))).state
    assert won(play(held, CastFireball(1, at(-1, -1))))


def test_k25_poison_makes_a_point_worth_nothing_for_both_cards() -> None:
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 | hand h1112 | pile | spells poison")
    keep = play(state, CastPoison(0, Point("1,1"))).state.keep
    assert keep.cards[MIDDLE].danger == 3
    assert keep.cards[at(1, 1)].danger == 7


def test_k25_a_poisoned_point_stays_worth_nothing_when_covered() -> None:
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | hand h4100 | hand h1112 | pile | spells poison")
    poisoned = play(state, CastPoison(0, Point("2,2"))).state
    keep = play(poisoned, place("h4100", "2,2")).state.keep
    assert keep.cards[at(1, 1)].danger == 6
    assert keep.cards[at(2, 2)].danger == 1


def test_k25_poison_may_beat_a_creature_or_the_knight_at_once() -> None:
    state = table("keep 0,0:s0000 1,1:k1411t4/3 | hand h2111 | hand h1112 | pile | spells poison")
    assert won(play(state, CastPoison(1, Point("2,1"))))


def test_k25_only_corners_of_live_creatures_and_not_twice() -> None:
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | poison 2,2 | hand h2111 | hand h1112 | spells poison")
    for point in ("0,0", "2,2", "9,9", "nonsense"):
        assert refused(state, CastPoison(0, Point(point))).rule == "K25"


def test_k25_poison_lasts_while_any_card_owns_the_point() -> None:
    text = "keep 0,0:h1121 1,1:c1322t5/3 2,2:h2111 | poison 2,2 2,1 | hand h1112 | hand h1211 | pile | spells fireball"
    keep = play(table(text), CastFireball(0, at(1, 1))).state.keep
    assert keep.poisoned == ("2,2",)


def test_k26_the_sphere_brings_speech_back_and_only_from_silence() -> None:
    assert refused(table(LIVELY), CastSphere(0)).rule == "K26"
    quiet = table(f"level 1 turn 0 silence | {LIVELY}")
    step = play(quiet, CastSphere(1))
    assert kinds(step.events) == ["SilenceSwallowed"]
    assert not step.state.silent


@pytest.mark.parametrize("act", [CastFireball(0, at(1, 1)), CastPoison(0, Point("2,2")), CastIceFlash(0, at(1, 1))])
def test_every_cast_offered_is_taken(act: Action) -> None:
    assert GAME.legal(table(LIVELY), 0).offers(act)
