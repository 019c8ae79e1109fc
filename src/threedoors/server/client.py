"""The built web client, for whoever asks.

Hashed assets are kept by browsers for ever, everything else is asked for anew. Any other address without
a file is one of the client's own pages (a table, a level, a moment of a replay) and gets the front page.
"""

from pathlib import Path

from aiohttp import web

CLIENT = Path(__file__).parent / "client"
FOR_EVER = "public, max-age=31536000, immutable"


async def client_page(request: web.Request) -> web.StreamResponse:
    """A file of the client, or its front page."""
    home = CLIENT.resolve()
    try:
        wanted = (home / request.match_info["page"]).resolve()
        is_file = wanted.is_file() and home in wanted.parents
    except (OSError, ValueError):  # a name no file system takes
        raise web.HTTPNotFound from None
    if is_file:
        kept = FOR_EVER if wanted.parent.name == "assets" else "no-cache"
        return web.FileResponse(wanted, headers={"Cache-Control": kept})
    if wanted.suffix or request.match_info["page"].startswith("api/"):
        raise web.HTTPNotFound
    return web.FileResponse(home / "index.html", headers={"Cache-Control": "no-cache"})
