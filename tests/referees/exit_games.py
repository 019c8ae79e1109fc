"""Dungeon Exit played beside its second referee: made-up levels, laid with detours, compared act by act."""

import json
import random
from collections import Counter
from functools import cache
from typing import Any

from tests.referees import in_words
from tests.referees.dungeon_exit import (
    PICTURES,
    Cell,
    Laid,
    cell_of,
    forms,
    is_way_out,
    laid_of,
    level_of,
    may_lie,
    name_of,
    settled,
)
from tests.referees.exit_levels import MadeUp, made_up
from threedoors import games
from threedoors.core import Broken, Playing, Refused, Step, begin

EXIT = games.load("dungeon_exit")
EMPTY = "A1 A12 L1 L12 F1"
MIDDLE = "F6"
FOREIGN = 4  # acts tried at every position that may well be refused


class Comparing:
    """One level being solved, and what the second referee makes of it."""

    def __init__(self, playing: Playing[Any, Any], line: str, mode: str) -> None:
        self.playing, self.level, self.mode = playing, level_of(line), mode
        self.seats = len(playing.opening.seats)
        self.paths: list[Laid] = [{} for _ in range(self.seats)]
        self.bridges: list[set[Cell]] = [set() for _ in range(self.seats)]
        self.swapped = False
        self.over = False
        self.seen: Counter[str] = Counter()

    # --- what the page says -------------------------------------------------------------------------

    def sharing(self, seat: int) -> list[int]:
        """Whose tiles lie on the same boards."""
        return [*range(self.seats)] if self.mode == "coop" else [seat]

    def is_mine(self, seat: int, cell: Cell) -> bool:
        """E15: together each works on one board at a time."""
        return self.mode != "coop" or cell[0] == (seat + self.swapped) % 2

    def allows(self, act: dict[str, Any]) -> bool:
        """E12, for what lays and takes."""
        seat = act["seat"]
        if self.over or not 0 <= seat < self.seats:
            return False
        return bool(getattr(self, f"_may_{in_words(act['type'])}")(seat, act))

    def _may_place_tile(self, seat: int, act: dict[str, Any]) -> bool:
        return act["tile"] in PICTURES and act["tile"] not in self.paths[seat] and self._fits(seat, act)

    def _may_move_tile(self, seat: int, act: dict[str, Any]) -> bool:
        """To where it lies already is no move."""
        lies = self.paths[seat].get(act["tile"])
        moves = lies is not None and {*lies} != {*cells_of(act)} and self.is_mine(seat, lies[0])
        return moves and self._fits(seat, act)

    def _fits(self, seat: int, act: dict[str, Any]) -> bool:
        cells = cells_of(act)
        lying = [(who, tile, lies) for who in self.sharing(seat) for tile, lies in self.paths[who].items()]
        others = {cell for who, tile, lies in lying if (who, tile) != (seat, act["tile"]) for cell in lies}
        if self.level.rotation_only and act["flipped"]:
            return False
        return may_lie(self.level, act["tile"], cells, others) and self.is_mine(seat, cells[0])

    def _may_take_tile(self, seat: int, act: dict[str, Any]) -> bool:
        lies = self.paths[seat].get(act["tile"])
        return lies is not None and self.is_mine(seat, lies[0])

    def _may_place_bridge(self, seat: int, act: dict[str, Any]) -> bool:
        cell = cell_of(act["cell"])
        tiles = {each for who in self.sharing(seat) for cells in self.paths[who].values() for each in cells}
        laid = {each for who in self.sharing(seat) for each in self.bridges[who]}
        return cell in tiles - laid and len(laid) < self.level.bridges and self.is_mine(seat, cell)

    def _may_take_bridge(self, seat: int, act: dict[str, Any]) -> bool:
        return cell_of(act["cell"]) in self.bridges[seat] and self.is_mine(seat, cell_of(act["cell"]))

    def is_solved(self, seat: int) -> bool:
        sharing = self.sharing(seat)
        bridges = {cell for who in sharing for cell in self.bridges[who]}
        return is_way_out(self.level, [self.paths[who] for who in sharing], bridges)

    # --- both at once -----------------------------------------------------------------------------------

    def act(self, act: dict[str, Any]) -> bool:
        """Let both referees judge an act, hold their tables against each other; was it taken?"""
        answer = self.playing.act(EXIT.decode_action(json.dumps(act)))
        self.expect(isinstance(answer, Step) == self.allows(act), f"{act}: {answer}")
        if isinstance(answer, Refused):
            self.seen["refused by both"] += 1
            return False
        self.seen[act["type"]] += 1
        self._take_on(act)
        state = json.loads(EXIT.encode(self.playing.state))
        real = [laid_of(path) for path in state["paths"]]
        mine = [(path, bridges) for path, bridges in zip(self.paths, self.bridges, strict=True)]
        self.expect([*map(as_sets, real)] == [*map(as_sets, mine)], f"{act}: {real} or {mine}")
        self.over = self.is_solved(act["seat"])
        self.expect(self.over == (state["ending"] is not None), f"{act}: solved should be {self.over}")
        return True

    def _take_on(self, act: dict[str, Any]) -> None:
        seat, kind = act["seat"], act["type"]
        if kind in ("MoveTile", "TakeTile"):
            gone = {*self.paths[seat].pop(act["tile"])}
            for who in self.sharing(seat):
                self.bridges[who] -= gone
        if kind in ("PlaceTile", "MoveTile"):
            self.paths[seat][act["tile"]] = cells_of(act)
        if kind == "PlaceBridge":
            self.bridges[seat].add(cell_of(act["cell"]))
        if kind == "TakeBridge":
            self.bridges[seat].remove(cell_of(act["cell"]))

    def agree(self, kind: str) -> None:
        """Both say yes (E15)."""
        for seat in range(self.seats):
            answer = self.playing.act(EXIT.decode_action(json.dumps({"type": kind, "seat": seat})))
            self.expect(isinstance(answer, Step), f"{kind}: {answer}")
            self.seen[kind] += 1

    def expect(self, holds: bool, sentence: str) -> None:
        if not holds:
            raise Broken(sentence, EXIT.notation(self.playing.state))


