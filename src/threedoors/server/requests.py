"""What is asked over HTTP, and what is answered. Secrets stand in bodies, never in addresses."""

from typing import Any

from msgspec import Raw, Struct

from threedoors.core import Refused, Seat
from threedoors.tables.facts import Settings
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.wire import ClientMessage, Phase, ServerMessage, TableSeen


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client posts."""


class GameSeen(Struct, frozen=True):
    """A game this house can play."""

    name: str
    title: str
    stage: str
    rules_version: int
    seats: tuple[int, ...]  # how many may play
    options: dict[str, Any]  # JSON Schema of its options
    usual: Raw  # the options when nothing is said
    bots: tuple[str, ...]  # weakest first


class OpenTable(Body, frozen=True, kw_only=True):
    """POST /api/tables: a new table; the asker is its host and sits at the first seat unless they only watch."""

    game: str
    seats: int
    name: str
    language: str = "en"
    options: dict[str, Any] = {}  # the game's own; none: as usual
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()  # levels for the seats from the second on
    sit: bool = True


class Key(Struct, frozen=True):
    """What opens a table to one person (or several at one screen). Keep the token; it is told once."""

    table: TableId
    person: PersonId
    token: str
    invite: str | None = None  # to the one who opened it: the fragment of the link to share


class Invited(Body, frozen=True):
    """POST /api/tables/{id}/lobby: look without sitting down. Link previews can do this, and it takes nothing."""

    invite: str = ""
    token: str = ""


class Sit(Body, frozen=True, kw_only=True):
    """POST /api/tables/{id}/sit: take a seat by a click. With a token: one more player at my screen."""

    seat: Seat
    name: str
    language: str = "en"
    invite: str = ""
    token: str = ""


class Watch(Body, frozen=True, kw_only=True):
    """POST /api/tables/{id}/watch: look on, without a seat."""

    name: str
    language: str = "en"
    invite: str = ""


class Token(Body, frozen=True):
    """POST /api/tables/{id}/move (a code for my other device) and /door (the finished game as a file)."""

    token: str


class MoveCode(Struct, frozen=True):
    """Good once, for ten minutes."""

    code: str
    ends: int


class Moved(Body, frozen=True):
    """POST /api/tables/{id}/moved: my seats are on this device now; the old key opens nothing any more."""

    code: str


class At(Body, frozen=True):
    """POST /api/tables/{id}/at: a moment of the game. Others' seats only after the end."""

    token: str
    n: int
    seat: Seat | None = None


class Moment(Struct, frozen=True):
    n: int
    view: Raw | None  # null before the start


class Tokens(Body, frozen=True):
    """POST /api/mine (my tables) and /api/forget (forget me)."""

    tokens: tuple[str, ...]


class MyTable(Struct, frozen=True):
    table: TableId
    game: str
    phase: Phase
    seats: tuple[Seat, ...]  # mine
    names: tuple[str, ...]  # who plays
    awaited: bool  # is it for me to act?
    touched: int  # ms since 1970
    number: int  # which of the tokens


class MyTables(Struct, frozen=True):
    tables: tuple[MyTable, ...]


class ForgottenAt(Struct, frozen=True):
    tables: int


class KnockWords(Body, frozen=True):
    """POST /api/knock: "brass goose". Waits for the host to say yes."""

    words: str
    name: str


class Knocked(Struct, frozen=True):
    knock: str


class KnockAgain(Body, frozen=True):
    """POST /api/knock/wait: held until the host answers, or twenty seconds."""

    knock: str


class KnockAnswer(Struct, frozen=True):
    answer: str  # "yes", "no" or "wait"
    table: TableId | None = None
    invite: str | None = None


class Post(Body, frozen=True):
    """POST /api/wire: the wire over plain HTTP. The first has a Hello and no session."""

    messages: tuple[ClientMessage, ...] = ()
    session: str = ""
    wait: bool = False  # hold the answer until there is something to tell, at most twenty seconds


class Posted(Struct, frozen=True):
    session: str
    messages: tuple[ServerMessage, ...]


class Problem(Struct, frozen=True):
    """Any answer from 400 on."""

    refused: Refused
    room: str = "tables"


class Lobby(Struct, frozen=True):
    table: TableSeen
    now: int  # house time
