"""Crashes: nothing acknowledged is lost, nothing is half done, and clients resume by themselves."""

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.server.crashes import full_disk, power_cut, survive, told_again
from tests.server.running import Running

AS_NOBODY = """
import asyncio, os, pathlib, sys
from threedoors.server import CannotServe, Config, opened_house
if os.geteuid() == 0:  # root may write anywhere
    os.setgid(65534)
    os.setuid(65534)
try:
    asyncio.run(opened_house(Config(port=0, db=pathlib.Path(sys.argv[1]))).__aenter__())
except CannotServe as problem:
    print(problem)
"""


def test_a_server_killed_under_load_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        ledger = asyncio.run(survive(server, seed=1, times=3, trouble=power_cut))
        assert all(player.reconnects >= 3 for player in ledger.players)
        server.stop()
        ledger.check(server)
        print(told_again(ledger))


def test_a_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        ledger = asyncio.run(survive(server, seed=2, times=2, trouble=full_disk))
        assert server.stop() == 0
        ledger.check(server)
        assert "not written" in server.errors.read_text()


def test_a_read_only_database_is_said_in_a_sentence(tmp_path: Path) -> None:
    db = tmp_path / "house" / "tables.db"
    db.parent.mkdir()
    with Running(db) as server:
        server.stop()
    before = db.read_bytes()
    db.chmod(0o444)
    db.parent.chmod(0o555)
    for folder in (tmp_path, *tmp_path.parents[:3]):
        folder.chmod(folder.stat().st_mode | 0o055)
    tried = subprocess.run([sys.executable, "-c", AS_NOBODY, str(db)], capture_output=True, text=True, check=False)
    db.parent.chmod(0o755)
    assert "Tables cannot be kept in" in tried.stdout, tried.stderr
    assert "--db" in tried.stdout
    assert db.read_bytes() == before
