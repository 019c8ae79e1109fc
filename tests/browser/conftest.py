"""A real Chromium for tests that look at the screen; the house it visits is in tests/conftest.py.

Where there is no Chromium these tests say so and are skipped; under CI=true they fail instead. The browser is
the system's (`apt-get install chromium`); Playwright's own download is never used.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent
USUAL_PLACES = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever lives in this folder is a browser test."""
    for item in items:
        if FOLDER in item.path.parents:
            item.add_marker(pytest.mark.browser)


def find_chromium() -> str | None:
    """Chromium's path: $CHROMIUM, a usual place, or PATH."""
    places = (os.environ.get("CHROMIUM", ""), *USUAL_PLACES)
    return next((place for place in places if place and Path(place).exists()), None) or shutil.which("chromium")


@pytest.fixture(scope="session")
def chromium() -> str:
    """Where Chromium is; without one the test is skipped, or fails under CI=true."""
    path = find_chromium()
    if path is None:
        sentence = "There is no Chromium here, so nobody looked at the screen (Debian: apt-get install chromium)."
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(sentence)
    return path


@pytest.fixture(scope="session")
def browser(chromium: str) -> Iterator[Browser]:
    """One Chromium for the whole run; each test opens contexts of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield browser
        browser.close()


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
