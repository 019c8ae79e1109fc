"""Advice at the prompt: what the strongest bot would do, from what the one at the keyboard sees.

Asked by ``b``; asked again of the same table it says more: first where to look, then why, then the act. How often it
was asked is told at the end.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from threedoors.bots.advice import STRENGTHS, Advice, advise, advises
from threedoors.core import Chance, Message, Playing, Refused, Seat
from threedoors.texts import Texts

ASKS = "b"


class Adviser:
    """The strongest bot, looking over everybody's shoulder when asked."""

    def __init__(self, playing: Playing[Any, Any], texts: Texts, chance: Chance) -> None:
        self.playing = playing
        self.texts = texts
        self.asked: Counter[Seat] = Counter()
        self._chance = chance
        self._last: tuple[int, Seat | None, int] = (-1, None, 0)  # after which act, by whom, how often

    @property
    def is_there(self) -> bool:
        """Does a bot of this game know how?"""
        return advises(self.playing.game)

    def answer(self, view: Any) -> list[str]:
        """What it says to this view: more each time it is asked of it."""
        number, seat = len(self.playing.entries), view.seat
        times = self._last[2] + 1 if self._last[:2] == (number, seat) else 0
        self._last = number, seat, times
        strength = STRENGTHS[min(times, len(STRENGTHS) - 1)]
        found = advise(self.playing.game, view, strength, self._chance.rekeyed(f"advice {number}/{seat}"))
        if isinstance(found, Refused):
            return [self.texts.phrase("nothing-to-advise")]
        self.asked[seat] += 1
        return self._said(found)

    def _said(self, found: Advice) -> list[str]:
        if found.words:
            kind, *chosen = (self.texts.say(word) for word in found.words)
            return [" · ".join((kind, *chosen))]
        return [self.texts.say(found.why or found.where)]

    def closing_words(self) -> Iterator[str]:
        """Who asked, and how often."""
        for seat, times in sorted(self.asked.items()):
            yield self.texts.say(Message("advice-asked", {"seat": seat, "times": times}))
