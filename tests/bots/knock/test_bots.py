"""Bots of Knock: from views only, each stronger than the one before, with a reason for all they do."""

from typing import Any

import pytest

from tests.games.knock.tables import table
from threedoors.bots import Bot, levels, seat_bot
from threedoors.bots.knock.judgement import judged
from threedoors.bots.knock.thinker import survivors
from threedoors.bots.knock.worlds import Worlds
from threedoors.bots.match import play_match
from threedoors.core import Chance, Refused, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import (
    CastFireball,
    CastPoison,
    CastSphere,
    GetReady,
    PlaceCard,
    SkipTurn,
    TellCards,
)
from threedoors.games.knock.lattice import NEIGHBOURS, Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.placing import place_card
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import imagine, view
from threedoors.texts import WRITTEN, Texts

ALL = ("careful", "greedy", "thinker:8")


def bot(spec: str) -> Bot:
    return seat_bot(GAME, spec)


def test_the_levels_are_named_weakest_first() -> None:
    """Others may stand between them."""
    assert [level for level in levels(GAME) if level in {"careful", "greedy", "random", "thinker"}] == [
        "random",
        "careful",
        "greedy",
        "thinker",
    ]


@pytest.mark.parametrize("spec", ALL)
@pytest.mark.parametrize("seats", [1, 4])
def test_a_whole_keep_is_played_and_every_reason_has_words(spec: str, seats: int) -> None:
    playing = play_match(GAME, (spec,) * seats, f"whole {spec}", KnockOptions(minutes=6))
    assert not isinstance(playing, Refused)
    assert GAME.outcome(playing.state) is not None
    for entry in playing.entries[:6]:
        assert entry.action


@pytest.mark.parametrize("spec", ALL)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    one, other = (play_match(GAME, (spec,) * 3, "same seed", KnockOptions(level=2)) for _ in range(2))
    assert not isinstance(one, Refused)
    assert not isinstance(other, Refused)
    assert one.journal() == other.journal()


@pytest.mark.parametrize("spec", ALL)
def test_every_thought_gives_a_reason_in_three_languages(spec: str) -> None:
    state = GAME.setup(KnockOptions(), 2, chance_of("reasons"))
    assert isinstance(state, Knock)
    for seat in (state.turn,):
        thought = bot(spec).choose(view(state, seat), Chance(b"r"))
        for language in WRITTEN:
            words = Texts(language, GAME.folder).say(thought.reason)
            assert words != thought.reason.id
            assert "{" not in words


@pytest.mark.parametrize("spec", ALL)
def test_k17a_bots_tell_what_they_hold_while_speech_lasts(spec: str) -> None:
    text = "keep 0,0:h1121 | hand h2111 h3110! | hand h1112 | pile k4444t4 h1211"
    told = bot(spec).volunteer(view(table(text), 0), Chance(b"t"))
    assert told is not None
    assert told.action == TellCards(0, ("h2111",))  # type: ignore[arg-type]
    assert bot(spec).volunteer(view(table(f"level 1 turn 0 silence | {text}"), 0), Chance(b"t")) is None
    assert bot(spec).volunteer(view(table(text), None), Chance(b"t")) is None


def test_bots_get_ready_and_skip_when_they_hold_nothing() -> None:
    waiting = GAME.setup(KnockOptions(minutes=4), 2, chance_of("ready"))
    assert isinstance(waiting, Knock)
    assert bot("greedy").choose(view(waiting, 1), Chance(b"g")).action == GetReady(1)
    empty = table("keep 0,0:h1121 | hand | hand h1112 | pile")
    assert bot("greedy").choose(view(empty, 0), Chance(b"g")).action == SkipTurn(0)


@pytest.mark.parametrize("spec", ALL)
def test_no_bot_but_random_loses_at_once_when_it_need_not(spec: str) -> None:
    for number in range(15):
        state = GAME.setup(KnockOptions(level=3), 3, chance_of(f"care {number}"))
        assert isinstance(state, Knock)
        act: Any = bot(spec).choose(view(state, state.turn), Chance(b"c")).action
        assert isinstance(act, PlaceCard)
        assert place_card(state, act, []).ending is None


