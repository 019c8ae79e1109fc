"""The screens of Dungeon Exit, brought about the way players would."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels
from tests.browser.stage import Scene, Stage, place
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import read_book

SOLVED = {"adventure": 17, "annex": 9, "upper-floor": 3, "race": 2}  # so many doors are open


def books(stage: Stage) -> None:
    """Somebody has been here for a while, and takes it along."""
    stage.page.goto(f"{stage.house}/levels/dungeon_exit")
    records = {level: best for name, count in SOLVED.items() for level, best in opened(name, count)}
    stage.page.evaluate("all => localStorage.setItem('threedoors.exit.records', all)", json.dumps(records))
    stage.page.reload()
    stage.page.locator("summary").first.click()
    stage.page.locator(".keep .btn").first.click()
    expect(stage.page.locator(".keep .code")).to_be_visible()


def opened(name: str, count: int) -> Iterator[tuple[str, dict[str, int]]]:
    for number, page in enumerate(read_book(name)[:count]):
        yield write_level(page.level), {"ms": 41_000 + 9_000 * number, "tiles": page.fewest or 8}


def unfold(page: Page) -> None:
    page.locator("summary").first.click()


def broken(stage: Stage) -> None:
    """Half a level, and one tile too cosy."""
    hands.open_level(stage.page, stage.house, levels.FIRST)
    for piece in hands.pieces(levels.FIRST, f"{' '.join(levels.FIRST_WAY.split()[:4])} L3:C7-C8-B8 U5:J7-I7-I8-I9-J9"):
        hands.lay_by_keys(stage.page, piece)


def half_a_level(stage: Stage) -> None:
    hands.open_level(stage.page, stage.house, levels.FIRST)
    for piece in hands.pieces(levels.FIRST, levels.FIRST_WAY)[:5]:
        hands.lay_by_keys(stage.page, piece)


def begun(stage: Stage) -> None:
    """Two tiles of the first level of the Adventure."""
    hands.open_level(stage.page, stage.house, levels.ADVENTURE)
    for piece in hands.pieces(levels.ADVENTURE, levels.ADVENTURE_WAY)[:2]:
        hands.lay_by_keys(stage.page, piece)


def tile_in_hand(page: Page) -> None:
    page.locator('[data-tile="I3"]').click()
    page.keyboard.press("ArrowDown")


def hint(page: Page) -> None:
    """A whole move; on a phone hints lie in a drawer."""
    page.locator(".tray").wait_for()
    if not page.locator(".help").count():
        page.locator(".tools .btn").first.click()
    page.locator(".help .row .btn").last.click()
    page.locator("li.lead").wait_for()


def out(stage: Stage) -> None:
    hands.open_level(stage.page, stage.house, levels.ADVENTURE)
    for piece in hands.pieces(levels.ADVENTURE, levels.ADVENTURE_WAY):
        hands.lay_by_keys(stage.page, piece)


def bridge(stage: Stage) -> None:
    hands.open_level(stage.page, stage.house, levels.BRIDGE)
    *tiles, across = hands.pieces(levels.BRIDGE, levels.BRIDGE_WAY)
    for piece in tiles[:4]:
        hands.lay_by_keys(stage.page, piece)
    stage.page.locator(f'[data-tile="{across.tile}"]').click()
    stage.page.locator(f'[data-cell="{across.cells[0]}"]').click()
    hands.lies(stage.page, across)


def floor(stage: Stage) -> None:
    hands.open_level(stage.page, stage.house, levels.FLOOR, "Upper Floor")
    for piece in hands.pieces(levels.FLOOR, levels.FLOOR_WAY)[:5]:
        hands.lay_by_keys(stage.page, piece)


@contextmanager
def with_malik(stage: Stage, level: str, mode: str) -> Iterator[Page]:
    """Malik comes by the link; he leaves when the scene is set."""
    page = stage.page
    page.goto(stage.house)
    page.evaluate("localStorage.setItem('threedoors.name', JSON.stringify('Inès'))")
    hands.settle(page, stage.house, level, mode)
    with hands.person(stage.browser) as context:
        malik = context.new_page()
        hands.come_in(malik, page.get_by_label("Link to this table").input_value(), "Malik")
        page.get_by_text("Malik").wait_for()
        page.locator(".start").click()
        for each in (page, malik):
            each.locator("main.table").wait_for()
        yield malik


def race(stage: Stage) -> None:
    way = hands.pieces(levels.FIRST, levels.FIRST_WAY)
    with with_malik(stage, levels.FIRST, "Race") as malik:
        get_ready(stage.page, malik)
        for piece in way[:3]:
            hands.lay(malik, piece)
        for piece in way[:5]:
            hands.lay_by_keys(stage.page, piece)


def race_lost(stage: Stage) -> None:
    way = hands.pieces(levels.FIRST, levels.FIRST_WAY)
    with with_malik(stage, levels.FIRST, "Race") as malik:
        get_ready(stage.page, malik)
        for piece in way[:5]:
            hands.lay_by_keys(stage.page, piece)
        for piece in way:
            hands.lay(malik, piece)


def get_ready(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name="Ready!").click()


def ready(stage: Stage) -> None:
    with with_malik(stage, levels.FIRST, "Race") as malik:
        malik.get_by_role("button", name="Ready!").click()


def on_the_stair(page: Page, malik: Page) -> None:
    for who, way in zip((page, malik), levels.COOP_UP, strict=True):
        for piece in hands.pieces(levels.COOP, way):
            hands.lay_by_keys(page, piece) if who is page else hands.lay(malik, piece)


def coop(stage: Stage) -> None:
    """Both stand on the stair, and Malik wants to swap."""
    with with_malik(stage, levels.COOP, "Together") as malik:
        on_the_stair(stage.page, malik)
        malik.get_by_role("button", name="Swap", exact=True).click()
        expect(malik.get_by_role("button", name="You said yes")).to_be_visible()


def coop_swapped(stage: Stage) -> None:
    with with_malik(stage, levels.COOP, "Together") as malik:
        on_the_stair(stage.page, malik)
        for page in (malik, stage.page):
            page.get_by_role("button", name="Swap", exact=True).click()
        stage.page.get_by_role("alert").filter(has_text="board is yours now").wait_for()
        for piece in hands.pieces(levels.COOP, levels.COOP_DOWN[0])[:1]:
            hands.lay_by_keys(stage.page, piece)
        for piece in hands.pieces(levels.COOP, levels.COOP_DOWN[1])[:2]:
            hands.lay(malik, piece)


def lobby(stage: Stage) -> None:
    stage.page.goto(stage.house)
    stage.page.get_by_role("button", name="Invite").nth(2).click()
    stage.page.locator(".lobby").wait_for()


def rules_of_the_host(page: Page) -> None:
    page.locator(".what .btn").first.click()


SCENES: dict[str, Scene] = {
    "rules-exit": Scene(place("/rules/dungeon_exit")),
    "exit-first-steps": Scene(place("/first-steps/dungeon_exit")),
    "exit-books": Scene(books, unfold),
    "exit-lobby": Scene(lobby),
    "exit-house-rules": Scene(lobby, rules_of_the_host),
    "exit-solo": Scene(half_a_level, tile_in_hand),
    "exit-broken": Scene(broken),
    "exit-hint": Scene(begun, hint),
    "exit-bridge": Scene(bridge),
    "exit-out": Scene(out),
    "exit-ready": Scene(ready),
    "exit-race": Scene(race),
    "exit-race-lost": Scene(race_lost),
    "exit-coop": Scene(coop),
    "exit-coop-swapped": Scene(coop_swapped),
    "exit-floor": Scene(floor),
}
