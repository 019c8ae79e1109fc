"""Whoever keeps views is told what changes in them, and sees at every moment what everybody else is shown."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.tables.at_home import Guest, home
from tests.tables.kept_views import kept_views, patched
from tests.tables.test_no_leak import drawn_act
from threedoors import games
from threedoors.core import Chance
from threedoors.games import AnyGame
from threedoors.tables import wire
from threedoors.tables.looks import Comparison, Looks, changes

ACTS, LEAST = 40, 3  # random play may end early
SMALL = 0.4  # of the bytes of an act, with the whole view


class Mat(msgspec.Struct, frozen=True):
    level: int
    cards: tuple[str, ...] = ()


class Seen(msgspec.Struct, frozen=True):
    mats: tuple[Mat, ...]
    spots: dict[str, Mat] = {}
    bare: Mat | None = None


def test_only_what_differs_is_told_place_by_place() -> None:
    before = Seen((Mat(1), Mat(2, ("a",)), Mat(5)), {"0,0": Mat(1), "1,0": Mat(1)}, Mat(9))
    after = Seen((Mat(1), Mat(3, ("a", "b")), Mat(5, ("c",))), {"0,0": Mat(4), "2,0": Mat(1)})
    assert changes(before, before) == []
    assert changes(before, after) == [
        (("mats", 1), Mat(3, ("a", "b"))),  # both its places are new
        (("mats", 2, "cards"), ("c",)),
        (("spots", "1,0"),),
        (("spots", "0,0", "level"), 4),
        (("spots", "2,0"), Mat(1)),
        (("bare",), None),
    ]
    as_sent = [json.loads(msgspec.json.encode(one)) for one in (before, changes(before, after), after)]
    assert patched(as_sent[0], as_sent[1]) == as_sent[2]


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (("a", "b", "c"), ("a", "c"), ((), [1], [])),
        (("a", "c"), ("a", "b", "c"), ((), [], [(1, "b")])),
        (("a", "b", "c", "d"), ("x", "b", "c"), ((), [0, 3], [(0, "x")])),
        (("a", "b"), ("x", "b"), ((), ("x", "b"))),
        (("a", "b", "c"), ("a", "x", "c"), ((), [1], [(1, "x")])),
        (("a", "a"), ("a",), ((), ("a",))),
        (("a", "b"), ("b", "a", "c"), ((), ("b", "a", "c"))),
        ((), ("a",), ((), ("a",))),
        ((Mat(1),), (), ((), ())),
        (("a", Mat(1)), ("a",), ((), [1], [])),
        (("a", "b", "c"), ("a", "b", "c", "x", "x"), ((), ("a", "b", "c", "x", "x"))),
        (("a", "b", "b", "c"), ("a", "c", "d"), ((), ("a", "c", "d"))),
        (("a", {"b": 1}), ("a", {"b": 2}), ((), ("a", {"b": 2}))),
        (("a", "b"), (), ((), ())),
    ],
)
def test_of_a_row_only_what_came_and_what_went_is_told(
    before: tuple[object, ...], after: tuple[object, ...], told: tuple[object, ...]
) -> None:
    assert changes(before, after) == [told]
    as_sent = [json.loads(msgspec.json.encode(one)) for one in ([before], changes((before,), (after,)), [after])]
    assert patched(as_sent[0], as_sent[1]) == as_sent[2]


class TableSeen(msgspec.Struct, frozen=True):
    mats: tuple[Mat, ...]
    hand: Mat


class Toy:
    """As much of a game as a look needs: everybody sees one row of mats, and a hand of their own."""

    encoded = 0

    def view(self, state: tuple[tuple[Mat, ...], tuple[Mat, ...]], seat: int) -> TableSeen:
        mats, hands = state
        return TableSeen(mats, hands[seat])

    def lean(self, view: TableSeen) -> TableSeen:
        return view

    def encode(self, thing: object) -> bytes:
        self.encoded += 1
        return msgspec.json.encode(thing)


def test_what_all_seats_share_is_compared_and_encoded_once() -> None:
    game: Any = Toy()
    hands = (Mat(1, ("a",)), Mat(1, ("b",)), Mat(1, ("c",)))
    before = Looks(game, ((Mat(1), Mat(2)), hands))
    after = Looks(game, ((Mat(1), Mat(3)), (*hands[:2], Mat(2, ("c",)))))
    told = Comparison(game, before, after)
    board = [["mats"], [{"level": 1, "cards": []}, {"level": 3, "cards": []}]]
    found = [json.loads(bytes(told.seen_by(seat) or b"")) for seat in range(3)]
    assert found == [[board], [board], [board, [["hand"], {"level": 2, "cards": ["c"]}]]]
    assert game.encoded == 2  # the mats, and one hand


def test_nothing_is_told_where_nothing_changed() -> None:
    game: Any = Toy()
    state = ((Mat(1),), (Mat(1),))
    same = Looks(game, state)
    assert Comparison(game, same, Looks(game, state)).seen_by(0) is None
    assert Comparison(game, same, Looks(game, ((Mat(1),), (Mat(1),)))).seen_by(0) is None


@pytest.mark.parametrize("name", games.names())
def test_kept_views_are_the_views_everybody_else_is_shown(tmp_path: Path, name: str) -> None:
    seats = next(count for count in (2, 3) if count in games.load(name).seats)

    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(seats, game=name)
            for seat in range(1, seats):
                await here.joined(key, seat, "Bo", key.token)  # all at one screen
            watch = await here.joined(key, None, "Di")
            shown = [await here.guest(one) for one in (key, watch)]
            keepers = [await here.guest(one, keeps_views=True) for one in (key, watch)]
            await shown[0].must(wire.Start)
            await play(shown[0], games.load(name))
            for whole, kept in zip(shown, keepers, strict=True):
                assert kept_views(kept) == kept_views(whole)
                assert told_of_changes(kept) >= LEAST
                assert size(kept) < SMALL * size(whole)

    asyncio.run(evening())


async def play(guest: Guest, game: AnyGame) -> None:
    """Acts drawn for whoever is awaited, until there are enough."""
    assert guest.session
    table, chance = guest.home.house.tables[guest.session.table], Chance(b"changes".ljust(32))
    for _ in range(ACTS):
        act, chance = drawn_act(table.head.state, game, chance)
        if act is None:
            return
        await guest.must(wire.Act, action=msgspec.Raw(act))


def told_of_changes(guest: Guest) -> int:
    return sum("changes" in sight for message in guest.heard("Played") for sight in message["sights"])


def size(guest: Guest) -> int:
    return sum(len(raw) for raw in guest.bytes if raw.startswith(b'{"type":"Played"'))
