"""HTTP: headers, origins, proxies, health, metrics, the wire without WebSockets, and a proper goodbye."""

import asyncio
import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from tests.server.players import post
from tests.server.rude.visitor_silent import hold_silent_connections
from tests.server.rude.wires import answer_to, get
from tests.server.running import Running
from threedoors.games.dungeon_exit import GAME as EXIT
from threedoors.games.dungeon_exit.shown.shelf import shelf
from threedoors.server.addresses import client_address, is_own_origin, is_this_machine
from threedoors.server.config import Config, Limits, Rate, networks
from threedoors.server.headers import headers_for
from threedoors.server.openapi import document

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("house") / "tables.db") as running:
        yield running


def ask(address: str, path: str, **how: Any) -> tuple[int, Any, str]:
    """One request: status, headers, text."""

    async def once() -> tuple[int, Any, str]:
        async with aiohttp.ClientSession() as http:
            method = how.pop("method", "GET")
            async with http.request(method, f"{address}{path}", **how) as answer:
                return answer.status, answer.headers, await answer.text()

    return asyncio.run(once())


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.js", "/healthz", "/t/abc"])
def test_every_answer_carries_the_headers(server: Running, path: str) -> None:
    _, headers, _ = ask(server.address, path)
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "script-src" not in headers["Content-Security-Policy"]  # default-src 'self': no inline script, no eval
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Strict-Transport-Security" not in headers


def test_promises_about_https_are_made_over_https_only() -> None:
    public = Config(public_url="https://doors.example")
    assert "Strict-Transport-Security" in headers_for(public, secure=True)
    assert "Cross-Origin-Opener-Policy" not in headers_for(Config(), secure=False)


def test_other_origins_are_turned_away(server: Running) -> None:
    body: dict[str, list[str]] = {"tokens": []}
    for origin, status in (
        ("http://evil.example", 403), ("null", 403), (server.address, 200), ("http://[bad", 403), (None, 200)
    ):  # fmt: skip
        headers = {"Origin": origin} if origin else {}
        assert ask(server.address, "/api/mine", method="POST", json=body, headers=headers)[0] == status


def test_a_socket_of_another_origin_is_turned_away(server: Running) -> None:
    async def connect() -> None:
        async with aiohttp.ClientSession() as http:
            with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
                await http.ws_connect(f"{server.address}/ws", origin="http://evil.example")

    asyncio.run(connect())


def test_forms_cannot_post(server: Running) -> None:
    status, _, text = ask(server.address, "/api/mine", method="POST", data='{"tokens":[]}')
    assert status == 415
    assert json.loads(text)["refused"]["why"] == "not-json"


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("PUT", "/api/tables"), ("GET", "/api/tables/x/nothing"), ("POST", "/")],
)
def test_what_is_not_there_is_told_without_paths_or_traces(server: Running, method: str, path: str) -> None:
    status, _, text = ask(server.address, path, method=method)
    assert status in {404, 405}
    assert "Traceback" not in text
    assert "/src/" not in text
    assert "refused" in json.loads(text)


def test_forwarding_headers_are_believed_from_named_proxies_only() -> None:
    def asked(remote: str, forwarded: str) -> Any:
        request = make_mocked_request("GET", "/", headers={"X-Forwarded-For": forwarded, "Host": "doors"})
        return request.clone(remote=remote)

    proxies = networks(("10.0.0.0/8",))
    assert client_address(asked("203.0.113.5", "1.2.3.4"), proxies) == "203.0.113.5"
    assert client_address(asked("10.0.0.1", "6.6.6.6, 1.2.3.4"), proxies) == "1.2.3.4"
    assert client_address(asked("10.0.0.1", "1.2.3.4, 10.0.0.9"), proxies) == "1.2.3.4"
    assert not is_this_machine(asked("127.0.0.1", "1.2.3.4"), Config())
    assert is_this_machine(make_mocked_request("GET", "/").clone(remote="127.0.0.1"), Config())


