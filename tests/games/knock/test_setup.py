"""K1, K2, K7–K9: what lies on the table at the start."""

import pytest

from tests.games.knock.tables import deck_with, kinds, play, refused
from threedoors.core import CLOCK, Refused, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import GetReady, PlaceCard, TimeUp
from threedoors.games.knock.cards import TIME_TOKENS, CardId
from threedoors.games.knock.decks import deck_of, house_deck
from threedoors.games.knock.keep import free_spots
from threedoors.games.knock.lattice import MIDDLE
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock

DECK = deck_of(house_deck(GAME.rules_version))


def started(seats: int = 4, seed: str = "setup", **options: object) -> Knock:
    state = GAME.setup(KnockOptions(**options), seats, chance_of(seed))  # type: ignore[arg-type]
    assert not isinstance(state, Refused), state
    return state


def test_k1_the_shipped_deck_has_halls_about_half_as_many_creatures_and_the_knight() -> None:
    kinds_there = [card.kind for card in DECK.cards.values()]
    assert kinds_there.count("knight") == 1
    assert 0.4 < kinds_there.count("creature") / kinds_there.count("hall") < 0.65
    assert 55 < len(kinds_there) < 75


def test_k2_halls_add_up_to_five_and_jokers_to_nothing_with_silence() -> None:
    for card in DECK.cards.values():
        if card.kind == "hall":
            assert sum(card.corners) == (0 if card.silence else 5), card.id
        else:
            assert sum(card.corners) >= 6, card.id
            assert card.tokens >= 2, card.id


def test_k2_some_halls_show_chests_and_some_cards_are_marked_for_keeps_two_to_four() -> None:
    cards = DECK.cards.values()
    assert sum(card.chests > 0 for card in cards) >= 10
    assert {card.mark for card in cards} == {0, 2, 3, 4}


@pytest.mark.parametrize(("seats", "size"), [(1, 6), (2, 4), (3, 4), (4, 4), (5, 4), (6, 3)])
def test_k7_hands_are_six_alone_four_for_two_to_five_three_for_six(seats: int, size: int) -> None:
    assert [len(hand) for hand in started(seats).hands] == [size] * seats


def test_k7_all_tokens_but_those_of_the_first_creature_lie_in_the_reserve() -> None:
    for number in range(30):
        state = started(seed=f"reserve {number}")
        assert state.reserve + sum(state.keep.sand.values()) == TIME_TOKENS


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_k8_only_unmarked_cards_and_those_of_this_level_are_in_play(level: int) -> None:
    state = started(level=level)
    marks = {DECK.cards[card].mark for card in everything(state)}
    assert marks <= {0, level}


def test_k8_cumulative_adds_the_marks_of_earlier_levels() -> None:
    marks = {DECK.cards[card].mark for card in everything(started(level=3, cumulative=True))}
    assert marks == {0, 2, 3}


def test_k8_the_knight_lies_under_the_pile() -> None:
    state = started()
    assert state.pile[0] == DECK.knight
    assert DECK.knight not in everything(state)[1:]


def test_k8_a_creature_turned_up_first_gets_its_tokens_and_no_alarm_rings() -> None:
    state = opened_with("creature")
    card = DECK.cards[state.keep.cards[MIDDLE].card]
    assert state.keep.sand == {MIDDLE: card.tokens}


def test_k8_a_silence_icon_turned_up_first_flips_the_token_but_not_alone() -> None:
    assert opened_with("silence", 3).silent
    alone = opened_with("silence", 1)
    assert not alone.silent
    assert len(alone.hands[0]) == 6


def test_k9_without_a_timer_the_first_player_begins_at_once() -> None:
    assert started().phase == "turn"


def test_k9_with_a_timer_the_sand_starts_when_all_are_ready() -> None:
    state = started(2, minutes=6)
    assert GAME.waits(state)[0].seats == (0, 1)
    half = play(state, GetReady(1)).state
    assert GAME.waits(half)[0].seats == (0,)
    step = play(half, GetReady(0))
    assert kinds(step.events) == ["SeatReady", "SandStarted"]
    sand = GAME.waits(step.state)[1]
    assert (sand.seats, sand.seconds, sand.otherwise) == ((), 360.0, TimeUp(CLOCK))


def test_k9_nobody_plays_before_all_are_ready() -> None:
    state = started(2, minutes=4, first=0)
    act = PlaceCard(0, state.hands[0][0], free_spots(state.keep)[0])
    assert refused(state, act).why == "keep-not-running"
    assert refused(play(state, GetReady(0)).state, GetReady(0)).why == "already-ready"
    assert refused(started(), GetReady(0)).why == "nothing-to-get-ready-for"


def test_k9_the_host_may_say_who_begins() -> None:
    assert all(started(3, seed=str(n), first=2).turn == 2 for n in range(5))
    assert {started(3, seed=str(n)).turn for n in range(40)} == {0, 1, 2}
    wrong = GAME.setup(KnockOptions(first=3), 3, chance_of("x"))
    assert isinstance(wrong, Refused)
    assert wrong.rule == "K9"


def test_k9_play_is_clockwise() -> None:
    state = started(3, first=2)
    step = play(state, safe(state))
    assert step.state.turn == 0


def test_k9_time_up_is_an_act_of_the_clock_alone() -> None:
    state = play(started(1, minutes=6), GetReady(0)).state
    assert refused(state, TimeUp(0)).rule == "K9"
    assert refused(started(1), TimeUp(CLOCK)).why == "no-sand-running"
    step = play(state, TimeUp(CLOCK))
    assert GAME.outcome(step.state).label == "time"  # type: ignore[union-attr]


def test_k3_own_decks_are_played_from_their_text() -> None:
    state = started(2, deck=deck_with("c3221t4 h2111"))
    assert set(everything(state)) | {CardId("k4444t4")} == set(state.options.the_deck.cards)


def everything(state: Knock) -> list[CardId]:
    """All cards but the Knight."""
    laid = [laid.card for laid in state.keep.cards.values()]
    return [*laid, *(card for hand in state.hands for card in hand), *state.pile[1:]]


def opened_with(what: str, seats: int = 2) -> Knock:
    for number in range(400):
        state = started(seats, seed=f"open {number}")
        card = DECK.cards[state.keep.cards[MIDDLE].card]
        if card.kind == what or (what == "silence" and card.silence):
            return state
    raise AssertionError(what)


def safe(state: Knock) -> PlaceCard:
    """Any placement that does not end the Keep."""
    for card in state.hands[state.turn]:
        for spot in free_spots(state.keep):
            act = PlaceCard(state.turn, card, spot)
            if play(state, act).state.ending is None:
                return act
    raise AssertionError(GAME.notation(state))
