"""Connections as they are, below any library: what a visitor needs who does not keep to HTTP."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

HERE = "127.0.0.1"


def place(address: str) -> tuple[str, int]:
    """Host and port of a house."""
    parts = urlsplit(address)
    assert parts.hostname
    assert parts.port
    return parts.hostname, parts.port


async def connected(address: str, come_from: str = HERE) -> socket.socket:
    """A bare connection from an address of this machine (127.0.0.2 is another visitor than 127.0.0.1)."""
    wire = socket.socket()
    wire.setblocking(False)
    wire.bind((come_from, 0))
    await asyncio.get_running_loop().sock_connect(wire, place(address))
    return wire


@asynccontextmanager
async def connections(address: str, count: int, come_from: str = HERE) -> AsyncIterator[list[socket.socket]]:
    """Many of them, closed at the end."""
    wires: list[socket.socket] = []
    try:
        for _ in range(count):
            wires.append(await connected(address, come_from))  # noqa: PERF401 - those that came are closed either way
        yield wires
    finally:
        for wire in wires:
            wire.close()


def is_open(wire: socket.socket) -> bool:
    """Has the other side not hung up?"""
    try:
        return wire.recv(65536) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


async def until_closed(wire: socket.socket, seconds: float) -> bytes:
    """All that is said until the other side hangs up; TimeoutError if it does not."""
    heard: list[bytes] = []
    async with asyncio.timeout(seconds):
        with suppress(ConnectionError):
            while said := await asyncio.get_running_loop().sock_recv(wire, 65536):
                heard.append(said)
    return b"".join(heard)


async def answer_to(address: str, request: bytes, come_from: str = HERE, seconds: float = 5.0) -> bytes:
    """Send something and hear the beginning of what is said to it; nothing if the other side hangs up."""
    wire = await connected(address, come_from)
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(seconds):
            await loop.sock_sendall(wire, request)
            return await loop.sock_recv(wire, 65536)
    except ConnectionError:
        return b""
    finally:
        wire.close()


def get(path: str, address: str = "", *headers: str) -> bytes:
    """A plain request."""
    host = "{}:{}".format(*place(address)) if address else "127.0.0.1"
    lines = (f"GET {path} HTTP/1.1", f"Host: {host}", *headers)
    return "".join(f"{line}\r\n" for line in lines).encode() + b"\r\n"


async def until(true: Callable[[], bool], seconds: float = 5.0) -> None:
    """Wait for something that comes by itself; TimeoutError if it does not."""
    for _ in range(int(seconds * 100)):
        if true():
            return
        await asyncio.sleep(0.01)
    raise TimeoutError
