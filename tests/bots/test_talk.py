"""What bots say aloud: a line for what everybody has just seen, in every language, and never a card of a hand."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from threedoors import games
from threedoors.bots import Bot, Thought, levels, seat_bot, tempers_of
from threedoors.bots.match import match_steps
from threedoors.bots.talk import line_for
from threedoors.core import Message, Playing, Refused, begin, chance_of
from threedoors.games.knock.options import KnockOptions
from threedoors.games.munchkin.table import actions as a
from threedoors.texts import LANGUAGES, Texts

KNOCK, MUNCHKIN = games.load("knock"), games.load("munchkin")
HIDDEN = (a.Pass, a.PassThisFight, a.PickCards, a.GiveCard, a.TakeBlind, a.PickOption, a.HandOver)
"""What a hand alone decides, or what nobody sees whole."""

every_game = pytest.mark.parametrize("game", games.find(), ids=lambda game: game.name)


def lines_of(bot: Bot) -> Iterator[str]:
    for occasion in bot.occasions.values():
        yield from (f"say-{occasion.name}-{number + 1}" for number in range(occasion.lines))
        yield from (f"say-{occasion.name}-{temper}" for temper in occasion.tempers)


@every_game
def test_every_line_and_every_temper_has_its_words_in_every_language(game: games.AnyGame) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game.folder)
        for level in levels(game):
            bot = seat_bot(game, level)
            assert all(texts.has(line) for line in lines_of(bot)), (language, level)
            assert all(texts.has(f"temper-{temper}") for temper in bot.tempers), (language, level)


@every_game
def test_every_occasion_is_a_reason_some_bot_has(game: games.AnyGame) -> None:
    texts = Texts("en", game.folder)
    for level in levels(game):
        bot = seat_bot(game, level)
        assert all(texts.has(reason) for reason in bot.occasions)
        tempers = {temper for occasion in bot.occasions.values() for temper in occasion.tempers}
        assert tempers <= set(tempers_of(game).get(level, tempers))


def played(game: games.AnyGame, bots: list[str], seed: str) -> Iterator[tuple[Playing[Any, Any], Bot, Thought]]:
    """A whole game, thought by thought."""
    playing = begin(game, tuple(bots), seed, game.options())
    assert not isinstance(playing, Refused)
    seated = [seat_bot(game, spec) for spec in bots]
    for thought in match_steps(playing, seated, chance_of(seed)):
        yield playing, seated[thought.action.seat], thought


TEMPERS = ["schemer:greedy", "schemer:spiteful", "schemer:loyal", "schemer:chaotic"]


def test_a_line_names_whom_it_is_about_and_nothing_a_hand_could_hold() -> None:
    """Whatever is said in these games takes a seat from its reason, or nothing; and what is hidden is no occasion."""
    said: set[str] = set()
    for seed in ("talk 1", "talk 2", "talk 3"):
        for _, bot, thought in played(MUNCHKIN, TEMPERS, seed):
            occasion = bot.occasions.get(thought.reason.id)
            if occasion is None:
                continue
            assert not isinstance(thought.action, HIDDEN), thought
            line = line_for(replace(occasion, often=100), thought.reason, bot.temper, chance_of("aloud"))
            assert line is not None
            assert set(line.args) <= {"seat"}, line
            assert all(value in range(4) for value in line.args.values())
            said.add(occasion.name)
    assert {"spoil", "ask", "refuse", "winning", "lost"} <= said


def test_the_same_act_is_spoken_of_alike_whatever_is_held() -> None:
    """A line hangs on the name of the reason, on the temper and on chance: nothing else is looked at."""
    occasion = replace(seat_bot(MUNCHKIN, "schemer").occasions["reason-spoil"], often=100)
    with_card = Message("reason-spoil", {"seat": 2, "card": {"en": "Custard Pie"}})
    plain = Message("reason-spoil", {"seat": 2})
    for number in range(20):
        chance = chance_of(str(number))
        assert line_for(occasion, with_card, "loyal", chance) == line_for(occasion, plain, "loyal", chance)


def test_a_temper_is_heard_every_other_time() -> None:
    occasion = replace(seat_bot(MUNCHKIN, "schemer").occasions["reason-refuse"], often=100)
    lines = [line_for(occasion, Message("reason-refuse"), "spiteful", chance_of(str(n))) for n in range(200)]
    own = sum(line is not None and line.id == "say-refuse-spiteful" for line in lines)
    assert 70 < own < 130
    assert all(line is not None and "loyal" not in line.id and "greedy" not in line.id for line in lines)


def test_a_mate_proposes_only_cards_that_were_told_and_places_all_can_see() -> None:
    """From every other seat at every turn of some games: the card stands in what a spectator sees."""
    proposed: set[str] = set()
    for seed in range(6):
        for playing, _, _ in played(KNOCK, ["greedy", "greedy", "greedy"], f"propose {seed}"):
            state = playing.state
            public = KNOCK.view(state, None)
            for seat in range(3):
                found = seat_bot(KNOCK, "greedy").propose(KNOCK.view(state, seat))
                if found is None:
                    continue
                assert found.to == public.turn != seat
                if "card" in found.line.args:
                    told = [public.cards[card].name for card in public.hands[found.to].known]
                    assert found.line.args["card"] in told
                else:
                    laid = [public.cards[card.card].name for card in public.keep.cards.values()]
                    assert found.line.args["creature"] in laid
                proposed.add(found.line.id)
    assert "say-propose-card" in proposed


def test_where_nothing_was_told_a_mate_speaks_of_the_creature_that_presses() -> None:
    heard = 0
    for seed in range(8):
        for playing, _, _ in played(KNOCK, ["greedy", "greedy"], f"press {seed}"):
            state = replace(playing.state, told=frozenset())
            found = seat_bot(KNOCK, "greedy").propose(KNOCK.view(state, 1 - state.turn))
            if found is not None:
                assert found.line.id == "say-propose-creature"
                heard += 1
    assert heard


def test_a_mate_keeps_quiet_on_its_own_turn_and_while_no_game_runs() -> None:
    playing = begin(KNOCK, ("a", "b"), "quiet", KnockOptions())
    assert not isinstance(playing, Refused)
    bot = seat_bot(KNOCK, "greedy")
    assert all(bot.propose(KNOCK.view(playing.state, seat)) is None for seat in (0, 1))
