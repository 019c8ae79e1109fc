"""A screen reader's ears: Guidepup's virtual screen reader put into a page, which then says what a reader would say.

It reads the page's accessibility tree by the ARIA specifications. Players never get it: it is taken from
web/node_modules, where only tests look, and a page lets it in only where its own rules for scripts are set aside.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser import hands

WEB = Path(__file__).resolve().parents[2] / "web"
READER = WEB / "node_modules" / "@guidepup" / "virtual-screen-reader" / "lib" / "esm" / "index.browser.js"
LISTEN = """async source => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    window.ears = (await import(address)).virtual;
    await window.ears.start({ container: document.body });
}"""
WALK = """async () => {
    await window.ears.stop();
    await window.ears.start({ container: document.body });
    while ((await window.ears.lastSpokenPhrase()) !== 'end of document') await window.ears.next();
    return await window.ears.spokenPhraseLog();
}"""
ANNOUNCED = """async () => (await window.ears.spokenPhraseLog())
    .filter(phrase => /^(polite|assertive): /.test(phrase))"""
HEARD = """async part => (await window.ears.spokenPhraseLog())
    .some(phrase => /^(polite|assertive): /.test(phrase) && phrase.includes(part))"""


@contextmanager
def listener(browser: Browser, **how: Any) -> Iterator[Page]:
    """Somebody who listens: a page that lets the reader in."""
    with hands.person(browser, bypass_csp=True, **how) as context:
        yield context.new_page()


def listen(page: Page) -> None:
    """From now on what the page announces by itself is heard."""
    page.evaluate(LISTEN, READER.read_text(encoding="utf-8"))


def walk(page: Page) -> list[str]:
    """Every phrase from the top of the page to its end."""
    if not page.evaluate("'ears' in window"):
        listen(page)
    said: list[str] = page.evaluate(WALK)
    return said


def wait_to_hear(page: Page, part: str) -> None:
    """Until the page has announced this by itself; `listen` comes before.

    Playwright's own wait takes a promise for a yes, so the question is asked from here.
    """
    for _ in range(400):
        if page.evaluate(HEARD, part):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"nobody heard {part!r}: {page.evaluate(ANNOUNCED)}")


def says(said: list[str], *wanted: str) -> list[str]:
    """Which of these patterns no phrase matches; nothing, when all is heard."""
    return [pattern for pattern in wanted if not any(re.search(pattern, phrase) for phrase in said)]
