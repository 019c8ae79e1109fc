"""Levels of Dungeon Exit for the suite: every mode, bridges, pits, counts, work that is taken back."""

from tests.games.dungeon_exit.boards import CROSSING, FLOORS, TOGETHER
from tests.samples import Sample

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
