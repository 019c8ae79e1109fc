"""A visitor who wants a bot to think for half an hour, wherever a bot can be named; and leaves."""

from tests.server.rude.callers import Caller

RUDE = "127.0.0.67"
DEEP = "thinker:20000000"


async def wants_a_bot_to_think_for_ever(address: str, come_from: str = RUDE) -> list[str]:
    """Every way to name a bot: what the house said to each. What is granted is begun, and left alone."""
    async with Caller(address, come_from) as rude:
        heard = [await _opened(rude, bots=[DEEP]), await _opened(rude, settings={"takeover_bot": DEEP})]
        host = await rude.sit(await rude.open_table("knock", 3))
        heard.append(_why(await host.request("SeatBot", seat=1, bot=DEEP)))
        heard.append(_why(await host.request("ChangeSettings", settings={"takeover_bot": DEEP})))
        heard.append(_why(await host.request("Start", fill=DEEP)))
        await host.leave()
    return heard


async def _opened(rude: Caller, **more: object) -> str:
    status, said = await rude.ask("/api/tables", game="knock", seats=2, name="Mallory", **more)
    if status == 200:
        host = await rude.sit(said)
        await host.request("Start", fill="random")
        await host.leave()
        return "granted"
    return str(said["refused"]["why"])


def _why(answer: dict[str, object]) -> str:
    refused = answer.get("refused")
    return str(refused["why"]) if isinstance(refused, dict) else "granted"
