"""Warming up: compiled code is made once and kept on disk beside the modules.

python -m threedoors.games.dungeon_exit.solver.warming
"""

from threedoors.games.dungeon_exit.solver.accelerator import ACCELERATOR


def warm_up() -> None:
    """Ask one question of every kind, so that everything is compiled or loaded."""
    ACCELERATOR.be_patient()
    from threedoors.games.dungeon_exit.board.level import Level
    from threedoors.games.dungeon_exit.board.notation import read_level
    from threedoors.games.dungeon_exit.solver.bridges.seeker import BridgeSeeker
    from threedoors.games.dungeon_exit.solver.compiled.engine import CompiledEngine
    from threedoors.games.dungeon_exit.solver.problem import problem_of
    from threedoors.games.dungeon_exit.solver.question import ANY, FEWEST, Deadline, count_to
    from threedoors.games.dungeon_exit.solver.strategy import Seeker

    easy, crossed = read_level("K10 F3 D7 A10 H7"), read_level("G4 H12 E6 H10 B4")
    assert isinstance(easy, Level)
    assert isinstance(crossed, Level)
    bridged = read_level("A1 C3 E1 G3 I1 bridges=1")
    assert isinstance(bridged, Level)
    BridgeSeeker(problem_of(bridged), Deadline(60)).answer(ANY)
    for level, question in ((easy, ANY), (easy, FEWEST), (easy, count_to(2)), (crossed, ANY)):
        Seeker(CompiledEngine(problem_of(level)), Deadline(None)).answer(question)


if __name__ == "__main__":
    warm_up()
