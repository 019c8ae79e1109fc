"""The host arranges the table, and never sees a hand."""

from typing import Any

import msgspec

from tests.games.knock.tables import deck_with
from tests.tables.at_home import Home, evening, why
from threedoors.tables import wire
from threedoors.tables.judging.asking import Draft
from threedoors.tables.log.facts import BotSeated, Settings
from threedoors.tables.playing.botplay import sitters
from threedoors.tables.services.tables import NewTable


@evening
async def test_a_game_starts_when_every_seat_is_taken(here: Home) -> None:
    key = await here.opened(3)
    ada = await here.guest(key)
    assert await ada.refused(wire.Start) == "seats-empty"
    assert await ada.refused(wire.Start, fill="genius") == "no-such-bot"
    await ada.must(wire.Start, fill="random")
    assert [seat["bot"] for seat in ada.table["seats"]] == [None, "random", "random"]
    assert await ada.refused(wire.Start) == "already-started"


@evening
async def test_one_person_alone_is_a_table_too(here: Home) -> None:
    ada = await here.guest(await here.opened(1))
    await ada.must(wire.Start)
    assert len(ada.view["hand"]) == 6


@evening
async def test_a_host_without_a_seat_sees_what_everybody_sees(here: Home) -> None:
    key = await here.opened(2, sit=False, bots=["random", "random"])
    host = await here.guest(key)
    watcher = await here.guest(await here.joined(key, None, "Cy"))
    await host.must(wire.Start)
    acts = [b for b in host.bytes if b.startswith(b'{"type":"Played"')]
    assert acts
    assert acts == [b for b in watcher.bytes if b.startswith(b'{"type":"Played"')]
    before_the_end = [m for m in host.heard("Played") if m["table"] is None]
    assert all(sight["seat"] is None for m in before_the_end for sight in m["sights"])


@evening
async def test_nobody_but_the_host_arranges_the_table(here: Home) -> None:
    key = await here.opened(3)
    bo = await here.guest(await here.joined(key, 1))
    asked: list[tuple[type[wire.Request], dict[str, Any]]] = [
        (wire.Start, {"fill": "random"}),
        (wire.SeatBot, {"seat": 2, "bot": "random"}),
        (wire.HandOver, {"person": 2}),
        (wire.ChangeOptions, {"options": msgspec.Raw(b"{}"), "seats": 2}),
        (wire.ChangeSettings, {"settings": Settings()}),
        (wire.Mute, {"person": 1}),
        (wire.RemovePerson, {"person": 1}),
        (wire.RenewInvitation, {}),
        (wire.SpeakInvitation, {}),
    ]
    for kind, fields in asked:
        assert await bo.refused(kind, **fields) == "host-only"


