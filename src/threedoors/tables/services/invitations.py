"""Spoken invitations: two words to say on the telephone, "brass goose".

They open only a lobby, only for ten minutes, and only if the host lets the caller in. They are kept in
memory alone: after a restart the host says two new ones.
"""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

from threedoors.tables.ids import Entropy, TableId, new_secret
from threedoors.tables.people.words import tidy
from threedoors.texts import brought

GOOD_FOR_MS = 10 * 60_000
MOST_CALLERS = 8  # waiting at one table

FOLDER = Path(__file__).parents[1] / "spoken"


@dataclass(eq=False)
class Caller:
    """Somebody waits at the door."""

    id: str
    table: TableId
    name: str
    ends: int
    answer: bool | None = None
    link: str = ""  # the table's, when the host said yes: a yes is good as long as it is
    answered: asyncio.Event = field(default_factory=asyncio.Event)


class Invitations:
    """Words that are good now, and who came by them."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self._spoken: dict[str, tuple[TableId, int]] = {}
        self._callers: dict[str, Caller] = {}

    def speak(self, table: TableId, language: str, now: int) -> tuple[str, int]:
        """Two fresh words for a table, and until when; its older ones are good no more."""
        self._forget_old(now)
        self._spoken = {words: other for words, other in self._spoken.items() if other[0] != table}
        words = self._drawn(language)
        while plain(words) in self._spoken:
            words = self._drawn(language)
        self._spoken[plain(words)] = (table, now + GOOD_FOR_MS)
        return words, now + GOOD_FOR_MS

    def call(self, words: str, name: str, now: int) -> Caller | None:
        """Somebody says the words; None if they open nothing."""
        self._forget_old(now)
        found = self._spoken.get(plain(words))
        return None if found is None else self._let_wait(found[0], name, found[1])

    def call_at(self, table: TableId, name: str, now: int) -> Caller | None:
        """Somebody knocks at a table without words; None if too many wait there."""
        self._forget_old(now)
        return self._let_wait(table, name, now + GOOD_FOR_MS)

    def _let_wait(self, table: TableId, name: str, ends: int) -> Caller | None:
        if sum(k.table == table and k.answer is None for k in self._callers.values()) >= MOST_CALLERS:
            return None
        caller = Caller(new_secret(self._entropy), table, name, ends)
        self._callers[caller.id] = caller
        return caller

    def find(self, caller: str, now: int) -> Caller | None:
        self._forget_old(now)
        return self._callers.get(caller)

    def answer(self, table: TableId, caller: str, allowed: bool, link: str = "") -> bool:
        """The host says yes or no; False if nobody waits there."""
        found = self._callers.get(caller)
        if found is None or found.table != table or found.answer is not None:
            return False
        found.answer, found.link = allowed, link
        found.answered.set()
        return True

    def _drawn(self, language: str) -> str:
        first, second = word_lists(language)
        one, other = self._entropy(1)[0], self._entropy(1)[0]
        return f"{first[one % len(first)]} {second[other % len(second)]}"

    def _forget_old(self, now: int) -> None:
        self._spoken = {words: found for words, found in self._spoken.items() if found[1] > now}
        self._callers = {key: caller for key, caller in self._callers.items() if caller.ends > now}


def word_lists(language: str) -> tuple[list[str], list[str]]:
    """The first and the second words of a language, sixty-four each; English ones if it brings none."""
    lists = (FOLDER / f"{language}.txt", brought(language, "spoken.txt"), FOLDER / "en.txt")
    first, second = next(one for one in lists if one.is_file()).read_text(encoding="utf-8").split("\n\n")
    return first.split(), second.split()


def plain(words: str) -> str:
    """The words as they are compared: however they were typed."""
    return (tidy(words, 60) or "").casefold()
