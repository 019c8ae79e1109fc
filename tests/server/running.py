"""A server in a process of its own, on a port of its own, that can be killed and started again."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

from threedoors.server.config import Limits, Rate

PROGRAM = """
import sys, time, msgspec
from pathlib import Path
from threedoors import server
from threedoors.server import logs
from threedoors.server.config import Config, Limits, networks
logs.set_up("json")
config = msgspec.json.decode(sys.argv[1])
config["db"] = Path(config["db"])
config["limits"] = msgspec.convert(config["limits"], Limits)
config["proxies"] = networks(tuple(config.pop("proxies", ())))
ahead, right = config.pop("days_ahead", 0) * 24 * 3600 * 10**9, time.time_ns
time.time_ns = lambda: right() + ahead
server.serve(Config(**config), opened=lambda port: print(port, flush=True))
"""
WIDE: dict[str, Any] = {
    "connections_per_address": 100_000,
    "sockets_per_address": 100_000,
    **{
        name: {"burst": 1_000_000, "per_second": 1_000_000}
        for name in Limits.__struct_fields__
        if isinstance(getattr(Limits(), name), Rate)
    },
}
"""Limits wide enough for a thousand clients on one machine."""


class Running:
    """One server; ``port`` stays the same over restarts."""

    def __init__(self, db: Path, port: int = 0, *, program: str = "", **config: Any) -> None:
        self.db = db
        self.port = port
        self.config = {"limits": WIDE, **config}
        self.program = program + PROGRAM  # something of its own is done first
        self.process: subprocess.Popen[str] | None = None
        self.errors = db.with_suffix(".log")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """Of the house itself."""
        assert self.process is not None
        return self.process.pid

    def start(self, **how: Any) -> "Running":
        """Start, and wait until it is open."""
        settings = self.config | {"db": str(self.db), "port": self.port}
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-c", self.program, json.dumps(settings)],
                stdout=subprocess.PIPE, stderr=errors, text=True, **how,
            )  # fmt: skip
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not re.fullmatch(r"\d+\n", line):
            self.process.stdout.close()
            self.process.wait(20)
            raise AssertionError(f"did not open: {self.errors.read_text()[-2000:]}")
        self.port = int(line)
        return self

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a host would."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        assert self.process
        if self.process.poll() is None:
            os.kill(self.process.pid, number)
        code = self.process.wait(20)
        assert self.process.stdout
        self.process.stdout.close()
        return code

    def __enter__(self) -> "Running":
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    def complaints(self) -> str:
        """What the server logged as an error."""
        return "\n".join(line for line in self.errors.read_text().splitlines() if '"level": "error"' in line)
