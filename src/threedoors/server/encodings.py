"""How an answer is packed for the way: what a client takes (Accept-Encoding), and JSON made smaller.

Nothing that arrives is ever unpacked: a body that says it is packed is refused as what it is, bytes that are no JSON.
"""

import asyncio
import zlib

from aiohttp import web

WORTH_PACKING = 1024  # bytes; less fits into one packet of the network as it is
BESIDE_THE_LOOP = 16_384  # bytes; a thousand cost ten microseconds or so, and everybody waits for them
QUICKLY = 4  # of nine: nearly as small, in a third of the time
AS_GZIP = 31  # what zlib calls its biggest window, with gzip's head


def takes(accepted: str, encoding: str) -> bool:
    """Does whoever says this take the encoding? `*` is everything that is not named."""
    weights = dict(_weight(part) for part in accepted.lower().split(","))
    return weights.get(encoding, weights.get("*", 0.0)) > 0


def _weight(part: str) -> tuple[str, float]:
    name, _, weight = part.partition(";")
    _, _, number = weight.replace(" ", "").partition("q=")
    try:
        return name.strip(), float(number or 1)
    except ValueError:  # not a number: not understood, so not taken
        return name.strip(), 0.0


async def packed(request: web.Request, answer: web.StreamResponse) -> None:
    """Pack an answer in JSON if it is worth it and the client takes that."""
    if not isinstance(answer, web.Response) or answer.content_type != "application/json":
        return
    body = answer.body
    if not isinstance(body, bytes) or len(body) < WORTH_PACKING:
        return
    answer.headers["Vary"] = "Accept-Encoding"
    if not takes(request.headers.get("Accept-Encoding", ""), "gzip"):
        return
    answer.body = await asyncio.to_thread(gzipped, body) if len(body) > BESIDE_THE_LOOP else gzipped(body)
    answer.headers["Content-Encoding"] = "gzip"


def gzipped(body: bytes) -> bytes:
    """The same, smaller."""
    return zlib.compress(body, QUICKLY, AS_GZIP)
