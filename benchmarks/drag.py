"""What a move costs while something is dragged: `python -m benchmarks.drag`.

A tile of Dungeon Exit and a card of Munchkin are carried over the table, move by move, and the browser's own counters
(script, style, layout) are read before and after: at full speed, and slowed down four times, as a cheap phone is.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Locator, Page

from benchmarks._page import write_section
from tests.browser import exit_hands, exit_levels
from tests.browser import munchkin_hands as mats
from tests.browser.chromium import MISSING, find_chromium, start
from tests.open_house import open_house

MOVES = 120
COUNTERS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
SLOWED = (1, 4)


class Cost(NamedTuple):
    """Milliseconds a move."""

    script: float
    style: float
    layout: float

    @property
    def total(self) -> float:
        return sum(self)


def tile(page: Page, house: str) -> tuple[Locator, Locator]:
    exit_hands.open_level(page, house, exit_levels.FIRST)
    for piece in exit_hands.pieces(exit_levels.FIRST, exit_levels.FIRST_WAY)[:5]:
        exit_hands.lay(page, piece)
    return page.locator('[data-tile="I3"]'), page.locator('[data-cell="B2"]')


def card(page: Page, house: str) -> tuple[Locator, Locator]:
    mats.at_one_screen(page, house)
    return page.locator(".hand button.card").first, page.locator(".rivals .mat").first


DRAGS: dict[str, Callable[[Page, str], tuple[Locator, Locator]]] = {
    "Dungeon Exit, a tile over the board": tile,
    "Munchkin, a card over the table": card,
}


def cost(browser: Browser, house: str, prepare: Callable[[Page, str], tuple[Locator, Locator]], slowed: int) -> Cost:
    """Carry it there and back, and share what that took among the moves."""
    with browser.new_context(viewport={"width": 1440, "height": 900}, locale="en") as context:
        page = context.new_page()
        what, onto = prepare(page, house)
        start_box, end_box = what.bounding_box(), onto.bounding_box()
        assert start_box
        assert end_box
        line = context.new_cdp_session(page)
        line.send("Performance.enable")
        line.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
        x, y = start_box["x"] + start_box["width"] / 2, start_box["y"] + 20
        to_x, to_y = end_box["x"] + end_box["width"] / 2, end_box["y"] + end_box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 30, y - 30, steps=3)
        before = counters(line.send("Performance.getMetrics"))
        for n in range(1, MOVES + 1):
            page.mouse.move(x + (to_x - x) * n / MOVES, y + (to_y - y) * n / MOVES)
        after = counters(line.send("Performance.getMetrics"))
        page.keyboard.press("Escape")
        return Cost(*((after[name] - before[name]) * 1000 / MOVES for name in COUNTERS.values()))


def counters(told: dict[str, list[dict[str, float]]]) -> dict[str, float]:
    return {str(one["name"]): one["value"] for one in told["metrics"]}


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    rows = ["| drag | slowed down | script | style | layout | together |", "|---|---|---|---|---|---|"]
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "tables.db") as house,
        start(path) as browser,
    ):
        for said, prepare in DRAGS.items():
            for slowed in SLOWED:
                found = cost(browser, house, prepare, slowed)
                parts = " | ".join(f"{part:.1f}" for part in found)
                rows.append(f"| {said} | {slowed}× | {parts} | **{found.total:.1f}** |")
                print(rows[-1], flush=True)
    told = f"Milliseconds a move, {MOVES} moves by mouse at 1440×900; the aim is 12 together, slowed down four times."
    write_section("drag", "Dragging", "\n".join((told, "", *rows)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
