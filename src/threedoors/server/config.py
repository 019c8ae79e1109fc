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
    drop_bytes: int = 4 * 1024  # what is bigger counts once more for each of these
    backlog_bytes: int = 1024 * 1024  # unread by a client; beyond it the house hangs up
    head_seconds: float = 10  # from a connection to the head of its first request
    body_seconds: float = 20  # from the head to the end of the body
    idle_seconds: float = 30  # from an answer to the head of the next request
    answer_seconds: float = 120  # from the head until the whole answer was taken
    connections_per_address: int = 1200  # not at a table; one more, and the one silent longest goes
    calls_per_address: Rate = Rate(60, 5)  # connections that speak, and further requests on them; more wait
    more_calls_per_address: Rate = Rate(1000, 40)
    more_calls_of_all: Rate = Rate(50, 150)  # of all addresses that hurry
    sockets_per_address: int = 1000
    sockets_per_key: int = 8
    messages_per_socket: Rate = Rate(60, 30)
    messages_per_address: Rate = Rate(10_000, 1_500)  # five hundred people in a hall, three a second each
    messages_at_once: int = 4  # heard in one turn of the event loop; beyond them addresses take turns
    turn_seconds: float = 8  # waited for one's turn
    requests_per_key: Rate = Rate(40, 15)  # of one seat, over all its sockets
    options_per_key: Rate = Rate(6, 1)  # setting a game up costs the most
    talk_per_key: Rate = Rate(8, 1)
    questions_per_key: Rate = Rate(20, 8)
    http_per_address: Rate = Rate(1000, 60)
    tables_per_address: Rate = Rate(40, 0.5)
    codes_per_address: Rate = Rate(10, 0.01)  # progress kept under a new code
    progress_per_address: Rate = Rate(60, 2)  # progress asked for, told or forgotten
    wishes_per_address: Rate = Rate(40, 2)  # looks for a level somebody wishes for
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
    orphan: bool = False  # open although running games could only be told from now on
    limits: Limits = Limits()


def networks(names: tuple[str, ...]) -> tuple[Network, ...]:
    """Networks from their text; ValueError says which is none."""
    return tuple(ip_network(name, strict=False) for name in names)
