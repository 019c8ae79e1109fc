"""An honest table beside every rude visitor at once: `python -m benchmarks.rude_visitors [--seconds 60]`.

Two houses on one machine, the same honest people at both: a table whose three people write something down eight times a
second each, a table of bots, somebody who comes every two seconds and opens a table. All rude visitors of
tests/server/rude go to the first house only, from a process of their own. Both houses are measured in the same seconds,
so what the machine loses to the visitors' own noise it loses for both; and once before, when nobody is rude.
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from benchmarks._page import write_section
from tests.server.rude.callers import Caller, Chair
from tests.server.rude.honest import HONEST, seconds_to_act, watch_bots
from tests.server.running import Running

EVERY_SECONDS = 1 / 8
NEWCOMER_EVERY_SECONDS = 2.0
PATIENCE = 5


class Evening(NamedTuple):
    """What the honest people of one house met."""

    acts: list[float]  # seconds from asking to being acknowledged
    bots: list[float]  # seconds between acts of bots
    newcomers: list[float]  # seconds to open a table and be welcomed
    turned_away: int


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    seconds = parser.parse_args().seconds
    with tempfile.TemporaryDirectory() as folder:
        besieged = Running(Path(folder) / "besieged.db", limits={})
        quiet = Running(Path(folder) / "quiet.db", limits={})
        with besieged, quiet:
            before = asyncio.run(evenings(besieged, quiet, seconds / 2))
            with visitors(besieged, seconds + 4) as rude:
                time.sleep(3)
                during = asyncio.run(evenings(besieged, quiet, seconds))
                told, _ = rude.communicate()
    write_section("rude_visitors", "An honest table beside every rude visitor", page(seconds, before, during, told))
    return 0


def visitors(server: Running, seconds: float) -> "subprocess.Popen[str]":
    """In a process of their own, behind the houses in the queue for a core: real visitors bring their own machines."""
    asked = [server.address, str(server.pid), str(seconds)]
    patient = ["nice", "-n", str(PATIENCE), sys.executable, "-m", "tests.server.rude.all_at_once", *asked]
    return subprocess.Popen(patient, stdout=subprocess.PIPE, text=True)


async def evenings(one: Running, other: Running, seconds: float) -> tuple[Evening, Evening]:
    return await asyncio.gather(evening(one, seconds), evening(other, seconds))


async def evening(server: Running, seconds: float) -> Evening:
    """The same honest people, whatever happens around them."""
    seen = Evening([], [], [], 0)
    turned_away: list[str] = []
    async with Caller(server.address, HONEST) as honest:
        key = await honest.open_table("knock", 3)
        chairs = [await honest.sit(key)]
        for seat in (1, 2):
            _, other = await honest.ask(f"/api/tables/{key['table']}/sit", seat=seat, name="Bo", invite=key["invite"])
            chairs.append(await honest.sit(other))
        ends = time.monotonic() + seconds
        await asyncio.gather(
            *(write_down(chair, ends, seen.acts) for chair in chairs),
            wait_for_bots(honest, ends, seen.bots),
            arrive(honest, ends, seen.newcomers, turned_away),
        )
        for chair in chairs:
            await chair.leave()
    return seen._replace(turned_away=len(turned_away))


async def write_down(chair: Chair, ends: float, acts: list[float]) -> None:
    """Something for the log, eight times a second."""
    while time.monotonic() < ends:
        took, answer = await chair.timed("Rename", name=f"Ada {len(acts) % 100}")
        assert answer["type"] == "Accepted", answer
        acts.append(took)
        chair.messages.clear()
        await asyncio.sleep(max(0.0, EVERY_SECONDS - took))


async def wait_for_bots(honest: Caller, ends: float, waits: list[float]) -> None:
    """Watch bots; when their game is over, another."""
    while time.monotonic() < ends:
        host = await watch_bots(honest)
        while time.monotonic() < ends and not is_over(host):
            waits.append(await seconds_to_act(host))
        await host.leave()


def is_over(host: Chair) -> bool:
    """Was the last act the one that ends a game?"""
    played = host.heard("Played")
    return bool(played and (played[-1]["table"] or {}).get("phase") == "over")


async def arrive(honest: Caller, ends: float, waits: list[float], turned_away: list[str]) -> None:
    """A newcomer now and then, from an address of their own."""
    while time.monotonic() < ends:
        since = time.monotonic()
        try:
            async with asyncio.timeout(10):
                chair = await honest.sit(await honest.open_table("knock", 1)) if not waits else await again(honest)
                await chair.leave()
            waits.append(time.monotonic() - since)
        except Exception as why:
            turned_away.append(str(why))
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(NEWCOMER_EVERY_SECONDS)


async def again(honest: Caller) -> Chair:
    """Another table from the same address, as far as one address may open them; then somebody watches one."""
    status, key = await honest.ask("/api/tables", game="knock", seats=1, name="Cy")
    assert status == 200, key
    return await honest.sit(key)


def part(values: list[float], share: float) -> float:
    """Below this lie so many of them, in ms."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def page(seconds: float, before: tuple[Evening, Evening], during: tuple[Evening, Evening], told: str) -> str:
    rows = []
    names = ("nobody is rude", "nobody is rude, next door", "all visitors at once", "the house next door, same seconds")
    for name, met in zip(names, (*before, *during), strict=True):
        bots, newcomers = part(met.bots, 0.5), part(met.newcomers, 1)
        rows.append(
            f"| {name} | {len(met.acts)} | {part(met.acts, 0.5):.1f} | {part(met.acts, 0.99):.1f} | "
            f"{len(met.bots)} | {bots:.0f} | {part(met.bots, 1):.0f} | {newcomers:.0f} | {met.turned_away} |"
        )
    ratio = part(during[0].acts, 0.99) / part(during[1].acts, 0.99)
    head = (
        f"{seconds:g} seconds. Two houses on one machine, the same honest people at both; the visitors of "
        "`tests/server/rude` go to the first, from a process of their own. Times in ms."
    )
    columns = "| | acts | p50 | p99 | acts of bots | p50 | longest | longest arrival | turned away |"
    visits = ", ".join(told.split("\n")).rstrip(", ")
    sum_up = f"p99 of the besieged table: **{ratio:.2f}×** that of the house next door. Visits: {visits}."
    return "\n".join([head, "", columns, "|---|---|---|---|---|---|---|---|---|", *rows, "", sum_up])


if __name__ == "__main__":
    sys.exit(main())
