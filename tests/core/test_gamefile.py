"""The game file: readable, whole, and refused with a sentence when it is not."""

import re
from typing import Any

import pytest

from tests.fourth_game.cellar import GAME as CELLAR
from threedoors.bots.match import play_match
from threedoors.core import BadGameFile, Broken, Journal, Playing, gamefile, retell
from threedoors.games import UnknownGame, load


def played() -> Playing[Any, Any]:
    playing = play_match(CELLAR, ["random", "random"], "file")
    assert isinstance(playing, Playing)
    return playing


TEXT = gamefile.write(played().journal())


def read(text: str) -> Journal:
    return gamefile.read(text, lambda _: CELLAR)[1]


def resealed(text: str) -> str:
    """The text with a checksum that matches it, as a careful forger would leave it."""
    body = text.rpartition("checksum ")[0]
    return f'{body}checksum "{gamefile._checksum(body)}"\n'


def test_a_file_is_read_as_it_was_written() -> None:
    assert read(TEXT) == played().journal()
    assert gamefile.write(read(TEXT)) == TEXT


def test_people_can_read_it() -> None:
    assert TEXT.startswith('three-doors 1\ngame "cellar"\n')
    assert re.search(r'^1 +0:01\.000 \{"type":"OpenDoor","seat":0\}\n +\{"type":"DoorOpened"', TEXT, re.MULTILINE)


@pytest.mark.parametrize(
    ("damaged", "sentence"),
    [
        ("", "no game file"),
        ("hello\n", "no game file"),
        (TEXT.replace("three-doors 1", "three-doors 9", 1), "format 9"),
        (TEXT.replace("three-doors 1", "three-doors ²", 1), "no game file"),
        (TEXT.replace("three-doors 1", f"three-doors {'9' * 5000}", 1), "no game file"),
        (TEXT[: len(TEXT) // 2], "checksum is missing"),
        (TEXT.replace('"seat":0', '"seat":1', 1), "damaged or edited"),
        (TEXT.replace("0:01.000", "0:01.001", 1), "damaged or edited"),
        (resealed(TEXT.replace("rules 1", "rules 7", 1)), "rules 7"),
        (resealed(TEXT.replace('seed "file"', 'seed "other"', 1)), "not the one that was sealed"),
        (resealed(re.sub('seal "[^"]*"', 'seal "é"', TEXT)), "not the one that was sealed"),
        (resealed(TEXT.replace("0:01.000", f"{'9' * 5000}:01.000", 1)), "Act 1 is damaged"),
        (resealed(TEXT.replace("\n1    ", "\n²    ", 1)), "Act 1 is damaged"),
        (resealed(TEXT.replace('"type":"OpenDoor"', '"type":"CloseDoor"', 1)), "Act 1 is damaged"),
        (resealed(TEXT.replace("\n2    ", "\n3    ", 1)), "Act 2 is damaged"),
        (resealed(TEXT.replace("seats [", "chairs [", 1)), "no line 'seats'"),
        (resealed(TEXT.replace('"rubies": 12', '"rubies": "x"', 1)), "'options' is damaged"),
    ],
)
def test_a_damaged_file_is_refused_with_a_sentence(damaged: str, sentence: str) -> None:
    with pytest.raises(BadGameFile, match=re.escape(sentence)):
        read(damaged)


@pytest.mark.parametrize(
    ("forged", "complaint"),
    [
        (resealed(TEXT.replace('"rubies": 12', '"rubies": 13', 1)), "set up differently"),
        (resealed(TEXT.replace('"type":"OpenDoor","seat":0', '"type":"OpenDoor","seat":1', 1)), "act 1 is refused"),
        (resealed(re.sub(r'"card":"(ruby|trapdoor)"', '"card":"crown"', TEXT, count=1)), "other events"),
        (resealed(re.sub("#[0-9a-f]{16}", "#0000000000000000", TEXT, count=1)), "another table"),
        (resealed(TEXT.replace('"label":"emptied"', '"label":"stolen"', 1)), "ends 'emptied', won by .* ends 'stolen'"),
        (resealed(re.sub(r'"winners":\[[^]]*\]', '"winners":[]', TEXT)), "written that it ends .* won by nobody"),
        (resealed(re.sub(r'"scores":\[[^]]*\]', '"scores":[9,9]', TEXT)), "with scores 9, 9"),
        (resealed(re.sub(r'("why":\{"id":")[^"]*', r"\1luck", TEXT)), 'another reason than is written: .*"luck"'),
        (resealed(re.sub("outcome .*", "outcome null", TEXT)), "written that it is not finished"),
    ],
)
def test_a_forged_game_does_not_retell_and_says_why_in_words(forged: str, complaint: str) -> None:
    with pytest.raises(Broken, match=complaint) as told:
        list(retell(CELLAR, read(forged)))
    assert not re.search(r"\w\(\w+=|\(\)|None|'[a-z_]+':", str(told.value)), "that is Python, not words"


def test_a_file_of_an_unknown_game_names_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="no game 'cellar'"):
        gamefile.read(TEXT, load)
