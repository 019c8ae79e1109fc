"""K21: four Keeps in a row, spells found, codes that remember."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.games.knock.tables import events, kinds, play, refused, table
from tests.games.knock.test_keep import place
from threedoors.core import Concede, Refused, Step, chance_of
from threedoors.games.knock import GAME, savecode
from threedoors.games.knock.actions import GetReady
from threedoors.games.knock.events import AdventureStopped, KeepBegan, SpellFound
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.savecode import Saved, WrongCode
from threedoors.games.knock.state import SPELLS, Knock
from threedoors.games.knock.views import view
from threedoors.texts import Texts

WINNING = "keep 0,0:s0000 1,1:k1411t4/3 | hand h0311 h2111 | hand h1112 | pile"
LOSING = "keep 0,0:h1121 | hand h3110 | hand h1112 | pile k4444t4"


def winning(level: int = 1, text: str = WINNING, **options: Any) -> Step[Knock]:
    state = table(f"level {level} turn 0 speech | {text}", adventure=True, **options)
    return play(state, place("h0311", "2,0"))


def losing(**options: Any) -> Step[Knock]:
    state = table(f"level 2 turn 0 speech | {LOSING} | spells poison", adventure=True, **options)
    return play(state, place("h3110", "1,1"))


def test_k21_after_each_win_but_the_last_a_spellbook_is_found() -> None:
    for level in (1, 2, 3):
        step = winning(level)
        assert step.state.phase == "between"
        assert len(step.state.spells) == 1
        assert events(step, SpellFound)
    last = winning(4)
    assert GAME.outcome(last.state).label == "won"  # type: ignore[union-attr]
    assert not events(last, SpellFound)


def test_k21_a_held_spellbook_is_not_found_again() -> None:
    for number in range(12):
        state = table(f"level 1 turn 0 speech | {WINNING} | spells fireball poison sphere", adventure=True)
        state = replace(state, chance=chance_of(str(number)))
        assert play(state, place("h0311", "2,0")).state.spells[-1] == "ice-flash"


def test_k26_alone_the_sphere_is_never_found() -> None:
    for number in range(20):
        state = table("keep 0,0:s0000 1,1:k1411t4/3 | hand h0311 | pile", adventure=True)
        state = replace(state, chance=chance_of(str(number)))
        assert "sphere" not in play(state, place("h0311", "2,0")).state.spells


def test_k21_a_single_keep_has_no_spellbooks() -> None:
    step = play(table(WINNING), place("h0311", "2,0"))
    assert (step.state.phase, step.state.spells) == ("over", ())


def test_k21_the_next_keep_is_set_up_anew_when_all_are_ready() -> None:
    between = winning(1).state
    assert GAME.waits(between)[0].seats == (0, 1)
    step = play(between, GetReady(0), GetReady(1))
    assert (step.state.level, step.state.phase, step.state.keeps) == (2, "turn", 2)
    assert events(step, KeepBegan)[0].level == 2
    assert [len(hand) for hand in step.state.hands] == [4, 4]
    assert step.state.spells == between.spells


def test_k21_the_sand_runs_anew_in_the_next_keep() -> None:
    step = play(winning(1, minutes=4).state, GetReady(0), GetReady(1))
    assert kinds(step.events) == ["SeatReady", "KeepBegan", "SandStarted"]
    assert GAME.waits(step.state)[1].id == "sand-2"


def test_k21_a_lost_keep_ends_the_adventure() -> None:
    assert GAME.outcome(losing().state).label == "hall"  # type: ignore[union-attr]


def test_k21_with_retry_the_same_keep_comes_again_and_spent_spells_stay_spent() -> None:
    between = losing(retry=True).state
    assert GAME.outcome(between) is None
    again = play(between, GetReady(1), GetReady(0)).state
    assert (again.level, again.spells, again.ending) == (2, ("poison",), None)


def test_k21_a_team_that_gives_up_between_two_keeps_has_lost_neither() -> None:
    between = winning(2, chest_hunt=True).state
    step = play(between, Concede(1))
    assert step.events == (AdventureStopped(1, 3),)
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.label, outcome.winners, outcome.scores) == ("stopped", (), (between.chests,) * 2)
    words = Texts("en", GAME.folder, names=("Ada", "Bo"))
    told = [words.say(GAME.tell(step.state, event)) for event in step.events]
    assert [words.say(outcome.why)] == told == ["Bo ends the adventure here. Keep 3 can wait."]
    assert view(step.state, 0).save_code == view(between, 0).save_code != ""
    assert step.state.ending is not None
    assert step.state.ending.won, "the Keep behind them stays won"


def test_k21_a_team_that_does_not_try_again_stops_before_the_keep_it_lost() -> None:
    step = play(losing(retry=True).state, Concede(0))
    assert step.events == (AdventureStopped(0, 2),)
    assert GAME.outcome(step.state).label == "stopped"  # type: ignore[union-attr]


def test_k21_between_two_keeps_no_card_is_laid() -> None:
    assert refused(losing(retry=True).state, place("h1112", "2,2", seat=1)).why == "keep-not-running"


def test_k20_chest_scores_add_up_over_the_keeps() -> None:
    text = WINNING.replace("s0000", "s0000x2")
    state = table(f"level 1 turn 0 speech | {text}", adventure=True, chest_hunt=True)
    step = play(replace(state, chests=5), place("h0311", "2,0"))
    assert step.state.chests == 7
    assert play(step.state, GetReady(0), GetReady(1)).state.chests == 7


def test_k21_a_code_resumes_the_adventure() -> None:
    between = winning(2, chest_hunt=True).state
    code = view(between, None).save_code
    resumed = GAME.setup(KnockOptions(adventure=True, resume=code), 2, chance_of("resume"))
    assert isinstance(resumed, Knock)
    assert (resumed.level, resumed.spells) == (3, between.spells)


@given(st.integers(2, 4), st.sets(st.sampled_from(SPELLS)), st.integers(0, 99))
def test_k21_every_adventure_survives_its_code(level: int, spells: set[Any], chests: int) -> None:
    saved = Saved(level, tuple(spell for spell in SPELLS if spell in spells), chests)
    code = savecode.write(saved)
    assert savecode.read(code) == saved
    assert savecode.read(code.upper().replace("-", " ")) == saved


@given(st.integers(2, 4), st.integers(0, 99), st.data())
def test_k21_one_misheard_syllable_is_noticed(level: int, chests: int, data: st.DataObject) -> None:
    code = savecode.write(Saved(level, ("poison",), chests)).replace("-", "")
    place_of = data.draw(st.integers(0, 3)) * 2
    other = data.draw(st.sampled_from([s for s in savecode.SYLLABLES if s != code[place_of : place_of + 2]]))
    wrong = code[:place_of] + other + code[place_of + 2 :]
    assert not _is_code(wrong) or savecode.read(wrong) != Saved(level, ("poison",), chests)


def test_k21_hardly_any_wrong_code_is_taken_for_a_right_one() -> None:
    code = savecode.write(Saved(3, ("fireball",), 7)).replace("-", "")
    tries = [code[: 2 * i] + s + code[2 * i + 2 :] for i in range(4) for s in savecode.SYLLABLES]
    taken = sum(_is_code(wrong) for wrong in tries if wrong != code)
    assert taken <= 1


def test_k21_a_wrong_code_is_refused_with_a_hint() -> None:
    code = savecode.write(Saved(3, ("fireball",), 7))
    swapped = code[2:4] + code[:2] + code[4:]
    answer = GAME.setup(KnockOptions(adventure=True, resume=swapped), 2, chance_of("x"))
    assert isinstance(answer, Refused)
    assert answer.instead is not None
    assert answer.instead.args == {"guess": code}
    far = GAME.setup(KnockOptions(adventure=True, resume="abracadabra"), 2, chance_of("x"))
    assert isinstance(far, Refused)
    assert far.instead is not None
    assert far.instead.id == "instead-code"


def test_k21_a_code_belongs_to_an_adventure() -> None:
    answer = GAME.setup(KnockOptions(resume=savecode.write(Saved(2))), 2, chance_of("x"))
    assert isinstance(answer, Refused)
    assert answer.rule == "K21"


@pytest.mark.parametrize("code", ["", "-", "é", "tilu", "tilumakotilu", "ti lu ma 77"])
def test_k21_nonsense_is_no_code(code: str) -> None:
    with pytest.raises(WrongCode):
        savecode.read(code)


def _is_code(text: str) -> bool:
    try:
        savecode.read(text)
    except WrongCode:
        return False
    return True
