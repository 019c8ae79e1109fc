"""docs/benchmarks.md: one page, one section per benchmark, each between its own markers.

A benchmark measures and calls `write_section`; the rest of the page is left as it was.
"""

import os
import platform
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "docs" / "benchmarks.md"
OPENING = "# Benchmarks\n\nEach section is written by the command it names; `make bench` runs them all.\n"


def write_section(name: str, title: str, body: str, page: Path = PAGE) -> None:
    """Put one benchmark's section on the page, in the place of its last one."""
    begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
    section = f"{begin}\n## {title}\n\n`python -m benchmarks.{name}` · {machine()}\n\n{body.strip()}\n{end}"
    text = page.read_text() if page.exists() else OPENING
    if begin in text and end in text:
        before, after = text.split(begin, 1)[0], text.split(end, 1)[1]
        page.write_text(before + section + after)
    else:
        page.write_text(f"{text.rstrip()}\n\n{section}\n")


def machine() -> str:
    """What it was measured on, as far as it matters to a reader."""
    system = f"{platform.system()} {platform.machine()}"
    return f"Python {platform.python_version()}, {system}, {os.cpu_count()} cores"
