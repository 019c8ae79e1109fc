"""Hints held against a slow census of every solution: thousands of positions of every kind of level.

Never is a completable position called hopeless or a broken one fine; a move keeps what can be completed
completable; what is to be taken back suffices, and "smallest" is true. *Undecided* is allowed, but seldom.
"""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.dungeon_exit.small_levels import Small, positions, small_level
from threedoors.games.dungeon_exit.board.notation import Laid, write_level
from threedoors.games.dungeon_exit.help.completing import complete
from threedoors.games.dungeon_exit.help.hints import Hint, HintFor, hint_within
from threedoors.games.dungeon_exit.help.taking_back import all_pieces, without
from threedoors.games.dungeon_exit.solver import NodeBudget, warm_up

pytestmark = pytest.mark.slow

KINDS = {"plain": (20, 32), "pits": (20, 32), "bridges": (8, 36), "floors": (8, 36), "coop": (4, 48)}
"""Levels of every kind, and positions on each: 2,048 in all."""
NODES = 4000  # counted in positions, so that a busy machine is given the same hints
MOST_UNDECIDED = 0.05


def checked(small: Small, laid: tuple[Laid, ...], path: int) -> str:
    """Ask for a move and hold the answer against the census; what was answered."""
    given = hint_within(small.level, laid, "move", NodeBudget(NODES), HintFor(path))
    if given.possible is None:
        return "undecided"
    assert given.possible is small.is_completable(laid)
    if given.possible:
        after = laid_after(laid, given, path)
        assert small.is_completable(after)
        return "move" if after != laid else given.say.id
    if given.say.id == "hint-something-is-wrong":
        return "undecided"
    assert given.take_back, "every small level can be solved"
    assert small.is_completable(without(laid, given.take_back))
    if given.smallest:
        fewer = combinations(all_pieces(laid), len(given.take_back) - 1)
        assert not any(small.is_completable(without(laid, gone)) for gone in fewer)
    return "smallest" if given.smallest else "take back"


def laid_after(laid: tuple[Laid, ...], given: Hint, path: int) -> tuple[Laid, ...]:
    """The position with the move made."""
    one = laid[path]
    one = replace(one, tiles=(*one.tiles, given.move)) if given.move else one
    one = replace(one, bridges=(*one.bridges, given.bridge)) if given.bridge is not None else one
    return tuple(one if number == path else other for number, other in enumerate(laid))


@pytest.mark.parametrize("kind", KINDS)
def test_no_hint_is_ever_wrong(kind: str) -> None:
    warm_up()
    chance = Random(f"hints/{kind}")
    told: Counter[str] = Counter()
    levels, each = KINDS[kind]
    for _ in range(levels):
        small = small_level(kind, chance)
        for laid in positions(small, chance, each):
            try:
                told[checked(small, laid, chance.randrange(len(laid)))] += 1
            except AssertionError as wrong:
                raise AssertionError(f"{write_level(small.level)} | {' / '.join(map(str, laid))}") from wrong
    assert told.total() == levels * each
    assert told["undecided"] <= MOST_UNDECIDED * told.total(), told
    assert told["move"] > 0
    assert told["smallest"] > 0


def test_that_is_two_thousand_positions() -> None:
    assert sum(levels * each for levels, each in KINDS.values()) >= 2000


@pytest.mark.parametrize("kind", KINDS)
def test_is_it_still_possible_tells_the_truth(kind: str) -> None:
    warm_up()
    chance = Random(f"possible/{kind}")
    small = small_level(kind, chance)
    for laid in positions(small, chance, 20):
        assert complete(small.level, laid, NodeBudget(NODES)).possible in (None, small.is_completable(laid))
