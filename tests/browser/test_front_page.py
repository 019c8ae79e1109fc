"""The front page of the built client: three doors, three languages, two lights, and light to carry."""

import re

import pytest
from playwright.sync_api import Browser, Page, Request, expect

from tests.browser import hands
from threedoors import games

FIRST_LOAD = 150_000  # bytes on the wire before a door is chosen; 273,000 when nothing was compressed
FIRST_VISITS = {"knock": 361_000, "munchkin": 513_000, "dungeon_exit": 328_000}
"""The same until one sits at a table: 45 % of the 804, 1,140 and 729 KB that travelled when nothing was compressed."""
TABLE_OF = {"knock": ".hand", "munchkin": ".hand", "dungeon_exit": ".board"}
LINES = """() => [...document.querySelectorAll("article .acts")].map(acts =>
    new Set([...acts.querySelectorAll(".btn:not(.pri)")].map(way => `${way.offsetTop} ${way.offsetHeight}`)).size)"""
"""On how many lines the lesser ways of each door stand; a way of two lines is higher than its neighbours."""
DOOR_TOPS = "() => new Set([...document.querySelectorAll('article')].map(door => door.offsetTop)).size"


def test_the_front_page_opens(page: Page, house: str) -> None:
    page.goto(house)
    expect(page).to_have_title("Three Doors")
    expect(page.get_by_role("article")).to_have_count(3)


@pytest.mark.parametrize(("language", "play"), [("fr", "Jouer"), ("en", "Play now"), ("es", "Jugar ya")])
def test_the_language_follows_the_browser(browser: Browser, house: str, language: str, play: str) -> None:
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(house)
        expect(page.get_by_role("button", name=re.compile(rf"^{play}\s+\("))).to_have_count(3)


def test_the_language_and_the_light_change_without_a_reload_and_are_remembered(browser: Browser, house: str) -> None:
    with hands.person(browser, color_scheme="dark") as context:
        page = context.new_page()
        page.goto(house)
        page.get_by_role("button", name="ES Español").click()
        expect(page.get_by_role("button", name="Jugar ya").first).to_be_visible()
        page.get_by_role("button", name=re.compile("A la antorcha")).click()
        expect(page.locator("html")).to_have_class(re.compile("day"))
        page.reload()
        expect(page.get_by_role("button", name="Jugar ya").first).to_be_visible()
        expect(page.locator("html")).to_have_class(re.compile("day"))


def test_the_first_load_is_light(browser: Browser, house: str) -> None:
    """What travels is asked of the browser: it counts the bytes as they came over the wire."""
    with hands.person(browser) as context:
        page = context.new_page()
        loaded = heard_on(page)
        page.goto(house, wait_until="networkidle")
        weight = weigh(loaded)
    print(f"First load: {weight / 1000:.0f} KB of {FIRST_LOAD / 1000:.0f} KB")  # docs/architecture.md quotes it
    assert 0 < weight <= FIRST_LOAD


@pytest.mark.parametrize("game", FIRST_VISITS)
def test_a_first_visit_to_a_game_is_light(browser: Browser, house: str, game: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        loaded = heard_on(page)
        page.goto(house, wait_until="networkidle")
        title = games.load(game).title
        page.get_by_role("button", name=re.compile(rf"^Play now\s+\({title}")).click()
        page.wait_for_url("**/t/*")
        page.wait_for_load_state("networkidle")
        page.locator(TABLE_OF[game]).first.wait_for()
        page.wait_for_load_state("networkidle")
        weight = weigh(loaded)
    asked = [request.url.removeprefix(house) for request in loaded]
    print(f"First visit, {game}: {weight / 1000:.0f} KB of {FIRST_VISITS[game] / 1000:.0f}, {len(asked)} requests")
    assert 0 < weight <= FIRST_VISITS[game]
    assert asked.count("/api/games") == 1


def heard_on(page: Page) -> list[Request]:
    """Whatever a page asks for from now on."""
    loaded: list[Request] = []
    page.on("requestfinished", lambda request: loaded.append(request))
    return loaded


def weigh(loaded: list[Request]) -> int:
    """How many bytes of answers came over the wire."""
    return sum(request.sizes()["responseBodySize"] for request in loaded)


def test_every_screen_fits_a_small_phone(browser: Browser, house: str) -> None:
    with hands.person(browser, width=360, height=640) as context:
        page = context.new_page()
        rules = [f"/rules/{game}" for game in games.names()]
        for place in ("/", "/about", *rules, "/first-steps/knock"):
            page.goto(house + place, wait_until="networkidle")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), place


