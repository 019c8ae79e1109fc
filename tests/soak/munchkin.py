"""Munchkin, played at random and by bots of every level, at three to six seats and under many options.

After every act every card lies in exactly one place, levels and limits hold. Every so often the game
is saved, read and played on from there; every so often somebody walks out; at the end it is retold and
has to reach the same hashes. A game that does not end within the cap is a failure.
"""

import time
from collections.abc import Iterator
from typing import Any

from tests.games.munchkin.invariants import check
from tests.sampled import sampled_act
from threedoors.bots import levels, seat_bot
from threedoors.bots.match import match_steps
from threedoors.core import Broken, Chance, Concede, Playing, Refused, begin, chance_of, gamefile, retell
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.options import MunchkinOptions
from threedoors.games.munchkin.state import MunchkinState

WEIGHT = 1.0
TURN_CAP = 20_000
MIXED_EVERY = 11  # one game in eleven is played by bots of mixed levels


def run(seconds: float) -> Iterator[str]:
    """Play until the time is up."""
    ends = time.monotonic() + seconds
    random_games = mixed_games = acts = longest = number = 0
    while time.monotonic() < ends:
        number += 1
        mixed = number % MIXED_EVERY == 0
        playing = play_mixed(number) if mixed else play_random(number)
        mixed_games += mixed
        random_games += not mixed
        acts += len(playing.entries)
        longest = max(longest, playing.state.board.turn)
        yield f"{random_games} random and {mixed_games} mixed games, {acts} acts, longest {longest} turns"


def options_of(number: int) -> tuple[int, MunchkinOptions]:
    """The seats and options of the n-th game: every other one is the usual game."""
    seats = 3 + number % 4
    if number % 2:
        return seats, MunchkinOptions()
    return seats, MunchkinOptions(
        fast=number % 3 == 0,
        items_own_turn=number % 5 == 0,
        no_sides=number % 7 == 0,
        winning_level=4 + number % 7,
        pace=("brisk", "calm", "relaxed")[number % 3],
    )


def opened(number: int, names: tuple[str, ...] = ()) -> Playing[MunchkinState, Any]:
    seats, options = options_of(number)
    playing = begin(GAME, names or ("random",) * seats, f"soak/{number}", options)
    assert not isinstance(playing, Refused), playing
    return playing


def play_random(number: int) -> Playing[MunchkinState, Any]:
    """One game of sampled acts, looked over after every one of them."""
    playing = opened(number)
    chance = chance_of(f"soak/{number}/acts")
    while GAME.outcome(playing.state) is None:
        chance = _act(playing, number, chance)
        if playing.state.board.turn > TURN_CAP:
            raise Broken("no end in sight", GAME.notation(playing.state))
    _retell(playing)
    return playing


def _act(playing: Playing[MunchkinState, Any], number: int, chance: Chance) -> Chance:
    seats = len(playing.state.board.players)
    dice, chance = chance.below(4000)
    if dice == 0 and number % 3 == 0:
        seat, chance = chance.below(seats)
        playing.act(Concede(seat))
    elif dice < 8:
        playing.state = GAME.decode_state(GAME.encode(playing.state))
    elif dice < 20:
        wait = GAME.waits(playing.state)[0]
        assert not isinstance(playing.act(wait.otherwise), Refused)
    else:
        action, chance = sampled_act(GAME, playing.state, seats, chance)
        answer = playing.act(action)
        assert not isinstance(answer, Refused), f"{action}: {answer}\n{GAME.notation(playing.state)}"
    check(playing.state)
    return chance


def play_mixed(number: int) -> Playing[MunchkinState, Any]:
    """One game between bots of all levels."""
    seats, _ = options_of(number)
    known = levels(GAME)
    specs = tuple(known[(number + seat) % len(known)] for seat in range(seats))
    playing = opened(number, specs)
    for _ in match_steps(playing, [seat_bot(GAME, spec) for spec in specs], chance_of(f"soak/{number}/bots")):
        check(playing.state)
    _retell(playing)
    return playing


def _retell(playing: Playing[MunchkinState, Any]) -> None:
    """The same hashes again, from the file."""
    _, journal = gamefile.read(gamefile.write(playing.journal()), lambda _: GAME)
    for _ in retell(GAME, journal):
        pass
