"""What a page costs that nobody touches: `python -m benchmarks.idle_page`.

The share of one core all processes of Chromium take together, drawing in software: the front page by torch and by day,
and the three tables. The first seconds are left out, for a page comes to rest only after a while without a hand on it.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from benchmarks._page import write_section
from tests.browser import exit_hands, exit_levels, hands
from tests.browser import munchkin_hands as mats
from tests.browser.chromium import MISSING, find_chromium, start
from tests.open_house import open_house

SETTLED = 1.2  # seconds until a page that has come to rest has drawn its last frame
WATCHED = 14.0
NAME = "chrom"  # in the command of each of its processes
TICKS = os.sysconf("SC_CLK_TCK")


def front(page: Page, house: str) -> None:
    page.goto(house)


def knock(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Solo").first.click()
    hands.wait_for_somebody([page])


def munchkin(page: Page, house: str) -> None:
    mats.at_one_screen(page, house)


def dungeon_exit(page: Page, house: str) -> None:
    exit_hands.open_level(page, house, exit_levels.FIRST)
    for piece in exit_hands.pieces(exit_levels.FIRST, exit_levels.FIRST_WAY)[:3]:
        exit_hands.lay(page, piece)


PAGES: dict[str, tuple[Callable[[Page, str], None], bool]] = {
    "front page, by torch": (front, False),
    "front page, by day": (front, True),
    "Knock, alone": (knock, False),
    "Munchkin, your turn": (munchkin, False),
    "Dungeon Exit, three tiles laid": (dungeon_exit, False),
}


def family(of: int) -> set[int]:
    """A process and all that it started, and they in turn."""
    children: dict[int, list[int]] = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has ended meanwhile
        children.setdefault(int(fields[1]), []).append(int(entry.parent.name))
    found, new = set[int](), {of}
    while new:
        found |= new
        new = {child for one in new for child in children.get(one, [])} - found
    return found


def spent() -> float:
    """Seconds of CPU all our Chromium processes have taken so far."""
    ticks = 0
    for process in family(os.getpid()):
        try:
            command = Path(f"/proc/{process}/cmdline").read_text()
            fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if NAME in command.split("\0")[0]:
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def share(browser: Browser, house: str, arrive: Callable[[Page, str], None], day: bool) -> float:
    """The share of a core one page takes once it rests."""
    with browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en", color_scheme="light" if day else "dark"
    ) as context:
        page = context.new_page()
        arrive(page, house)
        expect(page.locator("html")).to_have_class("resting" if not day else "day resting", timeout=30_000)
        page.wait_for_timeout(SETTLED * 1000)
        before, began = spent(), time.monotonic()
        time.sleep(WATCHED)
        return (spent() - before) / (time.monotonic() - began)


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "tables.db") as house,
        start(path) as browser,
    ):
        rows = []
        for said, (arrive, day) in PAGES.items():
            measured = share(browser, house, arrive, day)
            print(f"{said}: {measured:.2%}", flush=True)
            rows.append(f"| {said} | {measured:.2%} |")
    told = (
        f"All processes of one Chromium that draws in software, watched for {WATCHED:.0f} s once the page rests, which"
        " it does after eight seconds without a touch. The aim is 1 % of a core."
    )
    write_section("idle_page", "An idle page", "\n".join((told, "", "| page | share of a core |", "|---|---|", *rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
