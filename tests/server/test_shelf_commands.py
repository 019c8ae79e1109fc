"""`threedoors backup` and `threedoors tables`: the shelf from the command line, also while the house is open."""

import asyncio
from pathlib import Path

import pytest

from tests.tables.at_home import home
from threedoors.cli import run as threedoors
from threedoors.tables import wire


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """A file with a finished game and a lobby."""

    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            ada = await here.guest(key)
            await ada.must(wire.Start, fill="random")
            await ada.act(type="Concede", seat=0)
            await here.opened(3)

    asyncio.run(evening())
    return tmp_path / "tables.db"


def test_tables_are_listed_without_names(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert threedoors(["tables", "--db", str(db)]) == 0
    told = capsys.readouterr().out
    assert "lobby" in told
    assert "over" in told
    assert "Ada" not in told


def test_finished_games_are_exported_and_verify(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert threedoors(["tables", "--db", str(db), "export", "--to", str(tmp_path / "out")]) == 0
    (door,) = (tmp_path / "out").glob("*.door")
    assert threedoors(["verify", str(door)]) == 0
    assert threedoors(["tables", "--db", str(db), "export", "nothing"]) == 2


def test_pruning_says_first_what_it_would_do(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert threedoors(["tables", "--db", str(db), "prune"]) == 0
    assert "0 tables" in capsys.readouterr().out
    assert threedoors(["tables", "--db", str(db), "prune", "--days", "0", "--dry-run"]) == 0
    assert "2 tables would go" in capsys.readouterr().out
    assert threedoors(["tables", "--db", str(db), "prune", "--days", "0"]) == 0
    assert threedoors(["tables", "--db", str(db)]) == 0
    assert "No tables yet" in capsys.readouterr().out


def test_a_backup_is_never_written_over_by_mistake(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    assert threedoors(["backup", str(copy), "--db", str(db)]) == 0
    assert threedoors(["backup", str(copy), "--db", str(db)]) == 2
    assert threedoors(["backup", str(copy), "--db", str(db), "--force"]) == 0
    assert threedoors(["tables", "--db", str(copy)]) == 0
    assert threedoors(["backup", str(tmp_path / "x.db"), "--db", str(tmp_path / "none.db")]) == 1
