"""The examples run."""

import subprocess
import sys
from pathlib import Path

from tests.server.running import Running

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def test_the_thirty_line_client_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db") as server:
        client = EXAMPLES / "play_knock.py"
        assert len(client.read_text(encoding="utf-8").splitlines()) <= 30
        command = [sys.executable, str(client), server.address]
        told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
        assert "The end:" in told.stdout, told.stdout[-1000:]
        assert "card-placed" in told.stdout
