"""For a moment: each game and its second referee agree about everything that is tried. The soak goes on with it."""

from collections import Counter

import pytest

from tests.referees import dungeon_exit, knock
from tests.referees.exit_games import compare_level
from tests.referees.knock_games import compare_game
from threedoors.core import Broken


def test_two_referees_of_knock_agree_act_by_act() -> None:
    seen = sum((compare_game(number) for number in range(25)), Counter[str]())
    assert seen["PlaceCard"] > 300
    assert seen["refused by both"] > 1000
    assert seen["keeps"] > 25
    assert all(seen[kind] for kind in ("CastFireball", "CastIceFlash", "CastPoison", "CastSphere", "TellCards"))


def test_two_referees_of_dungeon_exit_agree_act_by_act() -> None:
    seen = sum((compare_level(number) for number in range(30)), Counter[str]())
    assert seen["PlaceTile"] > 150
    assert seen["refused by both"] > 300
    for mode in ("solo", "race", "coop", "floor", "solo, bridges"):
        assert any(seen[f"{mode}{rotation}: solved"] for rotation in ("", ", rotation")), mode
    assert any(found for kind, found in seen.items() if kind.endswith("not solved"))


@pytest.mark.parametrize(
    ("referee", "name", "wrong"),
    [
        (knock, "MARK_OF_A_HALL", 6),
        (knock, "HAND_SIZES", dict.fromkeys(range(1, 7), 5)),
        (dungeon_exit, "ACROSS", dungeon_exit.UPRIGHT),
        (dungeon_exit, "PICTURES", {**dungeon_exit.PICTURES, "L4": "XX. / .XX"}),
    ],
    ids=["limit", "hands", "bridges", "tiles"],
)
def test_a_referee_who_errs_is_contradicted(
    referee: object, name: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What they agree about is worth something: a referee with one wrong idea does not get far."""
    monkeypatch.setattr(referee, name, wrong)
    compare = compare_game if referee is knock else compare_level
    with pytest.raises(Broken):
        sum((compare(number) for number in range(60)), Counter[str]())
