"""How fast Munchkin is: random decisions, looks, bots and growth, beside RLCard's UNO in one run.

A decision is: what is legal, one act drawn from it, the act applied. RLCard is no part of this project;
its row is measured where `pip install rlcard` was done, round by round beside ours.
"""

import importlib
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks._page import write_section
from threedoors.bots import seat_bot
from threedoors.core import Chance, Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table.state import MunchkinState

ROUNDS, SECONDS = 7, 2.0
SEATS = 4
BOT_GAMES = 30
A_THOUGHT_MS = 5  # whatever takes longer was tried out in worlds


def _opened(chance: Chance, seats: int = SEATS) -> MunchkinState:
    state = GAME.setup(GAME.options(), seats, chance)
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


def thinking(level: str, games: int = BOT_GAMES) -> list[float]:
    """Milliseconds of each decision of a bot in mirror games, from its view to its act."""
    times: list[float] = []
    for number in range(games):
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


def mirror(level: str, seats: int = SEATS, games: int = BOT_GAMES) -> list[list[tuple[MunchkinState, float]]]:
    """Mirror games of a bot: each table on the way, and the microseconds its act took, from a glance to the referee."""
    found = []
    for number in range(games):
        chance = chance_of(f"mirror/{seats}/{number}")
        state, bot = _opened(chance, seats), seat_bot(GAME, level)
        acts: list[tuple[MunchkinState, float]] = []
        while GAME.outcome(state) is None:
            start = time.process_time_ns()
            seat = GAME.waits(state)[0].seats[0]
            step = GAME.apply(state, bot.choose(GAME.glanced(state, seat), chance).action)
            acts.append((state, (time.process_time_ns() - start) / 1e3))
            assert isinstance(step, Step)
            state = step.state
        found.append(acts)
    return found


def cost(look: Callable[[Any], object], states: list[Any]) -> float:
    """Microseconds of a look at a table: the best of five passes over many tables."""
    passes = []
    for _ in range(5):
        start = time.process_time_ns()
        for state in states:
            look(state)
        passes.append((time.process_time_ns() - start) / 1e3 / len(states))
    return min(passes)


def asked(state: MunchkinState) -> int:
    return GAME.waits(state)[0].seats[0]


def tenth(game: list[float], number: int) -> list[float]:
    return game[len(game) * number // 10 : len(game) * (number + 1) // 10]


def usual(costs: list[float]) -> float:
    """The mean without the dearest fiftieth, in which the machine was busy with something else."""
    costs = sorted(costs)
    return statistics.mean(costs[: max(1, len(costs) * 49 // 50)])


def growth() -> tuple[list[str], list[list[float]]]:
    """The cost of an act by the tenth of its game, and by the number of seats."""
    lines, curves = ["| seats | an act, µs | first third | last third |", "|---|---|---|---|"], []
    for seats in range(3, 7):
        games = [[spent for _, spent in acts] for acts in mirror("schemer", seats, 12)]
        tenths = [usual([x for game in games for x in tenth(game, n)]) for n in range(10)]
        curves.append(tenths)
        whole = usual([x for game in games for x in game])
        lines.append(
            f"| {seats} | {whole:.0f} | {statistics.mean(tenths[:3]):.0f} | {statistics.mean(tenths[-3:]):.0f} |"
        )
    return lines, curves


def plot(curves: list[list[float]]) -> list[str]:
    """One line a number of seats; nothing where matplotlib is not installed."""
    try:
        matplotlib = importlib.import_module("matplotlib")
    except ImportError:
        return []
    matplotlib.use("Agg")
    pyplot = importlib.import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(figsize=(7, 3))
    for seats, tenths in zip(range(3, 7), curves, strict=True):
        axes.plot([5 + 10 * n for n in range(10)], tenths, label=f"{seats} seats")
    axes.set(xlabel="of the game, percent", ylabel="µs an act", ylim=(0, None))
    axes.legend()
    figure.tight_layout()
    figure.savefig("docs/benchmarks-munchkin-growth.svg", metadata={"Date": None})
    return ["![benchmarks-munchkin-growth](benchmarks-munchkin-growth.svg)", ""]


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
    games = mirror("schemer")
    states = [state for acts in games for state, _ in acts[::5]]
    views, chance = [GAME.view(state, asked(state)) for state in states], chance_of("imagined")
    rows += [
        f"| a whole view | {cost(lambda s: GAME.view(s, asked(s)), states):.0f} µs |",
        f"| a glance, which is what a bot sees | {cost(lambda s: GAME.glanced(s, asked(s)), states):.0f} µs |",
        f"| an imagined table | {cost(lambda v: GAME.imagine(v, chance), views):.0f} µs |",
        f"| `schemer`: mirror games per CPU second | {len(games) / sum(x / 1e6 for g in games for _, x in g):.1f} |",
        f"| … acts in such a game | {statistics.mean(len(g) for g in games):.0f} |",
    ]
    for level in ("greedy", "schemer"):
        times = thinking(level)
        rows.append(f"| `{level}`: a decision, median | {times[len(times) // 2]:.3f} ms |")
        rows.append(f"| `{level}`: a decision, 99th percentile | {times[len(times) * 99 // 100]:.3f} ms |")
    thoughts = [spent for spent in thinking("thinker", 1) if spent > A_THOUGHT_MS]
    rows.append(f"| `thinker`: decisions it tries out, a game and seat | {len(thoughts) / SEATS:.0f} |")
    rows.append(f"| … such a decision, median | {statistics.median(thoughts):.0f} ms |")
    rows.append(f"| … the longest | {max(thoughts):.0f} ms |")
    head = f"Medians of {ROUNDS} interleaved rounds of {SECONDS:.0f} s; {SEATS} seats.\n\n| Munchkin | |\n|---|---|\n"
    lines, curves = growth()
    grown = [
        "",
        "What an act costs as the game goes on, and with more seats (`schemer`; means without the dearest fiftieth):",
        "",
        *lines,
        "",
    ]
    body = "\n".join([head + "\n".join(rows), *grown, *plot(curves)]).rstrip()
    write_section("munchkin", "Munchkin", body + "\n")
    print(body)


if __name__ == "__main__":
    main()
