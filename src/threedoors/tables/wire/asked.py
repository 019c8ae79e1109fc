"""Asked: what a browser wants of a table. Requests are imperative and carry an id of the asker's choosing."""

from typing import Final, Literal

from msgspec import Raw, Struct

from threedoors.core import Seat
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import Pointing, Settings

PROTOCOL: Final = 1


class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first message: who I am, and the last number I have seen."""

    table: TableId
    token: str
    last: int = 0
    protocol: int = PROTOCOL
    changes: bool = False  # I keep the view of each seat of mine, and need only be told what changes in it


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


class Advise(Request, frozen=True):
    """What would you do? The strongest bot's word from what my seat sees: where to look, why, or the act.

    Answered by Answered; everybody is told that I asked.
    """

    seat: Seat
    strength: Literal["where", "why", "act"] = "where"


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
    """Sit down, or change seats in the lobby. In a running game: ask for a bot's seat; those who play say yes or no."""

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


class LetSit(Request, frozen=True):
    """May this person have the bot's seat they asked for? The host is asked, and where hands are hidden all players."""

    person: PersonId
    allowed: bool = True


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
    Act | Ask | Advise | Say | Gesture | TakeSeat | LeaveSeat | Leave | Rename | GiveWord | NeedMoment | Ready | LetSit
    | Rematch | Start | Pause | Resume | SeatBot | EmptySeat | RemovePerson | HandOver | ChangeOptions | ChangeSettings
    | Mute | RenewInvitation | SpeakInvitation | LetIn
)  # fmt: skip
ClientMessage = Hello | Ping | TableRequest
