"""The middle bot of Dungeon Exit: it thinks a little, errs a little."""

from threedoors.bots.dungeon_exit.pathfinder import Pathfinder


class Walker(Pathfinder):
    """25 tiles in a hundred are tried without a plan."""

    level = "walker"
    strength = 20
    strays = 25
    rests = 1.5


BOT = Walker
