"""A match: a bot at every seat, played until the game ends.

Every decision gets its own stream of chance, named by its number and seat, so a match depends on
its seed alone. Nobody waits for a clock here: time acts only when it alone is awaited.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from threedoors.bots import Bot, Thought, may_volunteer, seat_bot
from threedoors.core import Action, Broken, Chance, Playing, Refused, Seat, Step, Wait, begin, chance_of
from threedoors.games import AnyGame

MS_PER_ACT = 1000  # a match has no real time; its file shows a steady pace
TRIES = 50  # for a bot whose open act the referee refuses
STALL_FACTOR = 20  # times the budget a game declares for sampled play


class Stalled(Broken):
    """The game neither ends nor asks anybody."""


def play_match(game: AnyGame, specs: Sequence[str], seed: str, options: Any = None) -> Playing[Any, Any] | Refused:
    """Play one whole game between these bots, one per seat."""
    playing = begin(game, tuple(specs), seed, options)
    if isinstance(playing, Refused):
        return playing
    for _ in match_steps(playing, [seat_bot(game, spec) for spec in specs], chance_of(f"{seed}/bots")):
        pass
    return playing


def match_steps(playing: Playing[Any, Any], bots: Sequence[Bot | None], chance: Chance) -> Iterator[Thought]:
    """Let the bots act until the game ends or a person (None) is awaited; tell each thought as it is acted on.

    Before a person is asked every bot has done what it does of its own accord, as at a live table (K17a). What was
    played before this call does not count as stalling: people may take as many acts as they like.
    """
    game, limit, before = playing.game, playing.game.budget * STALL_FACTOR, len(playing.entries)
    while game.outcome(playing.state) is None:
        if len(playing.entries) - before > limit:
            raise Stalled(f"no end after {limit} acts of bots and clocks", game.notation(playing.state))
        thought = _volunteered(playing, bots, chance)
        if thought is None and _awaits_a_person(game.waits(playing.state), bots):
            return
        thought = thought or _answered(playing, bots, chance)
        if thought is None:
            _let_time_act(playing)
        else:
            yield thought


def answers(playing: Playing[Any, Any], bots: Sequence[Bot | None], chance: Chance) -> Iterator[Thought]:
    """Where people and bots are awaited together and no clock hurries them (E14, E15): one act of each such bot.

    At a keyboard, where nobody can lay a tile while another types, that keeps them in step.
    """
    together = [wait for wait in playing.game.waits(playing.state) if wait.otherwise is None]
    for wait in (wait for wait in together if _awaits_a_person([wait], bots)):
        for seat in wait.seats:
            bot, is_over = bots[seat], playing.game.outcome(playing.state) is not None
            if bot is None or is_over or bot.would_wait(playing.game.glanced(playing.state, seat)):
                continue
            yield _decide(playing, wait, seat, bot, chance)


def _volunteered(playing: Playing[Any, Any], bots: Sequence[Bot | None], chance: Chance) -> Thought | None:
    """What a bot does of its own accord, already played."""
    number, waits = len(playing.entries), playing.game.waits(playing.state)
    for turn in range(len(bots)):
        seat = (number + turn) % len(bots)  # nobody is always asked first
        bot = bots[seat]
        if bot is not None and may_volunteer(bot, waits):
            offered = bot.volunteer(playing.game.glanced(playing.state, seat), chance.rekeyed(f"v{number}/{seat}"))
            if offered and isinstance(_play(playing, offered.action), Step):
                return offered
    return None


def _answered(playing: Playing[Any, Any], bots: Sequence[Bot | None], chance: Chance) -> Thought | None:
    """What a bot that is awaited does, already played."""
    number = len(playing.entries)
    for wait in playing.game.waits(playing.state):
        for seat in _in_turn(wait, number, len(bots)):
            bot = bots[seat]
            if bot is not None and not _would_wait(playing, seat, bot):
                return _decide(playing, wait, seat, bot, chance)
    return None


def _would_wait(playing: Playing[Any, Any], seat: Seat, bot: Bot) -> bool:
    """Most never wait, and are shown nothing to say so."""
    return type(bot).would_wait is not Bot.would_wait and bot.would_wait(playing.game.glanced(playing.state, seat))


def _in_turn(wait: Wait[Any], number: int, seats: int) -> Sequence[Seat]:
    """Where no clock hurries several seats, each is asked first in its turn: nobody runs away with a race."""
    return wait.seats if wait.otherwise else sorted(wait.seats, key=lambda seat: (seat - number) % seats)


def _decide(playing: Playing[Any, Any], wait: Wait[Any], seat: Seat, bot: Bot, chance: Chance) -> Thought:
    view = playing.game.glanced(playing.state, seat)
    number = len(playing.entries)
    for attempt in range(TRIES):
        thought = bot.choose(view, chance.rekeyed(f"{number}/{seat}/{attempt}"))
        answer = _play(playing, thought.action)
        if isinstance(answer, Step):
            return thought
    raise Broken(f"{bot.level} at seat {seat} cannot answer {wait.id}: {answer}", playing.game.notation(playing.state))


def _let_time_act(playing: Playing[Any, Any]) -> None:
    clocks = [wait for wait in playing.game.waits(playing.state) if wait.otherwise is not None]
    if not clocks:
        raise Stalled("nobody is awaited and no clock runs", playing.game.notation(playing.state))
    first = min(clocks, key=lambda wait: wait.seconds or 0)
    answer = _play(playing, first.otherwise)
    if isinstance(answer, Refused):
        raise Broken(f"the clock's own act is refused: {answer}", playing.game.notation(playing.state))


def _play(playing: Playing[Any, Any], action: Action | None) -> Step[Any] | Refused:
    return playing.act(action, (len(playing.entries) + 1) * MS_PER_ACT)


def _awaits_a_person(waits: Sequence[Wait[Any]], bots: Sequence[Bot | None]) -> bool:
    return any(bots[seat] is None for wait in waits for seat in wait.seats)
