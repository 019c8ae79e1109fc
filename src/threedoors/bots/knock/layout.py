"""How a Keep, a deck and the notes of one look lie in arrays, for the compiled twin of ``greedy``.

Spots are numbers on a grid seen from 45°: a card's corner i meets the spot at ``spot + STEPS[i]``, whose
corner i ^ 2 it is. Tables are filled in ``arena.py``, judged in ``judgement_compiled.py``, played in ``playouts.py``.
"""

from typing import Any, Final

from threedoors.bots.knock.compiled import compiled, flat

SIDE: Final = 128
CENTRE: Final = 64 * SIDE + 64
STEPS: Final = (-SIDE, 1, SIDE, -1)
MOST: Final = 64  # cards in a Keep
NOWHERE: Final = -1

WON, HALL, ALARM, TOKENS, CARDS = 1, 2, 3, 4, 5
CAUSES: Final = {WON: "won", HALL: "hall", ALARM: "alarm", TOKENS: "tokens", CARDS: "cards"}

HALL_CARD, CREATURE, KNIGHT = 0, 1, 2
DEAD, AWAKE, FROZEN = 0, 1, 2

LOSES: Final = -1_000_000_000
WINS: Final = 1_000_000_000
PATIENT: Final = 9  # tokens a frozen creature is thought to have
LATE: Final = 16
FULL: Final = 6

Array = Any
"""Whole numbers: an array for Numba, without it a list."""

# A table is one array ``k``: facts first, then lists by place (order of laying), by spot, by seat.
# One array and not a dozen, because a call that hands over many arrays costs more than its work.
LAID, PILE, TURN, RESERVE, SILENT, WAITING, SEATS, POISON, GENTLE, LOOK, TURNS, LEAST, THE_KNIGHT, HIGHEST = range(14)
SPOT: Final = 16
CARD: Final = SPOT + MOST
DANGER: Final = CARD + MOST
LIFE: Final = DANGER + MOST
SAND: Final = LIFE + MOST
SHOWN: Final = SAND + MOST  # four visible values a place
HELD: Final = SHOWN + 4 * MOST  # how many cards a seat holds
HANDS: Final = HELD + 6  # eight places a seat
CARDS_IN_PILE: Final = HANDS + 6 * 8  # top card last, the Knight first
GRID: Final = CARDS_IN_PILE + MOST  # 1 + place, or 0
MARKS: Final = GRID + SIDE * SIDE  # the look in which a spot was last considered
TABLE_SIZE: Final = MARKS + SIDE * SIDE

# A deck is one array ``d``: sixteen numbers a card.
KIND, ARRIVES_WITH, HUSH, SUM, ZEROS, BEARS_4, BEARS_4_TURNED, CHESTS = range(8)  # BEARS: a bit for each corner
LYING: Final = 8  # four corners, then the same four after half a turn
PER_CARD: Final = 16

# What one look notes down is one array ``n``.
ALARMS, AHEAD, AWAKES, FROZENS, GRAINS, KNIGHT_AT, SELF_LOW = range(7)
TERMS: Final = 8
VALUES: Final = 10  # a corner may have
EFFECT: Final = 16  # one for each value of each corner
FLAGS: Final = EFFECT + 4 * VALUES
OWN: Final = FLAGS + 4 * VALUES  # the four values of a card laid on poison
SCORES: Final = 128
MOST_ROWS: Final = MOST * 4 * 8 * 2
MOVES: Final = SCORES + MOST_ROWS  # spot, place in hand and turned in one number
NOTES_SIZE: Final = MOVES + MOST_ROWS

# Counts of up to four covered cards, added up in one number.
FALLS, STOPS, THAWS, LOW = 1, 8, 64, 512


def new_table() -> Array:
    """Room for a table."""
    return flat([0] * TABLE_SIZE)


def new_notes() -> Array:
    """Room for the notes of one look."""
    return flat([0] * NOTES_SIZE)


@compiled
def copy_into(k: Array, other: Array) -> None:
    """Make one table like another, but for its looks."""
    for place in range(k[LAID]):
        k[GRID + k[SPOT + place]] = 0
    look = k[LOOK]
    for i in range(GRID):
        k[i] = other[i]
    k[LOOK] = look
    for place in range(k[LAID]):
        k[GRID + k[SPOT + place]] = place + 1


@compiled
def point_of(spot: int, corner: int) -> int:
    """The number of a corner point, the same from both cards that own it."""
    u, v = spot // SIDE - 64, spot % SIDE - 64
    x, y = u + v, u - v
    if corner == 1 or corner == 2:
        x += 1
    if corner == 2 or corner == 3:
        y += 1
    return (x + 256) * 512 + y + 256


@compiled
def corners_in(bits: int) -> int:
    """How many of the four corners have their bit set."""
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)