def test_greedy_takes_a_win_when_it_sees_one() -> None:
    state = table("keep 0,0:s0000 1,1:k1411t4/1 -1,-1:c2213t5/1 | hand h3110 h0311 | hand h2111 | pile")
    act: Any = bot("greedy").choose(view(state, 0), Chance(b"w")).action
    assert place_card(state, act, []).ending.won  # type: ignore[union-attr]


def test_the_sphere_is_cast_as_soon_as_it_is_silent() -> None:
    state = table("level 1 turn 0 silence | keep 0,0:h1121 | hand h2111 | hand h1112 | pile k4444t4 | spells sphere")
    thought = bot("greedy").volunteer(view(state, 1), Chance(b"s"))
    assert thought is not None
    assert thought.action == CastSphere(1)


def test_the_sphere_is_kept_while_everything_is_told() -> None:
    state = table("level 1 turn 0 silence | keep 0,0:h1121 | hand h2111! | hand h1112! | pile k4444t4 | spells sphere")
    assert bot("greedy").volunteer(view(state, 1), Chance(b"s")) is None


def test_a_spell_is_cast_on_anothers_turn_where_no_card_helps() -> None:
    state = table("keep 0,0:c4442t4/1 | hand h2111! | hand h1112! | pile k4444t4 h1211 h1121 | spells fireball")
    thought = bot("thinker:16").volunteer(view(state, 1), Chance(b"o"))
    assert thought is not None
    assert thought.action == CastFireball(1, Spot("0,0"))


@pytest.mark.parametrize("spec", ["greedy", "thinker:16"])
def test_a_spell_that_wins_is_cast(spec: str) -> None:
    state = table("keep 0,0:s0000 1,1:k1411t4/2 | hand c1414t4! | hand c1414t4b! | pile | spells poison")
    thought = bot(spec).volunteer(view(state, 0), Chance(b"p"))
    assert thought is not None
    assert isinstance(thought.action, CastPoison)


def test_the_thinker_looks_at_a_handful_of_different_placements() -> None:
    state = GAME.setup(KnockOptions(), 4, chance_of("short list"))
    assert isinstance(state, Knock)
    seen = view(state, state.turn)
    candidates = survivors(Worlds(seen, chance_of("worlds"), 16), judged(seen, seen.hand))
    assert 2 <= len(candidates) <= 8
    assert len(set(candidates)) == len(candidates)


def test_the_thinker_leaves_alone_what_loses_by_force() -> None:
    """With the Socks on two tokens the quiet room must go on it now; the Laundry would be a second one to stop."""
    state = table("keep 0,0:c4311t4/2 | hand h1112! c2222t3! | hand h1211! | pile k4444t4 h2111 h1121 h1211b")
    act: Any = bot("thinker:16").choose(view(state, 0), Chance(b"f")).action
    assert act.card == "h1112"
    assert act.spot in NEIGHBOURS[Spot("0,0")]
    after = place_card(state, act, [])
    last: Any = bot("thinker:16").choose(view(after, 1), Chance(b"f")).action
    assert place_card(after, last, []).ending is None


def test_a_bot_cannot_see_what_it_may_not_know() -> None:
    """Twins that look alike to a seat are played alike by its bot."""
    state = GAME.setup(KnockOptions(), 3, chance_of("twins"))
    assert isinstance(state, Knock)
    seen = view(state, state.turn)
    other = view(imagine(seen, Chance(b"other")), state.turn)
    for spec in ALL:
        assert bot(spec).choose(seen, Chance(b"x")) == bot(spec).choose(other, Chance(b"x"))


def test_thinker_beats_greedy_beats_careful_beats_random() -> None:
    won = {}
    for spec in ("random", "careful", "greedy", "thinker:16"):
        labels = []
        for number in range(12):
            playing = play_match(GAME, (spec,) * 3, f"ladder {number}", KnockOptions(level=1))
            assert not isinstance(playing, Refused)
            outcome = GAME.outcome(playing.state)
            assert outcome is not None
            labels.append((outcome.label == "won", playing.state.turns))
        won[spec] = (sum(w for w, _ in labels), sum(turns for _, turns in labels))
    assert won["random"] < won["careful"] < won["greedy"] < won["thinker:16"]
