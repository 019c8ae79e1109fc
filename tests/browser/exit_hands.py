"""Hands at a table of Dungeon Exit on the screen: they take up a tile, turn it, and put it down where a player would.

Solutions are written in the game's own notation (`I4:B3-B4-B5-B6`, bridges `B:C3`) and turned into what is pressed.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, expect

from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.cells import names_of
from threedoors.games.dungeon_exit.board.notation import read_laid, read_level
from threedoors.games.dungeon_exit.board.ways import from_first_end, way_of

SOON = 25_000
BRIDGE = "bridge"


class Piece(NamedTuple):
    """A tile and the way it is to lie: which cell it is held by, how often it is turned, whether it is flipped."""

    tile: str
    cells: tuple[str, ...]
    turn: int = 0
    flipped: bool = False

    @property
    def held_by(self) -> str:
        return self.cells[(len(self.cells) - 1) // 2]


def pieces(level: str, solution: str) -> list[Piece]:
    """A solution as pieces, in the order they are written; bridges stay where they are written."""
    read = read_level(level)
    assert not isinstance(read, Refused), read
    found = []
    for word in solution.split():
        if word.startswith("B:"):
            found.append(Piece(BRIDGE, (word[2:],)))
            continue
        laid = read_laid([word], read)
        assert not isinstance(laid, Refused), laid
        placed = from_first_end(laid.tiles[0])
        turn, flipped = way_of(placed)
        found.append(Piece(placed.tile, tuple(names_of(placed.cells)), turn, flipped))
    return found


def person(
    browser: Browser, language: str = "en", width: int = 1280, height: int = 800, **how: object
) -> BrowserContext:
    """Somebody with a browser of their own, moved by nothing that moves."""
    viewport = {"width": width, "height": height}
    context = browser.new_context(locale=language, viewport=viewport, reduced_motion="reduce", **how)  # type: ignore[arg-type]
    context.set_default_timeout(SOON)
    return context


def open_level(page: Page, house: str, level: str, mode: str = "Alone") -> None:
    """From the front page to a level of one's own: invite, house rules, the way to play, the line, start."""
    settle(page, house, level, mode)
    page.locator(".start").click()
    expect(page.locator(".tray")).to_be_visible()


def settle(page: Page, house: str, level: str, mode: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Invite").nth(2).click()
    page.get_by_role("button", name="House rules").click()
    play_as(page, mode)
    take_level(page, level)
    expect(page.get_by_text(f"Now: {level}")).to_be_visible()
    page.get_by_role("button", name="Done").click()


def play_as(page: Page, mode: str) -> None:
    """Choose the way to play; a new one begins with the next door of its book."""
    way = page.get_by_role("radio", name=re.compile(f"^{mode}"))
    if not way.is_checked():
        before = page.locator("#exit-level").input_value()
        way.check()
        expect(page.locator("#exit-level")).not_to_have_value(before)


def take_level(page: Page, level: str) -> None:
    page.get_by_label("Or a level of your own").fill(level)
    page.get_by_role("button", name="Take it").click()


def come_in(page: Page, link: str, name: str) -> None:
    """By the link, with a name, to a chair."""
    page.goto(link)
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Come in", exact=True).click()
    expect(page.locator(".lobby")).to_be_visible()


def lies(page: Page, piece: Piece) -> None:
    """The piece lies there, as the board says aloud."""
    word = "bridge" if piece.tile == BRIDGE else f"tile {piece.tile}"
    there = f'[data-cell="{piece.cells[0]}"][aria-label*="{word}"]'
    expect(page.locator(f"{there}, main.end, main.over").first).to_be_attached()


def lay(page: Page, piece: Piece) -> None:
    """With the mouse: click the tile, turn it with the keys, click where it goes."""
    page.locator(f'[data-tile="{piece.tile}"]').click()
    turn_with_keys(page, piece)
    page.locator(f'[data-cell="{piece.held_by}"]').click()
    lies(page, piece)


def drag(page: Page, piece: Piece) -> None:
    """Carry it from the tray to its cells; it is turned on the way."""
    box = page.locator(f'[data-tile="{piece.tile}"]').bounding_box()
    goal = page.locator(f'[data-cell="{piece.held_by}"]').bounding_box()
    assert box
    assert goal
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2 - 20, box["y"] + 10)
    turn_with_keys(page, piece)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    page.mouse.up()
    lies(page, piece)


