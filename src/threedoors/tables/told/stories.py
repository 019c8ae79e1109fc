"""Stories: what somebody missed, the table at any moment of the past, and the finished game as a file.

All of it is told from the log, through the same eyes as when it happened.
"""

from typing import NamedTuple

from threedoors.core import Entry as Act
from threedoors.core import Journal, Opening, Outcome, gamefile
from threedoors.tables import wire
from threedoors.tables.log.facts import Acted, LogEntry
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.store import PersonRow
from threedoors.tables.told import telling
from threedoors.tables.told.entries import Again, teller

MOST_MISSED = 200  # entries told again at once


class Chapter(NamedTuple):
    """A part of a log, and what is needed to tell it again."""

    rules: TableRules
    before: Head
    entries: tuple[LogEntry, ...]  # that follow it
    said: dict[int, str]  # in chat, by number
    names: telling.Names
    over: bool  # is the game over by now?


def told_again(chapter: Chapter, audience: telling.Audience) -> tuple[wire.Numbered, ...]:
    """What one audience missed."""
    told, head = [], chapter.before
    for entry in chapter.entries:
        head = chapter.rules.follow(head, entry)
        again = Again(chapter.rules, head, chapter.names, chapter.said.get(entry.n), chapter.over)
        told.append(teller(entry, again)(audience))
    return tuple(told)


def journal(rules: TableRules, head: Head, entries: tuple[LogEntry, ...], names: telling.Names) -> Journal:
    """A finished game as the core keeps it, word for word; names stand in it only if they are still known."""
    acted = [(entry.clock, entry.fact) for entry in entries if isinstance(entry.fact, Acted)]
    opening = Opening(
        game=head.game,
        rules_version=head.rules_version,
        options=head.options,
        seats=tuple(_name(holder.person, holder.bot, seat, names) for seat, holder in enumerate(head.seats)),
        seed=rules.seed,
        words=head.words,
        seal=head.seal,
        cards=_cards(rules, head),
    )
    acts = tuple(Act(clock, act.action, act.events, act.hash) for clock, act in acted)
    return Journal(opening, head.start, acts, rules.outcome(head) or _outcome(acted[-1][1] if acted else None))


def door(rules: TableRules, head: Head, entries: tuple[LogEntry, ...], names: telling.Names) -> str:
    """A finished game as the text of a ``.door`` file."""
    return gamefile.write(journal(rules, head, entries, names))


def _cards(rules: TableRules, head: Head) -> str:
    """The hash of the cards it was played with, where its rules are known."""
    return "" if rules.only_told else rules.game.cards_of(rules.game.decode_options(bytes(head.options)))


def _outcome(last: Acted | None) -> Outcome | None:
    """How the game ended, as the act that ended it says."""
    return last.outcome or None if last else None


def _name(person: int | None, bot: str | None, seat: int, names: telling.Names) -> str:
    row: PersonRow | None = names.get(person) if person is not None else None
    return (row.name if row else bot) or f"Seat {seat + 1}"
