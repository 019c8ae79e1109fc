"""Wishes at the house: looked for by another process, refused with a reason."""

import asyncio

import msgspec

from threedoors import games
from threedoors.core import Refused
from threedoors.tables.services.wishes import Wishes
from threedoors.tables.workers import Asker, Inline, Processes, TooManyWait, Workers
from threedoors.tables.workers.crew import Crew

EASY = b'{"mode": "solo"}'


class Home:
    """As much of a house as wishes need."""

    def __init__(self, workers: Workers) -> None:
        self.workers: Workers = workers
        self.entropy = lambda count: bytes(count)


def granted(name: str, wish: bytes) -> bytes | Refused:
    return asyncio.run(Wishes(Home(Inline())).grant(name, wish, "1.2.3.4"))


def test_what_is_wished_for_is_looked_for() -> None:
    found = granted("dungeon_exit", EASY)
    assert isinstance(found, bytes)
    assert msgspec.json.decode(found)["tries"] > 0


def test_a_game_that_grants_nothing_has_no_such_page() -> None:
    for name in ("knock", "nothing"):
        refused = granted(name, EASY)
        assert isinstance(refused, Refused)
        assert refused.why == "no-such-page"


def test_a_wish_nobody_understands_is_refused() -> None:
    for wish in (b'{"grade": 99}', b'{"mode": "war"}', b'{"gold": 1}', b"7"):
        refused = granted("dungeon_exit", wish)
        assert isinstance(refused, Refused)
        assert refused.why == "wish-not-understood"


def test_one_address_may_wish_for_so_much_at_once() -> None:
    async def evening() -> None:
        workers = Processes()
        workers.crews["wishes"] = Crew(1, most_seconds=30, most_per_address=2)
        asked = [workers.grant("dungeon_exit", EASY, seed, Asker("", "1.2.3.4")) for seed in range(6)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(one, TooManyWait) for one in found) == 3
        assert sum(isinstance(one, bytes) for one in found) == 3
        await workers.close()

    asyncio.run(evening())


def test_only_games_that_say_what_may_be_wished_for_grant_anything() -> None:
    for game in games.find():
        assert (game.wish is None) == (game.grant is None)
