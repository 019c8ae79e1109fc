"""How fast Munchkin is: random decisions, and how long the bots think, beside RLCard's UNO in one run.

A decision is: what is legal, one act drawn from it, the act applied. RLCard is no part of this project;
its row is measured where `pip install rlcard` was done, round by round beside ours.
"""

import importlib
import statistics
import time
from collections.abc import Iterator
from typing import Any

from benchmarks._page import write_section
from threedoors.bots import seat_bot
from threedoors.core import Chance, Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table.state import MunchkinState

ROUNDS, SECONDS = 7, 2.0
SEATS = 4
BOT_GAMES = 30


def _opened(chance: Chance) -> MunchkinState:
    state = GAME.setup(GAME.options(), SEATS, chance)
    assert isinstance(state, MunchkinState)
    return state


def munchkin_decisions() -> Iterator[None]:
    """Random play, game after game, one decision at a time."""
    chance = chance_of("benchmark")
    while True:
        chance = chance.rekeyed("game")
        state = _opened(chance)
        while GAME.outcome(state) is None:
            seats = [seat for wait in GAME.waits(state) for seat in wait.seats]
            seat, chance = chance.pick(seats)
            action, chance = GAME.legal(state, seat).sample(chance, GAME.action)
            step = GAME.apply(state, action)
            if isinstance(step, Step):
                state = step.state
                yield


def uno_decisions() -> Iterator[None] | None:
    """The same of RLCard's UNO, if it is installed."""
    try:
        rlcard, agents = importlib.import_module("rlcard"), importlib.import_module("rlcard.agents")
    except ImportError:
        return None

    def play() -> Iterator[None]:
        table: Any = rlcard.make("uno", config={"seed": 1})
        agent: Any = agents.RandomAgent(num_actions=table.num_actions)
        while True:
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(agent.step(state))
                yield

    return play()


def a_round(decisions: Iterator[None]) -> float:
    """Decisions per CPU second, for a little while."""
    start, count = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        for _ in range(200):
            next(decisions)
        count += 200
    return count / spent


def thinking(level: str) -> list[float]:
    """Milliseconds of each decision of a bot in mirror games, from its view to its act."""
    times: list[float] = []
    for number in range(BOT_GAMES):
        chance = chance_of(f"thinking/{number}")
        state = _opened(chance)
        bot = seat_bot(GAME, level)
        while GAME.outcome(state) is None:
            view = GAME.view(state, GAME.waits(state)[0].seats[0])
            start = time.process_time_ns()
            thought = bot.choose(view, chance)
            times.append((time.process_time_ns() - start) / 1e6)
            step = GAME.apply(state, thought.action)
            assert isinstance(step, Step), thought
            state = step.state
    return sorted(times)


def main() -> None:
    contestants: dict[str, Iterator[None]] = {"Munchkin": munchkin_decisions()}
    uno = uno_decisions()
    if uno is not None:
        contestants["RLCard's UNO"] = uno
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, decisions in contestants.items():
            rates[name].append(a_round(decisions))
    rows = [f"| {name}: random decisions per CPU second | {statistics.median(r):,.0f} |" for name, r in rates.items()]
    for level in ("greedy", "schemer"):
        times = thinking(level)
        rows.append(f"| `{level}`: a decision, median | {times[len(times) // 2]:.3f} ms |")
        rows.append(f"| `{level}`: a decision, 99th percentile | {times[len(times) * 99 // 100]:.3f} ms |")
    head = f"Medians of {ROUNDS} interleaved rounds of {SECONDS:.0f} s; {SEATS} seats.\n\n| Munchkin | |\n|---|---|\n"
    body = head + "\n".join(rows)
    write_section("munchkin", "Munchkin", body + "\n")
    print(body)


if __name__ == "__main__":
    main()
