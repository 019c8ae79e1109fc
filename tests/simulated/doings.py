"""Doings: what guests do of an evening: act, talk, lose their line and come back, come twice, send things again, stand
up, ask for a seat, let others sit, pause, remove each other, move to another device, leave, and play again."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from tests.simulated.guests import Guest, encoded
from tests.simulated.history import Broke
from tests.simulated.wire import Wire
from threedoors import games
from threedoors.core import Chance, awaited
from threedoors.tables import wire

PAUSE_SECONDS = 0.12
AGAIN_SECONDS, SHUT_SECONDS = 1.0, 4.0  # before one comes back, and before one tries a house that is shut
BUSY = 0.25  # so often one who is not asked for anything does something
Doing = Callable[[Guest], Awaitable[None] | None]


async def behave(guest: Guest) -> None:
    """Do something now and then, until the evening is over."""
    while not guest.has_gone:
        await asyncio.sleep(guest.chance.expovariate(1 / PAUSE_SECONDS))
        if guest.line is None:
            await asyncio.sleep(guest.chance.uniform(0, SHUT_SECONDS if guest.place.house is None else AGAIN_SECONDS))
            guest.connect()
        elif guest.is_welcome:
            await _something(guest)


async def _something(guest: Guest) -> None:
    if guest.place.is_quiet:
        return
    if guest.table["phase"] == "over":
        go_on(guest)
    elif guest.is_host and (asked := guest.table["asked"]) and not guest.unanswered:
        guest.ask(type="LetSit", person=asked[0]["person"], allowed=guest.chance.random() < 0.7)
    elif (view := view_to_act_on(guest)) is not None and guest.chance.random() < 0.8:
        act(guest, view)
    elif guest.place.is_calm:
        begin(guest)
    elif guest.chance.random() < BUSY:
        doing = guest.chance.choices(list(DOINGS), list(DOINGS.values()))[0]
        waiting = doing(guest)
        if waiting is not None:
            await waiting


def go_on(guest: Guest) -> None:
    """Again! Whoever presses, and however many at once, all come to one table."""
    following = guest.table["next_table"]
    if following is None:
        if guest.seats:
            guest.ask(type="Rematch")
    elif not guest.unanswered:
        guest.go_to(wire.Key(following, 0, guest.key.token))


def view_to_act_on(guest: Guest) -> Any:
    """What I am asked, and have not answered yet."""
    if guest.table["phase"] != "playing" or guest.unanswered:
        return None
    game = games.load(guest.table["game"])
    views = (guest.views.get(seat) for seat in sorted(guest.seats))
    mine = (msgspec.convert(view, game.view_type) for view in views if view is not None)
    return next((view for view in mine if awaited(view) is not None), None)


def act(guest: Guest, view: Any) -> None:
    game = games.load(guest.table["game"])
    action, _ = view.choices.sample(Chance(guest.chance.randbytes(32)), game.action)
    guest.ask(type="Act", action=msgspec.Raw(game.encode(action)))


def begin(guest: Guest) -> None:
    """The host lets the game begin, or go on."""
    if guest.is_host and not guest.unanswered:
        if guest.table["phase"] == "lobby":
            guest.ask(type="Start", fill="random")
        elif guest.table["paused"]:
            guest.ask(type="Resume")


def pause(guest: Guest) -> None:
    if guest.is_host and guest.table["phase"] == "playing":
        guest.ask(type="Pause")


def say(guest: Guest) -> None:
    guest.ask(type="Say", text=f"so much for {guest.chance.random():.2f}")


def say_again(guest: Guest) -> None:
    """Something that was done long ago, or is on its way, is asked for once more."""
    known = [*guest.old, *guest.unanswered]
    if known:
        same = guest.chance.choice(known)
        guest.send(same, encoded(type="Say", id=same, text="again"))


def hang_up(guest: Guest) -> None:
    guest.hang_up()


def lose_line(guest: Guest) -> None:
    if guest.line is not None:
        guest.line.die()


def come_twice(guest: Guest) -> None:
    """Another line before the first is given up."""
    old = guest.line
    guest.connect()
    if old is not None:
        asyncio.get_running_loop().call_later(guest.chance.uniform(0, 1), old.cut)


def stand_up(guest: Guest) -> None:
    """Never the host: somebody has to begin the next game."""
    if guest.seats and not guest.is_host:
        guest.ask(type="LeaveSeat", seat=min(guest.seats))


def sit_down(guest: Guest) -> None:
    """At a seat that is empty, or a bot's."""
    free = [seat["seat"] for seat in guest.table["seats"] if seat["person"] is None]
    if free and not guest.seats:
        guest.ask(type="TakeSeat", seat=guest.chance.choice(free))


def leave(guest: Guest) -> None:
    if not guest.is_host and guest.chance.random() < 0.1:
        guest.ask(type="Leave")


async def move(guest: Guest) -> None:
    """To another device: the old key opens nothing from then on."""
    house, old = guest.place.house, guest.key
    if guest.is_host or house is None:
        return  # an answer may be lost, and with it the key
    code = await house.asked(lambda: house.service.move(old.table, old.token))
    if not isinstance(code, wire.MoveCode):
        return
    stale = Wire(house, _not_welcome(old), lambda: None)
    stale.send(encoded(type="Hello", table=old.table, token=old.token, last=0))
    moved = await house.asked(lambda: house.service.moved(old.table, code.code))
    if isinstance(moved, wire.Key):
        guest.hang_up()
        guest.has_gone, guest.key = False, wire.Key(old.table, old.person, moved.token)
        stale.send(encoded(type="Say", id="stale", text="I am still here"))


def _not_welcome(old: wire.Key) -> Callable[[bytes], None]:
    """Hears what an old key is told: never that something was done."""

    def hear(raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        if message["type"] == "Accepted" and message["id"] == "stale":
            raise Broke(f"the old key of {old} still opens {old.table}")

    return hear


DOINGS: dict[Doing, int] = {
    say: 5,
    say_again: 5,
    hang_up: 2,
    lose_line: 1,
    come_twice: 2,
    begin: 8,
    pause: 1,
    stand_up: 1,
    sit_down: 2,
    leave: 1,
    move: 1,
}
"""What one does rather than nothing, and how often."""
