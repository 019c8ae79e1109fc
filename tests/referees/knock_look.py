"""What Knock foretells, looked at a second time and exhaustively: which creatures are past beating without a spell?

A creature is if no way of going on brings it to 5 in time, even if every card still to come showed nothing but zeros.
The Knight shows what he shows and finds a place far away if he is not wanted here; the other creatures stand still,
and there are tokens enough. Every way is tried by the second referee (``knock.py``), who knows nothing of covers and
turns.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tests.referees.knock import MARK_OF_A_HALL, Lying, Spot, Table, points_of

ZERO = "nothing but zeros"
FAR_AWAY = "the Knight is laid far away"
STILL = 1000  # tokens of a creature that is not to ring


def foretold(table: Table, act: dict[str, Any]) -> tuple[str, set[str]]:
    """The verdict on an act that is allowed, and the spots of the creatures that would be past beating."""
    after = copied(table)
    beaten = statuses(after, "beaten")
    after.play(act)
    if after.ending is not None:
        return ("won" if after.ending == "won" else "lost"), set()
    lost = {lying.spot for lying in after.keep if after.lives(lying) and not can_be_beaten(after, lying.spot)}
    newly = [card for card in statuses(after, "beaten") if card not in beaten]
    return ("dooms" if lost else "beats" if newly else "safe"), {f"{x},{y}" for x, y in lost}


def can_be_beaten(table: Table, target: Spot) -> bool:
    """Is there a way to go on, without a spell, that brings the creature on this spot to 5?"""
    alone = copied(table)
    faces = {ZERO: {"kind": "hall", "corners": [0, 0, 0, 0]}, **table.faces}
    alone.faces, alone.reserve, alone.spells = faces, STILL, set()
    alone.hands = [[ZERO] * len(hand) for hand in table.hands]
    alone.pile = [card if card == table.knight else ZERO for card in table.pile]
    for lying in alone.keep:
        if lying.tokens and lying.spot != target:
            lying.tokens += STILL
    return down(alone, target) or ends_well(alone, target, set())


def ends_well(table: Table, target: Spot, tried: set[Any]) -> bool:
    """Every act of whoever is next, and every one after it; the same table is not looked at twice."""
    known = tuple(sorted((lying.spot, lying.card, lying.turned) for lying in table.keep)), table.phase, table.turn
    if known in tried or settled(table, target) > MARK_OF_A_HALL:
        return False
    tried.add(known)
    for act in acts(table, target):
        after = copied(table)
        if act["type"] == FAR_AWAY:
            after.phase, after.turn = "turn", (after.turn + 1) % after.seats
        else:
            after.play(act)
        if down(after, target) and after.ending not in ("hall", "tokens"):
            return True
        if after.ending is None and ends_well(after, target, tried):
            return True
    return False


def acts(table: Table, target: Spot) -> Iterator[dict[str, Any]]:
    """Whatever may be laid where it could matter: on the target, and for the Knight's sake beside it."""
    seat = table.turn
    if table.phase == "turn" and not table.hands[seat]:
        if any(table.hands):
            yield {"type": "SkipTurn", "seat": seat}
        return
    card = table.knight if table.phase == "knight" else ZERO
    if table.phase == "knight":
        yield {"type": FAR_AWAY}
    for x, y in around(target, 3 if knight_may_come(table, target) else 1):
        if table.is_free((x, y)):
            for turned in (False, True)[: 1 + (card == table.knight)]:
                yield {"type": "PlaceCard", "seat": seat, "card": card, "spot": f"{x},{y}", "turned": turned}


def knight_may_come(table: Table, target: Spot) -> bool:
    """Before the target rings? Then a hall he would lie on may want a zero first."""
    [creature] = [lying for lying in table.keep if lying.spot == target]
    in_time = creature.status == "frozen" or len(table.pile) < creature.tokens
    return table.phase == "knight" or (bool(table.pile) and in_time)


def settled(table: Table, target: Spot) -> int:
    """What two cards share is never covered again (K5)."""
    shared = {point for lying in table.keep if lying.spot != target for point in points_of(lying.spot)}
    [creature] = [lying for lying in table.keep if lying.spot == target]
    return table.danger(creature, points_of(target) & shared)


def around(target: Spot, reach: int) -> list[Spot]:
    """The nearest first."""
    steps = range(-reach, reach + 1)
    spots = [(target[0] + dx, target[1] + dy) for dx in steps for dy in steps]
    return sorted(spots, key=lambda spot: -len(points_of(spot) & points_of(target)))


def down(table: Table, target: Spot) -> bool:
    return any(lying.spot == target and table.danger(lying) <= MARK_OF_A_HALL for lying in table.keep)


def statuses(table: Table, status: str) -> list[str]:
    return [lying.card for lying in table.keep if lying.status == status]


def copied(table: Table) -> Table:
    """The same table, to be played on without harm."""
    keep: list[Lying] = [replace(lying) for lying in table.keep]
    hands = [[*hand] for hand in table.hands]
    return replace(table, keep=keep, hands=hands, pile=[*table.pile], spells={*table.spells}, told={*table.told})
