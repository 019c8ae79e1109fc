"""`make generate`: everything made from Python is what it would be made today, and drift is noticed."""

import shutil
from pathlib import Path
from types import ModuleType

import generate
import pytest
from generators import wire_types


def test_every_generated_file_is_what_it_would_be_made_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--check"]) == 0, capsys.readouterr().err


def test_every_module_of_the_folder_makes_something() -> None:
    written = sorted(file.stem for file in generate.GENERATORS.glob("*.py") if file.stem != "__init__")
    assert [generator.__name__ for generator in generate.generators()] == [f"generators.{name}" for name in written]
    assert all(dict(generator.files()) for generator in generate.generators())


class Small(ModuleType):
    """A generator of one file, in a folder that holds nothing else."""

    def __init__(self, folder: Path) -> None:
        super().__init__("small")
        self.FOLDERS = (folder,)

    def files(self) -> list[tuple[Path, bytes]]:
        return [(self.FOLDERS[0] / "made.json", b"{}\n")]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "made"
    monkeypatch.setattr(generate, "generators", lambda: [Small(made)])
    generate.main([])
    return made


def test_what_was_made_is_fresh(folder: Path) -> None:
    assert (folder / "made.json").read_bytes() == b"{}\n"
    assert generate.main(["--check"]) == 0


def test_a_file_that_is_edited_missing_or_left_over_is_drift(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "made.json").write_text("{ }")
    (folder / "left-over.json").write_text("{}")
    assert generate.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert "made.json" in said
    assert "left-over.json" in said
    shutil.rmtree(folder)
    assert generate.main(["--check"]) == 1


def test_making_anew_mends_it(folder: Path) -> None:
    (folder / "made.json").write_text("{ }")
    (folder / "left-over.json").write_text("{}")
    assert generate.main([]) == 0
    assert [path.name for path in folder.iterdir()] == ["made.json"]
    assert generate.main(["--check"]) == 0


def test_what_is_asked_may_leave_out_what_has_a_default() -> None:
    """Also a whole struct whose fields all have one: a host changes one setting and sends that one."""
    types = dict(wire_types.files())[wire_types.TYPESCRIPT / "house.ts"].decode()
    _, _, asked = types.partition("export interface ChangeSettings {")
    assert "settings: Partial<Settings>;" in asked.partition("}")[0]
    _, _, sent = types.partition("export interface Settings {")
    assert "?:" not in sent.partition("}")[0]
