"""The layout of the compiled search: which arrays there are, and what stands in their columns.

Nothing is allocated while searching; ``engine.Space`` makes all of this once.
"""

from typing import Any, NamedTuple

FAR = 255

# columns of ``moves`` and ``hops``
STEP, DEPTH, TILE, SKIP = 0, 1, 2, 3
START, END, BOARD = 0, 1, 2
# columns of a frame on the stack
PLACE, HEAD, USED, NEXT, MOVE, AFTER, SLOT = 0, 1, 2, 3, 4, 5, 6
# columns of a child
SCORE, CHILD_MOVE, CHILD_END = 0, 1, 2


class Box(NamedTuple):
    """What is the same for every level: the tiles and the board."""

    moves: Any  # the tree of moves, see ``moves``
    near: Any  # [cell] the cell and the cells beside it
    lengths: Any  # [tile]
    by_length: Any  # tiles, longest first
    sizes: Any  # [set of tiles] how many
    subsets: Any  # all sets of tiles, small ones first
    first: Any  # [size] where the sets of that size begin
    slot: Any  # [move] which tile and displacement it is, as an index
    slots: Any  # [slot] the displacement
    slot_of: Any  # [tile] its first slot


class Legs(NamedTuple):
    """One level as hops from stop to stop; a leg over the stairs is two hops."""

    hops: Any  # [hop] start, goal, board
    room: Any  # [hop] cells free for its first step
    later_room: Any  # [hop] cells free for the others: no longer beside the start
    goal: Any  # [hop] cells that touch the goal
    far: Any  # [hop, cell] cells still to lay


class Tables(NamedTuple):
    """What tiles could do if a path might touch itself, see ``grow_table``."""

    heads: Any  # [hop, slot] see ``find_heads``
    table: Any  # [hop, set of tiles] heads
    grown: Any  # [hop] the size of the sets up to which the table is filled
    kept: Any  # [hop] sets with any heads, small ones first
    n_kept: Any
    spans: Any  # [hop] sets that span the whole hop
    n_span: Any
    rest: Any  # [set of hops, used tiles] see ``prepare_rest``
    rest_ready: Any
    joined: Any  # [set of hops] sets of tiles that span them all
    n_joined: Any
    hope: Any  # [hop, hops after it, used tiles] see ``fill_hope``
    hope_age: Any


class Stack(NamedTuple):
    """Room for the depth-first search."""

    frames: Any
    masks: Any  # [depth, board] blocked cells
    totals: Any  # [depth] solutions below
    kids: Any
    n_kids: Any
    seen: Any  # positions finished before, with the number of solutions below each
    rng: Any
    path: Any
    free: Any


class Drawing(NamedTuple):
    """Room for drawing all hops as wires, see ``routing``."""

    routes: Any  # [hop] the cells of its wire
    lengths: Any  # [hop] how many
    history: Any  # [board × 256 + cell] how often two wires wanted it
    crowd: Any  # [cell] wires of other hops on it or beside it
    cost: Any  # [cell]
    dist: Any  # [cell] what it costs to come here from the start
    came: Any  # [cell] from where
    queue: Any


class States(NamedTuple):
    """What the sweep keeps of each way to draw the path above its line."""

    keys: Any  # [state] what stands on the line, packed into two words
    cost: Any  # [state] cells laid so far


class SearchOrder(NamedTuple):
    """One search."""

    exact: int  # tiles to spend; −1: any number
    most: int  # the number of tiles the tables were grown for
    age: int  # which tables and which ``seen`` entries are of today
    counting: bool
    cap: int  # stop counting here
    budget: int  # stop after so many nodes
    noise: int  # how much chance there is in the order of the children
    careful: bool  # look one move ahead at the room left for all legs
    remember: bool  # use ``seen``
    used: int  # tiles that may not be used
