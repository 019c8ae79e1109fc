"""Bots: choose an action from a view, like you.

A bot sees what its seat may see and nothing else; it keeps no memory of its own, because a view
carries what the seat is entitled to remember. Bots are found by looking: every module of ``bots/<game>/``
that has a ``BOT`` is one, and their ``strength`` puts them in order; ``random`` plays any game. A level may
take a budget in playouts, written ``thinker:200`` – never in milliseconds, so the same seed gives the same
game on any machine. Some have tempers one can choose: ``schemer:spiteful``.
"""

import importlib
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from msgspec import Struct

from threedoors.bots.talk import Occasion, Proposal, line_for
from threedoors.core import Action, Chance, Game, Message, View, Wait
from threedoors.games import AnyGame

PLAYOUTS = re.compile("[1-9][0-9]{0,8}")
IS_A_BOT = re.compile(r"^BOT\b.*=", re.MULTILINE)
MOST_AT_TABLES = 10  # times its usual budget a bot may think at a live table; elsewhere as long as anybody likes


class Thought(Struct, frozen=True):
    """What a bot does, and why in one sentence. The reason is for its own seat until the end."""

    action: Action
    reason: Message


class UnknownBot(LookupError):
    """No such bot for this game; the text is a whole sentence."""


class Bot(ABC):
    """Somebody to play with."""

    level: ClassVar[str]  # what hosts ask for; its name in words is the game's message ``bot-<level>``
    strength: ClassVar[int] = 0  # weakest first; tens, so that there is room between two
    default_budget: ClassVar[int | None] = None  # playouts a decision; None: it counts none
    tempers: ClassVar[tuple[str, ...]] = ()  # it may be asked to have; in words the game's ``temper-<temper>``
    rests: ClassVar[float] = 0  # in pauses, after each act at a live table: where all act at once, people keep up

    occasions: ClassVar[Mapping[str, Occasion]] = {}  # reasons it says a word about

    volunteers_at: ClassVar[frozenset[str] | None] = None  # the waits, by their message, at which it may; None: any

    def __init__(self, game: AnyGame, budget: int | None = None) -> None:
        self.game = game
        self.budget = self.default_budget if budget is None else budget
        self.temper = ""  # its own, even one

    def get_ready(self) -> None:  # noqa: B027 – most have nothing to load
        """Load or compile whatever the first thought would otherwise wait for."""

    @abstractmethod
    def choose(self, view: View[Any], chance: Chance) -> Thought:
        """Answer a wait that names this seat."""

    def would_wait(self, view: View[Any]) -> bool:
        """Where several are awaited at once: had this seat better wait until another has acted?"""
        return False

    def volunteer(self, view: View[Any], chance: Chance) -> Thought | None:
        """An act nobody waits for (telling a card, casting a spell); asked after every act at the table."""
        return None

    def propose(self, view: View[Any]) -> Proposal | None:
        """What it would have the one do who is awaited; asked where all who are awaited are people."""
        return None

    def where(self, view: View[Any], thought: Thought) -> Message:
        """Where somebody should look who asks for advice: less than the reason, and much less than the act."""
        return Message("advice-look")

    def say(self, thought: Thought, chance: Chance) -> Message | None:
        """A word about what it does, now and then."""
        occasion = self.occasions.get(thought.reason.id)
        return None if occasion is None else line_for(occasion, thought.reason, self.temper, chance)


def may_volunteer(bot: Bot, waits: Sequence[Wait[Any]]) -> bool:
    """Could this bot do anything of its own accord while the table waits so? Asked before it is shown a view, which
    costs more than all the rest."""
    if type(bot).volunteer is Bot.volunteer:
        return False
    return bot.volunteers_at is None or any(wait.why.id in bot.volunteers_at for wait in waits)


