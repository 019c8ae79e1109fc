"""How fast Knock is, on positions from recorded ``greedy`` games, beside two well-known card games.

All contestants run in one process, round by round in turn, by CPU time; the table shows medians. A peer
that is not installed is left out with a sentence: ``pip install rlcard`` (UNO), ``pip install open_spiel``
(Hanabi), best in an environment of their own that also has this project.
"""

import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks._page import write_section
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


def hanabi() -> Work | str:
    try:
        import pyspiel  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        return "left out: not installed, `pip install open_spiel`"
    game: Any = pyspiel.load_game("hanabi")

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
        "`greedy` games, bots at the rules": greedy_games(look),
        "… without Numba": greedy_games(judged),
        "… whole games in the compiled twin": compiled_games(),
        "UNO, RLCard: random steps": uno(),
        "Hanabi, OpenSpiel (C++): random steps": hanabi(),
    }
    found = measured(contestants)
    ages = [sum(len(s.keep.cards) for s, _ in part) / quarter for part in (by_age[:quarter], by_age[-quarter:])]
    lines = [f"| {name} | {found[name]} |" for name in contestants]
    note = f"{len(positions)} positions of {GAMES} games; the quarters have {ages[0]:.0f} and {ages[1]:.0f} cards laid."
    body = "\n".join(["| what | per CPU second, median |", "|---|---|", *lines, "", note])
    write_section("knock_speed", "Knock: speed", body)
    print(body)


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
