"""A client in thirty lines: opens a table of Knock with two bots, and plays whatever is allowed until the end.

threedoors serve --port 8000 &
python examples/play_knock.py http://127.0.0.1:8000
"""

import asyncio
import random
import sys

import aiohttp


def any_act(choices: dict) -> dict:
    """One act out of what the view offers: a listed one, or an open one with a value for each of its fields."""
    act = random.choice([*choices["listed"], *choices["open"]])
    if "kind" not in act:
        return act
    pick = {"OneOf": lambda d: random.choice(d["values"]), "SomeOf": lambda d: d["values"][: max(1, d["least"])],
            "Between": lambda d: d["low"]}  # fmt: skip
    fields = {name: pick[domain["type"]](domain) for name, domain in act["fields"].items()}
    return {"type": act["kind"], "seat": choices["seat"], **fields}


async def play(house: str) -> None:
    async with aiohttp.ClientSession(house) as http:
        table = {
            "game": "knock",
            "seats": 3,
            "name": "Example",
            "bots": ["random", "random"],
            "settings": {"bots": "brisk"},
        }
        key = await (await http.post("/api/tables", json=table)).json()
        async with http.ws_connect("/ws") as wire:
            await wire.send_json({"type": "Hello", "table": key["table"], "token": key["token"]})
            await wire.send_json({"type": "Start", "id": "start"})
            async for message in wire:
                told = message.json()
                for sight in told.get("sights", ())[:1]:
                    for line in sight["told"]:
                        print(told["n"], line["id"], line["args"])
                    view = sight["view"]
                    if view["outcome"]:
                        print("The end:", view["outcome"]["label"])
                        return
                    if any(0 in wait["seats"] for wait in view["waits"]):
                        await wire.send_json(
                            {"type": "Act", "id": f"act-{told['n']}", "action": any_act(view["choices"])}
                        )


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"))
