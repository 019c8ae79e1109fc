"""The sweep in plain Python: see ``compiled.sweep`` for the idea; here a state is a tuple, and a row a dictionary.

A loose end is (kind, stop): kind ``(`` or ``)`` for a piece with two loose ends, ``<`` for the piece that
holds the first stop, ``>`` for the one that holds the last; stop is the nearest on the way, 0 for none.
"""

from collections.abc import Callable, Iterator

from threedoors.games.dungeon_exit.board.cells import Cell, cell_at
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, stops_on

End = tuple[str, int]
Mark = End | None  # on the line: nothing, a finished cell, or a loose end
CLOSED: End = ("x", 0)
Line = tuple[Mark, ...]


def fewest_cells(problem: SearchProblem, limit: int, go_on: Callable[[], bool]) -> int | None:
    """The fewest cells any path needs; ``limit + 1`` when more than the limit; None when stopped early."""
    total = 0
    for board in range(problem.level.boards):
        fewest = fewest_on(problem, board, limit - total, go_on)
        if fewest is None:
            return None
        total += fewest
        if total > limit:
            return limit + 1
    return total


def fewest_on(problem: SearchProblem, board: int, limit: int, go_on: Callable[[], bool]) -> int | None:
    """The same for what lies on one board."""
    return _Sweep(problem, board, [*stops_on(problem.level, board)]).run(limit, go_on)


class _Sweep:
    """One board."""

    def __init__(self, problem: SearchProblem, board: int, stops: list[Cell]) -> None:
        self.size = problem.level.size
        self.kinds = [[-1] * (self.size + 1) for _ in range(self.size + 1)]
        for row in range(self.size):
            for column in range(self.size):
                cell = cell_at(column, row, board)
                self.kinds[row][column] = stops.index(cell) + 1 if cell in stops else (problem.free >> cell & 1) - 1
        self.last = len(stops)

    def run(self, limit: int, go_on: Callable[[], bool]) -> int | None:
        best = limit + 1
        states: dict[Line, int] = {(None,) * (self.size + 1): 0}
        for row in range(self.size):
            for column in range(self.size):
                if not go_on():
                    return None
                fresh: dict[Line, int] = {}
                for line, cost in states.items():
                    for after, more in self._pass(line, row, column):
                        if after is None:
                            best = min(best, cost + more)
                        elif cost + more < min(best, fresh.get(after, best)):
                            fresh[after] = cost + more
                states = fresh
            states = {(None, *line[:-1]): cost for line, cost in states.items()}
        return best

    def _pass(self, line: Line, row: int, column: int) -> Iterator[tuple[Line | None, int]]:
        """What can become of one state at one cell: (the line below it, cells laid). No line: path complete.

        Before the cell ``line[column]`` is the end that comes from the left and ``line[column + 1]`` stands
        above the cell; afterwards they are the cell itself and the end that leaves it to the right.
        """
        left, up, kind = line[column], line[column + 1], self.kinds[row][column]
        if kind <= 0 and left is None and (up is None or up == CLOSED):
            yield _with(line, column, None, None), 0
        touched = column > 0 and line[column - 1] is not None and left is None
        if kind < 0 or up == CLOSED or touched:
            return
        cost = 0 if kind else 1
        down, right = self.kinds[row + 1][column] >= 0, self.kinds[row][column + 1] >= 0
        terminal = kind in (1, self.last)
        going = (1 if terminal else 2) - (left is not None) - (up is not None)
        if going < 0:
            return
        marks = [*line]
        outcome = self._connect(marks, column, kind, terminal)
        if outcome == "complete":
            open_ends = [mark for i, mark in enumerate(marks) if i not in (column, column + 1) and mark]
            if all(mark == CLOSED for mark in open_ends):
                yield None, cost
        elif outcome is not None:
            yield from ((after, cost) for after in _leave(tuple(marks), column, kind, going, outcome, down, right))

    def _connect(self, marks: list[Mark], column: int, kind: int, terminal: bool) -> End | str | None:
        """Join what comes in. None: not allowed; otherwise the end that goes on, or "complete"."""
        ends = [at for at in (column, column + 1) if marks[at] is not None]
        ending = "<" if kind == 1 else ">"
        if len(ends) == 2:
            if kind and not _go_through_stop(marks, ends[0], kind):
                return None
            return _tie(marks, *ends)
        if len(ends) == 1:
            if terminal:
                return _end_at(marks, ends[0], kind, ending)
            if kind and not _go_through_stop(marks, ends[0], kind):
                return None
            return marks[ends[0]]
        return (ending, kind) if terminal else CLOSED