def test_every_way_in_stands_on_one_line_on_a_phone_and_three_doors_stand_side_by_side_on_a_tablet(
    browser: Browser, house: str
) -> None:
    for language in ("fr", "en", "es"):
        with browser.new_context(locale=language, viewport={"width": 390, "height": 844}) as context:
            page = context.new_page()
            page.goto(house)
            page.locator("article").nth(2).wait_for()
            page.evaluate("document.fonts.ready")  # words are as wide as their letters
            for width in (390, 360):
                page.set_viewport_size({"width": width, "height": 740})
                assert page.evaluate(LINES) == [1, 1, 1], (language, width)
            page.set_viewport_size({"width": 820, "height": 1180})
            assert page.evaluate(DOOR_TOPS) == 1, language
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), language


def test_an_address_that_leads_nowhere_says_so(page: Page, house: str) -> None:
    page.goto(f"{house}/t/")
    expect(page.get_by_role("heading", name="No such door")).to_be_visible()


def test_what_was_left_ajar_is_offered_on_the_front_page(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, chairs=2)
        table = page.url
        page.goto(house)
        page.get_by_role("link", name="Go back in").click()
        expect(page).to_have_url(table)
        expect(page.locator(".lobby")).to_be_visible()
        page.go_back()
        expect(page.get_by_role("link", name="Go back in")).to_be_visible()


def test_a_host_without_a_name_is_a_newcomer_in_the_friends_language(browser: Browser, house: str) -> None:
    with hands.person(browser, "en") as host, hands.person(browser, "fr") as friend:
        page, other = host.new_page(), friend.new_page()
        other.goto(hands.invite(page, house, chairs=2))
        expect(other.get_by_role("heading", level=1)).to_contain_text("Nouvelle tête")
        other.get_by_role("button", name="Entrer", exact=True).click()
        expect(other.locator(".chair").first).to_contain_text("Nouvelle tête")
        expect(page.locator(".chair").nth(1)).to_contain_text("Newcomer")
        expect(page.locator(".chair input.name")).to_have_value("")
        expect(page.locator(".chair").nth(1)).to_contain_text("Newcomer 2")
        hands.start(page)
        expect(other.get_by_text("Nouvelle tête (toi)").first).to_be_visible()


@pytest.mark.parametrize("game", ["knock", "munchkin", "dungeon_exit"])
def test_the_rules_are_printed_without_a_button_in_ink_on_paper(page: Page, house: str, game: str) -> None:
    page.goto(f"{house}/rules/{game}", wait_until="networkidle")
    page.emulate_media(media="print")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.locator("button:visible, .btn:visible").count() == 0
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


def test_each_door_offers_its_own_first_steps_to_who_was_never_behind_it(page: Page, house: str) -> None:
    page.goto(house)
    offers = page.get_by_role("link", name="First steps (")
    expect(offers).to_have_count(3)
    page.evaluate("localStorage.setItem('threedoors.knock.played', 'true')")
    page.evaluate("localStorage.setItem('threedoors.exit.records', '{}')")  # nothing solved yet
    page.reload()
    expect(page.get_by_role("link", name="First steps (Munchkin)")).to_be_visible()
    expect(offers).to_have_count(2)
    page.get_by_role("link", name="First steps (Dungeon Exit)").click()
    expect(page.locator(".coach .paper")).to_be_visible()
