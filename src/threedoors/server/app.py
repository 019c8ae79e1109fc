"""The application: routes, and what holds for every one of them.

Every answer carries the headers; every request is counted; whatever goes wrong is a Problem in JSON, with
nothing in it about paths or traces. An error that is ours is logged, and told as "the house stumbled".
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import web

from threedoors.core import Refused
from threedoors.server import metrics, openapi
from threedoors.server.addresses import comes_through_a_stranger, is_own_name, is_secure, is_this_machine, visitor
from threedoors.server.admission import WAITED, Admission, decoded
from threedoors.server.answers import answered, file, problem, worded
from threedoors.server.api import ENDPOINTS, Endpoint
from threedoors.server.client import client_page
from threedoors.server.config import Config
from threedoors.server.descriptors import USUAL_ROOM, Room
from threedoors.server.encodings import packed
from threedoors.server.gate import Gate
from threedoors.server.headers import headers_for
from threedoors.server.health import Health
from threedoors.server.limits import drops_for
from threedoors.server.lines import Counts
from threedoors.server.polling import Polling
from threedoors.server.pulse import Pulse
from threedoors.server.requests import Post
from threedoors.server.sockets import Sockets
from threedoors.server.tallies import Tallies
from threedoors.server.visits import Visit
from threedoors.tables.house import House
from threedoors.tables.judging.asking import no
from threedoors.tables.log.facts import Phase
from threedoors.tables.services.tables import TableService
from threedoors.tables.store import StoreTrouble, Unreadable

log = logging.getLogger(__name__)

UNNAMED_PROXY = (
    "Forwarding headers arrive from an address that is not named with --proxy, so everybody behind it is counted "
    "and limited as one visitor. Name the proxy: --proxy 127.0.0.1, for instance."
)
WIRE = "/api/wire"  # who is welcome there is counted by session
WIRE_DECODER = msgspec.json.Decoder(Post)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Reception:
    """All that the routes share."""

    def __init__(
        self, house: House, config: Config, room: Room = USUAL_ROOM, unplayable: Counter[Phase] | None = None
    ) -> None:
        self.house = house
        self.service = TableService(house)
        self.config = config
        self.room = room
        self.unplayable = unplayable or Counter()  # tables of each phase, when the house opened
        self.tallies = Tallies()
        self.gate = Gate(config, room, self.tallies)
        self.counts = Counts(config.limits, self.tallies)
        self.admission = Admission(config, self.counts, self.gate.pace)
        self.sockets = Sockets(house, self.counts, config)
        self.polling = Polling(house, self.counts, config.limits)
        self.health = Health(house)
        self.pulse = Pulse()

    def application(self) -> web.Application:
        """The routes."""
        app = web.Application(middlewares=[self._always], client_max_size=self.config.limits.message_bytes)
        for endpoint in ENDPOINTS:
            method = "GET" if endpoint.body is None else "POST"
            app.router.add_route(method, endpoint.path, self._handler(endpoint))
        app.router.add_post(WIRE, self._wire)
        app.router.add_get("/ws", self.sockets.handle)
        app.router.add_get("/api/openapi.json", self._openapi)
        app.router.add_get("/healthz", self._health)
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/{page:.*}", client_page)
        return app

    def keep_watch(self) -> None:
        """What goes on beside the requests, as long as the house is open."""
        for work in (self.gate.watch(), self.admission.forget(), self.polling.sweep(), self.pulse.beat()):
            self.house.soon(work)

    @web.middleware
    async def _always(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Headers for every answer, and words for every failure."""
        request[WAITED] = isinstance(request.protocol, Visit) and request.protocol.asked()
        if comes_through_a_stranger(request, self.config) and self.health.warn(UNNAMED_PROXY):
            log.warning(UNNAMED_PROXY)
        answer = await self._answered(request, handler)
        if not answer.prepared:
            answer.headers.update(headers_for(self.config, is_secure(request, self.config)))
            if request.path.startswith("/api/"):
                answer.headers.setdefault("Cache-Control", "no-store")
            await packed(request, answer)
        return answer

    async def _answered(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if not is_own_name(request, self.config):
            return problem(no("another-name", name=request.host[:100]))
        if request.path != WIRE and (refused := await self.admission.turn(request)):
            return problem(refused)
        try:
            return await handler(request)
        except web.HTTPException as refusal:
            answer = worded(refusal.status)
            if "Allow" in refusal.headers:
                answer.headers["Allow"] = refusal.headers["Allow"]
            return answer
        except Unreadable as trouble:
            log.error("not readable", extra={"why": str(trouble)})
            return problem(no("not-readable"))
        except StoreTrouble as trouble:
            log.error("not written", extra={"why": str(trouble)})
            return problem(no("not-written"))
        except ConnectionError:
            raise
        except Exception:
            self.tallies.stumble(request.path)
            return problem(no("house-stumbled"))

    def refuse(self, status: int) -> web.Response:
        """The answer to what is no request at all."""
        answer = worded(status)
        answer.headers.update(headers_for(self.config, False))
        return answer

    def _handler(self, endpoint: Endpoint) -> Handler:
        decoder = None if endpoint.body is None else msgspec.json.Decoder(endpoint.body)

        async def handle(request: web.Request) -> web.StreamResponse:
            refused = self.admission.check(request) or self.admission.count(request, endpoint.limit)
            if refused:
                return problem(refused)
            body = None if decoder is None else await self._body(request, decoder)
            if isinstance(body, Refused):
                return problem(body)
            name, address = "".join(request.match_info.values()), visitor(request, self.config)
            found = await endpoint.work(self.service, name, body, address)
            if isinstance(found, Refused):
                return problem(self.admission.suspect(request, found))
            return file(found, request.match_info["table"]) if endpoint.text else answered(msgspec.json.encode(found))

        return handle

    async def _body(self, request: web.Request, decoder: "msgspec.json.Decoder[Any]") -> Any:
        raw = await self.admission.read(request)
        if isinstance(raw, Refused):
            return raw
        return self.admission.count_size(request, len(raw)) or decoded(raw, decoder)

    async def _wire(self, request: web.Request) -> web.StreamResponse:
        raw = self.admission.check(request) or await self.admission.read(request)
        if isinstance(raw, Refused):
            return problem(raw)
        post = decoded(raw, WIRE_DECODER)
        box = self.polling.boxes.get(post.session) if isinstance(post, Post) else None
        refused = None if box else await self.admission.turn(request)
        refused = refused or self.admission.count_post(request, box, len(raw))
        if refused or isinstance(post, Refused):
            return problem(refused or post)
        drops = drops_for(len(raw), self.config.limits.drop_bytes)
        found = await self.polling.handle(post, visitor(request, self.config), drops)
        return problem(found) if isinstance(found, Refused) else answered(found)

    async def _openapi(self, _request: web.Request) -> web.StreamResponse:
        return answered(openapi.page())

    async def _health(self, _request: web.Request) -> web.StreamResponse:
        """Open, and able to write?"""
        seen = await self.health.look()
        return answered(msgspec.json.encode(seen), 200 if seen.writing else 503)

    async def _edge(self) -> metrics.Edge:
        """What is known where the house meets the network, and its file."""
        try:
            backup = await self.house.store.last_backup()
        except StoreTrouble:
            backup = None
        return metrics.Edge(
            sockets=len(self.sockets.open),
            sessions=len(self.polling.boxes),
            gate=self.gate,
            tallies=self.tallies,
            pulse=self.pulse,
            file=metrics.File(self.config.db, backup, self.unplayable),
        )

    async def _metrics(self, request: web.Request) -> web.StreamResponse:
        if not (self.config.metrics_for_all or is_this_machine(request, self.config)):
            raise web.HTTPNotFound
        text = metrics.page(self.house, await self._edge())
        return web.Response(text=text, content_type="text/plain", charset="utf-8")
