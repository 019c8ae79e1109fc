"""Advice: what the strongest bot would do at your place, from what you see; where to look, why, and the act."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from threedoors import games
from threedoors.bots import levels, seat_bot
from threedoors.bots.advice import STRENGTHS, Advice, advise, advises, strongest
from threedoors.bots.match import match_steps
from threedoors.core import Message, Playing, Refused, Step, awaited, begin, chance_of
from threedoors.texts import LANGUAGES, Texts

ADVISED = [games.load(name) for name in ("knock", "munchkin")]
LUCK = chance_of("advice")
both = pytest.mark.parametrize("game", ADVISED, ids=lambda game: game.name)


def positions(game: games.AnyGame, seed: str, every: int = 7) -> Iterator[tuple[Playing[Any, Any], Any]]:
    """Every seventh table of a game of quick bots, as somebody who is awaited sees it."""
    playing = begin(game, ("a", "b", "c"), seed, game.options())
    assert not isinstance(playing, Refused)
    bots = [seat_bot(game, "greedy")] * 3
    for number, _ in enumerate(match_steps(playing, bots, chance_of(seed))):
        waits = game.waits(playing.state) if game.outcome(playing.state) is None else ()
        if number % every == 0 and waits and waits[0].seats:
            yield playing, game.view(playing.state, waits[0].seats[0])


def test_the_strongest_bot_advises_where_it_knows_where_to_look() -> None:
    assert [game.name for game in games.find() if advises(game)] == ["knock", "munchkin"]
    assert all(strongest(game) == levels(game)[-1] for game in ADVISED)


@both
def test_asked_three_times_of_the_same_view_it_says_more_of_the_same_act(game: games.AnyGame) -> None:
    texts = {language: Texts(language, game.folder) for language in LANGUAGES}
    for playing, view in positions(game, "three strengths", 11):
        told = [advise(game, view, strength, LUCK) for strength in STRENGTHS]
        where, why, act = (one for one in told if isinstance(one, Advice))
        assert (where.why, where.act, why.act) == (None, None, None)
        assert where.where == why.where == act.where
        assert why.why == act.why
        assert act.act is not None
        step = game.apply(playing.state, game.decode_action(bytes(act.act)))
        assert isinstance(step, Step), "what is advised may be done"
        for say in texts.values():
            assert all(say.say(one) and say.has(one.id) for one in (where.where, why.why or where.where, *act.words))


@both
def test_a_bot_advises_from_the_view_alone_so_nothing_hidden_changes_its_word(game: games.AnyGame) -> None:
    """Another world that looks the same to the seat is advised alike."""
    for _, view in positions(game, "same view", 13):
        world = game.imagine(view, chance_of("another world"))
        same = game.view(world, view.seat)
        assert advise(game, view, "act", LUCK) == advise(game, same, "act", LUCK)


@both
def test_where_to_look_names_no_card_of_the_hand(game: games.AnyGame) -> None:
    for _, view in positions(game, "where", 5):
        found = advise(game, view, "where", LUCK)
        assert isinstance(found, Advice)
        assert set(found.where.args) <= {"creature"}


def test_whoever_is_not_awaited_and_has_nothing_to_do_is_told_so() -> None:
    game = games.load("munchkin")
    playing = begin(game, ("a", "b", "c"), "idle", game.options())
    assert not isinstance(playing, Refused)
    idle = next(seat for seat in range(3) if awaited(game.view(playing.state, seat)) is None)
    assert advise(game, game.view(playing.state, idle), "where", LUCK) == Refused("nothing-to-advise")


def test_advice_travels_as_it_is_told() -> None:
    told = msgspec.json.decode(msgspec.json.encode(Advice(Message("advice-look-hand"))))
    assert told == {"where": {"id": "advice-look-hand", "args": {}}, "why": None, "act": None, "words": []}
