"""A session: somebody connected to a table, over whatever wire.

The wire gives two functions, one to send and one to hang up (told why). A person may have several sessions (two
windows), and a session several people (one screen, hot seats).
"""

from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from threedoors.core import Message, Seat
from threedoors.tables import wire
from threedoors.tables.ids import PersonId, TableId

encode = msgspec.json.Encoder().encode

Send = Callable[[bytes], None]
HangUp = Callable[[str], None]


@dataclass(eq=False, slots=True)
class Session:
    """One connection at one table."""

    table: TableId
    people: tuple[PersonId, ...]
    token: str  # hashed
    send_bytes: Send
    hang_up: HangUp
    seats: tuple[Seat, ...] = ()
    address: str = ""  # of the client, as far as the wire knows; never written down

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(encode(message))

    def bye(self, why: str, *, again: bool) -> None:
        """Say why, then hang up."""
        self.send(wire.Bye(Message(why), again))
        self.hang_up(why)
