"""Levels of Dungeon Exit for the suite: every mode, bridges, pits, counts, work that is taken back."""

from tests.games.dungeon_exit.boards import CROSSING, FLOORS, TOGETHER
from tests.samples import Sample
from threedoors.games.dungeon_exit.state import DungeonExit, is_swapped

SAMPLES = (
    Sample("alone", 1, {}, acts=120),
    Sample("pits and a count", 1, {"level": "K10 F3 D7 A10 H7 tiles=8 pits=A1,L1,F6"}, acts=80),
    Sample("a crossing", 1, {"level": CROSSING}, acts=120),
    Sample("two floors", 1, {"mode": "floor", "level": FLOORS}, acts=80),
    Sample("a race in the dark", 2, {"mode": "race"}, acts=100),
    Sample("a race between thinkers", 2, {"levels": ["annex:2", "annex:4"]}, "runner", 80),
    Sample("an open race", 2, {"mode": "race", "open_boards": True}, acts=60),
    Sample("together", 2, {"mode": "coop"}, acts=120),
    Sample("together over bridges", 2, {"mode": "coop", "level": f"{TOGETHER} bridges=2"}, acts=80),
    Sample("together, thinking", 2, {"mode": "coop", "level": TOGETHER}, "runner", 25),
)


def met(states: list[DungeonExit]) -> dict[str, bool]:
    """Every mode, solved and given up, and what lies on the boards."""
    bridged = {state.mode for state in states for path in state.paths if path.laid.bridges}
    return {
        "every mode": {state.mode for state in states} == {"solo", "race", "coop", "floor"},
        "every mode solved": {state.mode for state in states if state.ending and state.ending.solved}
        == {"solo", "race", "coop", "floor"},
        "given up": any(state.ending and not state.ending.solved for state in states),
        "bridges alone and together": {"solo", "coop"} <= bridged,
        "boards swapped": any(is_swapped(state) for state in states),
        "pits": any(state.level.pits for state in states),
        "a count of tiles": any(state.level.tiles for state in states),
        "open boards": any(state.options.open_boards for state in states),
    }
