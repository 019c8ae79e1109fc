"""Tempers: the same game with other weights, which people can choose and come to know."""

from collections import Counter

import pytest

from threedoors import games
from threedoors.bots import UnknownBot, level_of, most_at_tables, seat_bot, tempers_of, within_bounds
from threedoors.bots.match import match_steps
from threedoors.bots.munchkin.tempers import TEMPERS, mood
from threedoors.core import Refused, begin, chance_of
from threedoors.games.munchkin.table import actions as a

MUNCHKIN, KNOCK = games.load("munchkin"), games.load("knock")
GAMES = 24


def test_a_temper_is_written_behind_a_colon() -> None:
    bot = seat_bot(MUNCHKIN, "schemer:loyal")
    assert (bot.level, bot.temper) == ("schemer", "loyal")
    assert seat_bot(MUNCHKIN, "schemer").temper == ""
    assert level_of("schemer:loyal") == "schemer"
    assert within_bounds(MUNCHKIN, "schemer:loyal") == most_at_tables(MUNCHKIN, "schemer:loyal") == "schemer:loyal"
    assert tempers_of(MUNCHKIN)["schemer"] == ("greedy", "spiteful", "loyal", "chaotic")


def test_a_bot_has_no_temper_it_has_not_got() -> None:
    with pytest.raises(UnknownBot, match="never 'sleepy'; its tempers are greedy, spiteful, loyal, chaotic"):
        seat_bot(MUNCHKIN, "schemer:sleepy")
    with pytest.raises(UnknownBot, match="counts no playouts"):
        seat_bot(MUNCHKIN, "greedy:loyal")
    with pytest.raises(UnknownBot, match="is no number of playouts"):
        seat_bot(KNOCK, "thinker:loyal")


def test_the_chaotic_wake_in_another_mood_and_the_others_do_not() -> None:
    moods = {mood("chaotic", chance_of(str(n))) for n in range(50)}
    assert len(moods) > 20
    assert mood("chaotic", chance_of("x")) == mood("chaotic", chance_of("x"))
    for temper in set(TEMPERS) - {"chaotic"}:
        assert {mood(temper, chance_of(str(n))) for n in range(5)} == {TEMPERS[temper]}


def doings(temper: str) -> Counter[str]:
    """What one of this temper does among three even ones, in some games."""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        bots = [seat_bot(MUNCHKIN, spec) for spec in (f"schemer:{temper}", "schemer", "schemer", "schemer")]
        playing = begin(MUNCHKIN, ("a", "b", "c", "d"), f"temper {number}", MUNCHKIN.options())
        assert not isinstance(playing, Refused)
        for thought in match_steps(playing, bots, chance_of(f"temper {number}")):
            if thought.action.seat == 0:
                seen[thought.reason.id] += 1
                match thought.action:
                    case a.OfferHelp(_, treasures):
                        seen["offers"] += 1
                        seen["wanted"] += treasures
    return seen


def hostile(seen: Counter[str]) -> int:
    return seen["reason-spoil"] + seen["reason-curse"]


def test_one_knows_the_spiteful_by_what_they_spoil_and_the_greedy_by_what_they_want() -> None:
    spiteful, loyal, greedy = doings("spiteful"), doings("loyal"), doings("greedy")
    assert hostile(spiteful) > 1.3 * hostile(loyal)
    assert greedy["wanted"] / max(1, greedy["offers"]) > 1.3 * loyal["wanted"] / max(1, loyal["offers"])
