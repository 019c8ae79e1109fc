"""Handed out: what the house answers over HTTP to somebody who opens, finds or changes tables."""

from typing import Literal

from msgspec import Raw, Struct

from threedoors.core import Seat
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import Phase
from threedoors.tables.wire.told import Numbered, TableSeen


class Key(Struct, frozen=True):
    """What opens a table to one person (or several at one screen). Keep the token; it is told once."""

    table: TableId
    person: PersonId
    token: str
    invite: str | None = None  # to the one who opened it: the fragment of the link to share


class Lobby(Struct, frozen=True):
    """A table as a link shows it."""

    table: TableSeen
    now: int  # house time


class MoveCode(Struct, frozen=True):
    """Good once, for ten minutes."""

    code: str
    ends: int


class PastView(Struct, frozen=True):
    """The table at one number of its log, as one seat saw it."""

    n: int
    view: Raw | None  # null before the start


class Story(Struct, frozen=True):
    """A part of the log, as somebody at the table heard it."""

    earliest: int  # numbers before this one were left out
    told: tuple[Numbered, ...]


class MyTable(Struct, frozen=True):
    """One of somebody's tables."""

    table: TableId
    game: str
    phase: Phase
    seats: tuple[Seat, ...]  # mine
    names: tuple[str, ...]  # who plays, by seat; empty where nobody sits
    awaited: bool  # is it for me to act?
    touched: int  # ms since 1970
    number: int  # which of the tokens opens it


class HostAnswer(Struct, frozen=True):
    answer: Literal["yes", "no", "wait"]
    table: TableId | None = None
    invite: str | None = None
