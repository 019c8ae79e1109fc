"""An answer must be taken within its time; who only asks and never reads is hung up on."""

import asyncio
from pathlib import Path

from tests.server.rude.visitor_not_reading import ASKED, ask_and_never_read
from tests.server.running import Running


def test_who_asks_and_never_reads_is_hung_up_on(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={"answer_seconds": 0.5}) as server:
        assert asyncio.run(ask_and_never_read(server.address, 2.0)) < ASKED
        assert '"why": "answer-not-taken"' in server.errors.read_text()
