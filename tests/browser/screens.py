"""Contact sheets: every screen of the house on one picture each, which is what `make screens` calls.

A sheet shows one screen on a phone and on a desk, by torchlight and by day, in three languages, so that one look
finds the text that does not fit; and once, in the longest language, on a small phone, a big screen and a wall.
Sheets are for people's eyes and stay out of the repository (docs/contact-sheets/).
`python -m tests.browser.screens front lobby` makes those sheets only; `python -m tests.browser.screens --best`
makes the pictures of docs/screens anew.
"""

import base64
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.chromium import MISSING, find_chromium, start
from tests.browser.scenes import SCENES
from tests.browser.stage import Scene, Stage
from tests.open_house import open_house

SHEETS = Path(__file__).resolve().parents[2] / "docs" / "contact-sheets"

SCREENS = SHEETS.parent / "screens"
BEST = (
    ("front", "desk", "torch", "en"), ("front", "desk", "day", "fr"), ("front", "phone", "torch", "es"),
    ("lobby", "desk", "torch", "en"), ("lobby", "phone", "torch", "fr"), ("first-steps", "desk", "torch", "en"),
    ("card-in-hand", "desk", "torch", "en"), ("card-in-hand", "phone", "torch", "fr"),
    ("card-in-hand", "desk", "day", "es"), ("gestures", "phone", "torch", "en"), ("curtain", "desk", "torch", "en"),
    ("solo", "phone", "day", "es"), ("won", "desk", "torch", "en"), ("lost", "desk", "torch", "en"),
    ("munchkin-fight", "desk", "torch", "en"), ("munchkin-offer", "phone", "torch", "fr"),
    ("munchkin-loot", "phone", "day", "es"), ("munchkin-end", "desk", "torch", "en"),
    ("exit-broken", "desk", "torch", "en"), ("exit-coop", "desk", "torch", "en"), ("exit-floor", "desk", "day", "fr"),
    ("exit-hint", "phone", "torch", "fr"), ("exit-race", "phone", "day", "es"), ("exit-books", "phone", "torch", "en"),
)  # fmt: skip

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "desk": {"width": 1440, "height": 900},
    "small": {"width": 360, "height": 740},
    "big": {"width": 2560, "height": 1440},
    "wall": {"width": 3840, "height": 2160},
}
LANGUAGES = ("en", "fr", "es")  # scenes are prepared in English
LIGHTS = ("torch", "day")
SETTLED_MS = 900
QUALITY = 82  # of WebP: no difference to the eye, a fifth of the weight
STYLE = """
body { font: 14px sans-serif; display: grid; grid-template-columns: repeat(3, 1fr); gap: 12px }
h1 { grid-column: 1 / -1 }
figure { margin: 0 }
img { width: 100% }
"""


Wanted = Callable[[str, str, str], bool]
"""Is this size, light and language wanted?"""


class Shot(NamedTuple):
    """One picture and what it shows."""

    caption: str
    webp: str  # base64


def shots(browser: Browser, house: str, scene: Scene, wanted: Wanted) -> Iterator[Shot]:
    """One screen in the sizes, lights and languages wanted: brought about once, then looked at again and again."""
    with (
        browser.new_context(viewport=SIZES["desk"], color_scheme="dark", locale="en") as context,
        tempfile.TemporaryDirectory() as folder,
    ):
        page = context.new_page()
        scene.prepare(Stage(browser, page, house, Path(folder)))
        for size, light, language in product(SIZES, LIGHTS, LANGUAGES):
            if not wanted(size, light, language):
                continue
            taste = {"threedoors.language": json.dumps(language), "threedoors.day": json.dumps(light == "day")}
            page.evaluate("taste => Object.entries(taste).forEach(([k, v]) => localStorage.setItem(k, v))", taste)
            page.set_viewport_size(SIZES[size])
            page.reload(wait_until="networkidle")
            scene.arrange(page)
            page.wait_for_timeout(SETTLED_MS)
            yield Shot(f"{size} · {light} · {language}", webp(page))


def webp(page: Page) -> str:
    """What the page shows now; Playwright itself knows no WebP."""
    asked = {"format": "webp", "quality": QUALITY}
    picture: str = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)["data"]
    return picture


def every_look(size: str, light: str, language: str) -> bool:
    """All lights and languages on a phone and a desk, one look elsewhere."""
    return size in {"phone", "desk"} or (light, language) == ("torch", "fr")


def best(browser: Browser, house: str, names: list[str]) -> None:
    """The pictures of docs/screens, named for what they show."""
    SCREENS.mkdir(parents=True, exist_ok=True)
    for name in names or dict.fromkeys(scene for scene, *_ in BEST):
        for shot in shots(browser, house, SCENES[name], lambda *look, name=name: (name, *look) in BEST):
            file = SCREENS / f"{name}-{shot.caption.replace(' · ', '-')}.webp"
            file.write_bytes(base64.b64decode(shot.webp))
            print(file)


def figure(shot: Shot) -> str:
    return f"<figure><img src='data:image/webp;base64,{shot.webp}'><figcaption>{shot.caption}</figcaption></figure>"


def paste(browser: Browser, title: str, pictures: list[Shot], sheet: Path) -> None:
    """All pictures on one sheet, three to a row, each with its caption."""
    figures = "".join(figure(shot) for shot in pictures)
    with browser.new_context(viewport={"width": 1500, "height": 1000}) as context:
        page = context.new_page()
        page.set_content(f"<style>{STYLE}</style><h1>{title}</h1>{figures}")
        page.screenshot(path=sheet, full_page=True)


def main(wanted: list[str]) -> int:
    """Make the wanted sheets, or all; or the best pictures."""
    best_only = "--best" in wanted
    wanted = [name for name in wanted if name != "--best"]
    if unknown := sorted(set(wanted) - SCENES.keys()):
        print(f"No screen {', '.join(unknown)}; there are {', '.join(SCENES)}.", file=sys.stderr)
        return 2
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    SHEETS.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "tables.db") as house,
        start(path) as browser,
    ):
        if best_only:
            best(browser, house, wanted)
            return 0
        for name in wanted or SCENES:
            paste(browser, name, list(shots(browser, house, SCENES[name], every_look)), SHEETS / f"{name}.png")
            print(SHEETS / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
