"""K10–K15: put down, assess, ring, draw; the Black Knight; empty hands."""

from msgspec import UNSET
from msgspec.structs import replace

from tests.games.knock.tables import events, kinds, lost_by, play, refused, table
from tests.games.knock.test_keep import place
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import SkipTurn
from threedoors.games.knock.events import (
    AlarmRang,
    CardDrawn,
    CreatureBeaten,
    KeepLost,
    KnightCame,
    SilenceFell,
    SpeechReturned,
    TokensTaken,
)
from threedoors.games.knock.lattice import at

PILE = "pile k4444t4 h1211 h1112d"


def test_k10_a_placed_card_leaves_the_hand_and_the_next_player_is_asked() -> None:
    step = play(table(f"keep 0,0:h1121 | hand h2111 h3110 | hand h1112b | {PILE}"), place("h2111", "1,1"))
    assert step.state.hands[0] == ("h3110", "h1112d")
    assert GAME.waits(step.state)[0].seats == (1,)


def test_k10_only_the_player_whose_turn_it_is_places_and_only_from_hand() -> None:
    state = table(f"keep 0,0:h1112 | hand h2111 | hand h1112b | {PILE}")
    assert refused(state, place("h1112b", "1,1", seat=1)).why == "not-your-turn"
    assert refused(state, place("h1112b", "1,1")).why == "card-not-in-hand"


def test_k10_a_player_with_cards_must_place_one() -> None:
    state = table(f"keep 0,0:h1112 | hand h4100 | hand h2111 | {PILE}")
    assert refused(state, SkipTurn(0)).rule == "K10"
    assert lost_by(play(state, place("h4100", "1,1"))) == "hall"


def test_k10_a_creature_takes_its_tokens_from_the_reserve() -> None:
    step = play(table(f"keep 0,0:h1121 | hand c1322t4 | hand h2111 | {PILE}"), place("c1322t4", "1,1"))
    assert TokensTaken("c1322t4", 4, 8) in step.events  # type: ignore[arg-type]
    assert step.state.reserve == 9


def test_k10_too_few_tokens_left_is_lost() -> None:
    state = table(f"keep 0,0:h1121 -1,-1:c2222t9/9 | hand c1322t4 | hand h2111 | {PILE}")
    assert lost_by(play(state, place("c1322t4", "1,1"))) == "tokens"


def test_k10_tokens_freed_by_this_very_placement_come_too_late() -> None:
    state = table(f"keep 0,0:c4111t9/9 | hand c0332t4 | hand h2111 | {PILE}")
    step = play(state, place("c0332t4", "-1,-1", turned=True))
    assert lost_by(step) == "tokens"
    assert not events(step, CreatureBeaten)


def test_k10_a_silence_icon_flips_the_token_and_flips_it_back() -> None:
    state = table(f"keep 0,0:h1121 | hand s0000 | hand s0000b | {PILE}")
    first = play(state, place("s0000", "1,1"))
    assert first.state.silent
    assert events(first, SilenceFell)
    second = play(first.state, place("s0000b", "2,2", seat=1))
    assert not second.state.silent
    assert events(second, SpeechReturned)


def test_k11_a_hall_at_six_is_lost() -> None:
    step = play(table(f"keep 0,0:h1112 | hand h2111 | hand h1112b | {PILE}"), place("h2111", "-1,-1", turned=True))
    assert lost_by(step) == "hall"
    assert GAME.outcome(step.state).label == "hall"  # type: ignore[union-attr]
    lost = events(step, KeepLost)[0]
    assert (lost.card, lost.danger) == ("h1112", 6)


def test_k11_a_live_creature_at_five_or_less_is_beaten_and_is_a_hall_for_good() -> None:
    step = play(table(f"keep 0,0:c3211t4/3 | hand h1112 | hand h2111 | {PILE}"), place("h1112", "-1,-1", turned=True))
    assert step.state.keep.cards[at(0, 0)].status == "beaten"
    assert CreatureBeaten("c3211t4", at(0, 0), 5, 3) in step.events  # type: ignore[arg-type]
    assert step.state.reserve == 12
    again = play(step.state, place("h2111", "1,1", seat=1))
    assert lost_by(again) == "hall"


