"""A game in a program's hands: begun, played, looked at, gone back in, kept."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

import threedoors as td
from threedoors import games
from threedoors.core import Refused, Step, chance_of
from threedoors.games.knock.actions import PlaceCard, SkipTurn
from threedoors.library import Sitting

EVERY_GAME = games.names()


def played(name: str, acts: int, seed: str = "owl") -> Sitting[Any, Any, Any, Any]:
    """A game after so many acts by lot, or at its end."""
    game, lots = td.new(name, seed=seed), Random(seed)
    while not game.over and len(game.played) < acts:
        if game.awaited:
            game.play(game.legal.sample(lots))
        else:
            game.let_time_act()
    return game


def test_three_lines_are_a_game() -> None:
    game = td.new("knock", seats=4, seed="owl")
    game.play(next(iter(game.legal)))
    assert len(game.played) == 1


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_same_seed_is_the_same_game_and_another_is_not(name: str) -> None:
    assert td.new(name, seed="owl").state == td.new(name, seed="owl").state
    assert td.new(name).seed != td.new(name).seed


@pytest.mark.parametrize("name", EVERY_GAME)
def test_any_game_is_played_by_lot_and_each_act_that_was_sampled_was_legal(name: str) -> None:
    game = played(name, 60)
    assert game.over or len(game.played) == 60


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_saved_game_is_loaded_as_it_was(name: str, tmp_path: Path) -> None:
    game = played(name, 25)
    again = td.load(game.save(tmp_path / "evening.door"))
    assert again.state == game.state
    assert again.text == game.text
    assert list(again.story("fr")) == list(game.story("fr"))


@pytest.mark.parametrize("name", EVERY_GAME)
def test_going_back_gives_a_game_of_its_own(name: str) -> None:
    game = played(name, 12)
    acts, back = len(game.played), game.at(2)
    assert back.state == played(name, 2).state
    back.play(back.legal.sample(Random(1))) if back.awaited else back.let_time_act()
    assert (len(back.played), len(game.played)) == (3, acts)
    with pytest.raises(IndexError, match="after act 99 there is nothing"):
        game.at(99)


def test_what_the_referee_refuses_is_raised_with_his_sentence_and_changes_nothing() -> None:
    game = td.new("knock", seats=4, seed="owl")
    act, before = SkipTurn(game.awaited[0]), game.state  # with cards in hand no turn goes by (K10)
    assert isinstance(game.try_play(act), Refused)
    with pytest.raises(td.Illegal, match=r"\(K10\)") as told:
        game.play(act)
    assert told.value.refused.rule == "K10"
    assert (game.state, game.played) == (before, ())


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_act_that_is_gone_through_is_legal_and_an_exact_count_is_the_truth(name: str) -> None:
    game = played(name, 4)
    for seat in range(len(game.seats)):
        acts = game.legal_for(seat)
        some = list(islice(acts, 300))
        assert all(isinstance(game.rules.apply(game.state, act), Step) for act in some)
        assert all(act in acts for act in some[:20])
        assert acts.count(300) == len(some)
        assert acts.most >= len(some)
        if acts.exact and acts.most <= 300:
            assert len(some) == acts.most
            assert len(set(map(repr, some))) == len(some), "each once"


def test_acts_of_one_kind_are_picked_out() -> None:
    game = td.new("knock", seats=4, seed="owl")
    placings = game.legal.of_kind("PlaceCard")
    assert placings.kinds == ("PlaceCard",)
    assert {type(act) for act in placings} == {PlaceCard}
    assert not game.legal.of_kind("NoSuchAct")


def test_whose_act_it_is_not_may_be_asked_about_all_the_same() -> None:
    game = td.new("knock", seats=4, seed="owl")
    other = next(seat for seat in range(4) if seat not in game.awaited)
    assert game.legal_for(other).kinds == ("TellCards",)
    assert not set(game.legal_for(other)) & set(game.legal)


def test_a_finished_game_offers_nothing() -> None:
    game = played("knock", 10_000)
    assert game.over
    assert not game.legal
    assert not game.legal_for(0)
    with pytest.raises(ValueError, match="nothing to sample"):
        game.legal.sample()
    with pytest.raises(ValueError, match="No clock runs"):
        game.let_time_act()


def test_an_imagined_table_looks_the_same_from_that_seat_and_hides_other_cards() -> None:
    game = played("knock", 3)
    imagined = game.imagine(0, chance_of("elsewhere"))
    assert game.rules.view(imagined, 0) == game.view(0)
    assert imagined != game.state


def test_a_mistake_is_told_in_a_sentence_that_says_what_would_work() -> None:
    with pytest.raises(LookupError, match="Did you mean 'knock'"):
        td.new("knok")
    with pytest.raises(ValueError, match="no option 'lvl'; it has adventure, level"):
        td.new("knock", lvl=2)
    with pytest.raises(ValueError, match=r"does not fit: .*\$\.level"):
        td.new("knock", level="two")
    with pytest.raises(td.Illegal, match="9"):
        td.new("knock", seats=9)
    with pytest.raises(IndexError, match="seats 0 to 3; 4 is not among them"):
        td.new("knock", seats=4).view(4)
    with pytest.raises(AttributeError, match="no 'knock'; it has"):
        td.knock  # type: ignore[attr-defined] # noqa: B018


def test_it_is_seen_as_text_and_told_in_one_line() -> None:
    game = td.new("knock", seats=["Ada", "Bo"], seed="owl")
    assert "Ada: 4 cards" in str(game)
    assert repr(game) == f"<Knock, Knock! Dungeon!: Ada, Bo; 0 acts, waits for {game.awaited}>"


def test_a_name_is_either_offered_or_a_room_and_every_one_is_there() -> None:
    assert [name for name in dir(td) if getattr(td, name, None) is None] == []
    assert td.games is games
    assert sorted(td.__all__) == td.__all__


def test_opening_the_library_loads_nothing() -> None:
    loaded = "import sys, threedoors; print([name for name in sys.modules if name.startswith('threedoors.')])"
    told = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


def test_the_rules_alone_are_enough_to_play() -> None:
    """Where only msgspec is installed a game is played, and a refusal is told by its id."""
    program = """
import sys
for name in ("aiohttp", "click", "rich", "segno", "fluent", "fluent.runtime", "numba", "numpy"):
    sys.modules[name] = None
import threedoors as td
game = td.new("knock", seats=2, seed="owl")
game.play(next(iter(game.legal)))
try:
    td.new("knock", seats=9)
except td.Illegal as told:
    print(told)
print(td.solve("annex:5").status)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[0].startswith("wrong-seat-count (")
    assert told.stdout.splitlines()[1] == "solved"
