"""Today's house with the client of an earlier release, as it was built then: ``clients/<version>.tar.xz``.

The archive holds what lay in ``server/client`` at the release. A house that moves on is stopped and opened again with
today's client: what a page of old has not loaded by then it cannot load any more, as after a deploy.
"""

import tarfile
from pathlib import Path

from tests.server.running import PROGRAM, Running

CLIENTS = Path(__file__).resolve().parent / "clients"
LAST_RELEASE = "0.2.0"
WITH_CLIENT = """
from pathlib import Path
from threedoors.server import client
client.CLIENT = Path({folder!r})
"""


def house_with_earlier_client(folder: Path, version: str = LAST_RELEASE) -> Running:
    """Today's house; the pages it gives out are of an earlier version."""
    with tarfile.open(CLIENTS / f"{version}.tar.xz") as archive:
        archive.extractall(folder / "client", filter="data")
    return Running(folder / "tables.db", program=WITH_CLIENT.format(folder=str(folder / "client")))


def move_on(house: Running) -> None:
    """The house is stopped, and opened again with today's client."""
    assert house.stop() == 0
    house.program = PROGRAM
    house.start()
