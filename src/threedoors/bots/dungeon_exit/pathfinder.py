"""How a bot finds its way: it looks for a way on from what it has laid, tries, and takes back.

Nothing is remembered from act to act: the board itself is the memory. A way on is looked for in a fixed
number of short searches, so the same seed plays the same game on any machine. In co-operation the bot
keeps off the mate's tiles and waypoints, and says yes to swapping as soon as it stands at the stair.
"""

from abc import ABC
from collections.abc import Iterator
from typing import Any, ClassVar

from msgspec.structs import replace

from threedoors.bots import Bot, Thought
from threedoors.core import Action, Chance, Message, View
from threedoors.games.dungeon_exit.actions import GetReady, Swap, TakeTile, place
from threedoors.games.dungeon_exit.cells import Mask, board_of, find_cell, mask_of, neighbours
from threedoors.games.dungeon_exit.completing import Turns, complete
from threedoors.games.dungeon_exit.judge import judge
from threedoors.games.dungeon_exit.level import Level
from threedoors.games.dungeon_exit.notation import Laid, Placed, read_level
from threedoors.games.dungeon_exit.placing import faults_of
from threedoors.games.dungeon_exit.solver.coop import taken_by
from threedoors.games.dungeon_exit.tiles import TILES, shapes_of
from threedoors.games.dungeon_exit.views import ExitView

SEARCHES = 16  # short searches for a way on, before a tile is taken back instead


class Pathfinder(Bot, ABC):
    """Looks for a way on; now and then a tile is tried that leads nowhere."""

    strays: ClassVar[int]  # in a hundred acts, tiles tried without a plan

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        assert isinstance(view, ExitView)
        assert view.seat is not None
        kinds = view.choices.kinds()
        if "GetReady" in kinds:
            return Thought(GetReady(view.seat), Message("reason-ready"))
        if "Swap" in kinds and view.paths[view.seat].at_stair:
            return Thought(Swap(view.seat), Message("reason-swap"))
        return self._work(view, chance)

    def _work(self, view: ExitView, chance: Chance) -> Thought:
        seat = view.seat
        assert seat is not None
        level, laid, closed = _alone(view), laid_by(view, seat), _closed(view)
        dice, chance = chance.below(100)
        if judge(level, [laid]).wrong:
            return self._back(view, laid, chance)
        if dice < self.strays and (tried := _stray(view, level, laid, closed, chance)) is not None:
            return Thought(place(seat, tried), Message("reason-tries", {"tile": tried.tile}))
        found = complete(level, laid, Turns(SEARCHES), closed)
        if found.solution is None:
            return self._back(view, laid, chance)
        for placed in found.solution.tiles:
            if placed not in laid.tiles and _is_here(view, placed) and placed.tile not in _names(laid):
                return Thought(place(seat, placed), Message("reason-way-on", {"tile": placed.tile}))
        return self._back(view, laid, chance)

    def _back(self, view: ExitView, laid: Laid, chance: Chance) -> Thought:
        """Take a tile back: one that breaks a rule if there is one, else any that may be moved."""
        seat = view.seat
        assert seat is not None
        board = view.paths[seat].board
        movable = [tile.tile for tile in board.tiles if not tile.fixed] if board else []
        if not movable:
            action: Action
            action, _ = view.choices.sample(chance, self.game.action)
            return Thought(action, Message("reason-random"))
        cells = {cell for problem in view.problems if not problem.unfinished for cell in problem.cells}
        guilty = [t.tile for t in (board.tiles if board else ()) if not t.fixed and cells & set(t.cells)]
        tile, _ = chance.pick(guilty or movable[-2:])
        return Thought(TakeTile(seat, tile), Message("reason-takes-back", {"tile": tile}))


def laid_by(view: ExitView, seat: int) -> Laid:
    """What a seat has laid, as far as it can be seen."""
    board = view.paths[seat].board
    if board is None:
        return Laid()
    return Laid(tuple(Placed(tile.tile, _cells(tile.cells)) for tile in board.tiles))


def _alone(view: ExitView) -> Level:
    """The level as if only one's own path were to be laid."""
    assert view.level is not None
    assert view.seat is not None
    level = read_level(view.level.text)
    assert isinstance(level, Level)
    if not level.is_coop:
        return level
    return replace(level, routes=(level.routes[view.seat],), tiles=level.tiles[view.seat : view.seat + 1], bridges=0)


def _closed(view: ExitView) -> Mask:
    """In co-operation: the mate's tiles and waypoints, and all beside them."""
    if view.mode != "coop" or view.seat is None or view.level is None:
        return 0
    mate = 1 - view.seat
    stops = _cells(view.level.routes[mate])
    around = mask_of(near for stop in stops for near in (stop, *neighbours(stop)))
    return around | taken_by(laid_by(view, mate), 12)


def _stray(view: ExitView, level: Level, laid: Laid, closed: Mask, chance: Chance) -> Placed | None:
    """A tile beside the end of the lit path, chosen without a plan."""
    board = view.paths[view.seat or 0].board
    thread = _cells(board.thread) if board and board.thread else (level.routes[0][0],)
    taken = {cell for placed in laid.tiles for cell in placed.cells}
    options = [
        placed
        for placed in _from(thread[-1], level, set(_names(laid)))
        if _is_here(view, placed) and not closed & mask_of(placed.cells) and not any(faults_of(level, placed, taken))
    ]
    return chance.pick(options)[0] if options else None


def _from(head: int, level: Level, used: set[str]) -> Iterator[Placed]:
    """Every tile left, its first cell beside this one."""
    for start in neighbours(head, level.size):
        for tile in TILES:
            if tile.name not in used:
                for shape in sorted(shapes_of(tile, level.rotation_only)):
                    cells = tuple(start + row * 16 + column for column, row in shape)
                    if all(level.playground() >> cell & 1 if cell >= 0 else False for cell in cells):
                        yield Placed(tile.name, cells)


def _is_here(view: ExitView, placed: Placed) -> bool:
    """Does the tile lie on the board this seat works on?"""
    works_on = view.paths[view.seat or 0].works_on
    return works_on is None or board_of(placed.cells[0]) == works_on


def _names(laid: Laid) -> list[str]:
    return [placed.tile for placed in laid.tiles]


def _cells(names: tuple[str, ...]) -> tuple[int, ...]:
    found = [find_cell(name) for name in names]
    return tuple(cell for cell in found if cell is not None)