def test_k11_a_live_creature_at_six_or_more_fights_on() -> None:
    step = play(table(f"keep 0,0:c4222t4/3 | hand h1112 | hand h2111 | {PILE}"), place("h1112", "-1,-1", turned=True))
    laid = step.state.keep.cards[at(0, 0)]
    assert (laid.danger, laid.status) == (7, "awake")


def test_k11_a_loss_beats_a_simultaneous_win() -> None:
    """One card brings the Knight down and a hall up."""
    step = play(table("keep 0,0:k1410t4/3 2,0:h1112 | hand h0021 | hand h2111"), place("h0021", "1,-1"))
    assert step.state.keep.cards[at(0, 0)].danger == 3
    assert step.state.keep.cards[at(2, 0)].danger == 6
    assert lost_by(step) == "hall"


def test_k11a_the_card_just_laid_is_not_judged_itself() -> None:
    step = play(table(f"keep 0,0:h1031 | hand c3222t4 | hand h2111 | {PILE}"), place("c3222t4", "1,1"))
    assert step.state.keep.cards[at(1, 1)].status == "awake"


def test_k11a_a_creature_laid_on_a_poisoned_point_at_five_or_less_is_beaten_at_once() -> None:
    state = table(f"keep 0,0:h1031 | poison 1,1 | hand c3211t4 | hand h2111 | {PILE}")
    step = play(state, place("c3211t4", "1,1"))
    assert step.state.keep.cards[at(1, 1)].status == "beaten"
    assert step.state.reserve == 12


def test_k12_each_creature_gives_a_token_back_the_newcomer_too() -> None:
    state = table(f"keep 0,0:h1031 -1,-1:c2213t5/3 | hand c3222t4 | hand h2111 | {PILE}")
    step = play(state, place("c3222t4", "1,1"))
    assert step.state.keep.sand == {at(-1, -1): 2, at(1, 1): 3}
    assert AlarmRang(2, 2) in step.events
    assert step.state.reserve == 7


def test_k12_the_last_token_of_a_live_creature_gone_is_lost() -> None:
    state = table(f"keep 0,0:h1031 -1,-1:c2213t5/1 | hand h3110 | hand h2111 | {PILE}")
    assert lost_by(play(state, place("h3110", "1,1"))) == "alarm"


def test_k12_a_creature_beaten_by_this_placement_does_not_ring() -> None:
    state = table(f"keep 0,0:c3211t4/1 | hand h1112 | hand h2111 | {PILE}")
    step = play(state, place("h1112", "-1,-1", turned=True))
    assert step.state.ending is None
    assert not events(step, AlarmRang)


def test_gentle_a_creature_keeps_its_token_on_the_turn_it_arrives() -> None:
    state = table(f"keep 0,0:h1031 -1,-1:c2213t5/3 | hand c3222t4 | hand h2111 | {PILE}", gentle=True)
    step = play(state, place("c3222t4", "1,1"))
    assert step.state.keep.sand == {at(-1, -1): 2, at(1, 1): 4}


def test_k13_one_card_is_drawn_if_the_pile_has_one() -> None:
    step = play(table(f"keep 0,0:h1121 | hand h2111 | hand h1112b | {PILE}"), place("h2111", "1,1"))
    assert CardDrawn(0, "h1112d") in step.events  # type: ignore[arg-type]
    empty = play(table("keep 0,0:h1121 | hand h2111 | hand h1112b | pile"), place("h2111", "1,1"))
    assert not events(empty, CardDrawn)


def test_k13_alone_a_silence_card_draws_nothing() -> None:
    step = play(table(f"keep 0,0:h1031 | hand s0000 h2111 | {PILE}"), place("s0000", "1,1"))
    assert step.state.hands[0] == ("h2111",)
    assert not step.state.silent
    assert len(step.state.pile) == 3


def test_k13_alone_a_silence_card_says_that_nothing_is_drawn() -> None:
    step = play(table(f"keep 0,0:h1121 | hand s0000 h2111 | {PILE}"), place("s0000", "1,1"))
    assert (kinds(step.events), step.state.silent) == (["CardPlaced", "SilenceFell"], False)
    assert GAME.tell(step.state, step.events[1]).id == "silence-fell-alone"
    before = replace(table(f"keep 0,0:h1121 | hand s0000 h2111 | {PILE}"), rules=UNSET)
    assert kinds(play(before, place("s0000", "1,1")).events) == ["CardPlaced"], "rules 2 said nothing"


