"""Every screen of the house, brought about the way a visitor would: what to do once, and what to do after a reload.

A scene is prepared once; sizes, languages and lights are then looked at by reloading, for a table remembers.
"""

from playwright.sync_api import Page

from tests.browser import exit_scenes, hands, munchkin_scenes
from tests.browser.stage import Scene, Stage, place

LOTS = 12  # so often at most a table is opened until luck is with the picture


def lobby(stage: Stage) -> None:
    hands.invite(stage.page, stage.house)


def visitor(stage: Stage) -> None:
    with hands.person(stage.browser) as host:
        link = hands.invite(host.new_page(), stage.house)
    stage.page.goto(link)


def table(stage: Stage) -> None:
    """Four at the table, some turns in; a Keep that falls before that is left alone."""
    for _ in range(LOTS):
        stage.page.goto(stage.house)
        stage.page.evaluate("localStorage.removeItem('threedoors.knock.played')")  # else the next has sand
        stage.page.get_by_role("button", name="Play now").first.click()
        if all(has_gone_on(stage.page) for _ in range(3)):
            return


def has_gone_on(page: Page) -> bool:
    """Lay a card; does the Keep still stand when it is our turn again?"""
    hands.wait_for_somebody([page])
    if hands.is_over(page):
        return False
    cards = page.locator(".table [data-cell^=card]").count()
    hands.lay(page)
    hands.wait_for_a_change(page, cards)
    hands.wait_for_somebody([page])
    return not hands.is_over(page)


def silence(stage: Stage) -> None:
    """Your turn, and nobody may talk: so the lot must make you begin."""
    for _ in range(LOTS):
        hands.invite(stage.page, stage.house, hands.easy_deck(stage.folder, silent=True), chairs=2)
        hands.start(stage.page)
        hands.wait_for_somebody([stage.page])
        if stage.page.locator(".table.hush").count():
            stage.page.get_by_role("button", name="Got it").click()
            return


def alone(stage: Stage) -> None:
    stage.page.goto(stage.house)
    stage.page.get_by_role("button", name="Solo").first.click()
    hands.wait_for_somebody([stage.page])


def won(stage: Stage) -> None:
    hands.invite(stage.page, stage.house, hands.easy_deck(stage.folder), chairs=1, adventure=True)
    hands.start(stage.page)
    hands.play_on([stage.page])


def lost(stage: Stage) -> None:
    """Alone, and as badly as possible."""
    alone(stage)
    hands.play_on([stage.page], hands.blunder)


def shared(stage: Stage) -> None:
    hands.invite(stage.page, stage.house, chairs=2)
    hands.sit_beside(stage.page, "Rosa")
    stage.page.locator(".chair .name").nth(1).wait_for()
    hands.start(stage.page)


def house_rules(page: Page) -> None:
    page.locator(".what .btn").first.click()


def card_in_hand(page: Page) -> None:
    hands.wait_for_somebody([page])
    telling = page.locator('[data-verdict="won"], [data-verdict="beats"]')
    for number in hands.open_cards(page):
        hands.choose(page, number)
        if telling.count():
            break
    (telling if telling.count() else page.locator("[data-spot]")).first.focus()


def first_card(page: Page) -> None:
    hands.wait_for_somebody([page])
    hands.choose(page, 0)


def wheel(page: Page) -> None:
    page.locator(".table").wait_for()
    page.keyboard.press("g")


def menu(page: Page) -> None:
    page.locator(".table").wait_for()
    page.locator(".left .tools button, .bar button").locator("visible=true").first.click()


SCENES: dict[str, Scene] = {
    "front": Scene(place("/")),
    "about": Scene(place("/about")),
    "rules-knock": Scene(place("/rules/knock")),
    "nowhere": Scene(place("/no/such/door")),
    "first-steps": Scene(place("/first-steps/knock"), first_card),
    "lobby": Scene(lobby),
    "house-rules": Scene(lobby, house_rules),
    "visitor": Scene(visitor),
    "table": Scene(table),
    "card-in-hand": Scene(table, card_in_hand),
    "silence": Scene(silence),
    "gestures": Scene(silence, wheel),
    "solo": Scene(alone, card_in_hand),
    "menu": Scene(alone, menu),
    "curtain": Scene(shared),
    "won": Scene(won),
    "lost": Scene(lost),
    **munchkin_scenes.SCENES,
    **exit_scenes.SCENES,
}
