"""Own cards from a file: docs/own-cards.md keeps its word."""

import json
import re
import tomllib
from pathlib import Path

import msgspec
import pytest

from threedoors.cli import run
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.kinds import CardSet

PAGE = Path(__file__).resolve().parents[2] / "docs" / "own-cards.md"
THREE_BOTS = ("simulate", "munchkin", "--games", "1", "--seats", "3", "--bots", "greedy", "--json")


@pytest.fixture
def whole_set(tmp_path: Path) -> Path:
    """Our own cards as one file, as the page has it."""
    file = tmp_path / "set.toml"
    file.write_text("\n".join(part.read_text(encoding="utf-8") for part in (GAME.folder / "cards").glob("*.toml")))
    return file


@pytest.mark.parametrize("kind", ["toml", "json"])
def test_a_set_is_played_from_a_file(whole_set: Path, kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = whole_set.with_suffix(f".{kind}")
    if kind == "json":
        file.write_text(json.dumps(tomllib.loads(whole_set.read_text(encoding="utf-8"))))
    assert run([*THREE_BOTS, "--options", json.dumps({"own_set": f"@{file}"})]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1


def test_a_file_that_is_no_set_is_refused_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "set.toml"
    file.write_text("[[monsters")
    assert run([*THREE_BOTS, "--options", json.dumps({"own_set": f"@{file}"})]) == 2
    assert "own_set cannot be read from" in capsys.readouterr().err


def test_the_cards_on_the_page_are_cards() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    read = msgspec.toml.decode(example, type=CardSet)
    assert [card.id for card in (*read.monsters, *read.curses, *read.items)] == ["dust-bunny", "late-bus", "umbrella"]
