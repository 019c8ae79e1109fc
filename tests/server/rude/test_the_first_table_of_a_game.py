"""The first table of a game keeps nobody waiting: every game is imported before the doors open."""

import json
from pathlib import Path

from tests.server.running import Running
from threedoors import bots, games

WATCHED = """
import json, sys
from threedoors import server
serve = server.serve

def watched(config, opened):
    def told(port):
        config.db.with_suffix(".imported").write_text(json.dumps(sorted(sys.modules)))
        opened(port)
    serve(config, opened=told)

server.serve = watched
"""


def test_every_game_is_there_when_the_doors_open(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", program=WATCHED):
        imported = json.loads((tmp_path / "tables.imported").read_text())
    assert {f"threedoors.games.{name}" for name in games.names()} <= set(imported)
    seated = [bots.seat_bot(game, level) for game in games.find() for level in bots.levels(game)]
    assert {type(bot).__module__ for bot in seated} <= set(imported)
