"""How a bot finds its way: it looks for a way on from what is laid, tries, and takes back.

Nothing is remembered from act to act: the board itself is the memory. A way on is looked for in a fixed
number of short searches, so the same seed plays the same game on any machine. In co-operation the bot looks for
both paths at once, so its own leaves room for the mate's; it says yes to swapping as soon as both stand at the
stair and nothing of its own breaks a rule, and waits where only the mate can go on.
"""

from abc import ABC
from collections.abc import Iterator
from typing import Any, ClassVar

from threedoors.bots import Bot, Thought
from threedoors.core import Action, Chance, Message, View
from threedoors.games.dungeon_exit.actions import GetReady, PlaceBridge, StartOver, Swap, SwapBack, TakeTile, place
from threedoors.games.dungeon_exit.board.cells import Cell, board_of, find_cell, name_of, neighbours
from threedoors.games.dungeon_exit.board.faults import faults_of
from threedoors.games.dungeon_exit.board.judge import judge
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed, read_level
from threedoors.games.dungeon_exit.board.tiles import TILES, shapes_of
from threedoors.games.dungeon_exit.help.completing import Both, complete, get_ready_for_bridges
from threedoors.games.dungeon_exit.shown.imagining import laid_in
from threedoors.games.dungeon_exit.shown.views import ExitView
from threedoors.games.dungeon_exit.solver.question import SearchBudget

SEARCHES = 16  # short searches for a way on, before a tile is taken back instead


class Pathfinder(Bot, ABC):
    """Looks for a way on; now and then a tile is tried that leads nowhere."""

    strays: ClassVar[int]  # in a hundred acts, tiles tried without a plan

    def get_ready(self) -> None:
        get_ready_for_bridges()

    def would_wait(self, view: View[Any]) -> bool:
        """E15: whose part of this board is done waits for the mate, unless there is something to agree on."""
        assert isinstance(view, ExitView)
        if view.mode != "coop" or view.seat is None:
            return False
        mine, mate = view.paths[view.seat], view.paths[1 - view.seat]
        done = len(mine.linked) == len(LEG_NAMES) if view.swaps % 2 else mine.at_stair
        return done and not _is_guilty(view, view.seat) and mate.wish is None and "Swap" not in view.choices.kinds()

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        assert isinstance(view, ExitView)
        assert view.seat is not None
        kinds = view.choices.kinds()
        if "GetReady" in kinds:
            return Thought(GetReady(view.seat), Message("reason-ready"))
        if "Swap" in kinds and not _is_guilty(view, view.seat):
            return Thought(Swap(view.seat), Message("reason-swap"))
        wish = view.paths[1 - view.seat].wish if view.mode == "coop" else None
        if wish == "swap-back" and "SwapBack" in kinds:
            return Thought(SwapBack(view.seat), Message("reason-swap-back"))
        if wish == "start-over" and "StartOver" in kinds:
            return Thought(StartOver(view.seat), Message("reason-start-over"))
        return self._work(view, view.seat, chance)

    def _work(self, view: ExitView, seat: int, chance: Chance) -> Thought:
        level, laid, path = _level(view), _on_the_boards(view), _path(view)
        dice, chance = chance.below(100)
        if _is_wrong(level, laid, path):
            return self._back(view, seat, chance)
        if dice < self.strays and (tried := _stray(view, level, laid, path, chance)) is not None:
            return Thought(place(seat, tried), Message("reason-tries", {"tile": tried.tile}))
        found = complete(level, laid, SearchBudget(SEARCHES))
        way_on = _way_on(view, seat, laid, found.solution, path) if found.solution else None
        return way_on or self._back(view, seat, chance)

    def _back(self, view: ExitView, seat: int, chance: Chance) -> Thought:
        """Take a tile back: one that breaks a rule if there is one, else any that may be moved."""
        board = view.paths[seat].board
        movable = [tile.tile for tile in board.tiles if not tile.fixed] if board else []
        if not movable:
            return self._stuck(view, seat, chance)
        cells = {cell for problem in view.problems if not problem.unfinished for cell in problem.cells}
        guilty = [t.tile for t in (board.tiles if board else ()) if not t.fixed and cells & set(t.cells)]
        tile, _ = chance.pick(guilty or movable[-2:])
        return Thought(TakeTile(seat, tile), Message("reason-takes-back", {"tile": tile}))

    def _stuck(self, view: ExitView, seat: int, chance: Chance) -> Thought:
        """Nothing of one's own can be taken back: swap back, or begin anew together."""
        if "SwapBack" in view.choices.kinds():
            return Thought(SwapBack(seat), Message("reason-swap-back"))
        if "StartOver" in view.choices.kinds():
            return Thought(StartOver(seat), Message("reason-start-over"))
        action: Action
        action, _ = view.choices.sample(chance, self.game.action)
        return Thought(action, Message("reason-random"))


