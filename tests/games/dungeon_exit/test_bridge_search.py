"""The search over bridges, with tiles laid already: what can be completed is never called impossible (E9)."""

import pytest

from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level
from threedoors.games.dungeon_exit.solver import NodeBudget
from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker
from threedoors.games.dungeon_exit.solver.problem import problem_of

pytestmark = pytest.mark.slow

LEVEL = "E2 L4 C1 H7 F11 bridges=1"
LAID = ["L3:F2-G2-G1", "V5:H1-I1-J1-J2-J3", "I1:J4", "N5:I3-H3-H4-G4-F4", "L5:B1-A1-A2-A3-A4", "U5:E9-D9-D10-D11-E11"]
"""Completed by I3:J5-K5-L5 I2:L3-K3 B:J3 W5:E4-D4-D3-C3-C2 L4:A5-A6-B6-C6 I5:D6-E6-F6-G6-H6 S4:H8-G8-G9-F9."""


@pytest.mark.parametrize("seed", range(6))
def test_e9_an_end_beside_the_path_may_be_the_bank_of_a_bridge_over_it(seed: int) -> None:
    """``J3``, where ``V5`` ends, is crossed from ``K3`` to ``I3``, where ``N5`` and what goes on from ``J3`` lie."""
    level = read_level(LEVEL)
    assert isinstance(level, Level)
    laid = read_laid(LAID, level)
    assert isinstance(laid, Laid)
    seeker = BridgeSeeker(problem_of(level), NodeBudget(6000), [laid])
    seeker.search.chance.seed(seed)  # the order of the hops is drawn
    assert seeker.find([-1]).status != "impossible"