def _leave(line: Line, column: int, kind: int, going: int, end: End | str, down: bool, right: bool) -> Iterator[Line]:
    """The ways an end can leave the cell."""
    assert not isinstance(end, str)
    if going == 0:
        yield _with(line, column, CLOSED, None)
    elif going == 2 and down and right:
        yield _with(line, column, ("(", kind), (")", kind))
    elif going == 1:
        if down:
            yield _with(line, column, end, None)
        if right:
            yield _with(line, column, CLOSED, end)


def _with(line: Line, column: int, cell: Mark, onward: Mark) -> Line:
    return (*line[:column], cell, onward, *line[column + 2 :])


def _ends(mark: Mark) -> End:
    assert mark is not None
    return mark


def _other_end(marks: list[Mark], at: int) -> int:
    step = 1 if _ends(marks[at])[0] == "(" else -1
    level = 0
    while True:
        mark = marks[at]
        if mark is not None and mark[0] in "()":
            level += 1 if mark[0] == "(" else -1
            if level == 0:
                return at
        at += step


def _may_meet(marks: list[Mark], at: int, stop: int) -> bool:
    """May this loose end be the next to touch that stop (E4)?"""
    kind, near = _ends(marks[at])
    if kind in "<>":
        return stop == near + (1 if kind == "<" else -1)
    if near == 0:
        return True
    beyond = _ends(marks[_other_end(marks, at)])[1]
    if near == beyond:
        return abs(stop - near) == 1
    return stop == near + (1 if near > beyond else -1)


def _tie(marks: list[Mark], a: int, b: int) -> End | str | None:
    (ka, sa), (kb, sb) = _ends(marks[a]), _ends(marks[b])
    if sa and sb and not (_may_meet(marks, a, sb) and _may_meet(marks, b, sa)):
        return None
    if ka in "<>" and kb in "<>":
        return "complete" if ka != kb else None
    if ka in "<>" or kb in "<>":
        (kind, stop), loose = ((ka, sa), b) if ka in "<>" else ((kb, sb), a)
        far = _other_end(marks, loose)
        marks[far] = (kind, _ends(marks[far])[1] or stop)
    else:
        fa, fb = _other_end(marks, a), _other_end(marks, b)
        if fa == b:
            return None
        la, lb = _ends(marks[fa])[1] or sb, _ends(marks[fb])[1] or sa
        marks[fa], marks[fb] = (("(", la), (")", lb)) if fa < fb else ((")", la), ("(", lb))
    return CLOSED


def _end_at(marks: list[Mark], at: int, stop: int, ending: str) -> End | str | None:
    """A loose end reaches the first or the last stop."""
    if not _may_meet(marks, at, stop):
        return None
    kind = _ends(marks[at])[0]
    if kind in "<>":
        return "complete" if kind != ending else None
    far = _other_end(marks, at)
    marks[far] = (ending, _ends(marks[far])[1] or stop)
    return CLOSED


def _go_through_stop(marks: list[Mark], at: int, stop: int) -> bool:
    """A loose end reaches a stop in the middle and becomes the end that leaves it; False where that is out of order."""
    if not _may_meet(marks, at, stop):
        return False
    kind, near = _ends(marks[at])
    if kind in "()" and near == 0:
        far = _other_end(marks, at)
        marks[far] = (_ends(marks[far])[0], stop)
    marks[at] = (kind, stop)
    return True
