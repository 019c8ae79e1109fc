"""Munchkin for the contact sheets: four play by post until the moment wanted comes, then a browser takes that chair.

Bots decide for the four, from what each may see, and the house referees: every table on a sheet was really played. The
posts go on afterwards, for a table whose guests have gone home would show closed eyes.
"""

import json
import threading
import time
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple
from uuid import uuid4

import msgspec
from playwright.sync_api import Page

from tests.browser import munchkin_hands
from tests.browser.stage import Scene, Stage, place
from threedoors.bots import seat_bot
from threedoors.core import OneOf, Open, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.house import house_set
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.turn.charity import receivers

NAMES = ("Inès", "Malik", "Rosa", "Ottoline")
TABLES, ACTS = 8, 400  # games begun, acts in each, before a moment is given up
UNHURRIED = 0.04  # the house asks faster posts to slow down
BREATH = 4.0
NEAR = 8  # points
FEW = 6  # designs of a kind: an own set travels with every view

Moment = Callable[[MunchkinView], bool]
"""Is this what the chair should see?"""


class Chair(NamedTuple):
    table: str
    secret: str
    seat: int


class Guest:
    """One player by post."""

    def __init__(self, house: str, key: dict[str, Any], seat: int) -> None:
        self.house, self.key, self.seat, self.session = house, key, seat, ""
        self.view: MunchkinView | None = None
        self.post({"type": "Hello", "table": key["table"], "token": key["token"], "last": 0})

    def post(self, *messages: dict[str, Any]) -> list[dict[str, Any]]:
        """Say this, if anything, and hear what there is to hear."""
        time.sleep(UNHURRIED)
        told = ask(self.house, "/wire", messages=messages, session=self.session, wait=False)
        self.session = told["session"]
        for message in told["messages"]:
            for sight in message.get("sights", ()):
                if sight["seat"] == self.seat and sight["view"]:
                    self.view = msgspec.convert(sight["view"], MunchkinView)
        return list(told["messages"])

    def act(self, action: Any) -> MunchkinView:
        """Act, and wait for the answer: nobody looks at the table before it has changed."""
        request = uuid4().hex
        heard = self.post({"type": "Act", "id": request, "action": msgspec.to_builtins(action)})
        while not any(message.get("id") == request for message in heard):
            heard = self.post()
        assert self.view is not None
        return self.view

    def look(self) -> MunchkinView:
        """What this seat sees now; just after the start the first view may still be on its way."""
        self.post()
        while self.view is None:
            self.post()
        return self.view


def ask(house: str, path: str, **body: Any) -> Any:
    letter = urllib.request.Request(
        f"{house}/api{path}", json.dumps(body).encode(), {"Content-Type": "application/json", "Origin": house}
    )
    with urllib.request.urlopen(letter, timeout=30) as answer:
        return json.load(answer)


def seated(house: str, **options: Any) -> list[Guest]:
    """Four at a new table, and the game begun."""
    game = {"game": "munchkin", "seats": len(NAMES), "options": {"pace": "relaxed", **options}}
    host = ask(house, "/tables", name=NAMES[0], **game)
    desk, invite = f"/tables/{host['table']}/sit", host["invite"]
    others = [ask(house, desk, seat=seat, name=name, invite=invite) for seat, name in enumerate(NAMES) if seat]
    guests = [Guest(house, key, seat) for seat, key in enumerate([host, *others])]
    guests[0].post({"type": "Start", "id": uuid4().hex, "fill": ""})
    return guests


def play_until(guests: list[Guest], moment: Moment) -> Guest | None:
    """Bots decide for everybody until whoever is awaited sees the moment; None: this game never showed it."""
    bots = [seat_bot(GAME, "schemer" if guest.seat % 2 else "greedy") for guest in guests]
    view = guests[0].look()
    for number in range(ACTS):
        awaited = guests[view.waits[0].seats[0] if view.waits else view.board.winners[0]]
        view = awaited.look()
        if moment(view):
            return awaited
        if not view.waits:
            return None
        view = awaited.act(bots[awaited.seat].choose(view, chance_of(f"scene/{number}")).action)
    return None


def deal(cards: str) -> dict[str, Any] | None:
    """All the house's cards, or a few of them: with `small` monsters, or with `dreadful` ones."""
    if cards == "all":
        return None
    every = msgspec.to_builtins(house_set())
    kinds = ("traits", "curses", "items", "one_shots")
    few = {kind: [{**one, "copies": 5} for one in every[kind][:FEW]] for kind in kinds}
    plain = {"copies": 5, "rules": []}  # no rule names a race or class that the set lacks
    monsters = [{**one, **plain} for one in every["monsters"][:FEW]]
    if cards == "dreadful":  # nobody outruns or survives them
        doom = {"copies": 10, "penalty": [{"do": "die"}], "rules": [{"do": "cannot_be_outrun"}]}
        monsters = [{**one, **doom} for one in every["monsters"][-FEW:]]
    return {"title": every["title"], **few, "monsters": monsters}


@cache
def chair_at(house: str, moment: Moment, cards: str, level: int) -> Chair:
    """A chair at a table where this moment has come; both sizes of a sheet show the same."""
    for _ in range(TABLES):
        guests = seated(house, winning_level=level, own_set=deal(cards))
        if found := play_until(guests, moment):
            stay(guests)
            return Chair(found.key["table"], found.key["token"], found.seat)
    raise AssertionError("the moment never came")


