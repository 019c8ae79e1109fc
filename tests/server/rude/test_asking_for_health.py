"""How the house is may be asked as often as one likes: it is tried once a second, whoever asks."""

import asyncio
from pathlib import Path

import pytest

from tests.server.rude.visitor_health_asking import ask_for_health
from threedoors.server import opened_house
from threedoors.server.config import Config
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.workers import Inline


def test_a_thousand_questions_are_one_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []
    check = SqliteStore.check

    async def counted(store: SqliteStore) -> None:
        tries.append(1)
        await check(store)

    async def evening() -> int:
        async with opened_house(Config(port=0, db=tmp_path / "tables.db"), Inline()) as port:
            return await ask_for_health(f"http://127.0.0.1:{port}", 1.5)

    monkeypatch.setattr(SqliteStore, "check", counted)
    answered = asyncio.run(evening())
    assert answered > 50
    assert len(tries) <= 3
