"""Somebody removes, replaces or cuts the file while the house is open: nothing is acknowledged from then on."""

import asyncio
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.rude.visitor import Visitor, opened, turns
from tests.server.running import Running


def remove(path: Path) -> None:
    path.unlink()


def replace(path: Path) -> None:
    shutil.copy(path, path.with_name("copy"))
    path.with_name("copy").replace(path)


def cut(path: Path) -> None:
    os.truncate(path, 0)


def cut_a_little(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 1)


@pytest.mark.parametrize(
    ("file", "harm"),
    [
        ("tables.db", remove),
        ("tables.db", replace),
        ("tables.db-wal", remove),
        ("tables.db-wal", replace),
        ("tables.db-wal", cut),
        ("tables.db-wal", cut_a_little),
        ("tables.db-shm", remove),
    ],
)
def test_nothing_is_acknowledged_that_would_not_be_kept(
    tmp_path: Path, file: str, harm: Callable[[Path], None]
) -> None:
    async def evening(server: Running) -> None:
        ada_key, _ = await opened(server.address)
        async with Visitor(server.address, ada_key) as ada:
            assert (await ada.ask("Say", "x", text="kept"))["type"] == "Accepted"
            harm(tmp_path / file)
            refused = await ada.ask("Say", "y", text="lost")
            assert refused["refused"]["why"] == "not-written"
        await turns(server.address, 503)

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))
        assert "while the house was open" in server.complaints()


def test_it_is_noticed_within_seconds_though_nobody_acts(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        server.db.unlink()

        async def wait() -> None:
            async with asyncio.timeout(10):
                while "was removed or replaced" not in server.complaints():  # noqa: ASYNC110
                    await asyncio.sleep(0.1)

        asyncio.run(wait())
