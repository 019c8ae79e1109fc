"""An adventure on the screen: the second Keep is reached, and a spell is cast there."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser import hands


def test_an_adventure_reaches_the_second_keep_and_a_spell_is_cast(browser: Browser, house: str, tmp_path: Path) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, hands.easy_deck(tmp_path), chairs=1, adventure=True)
        hands.start(page)
        hands.play_on([page])
        expect(page.get_by_text("Found in his bookcase")).to_be_visible()
        expect(page.locator(".code")).not_to_be_empty()
        page.get_by_role("button", name="On to Keep 2").click()
        expect(page.locator(".spell")).to_have_count(1)
        meet_a_creature(page)
        cast_the_spell(page)
        expect(page.locator(".spell")).to_have_count(0)


def meet_a_creature(page: Page) -> None:
    """Lay cards until a creature lies in the Keep, alive."""
    for _ in range(hands.PLENTY):
        if page.locator('.spell:not([aria-disabled="true"])').count():
            return
        creature = page.locator(".hand button", has_text="creature")
        cards = page.locator("[data-cell^=card]").count()
        if creature.count():
            creature.first.click()
            spot = page.locator('[data-verdict="safe"]').first
            spot.wait_for(state="attached")
            spot.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        else:
            hands.lay(page)
        page.wait_for_function("n => document.querySelectorAll('[data-cell^=card]').length !== n", arg=cards)
    raise AssertionError("no creature ever came")


def cast_the_spell(page: Page) -> None:
    """Choose the spell, aim it at a creature, see what would follow, and cast it."""
    page.locator(".spell").click()
    creature = page.locator('[data-cell^=card][aria-label*="live creature"]').first
    creature.focus()
    page.keyboard.press("Enter")
    corner, cast = page.locator("dialog .corner"), page.get_by_role("button", name="Cast it")
    expect(corner.or_(cast).first).to_be_visible()
    (corner.first if corner.count() else cast).click()
