"""tables, backup: files that are no tables, and places that cannot be written, are told in a sentence."""

import sqlite3
from pathlib import Path

import pytest

from threedoors.cli import run


@pytest.fixture
def shelves(tmp_path: Path) -> Path:
    """A folder with files that hold no tables of ours."""
    (tmp_path / "text.db").write_text("a letter, not a database " * 100)
    (tmp_path / "empty.db").touch()
    foreign = sqlite3.connect(tmp_path / "foreign.db")
    foreign.execute("CREATE TABLE recipes (cake)")
    foreign.close()
    return tmp_path


@pytest.mark.parametrize("words", [(), ("export", "--to", "{}/out"), ("prune",), ("prune", "--dry-run")])
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


def test_a_backup_into_nowhere_is_told(shelves: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["backup", str(shelves / "no" / "copy.db"), "--db", str(shelves / "empty.db")]) == 1
    assert "cannot be copied" in capsys.readouterr().err