def stay(guests: list[Guest]) -> None:
    """Everybody keeps listening, as people do."""

    def listen() -> None:
        while True:
            time.sleep(BREATH)
            try:
                for guest in guests:
                    guest.post()
            except OSError:
                return  # the house is closed

    threading.Thread(target=listen, daemon=True).start()


def take(page: Page, house: str, moment: Moment, cards: str = "all", level: int = 10) -> None:
    """Sit down in the browser where the moment has come."""
    table, secret, seat = chair_at(house, moment, cards, level)
    chair = {"table": table, "title": "munchkin", "seat": seat, "secret": secret, "at": time.time() * 1000}
    page.goto(house)
    page.evaluate("chair => localStorage.setItem('threedoors.chairs', JSON.stringify([chair]))", chair)
    page.evaluate("localStorage.setItem('threedoors.munchkin.briefed', 'true')")  # nobody is new at such a moment
    page.goto(f"{house}/t/{table}")
    page.locator("ul.hand, main.end").first.wait_for()


# --- moments worth a picture -----------------------------------------------------------------------


def asked(view: MunchkinView, ask: str) -> bool:
    pending = view.board.pending
    return pending is not None and type(pending.ask).__name__ == ask and view.seat in pending.seats


def values(way: Open, field: str) -> tuple[Any, ...]:
    domain = way.fields[field]
    return domain.values if isinstance(domain, OneOf) else ()


def dressed(view: MunchkinView, least: int = 2) -> bool:
    return sum(bool(player.equipped) for player in view.board.players) >= least


def own_turn(view: MunchkinView) -> bool:
    return asked(view, "Prepare") and view.board.turn > 8 and dressed(view) and len(view.hand) >= 4


def losing(view: MunchkinView) -> bool:
    """A near thing: main is behind by a little and has a card to throw into it."""
    fight = view.fight
    if not asked(view, "OpenFight") or fight is None or fight.wins or not dressed(view):
        return False
    thrown = [way for way in view.choices.open if way.kind == "Play" and {"side", "foe"} & way.fields.keys()]
    armed = any(values(way, "card") for way in thrown) and len(fight.ours.parts) >= 3
    return armed and 0 <= fight.theirs.total - fight.ours.total <= NEAR


def offered(view: MunchkinView) -> bool:
    return any(offer.to == view.seat and offer.terms is not None for offer in view.board.offers) and len(view.hand) >= 2


def giving(view: MunchkinView) -> bool:
    return asked(view, "Charity") and view.seat is not None and bool(receivers(view.board, view.seat))


def looting(view: MunchkinView) -> bool:
    return asked(view, "LootBody")


def last_call(view: MunchkinView) -> bool:
    return asked(view, "LastCall") and dressed(view) and len(view.hand) >= 3 and view.board.turn > 6


def curse(view: MunchkinView) -> bool:
    return asked(view, "CurseCall") and view.board.announced is not None and view.board.announced.victim == view.seat


def fleeing(view: MunchkinView) -> bool:
    return asked(view, "FleeNext") and view.flight is not None and bool(view.flight.ahead)


def demanded(view: MunchkinView) -> bool:
    return asked(view, "PickHand") or asked(view, "PickItems")


def over(view: MunchkinView) -> bool:
    return view.board.over


def lobby(stage: Stage) -> None:
    munchkin_hands.invite(stage.page, stage.house, pace="calm", chairs=5)


def at(moment: Moment, cards: str = "all", level: int = 10) -> Callable[[Stage], None]:
    return lambda stage: take(stage.page, stage.house, moment, cards, level)


def take_up_a_card(page: Page) -> None:
    """Whatever can go somewhere, best something for the fight; one-shots may lie on the mat."""
    page.locator("ul.hand").wait_for()
    for tag in ("[data-tag=either]", "[data-tag=monsters]", "[data-tag=give]"):
        if (cards := page.locator(f"ul.hand li:has({tag})")).count():
            cards.first.locator("button.card").click()
            return
    for carried in page.locator(".own button.carried").locator("visible=true").all():
        carried.click()
        if page.locator(".cards [data-way=Play]").count():
            return
    if (cards := page.locator("ul.hand li:has([data-tag])")).count():
        cards.first.locator("button.card").click()


SCENES: dict[str, Scene] = {
    "rules-munchkin": Scene(place("/rules/munchkin")),
    "munchkin-first-steps": Scene(place("/first-steps/munchkin")),
    "munchkin-lobby": Scene(lobby),
    "munchkin-turn": Scene(at(own_turn)),
    "munchkin-fight": Scene(at(losing), take_up_a_card),
    "munchkin-last-call": Scene(at(last_call)),
    "munchkin-offer": Scene(at(offered)),
    "munchkin-curse": Scene(at(curse)),
    "munchkin-flight": Scene(at(fleeing)),
    "munchkin-demand": Scene(at(demanded)),
    "munchkin-charity": Scene(at(giving), take_up_a_card),
    "munchkin-loot": Scene(at(looting, "dreadful")),
    "munchkin-end": Scene(at(over, "small", level=5)),
}
