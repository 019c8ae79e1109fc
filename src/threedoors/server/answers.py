"""Answers over HTTP: JSON, a file, or a Problem with the status it deserves."""

import msgspec
from aiohttp import web

from threedoors.core import Refused
from threedoors.server.api import status_of
from threedoors.server.requests import Problem
from threedoors.tables.judging.asking import no

WORDS = {
    403: "another-origin",
    404: "no-such-page",
    413: "too-big",
    429: "slow-down",
    500: "house-stumbled",
    503: "house-closes",
}
"""The words for what the framework refuses, by status; anything else was not understood."""


def answered(raw: bytes, status: int = 200) -> web.Response:
    """JSON."""
    return web.Response(body=raw, status=status, content_type="application/json", charset="utf-8")


def problem(refused: Refused) -> web.Response:
    """A refusal, with the status it deserves."""
    return answered(msgspec.json.encode(Problem(refused)), status_of(refused))


def worded(status: int) -> web.Response:
    """What the framework refuses, in our words."""
    return answered(msgspec.json.encode(Problem(no(WORDS.get(status, "body-not-understood")))), status)


def file(text: str, name: str) -> web.Response:
    """A game to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}.door"'}
    return web.Response(text=text, content_type="text/plain", charset="utf-8", headers=headers)