def as_sets(path: tuple[Laid, set[Cell]]) -> tuple[dict[str, set[Cell]], set[Cell]]:
    return {tile: {*cells} for tile, cells in path[0].items()}, path[1]


@cache
def offsets() -> dict[tuple[str, int, bool], tuple[tuple[int, int], ...]]:
    """Where the cells of a tile lie, seen from its first end: asked once, on an empty board, and looked over."""
    found = {}
    playing = begin(EXIT, ("p0",), "offsets", EXIT.options(level=EMPTY))
    assert not isinstance(playing, Refused), playing
    for tile in PICTURES:
        for turn in range(4):
            for flipped in (False, True):
                act = {"type": "PlaceTile", "seat": 0, "tile": tile, "at": MIDDLE, "turn": turn, "flipped": flipped}
                step = EXIT.apply(playing.state, EXIT.decode_action(json.dumps(act)))
                assert isinstance(step, Step), step
                cells = [cell_of(name) for name in json.loads(EXIT.encode(step.events[0]))["cells"]]
                _, x, y = cell_of(MIDDLE)
                away = tuple((cell[1] - x, cell[2] - y) for cell in cells)
                if settled([*away]) not in forms(tile, rotation_only=not flipped):
                    raise Broken(f"{tile} turned {turn} flipped {flipped} lies as {cells}", EMPTY)
                found[tile, turn, flipped] = away
    return found


def cells_of(act: dict[str, Any]) -> tuple[Cell, ...]:
    board, x, y = cell_of(act["at"])
    away = offsets()[act["tile"], act["turn"], act["flipped"]]
    return tuple((board, x + across, y + down) for across, down in away)


def placing(seat: int, tile: str, cells: tuple[Cell, ...], kind: str = "PlaceTile") -> dict[str, Any]:
    """The act that lays a tile on these cells, unflipped where it can be."""
    for name, turn, flipped in sorted(offsets(), key=lambda way: way[2]):
        for cell in cells if name == tile else ():
            act = {"type": kind, "seat": seat, "tile": tile, "at": name_of(cell), "turn": turn, "flipped": flipped}
            if {*cells_of(act)} == {*cells}:
                return act
    raise Broken(f"{tile} cannot lie on {cells}", "")


# --- games ----------------------------------------------------------------------------------------------


def compare_level(number: int) -> Counter[str]:
    """The n-th level, compared act by act; how many acts of each kind, and how many were refused by both."""
    dice = random.Random(f"referee {number}")
    found = made_up(dice)
    solvable = dice.random() < 0.75
    line = found.line if solvable else spoilt(found, dice)
    coop, race = len(found.paths) == 2, "stairs" not in line and dice.random() < 0.3 and line.count(",") < 6
    mode = "coop" if coop else "race" if race else "floor" if "stairs" in line else "solo"
    names = ("p0", "p1") if coop or race else ("p0",)
    playing = begin(EXIT, names, f"referee {number}", EXIT.options(level=line, mode=mode))
    if isinstance(playing, Refused):
        raise Broken(f"{number}: {line} is refused: {playing}", line)
    comparing = Comparing(playing, line, mode)
    try:
        solve(comparing, found, dice)
    except Broken as broken:
        raise Broken(f"{number}: {line}: {broken}", line) from broken
    comparing.expect(comparing.over == solvable, f"{number}: a way out of {line} was {'not ' * solvable}taken")
    kind = f"{mode}{', bridges' * any(found.bridges)}{', rotation' * ('rotation' in line)}"
    comparing.seen[f"{kind}: {'solved' if solvable else 'not solved'}"] += 1
    return comparing.seen


