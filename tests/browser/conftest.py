"""A real Chromium for tests that look at the screen; the house it visits is in tests/conftest.py.

Where there is no Chromium these tests say so and are skipped; under CI=true they fail instead. The browser is
the system's (`apt-get install chromium`); Playwright's own download is never used.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.browser.chromium import need_chromium, start

FOLDER = Path(__file__).resolve().parent

expect.set_options(timeout=20_000)  # a machine may be busy; what comes late still comes


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lives in this folder is a browser test."""
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is."""
    return need_chromium()


@pytest.fixture(scope="session")
def one_chromium(chromium: str) -> Iterator[Browser]:
    """One Chromium for the whole run; each test opens contexts of its own."""
    with start(chromium) as browser:
        yield browser


@pytest.fixture
def browser(
    one_chromium: Browser, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Browser]:
    """The Chromium, listened to: what any page of any context complains about fails the test.

    A test that brings a complaint about on purpose names it: `@pytest.mark.complains("ERR_INTERNET_DISCONNECTED")`.
    """
    complaints = Complaints()
    opened = one_chromium.new_context

    def new_context(**how: Any) -> BrowserContext:
        return complaints.listen_to(opened(**how))

    monkeypatch.setattr(one_chromium, "new_context", new_context)
    yield one_chromium
    assert complaints.beyond(request.node.get_closest_marker("complains")) == []


class Complaints:
    """Errors and warnings on the console, and errors nobody caught, of every page."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def listen_to(self, context: BrowserContext) -> BrowserContext:
        context.on("console", self._said)
        context.on("weberror", lambda problem: self.heard.append(str(problem.error)))
        return context

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.heard.append(f"{message.text} ({message.location['url']})")

    def beyond(self, expected: pytest.Mark | None) -> list[str]:
        """What was heard and not expected."""
        named = expected.args if expected else ()
        return [one for one in self.heard if not any(name in one for name in named)]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page of a fresh context."""
    with browser.new_context() as context:
        yield context.new_page()
