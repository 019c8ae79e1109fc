"""The layout of the search over bridges: five flat lists, and what stands where in them.

One for each thing: the box of tiles, the hops of a level, their order, the ground, the stack of the search. One list
and not a tuple of named ones, because compiled code counts who holds an array: with tuples the search took four times
as long. Flat lists serve plain and compiled functions alike, and nothing is allocated while searching.
"""

from typing import Any, NamedTuple

Flat = Any
"""A Python list of whole numbers, or an array of them (``flat``)."""

# Cells are shifted by MARGIN, so that a step off the board is still a place in a list.
MARGIN = 32
CELLS = 576  # of both boards, with the margins

# The box: how many moves and tiles, the cells of each tile (longest last), then four numbers a move (see ``moves``).
N_MOVES, N_TILES, LENGTHS, MOVES = 0, 1, 2, 18
MOVE = 4  # box[MOVE * move + STEP]
STEP, DEPTH, TILE, SKIP = range(MOVES, MOVES + MOVE)

# The hops: for both paths the tiles a player has laid, one bit each; where the bridges a player has laid begin, which
# stand at the end of the list; then for each hop its two stops, whose it is, and the cells still to lay from each cell.
FIXED_TILES, BRIDGES_AT, HOPS = 0, 2, 3
HOP = 3 + CELLS  # hops[HOP * hop + START]
START, GOAL, OWNER, FAR_FROM = range(HOPS, HOPS + 4)

# The ground: a number for each cell in each of these rows.
KIND = 0 * CELLS  # CLOSED, FREE or STOP
LAID = 1 * CELLS  # 1 where the path runs
BEFORE = 2 * CELLS  # the cell from which the path comes here
BEHIND = 3 * CELLS  # the cell to which it goes on
BRIDGED = 4 * CELLS  # 1 below a bridge
GAP = 5 * CELLS  # below a bridge but empty still: the step by which the path must come
FIXED = 6 * CELLS  # the mark of a tile a player has laid
SIDES = 7 * CELLS  # at a stop how many sides are touched in the end; 0 where two paths share it
GROUND_SIZE = 8 * CELLS
CLOSED, FREE, STOP = 0, 1, 2
NEXT_PATH, END = 16, 64  # a mark is 1 + tile + NEXT_PATH × path, and END more at the two ends of the tile

# The stack: the state of chance, the cells of one move, room for measuring (``reach``), then a frame for each depth.
RNG, AGE, PATH, QUEUE = 0, 1, 2, 16
LAYERS = 10  # a normal one and one of banks for each number of jumps, up to four
MARK = QUEUE + LAYERS * CELLS
FRAMES = MARK + LAYERS * CELLS
# A frame: which hop of the order, the cell reached and the one before it, the tiles used by both paths, bridges left,
# children tried (−1: not looked at yet) and how many there are, the child being tried and the cell it is laid from.
PLACE, HEAD, PRIOR, USED, _, BRIDGES, TRIED, N_KIDS, LAYING, ROOT, KIDS = range(FRAMES, FRAMES + 11)
MOST_KIDS, KID = 640, 3
FRAME = 10 + KID * MOST_KIDS  # stack[FRAME * depth + PLACE]
SCORE, KID_MOVE, KID_ROOT = range(KIDS, KIDS + KID)  # stack[FRAME * depth + KID * child + SCORE]


class BridgeOrder(NamedTuple):
    """One search."""

    exact: tuple[int, int]  # tiles each path is to spend; −1: any number
    bridges: int  # to cross, no more and no fewer
    budget: int  # stop after so many nodes
    noise: int  # how much chance there is in the order of the children
    cap: int  # stop after so many solutions
    gaps: bool  # may the path jump over empty cells, which another part of it crosses later?
