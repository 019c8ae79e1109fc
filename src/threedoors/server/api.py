"""The HTTP endpoints, as data: what is posted, what is answered, who answers it.

Routing, checking and the OpenAPI page are all made from this one list.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from msgspec import Struct

from threedoors import bots, games
from threedoors.bots.advice import advises
from threedoors.core import Refused
from threedoors.games import AnyGame
from threedoors.server import requests as r
from threedoors.tables import wire
from threedoors.tables.judging.asking import no
from threedoors.tables.progress import Progress
from threedoors.tables.services.tables import MOST_TOKENS, NewTable, TableService

Reply = Any
"""A struct, text, or Refused."""

Work = Callable[[TableService, str, Any, str], Awaitable[Reply]]
"""The service, the name in the path (a table's, a game's, or nothing), the body, the address it comes from."""


class Endpoint(Struct, frozen=True):
    """One thing that can be asked over HTTP."""

    path: str
    work: Work
    body: Any  # type of what is posted; None: it is a GET
    answer: Any  # type of what is answered
    limit: str = "http"  # which bucket it is counted in
    text: bool = False  # the answer is a file rather than JSON
    deprecated: bool = False  # an older address of something, answered for one version more


async def list_games(_service: TableService, _table: str, _body: None, _address: str) -> tuple[r.GameSeen, ...]:
    """The games this house can play."""
    return tuple(game_seen(game) for game in games.find())


def game_seen(game: AnyGame) -> r.GameSeen:
    """A game as the front page needs it."""
    schema = msgspec.json.schema(game.options)
    usual = msgspec.Raw(game.encode(game.options()))
    seats, levels, tempers = tuple(game.seats), bots.levels(game), bots.tempers_of(game)
    return r.GameSeen(
        game.name, game.title, game.stage, game.rules_version, seats, schema, usual, levels, tempers, advises(game)
    )


async def shelf(service: TableService, name: str, _body: None, address: str) -> Reply:
    """What a game brings to be played today: its books of levels, the level of the day."""
    found = await service.shelf(name, address)
    return no("no-such-page") if found is None else found


async def wish(service: TableService, name: str, body: r.BringWish, address: str) -> Reply:
    """Look once for what somebody wishes of a game: a level of some kind."""
    found = await service.wishes.grant(name, msgspec.json.encode(body.wish), address)
    return found if isinstance(found, Refused) else msgspec.Raw(found)


async def open_table(service: TableService, _table: str, body: r.OpenTable, address: str) -> Reply:
    """A new table; the asker is its host."""
    options = msgspec.json.encode(body.options)
    wish = NewTable(body.game, body.seats, body.name, body.language, options, body.settings, body.bots, body.sit)
    return await service.open_table(wish, address)


async def lobby(service: TableService, table: str, body: r.Invited, _address: str) -> Reply:
    """Look at a table by its link; nothing is taken by looking."""
    return await service.lobby(table, body.invite, body.token)


async def sit(service: TableService, table: str, body: r.Sit, _address: str) -> Reply:
    """Take a seat."""
    return await service.join(table, body.seat, body.name, body.language, body.invite, body.token)


async def watch(service: TableService, table: str, body: r.Watch, _address: str) -> Reply:
    """Look on."""
    return await service.join(table, None, body.name, body.language, body.invite)


async def move(service: TableService, table: str, body: r.Token, _address: str) -> Reply:
    """A code for my other device."""
    return await service.move(table, body.token)


async def moved(service: TableService, table: str, body: r.Moved, _address: str) -> Reply:
    """My seats are on this device now."""
    return await service.moved(table, body.code)


async def at(service: TableService, table: str, body: r.At, address: str) -> Reply:
    """The table at one number of its log."""
    return await service.at(table, body.token, body.n, body.seat, address)


async def story(service: TableService, table: str, body: r.Before, address: str) -> Reply:
    """An earlier part of the log."""
    return await service.story(table, body.token, body.before, address)


async def door(service: TableService, table: str, body: r.Token, address: str) -> Reply:
    """The finished game as a file."""
    return await service.door(table, body.token, address)


async def mine(service: TableService, _table: str, body: r.Tokens, _address: str) -> Reply:
    """My tables."""
    if len(body.tokens) > MOST_TOKENS:
        return no("too-many-tokens", most=MOST_TOKENS)
    return r.MyTables(await service.mine(body.tokens))


async def forget(service: TableService, _table: str, body: r.Tokens, _address: str) -> Reply:
    """Forget me."""
    if len(body.tokens) > MOST_TOKENS:
        return no("too-many-tokens", most=MOST_TOKENS)
    return r.ForgottenAt(await service.forget(body.tokens))


async def keep_progress(service: TableService, _table: str, body: r.KeepProgress, _address: str) -> Reply:
    """Keep what I have solved, under a new code."""
    code = await service.progress.keep(body.bests)
    return code if isinstance(code, Refused) else r.ProgressCode(code)


async def merge_progress(service: TableService, _table: str, body: r.MergeProgress, _address: str) -> Reply:
    """What I have solved, on all my devices."""
    return await service.progress.merge(body.code, body.bests)


async def forget_progress(service: TableService, _table: str, body: r.ForgetProgress, _address: str) -> Reply:
    """Forget what I have solved."""
    return r.ProgressForgotten(await service.progress.forget(body.code))


async def spoken(service: TableService, _table: str, body: r.SpokenWords, _address: str) -> Reply:
    """Come by spoken words."""
    found = await service.spoken.call(body.words, body.name)
    return found if isinstance(found, Refused) else r.Called(found)


async def knock_at_table(service: TableService, table: str, body: r.KnockAtTable, _address: str) -> Reply:
    """Come by the bare address."""
    found = await service.spoken.call_at(table, body.name)
    return found if isinstance(found, Refused) else r.Called(found)


async def await_host(service: TableService, _table: str, body: r.AwaitHost, _address: str) -> Reply:
    """Wait for the host's answer."""
    return await service.spoken.host_answer(body.knock)


