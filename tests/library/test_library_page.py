"""docs/library.md: every block of code on it runs, one after the other, as a reader would type it."""

import contextlib
import io
import re
from pathlib import Path
from typing import Any

PAGE = Path(__file__).resolve().parents[2] / "docs" / "library.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_every_block_of_code_runs() -> None:
    said, typed = io.StringIO(), dict[str, Any](__name__="reader")
    assert len(BLOCKS) >= 8
    with contextlib.redirect_stdout(said):
        for block in BLOCKS:
            exec(compile(block, PAGE.name, "exec"), typed)
    assert "4 games" in said.getvalue()
