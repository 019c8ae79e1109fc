"""Machine code never outlives the sources it was compiled from, whichever of them changes."""

from pathlib import Path

import pytest

from threedoors.core.machine_code import drop_if_stale


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two sources, one calling the other, and the caller's machine code."""
    (tmp_path / "caller.py").write_text("from callee import f", encoding="utf-8")
    (tmp_path / "callee.py").write_text("def f(): return 1", encoding="utf-8")
    drop_if_stale(tmp_path)
    for ending in ("nbi", "nbc"):
        (tmp_path / "__pycache__" / f"caller.g-1.{ending}").write_bytes(b"code")
    return tmp_path


def kept(folder: Path) -> list[str]:
    return sorted(file.name for file in (folder / "__pycache__").glob("*.nb[ic]"))


def test_it_is_kept_while_nothing_changes(folder: Path) -> None:
    drop_if_stale(folder)
    assert kept(folder) == ["caller.g-1.nbc", "caller.g-1.nbi"]


def test_a_change_in_what_is_called_drops_it(folder: Path) -> None:
    (folder / "callee.py").write_text("def f(): return 2", encoding="utf-8")
    drop_if_stale(folder)
    assert kept(folder) == []


def test_code_of_unknown_origin_is_dropped(folder: Path) -> None:
    (folder / "__pycache__" / "compiled-from.txt").unlink()
    drop_if_stale(folder)
    assert kept(folder) == []


def test_a_change_in_a_folder_below_drops_the_code_of_every_folder(folder: Path) -> None:
    for name in ("one", "other"):
        (folder / name / "__pycache__").mkdir(parents=True)
        (folder / name / "code.py").write_text("def f(): return 1", encoding="utf-8")
    drop_if_stale(folder)
    (folder / "one" / "__pycache__" / "code.f-1.nbi").write_bytes(b"code")
    (folder / "other" / "code.py").write_text("def f(): return 2", encoding="utf-8")
    drop_if_stale(folder)
    assert not list(folder.rglob("*.nb[ic]"))
