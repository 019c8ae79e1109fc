"""Messages are heard a few at a time, and addresses take turns."""

import asyncio
from collections import Counter

from threedoors.server.hearing import Hearing


def test_while_nobody_crowds_everybody_is_heard_at_once() -> None:
    async def evening() -> None:
        hearing = Hearing(at_once=2, most_seconds=8)
        for _ in range(10):
            assert await hearing.turn("a")
            assert not len(hearing)
            await asyncio.sleep(0)

    asyncio.run(evening())


def test_a_crowd_at_one_address_keeps_another_waiting_for_one_round_at_most() -> None:
    heard: list[str] = []

    async def says(hearing: Hearing, address: str) -> None:
        assert await hearing.turn(address)
        heard.append(address)

    async def evening() -> None:
        hearing = Hearing(at_once=2, most_seconds=8)
        crowd = [asyncio.create_task(says(hearing, "crowd")) for _ in range(100)]
        await asyncio.sleep(0)
        assert len(hearing) == 98
        before = len(heard)
        await asyncio.gather(says(hearing, "one"), says(hearing, "another"))
        assert max(map(heard.index, ("one", "another"))) - before <= 5, "those just being heard, and one of the next"
        await asyncio.gather(*crowd)
        assert not len(hearing)

    asyncio.run(evening())
    assert Counter(heard) == {"crowd": 100, "one": 1, "another": 1}


def test_in_each_turn_of_the_loop_only_so_many_are_heard() -> None:
    async def evening() -> list[int]:
        hearing, heard, seen = Hearing(at_once=3, most_seconds=8), Counter[str](), []

        async def says(address: str) -> None:
            await hearing.turn(address)
            heard["all"] += 1

        crowd = [asyncio.create_task(says(f"{number % 5}")) for number in range(30)]
        while heard["all"] < 30:
            before = heard["all"]
            await asyncio.sleep(0)
            seen.append(heard["all"] - before)
        await asyncio.gather(*crowd)
        return seen

    assert max(asyncio.run(evening())) <= 3


def test_who_waited_for_too_long_is_told_so_and_who_left_takes_nobodys_turn() -> None:
    async def evening() -> None:
        hearing = Hearing(at_once=1, most_seconds=-1)
        assert await hearing.turn("a"), "nobody waits yet"
        left, late = (asyncio.create_task(hearing.turn("a")) for _ in range(2))
        await asyncio.sleep(0)
        left.cancel()
        assert not await late

    asyncio.run(evening())
