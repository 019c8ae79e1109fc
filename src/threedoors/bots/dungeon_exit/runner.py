"""The fastest bot of Dungeon Exit: it knows where it goes, mostly."""

from threedoors.bots.dungeon_exit.pathfinder import Pathfinder


class Runner(Pathfinder):
    """8 tiles in a hundred are tried without a plan."""

    level = "runner"
    strength = 30
    strays = 8
    rests = 0.5


BOT = Runner
