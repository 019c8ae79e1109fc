"""Stories: what somebody missed, the table at any moment of the past, and the finished game as a file.

All of it is told from the log, through the same eyes as when it happened.
"""

import msgspec

from threedoors.core import Entry as Act
from threedoors.core import Journal, Opening, gamefile
from threedoors.games import AnyGame
from threedoors.tables import facts as f
from threedoors.tables import telling, wire
from threedoors.tables.head import Following, Head
from threedoors.tables.store import PersonRow, Snapshot
from threedoors.tables.table import from_snapshot

MOST_MISSED = 200  # entries told again at once


def head_at(rules: Following, snapshot: Snapshot | None, entries: tuple[f.Entry, ...]) -> Head:
    """The table after these entries."""
    head = from_snapshot(rules, snapshot)
    for entry in entries:
        head = rules.follow(head, entry)
    return head


def missed(
    rules: Following,
    head: Head,
    entries: tuple[f.Entry, ...],
    said: dict[int, str],
    names: telling.Names,
    audience: telling.Audience,
    over: bool,
) -> tuple[wire.Numbered, ...]:
    """What one audience missed: the entries that follow a head, told again."""
    told: list[wire.Numbered] = []
    for entry in entries:
        head = rules.follow(head, entry)
        match entry.fact:
            case f.Acted():
                told.append(telling.played_again(rules, head, entry, audience, over))
            case f.Said() | f.Gestured():
                told.append(telling.talked(entry, said.get(entry.n), audience))
            case arranged:
                fact = telling.public(arranged)
                told.append(wire.Arranged(entry.n, entry.at, fact, telling.told(fact, names), entry.by))
    return tuple(told)


def journal(game: AnyGame, seed: str, head: Head, entries: tuple[f.Entry, ...], names: telling.Names) -> Journal:
    """A finished game as the core keeps it; names stand in it only if they are still known."""
    opening = Opening(
        game=head.game,
        rules_version=head.rules_version,
        options=game.decode_options(bytes(head.options)),
        seats=tuple(_name(holder.person, holder.bot, seat, names) for seat, holder in enumerate(head.seats)),
        seed=seed,
        words=head.words,
        seal=head.seal,
    )
    acts = tuple(_act(game, entry, entry.fact) for entry in entries if isinstance(entry.fact, f.Acted))
    return Journal(opening, head.start, acts, game.outcome(head.state))


def door(game: AnyGame, seed: str, head: Head, entries: tuple[f.Entry, ...], names: telling.Names) -> str:
    """A finished game as the text of a ``.door`` file."""
    return gamefile.write(journal(game, seed, head, entries, names))


def _act(game: AnyGame, entry: f.Entry, acted: f.Acted) -> Act:
    events = tuple(msgspec.json.decode(bytes(event), type=game.event) for event in acted.events)
    return Act(entry.clock, game.decode_action(bytes(acted.action)), events, acted.hash)


def _name(person: int | None, bot: str | None, seat: int, names: telling.Names) -> str:
    row: PersonRow | None = names.get(person) if person is not None else None
    return (row.name if row else bot) or f"Seat {seat + 1}"
