"""Knock for a long time: ``greedy`` and ``careful`` games, every law of the table checked after each placement."""

import time
from collections.abc import Iterator

from tests.games.knock.test_invariants import check
from threedoors.bots import seat_bot
from threedoors.core import Refused, Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock

WEIGHT = 1.0
BOTS = ("greedy", "careful")


def run(seconds: float) -> Iterator[str]:
    """Play until the time is up; the last sentence tells how much was checked."""
    ends, placements, games = time.monotonic() + seconds, 0, 0
    while time.monotonic() < ends:
        placements += _game(games)
        games += 1
        if games % 20 == 0:
            yield f"{placements:,} placements in {games:,} Keeps, every law held"
    yield f"{placements:,} placements in {games:,} Keeps, every law held"


def _game(number: int) -> int:
    """One Keep of level and players that change from game to game; how many placements were checked."""
    spec, seats, level = BOTS[number % 2], 1 + number % 6, 1 + number // 6 % 4
    state = GAME.setup(KnockOptions(level=level), seats, chance_of(f"soak {number}"))
    assert not isinstance(state, Refused)
    bot, chance, placements = seat_bot(GAME, spec), chance_of(f"soak {number} bots"), 0
    while state.phase != "over":
        thought = bot.choose(GAME.view(state, state.turn), chance.rekeyed(str(state.turns)))
        placements += isinstance(thought.action, PlaceCard)
        state = _played(state, thought.action)
        check(state)
    return placements


def _played(state: Knock, action: object) -> Knock:
    step = GAME.apply(state, action)  # type: ignore[arg-type]
    assert isinstance(step, Step), (action, GAME.notation(state))
    return step.state
