"""A client in thirty lines: opens a table of Knock with two bots, and plays whatever is allowed until the end."""

import asyncio
import sys
from random import choice

from aiohttp import ClientSession


def any_act(view: dict) -> dict:
    act = choice(view["choices"]["listed"] + view["choices"]["open"])  # an open act leaves its fields to us
    fields = {key: d["values"][:1] if "least" in d else choice(d["values"]) for key, d in act.get("fields", {}).items()}
    return {"type": act["kind"], "seat": view["seat"], **fields} if "kind" in act else act


async def play(house: str) -> None:
    table = {"game": "knock", "seats": 3, "name": "Example", "bots": ["random"] * 2, "settings": {"bots": "brisk"}}
    async with ClientSession(house) as http, http.ws_connect("/ws") as wire:
        key = await (await http.post("/api/tables", json=table)).json()
        await wire.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
        await wire.send_json({"type": "Start", "id": "start"})
        while not (told := await wire.receive_json()).get("table") or told["table"]["phase"] != "over":
            for sight in told.get("sights", ())[:1]:
                print(*(f"{line['id']} {line['args']}" for line in sight["told"]), sep="\n")
                if any(0 in wait["seats"] for wait in sight["view"]["waits"]):
                    await wire.send_json({"type": "Act", "id": str(told["n"]), "action": any_act(sight["view"])})
        print(*told["sights"][0]["told"], "The end:", told["sights"][0]["view"]["outcome"]["label"])


asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