def spoilt(found: MadeUp, dice: random.Random) -> str:
    """The same level with Key and Chest swapped, or another count of tiles or bridges: its way out is none."""
    level = level_of(found.line)
    words = found.line.split(" ")
    if not level.stairs and dice.random() < 0.4:
        words[1], words[2] = words[2], words[1]
        return " ".join(words)
    if level.bridges < 2 and dice.random() < 0.5:
        kept = [word for word in words if not word.startswith("bridges=")]
        return " ".join([*kept, f"bridges={level.bridges + 1}"])
    kept = [word for word in words if not word.startswith("tiles=")]
    return " ".join([*kept, f"tiles={'/'.join(str(len(laid) % 14 + 1) for laid in found.paths)}"])


def solve(comparing: Comparing, found: MadeUp, dice: random.Random) -> None:
    """Lay the way out in any order, with detours; together the boards are swapped half-way."""
    seats = range(comparing.seats)
    if comparing.mode == "race":
        comparing.agree("GetReady")
        walkers = [(dice.choice(seats), found.paths[0])]
    else:
        walkers = [*enumerate(found.paths)]
    for half in (False, True) if comparing.mode == "coop" else (False,):
        comparing.swapped = half
        if half:
            comparing.agree("Swap")
        todo = [(seat, tile, cells) for seat, laid in walkers for tile, cells in laid.items()]
        todo = [each for each in todo if comparing.is_mine(each[0], each[2][0])]
        for seat, tile, cells in dice.sample(todo, len(todo)):
            for _ in range(FOREIGN):
                try_anything(comparing, dice)
            comparing.act(placing(seat, tile, cells))
        for seat, bridges in zip((seat for seat, _ in walkers), found.bridges, strict=True):
            for cell in sorted(cell for cell in bridges if comparing.is_mine(seat, cell)):
                comparing.act({"type": "PlaceBridge", "seat": seat, "cell": name_of(cell)})
    for _ in range(FOREIGN):
        try_anything(comparing, dice)


def try_anything(comparing: Comparing, dice: random.Random) -> None:
    """Any act, sensible or not; what was taken is undone, so that the way out can still be laid."""
    act = foreign_act(comparing, dice)
    if not comparing.allows(act):
        comparing.act(act)
    elif undone := undoing(comparing, act):
        comparing.act(act)
        if not comparing.over:
            comparing.act(undone)


def undoing(comparing: Comparing, act: dict[str, Any]) -> dict[str, Any] | None:
    """What takes an act back; None if it takes more than one: then it is not tried."""
    seat = act["seat"]
    match act["type"]:
        case "PlaceTile":
            return {"type": "TakeTile", "seat": seat, "tile": act["tile"]}
        case "PlaceBridge":
            return {"type": "TakeBridge", "seat": seat, "cell": act["cell"]}
        case "TakeBridge":
            return {"type": "PlaceBridge", "seat": seat, "cell": act["cell"]}
    cells = comparing.paths[seat][act["tile"]]
    if any(cell in bridges for cell in cells for bridges in comparing.bridges):
        return None
    return placing(seat, act["tile"], cells, "PlaceTile" if act["type"] == "TakeTile" else "MoveTile")


def foreign_act(comparing: Comparing, dice: random.Random) -> dict[str, Any]:
    seat = dice.randint(-1, comparing.seats)
    columns = "ABCDEFGHIJKLMNOPQRSTUVWX" if comparing.level.stairs else "ABCDEFGHIJKL"
    cell = f"{dice.choice(columns)}{dice.randint(1, 12)}"
    laid = [each for path in comparing.paths for cells in path.values() for each in cells]
    kind = dice.choice(("PlaceTile", "PlaceTile", "MoveTile", "TakeTile", "PlaceBridge", "TakeBridge"))
    tile = dice.choice([*PICTURES])
    if kind in ("PlaceBridge", "TakeBridge"):
        on_tile = bool(laid) and dice.random() < 0.7
        return {"type": kind, "seat": seat, "cell": name_of(dice.choice(laid)) if on_tile else cell}
    if kind == "TakeTile":
        return {"type": kind, "seat": seat, "tile": tile}
    way = {"at": cell, "turn": dice.randrange(4), "flipped": dice.random() < 0.5}
    return {"type": kind, "seat": seat, "tile": tile, **way}
