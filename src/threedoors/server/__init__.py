"""HTTP and WebSockets: the only room that knows the web framework.

``serve`` opens the house until it is interrupted; on SIGTERM, Ctrl-C or a closed terminal it says goodbye to
everybody, writes down what is on its way and closes. ``opened_house`` does the same for programs and tests.
"""

import asyncio
import errno
import gc
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

from aiohttp import web

from threedoors import bots, games
from threedoors.core import begin
from threedoors.server import logs
from threedoors.server.app import Reception
from threedoors.server.client import CLIENT
from threedoors.server.config import Config
from threedoors.server.descriptors import raise_file_limit, room_for
from threedoors.server.visits import Doorway, Visit
from threedoors.tables.house import House
from threedoors.tables.house_time import HouseClock
from threedoors.tables.store import StoreTrouble
from threedoors.tables.store.sqlite import SqliteStore
from threedoors.tables.upkeep.orphans import OrphanCheck
from threedoors.tables.upkeep.sweeping import keep_sweeping
from threedoors.tables.workers import Workers

log = logging.getLogger(__name__)

LINGER_SECONDS = 2.0  # for a body nobody wanted


class CannotServe(Exception):
    """The house cannot open here; the sentence says why and what would work."""


def serve(config: Config, *, opened: Callable[[int], None] = print) -> None:
    """Serve until interrupted; `opened` hears the port once the doors are open."""
    if not (CLIENT / "index.html").is_file():
        raise CannotServe(f"There is no web client in {CLIENT}; `make build` makes it.")
    asyncio.run(_serve(config, opened))


def rarely_collect() -> None:
    """Let Python look for cycles in small steps, and hardly ever at everything.

    A full look at thousands of tables holds up everybody for a tenth of a second, and finds little: nearly everything
    kept is frozen and without cycles. What comes and goes is looked at often: a hundred thousand requests of rude
    visitors at once took a quarter of a second.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 5, 2_000)


async def _serve(config: Config, opened: Callable[[int], None]) -> None:
    for game in games.find():  # read before the doors open: the first table of a game keeps nobody waiting
        begin(game, ("",) * game.seats[0], "")
        bots.levels(game)
    rarely_collect()
    loop = asyncio.get_running_loop()
    stopped: asyncio.Future[signal.Signals] = loop.create_future()
    logs.hear_the_loop(loop)
    for number in _signals():
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, _settle, stopped, number)
    async with opened_house(config) as port:
        opened(port)
        log.info("open", extra={"port": port, "db": config.db.name})
        reason = await stopped
        log.info("closing", extra={"signal": reason.name})
    if reason is signal.SIGINT:
        raise KeyboardInterrupt


def _signals() -> Iterator[signal.Signals]:
    """What ends the house properly. Whoever started it under nohup wants it to outlive the terminal."""
    yield signal.SIGINT
    yield signal.SIGTERM
    if sys.platform != "win32" and signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        yield signal.SIGHUP


def _settle(stopped: "asyncio.Future[signal.Signals]", number: signal.Signals) -> None:
    if not stopped.done():
        stopped.set_result(number)


@asynccontextmanager
async def opened_house(config: Config, workers: Workers | None = None) -> AsyncIterator[int]:
    """The house, open on a port; closed properly at the end."""
    try:
        orphans = OrphanCheck(are_allowed=config.orphan)
        store = SqliteStore(config.db, check=orphans)
    except StoreTrouble as trouble:
        raise CannotServe(str(trouble)) from trouble
    house = House(store, HouseClock(store.opened_at), workers=workers)
    reception = Reception(house, config, room_for(raise_file_limit()), orphans.found)
    runner = web.AppRunner(reception.application(), access_log=None, shutdown_timeout=3.0, handler_cancellation=True)
    await _open(house)
    reception.keep_watch()
    house.soon(keep_sweeping(house))
    await runner.setup()
    try:
        await _listen(runner, reception)
        yield int(runner.addresses[0][1])
    finally:
        await house.close()
        reception.sockets.close()
        await runner.cleanup()


async def _open(house: House) -> None:
    """CannotServe if not even the list of tables can be read."""
    try:
        await house.open()
    except StoreTrouble as trouble:
        await house.close()
        raise CannotServe(str(trouble)) from trouble


async def _listen(runner: web.AppRunner, reception: Reception) -> None:
    host, port = reception.config.host, reception.config.port
    how = {"loop": asyncio.get_running_loop(), "access_log": None, "lingering_time": LINGER_SECONDS}
    assert runner.server is not None
    visit = partial(Visit, runner.server, reception.gate, reception.tallies, reception.refuse, **how)

    try:
        await Doorway(runner, visit, host, port, reception.room.at_once).start()
    except OSError as problem:
        raise CannotServe(_why_not(host, port, problem)) from problem


def _why_not(host: str, port: int, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"Port {port} on {host} is in use by another program. Try --port 0, which picks a free one."
    return f"Cannot listen on {host} port {port}: {problem.strerror or problem}. Try another --host or --port."


def usual_db() -> Path:
    """Where tables are kept when nobody says otherwise: beside the user's other data."""
    data = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(data) / "threedoors" / "tables.db"
