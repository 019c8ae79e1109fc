"""A host starts the house twice on one file; other commands are given while it is open."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.rude.visitor import Visitor, health, opened
from tests.server.running import Running

THREEDOORS = [sys.executable, "-m", "threedoors"]


def threedoors(*words: str | Path) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    told = [*THREEDOORS, *map(str, words)]
    return subprocess.run(told, capture_output=True, text=True, check=False, timeout=60)


def test_the_second_house_is_refused_with_the_process_of_the_first(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with Running(db) as server:
        assert server.process
        second = threedoors("serve", "--port", "0", "--no-browser", "--db", db)
        assert second.returncode == 1
        assert f"Another house has {db} open (process {server.process.pid})" in second.stderr
        assert asyncio.run(health(server.address)) == 200


def test_another_name_of_the_file_opens_no_second_house(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    with Running(tmp_path / "tables.db"):
        second = threedoors("serve", "--port", "0", "--no-browser", "--db", tmp_path / "link.db")
        assert "Another house has" in second.stderr


def test_a_house_that_was_killed_is_in_nobodys_way(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        server.kill()
        server.start()
        assert asyncio.run(health(server.address)) == 200


@pytest.mark.parametrize(
    "words",
    [
        ("tables", "--db", "{db}"),
        ("tables", "--db", "{db}", "--swept"),
        ("tables", "--db", "{db}", "export", "--to", "{folder}/doors"),
        ("backup", "{folder}/copy.db", "--db", "{db}"),
        ("doctor", "--db", "{db}"),
    ],
)
def test_what_only_reads_works_beside_an_open_house(tmp_path: Path, words: tuple[str, ...]) -> None:
    with Running(tmp_path / "tables.db") as server:
        asyncio.run(opened(server.address))
        told = threedoors(*(word.format(db=server.db, folder=tmp_path) for word in words))
        assert told.returncode == 0, told.stderr
        assert asyncio.run(health(server.address)) == 200


def test_a_table_pruned_beside_an_open_house_comes_back_with_the_next_act_or_by_undelete(tmp_path: Path) -> None:
    async def evening(server: Running) -> None:
        (ada_key, _), (cy_key, _) = await opened(server.address), await opened(server.address)
        async with Visitor(server.address, ada_key) as ada:
            pruned = await asyncio.to_thread(threedoors, "tables", "--db", server.db, "prune", "--days", "0")
            assert pruned.stdout == "2 tables are swept.\n"
            assert (await ada.ask("Say", "x", text="still here"))["type"] == "Accepted"
            back = await asyncio.to_thread(threedoors, "tables", "--db", server.db, "undelete", cy_key["table"])
            assert back.stdout == "1 tables are back.\n"
        async with Visitor(server.address, cy_key) as cy:
            assert cy.heard[0]["type"] == "Welcome"

    with Running(tmp_path / "tables.db") as server:
        asyncio.run(evening(server))


def test_nothing_is_restored_under_an_open_house(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        copy = tmp_path / "copy.db"
        assert threedoors("backup", copy, "--db", server.db).returncode == 0
        told = threedoors("restore", copy, "--db", server.db, "--force")
        assert told.returncode == 1
        assert "Another house has" in told.stderr
        assert asyncio.run(health(server.address)) == 200
