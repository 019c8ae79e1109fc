"""A bot's seat in a running game: one asks for it, those who play say yes or no, and everybody reads it."""

from msgspec import structs

from tests.tables.at_home import Guest, Home, evening
from threedoors.tables import wire
from threedoors.tables.log.facts import Settings

CAREFUL = Settings(takeover_bot="careful")


async def in_mid_game(here: Home) -> tuple[wire.Key, Guest, Guest]:
    """Ada (host) and Bo play Knock, with a bot at the second seat."""
    key = await here.opened(3, bots=["careful"], settings=CAREFUL)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 2))
    await ada.must(wire.Start)
    return key, ada, bo


@evening
async def test_a_late_friend_takes_a_bots_seat_when_everybody_who_plays_says_yes(here: Home) -> None:
    key, ada, bo = await in_mid_game(here)
    cy = await here.guest(await here.joined(key, 1, "Cy"))
    assert cy.heard("Welcome")[0]["seats"] == []
    assert cy.view["hand"] == []
    assert ada.table["asked"] == [{"person": 3, "seat": 1, "missing": [1, 2]}]
    await ada.must(wire.LetSit, person=3)
    assert bo.table["asked"] == [{"person": 3, "seat": 1, "missing": [2]}]
    assert cy.view["hand"] == [], "the host alone does not show anybody a hand"
    await bo.must(wire.LetSit, person=3)
    assert len(cy.view["hand"]) >= 3
    assert ada.table["asked"] == []
    told = [entry["told"]["id"] for entry in bo.heard("Arranged")]
    assert told[-4:] == ["seat-asked", "seat-agreed", "seat-agreed", "sat-down"]


@evening
async def test_one_no_and_the_bot_plays_on(here: Home) -> None:
    key, ada, bo = await in_mid_game(here)
    cy = await here.guest(await here.joined(key, 1, "Cy"))
    await ada.must(wire.LetSit, person=3)
    await bo.must(wire.LetSit, person=3, allowed=False)
    assert ada.table["asked"] == []
    assert ada.table["seats"][1]["bot"] == "careful"
    assert await bo.refused(wire.LetSit, person=3) == "nobody-asks"
    await cy.must(wire.TakeSeat, seat=1)
    assert await cy.refused(wire.TakeSeat, seat=1) == "asked-already"


@evening
async def test_a_second_window_of_ones_own_shows_no_second_hand(here: Home) -> None:
    key, ada, _ = await in_mid_game(here)
    again = await here.guest(await here.joined(key, 1, "Ada as well"))
    assert await again.refused(wire.LetSit, person=3) == "not-yours-to-say"
    await ada.must(wire.LetSit, person=3)
    assert again.view["hand"] == []
    assert await ada.refused(wire.TakeSeat, seat=1) == "seen-a-hand"


@evening
async def test_nobody_is_shown_a_hand_by_showing_somebody_the_door(here: Home) -> None:
    key, ada, bo = await in_mid_game(here)
    await here.joined(key, 1, "Ada as well")
    await ada.must(wire.LetSit, person=3)
    await ada.must(wire.RemovePerson, person=2)
    assert bo.gone
    assert ada.table["asked"] == [], "removing a no is not a yes"
    fresh = structs.replace(key, invite=ada.heard("Invitation")[0]["invite"])
    second = await here.guest(await here.joined(fresh, None, "Ada once more"))
    assert await second.refused(wire.TakeSeat, seat=2) == "seat-closed"


@evening
async def test_who_stood_up_may_ask_for_the_own_seat_again_and_for_no_other(here: Home) -> None:
    _, ada, bo = await in_mid_game(here)
    await bo.must(wire.LeaveSeat, seat=2)
    assert await bo.refused(wire.TakeSeat, seat=1) == "seen-a-hand"
    await bo.must(wire.TakeSeat, seat=2)
    await ada.must(wire.LetSit, person=2)
    assert ada.table["seats"][2]["person"] == 2


@evening
async def test_where_nothing_is_hidden_the_hosts_yes_is_enough(here: Home) -> None:
    key = await here.opened(2, game="dungeon_exit", options={"mode": "coop"}, bots=["random"], settings=Settings())
    ada = await here.guest(key)
    await ada.ask(wire.Start)
    await ada.must(wire.Pause)
    cy = await here.guest(await here.joined(key, 1, "Cy"))
    await ada.must(wire.LetSit, person=2)
    assert cy.table["seats"][1]["person"] == 2


@evening
async def test_when_the_last_who_had_not_answered_leaves_the_seat_is_given(here: Home) -> None:
    key, ada, bo = await in_mid_game(here)
    cy = await here.guest(await here.joined(key, 1, "Cy"))
    await ada.must(wire.LetSit, person=3)
    await bo.ask(wire.Leave)
    await here.quiet()
    assert len(cy.view["hand"]) >= 3


@evening
async def test_where_nobody_may_watch_whoever_is_refused_goes(here: Home) -> None:
    key = await here.opened(2, bots=["careful"], settings=Settings(spectators=False))
    ada = await here.guest(key)
    await ada.must(wire.Start)
    cy = await here.guest(await here.joined(key, 1, "Cy"))
    await ada.must(wire.LetSit, person=2, allowed=False)
    assert cy.gone
