"""What a host settles about the server, and the limits everybody lives by.

docs/protocol.md shows the limits; a test reads them there. Behind one address there may be a whole
school, so the limits per address are wide and those per key are narrow.
"""

from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from msgspec import Struct

Network = IPv4Network | IPv6Network


class Rate(Struct, frozen=True):
    """So many at once, and so many more each second."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True):
    """How much of anything anybody may ask."""

    message_bytes: int = 96 * 1024  # one message, one body; a whole deck of cards fits
    backlog_bytes: int = 1024 * 1024  # unread by a client; beyond it the house hangs up
    sockets_per_address: int = 200
    sockets_per_key: int = 8
    messages_per_socket: Rate = Rate(60, 30)
    requests_per_key: Rate = Rate(40, 15)  # of one seat, over all its sockets
    talk_per_key: Rate = Rate(8, 1)
    questions_per_key: Rate = Rate(20, 8)
    http_per_address: Rate = Rate(120, 30)
    tables_per_address: Rate = Rate(20, 0.2)
    codes_per_address: Rate = Rate(10, 0.01)  # progress kept under a new code
    progress_per_address: Rate = Rate(60, 2)  # progress asked for, told or forgotten
    knocks_per_address: Rate = Rate(6, 0.1)  # tries at spoken words
    wrong_keys_per_address: Rate = Rate(20, 0.2)


class Config(Struct, frozen=True):
    """One server."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: Path = Path("threedoors.db")
    public_url: str = ""  # as people reach it; none: as the browser says
    proxies: tuple[Network, ...] = ()  # whose forwarding headers are believed
    metrics_for_all: bool = False  # else only for this machine
    limits: Limits = Limits()


def networks(names: tuple[str, ...]) -> tuple[Network, ...]:
    """Networks from their text; ValueError says which is none."""
    return tuple(ip_network(name, strict=False) for name in names)
