"""The yardstick of Munchkin: its first bots and its first set, which never change."""

from threedoors.bots import levels
from threedoors.core import chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.house import values_of
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.lab.entrants import seat_entrant
from threedoors.lab.munchkin.balance import Cell, play
from threedoors.lab.munchkin.frozen import GREEDY, SCHEMER, first_set


def test_frozen_bots_play_in_the_lab_and_nowhere_else() -> None:
    assert not {seat_entrant(GAME, spec).level for spec in (GREEDY, SCHEMER)} & set(levels(GAME))
    assert play(Cell("try", (SCHEMER, GREEDY, GREEDY), 1), 0).winners


def test_the_frozen_set_never_changes() -> None:
    frozen = first_set()
    assert frozen.own_set is not None
    assert values_of(frozen.own_set) == "c650709ae3e9bf2d"
    assert isinstance(GAME.setup(frozen, 4, chance_of("frozen")), MunchkinState)
