"""HTTP: the built web client, for whoever asks; the only room that knows the web framework.

Hashed assets are kept by browsers for ever, everything else is asked for anew. Any other address without a
file is one of the client's own pages (a table, a level, a moment of a replay) and gets the front page.
"""

import asyncio
import errno
from collections.abc import Callable
from pathlib import Path

from aiohttp import web

CLIENT = Path(__file__).parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"


class CannotServe(Exception):
    """The house cannot open here; the sentence says why and what would work."""


def serve(host: str, port: int, db: Path | None = None, *, opened: Callable[[int], None] = lambda port: None) -> None:
    """Serve until interrupted; `opened` hears the port once the doors are open."""
    if not (CLIENT / "index.html").is_file():
        raise CannotServe(f"There is no web client in {CLIENT}; `make build` makes it.")
    asyncio.run(_serve(host, port, opened))


async def _serve(host: str, port: int, opened: Callable[[int], None]) -> None:
    runner = web.AppRunner(application(), access_log=None)
    await runner.setup()
    try:
        await _open(runner, host, port)
        opened(int(runner.addresses[0][1]))
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


async def _open(runner: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError as problem:
        raise CannotServe(_why_not(host, port, problem)) from problem


def _why_not(host: str, port: int, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"Port {port} on {host} is in use by another program. Try --port 0, which picks a free one."
    return f"Cannot listen on {host} port {port}: {problem.strerror or problem}. Try another --host or --port."


def application() -> web.Application:
    """The routes."""
    app = web.Application()
    app.router.add_get("/{page:.*}", _client)
    return app


async def _client(request: web.Request) -> web.StreamResponse:
    wanted = (CLIENT / request.match_info["page"]).resolve()
    if wanted.is_file() and CLIENT.resolve() in wanted.parents:
        kept = FOR_EVER if wanted.parent.name == "assets" else "no-cache"
        return web.FileResponse(wanted, headers={"Cache-Control": kept})
    if wanted.suffix:
        raise web.HTTPNotFound
    return web.FileResponse(CLIENT / "index.html", headers={"Cache-Control": "no-cache"})
