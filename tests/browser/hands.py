"""Hands at a Knock table on the screen: they see what a player sees and press what a player presses."""

import json
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, expect

BEST_FIRST = ("won", "beats", "safe", "dooms", "lost")
PLENTY = 60  # placements; the easy deck is through long before
SOON = 25_000
UNHURRIED_MS = 120  # the house asks faster hands to slow down

HALLS = [
    "well",
    "arch",
    "pantry",
    "cheese-cellar",
    "wine-cellar",
    "boot-room",
    "laundry",
    "cistern",
    "guardroom",
    "treasury",
    "gallery",
    "tea-room",
    "smithy",
    "dovecote",
    "map-room",
    "bakery",
    "stable",
    "attic",
]
LESSON = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "knock" / "generated" / "lesson.json"
CREATURES = ["ogre-tub", "vampire-floss", "ghost-laundry", "witch-dye"]


def easy_deck(folder: Path, *, silent: bool = False) -> Path:
    """A deck file nobody can lose with: halls of zeros (or of silence), sleepy creatures, a Knight who yawns."""
    quiet = "silence = true\n" if silent else ""
    halls = "".join(f"[[hall]]\n{named(hall)}corners = [0, 0, 0, 0]\nchests = 1\n{quiet}" for hall in HALLS)
    creatures = "".join(f"[[creature]]\n{named(one)}corners = [2, 2, 1, 1]\ntokens = 3\n" for one in CREATURES)
    knight = '[[knight]]\nid = "black-knight"\ncorners = [2, 2, 2, 2]\ntokens = 4\n'
    file = folder / "easy.toml"
    file.write_text(f'name = {{ en = "Easy" }}\n{halls}{creatures}{knight}', encoding="utf-8")
    return file


def named(card: str) -> str:
    """A card's id, and a name made of it."""
    name = card.replace("-", " ").capitalize()
    return f'id = "{card}"\nname = {{ en = "{name}" }}\n'


def person(
    browser: Browser, language: str = "en", width: int = 1280, height: int = 800, **how: object
) -> BrowserContext:
    """Somebody with a browser of their own, moved by nothing that moves."""
    context = browser.new_context(
        locale=language,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        **how,  # type: ignore[arg-type]
    )
    context.set_default_timeout(SOON)
    return context


def tell_only_the_end(page: Page) -> None:
    """From now on a welcome brings the last act alone, as it brings the last two hundred of a long game."""

    def shortened(message: str | bytes) -> str | bytes:
        told = json.loads(message)
        if told["type"] == "Welcome":
            told["missed"] = told["missed"][-1:]
            told["earliest"] = told["n"]
        return json.dumps(told)

    def between(page_side: WebSocketRoute) -> None:
        house_side = page_side.connect_to_server()
        house_side.on_message(lambda message: page_side.send(shortened(message)))

    page.route_web_socket("**/ws", between)


def invite(page: Page, house: str, deck: Path | None = None, chairs: int = 4, adventure: bool = False) -> str:
    """Open a table from the front page and settle it; the link to send."""
    page.goto(house)
    page.get_by_role("button", name="Invite").first.click()
    settle(page, deck, adventure)
    seat_count(page, chairs)
    return page.get_by_label("Link to this table").input_value()


def settle(page: Page, deck: Path | None, adventure: bool) -> None:
    """The host's rules: one's own deck, an adventure."""
    page.get_by_role("button", name="House rules").click()
    if adventure:
        page.get_by_label("Adventure, four Keeps").check()
        expect(page.get_by_label("Go on with a save code")).to_be_visible()
    if deck:
        page.get_by_label("Own deck file").set_input_files(deck)
        expect(page.get_by_text("Playing with your own deck.")).to_be_visible()
    page.get_by_role("button", name="Done").click()


def seat_count(page: Page, chairs: int) -> None:
    """As many chairs as wanted."""
    there = page.locator(".chair")
    while (count := there.count()) != chairs:
        page.locator(".count button").nth(0 if count > chairs else 1).click()
        expect(there).not_to_have_count(count)


def come_in(page: Page, link: str, name: str, button: str = "Come in") -> None:
    """By the link, with a name, to a chair."""
    page.goto(link)
    sit_down(page, name, button)


def sit_down(page: Page, name: str, button: str = "Come in") -> None:
    """At the door already: a name, a chair."""
    page.locator("#name").fill(name)
    page.get_by_role("button", name=button, exact=True).click()
    expect(page.locator(".lobby")).to_be_visible()


