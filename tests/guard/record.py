"""Keep an evening: ``python -m tests.guard.record NAME`` plays every case of ``cases.py`` and writes what it left.

First the tables are played and the house is shut; then, on copies of its file, what is asked next is chosen and what
everybody hears is written down, twice, because only what is heard both times can be promised. Words of the program
of the day are used freely here: nothing but the tests beside this file has to outlive it.
"""

import asyncio
import json
import lzma
import random
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from msgspec.structs import replace

from tests.games.dungeon_exit.boards import acts
from tests.guard import HERE, Asked, Kept, keep_doors, keep_heard
from tests.guard.cases import CASES, Case
from tests.guard.comparing import missing
from tests.guard.listening import Sitting, listen, post
from tests.server.running import Running
from threedoors import games
from threedoors.bots import seat_bot
from threedoors.core import Action, Chance, Concede
from threedoors.games.dungeon_exit.actions import GetReady, Swap

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
BEFORE = {"knock": 9, "munchkin": 24, "dungeon_exit": 5}  # acts played before the house is shut
AFTER = {"knock": 12, "munchkin": 30, "dungeon_exit": 100}  # acts asked and listened to afterwards
QUIET_SECONDS = 0.8  # after which nothing more follows from somebody's coming back
LONGEST = 260  # acts; after that people give up, so that files stay small
SETTINGS = {"takeover_seconds": None, "bots": "brisk"}


class Table:
    """One table being played, and who acts next."""

    def __init__(self, case: Case, sitting: Sitting, done: int = 0) -> None:
        self.case, self.sitting, self.done = case, sitting, done
        self.game = games.load(case.game)
        self.luck = random.Random(case.name)
        self.bot = None if case.game == "dungeon_exit" else seat_bot(self.game, "greedy")

    def view(self, seat: int) -> Any:
        """What a seat sees, with the own cards that are told once, as options."""
        seen = json.loads(json.dumps(self.sitting.people[seat].views[seat]))
        where = seen if "options" in seen else seen.get("board", seen)
        if "options" in where:
            where["options"] = self.sitting.people[0].table["options"] | where["options"]
            for own in ("deck", "own_set"):
                if self.sitting.people[0].table["options"].get(own):
                    where["options"][own] = self.sitting.people[0].table["options"][own]
        return msgspec.convert(seen, self.game.view_type)

    def chance(self) -> Chance:
        return Chance(self.luck.randbytes(32))

    def over(self) -> bool:
        return bool(self.sitting.people[0].table["phase"] == "over")

    def next_act(self, people: Sequence[int]) -> Action | None:
        """What one of these seats does now; None if none of them has to act."""
        if self.bot is None:
            solving = exit_acts(self.case)
            return solving[self.done] if self.done < len(solving) else Concede(0)
        if self.done > LONGEST:
            return Concede(max(seat for seat in people if self.view(seat).choices))
        for seat in people:
            offered = self.bot.volunteer(self.view(seat), self.chance())
            if offered:
                return offered.action
        for seat in people:
            if any(seat in wait.seats for wait in self.view(seat).waits):
                return self.bot.choose(self.view(seat), self.chance()).action
        return None

    async def act(self, action: Action) -> Asked:
        """Ask for an act and count it; a refused one is tried again by somebody's other thought."""
        self.done += 1
        request = {"type": "Act", "id": f"act-{self.done}", "action": json.loads(self.game.encode(action))}
        asked = Asked(action.seat, request)
        await self.sitting.ask(asked)
        return asked

    async def play(self, acts: int) -> None:
        for _ in range(acts):
            action = None if self.over() else self.next_act(range(self.case.seats))
            if action is None:
                return
            await self.act(action)


def exit_acts(case: Case) -> list[Action]:
    """The acts that solve a level: in a race both take turns, together they swap where a way has a stroke."""
    parts = [[acts(case.level, seat, part) for part in way.split(" / ")] for seat, way in enumerate(case.way)]
    match case.options.get("mode"):
        case "race":
            (hers,), (his,) = parts
            mixed = [act for pair in zip(hers, his, strict=False) for act in pair]
            return [GetReady(0), GetReady(1), *mixed, *his[len(hers) :]]
        case "coop":
            (first, then), (other, after) = parts
            return [*first, *other, Swap(1), Swap(0), *then, *after]
    return [*parts[0][0]]


# --- the tables ----------------------------------------------------------------------------------


async def opened(http: aiohttp.ClientSession, address: str, case: Case, stage: str) -> Kept:
    """A table with everybody's keys; in the lobby the last chair may stay empty."""
    bots = ["greedy" if case.game != "dungeon_exit" else "random"] * (case.seats - 1) if stage == "bots" else []
    key = await post(
        http, address, "/api/tables",
        game=case.game, seats=case.seats, name="Ada", options=case.options, settings=SETTINGS, bots=bots,
    )  # fmt: skip
    path, tokens = f"/api/tables/{key['table']}", [key["token"]]
    for seat in range(1, 1 if bots else case.seats):
        sat = await post(http, address, f"{path}/sit", seat=seat, name=NAMES[seat], invite=key["invite"])
        tokens.append(sat["token"])
    tokens.append((await post(http, address, f"{path}/watch", name="Tom", invite=key["invite"]))["token"])
    return Kept(case.name, stage, case.game, case.seats, key["table"], key["invite"], tokens, 0)


