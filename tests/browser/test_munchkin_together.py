"""Three browsers at one Munchkin table: help asked, refused, countered, paid; a curse cancelled; a body looted."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import hands
from tests.browser import munchkin_hands as mats


def test_one_refuses_one_counters_and_the_deal_is_kept_after_a_reload_in_mid_fight(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(6, {"do": "lose_levels", "n": 1})], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    refuses, counters = (name for name in table if name != main)
    for name in (main, counters):
        mats.play(table[name], "Loyal Mug", "Put it on your mat")
    mats.press(table[main], "Kick it open")
    expect(table[main].locator(".ours .sum")).to_contain_text("4")
    expect(table[main].locator(".theirs .sum")).to_contain_text("6")
    expect(table[main].locator(".verdict")).to_contain_text("you need +3")

    ask(table[main], refuses)
    expect(table[refuses].locator(".note")).to_contain_text("asks for help")
    mats.press(table[refuses], "No", exact=True)
    expect(table[main].locator(".note")).to_have_count(0)

    ask(table[main], counters)
    expect(table[counters].locator(".note")).to_contain_text("You give:")
    mats.press(table[counters], "Counter", exact=True)
    table[counters].get_by_role("dialog").get_by_role("button", name="more").click()
    table[counters].get_by_role("button", name=re.compile("^Say it to")).click()

    table[main].reload()
    note = table[main].locator(".note")
    expect(note).to_contain_text("2 treasures of 3")
    note.get_by_role("button", name="Accept").click()
    expect(table[main].locator(".ours .sum")).to_contain_text("8")
    mats.press(table[main], "That is all: resolve")
    mats.pass_window(list(table.values()))
    for _ in range(2):
        table[counters].locator(".ask .pick").first.click()
        mats.press(table[counters], "Take it")
    expect(table[main].locator(".own .lv b")).to_have_text("2")
    expect(table[counters].locator(".hand li")).to_have_count(9)
    for context in people:
        context.close()


def ask(page: Page, whom: str) -> None:
    """Ask for help at one treasure."""
    mats.press(page, "Ask for help")
    page.locator(".people").get_by_role("button", name=whom).click()
    page.get_by_role("button", name=f"Ask {whom}").click()


def test_a_curse_is_announced_to_all_alike_and_cancelled(browser: Browser, house: str, tmp_path: Path) -> None:
    cards = mats.set_file(
        tmp_path, monsters=[{**mats.monster(1), "copies": 1}], curses=[mats.HIC], one_shots=[mats.SORRY]
    )
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    friend = next(name for name in table if name != main)
    mats.play(table[main], "Hiccups", f"On {friend}")
    for page in table.values():
        expect(page.locator(".fuse h3")).to_have_text("A curse!")
        expect(page.locator(".fuse").get_by_role("button", name="Hold!")).to_be_visible()
    expect(table[friend].locator(".curse")).to_contain_text("It is for you.")
    mats.press(table[friend], "Hold!")
    expect(table[main].locator(".fuse")).to_contain_text(f"{friend}: Hold!")
    mats.play(table[friend], "Sorry Note", "Play it")
    expect(table[main].locator(".fuse")).to_have_count(0)
    expect(table[main].locator(".log")).to_contain_text("cancels Hiccups with Sorry Note")
    for context in people:
        context.close()


def test_a_window_burns_down_alike_for_everybody_and_whoever_holds_gives_all_more_time(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    """M13b: the countdown is the same whatever somebody holds, also for whoever has a card that fits."""
    cards = mats.set_file(
        tmp_path, monsters=[{**mats.monster(1), "copies": 1}], curses=[mats.HIC], one_shots=[mats.SORRY]
    )
    people, table = mats.three(browser, house, cards, pace="calm")
    main = mats.first_of(table)
    friend, other = (name for name in table if name != main)
    mats.play(table[main], "Hiccups", f"On {friend}")
    for page in table.values():
        expect(page.locator(".fuse")).to_contain_text("Cancel it, or pass. Still asked:")
    expect(table[other].locator("p.sr[aria-live=polite]")).to_contain_text(f"curses {friend}: Hiccups")
    assert spread(table) <= 2, "seconds between the first screen read and the last"
    mats.press(table[friend], "Hold!")
    expect(table[main].locator(".fuse")).to_contain_text(f"{friend}: Hold!")
    expect(table[other].get_by_role("timer")).to_have_attribute("aria-label", re.compile("^(2[0-9]|30) seconds"))
    assert spread(table) <= 2
    for context in people:
        context.close()


def spread(table: dict[str, Page]) -> int:
    """How far apart the countdowns of all screens are, in seconds."""
    left = [int((page.get_by_role("timer").text_content() or "").strip()) for page in table.values()]
    return max(left) - min(left)


def test_a_monster_names_itself_when_it_asks_for_cards(browser: Browser, house: str, tmp_path: Path) -> None:
    """M1a: what being caught costs is the victim's choice; the paper shows the monster behind the question."""
    grim = mats.monster(20, {"do": "discard_hand", "n": 2}, rules=({"do": "cannot_be_outrun"},))
    cards = mats.set_file(tmp_path, monsters=[grim], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    mats.press(table[main], "Kick it open")
    expect(table[main].get_by_role("button", name="Ask for help")).to_be_visible()
    expect(table[main].locator(".ways .pri")).to_have_count(0)  # nobody here is strong enough to help
    mats.press(table[main], "That is all: resolve")
    mats.pass_window(list(table.values()))
    mats.press(table[main], "Run", exact=True)
    expect(table[main].locator(".status")).to_contain_text("Caught, unless somebody changes the die.")
    mats.pass_window(list(table.values()))
    expect(table[main].locator(".ask .source")).to_contain_text("Door Goblin")
    expect(table[main].locator(".ask")).to_contain_text("Choose 2 cards of your hand.")
    for place in range(2):
        table[main].locator(".ask .pick[aria-pressed]").nth(place + 1).click()
    mats.press(table[main], "These 2")
    expect(table[main].locator(".ask")).to_have_count(0)
    for context in people:
        context.close()


def test_who_dies_is_looted_card_by_card(browser: Browser, house: str, tmp_path: Path) -> None:
    dreadful = mats.monster(20, {"do": "die"}, rules=({"do": "cannot_be_outrun"},))
    cards = mats.set_file(tmp_path, monsters=[dreadful], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    mats.press(table[main], "Kick it open")
    mats.press(table[main], "That is all: resolve")
    mats.pass_window(list(table.values()))
    mats.press(table[main], "Run", exact=True)
    mats.pass_window(list(table.values()))
    expect(table[main].locator(".status")).to_contain_text("You are dead")
    for _ in range(2):
        taker = next_taker([page for name, page in table.items() if name != main])
        taker.locator(".ask .pick", has_text="Loyal Mug").first.click()
        taker.get_by_role("button", name="Take it").click()
        expect(taker.locator(".ask")).to_have_count(0)
    for name, page in table.items():
        if name != main:
            expect(page.locator(".hand li")).to_have_count(9)
    for context in people:
        context.close()


def test_the_die_of_a_flight_lies_on_the_same_number_for_everybody(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(20, {"do": "lose_levels", "n": 1})], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    mats.press(table[main], "Kick it open")
    mats.press(table[main], "That is all: resolve")
    mats.pass_window(list(table.values()))
    mats.press(table[main], "Run", exact=True)
    said = {page.locator(".flight .die").get_attribute("aria-label") or "" for page in table.values()}
    assert len(said) == 1
    pips = int(said.pop().removeprefix("The die shows "))
    for page in table.values():
        expect(page.locator(".flight .die circle")).to_have_count(pips)
    for context in people:
        context.close()


def test_a_thief_sees_whom_each_button_would_rob_and_the_die_rolls_for_everybody(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    """M3b: one way per rival with something small; the die of a theft lies on the same number on every screen."""
    thief = {
        "id": "thief",
        "group": "class",
        "key": "T",
        "name": {"en": "Pocket Inspector"},
        "powers": [{"do": "theft", "needs": 4}],
        "copies": mats.COPIES,
    }
    cards = mats.set_file(tmp_path, monsters=[{**mats.monster(1), "copies": 1}], traits=[thief], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    victims = [name for name in table if name != main]
    for name in victims:
        mats.play(table[name], "Loyal Mug", "Put it on your mat")
    page = table[main]
    mats.play(page, "Pocket Inspector", "Be Pocket Inspector")
    ways = page.locator("[data-way=UsePower]")
    expect(ways).to_have_count(len(victims))
    assert sorted(ways.all_inner_texts()) == sorted(f"Steal something small from {name}" for name in victims)
    ways.first.click()
    page.locator("dialog .pick").first.click()
    page.locator("dialog .btn.pri").click()
    for one in table.values():
        expect(one.locator(".roll .die")).to_be_visible()
    assert len({one.locator(".roll .die").get_attribute("aria-label") for one in table.values()}) == 1
    for context in people:
        context.close()


def next_taker(pages: list[Page]) -> Page:
    for _ in range(100):
        for page in pages:
            if page.locator(".ask h3", has_text="left in a hurry").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked to take")


def test_m6_what_is_too_much_is_dragged_to_the_lowest_and_an_even_split_is_proposed(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    """Main wins alone: Level 2 and 8 + 2 cards (a Mug lies on the mat), so 5 too many for two rivals of Level 1."""
    cards = mats.set_file(tmp_path, monsters=[{**mats.monster(1), "treasures": 3}], items=[mats.MUG])
    people, table = mats.three(browser, house, cards)
    main = mats.first_of(table)
    giver = table[main]
    in_hand = giver.locator(".hand li").count()
    mats.play(giver, "Loyal Mug", "Put it on your mat")
    expect(giver.locator(".hand li")).to_have_count(in_hand - 1)
    mats.press(giver, "Kick it open")
    mats.press(giver, "That is all: resolve")
    mats.pass_window(list(table.values()))
    mats.press(giver, "End your turn")
    expect(giver.locator(".charity h3")).to_have_text("5 cards too many.")
    expect(giver.locator(".basket")).to_have_count(2)
    order = [giver.locator(".basket").nth(n).locator("b").inner_text() for n in range(2)]
    expect(basket(giver, order[0]).locator(".count")).to_have_text("0 of 3 for an even split")
    expect(basket(giver, order[1]).locator(".count")).to_have_text("0 of 2 for an even split")
    held = {name: table[name].locator(".hand li").count() for name in order}

    for given in range(4):  # the first three as proposed, then one to the same again: nobody is forced to be fair
        onto = giver.locator(".basket.next") if given < 3 else basket(giver, order[0])
        carry = mats.draw if given == 1 else mats.drag  # a finger, or the mouse
        carry(giver, giver.locator(".hand button.card").first, onto)
        expect(giver.locator(".charity h3")).to_have_text(
            "One card too many." if given == 3 else re.compile(f"^{4 - given} cards")
        )
    expect(basket(giver, order[0]).locator(".count")).to_have_text("3 of 3 for an even split")
    expect(basket(giver, order[1]).locator(".count")).to_have_text("1 of 2 for an even split")
    expect(giver.locator(".basket.next b")).to_have_text(order[1])

    giver.locator(".hand button.card").first.click(position=mats.CORNER)
    expect(giver.locator(".cards .ways .btn.pri")).to_have_text(f"Give it to {order[1]}")
    giver.locator(".basket.next").click()
    expect(giver.locator(".charity")).to_have_count(0)
    for name, more in zip(order, (3, 2), strict=True):
        expect(table[name].locator(".hand li")).to_have_count(held[name] + more)
    expect(giver.locator(".hand li")).to_have_count(5)
    for context in people:
        context.close()


def test_a_basket_always_means_giving_whatever_else_the_card_could_do(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    """M6: nobody is lower than main, so one basket stands there, the discards; a curse dropped on it curses nobody."""
    cards = mats.set_file(
        tmp_path, monsters=[{**mats.monster(1), "copies": 1}], curses=[mats.HIC], one_shots=[mats.SORRY]
    )
    people, table = mats.three(browser, house, cards)
    giver = table[mats.first_of(table)]
    mats.press(giver, "Kick it open")
    if giver.get_by_role("button", name="That is all: resolve").count():
        mats.press(giver, "That is all: resolve")
    mats.pass_window(list(table.values()))
    mats.press(giver, "End your turn")
    held = giver.locator(".hand li").count()
    mats.drag(giver, giver.locator(".hand button.card", has_text="Hiccups").first, giver.locator(".basket").first)
    expect(giver.locator(".hand li")).to_have_count(held - 1)
    expect(giver.locator(".fuse")).to_have_count(0)
    for context in people:
        context.close()


def basket(page: Page, name: str) -> Locator:
    return page.locator(".basket", has_text=name)


def test_a_spectator_reads_the_cards_of_the_hosts_own_set(browser: Browser, house: str, tmp_path: Path) -> None:
    cards = mats.set_file(tmp_path, monsters=[mats.monster(2)], items=[mats.MUG])
    with hands.person(browser) as host, hands.person(browser) as guest:
        page, watcher = host.new_page(), guest.new_page()
        link = mats.invite(page, house, cards)
        mats.share(page, "Rosa", "Malik")
        hands.start(page)
        mats.draw_the_curtain(page)
        watcher.goto(link)
        watcher.get_by_role("button", name="Just watch").click()
        expect(watcher.get_by_text("You are watching.")).to_be_visible()
        mats.press(page, "Kick it open")
        expect(watcher.locator(".foe")).to_contain_text("Door Goblin")
