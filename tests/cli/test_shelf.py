"""tables, backup, doctor, restore: what is no file of tables, or cannot be written, is told in a sentence."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from threedoors.cli import run
from threedoors.tables.store.connection import connect
from threedoors.tables.store.schema import migrate


@pytest.fixture
def shelves(tmp_path: Path) -> Path:
    """A folder with files that hold no tables of ours."""
    (tmp_path / "text.db").write_text("a letter, not a database " * 100)
    (tmp_path / "empty.db").touch()
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.execute("CREATE TABLE recipes (cake)")
    foreign.close()
    return tmp_path


@pytest.mark.parametrize("words", [(), ("export", "--to", "{}/out"), ("prune",), ("prune", "--dry-run"), ("undelete",)])
@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("text.db", "cannot be read as tables"),
        ("empty.db", "There are no tables in"),
        ("foreign.db", "another program"),
        ("nowhere.db", "There are no tables in"),
    ],
)
def test_a_file_without_tables_is_named(
    words: tuple[str, ...], file: str, sentence: str, shelves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = [word.format(shelves) for word in words]
    assert run(["tables", "--db", str(shelves / file), *asked]) == 1
    told = capsys.readouterr().err
    assert sentence in told
    assert file in told
    assert not (shelves / "out").exists()


@pytest.mark.parametrize(
    ("file", "sentence"),
    [("text.db", "cannot be copied"), ("foreign.db", "another program"), ("nowhere.db", "There is no file")],
)
def test_a_backup_copies_tables_only_and_leaves_nothing_half_done(
    file: str, sentence: str, shelves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = set(shelves.iterdir())
    assert run(["backup", str(shelves / "copy.db"), "--db", str(shelves / file)]) == 1
    assert sentence in capsys.readouterr().err
    assert set(shelves.iterdir()) == before


def test_a_backup_never_replaces_its_own_source(shelves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = str(shelves / "empty.db")
    assert run(["backup", same, "--db", same, "--force"]) == 1
    assert "is the file to be copied" in capsys.readouterr().err


def test_a_backup_into_nowhere_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(connect(tmp_path / "tables.db")) as connection:
        migrate(connection, 0)
    assert run(["backup", str(tmp_path / "no" / "copy.db"), "--db", str(tmp_path / "tables.db")]) == 1
    assert "cannot be copied" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("text.db", "cannot be read"),
        ("empty.db", "there are no tables in it"),
        ("foreign.db", "another program"),
        ("nowhere.db", "There are no tables in"),
    ],
)
def test_the_doctor_knows_what_is_no_file_of_ours(
    file: str, sentence: str, shelves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["doctor", "--db", str(shelves / file)]) == 1
    told = capsys.readouterr()
    assert sentence in told.out + told.err
    assert file in told.out + told.err


@pytest.mark.parametrize(
    ("file", "sentence"),
    [
        ("text.db", "cannot be copied"),
        ("empty.db", "There are no tables in"),
        ("foreign.db", "another program"),
        ("nowhere.db", "There is no file"),
    ],
)
def test_only_tables_are_restored_and_nothing_is_touched_otherwise(
    file: str, sentence: str, shelves: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = set(shelves.iterdir())
    assert run(["restore", str(shelves / file), "--db", str(shelves / "tables.db")]) == 1
    assert sentence in capsys.readouterr().err
    assert {path for path in shelves.iterdir() if path.suffix != ".lock"} == before
