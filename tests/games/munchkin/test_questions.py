"""What a seat may ask before it acts: how a fight would stand, what a sale would bring, why a card stays in hand."""

from typing import Any

import msgspec
import pytest

from tests.games.munchkin.tables import act, card, meeting, resolve, table, wait
from threedoors.games.munchkin.shown.questions import (
    MOST_ACTS,
    AskIf,
    AskIfHelped,
    AskSale,
    Balance,
    Question,
    SaleSeen,
    answer,
)
from threedoors.games.munchkin.shown.views import view
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import MunchkinState


def balance(state: MunchkinState, act: Any) -> Balance | None:
    """How the fight would stand after this act."""
    return answer(view(state, act.seat), AskIf((act,))).after[0]  # type: ignore[union-attr]


def sale(state: MunchkinState, *names: str) -> SaleSeen:
    seen = answer(view(state, 0), AskSale(tuple(map(card, names))))
    assert isinstance(seen, SaleSeen)
    return seen


def why(state: MunchkinState, seat: int, name: str) -> tuple[str, str] | None:
    """Why a hand card is stuck, and by which rule."""
    found = [(s.why, s.rule) for s in view(state, seat).stuck if s.card == card(name)]
    return found[0] if found else None


def test_m7_a_card_for_either_side_is_told_before_it_is_played() -> None:
    bear = meeting("m20", "L4 hand o05", "L1", "L1")
    assert balance(bear, a.Play(0, card("o05"), side="fighters")) == Balance(7, 8, False)
    assert balance(bear, a.Play(0, card("o05"), side="monsters")) == Balance(4, 11, False)


def test_m7_a_doubled_side_is_doubled_in_the_forecast_too() -> None:
    bear = meeting("m20", "L4 hand o12 o05", "L1", "L1")
    assert balance(bear, a.Play(0, card("o12"))) == Balance(8, 8, False)
    doubled = act(bear, a.Play(0, card("o12")))
    assert balance(doubled, a.Play(0, card("o05"), side="fighters")) == Balance(14, 8, True)


def test_m7_a_helper_brings_what_the_monster_dislikes() -> None:
    """The bear is 6 stronger against class W: the Bouncer's help is worth less than it seems."""
    bear = meeting("m20", "L4", "L5 is W", "L3")
    seen = answer(view(bear, 0), AskIfHelped())
    assert [(h.helper, h.balance) for h in seen.helped] == [  # type: ignore[union-attr]
        (1, Balance(9, 14, False)),
        (2, Balance(7, 8, False)),
    ]


def test_an_act_that_is_refused_or_ends_the_fight_has_no_sum() -> None:
    bear = meeting("m20", "L4 hand o13", "L1", "L1")
    assert balance(bear, a.Play(0, card("o13"))) is None
    assert balance(bear, a.Play(0, card("o05"), side="fighters")) is None
    assert balance(table("L1 hand o05", "L1", "L1"), a.Play(0, card("o05"), side="fighters")) is None


def test_so_many_acts_are_asked_about_at_once_and_no_more() -> None:
    question = {"type": "AskIf", "acts": [{"type": "Play", "seat": 0, "card": 1}] * (MOST_ACTS + 1)}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(question, Question)


def test_m5_a_sale_says_its_sum_its_levels_or_what_is_missing() -> None:
    rich = table("L1 used i23 i20 carried i30", "L1", "L1")
    assert sale(rich, "i23", "i20").levels == 1
    short = sale(rich, "i23")
    assert (short.bill.total, short.levels, short.no and short.no.id) == (800, 0, "sale-too-small")
    assert sale(rich, "i01").no is not None


def test_m5_a_sale_never_promises_the_winning_level() -> None:
    assert sale(table("L8 carried o15 o23 i23", "L1", "L1"), "o15", "o23", "i23").levels == 1


def test_m13_a_stuck_card_says_why_and_by_which_rule() -> None:
    calm = table("L1 hand m01 e02 i01 c01 A A#2 o05", "L1 hand A#3 i13", "L1")
    assert why(calm, 0, "m01") == ("monster-for-trouble", "M6")
    assert why(calm, 0, "e02") == ("only-in-fight", "M13")
    assert why(calm, 1, "A#3") == ("own-turn-only", "M13")
    assert all(why(calm, 0, name) is None for name in ("i01", "c01", "A", "o05"))
    assert why(meeting("m20", "L4 hand i01", "L1", "L1"), 0, "i01") == ("not-in-fight", "M13")
    assert why(act(calm, a.Play(0, card("A"))), 0, "A#2") == ("no-room-for-trait", "M2")


def test_m9_before_a_flee_roll_its_needs_are_known() -> None:
    lost = resolve(meeting("m14", "L1 is A", "L1", "L1"))
    flight = view(lost, 1).flight
    assert flight is not None
    assert flight.needed == 5
    assert [(ahead.least, sum(part.n for part in ahead.added)) for ahead in flight.ahead] == [(6, -1)]
    caught = view(resolve(meeting("m03", "L1 cursed c16", "L1", "L1")), 0).flight
    assert caught is not None
    assert caught.ahead[0].least == 7


def test_m12_a_fight_for_the_last_level_is_known_as_one() -> None:
    small, last = view(meeting("m20", "L4"), 1).fight, view(meeting("m20", "L9"), 1).fight
    assert small is not None
    assert last is not None
    assert (small.decides, last.decides, last.levels) == (False, True, 1)


def test_m6_a_charity_card_may_still_be_stuck_for_play() -> None:
    full = table("L2 hand m01 m02 m03 m04 m05 m06 m07", "L1", "L1", doors="A")
    opened = act(full, a.OpenDoor(0, wait=wait(full)))
    giving = act(opened, a.EndTurn(0, wait=wait(opened)))
    assert why(giving, 0, "m01") == ("monster-for-trouble", "M6")
