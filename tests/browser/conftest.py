"""A real Chromium for tests that look at the screen; the house it visits is in tests/conftest.py.

Where there is no Chromium these tests say so and are skipped; under CI=true they fail instead. The browser is
the system's (`apt-get install chromium`); Playwright's own download is never used.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.browser.chromium import need_chromium, start

FOLDER = Path(__file__).resolve().parent


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
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for the whole run; each test opens contexts of its own."""
    with start(chromium) as browser:
        yield browser


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page; anything the browser complains about fails the test."""
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            complaints.append(message.text)

    with browser.new_context() as context:
        page = context.new_page()
        page.on("console", listen)
        page.on("pageerror", lambda problem: complaints.append(str(problem)))
        yield page
    assert complaints == []
