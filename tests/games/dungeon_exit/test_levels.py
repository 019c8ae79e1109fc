"""E3, E3a, E8, E11, E15: levels that make sense, and the sentence for each that does not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.dungeon_exit.boards import ANNEX_1, TOGETHER, level
from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level, write_level
from threedoors.games.dungeon_exit.modes import usual_levels
from threedoors.games.dungeon_exit.options import MODES
from threedoors.texts import WRITTEN, Texts

PITS_13 = "pits=" + ",".join(f"{column}12" for column in "ABCDEFGHIJKL") + ",L11"

BAD = [
    ("", "level-five-cells", "E4"),
    ("hello there", "level-five-cells", "E4"),
    ("K10 F3 D7 A10", "level-five-cells", "E4"),
    ("K10 F3 D7 A10 H7 H9", "level-five-cells", "E4"),
    ("K10 F3 D7 A10 H7 / A1 A3 A5 A7 A9 / B1 B3 B5 B7 B9", "level-too-many-paths", "E15"),
    ("K10 F3 D7 A10 Z7", "level-no-cell", "E1"),
    ("K13 F3 D7 A10 H7", "level-no-cell", "E1"),
    (f"{ANNEX_1} pits=C4,C0", "level-no-cell", "E1"),
    (f"{ANNEX_1} tiles=many", "level-no-number", ""),
    (f"{ANNEX_1} bridges=-1", "level-no-number", ""),
    (f"{ANNEX_1} holes=C4", "level-unknown-word", ""),
    (f"{ANNEX_1} rotation=1", "level-unknown-word", ""),
    (f"{ANNEX_1} tiles=9 tiles=8", "level-option-twice", ""),
    (f"{ANNEX_1} tiles=9/8", "level-too-many-counts", "E8"),
    (f"{ANNEX_1} tiles=0", "level-bad-tile-count", "E8"),
    (f"{ANNEX_1} tiles=3", "level-bad-tile-count", "E8"),
    ("K10 F3 D7 A10 T7 stairs=D4,Q7 tiles=4", "level-bad-tile-count", "E8"),
    (f"{ANNEX_1} tiles=15", "level-bad-tile-count", "E8"),
    (f"{ANNEX_1} {PITS_13}", "level-too-many-pits", "E3"),
    (f"{ANNEX_1} bridges=3", "level-too-many-bridges", "E3"),
    (f"{TOGETHER} bridges=5", "level-too-many-bridges", "E3"),
    ("K10 F3 D7 A10 T7", "level-stairs-missing", "E11"),
    (f"{ANNEX_1} stairs=D4,Q7", "level-stairs-unused", "E11"),
    ("K10 F3 D7 A10 T7 stairs=D4,E6", "level-stairs-wrong-boards", "E11"),
    ("K10 F3 D7 A10 T7 stairs=D4", "level-stairs-wrong-boards", "E11"),
    ("K10 T3 D7 A10 H7 stairs=D4,Q7", "level-floor-changes-twice", "E11"),
    ("M1 M3 M5 M7 M9", "level-wrong-board", "E1"),
    (f"{ANNEX_1} pits=M4", "level-wrong-board", "E1"),
    ("W2 W7 T5 D10 I11 / B2 B7 F7 T9 P11 stairs=H4,Q5", "level-coop-wrong-start", "E15"),
    ("A1 A3 A5 A7 A9 / M1 M3 M5 M7 M9", "level-stairs-missing-coop", "E15"),
    ("K10 F3 K10 A10 H7", "level-cells-overlap", "E3a"),
    (f"{ANNEX_1} pits=F3", "level-cells-overlap", "E3a"),
    (f"{ANNEX_1} pits=C4,C4", "level-cells-overlap", "E3a"),
    ("K10 K11 D7 A10 H7", "level-side-by-side", "E3a"),
    ("K10 F3 D7 A10 T7 stairs=D6,Q7", "level-side-by-side", "E3a"),
]


@pytest.mark.parametrize(("text", "why", "rule"), BAD, ids=lambda value: str(value)[:40])
def test_e3_a_level_that_makes_no_sense_is_refused_with_a_sentence(text: str, why: str, rule: str) -> None:
    answer = read_level(text)
    assert isinstance(answer, Refused)
    assert (answer.why, answer.rule) == (why, rule)
    for language in WRITTEN:
        sentence = Texts(language, GAME.folder).refusal(answer)
        assert len(sentence) > 20
        assert "{" not in sentence
        assert rule in sentence


def test_the_sentence_says_where_and_what_would_work() -> None:
    answer = read_level("K10 K11 D7 A10 H7")
    assert isinstance(answer, Refused)
    assert Texts("en", GAME.folder).refusal(answer) == (
        "Side by side: the Door at K10 and the Key at K11 (E3a). Leave at least one cell between them."
    )


def test_the_six_printed_levels_and_the_usual_ones_make_sense() -> None:
    assert len(usual_levels("race")) == 6
    assert all(write_level(level(text)) == text for mode in MODES for text in usual_levels(mode))


@given(st.permutations([f"{c}{r}" for c in "ACEGIK" for r in (1, 3, 5, 7, 9, 11)]), st.integers(0, 12), st.booleans())
@settings(max_examples=60)
def test_a_level_written_and_read_again_is_the_same(cells: list[str], pits: int, rotation: bool) -> None:
    words = [" ".join(cells[:5]), "tiles=9", *(["pits=" + ",".join(cells[5 : 5 + pits])] if pits else [])]
    text = " ".join([*words, "bridges=2", *(["rotation"] if rotation else [])])
    assert write_level(level(text)) == text


@given(st.text(max_size=60))
def test_any_text_is_a_level_or_refused(text: str) -> None:
    answer = read_level(text)
    assert isinstance(answer, Refused)
    assert "{" not in Texts("en", GAME.folder).refusal(answer).replace(text, "") or "{" in text


@pytest.mark.parametrize("word", ["L4", "L4:", "Q9:A1", "L4:A1-A2-A3-Z9", "B:A1-A2", ":", "L4:A1--A2", "l4 A1"])
def test_e2_a_tile_that_cannot_be_read_is_refused(word: str) -> None:
    assert isinstance(read_laid([word], level(ANNEX_1)), Refused)


def test_a_tile_is_its_name_and_its_cells() -> None:
    read = read_laid(["l4:f4-f5-f6-g6", "B:F5"], level(ANNEX_1))
    assert isinstance(read, Laid)
    assert str(read) == "L4:F4-F5-F6-G6 B:F5"
