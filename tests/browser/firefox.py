"""Debian's Firefox, driven over WebDriver BiDi: a few commands over one socket, with no driver program between.

Playwright drives builds of Firefox of its own, which are never downloaded here; the system's speaks BiDi by itself.
"""

import asyncio
import itertools
import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse

MISSING = "There is no Firefox here, so nobody looked with a second engine (Debian: apt-get install firefox-esr)."
PREFERENCES = 'user_pref("ui.prefersReducedMotion", 1);\nuser_pref("intl.accept_languages", "en");\n'
SOON_SECONDS = 60.0  # a machine may be busy, and bots think; what comes late still comes
BREATH_SECONDS = 0.05


def need_firefox() -> str:
    """Firefox's path: $FIREFOX or PATH; without one the test is skipped, or fails under CI=true."""
    path = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    return path


class Line:
    """The socket to one Firefox: commands go out by number, answers come back by it, and what pages say is kept."""

    def __init__(self, address: str) -> None:
        self.said: list[dict[str, Any]] = []  # console entries, of every page
        self._numbers = itertools.count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._loop = asyncio.new_event_loop()  # Playwright keeps the test's own thread busy with a loop of its own
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._wait(self._open(address))
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    def ask(self, method: str, **params: Any) -> Any:
        """Send a command and wait for what comes of it."""
        answer = self._wait(self._ask(method, params))
        assert answer["type"] == "success", f"{method}: {answer.get('error')}: {answer.get('message')}"
        return answer["result"]

    def close(self) -> None:
        self._wait(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _wait(self, what: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(SOON_SECONDS)

    async def _open(self, address: str) -> None:
        self._session = ClientSession()
        self._socket: ClientWebSocketResponse = await self._session.ws_connect(f"{address}/session", max_msg_size=0)
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for frame in self._socket:
            told = frame.json()
            if told["type"] == "event":
                self.said.append(told["params"])
            elif (answer := self._answers.pop(told["id"], None)) is not None:
                answer.set_result(told)

    async def _ask(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        number = next(self._numbers)
        self._answers[number] = self._loop.create_future()
        await self._socket.send_json({"id": number, "method": method, "params": params})
        return await self._answers[number]

    async def _close(self) -> None:
        await self._socket.close()
        await self._listening
        await self._session.close()


class FirefoxPage:
    """One tab of somebody who was never here before: what it shows is waited for, pressed and asked."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.somebody = line.ask("browser.createUserContext")["userContext"]
        self.tab = line.ask("browsingContext.create", type="tab", userContext=self.somebody)["context"]
        line.ask("browsingContext.setViewport", context=self.tab, viewport={"width": 1280, "height": 800})

    def goto(self, address: str) -> None:
        self.line.ask("browsingContext.navigate", context=self.tab, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        """What a plain expression is worth on the page: a number, a word, yes or no."""
        target = {"context": self.tab}
        told = self.line.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        assert told["type"] == "success", told
        return told["result"].get("value")

    def count(self, selector: str) -> int:
        return int(self.evaluate(f"document.querySelectorAll({selector!r}).length"))

    def wait_for(self, selector: str, least: int = 1) -> None:
        """Until so many are there."""
        self.wait_until(f"document.querySelectorAll({selector!r}).length >= {least}")

    def wait_until(self, expression: str) -> None:
        until = time.monotonic() + SOON_SECONDS
        while not self.evaluate(expression):
            assert time.monotonic() < until, f"it never became true in Firefox: {expression}"
            time.sleep(BREATH_SECONDS)

    def click(self, selector: str, nth: int = 0) -> None:
        """With the mouse, in the middle of the one that is meant, as soon as it is there."""
        self.wait_for(selector, nth + 1)
        self.evaluate(f"document.querySelectorAll({selector!r})[{nth}].scrollIntoView({{block: 'nearest'}})")
        locator = {"type": "css", "value": selector}
        node = self.line.ask("browsingContext.locateNodes", context=self.tab, locator=locator)["nodes"][nth]
        middle = {"type": "element", "element": {"sharedId": node["sharedId"]}}
        move: dict[str, Any] = {"type": "pointerMove", "x": 0, "y": 0, "origin": middle}
        press, release = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, press, release]}
        self.line.ask("input.performActions", context=self.tab, actions=[mouse])

    def press(self, key: str) -> None:
        """A key of the keyboard, by the letter on it."""
        strokes = [{"type": way, "value": key} for way in ("keyDown", "keyUp")]
        keyboard = {"type": "key", "id": "keys", "actions": strokes}
        self.line.ask("input.performActions", context=self.tab, actions=[keyboard])

    def complaints(self) -> list[str]:
        """Errors and warnings on this tab's console, and errors nobody caught."""
        mine = [entry for entry in self.line.said if entry["source"].get("context") == self.tab]
        return [f"{entry['level']}: {entry['text']}" for entry in mine if entry["level"] in {"error", "warn"}]

    def close(self) -> None:
        self.line.ask("browser.removeUserContext", userContext=self.somebody)


@contextmanager
def start(path: str, profile: Path) -> Iterator[Line]:
    """One Firefox with a profile of its own, without a window, closed afterwards."""
    (profile / "user.js").write_text(PREFERENCES, encoding="utf-8")
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port=0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as firefox:
        assert firefox.stderr is not None
        said = (re.search(r"WebDriver BiDi listening on (ws://\S+)", line) for line in firefox.stderr)
        found = next((match for match in said if match), None)
        assert found, "Firefox ended without saying where it listens"
        threading.Thread(target=firefox.stderr.read, daemon=True).start()  # or it would wait for a reader
        line = Line(found[1])
        try:
            yield line
        finally:
            line.close()
            firefox.terminate()
