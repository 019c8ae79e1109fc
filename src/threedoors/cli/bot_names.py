"""What bots are called in a terminal: by their levels in the reader's language, numbered where two are alike.

A game file keeps the levels themselves (``thinker 2``), which are the same in every language.
"""

from collections.abc import Sequence

from threedoors.bots import levels
from threedoors.games import AnyGame
from threedoors.texts import Texts


def told_apart(specs: Sequence[str]) -> tuple[str, ...]:
    """Bots by their levels, numbered where two are alike: a target, a trade and a log name one of them."""
    numbers = [specs[: seat + 1].count(level) for seat, level in enumerate(specs)]
    alike = [level for level, number in zip(specs, numbers, strict=True) if number > 1]
    return tuple(f"{level} {n}" if level in alike else level for level, n in zip(specs, numbers, strict=True))


def bot_names(game: AnyGame, specs: Sequence[str], language: str) -> tuple[str, ...]:
    """The same in the reader's language."""
    texts = Texts(language, game.folder)
    return told_apart([_name(texts, spec) for spec in specs])


def seat_names(game: AnyGame, seats: Sequence[str], language: str) -> tuple[str, ...]:
    """The seats of a game file: people as they called themselves, bots as a reader calls them."""
    known = levels(game)
    is_bot = [seat.split()[0].partition(":")[0] in known if seat.strip() else False for seat in seats]
    bots = iter(bot_names(game, [seat.split()[0] for seat, bot in zip(seats, is_bot, strict=True) if bot], language))
    return tuple(next(bots) if bot else seat for seat, bot in zip(seats, is_bot, strict=True))


def _name(texts: Texts, spec: str) -> str:
    """``thinker:200`` is "Réfléchi (200)", ``schemer:loyal`` "Intrigant (loyal)"."""
    level, *more = spec.split(":")
    word = _in_words(texts, f"bot-{level}", level)
    said = ", ".join(_in_words(texts, f"temper-{part}", part) for part in more)
    return f"{word[:1].upper()}{word[1:]}" + (f" ({said})" if said else "")


def _in_words(texts: Texts, message: str, otherwise: str) -> str:
    return texts.phrase(message) if texts.has(message) else otherwise
