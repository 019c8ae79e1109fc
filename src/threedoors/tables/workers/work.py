"""The work itself: a bot's thought, the answer to a question, a wish granted. Given as JSON, in whatever process.

A worker cannot know more than the seat it works for. What has to be loaded or compiled first is told apart
(``Thinking``, ``Answering``, ``Granting``), so that nobody's time runs while a game is being imported.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from threedoors import games
from threedoors.bots import Bot, Thought, advice, level_of, seat_bot
from threedoors.bots.advice import Strength
from threedoors.core import Chance, Message, Refused, Seat, View, awaited
from threedoors.games import AnyGame


class Sitter(msgspec.Struct, frozen=True):
    """A bot at a seat, and what it sees."""

    seat: Seat
    bot: str
    view: bytes


class Word(msgspec.Struct, frozen=True):
    """What a bot would say: about its act, or to somebody who is awaited."""

    seat: Seat
    line: Message
    at: tuple[int, int] | None = None  # a place on the board it points at
    wait: str = ""  # it proposes how to answer this one; none: it speaks of its own act


class Idea(msgspec.Struct, frozen=True):
    """What a bot wants to do. ``wait`` is what it answers; none: it volunteers."""

    action: bytes | None  # none: it has only a word to say
    reason: Message | None
    wait: str | None
    rests: float  # in pauses, once it is done
    word: Word | None = None


class Rules(msgspec.Struct, frozen=True):
    """Which game, by which of its rules: a game goes on by those it was begun under, also for its bots."""

    game: str
    version: int

    def load(self) -> AnyGame:
        newest = games.load(self.game)
        return newest.under(self.version) or newest


class Thinking(msgspec.Struct, frozen=True):
    """What a worker needs before these bots can think."""

    rules: Rules
    levels: frozenset[str]

    @property
    def game(self) -> str:
        return self.rules.game

    def get_ready(self) -> None:
        game = self.rules.load()
        for level in sorted(self.levels):
            seat_bot(game, level).get_ready()


class Answering(msgspec.Struct, frozen=True):
    """What a worker needs before it can answer questions about a game."""

    rules: Rules
    dear: bool

    @property
    def game(self) -> str:
        return self.rules.game

    def get_ready(self) -> None:
        game = self.rules.load()
        if self.dear:
            game.get_ready()


class Granting(msgspec.Struct, frozen=True):
    """What a worker needs before it can grant wishes."""

    game: str

    def get_ready(self) -> None:
        games.load(self.game).get_ready_to_grant()


def thinking(rules: Rules, sitters: Sequence[Sitter]) -> Thinking:
    """What these bots need."""
    return Thinking(rules, frozenset(level_of(sitter.bot) for sitter in sitters))


def think(rules: Rules, sitters: Sequence[Sitter], key: bytes) -> Idea | None:
    """The next idea at a table: first of whoever volunteers, then of whoever is awaited."""
    game = rules.load()
    seen = [(s, seat_bot(game, s.bot), msgspec.json.decode(s.view, type=game.view_type)) for s in sitters]
    for sitter, bot, view in seen:
        if type(bot).volunteer is not Bot.volunteer:
            offered = bot.volunteer(view, Chance(key).rekeyed(f"v{sitter.seat}"))
            if offered is not None:
                return _idea(sitter, bot, offered, None, key)
    for sitter, bot, view in seen:
        wait = awaited(view)
        if wait is not None and not bot.would_wait(view):
            return _idea(sitter, bot, bot.choose(view, Chance(key).rekeyed(f"c{sitter.seat}")), wait.id, key)
    return _proposed(seen)


def _idea(sitter: Sitter, bot: Bot, thought: Thought, wait: str | None, key: bytes) -> Idea:
    line = bot.say(thought, Chance(key).rekeyed("say"))
    word = None if line is None else Word(sitter.seat, line)
    return Idea(msgspec.json.encode(thought.action), thought.reason, wait, bot.rests, word)


def _proposed(seen: Sequence[tuple[Sitter, Bot, View[Any]]]) -> Idea | None:
    """Only people are awaited: the first bot with something to propose; bots take turns by the number of the wait."""
    asked = next((wait.id for _, _, view in seen[:1] for wait in view.waits if wait.seats), None)
    if asked is None:
        return None
    first = sum(asked.encode()) % len(seen)
    for sitter, bot, view in (*seen[first:], *seen[:first]):
        found = bot.propose(view)
        if found is not None:
            return Idea(None, None, None, 0, Word(sitter.seat, found.line, found.at, asked))
    return None


def answer(rules: Rules, view: bytes, question: bytes) -> bytes | Refused:
    """What a game answers to a question about a view."""
    game = rules.load()
    if game.answer is None or game.question is None:
        return Refused("no-questions")
    try:
        asked = msgspec.json.decode(question, type=game.question)
    except msgspec.MsgspecError as fault:
        return Refused("question-not-understood", args={"fault": str(fault)[:200]})
    found = game.answer(msgspec.json.decode(view, type=game.view_type), asked)
    return found if isinstance(found, Refused) else game.encode(found)


def advise(rules: Rules, view: bytes, strength: Strength) -> bytes | Refused:
    """What the strongest bot would do with this view; its luck is the view's own, so it says the same twice."""
    game = rules.load()
    luck = Chance(blake2b(view, digest_size=32).digest())
    found = advice.advise(game, msgspec.json.decode(view, type=game.view_type), strength, luck)
    return found if isinstance(found, Refused) else msgspec.json.encode(found)


def advising(rules: Rules) -> Thinking:
    """What has to be loaded before a bot can advise."""
    return Thinking(rules, frozenset({advice.strongest(rules.load())}))


def grant(name: str, wish: bytes, seed: int) -> bytes | Refused:
    """What came of one look for what somebody wished of a game."""
    game = games.load(name)
    assert game.grant is not None
    try:
        wished = msgspec.json.decode(wish, type=game.wish)
    except msgspec.MsgspecError as fault:
        return Refused("wish-not-understood", args={"fault": str(fault)[:200]})
    found = game.grant(wished, seed)
    return found if isinstance(found, Refused) else game.encode(found)


class _Tagged(msgspec.Struct):
    """A question, as far as its kind."""

    type: str = ""


def is_dear(rules: Rules, question: bytes) -> bool:
    """May this question take long? What cannot be read is refused quickly."""
    try:
        kind = msgspec.json.decode(question, type=_Tagged).type
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return False
    return kind in {dear.__name__ for dear in rules.load().dear_questions}
