"""Opening tables, letting people in, moving, looking back, forgetting: what is asked away from the table.

Every secret is told once, to the one who asked, and kept as a hash.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple, ParamSpec, Protocol, TypeVar

import msgspec

from threedoors import games
from threedoors.core import Refused, Seat, seal
from threedoors.tables import wire
from threedoors.tables.handlers import Handlers
from threedoors.tables.ids import TableId, hashed, new_secret, new_seed, new_table_id
from threedoors.tables.judging.asking import NO_KEY, NO_TABLE, NOT_WRITTEN, Asking, Draft, check_own_seat, no
from threedoors.tables.log.facts import BotSeated, Forgotten, PersonCame, SatDown, Settings, TableOpened
from threedoors.tables.log.head import Head, TableRules
from threedoors.tables.looks import Looks
from threedoors.tables.people import hosting, seating
from threedoors.tables.services.advice import Advisers, HouseForAdvice
from threedoors.tables.services.links import HouseForLinks, Links
from threedoors.tables.services.progress import HouseForProgress, ProgressService
from threedoors.tables.services.questions import HouseForQuestions, Questions
from threedoors.tables.services.rematch import HouseForRematches, Rematches
from threedoors.tables.services.spoken import HouseForCallers, SpokenInvitations
from threedoors.tables.services.wishes import HouseForWishes, Wishes
from threedoors.tables.session import Session
from threedoors.tables.store import TableRow, Unreadable
from threedoors.tables.table import Table
from threedoors.tables.told import stories, telling
from threedoors.tables.told.arrivals import people_behind
from threedoors.tables.told.past import Past
from threedoors.tables.workers import Asker

P = ParamSpec("P")
T = TypeVar("T")

MOVE_GOOD_FOR_MS = 10 * 60_000
MOST_TOKENS = 100


class NewTable(NamedTuple):
    """A table somebody wishes for, and what they are called there."""

    game: str
    seats: int
    name: str
    language: str
    options: bytes = b"{}"
    settings: Settings = Settings()
    bots: Sequence[str] = ()
    sit: bool = True


class HouseForTables(
    HouseForAdvice,
    HouseForLinks,
    HouseForProgress,
    HouseForQuestions,
    HouseForRematches,
    HouseForCallers,
    HouseForWishes,
    Protocol,
):
    """What is asked away from a table needs all of this of the house, and nothing else."""

    past: Past

    def attend(self, handlers: Handlers) -> None:
        """From now on these kinds of request are answered by their handlers."""

    def leave(self, session: Session) -> None:
        """Somebody's connection is gone."""

    async def beside(self, asker: Asker, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Do something long in a thread beside the loop, when it is the asker's turn."""


class TableService:
    """Answers what is asked of the house rather than of a table's referee."""

    def __init__(self, house: HouseForTables) -> None:
        self._house = house
        self.spoken = SpokenInvitations(house)
        self.progress = ProgressService(house)
        self.wishes = Wishes(house)
        for service in (Questions(house), Advisers(house), Rematches(house), Links(house), self.spoken):
            house.attend(service.handlers)

    # --- opening and joining ----------------------------------------------------------------------

    async def open_table(self, wish: NewTable, address: str = "") -> wire.Key | Refused:
        """A new table; the asker is its host."""
        try:
            game = games.load(wish.game)
        except games.UnknownGame:
            return no("no-such-game", game=wish.game[:40], games=list(games.names()))
        token, invite, seed = (
            new_secret(self._house.entropy),
            new_secret(self._house.entropy),
            new_seed(self._house.entropy),
        )
        host = seating.named(1, wish.name, wish.language, hashed(token))
        if isinstance(host, Refused):
            return host
        asking = Asking(Head(), TableRules(game, seed), (), {})
        asker = Asker("", address)  # the table has no name yet
        checked = await self._house.beside(asker, hosting.checked_options, asking, wish.options, wish.seats)
        if isinstance(checked, Refused):
            return checked
        first = int(wish.sit)
        free = wish.seats - first
        if refused := hosting.check_settings(asking, wish.settings) or _check_bots(asking, wish.bots, free):
            return refused
        opened = TableOpened(game.name, game.rules_version, checked, wish.seats, wish.settings, seal(seed))
        sat = (SatDown(1, 0),) if wish.sit else ()
        seated = tuple(BotSeated(first + i, bot) for i, bot in enumerate(wish.bots))
        draft = Draft((opened, PersonCame(1), *sat, *seated), 1, people=(host,), invite=hashed(invite))
        table = await self._opened(game.name, seed, draft)
        return NOT_WRITTEN if table is None else wire.Key(table.id, 1, token, invite)

    async def _opened(self, game: str, seed: str, draft: Draft) -> Table | None:
        wall = self._house.wall()
        row = TableRow(new_table_id(self._house.entropy), game, seed, wall, wall)
        table, written = self._house.open_table(row, draft)
        return table if await written else None

    async def lobby(self, name: TableId, invite: str = "", token: str = "") -> wire.Lobby | Refused:
        """A table as a link shows it; nothing is taken by looking."""
        table = await self._invited(name, invite, token)
        if isinstance(table, Refused):
            return table
        seen = telling.table_seen(table, table.written)
        return wire.Lobby(seen, self._house.clock.now())

    async def join(
        self, name: TableId, seat: Seat | None, person_name: str, language: str, invite: str = "", token: str = ""
    ) -> wire.Key | Refused:
        """Take a seat by a click, or (no seat) look on. With a token: one more player at the same screen."""
        table = await self._invited(name, invite, token)
        if isinstance(table, Refused):
            return table
        own = people_behind(table, hashed(token)) if token else ()
        key = token if own else new_secret(self._house.entropy)
        row = seating.named(table.head.last_person + 1, person_name, language, hashed(key))
        if isinstance(row, Refused):
            return row
        draft = seating.come(table.asking(own), row, seat)
        if isinstance(draft, Refused):
            return draft
        if not await self._house.written(table, draft):
            return NOT_WRITTEN
        return wire.Key(name, row.person, key)

    async def _invited(self, name: TableId, invite: str, token: str) -> Table | Refused:
        table = await self._house.table(name)
        if table is None:
            return NO_TABLE
        if token and people_behind(table, hashed(token)):
            return table
        if invite and table.is_invited(hashed(invite), self._house.clock.now()):
            return table
        return NO_KEY

    async def _known(self, name: TableId, token: str) -> tuple[Table, tuple[int, ...]] | Refused:
        table = await self._house.table(name)
        if table is None:
            return NO_TABLE
        people = people_behind(table, hashed(token))
        return (table, people) if people else NO_KEY

    # --- another device ---------------------------------------------------------------------------

    async def move(self, name: TableId, token: str) -> wire.MoveCode | Refused:
        """A code for my other device."""
        known = await self._known(name, token)
        if isinstance(known, Refused):
            return known
        code, ends = new_secret(self._house.entropy), self._house.clock.now() + MOVE_GOOD_FOR_MS
        await self._house.store.lend(name, hashed(code), hashed(token), ends)
        return wire.MoveCode(code, ends)

    async def moved(self, name: TableId, code: str) -> wire.Key | Refused:
        """My seats are on this device now; the old key opens nothing any more."""
        table = await self._house.table(name)
        if table is None:
            return NO_TABLE
        token = new_secret(self._house.entropy)
        people = await self._house.store.move(name, hashed(code), hashed(token), self._house.clock.now())
        if not people:
            return no("code-spent")
        for person in people:
            table.names[person] = msgspec.structs.replace(table.names[person], token=hashed(token))
        for session in tuple(table.sessions):
            if set(session.people) & set(people):
                self._house.leave(session)
                session.bye("moved-away", again=False)
        return wire.Key(name, people[0], token)

    # --- the past ---------------------------------------------------------------------------------

    async def at(
        self, name: TableId, token: str, n: int, seat: Seat | None, address: str = ""
    ) -> wire.PastView | Refused:
        """The table at any number of its log: my own seats, or what spectators saw; any seat after the end."""
        known = await self._known(name, token)
        if isinstance(known, Refused):
            return known
        table, people = known
        if not 1 <= n <= table.written.n:
            return no("no-such-moment", n=n, most=table.written.n)
        if seat is not None and table.written.phase != "over":
            if refused := check_own_seat(table.asking(people), seat):
                return refused
        elif seat is not None and not 0 <= seat < len(table.written.seats):
            return no("no-such-seat-here", number=seat + 1, seats=len(table.written.seats))
        head = await self._house.past.head_at(table, n, address)
        if head.state is None:
            return wire.PastView(n, None)
        return wire.PastView(n, Looks(table.rules.game, head.state).travelling(seat))

    async def story(self, name: TableId, token: str, before: int, address: str = "") -> wire.Story | Refused:
        """The part of the log that ends before a number, as I heard it."""
        known = await self._known(name, token)
        if isinstance(known, Refused):
            return known
        table, people = known
        last = min(before - 1, table.written.n)
        if last < 1:
            return wire.Story(1, ())
        first = max(1, last - stories.MOST_MISSED + 1)
        seats = table.written.seats_of(people)
        return wire.Story(first, await self._house.past.told(table, seats, first, last, address))

    async def door(self, name: TableId, token: str, address: str = "") -> str | Refused:
        """The finished game as a file."""
        known = await self._known(name, token)
        if isinstance(known, Refused):
            return known
        table, _ = known
        if table.written.phase != "over":
            return no("not-over-yet")
        entries = await self._house.store.entries(name, 1, table.written.n)
        asker, names = Asker(name, address), dict(table.names)
        return await self._house.beside(asker, stories.door, table.rules, table.written, entries, names)

    # --- what lies ready ---------------------------------------------------------------------------

    async def shelf(self, game: str, address: str = "") -> Any | None:
        """What a game brings to be played today: its books of levels, the level of the day; None if it brings none."""
        found = next((each for each in games.find() if each.name == game), None)
        if found is None or found.shelf is None:
            return None
        today = datetime.fromtimestamp(self._house.wall() / 1000, UTC).date()
        return await self._house.beside(Asker("", address), found.shelf, today)

    # --- my tables --------------------------------------------------------------------------------

    async def mine(self, tokens: Sequence[str]) -> tuple[wire.MyTable, ...]:
        """The tables these tokens open, the newest touched first."""
        found = []
        for number, token in enumerate(tokens[:MOST_TOKENS]):
            for kept in await self._house.store.tables_of(hashed(token)):
                table = await self._readable(kept.row.id)
                if table is not None:
                    found.append(_my_table(table, kept.people, kept.row.touched, number))
        return tuple(sorted(found, key=lambda mine: -mine.touched))

    async def forget(self, tokens: Sequence[str]) -> int:
        """Delete names, languages, chat and keys behind these tokens; seats in running games go to bots."""
        count = 0
        for token in tokens[:MOST_TOKENS]:
            for kept in await self._house.store.tables_of(hashed(token)):
                table = await self._readable(kept.row.id)
                if table is not None:
                    await self._forget_at(table, kept.people)
                await self._house.store.forget(kept.row.id, kept.people)
                count += 1
        return count

    async def _readable(self, name: TableId) -> Table | None:
        """A table, if it is there and not damaged: one that is keeps nobody from the others."""
        try:
            return await self._house.table(name)
        except Unreadable:
            return None

    async def _forget_at(self, table: Table, people: tuple[int, ...]) -> None:
        left = seating.leave(table.asking(people))
        assert isinstance(left, Draft)
        gone = tuple(Forgotten(person) for person in people)
        await self._house.written(table, Draft((*left.facts, *gone)))
        for person in people:
            table.names.pop(person, None)


def _check_bots(asking: Asking, levels: Sequence[str], room: int) -> Refused | None:
    if len(levels) > room:
        return no("too-many-bots", bots=len(levels), seats=room)
    return next((refused for level in levels if (refused := hosting.check_bot(asking, level))), None)


def _my_table(table: Table, people: tuple[int, ...], touched: int, number: int) -> wire.MyTable:
    head = table.written
    seats = head.seats_of(people)
    names = tuple(table.names[h.person].name if h.person in table.names else "" for h in head.seats)
    awaited = any(seat in wait.seats for wait in table.rules.waits(head) for seat in seats)
    return wire.MyTable(table.id, head.game, head.phase, seats, names, awaited, touched, number)