def test_k13_alone_the_knight_waits_for_a_later_draw_after_a_silence_card() -> None:
    step = play(table("keep 0,0:h1031 | hand s0000 h2111 | pile k4444t4"), place("s0000", "1,1"))
    assert (step.state.phase, step.state.pile) == ("turn", ("k4444t4",))
    later = play(step.state, place("h2111", "2,2"))
    assert later.state.phase == "knight"


def test_k14_the_knight_is_laid_at_once_by_the_one_who_drew_him() -> None:
    state = table("keep 0,0:h1121 | hand h2111 h3110 | hand h1112b | pile k4444t4")
    step = play(state, place("h2111", "1,1"))
    assert KnightCame(0, "k4444t4") in step.events  # type: ignore[arg-type]
    assert GAME.waits(step.state)[0].seats == (0,)
    assert refused(step.state, place("h3110", "2,2")).rule == "K14"
    assert refused(step.state, SkipTurn(0)).rule == "K14"
    assert refused(step.state, place("h1112b", "2,2", seat=1)).why == "not-your-turn"


def test_k14_the_knight_takes_his_tokens_and_no_second_alarm_rings() -> None:
    state = table("level 1 knight 0 speech | keep 0,0:s0000 -1,-1:c2213t5/2 | hand h2111 | hand h1112 | pile")
    step = play(state, place("k4444t4", "1,1"))
    assert step.state.keep.sand == {at(-1, -1): 2, at(1, 1): 4}
    assert not events(step, AlarmRang)
    assert not events(step, CardDrawn)
    assert step.state.turn == 1


def test_k14_the_cards_the_knight_covers_are_assessed() -> None:
    state = table("level 1 knight 0 speech | keep 0,0:h1112 | hand h2111 | hand h1112b | pile")
    assert lost_by(play(state, place("k4444t4", "1,1"))) == "hall"


def test_k14_too_few_tokens_for_the_knight_is_lost() -> None:
    state = table("level 1 knight 0 speech | keep 0,0:s0000 -1,-1:c2213t9/9 | hand h2111 | hand h1112 | pile")
    assert lost_by(play(state, place("k4444t4", "1,1"))) == "tokens"


def test_k15_a_player_without_a_card_skips_but_the_alarm_rings() -> None:
    state = table("keep 0,0:h1031 -1,-1:c2213t5/3 | hand | hand h2111 | pile")
    assert refused(state, place("h2111", "1,1")).why == "card-not-in-hand"
    step = play(state, SkipTurn(0))
    assert kinds(step.events) == ["TurnSkipped", "AlarmRang"]
    assert step.state.turn == 1


def test_k15_nobody_has_a_card_and_the_knight_is_unbeaten_is_lost() -> None:
    state = table("keep 0,0:s0000 1,1:k4444t4/3 | hand h2111 | hand | pile")
    assert lost_by(play(state, place("h2111", "-1,-1"))) == "cards"


def test_k15_with_the_knight_still_in_the_pile_too() -> None:
    state = table("keep 0,0:h1031 | hand s0000 | pile k4444t4")
    assert lost_by(play(state, place("s0000", "1,1"))) == "cards"


def test_k15_while_a_held_spell_has_a_target_turns_go_on_with_the_alarm_alone() -> None:
    state = table("keep 0,0:s0000 1,1:k4444t4/3 | hand h2111 | hand | pile | spells poison")
    step = play(state, place("h2111", "-1,-1"))
    assert step.state.ending is None
    rung = play(step.state, SkipTurn(1))
    assert rung.state.keep.sand == {at(1, 1): 1}
    assert lost_by(play(rung.state, SkipTurn(0))) == "alarm"


def test_k15_a_sphere_alone_does_not_keep_the_game_going() -> None:
    state = table("level 1 turn 0 silence | keep 0,0:s0000 1,1:k4444t4/3 | hand h2111 | hand | pile | spells sphere")
    assert lost_by(play(state, place("h2111", "-1,-1"))) == "cards"


def test_k15_no_token_left_to_move_is_lost() -> None:
    state = table("keep 0,0:h1031 1,1:c3222t4* | hand | hand | pile k4444t4 | spells fireball")
    assert lost_by(play(state, SkipTurn(0))) == "cards"
