"""Munchkin, played at random and by bots of every level, at three to six seats and under many options.

After every act every card lies in exactly one place, levels and limits hold. Every so often the game
is saved, read and played on from there; every so often somebody walks out; at the end it is retold and
has to reach the same hashes. A game that does not end within the cap is a failure. All cores play; every run
plays other games, so that runs add up, and names the number of its first game.
"""

import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count
from typing import NamedTuple

from tests.games.munchkin.invariants import check
from threedoors.bots import levels, seat_bot
from threedoors.bots.match import match_steps
from threedoors.core import (
    Action,
    Broken,
    Chance,
    Concede,
    Refused,
    Step,
    begin,
    chance_of,
    gamefile,
    kind_of,
    retell,
)
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import MunchkinState

WEIGHT = 1.0
TURN_CAP = 20_000
SAVED_EVERY = 50  # acts between two moments at which the table is saved and read again
MIXED_EVERY = 11  # one game in eleven is played by bots of mixed levels


class Game(NamedTuple):
    """What is told of a finished game."""

    mixed: bool
    acts: int
    turns: int


def run(seconds: float) -> Iterator[str]:
    """Play until the time is up."""
    first = random.randrange(10**6) * 1000
    random_games = mixed_games = acts = longest = 0
    for game in games_until(time.monotonic() + seconds, first):
        mixed_games += game.mixed
        random_games += not game.mixed
        acts += game.acts
        longest = max(longest, game.turns)
        yield (
            f"{random_games} random and {mixed_games} mixed games, {acts} acts, longest {longest} turns (from {first})"
        )


def games_until(ends: float, first: int) -> Iterator[Game]:
    """Games as they end, one at a time on each core."""
    numbers = count(first)
    with ProcessPoolExecutor(initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        playing: set[Future[Game]] = {pool.submit(play, next(numbers)) for _ in range(os.cpu_count() or 1)}
        while playing:
            ended, playing = wait(playing, return_when=FIRST_COMPLETED)
            if time.monotonic() < ends:
                playing |= {pool.submit(play, next(numbers)) for _ in ended}
            yield from (future.result() for future in ended)


def play(number: int) -> Game:
    """The n-th game, at random or by bots; whatever is wrong with it is raised with its number."""
    try:
        return play_mixed(number) if number % MIXED_EVERY == 0 else play_random(number)
    except Exception as problem:
        raise Broken(f"game {number}: {type(problem).__name__}: {problem}", str(number)) from problem


def options_of(number: int) -> tuple[int, MunchkinOptions]:
    """The seats and options of the n-th game: every fourth one is the usual game, the others are shorter ones."""
    seats = 3 + number % 4
    if number // 4 % 4 == 0:
        return seats, MunchkinOptions()
    return seats, MunchkinOptions(
        fast=number % 3 == 0,
        items_own_turn=number % 5 == 0,
        no_sides=number % 7 == 0,
        winning_level=3 + number % 6,
        pace=("brisk", "calm", "relaxed")[number % 3],
    )


def play_random(number: int) -> Game:
    """One game of acts drawn at random, looked over after every one of them, then played again to the same hash."""
    seats, options = options_of(number)
    start = _opened(seats, options, number)
    state, chance, played = start, chance_of(f"soak/{number}/acts"), []
    while GAME.outcome(state) is None:
        action, chance = _next(state, seats, number, chance)
        step = GAME.apply(state, action)
        if isinstance(step, Refused):
            assert not GAME.legal(state, action.seat).is_exact(kind_of(action)), f"{action}: {step}"
            continue
        check(step.state)
        played.append(action)
        state = step.state if len(played) % SAVED_EVERY else GAME.decode_state(GAME.encode(step.state))
        if state.board.turn > TURN_CAP:
            raise Broken("no end in sight", GAME.notation(state))
    _replay(start, played, GAME.fingerprint(state))
    return Game(False, len(played), state.board.turn)


def _opened(seats: int, options: MunchkinOptions, number: int) -> MunchkinState:
    state = GAME.setup(options, seats, chance_of(f"soak/{number}"))
    assert isinstance(state, MunchkinState), state
    return state


def _next(state: MunchkinState, seats: int, number: int, chance: Chance) -> tuple[Action, Chance]:
    """Mostly somebody awaited; now and then anybody at all, the clock, or somebody who has had enough."""
    dice, chance = chance.below(4000)
    if dice == 0 and number % 3 == 0:
        staying = [seat for seat in range(seats) if not state.board.players[seat].gone]
        seat, chance = chance.pick(staying)
        return Concede(seat), chance
    waits = GAME.waits(state)
    if dice < 15 and waits[0].otherwise is not None:
        return waits[0].otherwise, chance
    awaited = [seat for wait in waits for seat in wait.seats]
    seat, chance = chance.pick(range(seats) if dice % 6 == 0 else awaited)
    choices = GAME.legal(state, seat)
    if not choices:
        seat = awaited[0]
        choices = GAME.legal(state, seat)
    return choices.sample(chance, GAME.action)


def _replay(state: MunchkinState, played: list[Action], hash_then: str) -> None:
    """The same acts lead to the same table."""
    for action in played:
        step = GAME.apply(state, action)
        assert isinstance(step, Step)
        state = step.state
    assert GAME.fingerprint(state) == hash_then


def play_mixed(number: int) -> Game:
    """One game between bots of all levels, written to a file and retold from it."""
    seats, options = options_of(number)
    known = levels(GAME)
    specs = tuple(known[(number + seat) % len(known)] for seat in range(seats))
    playing = begin(GAME, specs, f"soak/{number}", options)
    assert not isinstance(playing, Refused), playing
    for _ in match_steps(playing, [seat_bot(GAME, spec) for spec in specs], chance_of(f"soak/{number}/bots")):
        check(playing.state)
    _, journal = gamefile.read(gamefile.write(playing.journal()), lambda _: GAME)
    assert len(list(retell(GAME, journal))) == len(playing.entries) + 1
    return Game(True, len(playing.entries), playing.state.board.turn)
