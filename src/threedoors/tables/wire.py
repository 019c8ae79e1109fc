"""The wire: what a browser asks of a table, and what a table tells a browser.

The same messages travel over a WebSocket and over plain HTTP. Requests are imperative and carry an id
of the asker's choosing; asking twice with one id does it once. What happened is numbered, one sequence
per table; whoever may not see a number receives it bare. The game's own parts stay raw here: they are
decoded by the table's game, never by one union over all games.
"""

from typing import Literal

from msgspec import Raw, Struct

from threedoors.core import Message, Refused, Seat
from threedoors.tables.facts import Gestured, HouseFact, Pointing, Settings
from threedoors.tables.ids import PersonId, TableId

PROTOCOL = 1

Phase = Literal["lobby", "playing", "over"]


# --- asked by a client ----------------------------------------------------------------------------


class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first message: who I am, and the last number I have seen."""

    table: TableId
    token: str
    last: int = 0
    protocol: int = PROTOCOL


class Ping(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Answered at once; twenty of them estimate the house's time to a few milliseconds."""

    sent: float = 0  # the client's own clock, given back untouched


class Request(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """Anything answered by Accepted or Refusal."""

    id: str


class Act(Request, frozen=True):
    """Play: an action of the game, for a seat of mine."""

    action: Raw


class Ask(Request, frozen=True):
    """A question about what a seat of mine sees, or a spectator (null): a what-if, a hint. Answered by Answered."""

    seat: Seat | None
    question: Raw


class Say(Request, frozen=True):
    text: str
    person: PersonId | None = None  # which of mine, where several share a screen


class Gesture(Request, frozen=True):
    """Point, nod, shake, stop, hurry, count: open to seats also when talk is closed."""

    seat: Seat
    gesture: Literal["point", "nod", "shake", "stop", "hurry", "count"]
    number: int | None = None
    at: Pointing | None = None


class TakeSeat(Request, frozen=True):
    """Sit down, or change seats in the lobby."""

    seat: Seat
    person: PersonId | None = None


class LeaveSeat(Request, frozen=True):
    """Stand up; in a running game a bot plays on."""

    seat: Seat


class Leave(Request, frozen=True):
    """Go for good, with all my seats."""


class Rename(Request, frozen=True):
    name: str
    language: str = ""  # none: as before
    person: PersonId | None = None


class GiveWord(Request, frozen=True):
    """My own word for the shuffle, before the start."""

    seat: Seat
    word: str


class NeedMoment(Request, frozen=True):
    """I need a moment."""

    seat: Seat


class Ready(Request, frozen=True):
    """My moment is over."""

    seat: Seat


class Rematch(Request, frozen=True):
    """Again! Opens the next table for everybody here."""


class Start(Request, frozen=True):
    """Host: begin. Every seat must be taken; ``fill`` names a bot for the empty ones."""

    fill: str = ""


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class SeatBot(Request, frozen=True):
    """Host: a bot for an empty seat, or in place of another bot."""

    seat: Seat
    bot: str


class EmptySeat(Request, frozen=True):
    """Host: send a bot away, in the lobby."""

    seat: Seat


class RemovePerson(Request, frozen=True):
    """Host: somebody has to go."""

    person: PersonId


class HandOver(Request, frozen=True):
    """Host: somebody else is host now."""

    person: PersonId


class ChangeOptions(Request, frozen=True):
    """Host: other options, another number of seats, before the start."""

    options: Raw
    seats: int


class ChangeSettings(Request, frozen=True):
    settings: Settings


class Mute(Request, frozen=True):
    """Host: somebody may not write for now."""

    person: PersonId
    muted: bool = True


class RenewInvitation(Request, frozen=True):
    """Host: a fresh link; the old one opens nothing any more. Answered by Invitation."""


class SpeakInvitation(Request, frozen=True):
    """Host: two words to say aloud, good for ten minutes in the lobby. Answered by Spoken."""

    language: str = ""


class LetIn(Request, frozen=True):
    """Host: answer somebody who came by spoken words."""

    knock: str
    allowed: bool = True


TableRequest = (
    Act | Ask | Say | Gesture | TakeSeat | LeaveSeat | Leave | Rename | GiveWord | NeedMoment | Ready | Rematch
    | Start | Pause | Resume | SeatBot | EmptySeat | RemovePerson | HandOver | ChangeOptions | ChangeSettings
    | Mute | RenewInvitation | SpeakInvitation | LetIn
)  # fmt: skip
ClientMessage = Hello | Ping | TableRequest


# --- told by the house ----------------------------------------------------------------------------


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


class MomentSeen(Struct, frozen=True):
    seat: Seat
    ends: int  # house time


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


class Sight(Struct, frozen=True):
    """The game as one of my seats sees it; seat null is what spectators see."""

    seat: Seat | None
    events: tuple[Raw, ...]  # what this seat saw of what happened
    told: tuple[Message, ...]  # the same in words, as ids and arguments
    view: Raw | None  # the table now; null in what is told again


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
    told: Message
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


class Gesturing(Struct, frozen=True, tag=True):
    n: int
    at: int
    gesture: Gestured


class Bare(Struct, frozen=True, tag=True):
    """A number whose entry is not for you."""

    n: int


Numbered = Played | Arranged | Heard | Gesturing | Bare


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
    Welcome | Played | Arranged | Heard | Gesturing | Bare | Accepted | Refusal | Answered | Invitation | Spoken
    | Knocking | Presence | Pong | Bye
)  # fmt: skip


# --- answered at the desk, over HTTP ---------------------------------------------------------------


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


class Moment(Struct, frozen=True):
    """The table at one number of its log, as one seat saw it."""

    n: int
    view: Raw | None  # null before the start


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


class KnockAnswer(Struct, frozen=True):
    answer: Literal["yes", "no", "wait"]
    table: TableId | None = None
    invite: str | None = None
