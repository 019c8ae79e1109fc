"""The slowest bot of Dungeon Exit: it tries a lot, and sits down now and then."""

from threedoors.bots.dungeon_exit.pathfinder import Pathfinder


class Stroller(Pathfinder):
    """45 tiles in a hundred are tried without a plan."""

    level = "stroller"
    strength = 10
    strays = 45
    rests = 2


BOT = Stroller
