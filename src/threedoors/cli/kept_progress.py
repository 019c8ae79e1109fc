"""Which levels somebody has solved at this keyboard, with their best times: one small file beside the tables.

It holds what a browser keeps of the same: levels by their line, each with its best numbers. A file that cannot be
read counts as empty and is not written over; nothing here is needed to play.
"""

from pathlib import Path

import msgspec

from threedoors.cli.screen import err
from threedoors.server import usual_db
from threedoors.tables.progress import Best, Bests, merged

FILE_NAME = "progress.json"


def usual_file() -> Path:
    """Beside the tables, in the user's data folder."""
    return usual_db().with_name(FILE_NAME)


class KeptProgress:
    """The best results by level, in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.is_sound = True
        self.bests = self._read()

    def _read(self) -> Bests:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Bests)
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError) as fault:
            self.is_sound = False
            err.print(f"{self.path} cannot be read ({fault}); progress is not kept this time.", style="yellow")
            return {}

    def add(self, level: str, best: Best) -> None:
        """Keep what is better in it; whole or not at all."""
        self.bests = merged(self.bests, {level: best})
        if not self.is_sound:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".new")
            beside.write_bytes(msgspec.json.encode(self.bests, order="sorted"))
            beside.replace(self.path)
        except OSError as fault:
            err.print(f"Progress cannot be kept in {self.path}: {fault.strerror}.", style="yellow")
