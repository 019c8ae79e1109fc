"""Told: what a table says to a browser. What happened is numbered; whoever may not see a number receives it bare."""

from msgspec import Raw, Struct

from threedoors.core import Message, Refused, Seat
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import Gestured, HouseFact, Phase, Settings
from threedoors.tables.wire.asked import PROTOCOL


class PersonSeen(Struct, frozen=True):
    """Somebody at the table."""

    id: PersonId
    name: str
    language: str
    here: bool  # connected now
    muted: bool = False


class SeatSeen(Struct, frozen=True):
    """A seat: empty, a person's, a bot's, or a person's with a bot sitting in."""

    seat: Seat
    person: PersonId | None = None
    bot: str | None = None  # plays now: at its own seat, or for a person who is gone
    word: str = ""  # given for the shuffle
    closed: bool = False  # its holder was removed in mid-game: its bot plays to the end
    advised: int = 0  # times it asked a bot what to do


class MomentSeen(Struct, frozen=True):
    seat: Seat
    ends: int  # house time


class SeatAskSeen(Struct, frozen=True):
    """Somebody asks for a bot's seat in a running game."""

    person: PersonId
    seat: Seat
    missing: tuple[PersonId, ...]  # whose yes is still to come


class Fair(Struct, frozen=True):
    """The sealed seed; with the seed itself after the end, anyone can check the shuffle."""

    seal: str
    seed: str | None = None


class TableSeen(Struct, frozen=True):
    """The table around the game."""

    id: TableId
    game: str
    rules_version: int
    phase: Phase
    options: Raw
    settings: Settings
    host: PersonId
    seats: tuple[SeatSeen, ...]
    people: tuple[PersonSeen, ...]
    paused: bool
    moment: MomentSeen | None
    fair: Fair
    hushed: bool  # the game closes the talk now
    next_table: TableId | None
    asked: tuple[SeatAskSeen, ...] = ()  # who would like to play on for a bot
    only_told: bool = False  # its rules are played here no more: it is shown from its log, and nobody can act
    warnings: tuple[Message, ...] = ()  # what is odd about the options, before the start


class Countdown(Struct, frozen=True):
    """A wait with seconds."""

    wait: str
    left_ms: int  # when this was sent
    ends: int | None  # house time; None while the clock stands still


class Clock(Struct, frozen=True):
    """The clocks of a table. ``ran_ms`` leaves out pauses."""

    running: bool
    ran_ms: int
    now: int  # house time when this was sent
    countdowns: tuple[Countdown, ...] = ()


class Told(Message, frozen=True):
    """Something that happened, as a message; and beside the words who did it and whom it is about."""

    by: Seat | None = None  # whose act it came of; null: the clock's, or the house's
    about: tuple[Seat, ...] = ()  # the seats it speaks of, in the order in which it names them


class Sight(Struct, frozen=True, omit_defaults=True):
    """The game as one of my seats sees it; seat null is what spectators see."""

    seat: Seat | None
    events: tuple[Raw, ...]  # what this seat saw of what happened
    told: tuple[Told, ...]  # each of them in words, in the same order
    view: Raw | None  # the table now, without own decks and sets (see options); null in what is told again
    changes: Raw | None = None  # instead of the view, for whoever said so in Hello: [place, value], or [place] if gone


class Played(Struct, frozen=True, tag=True):
    """An act of the game: one sight per seat of mine (seat null for a spectator); after the end everybody's follow."""

    n: int
    at: int
    sights: tuple[Sight, ...]
    clock: Clock | None = None  # null in what is told again
    hushed: bool = False
    by: PersonId | None = None
    reason: Message | None = None  # a bot's: shown to all after the end
    table: TableSeen | None = None  # with the act that ends the game


class Arranged(Struct, frozen=True, tag=True):
    """The house arranged something. ``table`` and the rest only as it happens, not in what is told again."""

    n: int
    at: int
    fact: HouseFact
    told: Told
    by: PersonId | None = None
    table: TableSeen | None = None
    sights: tuple[Sight, ...] = ()
    clock: Clock | None = None


class Heard(Struct, frozen=True, tag=True):
    """Somebody wrote; ``text`` is null once they asked to be forgotten."""

    n: int
    at: int
    person: PersonId
    text: str | None
    from_seat: bool


class BotHeard(Struct, frozen=True, tag=True):
    """A bot said something, in the words of its game."""

    n: int
    at: int
    seat: Seat
    line: Message


class Gesturing(Struct, frozen=True, tag=True):
    n: int
    at: int
    gesture: Gestured


class Bare(Struct, frozen=True, tag=True):
    """A number whose entry is not for you."""

    n: int


Numbered = Played | Arranged | Heard | BotHeard | Gesturing | Bare


class Welcome(Struct, frozen=True, tag=True):
    """You are at the table: all of it, and what you missed since your last number."""

    table: TableSeen
    you: tuple[PersonId, ...]
    seats: tuple[Seat, ...]  # mine
    n: int  # the last number
    sights: tuple[Sight, ...]
    clock: Clock
    missed: tuple[Numbered, ...]
    earliest: int  # numbers before this one were left out
    protocol: int = PROTOCOL


class Accepted(Struct, frozen=True, tag=True):
    """Done: it has this number. Said once it is written down."""

    id: str
    n: int | None = None


class Refusal(Struct, frozen=True, tag=True):
    """Not done: why, by which rule, and what would work."""

    id: str
    refused: Refused


class Answered(Struct, frozen=True, tag=True):
    id: str
    answer: Raw


class Invitation(Struct, frozen=True, tag=True):
    id: str
    invite: str


class Spoken(Struct, frozen=True, tag=True):
    id: str
    words: str
    ends: int  # house time


class Knocking(Struct, frozen=True, tag=True):
    """To the host: somebody came by spoken words and waits to be let in."""

    knock: str
    name: str


class Presence(Struct, frozen=True, tag=True):
    """Who is here now, and who is not."""

    here: tuple[PersonId, ...]


class Pong(Struct, frozen=True, tag=True):
    sent: float
    now: float  # house time, in ms


class Bye(Struct, frozen=True, tag=True):
    """The house hangs up. ``again`` says whether coming back makes sense."""

    why: Message
    again: bool


ServerMessage = (
    Welcome | Played | Arranged | Heard | BotHeard | Gesturing | Bare | Accepted | Refusal | Answered | Invitation
    | Spoken | Knocking | Presence | Pong | Bye
)  # fmt: skip