@evening
async def test_nobody_plays_while_the_host_pauses(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    assert await ada.refused(wire.Pause) == "not-started"
    await ada.must(wire.Start)
    await ada.must(wire.Pause)
    assert (await bo.act(type="Concede", seat=1))["refused"]["why"] == "paused-now"
    await ada.must(wire.Resume)
    assert (await bo.act(type="Concede", seat=1))["type"] == "Accepted"


@evening
async def test_options_and_seats_may_change_before_the_start(here: Home) -> None:
    key = await here.opened(2)
    ada, bo = await here.guest(key), await here.guest(await here.joined(key, 1))
    fewer = await ada.refused(wire.ChangeOptions, options=msgspec.Raw(b"{}"), seats=1)
    assert fewer == "somebody-sits-there"
    assert await ada.refused(wire.ChangeOptions, options=msgspec.Raw(b"{}"), seats=7) == "seats-do-not-fit"
    bad = await ada.refused(wire.ChangeOptions, options=msgspec.Raw(b'{"level": 9}'), seats=2)
    assert bad == "options-not-understood"
    await ada.must(wire.ChangeOptions, options=msgspec.Raw(b'{"level": 2, "minutes": 6}'), seats=4)
    assert bo.table["options"] == {"level": 2, "minutes": 6}
    assert len(bo.table["seats"]) == 4


@evening
async def test_k3_a_host_is_told_before_the_start_which_creature_nobody_can_beat(here: Home) -> None:
    ada = await here.guest(await here.opened(1))
    assert ada.table["warnings"] == []
    own = msgspec.Raw(msgspec.json.encode({"deck": deck_with("c4444t2 h2111")}))
    await ada.must(wire.ChangeOptions, options=own, seats=1)
    warning, counts = ada.table["warnings"]
    assert (warning["id"], counts["id"]) == ("deck-unbeatable", "deck-counts")
    assert (warning["args"]["card"], warning["args"]["tokens"]) == ({"en": "c4444t2"}, 2)
    await ada.must(wire.Start)
    assert ada.table["warnings"] == []


@evening
async def test_what_cannot_be_opened_is_refused_with_its_reason(here: Home) -> None:
    service = here.service
    assert why(await service.open_table(NewTable("chess", 2, "Ada", "en"))) == "no-such-game"
    assert why(await service.open_table(NewTable("knock", 7, "Ada", "en"))) == "seats-do-not-fit"
    assert why(await service.open_table(NewTable("knock", 2, " ", "en"))) == "bad-name"
    assert why(await service.open_table(NewTable("knock", 2, "Ada", "en", b'{"deck": "a card"}'))) != ""
    assert why(await service.open_table(NewTable("knock", 2, "Ada", "en", bots=["random"] * 2))) == "too-many-bots"
    odd = Settings(takeover_seconds=1)
    assert why(await service.open_table(NewTable("knock", 2, "Ada", "en", settings=odd))) == "bad-takeover"


@evening
async def test_a_renewed_invitation_makes_the_old_link_open_nothing(here: Home) -> None:
    key = await here.opened(2)
    ada = await here.guest(key)
    fresh = (await ada.ask(wire.RenewInvitation))["invite"]
    assert why(await here.service.lobby(key.table, key.invite or "")) == "key-opens-nothing"
    assert isinstance(await here.service.lobby(key.table, fresh), wire.Lobby)


@evening
async def test_wherever_a_bot_is_named_it_thinks_at_most_ten_times_as_long_as_usual(here: Home) -> None:
    deep, most, service = "thinker:161", "thinker:160", here.service
    named = await service.open_table(NewTable("knock", 2, "Ada", "en", bots=[deep]))
    kept = await service.open_table(NewTable("knock", 2, "Ada", "en", settings=Settings(takeover_bot=deep)))
    assert {why(named), why(kept)} == {"bot-thinks-too-long"}
    ada = await here.guest(await here.opened(2, settings=Settings(takeover_bot=most)))
    refused = (await ada.ask(wire.SeatBot, seat=1, bot=deep))["refused"]
    assert refused["args"] == {"bot": deep, "times": 10, "most": most}
    assert await ada.refused(wire.Start, fill=deep) == "bot-thinks-too-long"
    changed = Settings(takeover_bot="thinker:999999999")
    assert await ada.refused(wire.ChangeSettings, settings=changed) == "bot-thinks-too-long"
    await ada.must(wire.SeatBot, seat=1, bot=most)
    assert await ada.refused(wire.SeatBot, seat=1, bot="random:7") == "no-such-bot"


@evening
async def test_a_table_from_before_there_was_a_bound_goes_on_with_less_thinking(here: Home) -> None:
    key = await here.opened(2, options={"first": 1})
    ada, table = await here.guest(key), here.house.tables[key.table]
    await here.house.written(table, Draft((BotSeated(1, "thinker:20000000"),)))
    await ada.must(wire.Start)
    assert ada.table["seats"][1]["bot"] == "thinker:20000000"
    assert [sitter.bot for sitter in sitters(table.rules.game, table.head)] == ["thinker:160"]
    assert [sitter.bot for sitter in sitters(table.rules.game, table.head, weaker=True)] == ["greedy"]
    assert any(message["by"] is None for message in ada.heard("Played"))


@evening
async def test_two_may_play_munchkin_where_the_option_allows_it(here: Home) -> None:
    key = await here.opened(2, game="munchkin", options={"two_players": True}, bots=["random"])
    ada = await here.guest(key)
    assert (await ada.ask(wire.Start))["type"] == "Accepted"
    refused = await here.service.open_table(NewTable("munchkin", 2, "Ada", "en"))
    assert why(refused) == "two-are-unofficial"
