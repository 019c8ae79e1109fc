"""Notation, drawings, words, rules pages: what people read."""

import re
from xml.etree import ElementTree

import pytest

from tests.games.knock.tables import table
from tests.sampled import sampled_play
from threedoors.core import Message
from threedoors.games.knock import GAME
from threedoors.games.knock.drawing import draw, draw_keep
from threedoors.games.knock.labels import label
from threedoors.games.knock.notation import BadNotation, read_notation, write_notation
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.picture import draw_svg
from threedoors.games.knock.views import view
from threedoors.texts import WRITTEN, Texts, texts_file

TABLE = "keep 0,0:s0000 1,1:k4444t4/3 -1,-1:c2213t5* | poison 2,2 | hand h2111! h1112 | hand | pile | spells poison"


def words(language: str = "en") -> Texts:
    return Texts(language, GAME.folder, names=["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])


def test_a_table_is_one_line_and_back() -> None:
    state = table(TABLE)
    assert write_notation(state).startswith(
        "level 1 turn 0 speech | keep 0,0:s0000 1,1:k4444t4/3 -1,-1:c2213t5* | poison 2,2"
    )
    assert read_notation(write_notation(state), state.options) == state


def test_every_table_of_sampled_games_survives_its_notation() -> None:
    for seats in (1, 2, 6):
        for position in sampled_play(GAME, seats, f"notation {seats}", 40, KnockOptions(level=2)):
            state = position.step.state
            back = read_notation(write_notation(state), state.options)
            assert (back.keep, back.hands, back.pile, back.told) == (state.keep, state.hands, state.pile, state.told)
            assert (back.turn, back.silent, back.reserve) == (state.turn, state.silent, state.reserve)


@pytest.mark.parametrize(
    "text",
    ["", "level 9 turn 0 speech", "level 1 turn 0 speech | keep 1,0:h2111", "level 1 turn 0 speech | hand nonsense",
     "level 1 turn 0 speech | attic h2111", "level 1 turn 0 speech | keep 0,0=h2111"],
)  # fmt: skip
def test_a_line_that_is_no_table_is_said_to_be_none(text: str) -> None:
    with pytest.raises(BadNotation, match=r"\w.*"):
        read_notation(text)


def test_the_keep_is_drawn_as_it_lies() -> None:
    """Every value on its point, every danger in its card, every free spot by its name."""
    state = table("keep 0,0:h1121 1,1:c1322t5/3 | hand h2111 | pile")
    drawn = draw_keep(view(state, 0), lambda _: "NAME")
    assert drawn == [
        "",
        "    -1,-1                   1,-1",
        "",
        "            1-----------1",
        "                NAME                     2,0",
        "                 [4]",
        "            1-----------1-----------3",
        "    -1,1                    NAME",
        "                            <8>’3",
        "                        2-----------2",
        "                 0,2                     2,2",
    ]


@pytest.mark.parametrize("language", WRITTEN)
def test_the_table_is_drawn_and_pictured_in_every_language(language: str) -> None:
    for text in (TABLE, TABLE.replace("speech", "silence")):
        for seat in (0, 1, None):
            seen = view(table(text), seat)
            assert "{" not in draw(seen, words(language).say)
            ElementTree.fromstring(draw_svg(seen, words(language).say))


@pytest.mark.parametrize("language", WRITTEN)
def test_every_value_of_an_open_act_has_a_label(language: str) -> None:
    seen = view(table(TABLE), 0)
    for act in seen.choices.open:
        for field, domain in act.fields.items():
            for value in domain.values:  # type: ignore[union-attr]
                said = words(language).say(label(seen, field, value))
                assert said
                assert "{" not in said


def test_the_three_languages_have_the_same_messages() -> None:
    ids = [set(re.findall(r"^([a-z][\w-]*) =", _ftl(language), re.MULTILINE)) for language in WRITTEN]
    assert ids[0] == ids[1] == ids[2]


def test_french_puts_a_no_break_space_before_its_high_marks() -> None:
    for line in _ftl("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r" [?!:;»]", line), line


@pytest.mark.parametrize("language", WRITTEN)
def test_the_rules_page_has_every_rule_number(language: str) -> None:
    page = (GAME.folder / f"rules.{language}.md").read_text(encoding="utf-8")
    missing = [f"K{number}" for number in range(1, 27) if f"**K{number}" not in page]
    assert not missing
    assert "**K11a" in page
    assert "**K17a" in page


def test_all_that_can_be_said_is_written() -> None:
    """Every message id in the code of the game and its bots has words."""
    said = set()
    for folder in (GAME.folder, GAME.folder.parents[1] / "bots" / "knock"):
        for file in folder.glob("*.py"):
            source = file.read_text(encoding="utf-8")
            said |= set(re.findall(r'(?:Message|Refused|BadDeck)\(\s*"([a-z0-9-]+)"', source))
    assert len(said) > 40
    assert [message for message in sorted(said) if not words().has(message)] == []
    assert words().say(Message("spell-poison")) == "Poison"


def _ftl(language: str) -> str:
    return texts_file(GAME.folder, language).read_text(encoding="utf-8")