def levels(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """The bots that play this game, weakest first."""
    return tuple(_bots_for(game.name))


class Spec(NamedTuple):
    """A bot as hosts write it, ``greedy``, ``thinker:200``, ``schemer:spiteful``, ``thinker:200:loyal``, in parts."""

    level: str
    budget: str | None = None
    temper: str = ""

    def written(self) -> str:
        """The same in one word."""
        return ":".join(part for part in self if part)


def read_spec(game: AnyGame, spec: str) -> Spec:
    """The parts of a bot's name: its level, then a budget, then a temper, as far as they are there."""
    level, *more = spec.split(":")
    if level not in levels(game):
        raise UnknownBot(f"No bot '{level}' plays {game.title}; there are {', '.join(levels(game))}.")
    tempers = _bots_for(game.name)[level].tempers
    temper = more.pop() if more and more[-1] in tempers else ""
    if tempers and more and not more[-1].isdigit():
        raise UnknownBot(f"The bot '{level}' is never '{more[-1]}'; its tempers are {', '.join(tempers)}.")
    return Spec(level, ":".join(more) if more else None, temper)


def seat_bot(game: AnyGame, spec: str) -> Bot:
    """A bot from its level, budget and temper."""
    level, budget, temper = read_spec(game, spec)
    kind = _bots_for(game.name)[level]
    if budget is not None and (kind.default_budget is None or not PLAYOUTS.fullmatch(budget)):
        raise UnknownBot(_bad_budget(kind, level, budget))
    bot = kind(game, int(budget) if budget else None)
    bot.temper = temper
    return bot


def level_of(spec: str) -> str:
    """A bot's level, without its budget and its temper."""
    return spec.partition(":")[0]


def tempers_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The levels that have tempers, and which."""
    return {level: kind.tempers for level, kind in _bots_for(game.name).items() if kind.tempers}


def most_at_tables(game: AnyGame, spec: str) -> str:
    """The same bot with the biggest budget a live table allows it."""
    parts, usual = read_spec(game, spec), seat_bot(game, level_of(spec)).default_budget
    return Spec(parts.level, None if usual is None else str(usual * MOST_AT_TABLES), parts.temper).written()


def within_bounds(game: AnyGame, spec: str) -> str:
    """The same bot, with no bigger a budget than a live table allows it."""
    bot = seat_bot(game, spec)
    most = None if bot.default_budget is None else bot.default_budget * MOST_AT_TABLES
    return spec if bot.budget is None or most is None or bot.budget <= most else most_at_tables(game, spec)


def weaker(game: AnyGame, spec: str) -> str:
    """The next weaker level, with its usual budget; nobody is weaker than ``random``."""
    known = levels(game)
    return known[max(0, known.index(level_of(spec)) - 1)]


def _bad_budget(kind: type[Bot], level: str, budget: str) -> str:
    if kind.default_budget is None:
        return f"The bot '{level}' counts no playouts, so ':{budget}' means nothing to it; write '{level}'."
    return f"'{budget}' is no number of playouts; write '{level}:{kind.default_budget}', for example."


@cache  # asked for every bot of every table at every thought
def _bots_for(game: str) -> dict[str, type[Bot]]:
    """Every bot by its level, weakest first."""
    modules = [*_modules_with_a_bot(__name__, __path__)]
    if any(Path(place, game).is_dir() for place in __path__):
        room = importlib.import_module(f"{__name__}.{game}")
        modules += _modules_with_a_bot(room.__name__, room.__path__)
    kinds: list[type[Bot]] = [importlib.import_module(name).BOT for name in modules]
    return {kind.level: kind for kind in sorted(kinds, key=lambda kind: kind.strength)}


def _modules_with_a_bot(room: str, places: Iterable[str]) -> Iterator[str]:
    """Found in the source: what bots think with may take long to import, and is not asked for here."""
    for file in (file for place in places for file in sorted(Path(place).glob("*.py"))):
        if IS_A_BOT.search(file.read_text(encoding="utf-8")):
            yield f"{room}.{file.stem}"
