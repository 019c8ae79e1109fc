"""Facts: what a table's log is made of.

One numbered sequence holds the game, what the house arranged and the talk, because Silence needs
their order. No fact carries a name or a spoken word of chat: those are kept apart, so that they can be
deleted while the log stays whole.
"""

from typing import Literal

from msgspec import UNSET, Raw, Struct, UnsetType

from threedoors.core import Message, Outcome, Seat
from threedoors.tables.ids import PersonId, TableId

Phase = Literal["lobby", "playing", "over"]


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host settles about the table, as against the game."""

    chat: bool = True
    spectators: bool = True  # may people watch?
    pace: Literal["live", "relaxed"] = "live"  # relaxed: clocks run on while nobody is there
    takeover_seconds: int | None = 60  # a bot sits in for somebody gone that long; None: never
    takeover_bot: str = ""  # its level; none: the strongest
    moments: int = 2  # how often each seat may say "I need a moment"
    bots: Literal["calm", "brisk"] = "calm"  # how long bots take before they act
    bots_talk: bool = True  # may bots say a word now and then?
    advice: bool = True  # may people ask a bot what it would do?


class Fact(Struct, frozen=True, tag=True):
    """One thing that happened at the table."""


# --- the game -------------------------------------------------------------------------------------


class Acted(Fact, frozen=True):
    """Somebody, a bot or the clock acted, and the referee agreed."""

    action: Raw
    events: tuple[Raw, ...]
    hash: str  # of the whole state after it
    reason: Message | None = None  # a bot's, for all after the end
    outcome: Outcome | UnsetType = UNSET  # with the act that ends the game: how it ended


# --- the house ------------------------------------------------------------------------------------


class TableOpened(Fact, frozen=True):
    game: str
    rules_version: int
    options: Raw
    seats: int
    settings: Settings
    seal: str  # of the seed: published before anybody gives a word


class PersonCame(Fact, frozen=True):
    """Somebody joined, with or without a seat."""

    person: PersonId


class PersonLeft(Fact, frozen=True):
    """Somebody went for good: of their own will, or because the host removed them."""

    person: PersonId
    removed: bool = False


class SatDown(Fact, frozen=True):
    person: PersonId
    seat: Seat


class StoodUp(Fact, frozen=True):
    person: PersonId
    seat: Seat


class SeatAsked(Fact, frozen=True):
    """Somebody would like to play on for a bot, in a running game."""

    person: PersonId
    seat: Seat


class SeatAgreed(Fact, frozen=True):
    """Some of those who play say yes to it."""

    person: PersonId  # who asked
    seat: Seat
    voters: tuple[PersonId, ...]


class SeatDenied(Fact, frozen=True):
    """One of those who play says no to it."""

    person: PersonId  # who asked
    seat: Seat


class BotSeated(Fact, frozen=True):
    seat: Seat
    bot: str


class SeatEmptied(Fact, frozen=True):
    """The host sent a bot away."""

    seat: Seat


class HostChanged(Fact, frozen=True):
    person: PersonId


class OptionsChanged(Fact, frozen=True):
    options: Raw
    seats: int


class SettingsChanged(Fact, frozen=True):
    settings: Settings


class WordGiven(Fact, frozen=True):
    """A seat's own word for the shuffle."""

    seat: Seat
    word: str


class GameStarted(Fact, frozen=True):
    start: str  # hash of the table as it was set up
    rules_version: int = 0  # by which it is played from now on; 0: those the table was opened with


class Paused(Fact, frozen=True):
    pass


class Resumed(Fact, frozen=True):
    pass


class MomentAsked(Fact, frozen=True):
    """A seat needs a moment: play and clocks stand still for so long, or until it is ready."""

    seat: Seat
    seconds: int


class MomentOver(Fact, frozen=True):
    seat: Seat


class Deserted(Fact, frozen=True):
    """Nobody is here any more; the clocks of a live table stand still."""


class Woken(Fact, frozen=True):
    """Somebody is here again; the clocks run on."""


class TakenOver(Fact, frozen=True):
    """A bot sits in for somebody who is gone."""

    seat: Seat
    bot: str


class GivenBack(Fact, frozen=True):
    seat: Seat


class Advised(Fact, frozen=True):
    """A seat asked a bot what it would do, and was told; everybody knows."""

    seat: Seat
    strength: Literal["where", "why", "act"]


class Muted(Fact, frozen=True):
    person: PersonId


class Unmuted(Fact, frozen=True):
    person: PersonId


class Renamed(Fact, frozen=True):
    """Somebody goes by another name now; the name itself is kept elsewhere."""

    person: PersonId


class Forgotten(Fact, frozen=True):
    """Somebody asked to be forgotten: their name and their words are gone."""

    person: PersonId


class RematchOpened(Fact, frozen=True):
    """The next table stands ready; everybody's key opens it."""

    table: TableId


# --- talk -----------------------------------------------------------------------------------------


class Said(Fact, frozen=True):
    """Somebody wrote something. Seats hear seats; spectators hear everybody."""

    person: PersonId
    from_seat: bool


class BotSaid(Fact, frozen=True):
    """A bot said something: a message, which every reader hears in a language of their own."""

    seat: Seat
    line: Message


class Pointing(Struct, frozen=True, forbid_unknown_fields=True):
    """What a gesture points at: something all can see, a spot, a player, or the back of a card in hand."""

    card: str | None = None  # only what stands in the public view
    x: int | None = None
    y: int | None = None
    seat: Seat | None = None
    hand: int | None = None  # which card of one's own hand, counted from 0: its back, never its face


class Gestured(Fact, frozen=True):
    seat: Seat
    gesture: Literal["point", "nod", "shake", "stop", "hurry", "count"]
    number: int | None = None  # fingers
    at: Pointing | None = None


HouseFact = (
    TableOpened | PersonCame | PersonLeft | SatDown | StoodUp | SeatAsked | SeatAgreed | SeatDenied
    | BotSeated | SeatEmptied | HostChanged
    | OptionsChanged | SettingsChanged | WordGiven | GameStarted | Paused | Resumed | MomentAsked | MomentOver
    | Deserted | Woken | TakenOver | GivenBack | Advised | Muted | Unmuted | Renamed | Forgotten | RematchOpened
)  # fmt: skip
TalkFact = Said | BotSaid | Gestured
AnyFact = Acted | HouseFact | TalkFact


class LogEntry(Struct, frozen=True):
    """One line of a table's log."""

    n: int  # 1, 2, 3 … without a gap
    at: int  # house time, in ms: it stands still while the house is shut
    clock: int  # how long the game has been running, in ms: pauses do not count
    fact: AnyFact
    by: PersonId | None = None  # who asked; None: the house, a bot or the clock
    request: str | None = None  # the id the asker gave it, so that asking twice does it once
