"""The system's Chromium: where it is, and how it is started without a screen or a network."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

USUAL_PLACES = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip
MISSING = "There is no Chromium here, so nobody looked at the screen (Debian: apt-get install chromium)."


def find_chromium() -> str | None:
    """Chromium's path: $CHROMIUM, a usual place, or PATH."""
    places = (os.environ.get("CHROMIUM", ""), *USUAL_PLACES)
    return next((place for place in places if place and Path(place).exists()), None) or shutil.which("chromium")


def need_chromium() -> str:
    """Chromium's path; without one the test is skipped, or fails under CI=true."""
    path = find_chromium()
    if path is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(MISSING)
    return path


@contextmanager
def start(path: str) -> Iterator[Browser]:
    """One Chromium, closed afterwards."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