def _way_on(view: ExitView, seat: int, laid: list[Laid], solution: Both, path: int) -> Thought | None:
    """The next tile of a solution on the board this seat works on, then its bridges; None: the mate's turn."""
    mine = {placed.tile for placed in laid[path].tiles}
    for placed in solution[path].tiles:
        if placed.tile not in mine and _is_here(view, placed.cells[0]):
            return Thought(place(seat, placed), Message("reason-way-on", {"tile": placed.tile}))
    taken = {cell for one in laid for placed in one.tiles for cell in placed.cells}
    lying = {cell for one in laid for cell in one.bridges}
    for cell in solution[path].bridges:
        if cell not in lying and cell in taken and _is_here(view, cell):
            return Thought(PlaceBridge(seat, name_of(cell)), Message("reason-bridge"))
    return None


def _is_wrong(level: Level, laid: list[Laid], path: int) -> bool:
    """Does one of this seat's tiles break a rule for good? Where bridges are, only the search can tell."""
    own = {cell for placed in laid[path].tiles for cell in placed.cells}
    return not level.bridges and any(own & set(problem.cells) for problem in judge(level, laid).wrong)


def _is_guilty(view: ExitView, seat: int) -> bool:
    """Does something this seat may still take back break a rule? Whoever linked all and rubs is not done."""
    wrong = {cell for problem in view.problems if not problem.unfinished for cell in problem.cells}
    board = view.paths[seat].board
    return board is not None and any(wrong & set(tile.cells) for tile in board.tiles if not tile.fixed)


def _level(view: ExitView) -> Level:
    assert view.level is not None
    level = read_level(view.level.text)
    assert isinstance(level, Level)
    return level


def _path(view: ExitView) -> int:
    """Which of the level's paths is this seat's: in a race each has a level of one path."""
    return view.seat or 0 if view.mode == "coop" else 0


def _on_the_boards(view: ExitView) -> list[Laid]:
    """What lies on the boards this seat works on, one entry for each path of the level."""
    seats = range(len(view.paths)) if view.mode == "coop" else [view.seat or 0]
    return [laid_by(view, seat) for seat in seats]


def laid_by(view: ExitView, seat: int) -> Laid:
    """What a seat has laid, as far as it can be seen."""
    board = view.paths[seat].board
    return Laid() if board is None else laid_in(board)


def _stray(view: ExitView, level: Level, laid: list[Laid], path: int, chance: Chance) -> Placed | None:
    """A tile beside the end of the lit path, chosen without a plan; the mate's tiles and waypoints are left alone."""
    board = view.paths[view.seat or 0].board
    thread = _cells(board.thread) if board and board.thread else (level.routes[path][0],)
    taken = {cell for one in laid for placed in one.tiles for cell in placed.cells}
    mates = {cell for other, one in enumerate(laid) if other != path for placed in one.tiles for cell in placed.cells}
    mates |= {cell for other, route in enumerate(level.routes) if other != path for cell in route}
    options = [
        placed
        for placed in _from(thread[-1], level, {placed.tile for placed in laid[path].tiles})
        if _is_here(view, placed.cells[0])
        and not any(faults_of(level, placed, taken))
        and not any(near in mates for cell in placed.cells for near in neighbours(cell, level.size))
    ]
    return chance.pick(options)[0] if options else None


def _from(head: Cell, level: Level, used: set[str]) -> Iterator[Placed]:
    """Every tile left, its first cell beside this one."""
    for start in neighbours(head, level.size):
        for tile in TILES:
            if tile.name not in used:
                for shape in sorted(shapes_of(tile, level.rotation_only)):
                    cells = tuple(start + row * 16 + column for column, row in shape)
                    if all(level.playground() >> cell & 1 if cell >= 0 else False for cell in cells):
                        yield Placed(tile.name, cells)


def _is_here(view: ExitView, cell: Cell) -> bool:
    """Does the cell lie on the board this seat works on?"""
    works_on = view.paths[view.seat or 0].works_on
    return works_on is None or board_of(cell) == works_on


def _cells(names: tuple[str, ...]) -> tuple[Cell, ...]:
    found = [find_cell(name) for name in names]
    return tuple(cell for cell in found if cell is not None)
