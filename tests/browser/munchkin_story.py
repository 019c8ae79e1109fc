"""Somebody who wants a story: a body to loot, a curse cancelled, help bargained; and a card set that brings them."""

import re
from pathlib import Path

from playwright.sync_api import Page

from tests.browser import munchkin_hands as mats

DEADLY = mats.monster(14, {"do": "die"}, rules=({"do": "cannot_be_outrun"},))
DEATH = r"(dies|You die)\. .*Door Goblin"
FIGHT = "fights |You fight "
PARTS = (
    r" helps you for |You help .* for ",
    "cancels? Hiccups with Sorry Note",
    DEATH,
    "takes? .* from what .* left",
)


def set_file(folder: Path) -> Path:
    """A monster too strong for one and fair game for two, curses, and what undoes them."""
    return mats.set_file(folder, monsters=[DEADLY], curses=[mats.HIC], items=[mats.MUG], one_shots=[mats.SORRY])


class Eager:
    """Cancels every curse; once somebody has died, asks for help once in each fight and takes what is offered."""

    def __init__(self) -> None:
        self.asked_in = 0

    def __call__(self, page: Page, hand: mats.Hand) -> None:
        sorry = page.locator(".hand li:has([data-tag=play])", has_text="Sorry Note")
        if page.locator(".fuse h3", has_text="A curse!").count() and sorry.count():
            mats.take_up(page, sorry.first, hand)
            hand(page, page.locator(".held [data-way=Play]"))
        elif not (lines(page, DEATH) and self.bargain(page, hand)):
            mats.one_act(page, hand)

    def bargain(self, page: Page, hand: mats.Hand) -> bool:
        """Accept help, or ask for it at a good price; False if there is nothing to bargain about."""
        fight = lines(page, FIGHT)
        accept, ask = page.locator(".note .acts .btn.pri"), page.locator(".stage .btn.pri[data-way=AskHelp]")
        if accept.count():
            hand(page, accept.first)
        elif ask.count() and fight != self.asked_in:
            self.asked_in = fight
            hand(page, ask)
            price = page.get_by_role("dialog")
            for _ in range(2):
                hand(page, price.get_by_role("button", name="more"))
            hand(page, price.locator(".btn.pri"))
        else:
            return page.locator(".note .acts .btn:only-child").count() > 0  # our own, to be answered: wait
        return True


def lines(page: Page, part: str) -> int:
    """How often the log has said something."""
    return page.locator(".side .log li", has_text=re.compile(part)).count()


def is_told(page: Page) -> bool:
    """Play a game to its end; did it bring every part of the story?"""
    mats.play_to_the_end(page, act=Eager())
    page.locator("main.end summary").last.click()
    told = "\n".join(page.locator("main.end .log li").all_inner_texts())
    return all(re.search(part, told) for part in PARTS)
