"""Advice: what the strongest bot would do at your place, from what you see yourself.

It is given in three strengths, as hints in Dungeon Exit are: where to look, why, and the act itself. Asked three times
of the same view it speaks of the same act.
"""

from typing import Any, Final, Literal, get_args

import msgspec
from msgspec import Raw, Struct

from threedoors.bots import Bot, Thought, levels, seat_bot
from threedoors.core import Action, Chance, Message, Refused, Step, View, awaited, kebab, kind_of
from threedoors.games import AnyGame

Strength = Literal["where", "why", "act"]
STRENGTHS: Final[tuple[Strength, ...]] = get_args(Strength)
TRIES: Final = 5  # for a bot whose open act the referee would refuse


class Advice(Struct, frozen=True):
    """What a bot would do, as far as was asked."""

    where: Message
    why: Message | None = None
    act: Raw | None = None  # an action of the game
    words: tuple[Message, ...] = ()  # the act in words: its kind, then what is chosen about it


def advises(game: AnyGame) -> bool:
    """Does its strongest bot know where to look?"""
    return type(_strongest(game)).where is not Bot.where


def strongest(game: AnyGame) -> str:
    """The level of the bot that is asked."""
    return levels(game)[-1]


def advise(game: AnyGame, view: View[Any], strength: Strength, chance: Chance) -> Advice | Refused:
    """What the strongest bot says to this view; refused where it would do nothing now."""
    bot = _strongest(game)
    thought = _thought(game, bot, view, chance)
    if thought is None:
        return Refused("nothing-to-advise")
    where = bot.where(view, thought)
    if strength == "where":
        return Advice(where)
    if strength == "why":
        return Advice(where, thought.reason)
    return Advice(where, thought.reason, Raw(game.encode(thought.action)), _words(game, view, thought.action))


def _strongest(game: AnyGame) -> Bot:
    return seat_bot(game, strongest(game))


def _thought(game: AnyGame, bot: Bot, view: View[Any], chance: Chance) -> Thought | None:
    """An act the referee takes in a world that looks like this; none, if none is found."""
    for number in range(TRIES):
        luck = chance.rekeyed(f"advice {number}")
        found = bot.volunteer(view, luck) if awaited(view) is None else bot.choose(view, luck)
        if found is None or isinstance(game.apply(game.imagine(view, luck), found.action), Step):
            return found
    return None


def _words(game: AnyGame, view: View[Any], action: Action) -> tuple[Message, ...]:
    """The kind of act, and every value somebody would have chosen."""
    fields = msgspec.structs.asdict(action)
    chosen = [(name, value) for name, value in fields.items() if name not in ("seat", "wait")]
    label, kind = game.label, Message(f"act-{kebab(kind_of(action))}")
    if label is None:
        return (kind,)
    values = [(name, one) for name, value in chosen for one in (value if isinstance(value, tuple) else (value,))]
    return kind, *(label(view, name, one) for name, one in values if one is not None and one is not False)