def test_the_public_url_is_an_origin_of_ours() -> None:
    request = make_mocked_request("GET", "/ws", headers={"Host": "127.0.0.1:8000", "Origin": "https://doors.example"})
    assert not is_own_origin(request, Config())
    assert is_own_origin(request, Config(public_url="https://doors.example"))


def test_health_and_metrics(server: Running) -> None:
    status, _, text = ask(server.address, "/healthz")
    assert (status, json.loads(text)) == (200, {"open": True, "writing": True, "warnings": []})
    status, _, text = ask(server.address, "/metrics")
    assert status == 200
    assert re.search(r"^threedoors_entries_total \d+$", text, re.MULTILINE)
    assert 'threedoors_commit_seconds_bucket{le="+Inf"}' in text
    assert ask(server.address, "/metrics", headers={"X-Forwarded-For": "1.2.3.4"})[0] == 404


def test_the_metrics_tell_how_the_edge_of_the_house_is_doing(tmp_path: Path) -> None:
    few = {"http_per_address": {"burst": 3, "per_second": 0.01}, "head_seconds": 0.2}

    async def evening(server: Running) -> str:
        async with aiohttp.ClientSession() as http:
            for _ in range(5):
                async with http.get(f"{server.address}/api/games") as answer:
                    await answer.read()
            async with http.ws_connect(f"{server.address}/ws") as socket:
                await socket.send_json({"type": "Hello", "table": "none", "token": "none"})
                await socket.receive()
            await hold_silent_connections(server.address, 1.0, count=2)
            async with http.get(f"{server.address}/metrics") as answer:
                return await answer.text()

    with Running(tmp_path / "tables.db", limits=few) as server:
        page = asyncio.run(evening(server))
        logged = [json.loads(line) for line in server.errors.read_text().splitlines()]
    for line in (
        'slowed_total{limit="http_per_address"} 2',
        'http_answers_total{status="429"} 2',
        'byes_total{why="key-opens-nothing"} 1',
        'turned_away_total{why="silent"} 2',
    ):
        assert f"threedoors_{line}\n" in page
    for name in ("loop_lag_seconds", "wal_bytes", "resident_bytes", "connections", "stumbles_total"):
        assert re.search(rf"^threedoors_{name} [\d.]+", page, re.MULTILINE), name
    assert re.search(r"^threedoors_resident_bytes \d{8,}$", page, re.MULTILINE)
    slowed = [line for line in logged if line["what"] == "somebody was slowed down"]
    assert [(line["limit"], line["times"]) for line in slowed] == [("http_per_address", 1)]  # the second is not due yet


@pytest.mark.parametrize("address", ["/api/spoken", "/api/knock"])
def test_words_that_open_nothing_are_answered_alike_at_the_old_address(server: Running, address: str) -> None:
    status, _, text = ask(server.address, address, method="POST", json={"words": "brass goose", "name": "Bo"})
    assert (status, json.loads(text)["refused"]["why"]) == (403, "words-open-nothing")
    assert ("deprecated" in document()["paths"][address]["post"]) == (address == "/api/knock")


def test_no_answer_tells_which_version_answers(server: Running) -> None:
    for path in ("/", "/api/games", "/nothing.js", "/healthz"):
        assert ask(server.address, path)[1]["Server"] == "threedoors"
    shake = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    for key in ("dGhlIHNhbXBsZSBub25jZQ==", "none"):
        heard = asyncio.run(
            answer_to(
                server.address, get("/ws", "", *(f"{k}: {v}" for k, v in shake.items()), f"Sec-WebSocket-Key: {key}")
            )
        )
        assert b"\r\nServer: threedoors\r\n" in heard


def test_the_games_tell_their_options_seats_and_bots(server: Running) -> None:
    knock = next(g for g in json.loads(ask(server.address, "/api/games")[2]) if g["name"] == "knock")
    assert knock["seats"] == [1, 2, 3, 4, 5, 6]
    assert knock["bots"][0] == "random"
    assert "minutes" in str(knock["options"])


def test_the_shelf_of_a_game_is_told_with_the_level_of_the_day(server: Running) -> None:
    before = datetime.now(UTC).date()
    told = json.loads(ask(server.address, "/api/games/dungeon_exit/shelf")[2])
    today = before if told["day"] == before.isoformat() else datetime.now(UTC).date()
    assert told == json.loads(EXIT.encode(shelf(today)))


