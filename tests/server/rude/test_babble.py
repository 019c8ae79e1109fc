"""Whoever does not speak HTTP gets a short answer, and leaves no trace in the log, least of all an address."""

import asyncio
from pathlib import Path

from tests.server.rude.visitor_babbling import babble
from tests.server.running import Running


def test_what_is_no_request_is_refused_in_our_words_and_not_logged(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", limits={}) as server:
        answers = asyncio.run(babble(server.address, 1.0))
        assert len(answers) > 50
        assert sum(b" 400 " in answer[:20] for answer in answers) > len(answers) / 2
        for answer in answers:
            assert b"aiohttp" not in answer
            assert b"Python" not in answer
        log = server.errors.read_text()
        assert "Traceback" not in log
        assert "127.0.0.1" not in log
        assert len(log.splitlines()) < 10
