"""Games of Munchkin for the suite: three to six seats and two, each option, acts of every kind."""

from collections.abc import Iterator

import msgspec

from tests.games.munchkin.tables import act, card, caught, meeting, resolve, table, wait, with_die
from tests.samples import Sample
from threedoors.core import Action
from threedoors.games.munchkin.cards.house import house_set
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import MunchkinState

HOUSE = msgspec.to_builtins(house_set())
FEW_MONSTERS = {**HOUSE, "monsters": HOUSE["monsters"][:10]}

SAMPLES = (
    *(Sample(f"drawn, {seats} seats, {number}", seats, acts=400) for seats in range(3, 7) for number in (7, 12)),
    Sample("two", 2, {"two_players": True, "pace": "brisk", "first": 1}, "greedy", 120),
    Sample("fast and short", 3, {"fast": True, "winning_level": 3, "sides": ["man"]}, "schemer", 200, "open"),
    Sample("own cards", 4, {"own_set": FEW_MONSTERS, "no_sides": True}, "greedy", 150, "clock"),
    Sample("items on one's own turn", 5, {"items_own_turn": True, "winning_level": 5}, "greedy", 200),
)


def scenes() -> Iterator[tuple[int, MunchkinState, Action]]:
    """What hundreds of games drawn at random do not meet: how many sit there, their table, the act."""
    robbed = caught("m34", "L4 used i13 hand c01", "L1", "L1")
    yield 3, robbed, a.TakeBlind(1, wait=wait(robbed))
    laden = act(table("L3 is B carried i27 i28", "L2", "L1 used i25"), a.DropTrait(0, card("B")))
    yield 3, laden, a.HandOver(0, card("i27"), 1, wait=wait(laden))
    shielded = table("L3 used i12", "L1 hand c02", "L1", doors="c01")
    yield 3, shielded, a.OpenDoor(0, wait=wait(shielded))
    dying = resolve(meeting("m36", "L5 used i13 hand c01", "L2", "L2"))
    dying = act(with_die(dying, 1), a.Flee(0, 0, wait=wait(dying)))
    for seat in (0, 1):
        dying = act(dying, a.Pass(seat, wait=wait(dying)))
    yield 3, dying, a.Pass(2, wait=wait(dying))
    asked = caught("m18", "L5 man hand c01", "L1", "L1")
    yield 3, asked, a.PickOption(0, 0, wait=wait(asked))
    digging = table("L3 is P hand c01", "L1", "L1", discards="m01")
    yield 3, digging, a.RaiseDoor(0, card("c01"), wait=wait(digging))
    declined = meeting("m40", "L5", "L1", "L1")
    yield 3, declined, a.UsePower(0, "decline", foe=0)
    thrown = resolve(meeting("m42", "L5 used i26", "L1", "L1"))
    yield 3, thrown, a.UsePower(0, "distract", (card("i26"),), foe=0)


def met(states: list[MunchkinState]) -> dict[str, bool]:
    """Fights, flights, deaths and bargains at every number of seats."""
    tables = {
        seats: [state.board for state in states if len(state.board.players) == seats] for seats in (2, 3, 4, 5, 6)
    }
    return {
        **{f"a fight at {seats} seats": any(board.fight for board in boards) for seats, boards in tables.items()},
        **{f"an end at {seats} seats": any(board.over for board in boards) for seats, boards in tables.items()},
        "a flight": any(board.flight for boards in tables.values() for board in boards),
        "a helper": any(board.fight and board.fight.helper is not None for board in tables[3]),
        "an offer": any(board.offers for board in tables[4]),
        "somebody dead": any(board.bodies for boards in tables.values() for board in boards),
    }
