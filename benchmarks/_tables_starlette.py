"""The same house behind Starlette and uvicorn, for comparison: the sockets, and the few endpoints the load needs."""

import asyncio
import socket as sockets
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from threedoors.core import Refused
from threedoors.server.api import ENDPOINTS, Endpoint
from threedoors.server.app import Reception
from threedoors.server.lines import Line


async def serve(reception: Reception) -> None:
    """On a free port, until stopped."""
    routes: list[Any] = [Route(e.path, _posted(reception, e), methods=["POST"]) for e in ENDPOINTS if e.body]
    routes.append(WebSocketRoute("/ws", _socket(reception)))
    listening = sockets.create_server(("127.0.0.1", 0), backlog=8192)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        Starlette(routes=routes),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="error",
        lifespan="off",
        access_log=False,
    )
    await uvicorn.Server(config).serve([listening])


def _posted(reception: Reception, endpoint: Endpoint) -> Any:
    async def handle(request: Request) -> Response:
        body = msgspec.json.decode(await request.body(), type=endpoint.body)
        found = await endpoint.work(reception.service, request.path_params.get("table", ""), body, "bench")
        status = 409 if isinstance(found, Refused) else 200
        return Response(msgspec.json.encode(found), status, media_type="application/json")

    return handle


def _socket(reception: Reception) -> Any:
    async def handle(socket: WebSocket) -> None:
        await socket.accept()
        waiting: asyncio.Queue[bytes] = asyncio.Queue()
        line = Line(reception.house, reception.counts, "bench", waiting.put_nowait, lambda _why: None)
        sending = asyncio.create_task(_send(socket, waiting))
        try:
            while True:
                await line.hear(await socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            line.gone()

    return handle


async def _send(socket: WebSocket, waiting: "asyncio.Queue[bytes]") -> None:
    while True:
        message = await waiting.get()
        await socket.send_text(message.decode())
