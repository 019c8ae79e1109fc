"""Functions are compiled where that is worth it, and machine code never outlives the sources it was compiled from."""

from pathlib import Path

import pytest

from threedoors.accelerated import Accelerator, drop_if_stale


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


def test_a_change_in_a_source_elsewhere_whose_numbers_are_compiled_in_drops_it(folder: Path, tmp_path: Path) -> None:
    rules = tmp_path.parent / f"{tmp_path.name}-rules.py"
    for limit in (5, 6):
        rules.write_text(f"LIMIT = {limit}", encoding="utf-8")
        drop_if_stale(folder, [rules])
        assert kept(folder) == []
        (folder / "__pycache__" / "caller.g-1.nbi").write_bytes(b"code")
        drop_if_stale(folder, [rules])
        assert kept(folder) == ["caller.g-1.nbi"]


def double(number: int) -> int:
    return 2 * number


def test_nothing_is_compiled_without_patience_unless_all_of_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.delenv("THREEDOORS_PLAIN", raising=False)
    cold = Accelerator(tmp_path, last=[("kernel", "search.search")])
    assert cold.compiled(double) is double
    assert cold.flat([1, 2]) == [1, 2]
    (tmp_path / "kernel" / "__pycache__").mkdir(parents=True)
    (tmp_path / "kernel" / "__pycache__" / "search.search-1.nbi").write_bytes(b"code")
    warm = Accelerator(tmp_path, last=[("kernel", "search.search")])
    assert warm.compiled(double) is not double
    assert list(warm.flat([1, 2])) == [1, 2]


def test_patience_compiles_and_threedoors_plain_forbids_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba")
    monkeypatch.delenv("THREEDOORS_PLAIN", raising=False)
    assert Accelerator(tmp_path, patient=True).compiled(double) is not double
    monkeypatch.setenv("THREEDOORS_PLAIN", "1")
    assert Accelerator(tmp_path, patient=True).compiled(double) is double
