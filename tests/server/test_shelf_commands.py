"""`threedoors tables`, `backup`, `restore` and `doctor`: the shelf from the command line."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.rude.visitor import opened
from tests.server.running import Running
from tests.tables.at_home import home
from tests.tables.old_files import make_older
from threedoors.cli import run as threedoors
from threedoors.tables import wire
from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.schema import VERSION
from threedoors.tables.store.sqlite import SqliteStore


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


def test_pruning_says_first_what_it_would_do_and_can_be_undone(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "tables", "--db", db, "prune") == "0 tables are swept.\n"
    assert told(capsys, "tables", "--db", db, "prune", "--days", "0", "--dry-run") == "2 tables would go.\n"
    before = told(capsys, "tables", "--db", db)
    assert told(capsys, "tables", "--db", db, "prune", "--days", "0") == "2 tables are swept.\n"
    assert told(capsys, "tables", "--db", db) == "No tables yet.\n"
    swept = told(capsys, "tables", "--db", db, "--swept")
    assert swept.count("6 days 23 h") == 2 or swept.count("7 days 0 h") == 2
    assert told(capsys, "tables", "--db", db, "undelete") == "2 tables are back.\n"
    assert told(capsys, "tables", "--db", db) == before


def test_one_swept_table_is_brought_back_by_its_name(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lobby = next(line.split()[0] for line in told(capsys, "tables", "--db", db).splitlines() if "lobby" in line)
    assert threedoors(["tables", "--db", str(db), "undelete", lobby]) == 2
    assert "No swept table" in capsys.readouterr().err
    told(capsys, "tables", "--db", db, "prune", "--days", "0")
    assert told(capsys, "tables", "--db", db, "undelete", lobby) == "1 tables are back.\n"
    assert lobby in told(capsys, "tables", "--db", db)
    assert lobby not in told(capsys, "tables", "--db", db, "--swept")


def test_a_running_game_is_pruned_only_by_name_of_running(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            ada = await here.guest(await here.opened(1))
            await ada.must(wire.Start)

    asyncio.run(evening())
    db = tmp_path / "tables.db"
    assert told(capsys, "tables", "--db", db, "prune", "--days", "0") == "0 tables are swept.\n"
    assert "playing" in told(capsys, "tables", "--db", db)
    assert told(capsys, "tables", "--db", db, "prune", "--days", "0", "--running") == "1 tables are swept.\n"


def test_pruned_for_good_nothing_is_left_in_the_file(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert b"Ada" in db.read_bytes()
    assert told(capsys, "tables", "--db", db, "prune", "--days", "0", "--for-good") == "2 tables are gone for good.\n"
    assert told(capsys, "tables", "--db", db, "--swept") == "No table was swept lately.\n"
    assert b"Ada" not in db.read_bytes()


def test_an_older_file_is_listed_and_exported_as_it_is(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    today = told(capsys, "tables", "--db", db)
    make_older(db, 2)
    before = db.read_bytes()
    assert told(capsys, "tables", "--db", db) == today
    assert told(capsys, "tables", "--db", db, "export", "--to", db.parent / "out").startswith("1 games in")
    assert threedoors(["tables", "--db", str(db), "prune"]) == 1
    assert "is of an older version" in capsys.readouterr().err
    assert db.read_bytes() == before


def test_a_backup_is_never_written_over_by_mistake(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.db"
    assert threedoors(["backup", str(copy), "--db", str(db)]) == 0
    assert threedoors(["backup", str(copy), "--db", str(db)]) == 2
    assert threedoors(["backup", str(copy), "--db", str(db), "--force"]) == 0
    assert threedoors(["tables", "--db", str(copy)]) == 0
    assert threedoors(["backup", str(tmp_path / "x.db"), "--db", str(tmp_path / "none.db")]) == 1


def test_damage_is_not_copied(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(db)
    before = set(tmp_path.iterdir())
    assert threedoors(["backup", str(tmp_path / "copy.db"), "--db", str(db)]) == 1
    assert "is damaged and was not copied" in capsys.readouterr().err
    assert {path for path in tmp_path.iterdir() if path.suffix == ".db"} <= before


def test_a_restored_backup_is_played_on_and_what_was_there_is_kept(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, before = tmp_path / "copy.db", told(capsys, "tables", "--db", db)
    told(capsys, "backup", copy, "--db", db)
    told(capsys, "tables", "--db", db, "prune", "--days", "0", "--for-good")
    assert threedoors(["restore", str(copy), "--db", str(db)]) == 2
    assert "with --force they are moved aside" in capsys.readouterr().err
    done = told(capsys, "restore", copy, "--db", db, "--force")
    assert f"{db}: 2 tables, from {copy}" in done
    aside = next(Path(line.removeprefix("moved aside: ")) for line in done.splitlines() if "moved" in line)
    assert told(capsys, "tables", "--db", db) == before
    assert told(capsys, "tables", "--db", aside) == "No tables yet.\n"

    async def evening() -> None:
        async with home(tmp_path) as here:
            await here.opened(2)

    asyncio.run(evening())
    assert len(told(capsys, "tables", "--db", db).splitlines()) == 1 + 3


def test_the_wal_of_a_killed_house_goes_aside_with_its_file(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, before = tmp_path / "copy.db", told(capsys, "tables", "--db", db)
    told(capsys, "backup", copy, "--db", db)
    killed_with_a_wal(db)
    later = told(capsys, "tables", "--db", db)
    told(capsys, "restore", copy, "--db", db, "--force")
    assert told(capsys, "tables", "--db", db) == before
    (aside,) = (path for path in tmp_path.glob("tables.db.replaced-*") if path.suffix[-4:] not in ("-wal", "-shm"))
    assert told(capsys, "tables", "--db", aside) == later


def test_a_copy_put_in_place_by_hand_under_another_wal_is_not_opened(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told(capsys, "backup", tmp_path / "copy.db", "--db", db)
    killed_with_a_wal(db)
    shutil.copyfile(tmp_path / "copy.db", db)
    assert threedoors(["doctor", "--db", str(db)]) == 1
    assert "belongs to another file" in capsys.readouterr().out

    async def evening() -> None:
        with pytest.raises(StoreTrouble, match="belongs to the file that was there before"):
            SqliteStore(db)

    asyncio.run(evening())
    told(capsys, "restore", tmp_path / "copy.db", "--db", db, "--force")
    assert threedoors(["doctor", "--db", str(db)]) == 0


def test_a_damaged_or_newer_backup_is_not_restored(
    db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, before = tmp_path / "copy.db", db.read_bytes()
    shutil.copyfile(db, copy)
    damage(copy)
    assert threedoors(["restore", str(copy), "--db", str(db), "--force"]) == 1
    assert "is damaged" in capsys.readouterr().err
    shutil.copyfile(db, copy)
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    assert threedoors(["restore", str(copy), "--db", str(db), "--force"]) == 1
    assert "newer Three Doors" in capsys.readouterr().err
    assert db.read_bytes() == before


def test_the_doctor_finds_a_whole_file_whole(db: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "doctor", "--db", db)
    for sentence in ("nobody has the file open", f"version  {VERSION}", "pages    whole", "2 on the shelf, 0 of them"):
        assert sentence in found
    assert "every table can be played" in found
    assert "none is known of" in found
    told(capsys, "backup", tmp_path / "copy.db", "--db", db)
    assert "0 days ago" in told(capsys, "doctor", "--db", db)


def test_the_doctor_finds_damage(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(db)
    assert threedoors(["doctor", "--db", str(db)]) == 1
    found = capsys.readouterr()
    assert "pages    damaged" in found.out
    assert "1 thing is amiss" in found.err


def test_the_doctor_tells_running_tables_nobody_could_play_on_from_those_that_are_only_told(
    db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(db)) as connection, connection:
        old = "CAST(replace(CAST(fact AS TEXT), '\"rules_version\":', '\"rules_version\":9') AS BLOB)"
        connection.execute(f"UPDATE log SET fact = {old} WHERE table_id = (SELECT id FROM tables WHERE phase = 'over')")
    assert "1 other tables can only be told" in told(capsys, "doctor", "--db", db)
    with closing(sqlite3.connect(db)) as connection, connection:
        connection.execute("UPDATE tables SET phase = 'playing' WHERE phase = 'over'")
        connection.execute("UPDATE tables SET game = 'chess' WHERE phase = 'lobby'")
    assert threedoors(["doctor", "--db", str(db)]) == 1
    found = capsys.readouterr().out
    assert "1 running tables cannot be played on" in found
    assert "this program plays rules" in found
    assert "chess" in found


def test_the_doctor_looks_at_an_older_file_before_it_is_brought_to_today(
    db: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_older(db, 1)
    before = db.read_bytes()
    found = told(capsys, "doctor", "--db", db)
    assert f"the next start copies the file and makes it {VERSION}" in found
    assert "2 on the shelf" in found
    assert db.read_bytes() == before


def told(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """What a command that is done says."""
    capsys.readouterr()
    code = threedoors([str(word) for word in words])
    said = capsys.readouterr()
    assert code == 0, said.err
    return said.out


def damage(path: Path) -> None:
    """The page with the log's first entries loses its first byte."""
    raw = bytearray(path.read_bytes())
    at = raw.index(b'"TableOpened"') // 4096 * 4096
    raw[at] = 0
    path.write_bytes(raw)


def killed_with_a_wal(db: Path) -> None:
    """A house opens one more table, and dies before anything is folded into the file."""
    with Running(db) as server:
        asyncio.run(opened(server.address))
        server.kill()
    assert db.with_name("tables.db-wal").stat().st_size
