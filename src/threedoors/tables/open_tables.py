"""The tables in memory: taken from the store when somebody asks for one, put back when nobody has been there for long.

A table whose rules are gone, or trip over its log, is told from the log alone. Reading and following a log happens in
a thread beside the loop; two who ask for the same table at once wait for one reading.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from msgspec.structs import replace

from threedoors import games
from threedoors.tables.house_time import HouseClock
from threedoors.tables.ids import TableId
from threedoors.tables.log.head import TableRules
from threedoors.tables.log.retelling import Retelling
from threedoors.tables.store import SavedTable, Store
from threedoors.tables.table import Table, from_shelf

log = logging.getLogger(__name__)

PUT_AWAY_SECONDS = 0.01  # for that, in one beat
SNAPSHOTS_SECONDS = 0.5  # for those, when the house closes


class OpenTables:
    """Every table somebody has touched lately, by its name."""

    def __init__(self, store: Store, clock: HouseClock, opened: Callable[[Table], None]) -> None:
        self._store = store
        self._clock = clock
        self._opened = opened  # hears of every table taken from the store
        self._loading: dict[TableId, asyncio.Future[Table | None]] = {}
        self.by_name: dict[TableId, Table] = {}

    def has(self, table: Table) -> bool:
        """Is it still this very table that is open under its name?"""
        return self.by_name.get(table.id) is table

    async def find(self, name: TableId) -> Table | None:
        """A table by its name, from memory or from the store."""
        found = self.by_name.get(name)
        if found is not None:
            return found
        loading = self._loading.get(name)
        if loading is None:
            loading = asyncio.ensure_future(self._load(name))
            self._loading[name] = loading
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: TableId) -> Table | None:
        saved = await self._store.load(name)
        table = None if saved is None else await self._from_shelf(saved)
        if table is not None:
            self.by_name[name] = table
            self._opened(table)
        return table

    async def _from_shelf(self, saved: SavedTable) -> Table | None:
        """A table as it was left, reckoned beside the loop; one whose rules are gone is told from its log."""
        try:
            game = games.load(saved.row.game)
        except games.UnknownGame as fault:
            log.warning("a table cannot be shown", extra={"table": saved.row.id, "why": str(fault)})
            return None
        now = self._clock.now()
        try:
            return await asyncio.to_thread(from_shelf, TableRules(game, saved.row.seed), saved, now)
        except Exception as fault:  # whatever rules may trip over that never saw this log
            why = str(fault)
        whole = replace(saved, snapshot=None, entries=await self._store.entries(saved.row.id, 1, saved.row.n))
        try:
            return await asyncio.to_thread(from_shelf, TableRules(game, saved.row.seed), whole, now)
        except Exception:
            log.warning("a table is only told from now on", extra={"table": saved.row.id, "why": why})
            return await asyncio.to_thread(from_shelf, Retelling(game, saved.row.seed), whole, now)

    def put_away(self, empty_before: int) -> None:
        """Tables nobody has been at for a while go back to the shelf, as many as nobody else waits for."""
        ends = time.perf_counter() + PUT_AWAY_SECONDS
        idle = [t for t in self.by_name.values() if not (t.sessions or t.pending or t.bots_at_work)]
        for table in idle:
            if table.empty_since < empty_before and time.perf_counter() < ends:
                if table.is_worth_a_snapshot():
                    self._store.keep(table.id, table.snapshot())
                del self.by_name[table.id]

    def keep_snapshots(self) -> None:
        """For a while, of the tables most has happened at since their last: the others can be followed again."""
        ends = time.perf_counter() + SNAPSHOTS_SECONDS
        worth = [t for t in self.by_name.values() if t.is_worth_a_snapshot() and not t.pending]
        for table in sorted(worth, key=lambda t: t.kept - t.written.n):
            if time.perf_counter() > ends:
                return
            self._store.keep(table.id, table.snapshot())
