"""What happened, told so that a player can point at it: places by the cards that lie there, never by x,y."""

import re
from pathlib import Path

import pytest

from tests.games.knock.tables import events, play, table
from tests.games.knock.test_keep import place
from threedoors.core import Event, Message, gamefile, retell
from threedoors.games import load
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import CastFireball, CastPoison, KnockAction
from threedoors.games.knock.events import CardPlaced, PointPoisoned
from threedoors.games.knock.lattice import Point, at
from threedoors.games.knock.state import Knock
from threedoors.texts import WRITTEN, Texts

REPLAYS = Path(__file__).parents[2] / "replays" / "knock"
SPELLS = "spells fireball poison"
TWO = f"keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 h2111b | hand h1112 | pile k4444t4 h1211 | {SPELLS}"


def told(state: Knock, act: KnockAction, kind: type[Event]) -> Message:
    step = play(state, act)
    return GAME.tell(step.state, events(step, kind)[0])


def english(message: Message) -> str:
    return Texts("en", GAME.folder, names=("Ada", "Bo")).say(message)


def test_k5_a_card_on_one_other_is_told_with_the_corner_it_covers() -> None:
    assert english(told(table(TWO), place("h2111", "-1,-1"), CardPlaced)) == (
        "Ada lays h2111 on the top left corner of h1121."
    )
    assert "bottom right corner of c1322t5" in english(told(table(TWO), place("h2111", "2,2"), CardPlaced))


def test_k5_a_card_on_several_is_told_with_all_of_them() -> None:
    words = english(told(table(TWO), place("h2111", "2,0"), CardPlaced))
    assert words == "Ada lays h2111 on the top right corner of c1322t5."
    state = table("keep 0,0:h1121 2,0:h1112b | hand h2111 | hand h1112 | pile k4444t4")
    assert english(told(state, place("h2111", "1,1"), CardPlaced)) == "Ada lays h2111 across h1121 and h1112b."


def test_k24_the_first_card_of_an_empty_keep_lies_in_the_middle() -> None:
    state = table(f"keep 0,0:c1322t5/3 | hand h2111 | hand h1112 | pile k4444t4 | {SPELLS}")
    bare = play(state, CastFireball(0, at(0, 0))).state
    assert english(told(bare, place("h2111", "0,0"), CardPlaced)) == "Ada lays h2111 in the middle."


def test_k25_a_poisoned_corner_is_told_by_its_one_or_two_cards() -> None:
    alone = told(table(TWO), CastPoison(0, Point("2,2")), PointPoisoned)
    assert english(alone).startswith("Ada poisons the bottom right corner of c1322t5.")
    shared = told(table(TWO), CastPoison(0, Point("1,1")), PointPoisoned)
    assert english(shared).startswith("Ada poisons the corner shared by c1322t5 and h1121.")


def test_what_is_told_late_names_no_place_that_is_gone() -> None:
    placed = play(table(TWO), place("h2111", "-1,-1"))
    assert english(GAME.tell(table(TWO), events(placed, CardPlaced)[0])) == "Ada lays h2111."
    poisoned = play(table(TWO), CastPoison(0, Point("2,2")))
    burnt = play(poisoned.state, CastFireball(0, at(1, 1))).state
    assert english(GAME.tell(burnt, events(poisoned, PointPoisoned)[0])).startswith("Ada poisons a corner of c1322t5.")


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("file", sorted(REPLAYS.glob("*.door")), ids=lambda file: file.stem)
def test_no_story_counts_coordinates(file: Path, language: str) -> None:
    game, journal = gamefile.read(file.read_text(encoding="utf-8"), load)
    texts = Texts(language, game.folder, names=journal.opening.seats)
    for state, entry in retell(game, journal):
        for event in entry.events if entry else ():
            words = texts.say(game.tell(state, event))
            assert not re.search(r"\d,-?\d", words), words
