"""The desk: opening tables, letting people in, moving, forgetting – what is asked before one sits, or beside the game.

Every secret is told once, to the one who asked, and kept as a hash.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from threedoors import games
from threedoors.core import Refused, Seat, new_seed, seal
from threedoors.tables import facts as f
from threedoors.tables import hosting, seating, stories, telling, wire
from threedoors.tables.asking import Asking, Draft, check_host, check_lobby, check_own_seat, no
from threedoors.tables.head import Following, Head
from threedoors.tables.house import House, people_behind
from threedoors.tables.ids import TableId, hashed, new_secret, new_table_id
from threedoors.tables.invitations import Invitations
from threedoors.tables.session import Session
from threedoors.tables.store import NotWritten, TableRow
from threedoors.tables.table import Table
from threedoors.texts import LANGUAGES

MOVE_GOOD_FOR_MS = 10 * 60_000
KNOCK_WAITS_SECONDS = 20.0
ANSWER_WITHIN_SECONDS = 30.0
MOST_TOKENS = 100

NOT_WRITTEN = no("not-written")
NO_KEY = no("key-opens-nothing")
NO_TABLE = no("no-such-table")


class Desk:
    """Answers what is asked of the house rather than of a table's referee."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.invitations = Invitations(house.entropy)

    # --- opening and joining ----------------------------------------------------------------------

    async def open_table(
        self,
        game_name: str,
        seats: int,
        name: str,
        language: str,
        options: bytes = b"{}",
        settings: f.Settings | None = None,
        bot_levels: Sequence[str] = (),
        sit: bool = True,
    ) -> wire.Key | Refused:
        """A new table; the asker is its host."""
        try:
            game = games.load(game_name)
        except games.UnknownGame:
            return no("no-such-game", game=game_name[:40], games=list(games.names()))
        token, invite, seed = new_secret(self.house.entropy), new_secret(self.house.entropy), self._seed()
        host = seating.named(1, name, language, hashed(token))
        if isinstance(host, Refused):
            return host
        settings = settings or f.Settings()
        asking = Asking(Head(), Following(game, seed), (), {})
        checked = hosting.checked_options(asking, options, seats)
        if isinstance(checked, Refused):
            return checked
        first = int(sit)
        if refused := hosting.check_settings(asking, settings) or _check_bots(asking, bot_levels, seats - first):
            return refused
        opened = f.TableOpened(game.name, game.rules_version, checked, seats, settings, seal(seed))
        sat = (f.SatDown(1, 0),) if sit else ()
        seated = tuple(f.BotSeated(first + i, bot) for i, bot in enumerate(bot_levels))
        draft = Draft((opened, f.PersonCame(1), *sat, *seated), 1, people=(host,), invite=hashed(invite))
        table = await self._opened(game.name, seed, draft)
        return NOT_WRITTEN if table is None else wire.Key(table.id, 1, token, invite)

    async def _opened(self, game: str, seed: str, draft: Draft) -> Table | None:
        wall = self.house.wall()
        row = TableRow(new_table_id(self.house.entropy), game, seed, wall, wall)
        table, written = self.house.open_table(row, draft)
        return table if await written else None

    def _seed(self) -> str:
        return self.house.entropy(len(new_seed()) // 2).hex()

    async def lobby(self, name: TableId, invite: str = "", token: str = "") -> wire.Lobby | Refused:
        """A table as a link shows it; nothing is taken by looking."""
        table = await self._invited(name, invite, token)
        if isinstance(table, Refused):
            return table
        seen = telling.table_seen(table.id, table.rules, table.written, table.names, table.here)
        return wire.Lobby(seen, self.house.clock.now())

    async def join(
        self, name: TableId, seat: Seat | None, person_name: str, language: str, invite: str = "", token: str = ""
    ) -> wire.Key | Refused:
        """Take a seat by a click, or (no seat) look on. With a token: one more player at the same screen."""
        table = await self._invited(name, invite, token)
        if isinstance(table, Refused):
            return table
        own = people_behind(table, hashed(token)) if token else ()
        key = token if own else new_secret(self.house.entropy)
        row = seating.named(table.head.last_person + 1, person_name, language, hashed(key))
        if isinstance(row, Refused):
            return row
        draft = seating.come(table.asking(own), row, seat)
        if isinstance(draft, Refused):
            return draft
        if not await self.house.written(table, draft):
            return NOT_WRITTEN
        return wire.Key(name, row.person, key)

    async def _invited(self, name: TableId, invite: str, token: str) -> Table | Refused:
        table = await self.house.table(name)
        if table is None:
            return NO_TABLE
        if token and people_behind(table, hashed(token)):
            return table
        if invite and await self.house.store.is_invited(name, hashed(invite), self.house.clock.now()):
            return table
        return NO_KEY

    async def _known(self, name: TableId, token: str) -> tuple[Table, tuple[int, ...]] | Refused:
        table = await self.house.table(name)
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
        code, ends = new_secret(self.house.entropy), self.house.clock.now() + MOVE_GOOD_FOR_MS
        await self.house.store.lend(name, hashed(code), hashed(token), ends)
        return wire.MoveCode(code, ends)

    async def moved(self, name: TableId, code: str) -> wire.Key | Refused:
        """My seats are on this device now; the old key opens nothing any more."""
        table = await self.house.table(name)
        if table is None:
            return NO_TABLE
        token = new_secret(self.house.entropy)
        people = await self.house.store.move(name, hashed(code), hashed(token), self.house.clock.now())
        if not people:
            return no("code-spent")
        for person in people:
            table.names[person] = msgspec.structs.replace(table.names[person], token=hashed(token))
        for session in tuple(table.sessions):
            if set(session.people) & set(people):
                self.house.leave(session)
                session.bye("moved-away", again=False)
        return wire.Key(name, people[0], token)

    # --- the past ---------------------------------------------------------------------------------

    async def at(self, name: TableId, token: str, n: int, seat: Seat | None) -> wire.Moment | Refused:
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
        snapshot, entries = await self.house.store.before(name, n)
        head = stories.head_at(table.rules, snapshot, entries)
        if head.state is None:
            return wire.Moment(n, None)
        game = table.rules.game
        return wire.Moment(n, msgspec.Raw(game.encode(game.view(head.state, seat))))

    async def door(self, name: TableId, token: str) -> str | Refused:
        """The finished game as a file."""
        known = await self._known(name, token)
        if isinstance(known, Refused):
            return known
        table, _ = known
        if table.written.phase != "over":
            return no("not-over-yet")
        entries = await self.house.store.entries(name, 1, table.written.n)
        return stories.door(table.rules.game, table.rules.seed, table.written, entries, table.names)

    # --- my tables --------------------------------------------------------------------------------

    async def mine(self, tokens: Sequence[str]) -> tuple[wire.MyTable, ...]:
        """The tables these tokens open, the newest touched first."""
        found = []
        for number, token in enumerate(tokens[:MOST_TOKENS]):
            for kept in await self.house.store.tables_of(hashed(token)):
                table = await self.house.table(kept.row.id)
                if table is not None:
                    found.append(_my_table(table, kept.people, kept.row.touched, number))
        return tuple(sorted(found, key=lambda mine: -mine.touched))

    async def forget(self, tokens: Sequence[str]) -> int:
        """Delete names, languages, chat and keys behind these tokens; seats in running games go to bots."""
        count = 0
        for token in tokens[:MOST_TOKENS]:
            for kept in await self.house.store.tables_of(hashed(token)):
                table = await self.house.table(kept.row.id)
                if table is not None:
                    await self._forget_at(table, kept.people)
                await self.house.store.forget(kept.row.id, kept.people)
                count += 1
        return count

    async def _forget_at(self, table: Table, people: tuple[int, ...]) -> None:
        left = seating.leave(table.asking(people))
        assert isinstance(left, Draft)
        gone = tuple(f.Forgotten(person) for person in people)
        await self.house.written(table, Draft((*left.facts, *gone)))
        for person in people:
            table.names.pop(person, None)

    # --- spoken invitations -----------------------------------------------------------------------

    async def knock(self, words: str, name: str) -> str | Refused:
        """Come by spoken words: the host is asked."""
        row = seating.named(0, name, "en", "")
        if isinstance(row, Refused):
            return row
        knock = self.invitations.knock(words, row.name, self.house.clock.now())
        table = await self.house.table(knock.table) if knock else None
        if knock is None or table is None or table.written.phase != "lobby":
            return no("words-open-nothing")
        for session in table.sessions:
            if table.written.host in session.people:
                session.send(wire.Knocking(knock.id, knock.name))
        return knock.id

    async def knock_answer(self, knock_id: str) -> wire.KnockAnswer | Refused:
        """Wait for the host's answer, for a while."""
        knock = self.invitations.find(knock_id, self.house.clock.now())
        if knock is None:
            return no("words-open-nothing")
        try:
            await asyncio.wait_for(knock.answered.wait(), KNOCK_WAITS_SECONDS)
        except TimeoutError:
            return wire.KnockAnswer("wait")
        if not knock.answer:
            return wire.KnockAnswer("no")
        table = await self.house.table(knock.table)
        if table is None:
            return NO_TABLE
        return wire.KnockAnswer("yes", table.id, await self._single_invite(table))

    async def _single_invite(self, table: Table) -> str:
        """An invitation for whoever was let in, good for ten minutes."""
        invite = new_secret(self.house.entropy)
        await self.house.store.invite(table.id, hashed(invite), self.house.clock.now() + MOVE_GOOD_FOR_MS)
        return invite

    # --- asked at the table, answered here --------------------------------------------------------

    def request(self, session: Session, request: wire.TableRequest) -> None:
        """Whatever somebody connected asks: most goes the one road, some is answered here."""
        match request:
            case wire.Ask():
                self.house.soon(self._answer(session, request))
            case wire.Rematch():
                self.house.soon(self._rematch(session, request))
            case wire.RenewInvitation():
                self.house.soon(self._renew(session, request))
            case wire.SpeakInvitation():
                self._speak(session, request)
            case wire.LetIn():
                self._let_in(session, request)
            case _:
                self.house.request(session, request)

    async def _answer(self, session: Session, request: wire.Ask) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        if (refused := check_own_seat(table.asking(session.people), request.seat)) or table.written.state is None:
            session.send(wire.Refusal(request.id, refused or no("not-started", "host-can-start")))
            return
        game = table.rules.game
        view = game.encode(game.view(table.written.state, request.seat))
        try:
            work = self.house.workers.answer(game.name, view, bytes(request.question))
            answer = await asyncio.wait_for(work, ANSWER_WITHIN_SECONDS)
        except Exception:
            answer = no("no-answer")
        if isinstance(answer, Refused):
            session.send(wire.Refusal(request.id, answer))
        else:
            session.send(wire.Answered(request.id, msgspec.Raw(answer)))

    async def _renew(self, session: Session, request: wire.RenewInvitation) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        refused = check_host(table.asking(session.people))
        if refused:
            session.send(wire.Refusal(request.id, refused))
            return
        invite = new_secret(self.house.entropy)
        try:
            await self.house.store.renew(table.id, hashed(invite))
            session.send(wire.Invitation(request.id, invite))
        except NotWritten:
            session.send(wire.Refusal(request.id, NOT_WRITTEN))

    def _speak(self, session: Session, request: wire.SpeakInvitation) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        asking = table.asking(session.people)
        if refused := check_host(asking) or check_lobby(asking):
            session.send(wire.Refusal(request.id, refused))
            return
        language = request.language or table.names[table.head.host].language
        if language not in LANGUAGES:
            session.send(wire.Refusal(request.id, no("unknown-language", languages=list(LANGUAGES))))
            return
        words, ends = self.invitations.speak(table.id, language, self.house.clock.now())
        session.send(wire.Spoken(request.id, words, ends))

    def _let_in(self, session: Session, request: wire.LetIn) -> None:
        table = self.house.tables.get(session.table)
        if table is None:
            return
        refused = check_host(table.asking(session.people))
        if not refused and not self.invitations.answer(table.id, request.knock, request.allowed):
            refused = no("nobody-knocks")
        session.send(wire.Refusal(request.id, refused) if refused else wire.Accepted(request.id))

    async def _rematch(self, session: Session, request: wire.Rematch) -> None:
        """The next table, for everybody at this one: the same seats, the same keys."""
        table = self.house.tables.get(session.table)
        if table is None:
            return
        if table.head.phase != "over" or not table.asking(session.people).seats:
            session.send(wire.Refusal(request.id, no("no-rematch-yet")))
            return
        if table.head.next_table is None:
            await self._open_next(table)
        session.send(wire.Accepted(request.id) if table.head.next_table else wire.Refusal(request.id, NOT_WRITTEN))

    async def _open_next(self, table: Table) -> None:
        seed, invite, wall = self._seed(), new_secret(self.house.entropy), self.house.wall()
        row = TableRow(new_table_id(self.house.entropy), table.head.game, seed, wall, wall)
        draft = msgspec.structs.replace(_next_draft(table, seed), invite=hashed(invite))
        _, written = self.house.open_table(row, draft)
        announced = self.house.written(table, Draft((f.RematchOpened(row.id),)))
        await asyncio.gather(written, announced)


def _next_draft(table: Table, seed: str) -> Draft:
    """The first entries of a rematch: the same game, people and seats, in the same order."""
    head = table.head
    staying = {person: number for number, person in enumerate(head.people, 1) if person in table.names}
    rows = tuple(msgspec.structs.replace(table.names[person], person=number) for person, number in staying.items())
    opened = f.TableOpened(
        head.game, table.rules.game.rules_version, head.options, len(head.seats), head.settings, seal(seed)
    )
    came = tuple(f.PersonCame(number) for number in staying.values())
    sat: list[f.AnyFact] = []
    for seat, holder in enumerate(head.seats):
        if holder.person in staying:
            sat.append(f.SatDown(staying[holder.person], seat))
        elif holder.bot:
            sat.append(f.BotSeated(seat, holder.bot))
    host = f.HostChanged(staying.get(head.host, 1))
    return Draft((opened, *came, host, *sat), people=rows)


def _check_bots(asking: Asking, levels: Sequence[str], room: int) -> Refused | None:
    if len(levels) > room:
        return no("too-many-bots", bots=len(levels), seats=room)
    return next((refused for level in levels if (refused := hosting.check_bot(asking, level))), None)


def _my_table(table: Table, people: tuple[int, ...], touched: int, number: int) -> wire.MyTable:
    head = table.written
    seats = head.seats_of(people)
    names = tuple(table.names[h.person].name if h.person in table.names else h.bot or "" for h in head.seats)
    awaited = any(seat in wait.seats for wait in table.rules.waits(head) for seat in seats)
    return wire.MyTable(table.id, head.game, head.phase, seats, names, awaited, touched, number)
