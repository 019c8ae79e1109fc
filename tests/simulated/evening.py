"""One evening from a seed: guests at a table or two, and all that can go wrong; then calm, and nobody may wait."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from random import Random
from typing import Any

from tests.simulated.disk import Disk
from tests.simulated.doings import behave
from tests.simulated.faults import Faults
from tests.simulated.guests import Guest
from tests.simulated.history import Broke, History
from tests.simulated.house import OpenHouse
from tests.simulated.laws import check
from tests.simulated.loop import SimulatedLoop, simulated_time
from threedoors.tables import wire
from threedoors.tables.log.facts import Settings
from threedoors.tables.people.hosting import TAKEOVER_SECONDS
from threedoors.tables.services.tables import NewTable

ACTS = 50
MORE_ACTS = 3  # when all is calm
MOST_SECONDS = 3600.0  # of an evening, before it is called off
CALM_SECONDS = 90.0  # then the game must have gone on, and everybody must have been answered
LOOK_SECONDS = 1.0
GAMES = {"knock": 8, "munchkin": 1, "dungeon_exit": 1}  # how often each is played


class Evening:
    """The disk, the house that is open on it now, and the guests."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = Random(seed)
        self.disk = Disk(self.chance)
        self.history = History()
        self.house: OpenHouse | None = None
        self.is_calm = self.is_quiet = False
        self.guests: list[Guest] = []
        self.troubles: list[BaseException] = []
        self.faults = Faults(self)
        self._doings: list[asyncio.Task[None]] = []
        self._written: dict[str, int] = {}  # how far each table was at the last look

    async def play(self) -> None:
        """From the first guest to the last answer."""
        asyncio.get_running_loop().set_exception_handler(self._note)
        await self.open()
        await self._invite()
        faults = self._running(self.faults.go_wrong())
        await self._until(lambda: self.acts >= ACTS, MOST_SECONDS, "the game does not go on")
        faults.cancel()
        await asyncio.wait({faults})
        await self._calm_down()
        for task in self._doings:
            task.cancel()
        await asyncio.gather(*self._doings, return_exceptions=True)
        assert self.house is not None
        await self.house.close()
        check(self.history, self.disk)

    def _running(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Whatever it falls over is our trouble too."""
        task = asyncio.get_running_loop().create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: "asyncio.Task[None]") -> None:
        if not task.cancelled() and (trouble := task.exception()) is not None:
            self.troubles.append(trouble)

    @property
    def acts(self) -> int:
        """Acts of the games that are written down."""
        acted = 'SELECT count(*) FROM log WHERE CAST(fact AS TEXT) LIKE \'{"type":"Acted"%\''
        return int(self.disk.rows(acted)[0][0])

    async def _until(self, is_so: Callable[[], bool], seconds: float, otherwise: str) -> None:
        ends = asyncio.get_running_loop().time() + seconds
        while not is_so():
            if self.troubles:
                raise self.troubles[0]
            if asyncio.get_running_loop().time() > ends:
                raise Broke(f"{otherwise}: {self._waiting()}")
            await asyncio.sleep(LOOK_SECONDS)

    # --- the house and its guests -----------------------------------------------------------------

    async def open(self) -> None:
        house = OpenHouse(self.disk, self.chance)
        await house.open()
        self.house = house

    async def _invite(self) -> None:
        """While nothing goes wrong yet: one table, or two."""
        (game,) = self.chance.choices(list(GAMES), list(GAMES.values()))
        await self._seat(game, "Ada", "Bo", "Cy")
        if self.chance.random() < 0.2:
            await self._seat("knock", "Dee")

    async def _seat(self, game: str, host: str, *others: str) -> None:
        """Two who play, a bot where there is room for one, one who looks on; and a second window of somebody's."""
        assert self.house is not None
        service = self.house.service
        seats, bots = (2, ()) if game == "dungeon_exit" else (3, ("random",))
        settings = Settings(takeover_seconds=TAKEOVER_SECONDS[0], takeover_bot="random")
        wish = NewTable(game, seats, host, "en", settings=settings, bots=bots)
        key = await self._asked(lambda: service.open_table(wish))
        self.welcome(host, key)
        for seat, name in zip((seats - 1, None), others, strict=False):
            self.welcome(name, await self._asked(partial(service.join, key.table, seat, name, "en", key.invite or "")))
        again = self.chance.choice(self.guests)
        self.welcome(f"{again.name}-too", again.key, keeps_views=not again.keeps_views)

    def welcome(self, name: str, key: wire.Key, *, keeps_views: bool | None = None) -> None:
        """Somebody comes, with a key."""
        keeps = self.chance.random() < 0.5 if keeps_views is None else keeps_views
        guest = Guest(self, name, key, self.chance, keeps_views=keeps)
        self.guests.append(guest)
        self._doings.append(self._running(behave(guest)))

    async def _asked(self, work: Callable[[], Any]) -> wire.Key:
        """Until the disk takes it."""
        while True:
            assert self.house is not None
            found = await self.house.asked(work)
            if isinstance(found, wire.Key):
                return found

    # --- the end ----------------------------------------------------------------------------------

    async def _calm_down(self) -> None:
        """Nothing more goes wrong: everybody comes back, games go on, and nobody may wait for ever."""
        self.is_calm = True
        self.faults.mend()
        if self.house is not None and self.house.house.closing:
            self.house.crash()  # it was being shut
        if self.house is None or self.house.is_dead:
            await self.open()
        enough = self.acts + MORE_ACTS
        await self._until(lambda: self.acts >= enough, CALM_SECONDS, "all is calm, and the game does not go on")
        self.is_quiet = True
        await self._until(lambda: not self._waiting(), CALM_SECONDS, "somebody waits for ever")

    def _waiting(self) -> list[Any]:
        """Whoever has no answer, or does not know what everybody could have known a look ago."""
        written, self._written = self._written, dict(self.disk.rows("SELECT id, n FROM tables"))
        staying = [guest for guest in self.guests if not guest.has_gone]
        return [
            (guest.name, guest.key.table, guest.last, [*guest.unanswered])
            for guest in staying
            if guest.unanswered or not guest.is_welcome or guest.last < written.get(guest.key.table, 0)
        ]

    def _note(self, _loop: Any, context: dict[str, Any]) -> None:
        self.troubles.append(context.get("exception") or Broke(context["message"]))


def play(evening: Evening) -> None:
    """The whole evening; raises what broke."""
    loop = SimulatedLoop(evening.chance)
    log = logging.getLogger("threedoors")
    level = log.level
    log.setLevel(logging.CRITICAL)  # it tells of every fault we make
    try:
        with simulated_time(loop):
            asyncio.set_event_loop(loop)
            loop.run_until_complete(evening.play())
            loop.run_until_complete(_end_all())
    finally:
        log.setLevel(level)
        asyncio.set_event_loop(None)
        loop.close()
    if evening.troubles:
        raise evening.troubles[0]


async def _end_all() -> None:
    """Whatever a crash left behind."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
