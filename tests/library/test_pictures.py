"""Pictures of games and levels: whole SVG in three languages, nothing in them that a seat may not see."""

from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import threedoors as td
from tests.games.munchkin.tables import meeting
from threedoors import games
from threedoors.core import chance_of
from threedoors.games.munchkin import GAME as MUNCHKIN
from threedoors.library import Sitting
from threedoors.texts import LANGUAGES, Texts


def words_of(svg: str) -> list[str]:
    """Every text in a picture; it is read as XML, so it is whole."""
    return ["".join(text.itertext()) for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def some_way_in(name: str) -> Sitting[Any, Any, Any, Any]:
    game, lots = td.new(name, seed="owl"), Random(5)
    while not game.over and len(game.played) < 40:
        game.play(game.legal.sample(lots)) if game.awaited else game.let_time_act()
    return game


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_drawn_in_every_language(name: str, language: str) -> None:
    game = some_way_in(name)
    for seat in (None, *range(len(game.seats))):
        words = words_of(td.picture(game, seat=seat, language=language).svg)
        assert words
        assert not [text for text in words if "-" in text and text.islower() and " " not in text], "no bare ids"
    assert game._repr_svg_() == td.picture(game).svg


def test_a_munchkin_fight_is_drawn_as_two_bills_with_the_balance() -> None:
    state = meeting("m01", "L4 used i13", "L1", "L1")
    words = words_of(MUNCHKIN.picture(MUNCHKIN.view(state, 0), Texts("en", MUNCHKIN.folder).say))  # type: ignore[misc]
    view = MUNCHKIN.view(state, 0)
    assert view.fight is not None
    assert f"fighters {view.fight.ours.total}" in words
    assert f"monsters {view.fight.theirs.total}" in words
    assert any(text.startswith("The fighters are") for text in words)


def test_a_picture_shows_only_what_its_seat_may_see() -> None:
    game = some_way_in("munchkin")
    for seat in (None, *range(len(game.seats))):
        imagined = game.imagine(seat, chance_of("elsewhere"))
        other = MUNCHKIN.picture(MUNCHKIN.view(imagined, seat), game.sentences().say)  # type: ignore[misc]
        assert other == game.picture(seat)


def test_a_level_is_drawn_with_its_solution_and_kept(tmp_path: Path) -> None:
    bare, solved = td.picture("annex:5"), td.picture("annex:5", td.solve("annex:5"))
    assert bare.svg != solved.svg
    file = solved.save(tmp_path / "way-out.svg")
    assert file.read_text(encoding="utf-8") == solved._repr_svg_()
