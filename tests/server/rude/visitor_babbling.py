"""A visitor who does not speak HTTP at all."""

import time
from contextlib import suppress

from tests.server.rude.wires import HERE, answer_to

GOSSIP = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Protocol: gossip\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    b"Sec-WebSocket-Version: 13\r\n\r\n\xff\xff\xff\xff"
)
BABBLE = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody who expects TLS
    b"HELO there\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 20_000 + b"\r\n\r\n",
    GOSSIP,
)


async def babble(address: str, seconds: float, come_from: str = HERE) -> list[bytes]:
    """Everything that is no request, over and over; the answers."""
    end, answers = time.monotonic() + seconds, []
    while time.monotonic() < end:
        for noise in BABBLE:
            with suppress(OSError, TimeoutError):
                answers.append(await answer_to(address, noise, come_from))
    return answers
