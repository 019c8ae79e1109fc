"""Logs for hosts: one JSON object per line, or plain sentences on a terminal. No secret and no chat is ever logged."""

import json
import logging
import sys
from datetime import UTC, datetime

USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


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


def set_up(style: str) -> None:
    """Log to stderr: everything as "json" or "plain"; "auto" is troubles only, plain on a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    plain = style == "plain" or (style == "auto" and sys.stderr.isatty())
    handler.setFormatter(PlainLines() if plain else JsonLines())
    house = logging.getLogger("threedoors")
    house.handlers = [handler]
    house.setLevel(logging.WARNING if style == "auto" else logging.INFO)
    house.propagate = False
