"""What visitors can bring about is logged seldom, with how often it happened and without their addresses."""

import asyncio
import json
import logging

import pytest

from threedoors.server import logs
from threedoors.server.logs import Seldom, hear_the_loop


def test_a_kind_is_said_at_once_and_then_not_for_a_while() -> None:
    seldom = Seldom(60)
    assert [seldom.times("flood") for _ in range(100)] == [1] + [0] * 99
    assert seldom.times("fire") == 1


def test_what_was_left_unsaid_is_counted_when_it_is_said_again() -> None:
    seldom = Seldom(0.0)
    assert [seldom.times("flood") for _ in range(3)] == [1, 1, 1]


def test_a_loop_without_files_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def evening() -> None:
        loop = asyncio.get_running_loop()
        hear_the_loop(loop)
        trouble = OSError(24, "Too many open files")
        for _ in range(1000):
            loop.call_exception_handler({"message": "socket.accept() out of system resource", "exception": trouble})

    asyncio.run(evening())
    assert caplog.text.count("out of system resource") == 1


def test_what_libraries_say_is_told_without_the_addresses_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    kept = {name: logging.getLogger(name).__dict__.copy() for name in ("threedoors", "aiohttp", "asyncio")}
    try:
        logs.set_up("json")
        for _ in range(5):
            logging.getLogger("aiohttp.websocket").warning("%s: protocols %r do not overlap", "198.51.100.7", ["x"])
    finally:
        for name, before in kept.items():
            logging.getLogger(name).__dict__.update(before)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["what"] == "…: protocols … do not overlap"
