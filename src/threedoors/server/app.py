"""The application: routes, and what holds for every one of them.

Every answer carries the headers; every request is counted; whatever goes wrong is a Problem in JSON, with
nothing in it about paths or traces. An error that is ours is logged, and told as "the house stumbled".
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from threedoors.core import Refused
from threedoors.server import metrics, openapi
from threedoors.server.addresses import client_address, is_own_origin, is_secure, is_this_machine
from threedoors.server.api import ENDPOINTS, Endpoint, status_of
from threedoors.server.client import client_page
from threedoors.server.config import Config
from threedoors.server.headers import headers_for
from threedoors.server.limits import Buckets
from threedoors.server.lines import Counts
from threedoors.server.polling import Polling
from threedoors.server.requests import Post, Problem
from threedoors.server.sockets import Sockets
from threedoors.tables.asking import no
from threedoors.tables.desk import Desk
from threedoors.tables.store import StoreTrouble, Unreadable

log = logging.getLogger(__name__)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Reception:
    """All that the routes share."""

    def __init__(self, desk: Desk, config: Config) -> None:
        self.desk = desk
        self.config = config
        self.counts = Counts(config.limits)
        self.sockets = Sockets(desk, self.counts, config)
        self.polling = Polling(desk, self.counts, config.limits)
        self._buckets = {
            "http": Buckets(config.limits.http_per_address),
            "tables": Buckets(config.limits.tables_per_address),
            "codes": Buckets(config.limits.codes_per_address),
            "progress": Buckets(config.limits.progress_per_address),
            "knocks": Buckets(config.limits.knocks_per_address),
        }

    def application(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[self._always], client_max_size=self.config.limits.message_bytes)
        for endpoint in ENDPOINTS:
            method = "GET" if endpoint.body is None else "POST"
            app.router.add_route(method, endpoint.path, self._handler(endpoint))
        app.router.add_post("/api/wire", self._wire)
        app.router.add_get("/ws", self.sockets.handle)
        app.router.add_get("/api/openapi.json", self._openapi)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/{page:.*}", client_page)
        return app

    @web.middleware
    async def _always(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Headers for every answer, and words for every failure."""
        answer = await self._answered(request, handler)
        if not answer.prepared:
            answer.headers.update(headers_for(self.config, is_secure(request, self.config)))
            if request.path.startswith("/api/"):
                answer.headers.setdefault("Cache-Control", "no-store")
        return answer

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        except web.HTTPException as refusal:
            return _worded(refusal)
        except Unreadable as trouble:
            log.error("not readable", extra={"why": str(trouble)})
            return problem(no("not-readable"))
        except StoreTrouble as trouble:
            log.error("not written", extra={"why": str(trouble)})
            return problem(no("not-written"))
        except (ConnectionError, TimeoutError):
            raise
        except Exception:
            log.exception("the house stumbled", extra={"path": request.path[:100]})
            return problem(no("house-stumbled"))

    def _handler(self, endpoint: Endpoint) -> Handler:
        decoder: msgspec.json.Decoder[Any] | None = None
        if endpoint.body is not None:
            decoder = msgspec.json.Decoder(endpoint.body)

        async def handle(request: web.Request) -> web.StreamResponse:
            refused = self._check(request, endpoint.limit)
            if refused:
                return problem(refused)
            body = None
            if decoder is not None:
                body = await _body(request, decoder)
                if isinstance(body, Refused):
                    return problem(body)
            found = await endpoint.work(self.desk, request.match_info.get("table", ""), body)
            if isinstance(found, Refused):
                return problem(self._suspected(request, found))
            return _file(found, request.match_info["table"]) if endpoint.text else answered(msgspec.json.encode(found))

        return handle

    async def _wire(self, request: web.Request) -> web.StreamResponse:
        refused = self._check(request, "http")
        if refused:
            return problem(refused)
        body = await _body(request, WIRE_DECODER)
        if isinstance(body, Refused):
            return problem(body)
        found = await self.polling.handle(body, client_address(request, self.config.proxies))
        return problem(found) if isinstance(found, Refused) else answered(found)

    def _check(self, request: web.Request, bucket: str) -> Refused | None:
        """Is it asked by our own page, in JSON, and not too often?"""
        if request.method == "POST":
            if not is_own_origin(request, self.config):
                return no("another-origin")
            if request.content_type != "application/json":
                return no("not-json")
        address = client_address(request, self.config.proxies)
        allowed = self._buckets["http"].take(address) and (bucket == "http" or self._buckets[bucket].take(address))
        return None if allowed else no("slow-down")

    def _suspected(self, request: web.Request, refused: Refused) -> Refused:
        """A wrong key counts; too many of them and no key opens anything for a while."""
        if status_of(refused) == 403:
            address = client_address(request, self.config.proxies)
            return refused if self.counts.wrong_keys.take(address) else no("slow-down")
        return refused

    async def _openapi(self, _request: web.Request) -> web.StreamResponse:
        return answered(openapi.page())

    async def _health(self, _request: web.Request) -> web.StreamResponse:
        """Open, and able to write?"""
        try:
            await self.desk.house.store.check()
        except StoreTrouble:
            return web.json_response({"open": True, "writing": False}, status=503)
        return web.json_response({"open": not self.desk.house.closing, "writing": True})

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        if not (self.config.metrics_for_all or is_this_machine(request, self.config)):
            raise web.HTTPNotFound
        text = metrics.page(self.desk.house, len(self.sockets.open), len(self.polling.boxes))
        return web.Response(text=text, content_type="text/plain", charset="utf-8")


WIRE_DECODER = msgspec.json.Decoder(Post)


async def _body(request: web.Request, decoder: "msgspec.json.Decoder[Any]") -> Any:
    """What was posted, or why it cannot be read."""
    raw = await request.read()
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        return no("body-not-understood", fault=str(fault)[:200])


def answered(raw: bytes, status: int = 200) -> web.Response:
    """JSON."""
    return web.Response(body=raw, status=status, content_type="application/json", charset="utf-8")


def problem(refused: Refused) -> web.Response:
    """A refusal, with the status it deserves."""
    return answered(msgspec.json.encode(Problem(refused)), status_of(refused))


def _file(text: str, name: str) -> web.Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.door"'}
    return web.Response(text=text, content_type="text/plain", charset="utf-8", headers=headers)


def _worded(refusal: web.HTTPException) -> web.Response:
    """What the framework refuses, in our words."""
    why = {413: "too-big", 429: "slow-down", 403: "another-origin", 404: "no-such-page"}.get(refusal.status)
    answer = answered(msgspec.json.encode(Problem(no(why or "body-not-understood"))), refusal.status)
    if "Allow" in refusal.headers:
        answer.headers["Allow"] = refusal.headers["Allow"]
    return answer