async def played(address: str, case: Case, kept: Kept) -> Kept | None:
    """Play a table as far as its stage says; None if it was over before."""
    async with Sitting(address, kept.table, kept.tokens) as sitting:
        table = Table(case, sitting)
        host = sitting.people[0]
        if kept.stage != "lobby":
            await sitting.ask(Asked(0, {"type": "Start", "id": "start"}))
            await sitting.people[0].until(lambda: 0 in host.views)
        if kept.stage in ("people", "over"):
            await table.play(BEFORE[case.game] if kept.stage == "people" else 10_000)
        if kept.stage == "bots":
            await with_bots(table)
            await sitting.ask(Asked(0, {"type": "Pause", "id": "pause"}))
        return replace(kept, n=host.n) if table.over() == (kept.stage == "over") else None


async def with_bots(table: Table) -> None:
    """A person and bots, until the log is long enough."""
    host = table.sitting.people[0]
    while host.n < 16 and not table.over():
        mine = [act for act in exit_acts(table.case) if act.seat == 0] if table.bot is None else []
        action = table.next_act((0,)) if table.bot else next(iter(mine[table.done :]), None)
        if action is not None:
            await table.act(action)
        else:
            before = host.n
            await host.until(lambda before=before: host.n > before)


async def tables(address: str) -> list[Kept]:
    found = []
    async with aiohttp.ClientSession() as http:
        for case in CASES:
            for stage in ("lobby", "people", "bots", "over"):
                if stage == "bots" and (case.seats == 1 or case.name == "exit-coop"):
                    continue
                while not (kept := await played(address, case, await opened(http, address, case, stage))):
                    print("again:", case.name, stage)
                found.append(kept)
                print(kept.name, kept.n, flush=True)
    return found


# --- what is asked afterwards -----------------------------------------------------------------------


async def scripted(address: str, case: Case, kept: Kept) -> Kept:
    """Choose what is asked at a table of people: a talk, a wrong act, a question, then the game goes on."""
    script: list[Asked] = []
    if kept.stage != "people":
        return kept
    async with Sitting(address, kept.table, kept.tokens, quiet_seconds=QUIET_SECONDS) as sitting:
        table = Table(case, sitting, BEFORE[case.game])
        for asked in (*talk(), *questions(table)):
            await sitting.ask(asked)
            script.append(asked)
        for _ in range(AFTER[case.game]):
            action = None if table.over() else table.next_act(range(case.seats))
            if action is None:
                break
            script += [await wrong(table, action), await table.act(action)]
        return replace(kept, script=script, back=sitting.back)


def talk() -> Iterator[Asked]:
    yield Asked(0, {"type": "Say", "id": "say", "text": "Here again. Where were we?"})
    yield Asked(0, {"type": "Gesture", "id": "nod", "seat": 0, "gesture": "nod"})


def questions(table: Table) -> Iterator[Asked]:
    """Something each game is asked about."""
    hand = (table.sitting.people[0].views[0].get("hand") or [None])[0]
    asked: dict[str, list[dict[str, Any]]] = {
        "knock": [{"type": "WhatIf", "card": hand}, {"type": "AboutCard", "card": hand}],
        "munchkin": [{"type": "AskIfHelped"}, {"type": "AskSale", "items": []}],
        "dungeon_exit": [{"type": "WhereFits", "tile": "U5"}, {"type": "WouldBreak", "tile": "U5", "at": "B11"}],
    }
    for number, question in enumerate(asked[table.case.game]):
        yield Asked(0, {"type": "Ask", "id": f"question-{number}", "seat": 0, "question": question})


async def wrong(table: Table, action: Action) -> Asked:
    """The same act as somebody else's, or of nobody: refused, and why is told."""
    other = (action.seat + 1) % (table.case.seats + 1)
    fields = {**json.loads(table.game.encode(action)), "seat": other}
    asked = Asked(action.seat, {"type": "Act", "id": f"wrong-{table.done}", "action": fields})
    answer = await table.sitting.ask(asked)
    assert answer["type"] == "Refusal", answer
    return asked


# --- the evening ------------------------------------------------------------------------------------


def dump(db: Path) -> bytes:
    with closing(sqlite3.connect(db)) as connection:
        script = "\n".join(connection.iterdump())
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        program = connection.execute("PRAGMA application_id").fetchone()[0]
    return f"{script}\nPRAGMA user_version = {version};\nPRAGMA application_id = {program};\n".encode()


def main(name: str) -> None:
    folder = HERE / name
    folder.mkdir(exist_ok=True)
    by_name = {case.name: case for case in CASES}
    with tempfile.TemporaryDirectory() as made:
        db = Path(made) / "tables.db"
        with Running(db) as server:
            found = asyncio.run(tables(server.address))
            texts = asyncio.run(files(server.address, found))
            server.stop()
        (folder / "tables.sql.xz").write_bytes(lzma.compress(dump(db), preset=9))
        keep_doors(folder, texts)
        with Running(copied(db, "choosing")) as server:
            found = [asyncio.run(scripted(server.address, by_name[each.case], each)) for each in found]
        with Running(copied(db, "one")) as one, Running(copied(db, "other")) as other:
            for each in found:
                if each.stage in ("people", "over"):
                    told = asyncio.run(listen(one.address, each))
                    differing = [*missing(told, asyncio.run(listen(other.address, each)))]
                    assert not differing, (each.name, differing[:5])
                    keep_heard(folder, each.name, told)
    (folder / "tables.json").write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


async def files(address: str, found: list[Kept]) -> dict[str, str]:
    async with aiohttp.ClientSession() as http:
        return {
            f"{each.case}.door": await post(http, address, f"/api/tables/{each.table}/door", token=each.tokens[0])
            for each in found
            if each.stage == "over"
        }


def copied(db: Path, name: str) -> Path:
    copy = db.with_name(f"{name}.db")
    shutil.copy(db, copy)
    return copy


if __name__ == "__main__":
    main(sys.argv[1])
