"""Sampled play: positions of a game reached by legal acts drawn at random, for the suite all games pass."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from threedoors.core import Action, Chance, Playing, Refused, Seat, Step, begin, chance_of
from threedoors.games import AnyGame

TRIES = 30


class Position(Struct, frozen=True):
    """A state, the act chosen on it, and the step it led to."""

    state: Any
    action: Any
    step: Any


def opened(game: AnyGame, seats: int, seed: str, options: Any = None) -> Playing[Any, Any]:
    """A game just set up."""
    playing = begin(game, tuple(f"p{seat}" for seat in range(seats)), seed, options)
    assert not isinstance(playing, Refused), playing
    return playing


def sampled_play(
    game: AnyGame, seats: int, seed: str, acts: int | None = None, options: Any = None
) -> Iterator[Position]:
    """Play legal acts drawn at random until the end, or for so many acts."""
    playing = opened(game, seats, seed, options)
    chance = chance_of(f"{seed}/sampled")
    for _ in range(game.budget if acts is None else acts):
        if game.outcome(playing.state) is not None:
            return
        before = playing.state
        action, chance = sampled_act(game, before, seats, chance)
        step = playing.act(action)
        assert isinstance(step, Step), f"{action} was sampled and refused: {step}\n{game.notation(before)}"
        yield Position(before, action, step)


def sampled_act(game: AnyGame, state: Any, seats: int, chance: Chance) -> tuple[Action, Chance]:
    """An act of somebody awaited (or, one time in five, of anybody who may act), else the clock's."""
    awaited = {seat for wait in game.waits(state) for seat in wait.seats}
    free = {seat for seat in range(seats) if game.legal(state, seat)}
    dice, chance = chance.below(5)
    for group in (free if dice == 0 else awaited & free, awaited & free, free):
        if group:
            seat, chance = chance.pick(sorted(group))
            return sampled_of(game, state, seat, chance)
    return next(wait.otherwise for wait in game.waits(state) if wait.otherwise), chance


def sampled_of(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> tuple[Action, Chance]:
    """An act of this seat; inexact kinds are drawn again until the referee takes them."""
    choices = game.legal(state, seat)
    for _ in range(TRIES):
        action, chance = choices.sample(chance, game.action)
        if choices.is_exact(type(action).__name__) or isinstance(game.apply(state, action), Step):
            return action, chance
    assert choices.listed, f"none of {TRIES} sampled acts was accepted and none is listed\n{game.notation(state)}"
    return chance.pick(choices.listed)
