"""At the door: two words that open nothing, a bare address, a second tab; and the road from Keep to Keep."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import hands


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "These words open nothing now."), ("fr", "n’ouvrent rien"), ("es", "no abren nada")],
)
@pytest.mark.complains("403")
def test_words_that_open_nothing_are_refused_in_a_sentence(
    browser: Browser, house: str, language: str, said: str
) -> None:
    with hands.person(browser, language) as context:
        page = context.new_page()
        page.goto(house)
        page.locator(".ways > button").click()
        page.locator("dialog input").first.fill("brass goose")
        page.locator("dialog .pri").click()
        expect(page.locator("dialog .trouble")).to_contain_text(said)


@pytest.mark.complains("403")
def test_the_bare_address_knocks_and_the_name_is_kept(browser: Browser, house: str) -> None:
    with hands.person(browser) as host, hands.person(browser) as friend:
        page, other = host.new_page(), friend.new_page()
        hands.invite(page, house, chairs=2)
        other.goto(page.url.partition("#")[0])
        other.get_by_label("Your name").fill("Malik")
        other.get_by_role("button", name="Knock: ask to be let in").click()
        expect(page.get_by_text("Malik knocks")).to_be_visible()
        page.get_by_role("button", name="Let them in").click()
        expect(other.locator("#name")).to_have_value("Malik")
        other.get_by_role("button", name="Come in", exact=True).click()
        expect(page.locator(".chair").nth(1)).to_contain_text("Malik")


def test_the_spoken_words_stand_large_with_the_page_they_are_typed_on(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        page = context.new_page()
        hands.invite(page, house, chairs=2)
        page.get_by_role("button", name="Two words").click()
        spoken = page.locator(".spoken")
        expect(spoken).to_have_css("font-size", "36px")
        assert len(spoken.inner_text().split()) == 2
        expect(page.locator(".invite")).to_contain_text(house.removeprefix("http://"))


def test_the_first_tab_comes_back_by_itself_when_the_second_is_closed(browser: Browser, house: str) -> None:
    with hands.person(browser) as context:
        first = context.new_page()
        hands.invite(first, house, chairs=2)
        second = context.new_page()
        second.goto(first.url)
        taken = first.get_by_text("This chair is taken by your other tab.")
        expect(taken).to_be_visible()
        expect(second.locator(".lobby")).to_be_visible()
        second.close(run_before_unload=True)
        expect(taken).not_to_be_visible()
        expect(first.locator(".lobby")).to_be_visible()


def test_whoever_won_keep_1_is_led_to_keep_2_with_sand(page: Page, house: str) -> None:
    page.goto(house)
    page.evaluate(
        "['played', 'next'].forEach((what, i) => localStorage.setItem('threedoors.knock.' + what, [true, 2][i]))"
    )
    page.reload()
    expect(page.get_by_text("Next: Keep 2, with sand")).to_be_visible()
    expect(page.get_by_role("button", name="Adventure")).to_be_visible()
    page.get_by_role("button", name="Solo").first.click()
    expect(page.get_by_text("Keep 2, so far")).to_be_visible()
    expect(page.get_by_role("timer").first).to_be_attached()


@pytest.mark.parametrize("language", ["fr", "en", "es"])
def test_a_phone_on_its_side_has_every_way_in_above_the_fold(browser: Browser, house: str, language: str) -> None:
    with hands.person(browser, language, width=844, height=390) as context:
        page = context.new_page()
        page.goto(house)
        for play in page.locator("article .pri").all():
            box = play.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 390
        page.locator("article").first.locator(".acts button").nth(1).click()
        start = page.locator(".start").bounding_box()
        assert start is not None
        assert start["y"] + start["height"] <= 390


@pytest.mark.parametrize("place", ["/", "/rules/knock"])
def test_without_javascript_the_page_says_so(browser: Browser, house: str, place: str) -> None:
    with hands.person(browser, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(house + place)
        assert "These doors open with JavaScript." in page.locator("noscript").inner_text()
