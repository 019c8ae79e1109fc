"""Which engine answers a question: the compiled one where it is loaded, the plain one until loading is worth the wait.

Loading compiled code takes longer than most questions, and making it longer still. So a cold process begins plain, for
about as long as getting compiled code would take, and only then gets it. A process is warm once it has the compiled
engine. Levels over bridges and for two have one search that is plain or compiled for as long as the process lives.
"""

import sys
from random import Random

from msgspec.structs import replace

from threedoors.accelerated import has_numba
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid
from threedoors.games.dungeon_exit.solver.accelerator import ACCELERATOR
from threedoors.games.dungeon_exit.solver.engine import Engine
from threedoors.games.dungeon_exit.solver.plain.engine import PlainEngine
from threedoors.games.dungeon_exit.solver.problem import SearchProblem, problem_of
from threedoors.games.dungeon_exit.solver.question import (
    ANY,
    Bounds,
    Deadline,
    NodeBudget,
    Question,
    SolverAnswer,
    Timer,
)
from threedoors.games.dungeon_exit.solver.strategy import Seeker

LOADING_SECONDS = 1.0  # about what it takes to load compiled code
COMPILING_SECONDS = 20.0  # about what it takes to make it, the first time ever
SHORTEST_COMPILE_SECONDS = 60.0  # nobody who gives less time should spend it on compiling
COMPILED_ENGINE = "threedoors.games.dungeon_exit.solver.compiled.engine"


def solve(level: Level, question: Question = ANY, seconds: float | None = None) -> SolverAnswer:
    """Answer a question about a level; give up after so many seconds, if any are given.

    The seconds told are all that passed, a head start and loading compiled code among them.
    """
    clock = Deadline(seconds)
    answer = _solved(level, question, clock)
    return replace(answer, seconds=clock.passed)


def _solved(level: Level, question: Question, clock: Deadline) -> SolverAnswer:
    problem = problem_of(level)
    if not problem.is_plain:
        early = () if _is_warm() or question.kind != "any" else _over_bridges_meanwhile(problem, _head_start(clock))
        return SolverAnswer("solved", early) if early else _over_bridges(problem, question, clock)
    if _is_warm():
        return Seeker(_compiled(problem), clock).answer(question)
    answer = Seeker(PlainEngine(problem), _head_start(clock)).answer(question)
    if _settles(question, answer) or not clock.goes_on():
        return answer
    engine = _compiled(problem) if _is_worth_loading(clock.seconds) else PlainEngine(problem)
    more = Seeker(engine, clock).answer(question)
    return answer if (more.count or 0) < (answer.count or 0) else more


def _settles(question: Question, answer: SolverAnswer) -> bool:
    """Is there nothing left to find out? A count that stopped early is none, unless it was to stop there."""
    if question.kind == "count" and not answer.exact:
        return (answer.count or 0) >= (question.cap or 1)
    return answer.status != "undecided"


def solve_with(level: Level, question: Question, effort: NodeBudget) -> SolverAnswer:
    """Answer a question, or give up after so many positions: the same answer on every machine that has Numba."""
    problem = problem_of(level)
    if not problem.is_plain:
        return _over_bridges(problem, question, effort)
    return Seeker(_compiled(problem) if _is_warm() else PlainEngine(problem), effort).answer(question)


def bound_tiles(level: Level, known: SolverAnswer, nodes: int) -> Bounds:
    """How few tiles do for one path over bridges, from above and below; so many positions for each number of tiles.

    Over bridges the fewest tiles are seldom proved in reasonable time, so both ends of what is known are told.
    """
    from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker

    return BridgeSeeker(problem_of(level), NodeBudget(nodes)).bound_tiles(known, nodes)


def warm_up() -> bool:
    """Load or compile everything now, so that every later question is quick; False where Numba is absent."""
    if not has_numba():
        return False
    from threedoors.games.dungeon_exit.solver import warming

    warming.warm_up()
    return True


def _is_warm() -> bool:
    return COMPILED_ENGINE in sys.modules and has_numba()


def _is_worth_loading(seconds: float | None) -> bool:
    """Is compiled code on disk already, or is there time enough to make it?"""
    return has_numba() and (ACCELERATOR.is_on_disk() or seconds is None or seconds >= SHORTEST_COMPILE_SECONDS)


def _head_start(clock: Deadline) -> Deadline:
    """How long a cold process stays plain: as long as getting compiled code would take, so nobody waits twice."""
    head_start = LOADING_SECONDS if ACCELERATOR.is_on_disk() else COMPILING_SECONDS
    left = clock.seconds_left()
    return Deadline(left if not has_numba() else head_start if left is None else min(head_start, left))


def _over_bridges(problem: SearchProblem, question: Question, clock: Timer) -> SolverAnswer:
    """The search for bridges and two paths; whether it runs compiled is settled when it is first imported."""
    if _is_worth_loading(clock.seconds_left()):
        ACCELERATOR.be_patient()
    from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker

    return BridgeSeeker(problem, clock).answer(question)


def _over_bridges_meanwhile(problem: SearchProblem, clock: Deadline) -> tuple[Laid, ...]:
    """One path over bridges, looked for in a cold process for as long as getting compiled code would take."""
    if problem.level.is_coop:
        return ()
    from threedoors.games.dungeon_exit.solver.bridges.dives import PlannedDives

    return PlannedDives(problem, Random(0), PlainEngine).go_on(problem.level.count_for(0), clock)


def _compiled(problem: SearchProblem) -> Engine:
    from threedoors.games.dungeon_exit.solver.compiled.engine import CompiledEngine

    return CompiledEngine(problem)
