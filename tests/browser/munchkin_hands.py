"""Hands at a Munchkin table on the screen, and card sets that make a story certain."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Error as Missed
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands

PLENTY = 4_000  # presses; a game to Level 3 is through long before
COPIES = 12
FAR = 150  # tabs; nothing on the table is further away
CORNER: Any = {"x": 12, "y": 12}  # always to be seen of a card; others may lie over its middle

MUG = {"id": "mug", "name": {"en": "Loyal Mug"}, "value": 400, "bonus": 3, "copies": COPIES}
PIE = {
    "id": "pie",
    "name": {"en": "Thrown Pie"},
    "value": 100,
    "play": {"do": "add_strength", "n": 2},
    "copies": COPIES,
}
SORRY = {"id": "sorry", "name": {"en": "Sorry Note"}, "value": 500, "play": {"do": "cancel_curse"}, "copies": COPIES}
HIC = {"id": "hic", "name": {"en": "Hiccups"}, "effects": [{"do": "lose_levels", "n": 1}], "copies": COPIES}


def monster(level: int, *penalty: dict[str, Any], rules: tuple[dict[str, Any], ...] = ()) -> dict[str, Any]:
    """A monster of three treasures, twelve of it in the deck."""
    goblin = {"id": "goblin", "name": {"en": "Door Goblin"}, "treasures": 3, "copies": COPIES}
    return {**goblin, "level": level, "rules": rules, "penalty": penalty}


def set_file(folder: Path, **kinds: list[dict[str, Any]]) -> Path:
    """A card set written down; each design that is given is there three times over, under three ids."""
    whole = {
        kind: [{**card, "id": f"{card['id']}{n}"} for card in cards for n in range(3)] for kind, cards in kinds.items()
    }
    file = folder / "set.json"
    file.write_text(json.dumps({"title": {"en": "Test"}, **whole}), encoding="utf-8")
    return file


def invite(
    page: Page, house: str, cards: Path | None = None, pace: str = "relaxed", chairs: int = 3, level: int = 10
) -> str:
    """Open a Munchkin table from the front page and settle it; the link to send."""
    page.goto(house)
    page.locator("article", has_text="Munchkin").get_by_role("button", name="Invite").click()
    page.get_by_role("button", name="House rules").click()
    page.get_by_label("Time to answer").select_option(pace)
    if level != 10:
        page.get_by_label("Winning Level").select_option(str(level))
    if cards:
        page.get_by_label("Own card set").set_input_files(cards)
        expect(page.get_by_text("Playing with your own set.")).to_be_visible()
    page.get_by_role("button", name="Done").click()
    hands.seat_count(page, chairs)
    return page.get_by_label("Link to this table").input_value()


def speak(page: Page, language: str) -> None:
    """From now on in another language; the table remembers."""
    page.evaluate("language => localStorage.setItem('threedoors.language', JSON.stringify(language))", language)
    page.reload()


def share(page: Page, *names: str) -> None:
    """Others sit down at this very screen; a curtain falls between their hands."""
    for seat, name in enumerate(names, start=1):
        hands.sit_beside(page, name)
        expect(page.locator(".chair .name").nth(seat)).to_have_value(name)


def three(browser: Any, house: str, cards: Path, pace: str = "relaxed") -> tuple[list[Any], dict[str, Page]]:
    """Three people at one table with these cards, each with a browser of their own; and who they are."""
    people = [hands.person(browser, width=1440, height=900) for _ in range(3)]
    pages = [context.new_page() for context in people]
    link = invite(pages[0], house, cards, pace)
    for page in pages[1:]:  # both stand at the door before either sits
        page.goto(link)
        page.locator("#name").wait_for()
    for page, name in zip(pages[1:], ("Rosa", "Malik"), strict=True):
        hands.sit_down(page, name)
    expect(pages[0].locator(".chair", has_text="Malik")).to_be_visible()
    hands.start(pages[0])
    for page in pages:
        expect(page.locator(".rivals .mat")).to_have_count(2)
    return people, dict(zip(("Newcomer", "Rosa", "Malik"), pages, strict=True))


def at_one_screen(page: Page, house: str, cards: Path | None = None) -> None:
    """Two more at this very screen, begun, and the curtain drawn for the first."""
    invite(page, house, cards)
    share(page, "Rosa", "Malik")
    hands.start(page)
    draw_the_curtain(page)


def first_of(table: dict[str, Page]) -> str:
    """Whose turn it is: the one who may kick the door."""
    for _ in range(100):
        for name, page in table.items():
            if kick(page).count():
                return name
        next(iter(table.values())).wait_for_timeout(50)
    raise AssertionError("nobody may open a door")


def kick(page: Page) -> Any:
    return page.get_by_role("button", name="Kick it open")


def press(page: Page, name: str, **how: Any) -> None:
    page.get_by_role("button", name=name, **how).first.click()


def play(page: Page, card: str, way: str) -> None:
    """Take a card of that name up and press the way to use it."""
    page.locator(".hand button.card", has_text=card).first.click(position=CORNER)
    page.locator(".cards .ways").get_by_role("button", name=way).first.click()


def swipe(page: Page, selector: str, by: float) -> None:
    """Draw a finger sideways over a part of the screen."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    line = page.context.new_cdp_session(page)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line.send("Input.synthesizeScrollGesture", {"x": x, "y": y, "xDistance": by, "yDistance": 0, "speed": 1200})


