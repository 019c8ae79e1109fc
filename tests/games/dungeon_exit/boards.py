"""Levels with known ways out, and short words for setting out positions."""

from threedoors.core import Action, Chance, Concede, Event, Refused, Seat, Step
from threedoors.games.dungeon_exit.actions import ExitAction, PlaceBridge, place
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.board.judge import Verdict, judge
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid, read_level
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.rules import apply, setup
from threedoors.games.dungeon_exit.shown.position import read_notation
from threedoors.games.dungeon_exit.state import DungeonExit

ANNEX_1 = "K10 F3 D7 A10 H7"
WAY_OUT_1 = (
    "I5:K9-K8-K7-K6-K5 Z5:J5-J4-I4-H4-H3 I1:G3 L5:E3-E4-E5-E6-D6 "
    "V5:C7-C8-C9-B9-A9 I3:A11-B11-C11 W5:D11-E11-E10-F10-F9 L3:F8-G8-G7"
)
ANNEX_2 = "K2 K6 K11 F11 F2"
WAY_OUT_2 = (
    "I3:K3-K4-K5 I4:K7-K8-K9-K10 N5:K12-J12-I12-I11-H11 I1:G11 L5:F10-E10-E9-E8-E7 L4:E6-F6-F5-F4 U5:G4-H4-H3-H2-G2"
)
CROSSING = "A3 E3 C6 H6 H8 bridges=1"
WAY_ACROSS = "I3:B3-C3-D3 U5:E2-E1-D1-C1-C2 I2:C4-C5 I4:D6-E6-F6-G6 I1:H7 B:C3"

FLOORS = "B2 B8 G8 T4 N10 stairs=J8,R8"
WAY_UP = (
    "I5:B3-B4-B5-B6-B7 I4:C8-D8-E8-F8 L4:G9-H9-I9-I8 W5:R7-R6-S6-S5-T5 N5:T3-S3-R3-R4-Q4 Z5:P4-P5-O5-N5-N6 I3:N7-N8-N9"
)
TOGETHER = "B2 B7 F7 T9 P11 / W2 W7 T5 D10 I11 stairs=H4,Q5"
HERS_FIRST = "I4:B3-B4-B5-B6 N5:B8-C8-D8-D7-E7 S4:F6-F5-G5-G4"
HERS_THEN = "W5:Q6-Q7-R7-R8-S8 I1:T8 L5:T10-S10-R10-Q10-Q11"
HIS_FIRST = "I4:W3-W4-W5-W6 S4:V7-U7-U6-T6 I2:S5-R5"
HIS_THEN = "N5:I4-I5-I6-H6-H7 V5:H8-H9-H10-G10-F10 I1:E10 L4:C10-C11-C12-D12 I5:E12-F12-G12-H12-I12"


def level(text: str) -> Level:
    found = read_level(text)
    assert isinstance(found, Level), found
    return found


def laid(on: str, words: str) -> Laid:
    found = read_laid(words.split(), level(on))
    assert isinstance(found, Laid), found
    return found


def verdict(on: str, *words: str) -> Verdict:
    """What the judge says of these tiles, one text for each path."""
    return judge(level(on), [laid(on, each) for each in words])


def faults(on: str, *words: str) -> set[tuple[str, str]]:
    """What is wrong, unfinished work left aside: ids and rules."""
    return {(found.why.id, found.rule) for found in verdict(on, *words).wrong}


def solo(words: str = "", on: str = ANNEX_1) -> DungeonExit:
    """Alone, on one board or on both floors."""
    return read_notation(f"{'floor' if 'stairs' in on else 'solo'} solving | {on} | {words}")


def race(hers: str = "", his: str = "", on: str = ANNEX_2, open_boards: bool = False) -> DungeonExit:
    return read_notation(f"race solving ready=0,1 | {on} | {hers} | {his}", open_boards)


def coop(hers: str = "", his: str = "", swaps: int = 0, on: str = TOGETHER) -> DungeonExit:
    return read_notation(f"coop solving swaps={swaps} | {on} | {hers} | {his}")


def new(seats: int = 1, seed: str = "test", **options: object) -> DungeonExit:
    state = setup(ExitOptions(**options), seats, Chance(seed.encode()))  # type: ignore[arg-type]
    assert isinstance(state, DungeonExit), state
    return state


def why_not_new(seats: int, **options: object) -> Refused:
    state = setup(ExitOptions(**options), seats, Chance(b"test"))  # type: ignore[arg-type]
    assert isinstance(state, Refused), state
    return state


def acts(on: str, seat: Seat, words: str) -> list[ExitAction]:
    """The acts that lay these tiles one by one."""
    found = laid(on, words)
    return [*(place(seat, each) for each in found.tiles), *(PlaceBridge(seat, name_of(cell)) for cell in found.bridges)]


def played(state: DungeonExit, *actions: Action) -> tuple[DungeonExit, tuple[Event, ...]]:
    """The table after these acts, and what the last one led to."""
    events: tuple[Event, ...] = ()
    for action in actions:
        step = apply(state, action)  # type: ignore[arg-type]
        assert isinstance(step, Step), (action, step)
        state, events = step.state, step.events
    return state, events


def refused(state: DungeonExit, action: ExitAction | Concede) -> Refused:
    answer = apply(state, action)
    assert isinstance(answer, Refused), answer
    return answer
