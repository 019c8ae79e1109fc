"""Wires: where all hops of two paths could run so that none touch, each with a room of its own (needs Numba).

The drawing is that of ``routing``; here it is done for more hops than one engine holds. A guide, never a proof.
"""

import threading
from functools import lru_cache
from random import Random

import numpy as np
import numpy.typing as npt

from threedoors.games.dungeon_exit.board.cells import BOARD, Mask, board_of
from threedoors.games.dungeon_exit.solver.compiled import layout, rooms, routing
from threedoors.games.dungeon_exit.solver.compiled.bitboards import WORDS
from threedoors.games.dungeon_exit.solver.compiled.engine import new_drawing, space_for, words_of
from threedoors.games.dungeon_exit.solver.problem import SearchProblem

EVERYWHERE = (1 << 2 * BOARD) - 1


class Wires:
    """Arrays for so many hops."""

    def __init__(self, hops: int) -> None:
        self.rooms = [np.zeros((hops, WORDS), np.uint64) for _ in range(4)]
        self.far = np.zeros((hops, BOARD), np.int64)
        self.drawing = new_drawing(hops)


class _Desk(threading.local):
    """Where one thread draws."""

    def __init__(self) -> None:
        self.wires = lru_cache(maxsize=4)(Wires)


_desk = _Desk()


def rooms_for_all(problem: SearchProblem, chance: Random) -> tuple[Mask, ...]:
    """For each hop the cells it should keep off, or nothing when the wires could not be untangled."""
    space, wires = space_for(problem.moves, problem.level.size), _desk.wires(len(problem.hops))
    hops = np.array([(h.start % BOARD, h.goal % BOARD, h.board) for h in problem.hops], dtype=np.int64)
    play = np.array([words_of(problem.free >> h.board * BOARD) for h in problem.hops], dtype=np.uint64)
    stops = np.array([(cell % BOARD, board_of(cell)) for cell in problem.stops], dtype=np.int64)
    room, later, goal, own = wires.rooms
    legs = layout.Legs(hops, room, later, goal, wires.far)
    rooms.set_out(space.box.near, play, stops, legs)
    space.stack.rng[0] = chance.getrandbits(63) | 1
    most = len(problem.level.routes) * problem.most_cells(len(problem.moves.tiles))
    if not routing.untangle(space.box.near, legs, wires.drawing, most, space.stack.rng):
        return ()
    routing.own_rooms(space.box.near, legs, wires.drawing, own)
    return tuple(EVERYWHERE & ~(_mask(own[n]) << hop.board * BOARD) for n, hop in enumerate(problem.hops))


def _mask(words: npt.NDArray[np.uint64]) -> Mask:
    return sum(int(word) << 64 * number for number, word in enumerate(words))