ENDPOINTS = (
    Endpoint("/api/games", list_games, None, tuple[r.GameSeen, ...]),
    Endpoint("/api/games/{game}/shelf", shelf, None, Any),
    Endpoint("/api/games/{game}/wish", wish, r.BringWish, Any, "wishes"),
    Endpoint("/api/tables", open_table, r.OpenTable, wire.Key, "tables"),
    Endpoint("/api/tables/{table}/lobby", lobby, r.Invited, wire.Lobby),
    Endpoint("/api/tables/{table}/sit", sit, r.Sit, wire.Key),
    Endpoint("/api/tables/{table}/watch", watch, r.Watch, wire.Key),
    Endpoint("/api/tables/{table}/move", move, r.Token, wire.MoveCode),
    Endpoint("/api/tables/{table}/moved", moved, r.Moved, wire.Key),
    Endpoint("/api/tables/{table}/at", at, r.At, wire.PastView),
    Endpoint("/api/tables/{table}/story", story, r.Before, wire.Story),
    Endpoint("/api/tables/{table}/door", door, r.Token, str, text=True),
    Endpoint("/api/mine", mine, r.Tokens, r.MyTables),
    Endpoint("/api/forget", forget, r.Tokens, r.ForgottenAt),
    Endpoint("/api/progress/keep", keep_progress, r.KeepProgress, r.ProgressCode, "codes"),
    Endpoint("/api/progress", merge_progress, r.MergeProgress, Progress, "progress"),
    Endpoint("/api/progress/forget", forget_progress, r.ForgetProgress, r.ProgressForgotten, "progress"),
    Endpoint("/api/tables/{table}/knock", knock_at_table, r.KnockAtTable, r.Called, "knocks"),
    Endpoint("/api/spoken", spoken, r.SpokenWords, r.Called, "knocks"),
    Endpoint("/api/spoken/wait", await_host, r.AwaitHost, wire.HostAnswer),
    Endpoint("/api/knock", spoken, r.SpokenWords, r.Called, "knocks", deprecated=True),
    Endpoint("/api/knock/wait", await_host, r.AwaitHost, wire.HostAnswer, deprecated=True),
)

STATUS = {
    "key-opens-nothing": 403,
    "code-spent": 403,
    "session-gone": 403,
    "words-open-nothing": 403,
    "no-such-progress": 403,
    "another-origin": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "too-slow": 408,
    "too-big": 413,
    "not-json": 415,
    "another-name": 421,
    "slow-down": 429,
    "body-not-understood": 400,
    "wish-not-understood": 400,
    "house-stumbled": 500,
    "not-written": 503,
    "house-closes": 503,
    "not-readable": 503,
}
"""The HTTP status of each refusal; any other is a plain no of the table, 409."""


def status_of(refused: Refused) -> int:
    return STATUS.get(refused.why, 409)
