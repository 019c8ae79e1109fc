"""Logs for hosts: one JSON object per line, or plain sentences on a terminal. No secret and no chat is ever logged.

What visitors can bring about is said seldom: a line a minute, with how often it happened.
"""

import asyncio
import json
import logging
import re
import sys
import time
from collections import Counter
from collections.abc import Hashable
from datetime import UTC, datetime
from typing import Any

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
PUT_IN = re.compile(r"%\w")


class JsonLines(logging.Formatter):
    """A record as one line of JSON, with whatever was said about it."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **extras(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class PlainLines(logging.Formatter):
    """A record as a person reads it."""

    def format(self, record: logging.LogRecord) -> str:
        told = " ".join(f"{key}={value}" for key, value in extras(record).items())
        line = f"{record.levelname.lower()}: {record.getMessage()} {told}".rstrip()
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def extras(record: logging.LogRecord) -> dict[str, object]:
    """What was said beside the message."""
    return {key: value for key, value in vars(record).items() if key not in USUAL}


class Seldom:
    """Whether something is to be said again: of each kind at most once in a while."""

    def __init__(self, seconds: float = 60.0) -> None:
        self._seconds = seconds
        self._said: dict[Hashable, float] = {}
        self._times: Counter[Hashable] = Counter()

    def times(self, kind: Hashable) -> int:
        """It happened once more: how often since it was said last, if it is time to say so; else 0."""
        self._times[kind] += 1
        now = time.monotonic()
        if now - self._said.get(kind, -self._seconds) < self._seconds:
            return 0
        self._said[kind] = now
        return self._times.pop(kind)


class OfOthers(logging.Filter):
    """What the libraries below us say: seldom, and without the addresses they name."""

    def __init__(self) -> None:
        super().__init__()
        self._seldom = Seldom()

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg, record.args = PUT_IN.sub("…", str(record.msg)), ()
        times = self._seldom.times((record.name, record.msg))
        record.__dict__["times"] = times
        return bool(times)


def hear_the_loop(loop: asyncio.AbstractEventLoop) -> None:
    """Let the event loop say its troubles (no files left, for one) in our log, each at most once a minute."""
    log, seldom = logging.getLogger(__name__), Seldom()

    def say(_loop: asyncio.AbstractEventLoop, trouble: dict[str, Any]) -> None:
        problem, what = trouble.get("exception"), trouble.get("message", "")
        if times := seldom.times((what, type(problem))):
            log.error("the event loop: %s", what, exc_info=problem, extra={"times": times})

    loop.set_exception_handler(say)


def set_up(style: str) -> None:
    """Log to stderr: everything as "json" or "plain"; "auto" is troubles only, plain on a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    plain = style == "plain" or (style == "auto" and sys.stderr.isatty())
    handler.setFormatter(PlainLines() if plain else JsonLines())
    house = logging.getLogger("threedoors")
    house.handlers = [handler]
    house.setLevel(logging.WARNING if style == "auto" else logging.INFO)
    house.propagate = False
    below = logging.StreamHandler(sys.stderr)
    below.setFormatter(handler.formatter)
    below.addFilter(OfOthers())
    for name in ("aiohttp", "asyncio"):
        others = logging.getLogger(name)
        others.handlers, others.propagate = [below], False