def drag(page: Page, what: Any, onto: Any) -> None:
    """Carry something with the mouse and let it fall."""
    start, end = what.bounding_box(), onto.bounding_box()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 3)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] - 20, steps=4)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=8)
    page.mouse.up()


def draw(page: Page, what: Any, onto: Any) -> None:
    """Carry something with a finger and let it fall."""
    start, end = what.bounding_box(), onto.bounding_box()
    x, y = start["x"] + start["width"] / 2, start["y"] + start["height"] / 3
    over = end["x"] + end["width"] / 2 - x, end["y"] + end["height"] / 2 - y
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    path = [(x, y), (x, y - 30), *((x + over[0] * n / 6, y + over[1] * n / 6) for n in range(2, 7))]
    for kind, (at_x, at_y) in zip(["touchStart", *["touchMove"] * 6], path, strict=True):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def pass_window(pages: list[Page]) -> None:
    """Everybody who is asked passes, one after the other, until the window is shut; it may open a little late."""
    with suppress(Missed):
        pages[0].locator(".fuse").first.wait_for(timeout=5_000)
    shut = 0
    for _ in range(24):
        for page in pages:
            button = page.locator(".fuse [aria-disabled=false]").filter(has_text="Pass")
            if button.count():
                button.first.click()
                page.wait_for_timeout(150)
        shut = 0 if any(page.locator(".fuse").count() for page in pages) else shut + 1
        if shut == 3:  # one window may follow another: the helper's after the rest's (M7)
            return
        pages[0].wait_for_timeout(150)
    raise AssertionError("the window never shuts")


def is_over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


Hand = Callable[[Page, Locator], None]
"""How something is pressed: with a mouse, a finger, or keys alone."""


def click(page: Page, what: Locator) -> None:
    what.click(timeout=2_000, position=CORNER)


def tap(page: Page, what: Locator) -> None:
    what.tap(timeout=2_000, position=CORNER)


def keys(page: Page, what: Locator) -> None:
    """Tab to it and press Enter; it has to be reachable."""
    wanted = what.element_handle(timeout=2_000)
    for _ in range(FAR):
        if page.evaluate("wanted => document.activeElement === wanted", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
        if not page.evaluate("wanted => wanted.isConnected", wanted):
            return  # the table moved on
    raise AssertionError(f"no way to it by Tab: {what}")


def something_to_press(page: Page) -> Locator | None:
    """The next sensible button in any language: a pass, an answer, a run, the door."""
    for selector in (
        ".curtain .btn", ".fuse .acts [aria-disabled=false]", ".ask .way", ".ask .acts .btn.pri[aria-disabled=false]",
        ".note .acts .btn:last-child:not(:only-child)", ".flight .btn.pri", "[data-way=OpenDoor]", "[data-way=Resolve]",
        "[data-way=EndTurn]",
    ):  # fmt: skip
        if (found := page.locator(selector).locator("visible=true")).count():
            return found.first
    return None


def to_wear(page: Page) -> Locator:
    """Mugs in hand that can go to the mat."""
    return page.locator("li:has([data-tag=mat])", has_text="Loyal Mug")


def take_up(page: Page, card: Locator, hand: Hand) -> None:
    """A card of the hand, unless it is up already: pressed again it would show itself in full."""
    if not card.and_(page.locator(".up")).count():
        hand(page, card.locator("button.card"))


def one_act(page: Page, hand: Hand = click) -> None:
    """Do one thing, the first sensible one: pick, give, dress, or press what is to be pressed."""
    picks = page.locator(".ask .body .pick:not(.on)")
    if picks.count() and page.locator(".ask .acts [aria-disabled=true]").count():
        hand(page, picks.first)
    elif page.locator(".charity").count():
        take_up(page, page.locator(".hand li").first, hand)
        hand(page, page.locator(".basket").first)
    elif page.locator("[data-way=OpenDoor]").count() and (mugs := to_wear(page)).count():
        take_up(page, mugs.first, hand)
        hand(page, page.locator("[data-way=LayDown], [data-way=Play]").first)
    elif (button := something_to_press(page)) is not None:
        hand(page, button)


def draw_the_curtain(page: Page, hand: Hand = click) -> None:
    """At a shared screen whoever begins draws the curtain and finds a door to kick."""
    page.locator(".curtain .btn").wait_for()
    hand(page, page.locator(".curtain .btn"))
    page.locator("[data-way=OpenDoor]").wait_for()


def play_until(page: Page, selector: str) -> None:
    """Press what is to be pressed until this is on the screen."""
    for _ in range(PLENTY):
        if page.locator(selector).count():
            return
        with suppress(Missed):
            one_act(page)
        page.wait_for_timeout(hands.UNHURRIED_MS)
    raise AssertionError(f"{selector} never comes")


def play_to_the_end(page: Page, hand: Hand = click, act: Callable[[Page, Hand], None] = one_act) -> None:
    """Press what is to be pressed until somebody stands on the top step."""
    for _ in range(PLENTY):
        if is_over(page):
            return
        with suppress(Missed):  # the table may move on under the finger
            act(page, hand)
        page.wait_for_timeout(hands.UNHURRIED_MS)
    raise AssertionError("nobody ever wins")