@pytest.mark.parametrize("game", ["knock", "nowhere"])
def test_a_game_without_a_shelf_says_so(server: Running, game: str) -> None:
    status, _, body = ask(server.address, f"/api/games/{game}/shelf")
    assert (status, json.loads(body)["refused"]["why"]) == (404, "no-such-page")


def test_the_wire_works_over_plain_http(server: Running) -> None:
    async def evening() -> None:
        async with aiohttp.ClientSession() as http:

            async def wire(**body: Any) -> dict[str, Any]:
                found: dict[str, Any] = await post(http, server.address, "/api/wire", **body)
                return found

            key = await post(http, server.address, "/api/tables", game="knock", seats=1, name="Ada")
            hello = {"type": "Hello", "table": key["table"], "token": key["token"]}
            first = await wire(messages=[hello, {"type": "Ping", "sent": 5}])
            session = first["session"]
            assert [m["type"] for m in first["messages"]] == ["Welcome", "Presence", "Pong"]
            held = asyncio.create_task(wire(session=session, wait=True))
            await asyncio.sleep(0.1)
            assert not held.done()
            await wire(session=session, messages=[{"type": "Start", "id": "s"}])
            told = (await held)["messages"] + (await wire(session=session))["messages"]
            assert [m["type"] for m in told][:2] == ["Arranged", "Accepted"]
            again = await wire(messages=[{**hello, "last": 3}])
            assert [m["n"] for m in again["messages"][0]["missed"]] == [4]
            async with http.post(f"{server.address}/api/wire", json={"session": "gone", "wait": True}) as answer:
                assert answer.status == 403

    asyncio.run(evening())


def test_clocks_agree_within_fifty_milliseconds(server: Running) -> None:
    """Clients estimate the offset from the quickest of a few pings; two of them agree closely."""

    async def offset() -> float:
        loop = asyncio.get_running_loop()
        async with aiohttp.ClientSession() as http, http.ws_connect(f"{server.address}/ws") as socket:
            tries = []
            for _ in range(8):
                sent = loop.time() * 1000
                await socket.send_json({"type": "Ping", "sent": sent})
                pong = await socket.receive_json()
                received = loop.time() * 1000
                tries.append((received - sent, pong["now"] - (sent + received) / 2))
            return float(min(tries)[1])

    async def both() -> None:
        early = await offset()
        await asyncio.sleep(1.0)
        assert abs(await offset() - early) < 50

    asyncio.run(both())


def test_a_proper_goodbye(tmp_path: Path) -> None:
    async def evening(server: Running) -> list[dict[str, Any]]:
        async with aiohttp.ClientSession() as http:
            key = await post(http, server.address, "/api/tables", game="knock", seats=2, name="Ada")
            async with http.ws_connect(f"{server.address}/ws") as socket:
                await socket.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
                await socket.receive_json()
                await socket.send_json({"type": "Say", "id": "last words", "text": "wait"})
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                heard = [json.loads(m.data) async for m in socket]
                assert socket.close_code == aiohttp.WSCloseCode.GOING_AWAY
                assert await stopping == 0
                return heard

    with Running(tmp_path / "tables.db") as server:
        heard = asyncio.run(evening(server))
        bye = next(m for m in heard if m["type"] == "Bye")
        assert bye == {"type": "Bye", "why": {"id": "house-closes", "args": {}}, "again": True}
        lines = [json.loads(line) for line in server.errors.read_text().splitlines()]
        assert [line["what"] for line in lines] == ["open", "closing"]


def test_the_page_states_the_limits_as_they_are() -> None:
    page = (DOCS / "protocol.md").read_text()
    for name in Limits.__struct_fields__:
        value = getattr(Limits(), name)
        shown = f"{value.burst:,}, then {value.per_second:,g} a second" if isinstance(value, Rate) else f"{value:,}"
        assert f"| `{name}` | {shown} |" in page, f"{name}: {shown}"
