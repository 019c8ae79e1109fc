"""Progress in the books on two devices: kept on the server only when asked, brought by link or code, forgotten."""

import json
import re

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser import exit_hands as hands
from tests.browser import exit_levels as levels

SLOW = {levels.ADVENTURE: {"ms": 900_000, "tiles": 4}}  # too few to be true, and so easy to recognise


def knowing(context: BrowserContext, records: object) -> Page:
    """A browser that has solved something before."""
    known = f"localStorage.setItem('threedoors.exit.records', JSON.stringify({json.dumps(records)}))"
    context.add_init_script(
        f"location.protocol === 'about:' || localStorage.getItem('threedoors.exit.records') || {known}"
    )
    return context.new_page()


def known(page: Page, level: str) -> dict[str, int]:
    found: dict[str, int] = json.loads(page.evaluate("localStorage.getItem('threedoors.exit.records')"))[level]
    return found


@pytest.mark.complains("/api/progress")  # what is forgotten is asked for once more, and refused
def test_two_devices_share_their_doors_and_forget_them(browser: Browser, house: str) -> None:
    with (
        hands.person(browser) as desk,
        hands.person(browser, "fr", width=360, height=740) as phone,
    ):
        at_the_desk, on_the_phone = desk.new_page(), knowing(phone, SLOW)
        code = solve_and_keep(at_the_desk, house)
        bring(on_the_phone, f"{house}/levels/dungeon_exit#{code}")
        both = known(on_the_phone, levels.ADVENTURE)
        assert both["tiles"] == 4  # of the phone
        assert both["ms"] < SLOW[levels.ADVENTURE]["ms"]  # of the desk
        at_the_desk.reload()
        expect(at_the_desk.get_by_role("button", name=re.compile("^Adventure.1 .* 4 tiles"))).to_be_visible()
        forget(on_the_phone)
        at_the_desk.reload()  # the desk learns of it, and does not keep it again by itself
        expect(at_the_desk.get_by_text("in this browser only")).to_be_visible()
        assert at_the_desk.evaluate("localStorage.getItem('threedoors.exit.code')") is None
        expect(at_the_desk.get_by_text("1 of 68 doors open")).to_be_visible()


def solve_and_keep(page: Page, house: str) -> str:
    page.goto(house)
    page.get_by_role("button", name="Play now").nth(2).click()
    for piece in hands.pieces(levels.ADVENTURE, levels.ADVENTURE_WAY):
        hands.lay(page, piece)
    hands.is_out(page)
    page.goto(f"{house}/levels/dungeon_exit")
    assert page.evaluate("localStorage.getItem('threedoors.exit.code')") is None  # nobody has asked yet
    page.get_by_text("Your progress").click()
    page.get_by_role("button", name="Keep it on this server too").click()
    code = page.locator(".keep .code")
    expect(code).to_have_text(re.compile(r"^\w{4}(-\w{4}){3}$"))
    return code.inner_text()


def bring(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="La reprendre ici").click()
    expect(page.get_by_text("le meilleur des deux compte")).to_be_visible()
    assert "#" not in page.url  # the secret leaves the address


def forget(page: Page) -> None:
    page.get_by_role("button", name="L’oublier ici").click()
    page.get_by_role("button", name="Vraiment").click()
    expect(page.get_by_text("Le serveur a oublié.")).to_be_visible()


@pytest.mark.complains("/api/progress")
def test_a_wrong_code_brings_nothing_and_says_so(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        page.goto(f"{house}/levels/dungeon_exit")
        page.get_by_text("Your progress").click()
        page.get_by_text("A code from another device?").click()
        page.get_by_role("textbox").fill("2222-2222-2222-2222")
        page.get_by_role("button", name="Bring it here").click()
        expect(page.get_by_role("alert").filter(has_text="Nothing is kept under this code.")).to_be_visible()


def test_forget_me_takes_name_and_keys_from_every_table(page: Page, house: str) -> None:
    page.goto(house)
    page.get_by_role("button", name="Play now").nth(2).click()
    expect(page.locator(".tray")).to_be_visible()
    page.goto(f"{house}/about")
    page.get_by_role("button", name="Forget me at every table").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_text("Forgotten at one table.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('threedoors.chairs')") is None
