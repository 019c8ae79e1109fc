"""Compile whatever Numba compiles before the tests begin: once, and not once in each of their processes.

What a process loads plain stays plain (``threedoors.accelerated``). Where nothing is on disk yet, a test that gives the
solver a second would leave the plain search to all that come after it, and the proofs of a book take fifty times as
long.
"""

from threedoors import bots, games
from threedoors.games.dungeon_exit.solver import warm_up


def compile_all() -> None:
    """The solver, and what the bots of every game think with."""
    warm_up()
    for game in games.find():
        for level in bots.levels(game):
            bots.seat_bot(game, level).get_ready()


if __name__ == "__main__":
    compile_all()