def turn_with_keys(page: Page, piece: Piece) -> None:
    if piece.flipped:
        page.keyboard.press("f")
    for _ in range(piece.turn):
        page.keyboard.press("r")


def lay_by_keys(page: Page, piece: Piece) -> None:
    """No mouse at all: Tab to the tile, Enter, which leads on to the board, arrows, Enter."""
    tab_to(page, f'[data-tile="{piece.tile}"]')
    page.keyboard.press("Enter")
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    turn_with_keys(page, piece)
    page.keyboard.press("ArrowRight")  # the first arrow puts it over the board
    page.evaluate(A_FRAME)  # the focus comes after it
    walk_to(page, piece.held_by)
    page.keyboard.press("Enter")
    lies(page, piece)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def walk_to(page: Page, cell: str) -> None:
    """Arrow by arrow, reading where the focus is, as a screen reader would say it."""
    expect(page.locator("[data-cell]:focus")).to_have_count(1)
    for _ in range(40):
        here = page.evaluate("document.activeElement?.dataset.cell ?? ''")
        if here == cell:
            return
        page.keyboard.press(_arrow(here, cell))
        expect(page.locator(f'[data-cell="{here}"]:focus')).to_have_count(0)
    raise AssertionError(f"the arrows never come to {cell}")


def _arrow(here: str, goal: str) -> str:
    if here[0] != goal[0]:
        return "ArrowRight" if here[0] < goal[0] else "ArrowLeft"
    return "ArrowDown" if int(here[1:]) < int(goal[1:]) else "ArrowUp"


def lay_by_touch(page: Page, piece: Piece) -> None:
    """With a finger: tap the tile, tap Turn and Flip, tap the cell, tap Lay it."""
    page.locator(f'[data-tile="{piece.tile}"]').tap()
    put_down_by_touch(page, piece)


def put_down_by_touch(page: Page, piece: Piece) -> None:
    if piece.flipped:
        page.get_by_role("button", name="Flip").tap()
    for _ in range(piece.turn):
        page.get_by_role("button", name="Turn").tap()
    page.locator(f'[data-cell="{piece.held_by}"]').tap()
    page.get_by_role("button", name="Lay it").tap()
    lies(page, piece)


def drag_by_touch(page: Page, piece: Piece) -> None:
    """With a finger that carries: the tile floats above it, so the finger ends below the cell."""
    buttons = ["Flip"] * piece.flipped + ["Turn"] * piece.turn
    for pressed in (
        page.locator(f'[data-tile="{piece.tile}"]'),
        *(page.get_by_role("button", name=n) for n in buttons),
    ):
        pressed.tap()
        page.wait_for_timeout(UNHURRIED_MS)
    finger = page.context.new_cdp_session(page)
    for kind, points in _way_of_a_finger(page, piece):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    lies(page, piece)
    page.wait_for_timeout(UNHURRIED_MS)


FLOATS = 56  # pixels above a finger
A_FRAME = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
UNHURRIED_MS = 350  # what a finger does sooner the browser takes for half of a double tap, and clicks nothing


def _way_of_a_finger(page: Page, piece: Piece) -> Iterator[tuple[str, list[dict[str, float]]]]:
    here = page.locator(f'[data-tile="{piece.tile}"]').bounding_box()
    goal = page.locator(f'[data-cell="{piece.held_by}"]').bounding_box()
    assert here
    assert goal
    x, y = here["x"] + here["width"] / 2, here["y"] + here["height"] / 2
    across, up = goal["x"] + goal["width"] / 2 - x, goal["y"] + goal["height"] / 2 + FLOATS - y
    yield "touchStart", [{"x": x, "y": y}]
    for step in range(1, 9):  # upwards first: along the tray a finger swipes it
        yield "touchMove", [{"x": x + across * max(0, step - 2) / 6, "y": y + up * step / 8}]
    yield "touchEnd", []


def is_out(page: Page, words: str = "You are out.") -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)
