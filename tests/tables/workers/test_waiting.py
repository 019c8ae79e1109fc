"""The waiting room: whoever used least is next, and a flood delays nobody but itself."""

import asyncio
from collections import Counter

import pytest

from threedoors.tables.workers.waiting import Asker, NobodyWaits, TooManyWait, Waiting, WaitingRoom


class Guests:
    """Puts work into a room, and takes it out as a worker would."""

    def __init__(self, room: WaitingRoom) -> None:
        self.room = room
        self.loop = asyncio.new_event_loop()
        self.loop.close()  # its futures are only looked at

    def ask(self, table: str, address: str = "", job: str = "", waits: bool = True) -> Waiting:
        asker = Asker(table, address, lambda: waits)
        waiting = Waiting(job or f"{address}{table}", asker, self.loop.create_future())
        self.room.put(waiting)
        return waiting

    def served(self, seconds: float = 0.1) -> str:
        """The next, done in so many seconds."""
        waiting = self.room.take()
        assert waiting is not None
        self.room.charge(waiting.asker, seconds)
        return str(waiting.job)


@pytest.fixture
def guests() -> Guests:
    return Guests(WaitingRoom(most_per_address=6))


def test_the_oldest_of_a_table_is_first(guests: Guests) -> None:
    for job in "abc":
        guests.ask("t", job=job)
    assert [guests.served() for _ in range(3)] == ["a", "b", "c"]
    assert guests.room.take() is None


def test_addresses_take_turns_however_much_one_asks(guests: Guests) -> None:
    for _ in range(6):
        guests.ask("t", "rude ")
    assert guests.served() == "rude t"
    guests.ask("t", "kind ")
    assert guests.served() == "kind t"


def test_many_tables_bring_an_address_nothing(guests: Guests) -> None:
    for number in range(6):
        guests.ask(f"t{number}", "rude ")
    for _ in range(3):
        guests.ask("t", "kind ")
    order = [guests.served().split()[0] for _ in range(9)]
    assert Counter(order[:6]) == {"rude": 3, "kind": 3}


def test_at_one_address_tables_take_turns(guests: Guests) -> None:
    for _ in range(5):
        guests.ask("rude", "school ")
    guests.served()
    guests.ask("kind", "school ")
    assert guests.served() == "school kind"


def test_time_counts_and_not_how_often_one_was_served() -> None:
    guests = Guests(WaitingRoom())
    costs = {"deep": 2.0, "quick": 0.1}
    for table in costs:
        guests.ask(table)
    order = []
    for _ in range(84):
        waiting = guests.room.take()
        assert waiting is not None
        guests.room.charge(waiting.asker, costs[waiting.asker.table])
        guests.ask(waiting.asker.table)
        order.append(waiting.asker.table)
    assert Counter(order) == {"deep": 4, "quick": 80}


def test_nobody_saves_up_by_staying_away() -> None:
    guests = Guests(WaitingRoom())
    for _ in range(100):
        guests.ask("t", "busy ")
        guests.served(1.0)
    for address in ("busy ", "late "):
        for _ in range(10):
            guests.ask("t", address)
    order = [guests.served(1.0) for _ in range(10)]
    assert Counter(order) == {"late t": 5, "busy t": 5}


def test_whoever_left_is_passed_over(guests: Guests) -> None:
    gone = guests.ask("t", "a ", waits=False)
    guests.ask("t", "b ")
    assert guests.served() == "b t"
    assert isinstance(gone.result.exception(), NobodyWaits)


def test_a_question_given_up_is_passed_over(guests: Guests) -> None:
    guests.ask("t", "a ").result.cancel()
    assert guests.room.take() is None


def test_a_full_address_is_refused_and_others_are_not(guests: Guests) -> None:
    for _ in range(6):
        guests.ask("t", "rude ")
    with pytest.raises(TooManyWait):
        guests.ask("t", "rude ")
    guests.ask("t", "kind ")
    assert len(guests.room) == 7


def test_whoever_left_makes_room(guests: Guests) -> None:
    for _ in range(6):
        guests.ask("t", "a ", waits=False)
    guests.ask("t", "a ")
    assert len(guests.room) == 1


def test_the_table_that_asks_most_gives_way_to_its_neighbour(guests: Guests) -> None:
    asked = [guests.ask("rude", "school ") for _ in range(6)]
    guests.ask("kind", "school ")
    assert [isinstance(one.result.exception(), TooManyWait) for one in asked if one.result.done()] == [True]
    assert asked[-1].result.done()
    assert len(guests.room) == 6