def sit_beside(page: Page, name: str) -> None:
    """Somebody at the same screen takes the first free chair."""
    page.get_by_role("button", name="Play on this screen").first.click()
    page.get_by_label("Who sits beside you?").fill(name)
    page.keyboard.press("Enter")


def quick_bots(page: Page) -> None:
    """The host has no time to watch bots think."""
    page.get_by_role("button", name="Table", exact=True).first.click()
    page.get_by_label("Bots play").select_option("brisk")
    page.keyboard.press("Escape")


def start(page: Page) -> None:
    page.locator(".start").click()


def again(page: Page, button: str) -> None:
    """The same people play once more."""
    page.get_by_role("button", name=button).click()
    page.locator(".lobby, main.pages").first.wait_for()
    if page.locator(".lobby").count():
        start(page)


def is_my_turn(page: Page) -> bool:
    return page.locator('.table[data-turn="true"]').count() > 0


def is_over(page: Page) -> bool:
    return page.locator("main.end").count() > 0


def choose(page: Page, number: int) -> None:
    """Pick up a card of the hand by its number key; its spots light up."""
    page.keyboard.press("Escape")
    page.keyboard.press(str(number + 1))
    page.locator("[data-spot]").first.wait_for(state="attached")


def open_cards(page: Page) -> list[int]:
    """Which cards of the hand may be played now."""
    found: list[int] = page.eval_on_selector_all(
        ".hand li", "all => all.flatMap((li, i) => li.dataset.open === 'true' ? [i] : [])"
    )
    return found


def best_of(page: Page) -> tuple[int, int, str]:
    """The first card that does no harm, and its best spot: how good, which card, which spot."""
    found: list[tuple[int, int, str]] = []
    for number in open_cards(page):
        choose(page, number)
        spots = page.eval_on_selector_all("[data-spot]", "all => all.map(s => [s.dataset.verdict, s.dataset.spot])")
        found += [(BEST_FIRST.index(verdict), number, spot) for verdict, spot in spots]
        if min(found)[0] <= BEST_FIRST.index("safe"):
            break
    return min(found)


def lay(page: Page) -> None:
    """Lay the best card where it does most good, by keyboard."""
    _, number, spot = best_of(page)
    choose(page, number)
    page.locator(f'[data-spot="{spot}"]').focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def blunder(page: Page) -> None:
    """Lay a card where it does most harm."""
    for number in open_cards(page):
        choose(page, number)
        if page.locator('[data-verdict="lost"]').count():
            break
    worst = page.locator('[data-verdict="lost"]').or_(page.locator("[data-spot]")).first
    worst.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def take_steps(page: Page, count: int | None = None) -> None:
    """The first steps of the lesson as it means them, or all of them."""
    *steps, _ = json.loads(LESSON.read_text(encoding="utf-8"))
    for step in steps[:count]:
        hand = step["view"]["hand"]
        number = hand.index(step["card"]) if step["card"] in hand else 0
        page.locator(".hand li button").nth(number).click()
        if step["turned"]:
            page.keyboard.press("r")
        page.locator(f'[data-spot="{step["spot"]}"]').focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")


def tap(page: Page) -> None:
    """The same with a finger: card, spot, and the spot again."""
    _, number, spot = best_of(page)
    page.keyboard.press("Escape")
    page.locator(".hand li button").nth(number).tap()
    place = page.locator(f'[data-spot="{spot}"]')
    place.wait_for(state="attached")
    place.dispatch_event("click")
    expect(page.locator(".verdict")).to_be_visible()
    page.get_by_role("button", name="Place").tap()


def play_on(pages: list[Page], how: object = lay) -> int:
    """Whoever's turn it is lays a card, until the Keep is won or lost; the number of cards laid."""
    for laid in range(PLENTY):
        wait_for_somebody(pages)
        if any(is_over(page) for page in pages):
            return laid
        page = next(page for page in pages if is_my_turn(page))
        cards = page.locator(".table [data-cell^=card]").count()
        how(page)  # type: ignore[operator]
        wait_for_a_change(page, cards)
    raise AssertionError("the Keep goes on for ever")


def wait_for_a_change(page: Page, cards: int) -> None:
    """Until the Keep no longer shows so many cards: one was laid, a curtain fell, or it is over."""
    page.wait_for_function("n => document.querySelectorAll('.table [data-cell^=card]').length !== n", arg=cards)
    page.wait_for_timeout(UNHURRIED_MS)


def wait_for_somebody(pages: list[Page]) -> None:
    for _ in range(600):
        if any(is_my_turn(page) or is_over(page) for page in pages):
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is awaited, and nothing ends")
