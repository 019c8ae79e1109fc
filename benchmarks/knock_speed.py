"""How fast Knock is, on positions from recorded ``greedy`` games, beside three well-known card games.

All contestants run in one process, round by round in turn, by CPU time; the table shows medians. A peer
that is not installed is left out with a sentence: ``pip install rlcard`` (UNO), ``pip install open_spiel``
(Hanabi, gin rummy), best in an environment of their own that also has this project. A plot shows what an
act costs as the Keep grows.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks._page import PAGE, write_section
from threedoors.bots.knock.judgement import ScoredWays, judged
from threedoors.bots.knock.looks import look
from threedoors.bots.knock.manners import playable
from threedoors.core import Refused, Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import KnockAction, PlaceCard, SkipTurn
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView

ROUNDS = 9
GAMES = 40
GROWTH = PAGE.with_name("knock-growth.svg")
Work = Callable[[], int]  # does some work, returns how many
Judge = Callable[[KnockView, tuple[CardId, ...]], ScoredWays]


def greedy_act(state: Knock, how: Judge) -> KnockAction:
    seen = GAME.view(state, state.turn)
    hand = playable(seen)
    if not hand:
        return SkipTurn(state.turn)
    best = how(seen, hand).best()
    return PlaceCard(state.turn, best.card, best.spot, best.turned)


def greedy_game(number: int, how: Judge = look) -> list[tuple[Knock, KnockAction]]:
    """One recorded Keep: every position with the act that was played on it."""
    state = GAME.setup(KnockOptions(level=1 + number % 4), 1 + number % 6, chance_of(f"speed {number}"))
    assert not isinstance(state, Refused)
    positions = []
    while state.phase != "over":
        act = greedy_act(state, how)
        positions.append((state, act))
        step = GAME.apply(state, act)
        assert isinstance(step, Step)
        state = step.state
    return positions


def applied(positions: list[tuple[Knock, KnockAction]]) -> Work:
    def work() -> int:
        for state, act in positions:
            GAME.apply(state, act)
        return len(positions)

    return work


def chosen_and_applied(positions: list[tuple[Knock, KnockAction]]) -> Work:
    """A random legal act of the seat whose turn it is, from its choices, applied."""

    def work() -> int:
        chance = chance_of("choose")
        for state, _ in positions:
            act, chance = GAME.legal(state, state.turn).sample(chance, GAME.action)
            GAME.apply(state, act)
        return len(positions)

    return work


def seen(positions: list[tuple[Knock, KnockAction]]) -> Work:
    """The view of the seat whose turn it is."""

    def work() -> int:
        for state, _ in positions:
            GAME.view(state, state.turn)
        return len(positions)

    return work


def imagined(positions: list[tuple[Knock, KnockAction]]) -> Work:
    """A world that looks the same to that seat."""
    views, chance = [GAME.view(state, state.turn) for state, _ in positions], chance_of("imagine")

    def work() -> int:
        for view in views:
            GAME.imagine(view, chance)
        return len(views)

    return work


def greedy_games(how: Judge) -> Work:
    def work() -> int:
        for number in range(12):
            greedy_game(number, how)
        return 12

    return work


def compiled_games() -> Work | str:
    try:
        from threedoors.lab.knock.runs import Keeps
    except ImportError as missing:
        return f"left out: {missing}"

    def work() -> int:
        keeps = [Keeps(KnockOptions(level=1 + n % 4), 1 + n % 6, [f"speed {n}"]) for n in range(60)]
        return sum(len(keep.play()) for keep in keeps)

    work()
    return work


def uno() -> Work | str:
    try:
        import rlcard  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return "left out: not installed, `pip install rlcard`"
    env: Any = rlcard.make("uno", config={"seed": 1})

    def work() -> int:
        steps = 0
        for _ in range(4):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return work


def open_spiel(name: str) -> Work | str:
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return "left out: not installed, `pip install open_spiel`"
    game: Any = pyspiel.load_game(name)

    def work() -> int:
        steps = 0
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, odds)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    steps += 1
        return steps

    return work


def main() -> None:
    games = [greedy_game(number) for number in range(GAMES)]
    positions = [position for game in games for position in game]
    by_age = sorted(positions, key=lambda position: len(position[0].keep.cards))
    quarter = len(by_age) // 4
    contestants: dict[str, Work | str] = {
        "placements applied": applied(positions),
        "… youngest quarter of the positions": applied(by_age[:quarter]),
        "… oldest quarter": applied(by_age[-quarter:]),
        "random act chosen and applied": chosen_and_applied(positions),
        "… youngest quarter": chosen_and_applied(by_age[:quarter]),
        "… oldest quarter of them": chosen_and_applied(by_age[-quarter:]),
        "views made": seen(positions),
        "worlds imagined": imagined(positions),
        "`greedy` games, bots at the rules": greedy_games(look),
        "… without Numba": greedy_games(judged),
        "… whole games in the compiled twin": compiled_games(),
        "UNO, RLCard: random steps": uno(),
        "Hanabi, OpenSpiel (C++): random steps": open_spiel("hanabi"),
        "gin rummy, OpenSpiel (C++): random steps": open_spiel("gin_rummy"),
    }
    found = measured(contestants)
    ages = [sum(len(s.keep.cards) for s, _ in part) / quarter for part in (by_age[:quarter], by_age[-quarter:])]
    lines = [f"| {name} | {found[name]} |" for name in contestants]
    note = f"{len(positions)} positions of {GAMES} games; the quarters have {ages[0]:.0f} and {ages[1]:.0f} cards laid."
    plot_growth(by_age)
    picture = f"![what an act costs as the Keep grows]({GROWTH.name})"
    body = "\n".join(["| what | per CPU second, median |", "|---|---|", *lines, "", note, "", picture])
    write_section("knock_speed", "Knock: speed", body)
    print(body)


def plot_growth(by_age: list[tuple[Knock, KnockAction]]) -> None:
    """Microseconds an act takes, by the number of cards in the Keep."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "three doors"
    from matplotlib import pyplot

    ages = sorted({len(state.keep.cards) // 5 for state, _ in by_age})
    bands = [[each for each in by_age if len(each[0].keep.cards) // 5 == age] for age in ages]
    figure, axes = pyplot.subplots(figsize=(7, 3.2))
    for name, how in {"apply": applied, "choose and apply": chosen_and_applied, "view": seen}.items():
        axes.plot([5 * age + 2 for age in ages], [microseconds(how(band)) for band in bands], marker="o", label=name)
    axes.set_xlabel("cards in the Keep")
    axes.set_ylabel("µs an act")
    axes.set_ylim(0)
    axes.legend()
    figure.tight_layout()
    figure.savefig(GROWTH, metadata={"Date": None})


def microseconds(work: Work) -> float:
    """What one of them takes: the least of some rounds."""
    found = []
    for _ in range(5 * ROUNDS):
        started = time.process_time()
        done = work()
        found.append(1e6 * (time.process_time() - started) / done)
    return min(found)


def measured(contestants: dict[str, Work | str]) -> dict[str, str]:
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, work in contestants.items():
            if not isinstance(work, str):
                started = time.process_time()
                done = work()
                rates[name].append(done / (time.process_time() - started))
    return {
        name: work if isinstance(work, str) else f"{statistics.median(rates[name]):,.0f}"
        for name, work in contestants.items()
    }


if __name__ == "__main__":
    main()
