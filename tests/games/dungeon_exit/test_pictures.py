"""The board in a terminal and as SVG."""

from xml.etree import ElementTree

import pytest

from tests.games.dungeon_exit.boards import (
    CROSSING,
    FLOORS,
    HERS_FIRST,
    HIS_FIRST,
    WAY_ACROSS,
    WAY_UP,
    coop,
    new,
    race,
    solo,
)
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.shown.drawing import draw
from threedoors.games.dungeon_exit.shown.picture import draw_svg
from threedoors.games.dungeon_exit.shown.views import view
from threedoors.games.dungeon_exit.state import DungeonExit
from threedoors.texts import Texts

SAY = Texts("en", GAME.folder, names=["Ada", "Bo"]).say


def test_lit_tiles_are_heavy_others_light_and_joints_show() -> None:
    lines = draw(view(solo("I2:K9-K8 I3:A1-B1-C1 L3:F8-G8-G7"), 0), SAY).split("\n")
    assert lines[1].startswith(" 1  ╶─────╴  · ")
    assert lines[8] == " 8  ·  ·  ·  ·  ·  ╶──┘  ·  ·  ·  ╻  ·"
    assert lines[9] == " 9  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ╹  ·"
    assert lines[10] == "10 [4] ·  ·  ·  ·  ·  ·  ·  ·  · [1] ·"


def test_a_broken_rule_is_marked_and_told_below_the_board() -> None:
    drawn = draw(view(solo("I5:K9-K8-K7-K6-K5 L3:J6-I6-I5"), 0), SAY)
    assert "! Too cosy at J6: it rubs along K6 (E5)." in drawn
    assert drawn.split("\n")[6].count("!") == 2


def test_the_tray_shows_what_is_left_with_its_first_end() -> None:
    drawn = draw(view(solo("I1:A1"), 0), SAY)
    assert "I2  I3   L3  I4" in drawn
    assert "o■  o■■  o   o■■■" in drawn
    assert "I1 " not in drawn.split("of 14 tiles")[1].split("\n")[1]


def test_two_boards_stand_side_by_side_within_eighty_columns() -> None:
    drawn = draw(view(coop(HERS_FIRST, HIS_FIRST), 0), SAY).split("\n")
    assert drawn[0].split() == [*"ABCDEFGHIJKLMNOPQRSTUVWX"]
    assert all(len(line) <= 80 for line in drawn[:13])
    assert "╥" in drawn[3]


def test_a_hidden_level_is_not_drawn() -> None:
    assert draw(view(new(2), 0), SAY) == "The level shows at the start signal."
    assert "K10" not in draw_svg(view(new(2), 0), SAY)


TABLES = [
    solo(),
    solo(WAY_ACROSS, CROSSING),
    solo(WAY_UP, FLOORS),
    solo("I5:K9-K8-K7-K6-K5 I4:J5-J6-J7-J8"),
    coop(HERS_FIRST, HIS_FIRST),
    race("I3:K3-K4-K5", open_boards=True),
    race("I3:K3-K4-K5"),
    new(2),
]


@pytest.mark.parametrize("state", TABLES, ids=lambda state: GAME.notation(state)[:50])
def test_every_table_is_well_formed_svg_without_scripts_or_addresses(state: DungeonExit) -> None:
    for seat in (*range(len(state.paths)), None):
        text = draw_svg(view(state, seat), SAY)
        root = ElementTree.fromstring(text)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        assert text.count("http") == 1
        assert "script" not in text


def test_every_broken_contact_has_its_crack() -> None:
    broken = solo("I5:K9-K8-K7-K6-K5 L3:J6-I6-I5")
    assert draw_svg(view(broken, 0), SAY).count("l.1 .16") == 2
    assert "l.1 .16" not in draw_svg(view(solo(), 0), SAY)
