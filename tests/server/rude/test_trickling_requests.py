"""What is said one letter at a time must still be said in time."""

import asyncio
from pathlib import Path

from tests.server.rude.visitor_trickling import trickle_bodies, trickle_heads
from tests.server.running import Running


def test_a_head_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={"head_seconds": 1.0}) as server:
        took, _ = asyncio.run(trickle_heads(server.address, 15))
        assert 0.9 < took < 8


def test_a_body_that_never_ends_is_answered_in_words_and_not_waited_for(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={"body_seconds": 0.5}) as server:
        took, heard = asyncio.run(trickle_bodies(server.address, 20))
        assert heard.startswith(b"HTTP/1.1 408")
        assert b"too-slow" in heard
        assert took < 12
