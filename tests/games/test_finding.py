"""Games are found by looking: a fourth game is one folder anywhere."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from threedoors import games

CELLAR = Path(__file__).parents[1] / "fourth_game" / "cellar"


def test_every_folder_that_holds_a_game_is_found() -> None:
    folders = {path.parent.name for path in Path(games.__file__).parent.glob("*/__init__.py")}
    assert set(games.names()) == folders
    assert all(game.name == name for name, game in zip(games.names(), games.find(), strict=True))


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(games.UnknownGame, match="There is no game 'chess'; there are "):
        games.load("chess")


def test_a_fourth_game_is_one_folder(tmp_path: Path) -> None:
    """Copied to a strange place and named in THREEDOORS_GAMES, it is listed, played, replayed and verified."""
    folder = tmp_path / "cellar"
    shutil.copytree(CELLAR, folder)
    for file in folder.glob("*.py"):
        file.write_text(file.read_text().replace("tests.fourth_game.cellar", "threedoors.games.cellar"))

    def threedoors(*words: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "threedoors", *words],
            env={**os.environ, "THREEDOORS_GAMES": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    listed = json.loads(threedoors("games", "--json"))
    assert {"name": "cellar", "title": "The Cellar", "seats": [2, 4], "stage": "draft"} in listed
    saved = tmp_path / "saved"
    result = json.loads(threedoors("simulate", "cellar", "--games", "3", "--seed", "5", "--save", str(saved), "--json"))
    assert sum(result["outcomes"].values()) == 3
    file = next(saved.glob("*.door"))
    assert "opens a door" in threedoors("replay", str(file))
    assert "seal" in threedoors("verify", str(file))
