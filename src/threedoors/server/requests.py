"""What is asked over HTTP, and what is answered. Secrets stand in bodies, never in addresses."""

from typing import Any

from msgspec import Raw, Struct

from threedoors.core import Refused, Seat
from threedoors.tables.log.facts import Settings
from threedoors.tables.progress import Bests
from threedoors.tables.wire import ClientMessage, MyTable, ServerMessage


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
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
    tempers: dict[str, tuple[str, ...]] = {}  # of the bots that have any: written behind a colon, ``schemer:loyal``
    advises: bool = False  # its strongest bot says what it would do, if asked


class BringWish(RequestBody, frozen=True):
    """POST /api/games/{game}/wish: look once for a level of this kind; brought again, it is looked for further."""

    wish: dict[str, Any]  # the game's own


class OpenTable(RequestBody, frozen=True, kw_only=True):
    """POST /api/tables: a new table; the asker is its host and sits at the first seat unless they only watch."""

    game: str
    seats: int
    name: str
    language: str = "en"
    options: dict[str, Any] = {}  # the game's own; none: as usual
    settings: Settings = Settings()
    bots: tuple[str, ...] = ()  # levels for the seats from the second on
    sit: bool = True


class Invited(RequestBody, frozen=True):
    """POST /api/tables/{id}/lobby: look without sitting down. Link previews can do this, and it takes nothing."""

    invite: str = ""
    token: str = ""


class Sit(RequestBody, frozen=True, kw_only=True):
    """POST /api/tables/{id}/sit: take a seat by a click. With a token: one more player at my screen."""

    seat: Seat
    name: str
    language: str = "en"
    invite: str = ""
    token: str = ""


class Watch(RequestBody, frozen=True, kw_only=True):
    """POST /api/tables/{id}/watch: look on, without a seat."""

    name: str
    language: str = "en"
    invite: str = ""


class Token(RequestBody, frozen=True):
    """POST /api/tables/{id}/move (a code for my other device) and /door (the finished game as a file)."""

    token: str


class Moved(RequestBody, frozen=True):
    """POST /api/tables/{id}/moved: my seats are on this device now; the old key opens nothing any more."""

    code: str


class At(RequestBody, frozen=True):
    """POST /api/tables/{id}/at: a moment of the game. Others' seats only after the end."""

    token: str
    n: int
    seat: Seat | None = None


class Before(RequestBody, frozen=True):
    """POST /api/tables/{id}/story: what happened before a number of the log."""

    token: str
    before: int


class Tokens(RequestBody, frozen=True):
    """POST /api/mine (my tables) and /api/forget (forget me)."""

    tokens: tuple[str, ...]


class MyTables(Struct, frozen=True):
    tables: tuple[MyTable, ...]


class ForgottenAt(Struct, frozen=True):
    tables: int


class KeepProgress(RequestBody, frozen=True):
    """POST /api/progress/keep: keep what I have solved under a new code."""

    bests: Bests = {}


class ProgressCode(Struct, frozen=True):
    """Told once. Whoever has it has the progress."""

    code: str


class MergeProgress(RequestBody, frozen=True):
    """POST /api/progress: what this device knows; the answer is everything known, the better of each number."""

    code: str
    bests: Bests = {}


class ForgetProgress(RequestBody, frozen=True):
    """POST /api/progress/forget: delete it here, for every device."""

    code: str


class ProgressForgotten(Struct, frozen=True):
    was_there: bool


class SpokenWords(RequestBody, frozen=True):
    """POST /api/spoken: "brass goose". Waits for the host to say yes."""

    words: str
    name: str


class KnockAtTable(RequestBody, frozen=True):
    """POST /api/tables/{id}/knock: at the bare address, without an invitation. The host is asked as by spoken words."""

    name: str


class Called(Struct, frozen=True):
    """Somebody who said the words, and waits for the host."""

    knock: str


class AwaitHost(RequestBody, frozen=True):
    """POST /api/spoken/wait: held until the host answers, or twenty seconds."""

    knock: str


class Post(RequestBody, frozen=True):
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
