"""The built web client, for whoever asks: every text as brotli or gzip where that is taken (tools/client.py made them).

Hashed assets are kept by browsers for ever, everything else is asked for anew. Any other address without
a file is one of the client's own pages (a table, a level, a moment of a replay) and gets the front page.
"""

import mimetypes
import os
from pathlib import Path

from aiohttp import web

from threedoors.server.encodings import takes

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
        return _file(request, wanted, FOR_EVER if wanted.parent.name == "assets" else "no-cache")
    if wanted.suffix or request.match_info["page"].startswith("api/"):
        raise web.HTTPNotFound
    return _file(request, home / "index.html", "no-cache")


PACKED = {"br": ".br", "gzip": ".gz"}  # the smallest first


def _file(request: web.Request, file: Path, kept: str) -> web.FileResponse:
    """A file, or what was packed of it; each has an ETag of its own, and caches are told what it depends on.

    The framework would look for packed files as well, but it reads `br;q=0` as yes.
    """
    headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
    headers["Content-Type"] = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    accepted = request.headers.get("Accept-Encoding", "")
    for encoding, ending in PACKED.items():
        there = file.with_name(file.name + ending)
        if takes(accepted, encoding) and there.is_file():
            return _As(there, headers={**headers, "Content-Encoding": encoding})
    return _As(file, headers=headers)


class _As(web.FileResponse):
    """This very file, whatever lies beside it."""

    def _get_file_path_stat_encoding(self, accept_encoding: str) -> tuple[Path | None, os.stat_result, str | None]:
        return super()._get_file_path_stat_encoding("")
