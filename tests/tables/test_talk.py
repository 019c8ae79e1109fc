"""Talk: who hears whom, when chat is closed, and what a gesture may point at."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.tables.at_home import Guest, Home, evening, home
from threedoors.tables import wire
from threedoors.tables.log.facts import Pointing, Settings
from threedoors.tables.wire import Key


async def silenced(here: Home) -> tuple[Key, Key, Guest, Guest]:
    """Two players, and the token on Silence."""
    key = await here.opened(2)
    bo_key = await here.joined(key, 1)
    ada, bo = await here.guest(key), await here.guest(bo_key)
    await ada.must(wire.Start)
    table = here.house.tables[key.table]
    table.head = table.written = replace(table.head, state=replace(table.head.state, silent=True))
    return key, bo_key, ada, bo


@evening
async def test_k17_silence_closes_the_chat_and_leaves_gestures(here: Home) -> None:
    _, _, ada, bo = await silenced(here)
    assert await ada.refused(wire.Say, text="psst") == "hushed-now"
    await ada.must(wire.Gesture, seat=0, gesture="count", number=3)
    await ada.must(wire.Gesture, seat=0, gesture="point", at=Pointing(x=2, y=-1))
    assert [m["gesture"]["gesture"] for m in bo.heard("Gesturing")] == ["count", "point"]


@evening
async def test_k17_silence_is_not_broken_by_reconnecting(here: Home) -> None:
    key, _, ada, _ = await silenced(here)
    ada.leave()
    again = await here.guest(key)
    assert again.table["hushed"] is True
    assert await again.refused(wire.Say, text="psst") == "hushed-now"


@evening
async def test_k17_spectators_never_talk_to_seats(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    one = await here.guest(await here.joined(key, None, "Cy"))
    other = await here.guest(await here.joined(key, None, "Di"))
    await one.must(wire.Say, text="she should look left")
    assert ada.heard("Heard") == []
    assert "look left" not in str(ada.messages)
    assert ada.heard("Bare")[-1]["n"] == one.heard("Heard")[-1]["n"]
    assert other.heard("Heard")[-1]["text"] == "she should look left"
    await ada.must(wire.Say, text="hello all")
    assert [guest.heard("Heard")[-1]["text"] for guest in (one, other)] == ["hello all"] * 2
    ada.leave()
    assert "look left" not in str((await here.guest(key)).messages)


@evening
async def test_the_host_mutes_somebody_or_switches_chat_off(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Mute, person=2)
    assert await bo.refused(wire.Say, text="but") == "muted-now"
    await bo.must(wire.Gesture, seat=1, gesture="nod")
    await ada.must(wire.Mute, person=2, muted=False)
    await bo.must(wire.Say, text="thank you")
    await ada.must(wire.ChangeSettings, settings=Settings(chat=False))
    assert await bo.refused(wire.Say, text="oh") == "chat-off"


@evening
async def test_chat_is_tidied_and_bounded(here: Home) -> None:
    ada = await here.guest(await here.opened(2))
    assert await ada.refused(wire.Say, text="x" * 501) == "bad-chat"
    assert await ada.refused(wire.Say, text=" \u200b\n ") == "bad-chat"
    await ada.must(wire.Say, text="<b>hi</b>\n\x1b[31mthere")
    assert ada.heard("Heard")[-1]["text"] == "<b>hi</b> [31mthere"


@evening
async def test_a_gesture_points_only_at_what_all_can_see(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    await ada.must(wire.Start)
    mine = ada.view["hand"][0]
    lying = next(
        iter(bo.view["keep"]["cards"].values())
        if isinstance(bo.view["keep"]["cards"], dict)
        else iter(bo.view["keep"]["cards"])
    )
    assert await ada.refused(wire.Gesture, seat=0, gesture="point", at=Pointing(card=mine)) == "point-at-the-open"
    assert await ada.refused(wire.Gesture, seat=0, gesture="point", at=Pointing(x=5000)) == "point-on-the-table"
    assert await ada.refused(wire.Gesture, seat=0, gesture="point") == "point-at-what"
    assert await ada.refused(wire.Gesture, seat=0, gesture="count", number=77) == "count-on-fingers"
    assert await ada.refused(wire.Gesture, seat=1, gesture="nod") == "not-your-seat"
    await ada.must(wire.Gesture, seat=0, gesture="point", at=Pointing(card=card_of(lying)))
    await ada.must(wire.Gesture, seat=0, gesture="point", at=Pointing(hand=2))
    await ada.must(wire.Gesture, seat=0, gesture="point", at=Pointing(seat=1))


def card_of(lying: Any) -> str:
    """The name of a card in the Keep."""
    return str(lying["card"] if isinstance(lying, dict) else lying)


def test_talk_and_play_share_one_sequence_and_chat_is_no_part_of_the_log(tmp_path: Path) -> None:
    async def evening() -> None:
        async with home(tmp_path) as here:
            key = await here.opened(2)
            ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
            await ada.must(wire.Say, text="a secret recipe")
            await bo.must(wire.Gesture, seat=1, gesture="hurry")
            await ada.must(wire.Start)
            numbers = [n for n in bo.numbers if n > bo.heard("Welcome")[0]["n"]]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            entries = await here.house.store.entries(key.table, 1, 100)
            assert b"recipe" not in msgspec.json.encode([entry.fact for entry in entries])

    asyncio.run(evening())
