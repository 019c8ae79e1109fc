"""Everything the judge can find has a sentence in three languages that names its rule and its cells."""

import re

from tests.games.dungeon_exit.boards import ANNEX_1, CROSSING, FLOORS, TOGETHER, WAY_ACROSS, WAY_OUT_1, verdict
from threedoors.games.dungeon_exit import GAME
from threedoors.texts import WRITTEN, Texts, texts_file

FOUND: list[tuple[str, tuple[str, ...]]] = [
    (ANNEX_1, ("I5:K9-K8-K7-K6-K5 L3:J6-I6-I5",)),  # a side along a side
    (ANNEX_1, ("I5:K9-K8-K7-K6-K5 I2:K4-K3 L3:J5-I5-I4",)),  # a third end
    (ANNEX_1, ("I2:K9-K8 L4:L9-L8-L7-K7",)),  # two tiles, two sides
    (ANNEX_1, ("U5:E3-E4-F4-G4-G3",)),  # around the Key
    (ANNEX_1, ("I1:K9 I2:J10-I10",)),  # twice at the Door
    ("A1 A12 E1 L12 L6", ("I3:B1-C1-D1",)),  # from Door to Chest
    (f"{ANNEX_1} tiles=7", (WAY_OUT_1,)),
    (ANNEX_1, (f"{WAY_OUT_1} I2:A1-B1",)),  # something loose
    (FLOORS, ("I3:I7-J7-K7",)),  # along the stair
    (FLOORS, ("I1:J7 I2:I8-H8",)),  # twice at the stair
    (TOGETHER, ("I2:D11-D12", "")),  # at the mate's Monster
    (ANNEX_1, (WAY_ACROSS,)),  # a bridge the level does not have
    ("A3 E3 C6 H6 H8 bridges=2", (f"{WAY_ACROSS} B:C3",)),  # two on one cell
    (CROSSING, ("B:A1",)),
    (CROSSING, ("I3:B3-C3-D3 U5:E2-E1-D1-C1-C2 B:C1",)),
    ("A3 E3 C2 H6 H8 bridges=1", ("I3:B3-C3-D3 B:C3",)),  # against the Chest
    (CROSSING, ("I3:B3-C3-D3 I5:B2-C2-D2-E2-F2 I1:C4 B:C3",)),  # into a flank
    (CROSSING, ("I3:B3-C3-D3 I2:C4-C5 B:C3",)),  # half a bridge
    (f"{TOGETHER} bridges=1", ("I3:C8-D8-E8 I2:D7-D6", "I1:D9 B:D8")),  # from her path to his
    ("A3 E3 L12 H6 H8 bridges=1", ("I2:B3-C3 I1:C2 I3:C4-C5-C6 B:C3",)),  # the path below does not go on
]


def judged_ids() -> set[str]:
    """The ids under the judge's heading in the English file."""
    text = texts_file(GAME.folder, "en").read_text(encoding="utf-8")
    section = text.split("# --- what the judge finds ---")[1].split("\n## ")[0]
    return set(re.findall(r"^([a-z-]+) =", section, re.MULTILINE))


def test_everything_the_judge_can_find_is_found_here() -> None:
    ids = {problem.why.id for on, words in FOUND for problem in verdict(on, *words).problems}
    assert judged_ids() - ids == set()


def test_every_finding_has_a_sentence_with_its_rule_and_its_cells() -> None:
    for language in WRITTEN:
        texts = Texts(language, GAME.folder)
        for on, words in FOUND:
            for problem in verdict(on, *words).problems:
                sentence = texts.say(problem.why)
                assert f"({problem.rule})" in sentence
                assert "{" not in sentence
                assert not sentence[0].islower()
