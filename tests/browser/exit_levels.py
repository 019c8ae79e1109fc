"""Levels whose way out is known, for tests that look at the screen; most are those of the rulebook's own tests."""

from tests.games.dungeon_exit import boards

ADVENTURE = "H11 K11 I9 D7 F11"  # the first of the Adventure
ADVENTURE_WAY = "I4:H12-I12-J12-K12 I3:K10-J10-I10 L4:I8-H8-G8-G7 I2:F7-E7 N5:D8-D9-E9-E10-E11"
FIRST, FIRST_WAY = boards.ANNEX_1, boards.WAY_OUT_1
SECOND, SECOND_WAY = boards.ANNEX_2, boards.WAY_OUT_2
EXACT = "C3 C8 H8 F5 I2 tiles=5"  # the level of the first steps, with its tiles counted
EXACT_WAY = "I4:C4-C5-C6-C7 I3:D8-E8-F8 I1:G8 L4:H7-H6-H5-G5 V5:F4-F3-F2-G2-H2"
BRIDGE, BRIDGE_WAY = f"{boards.CROSSING} pits=F1,A12", boards.WAY_ACROSS
FLOOR, FLOOR_WAY = boards.FLOORS, boards.WAY_UP
COOP = boards.TOGETHER
COOP_UP = (boards.HERS_FIRST, boards.HIS_FIRST)
COOP_DOWN = (boards.HERS_THEN, boards.HIS_THEN)
