"""The house under test: the real server on a free port, with wide limits and seeds a load can foresee.

`python -m benchmarks._tables_house DB [starlette]` prints its port and serves until it is stopped.
"""

import asyncio
import sys
from hashlib import blake2b
from itertools import count
from pathlib import Path

from aiohttp import web

from threedoors.server import rarely_collect
from threedoors.server.app import Reception
from threedoors.server.config import Config, Limits, Rate
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.store.sqlite import SqliteStore

ANY = Rate(10**9, 10**9)
LIMITS = Limits(
    sockets_per_address=10**6,
    sockets_per_key=100,
    messages_per_socket=ANY,
    requests_per_key=ANY,
    talk_per_key=ANY,
    questions_per_key=ANY,
    http_per_address=ANY,
    tables_per_address=ANY,
    knocks_per_address=ANY,
    wrong_keys_per_address=ANY,
)
SEED_BYTES = 32


class Foreseeable:
    """Entropy whose seeds (the only draws of 32 bytes) are known beforehand: the n-th is made of n."""

    def __init__(self) -> None:
        self._draws = count()
        self._seeds = count()

    def __call__(self, size: int) -> bytes:
        if size == SEED_BYTES:
            return seed(next(self._seeds))
        return blake2b(f"draw {next(self._draws)}".encode(), digest_size=64).digest()[:size]


def seed(number: int) -> bytes:
    """The seed of the n-th table opened."""
    return blake2b(f"seed {number}".encode(), digest_size=SEED_BYTES).digest()


async def main(db: Path, framework: str) -> None:
    rarely_collect()
    store = SqliteStore(db)
    house = House(store, HouseClock(store.opened_at), entropy=Foreseeable())
    await house.open()
    reception = Reception(house, Config(port=0, db=db, limits=LIMITS))
    if framework == "starlette":
        from benchmarks._tables_starlette import serve

        await serve(reception)
        return
    runner = web.AppRunner(reception.application(), access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0, backlog=8192).start()
    print(runner.addresses[0][1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "aiohttp"))
