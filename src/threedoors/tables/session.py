"""A session: somebody connected to a table, over whatever wire.

The wire gives two functions, one to send and one to hang up (told why). A person may have several sessions (two
windows), and a session several people (one screen, hot seats).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import msgspec

from threedoors.core import Message, Seat
from threedoors.tables import wire
from threedoors.tables.ids import PersonId, TableId

encode = msgspec.json.Encoder().encode

Send = Callable[[bytes], None]
HangUp = Callable[[str], None]


class Connection(NamedTuple):
    """What a wire gives: how to send, how to hang up, and where the client is."""

    send: Send
    hang_up: HangUp
    address: str = ""  # as far as the wire knows; never written down


@dataclass(eq=False, slots=True)
class Session:
    """One connection at one table."""

    table: TableId
    people: tuple[PersonId, ...]
    token: str  # hashed
    send_bytes: Send
    hang_up: HangUp
    seats: tuple[Seat, ...] = ()
    address: str = ""  # of the client; never written down
    keeps_views: bool = False  # and is told what changes in them

    def send(self, message: wire.ServerMessage) -> None:
        self.send_bytes(encode(message))

    def bye(self, why: str, *, again: bool) -> None:
        """Say why, then hang up."""
        self.send(wire.Bye(Message(why), again))
        self.hang_up(why)
