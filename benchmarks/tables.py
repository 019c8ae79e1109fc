"""Live tables under load, beside boardgame.io: `python -m benchmarks.tables [--quick]`.

Both servers run in a process of their own, so does their load; both write every move to disk (ours synced, before it is
announced; theirs with its file store). Rounds alternate, medians are written. boardgame.io is installed with npm into
a temporary folder; where there is no npm, its columns stay empty. The rows of
Starlette need `pip install starlette uvicorn websockets`.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks._page import write_section
from benchmarks._tables_load import FIXED_SECONDS, RATE, SATURATED_ACTS

FOLDER = Path(__file__).resolve().parent
HOUSE = FOLDER.parent
PACKAGES = ("boardgame.io@0.50.2", "socket.io-client@4", "node-persist@3")
THEIR_OVERHEAD = 656  # bytes of a boardgame.io update beside the padding
PATIENCE_SECONDS = 400
SIZES = (50, 500, 2000)  # tables
ROUNDS = 3
OURS, THEIRS = "Three Doors (aiohttp)", "boardgame.io"

Result = dict[str, Any]


@contextmanager
def serving(command: list[str], cwd: Path) -> Iterator[tuple[str, int]]:
    """A server: its port and process id; ended afterwards."""
    with subprocess.Popen(command, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout
        try:
            yield next(line.strip() for line in process.stdout if line.strip().isdigit()), process.pid
        finally:
            process.kill()


def loaded(command: list[str], cwd: Path, env: Mapping[str, str] | None = None) -> Result:
    """Run a load to its end."""
    told = subprocess.run(
        command, cwd=cwd, env=env, stdout=subprocess.PIPE, check=True, timeout=PATIENCE_SECONDS, text=True
    )
    found: Result = json.loads(told.stdout)
    return found


def ours(tables: int, framework: str = "aiohttp") -> Result:
    """Our house, with so many tables of four."""
    with tempfile.TemporaryDirectory() as folder:
        server = [sys.executable, "-m", "benchmarks._tables_house", f"{folder}/tables.db", framework]
        with serving(server, HOUSE) as (port, pid):
            return loaded([sys.executable, "-m", "benchmarks._tables_load", port, str(tables), str(pid)], HOUSE)


def theirs(tables: int, bytes_per_message: float, home: Path) -> Result:
    """boardgame.io, with as many matches and messages as long."""
    with tempfile.TemporaryDirectory() as folder:
        pad = max(0, int(bytes_per_message) - THEIR_OVERHEAD)
        with serving(["node", "server.js", folder, str(pad)], home) as (port, pid):
            load = ["node", "load.js", port, str(tables), str(RATE), str(FIXED_SECONDS), str(SATURATED_ACTS), str(pid)]
            return loaded(load, home)


def installed(folder: Path) -> Path | None:
    """boardgame.io beside our two scripts; None where npm cannot bring it."""
    for script in (FOLDER / "boardgame_io").glob("*.js"):
        shutil.copy(script, folder)
    if shutil.which("npm") is None:
        return None
    command = ["npm", "install", "--no-audit", "--no-fund", *PACKAGES]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return folder if done.returncode == 0 else None


def middle(results: list[Result], *path: str) -> float | None:
    """The median of one number over the rounds."""
    values = []
    for result in results:
        value: Any = result
        for step in path:
            value = value[step]
        if value is not None:
            values.append(value)
    return median(values) if values else None


def row(name: str, tables: int, results: list[Result]) -> str:
    """One line of the page."""
    cells = [
        shown(middle(results, "saturated", "per_second"), "{:,.0f}"),
        shown(middle(results, "cpu_us_per_act"), "{:,.0f}"),
        shown(middle(results, "fixed", "p50"), "{:.1f}"),
        shown(middle(results, "fixed", "p99"), "{:.1f}"),
        shown(middle(results, "bytes_per_message"), "{:,.0f}"),
        shown(middle(results, "kb_per_table"), "{:,.0f}") if all("kb_per_table" in r for r in results) else "",
    ]
    return f"| {name} | {tables} | " + " | ".join(cells) + " |"


def shown(value: float | None, how: str) -> str:
    return "" if value is None else how.format(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one round of 50 tables, nothing written")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    quick = given.quick
    plan = {50: 1} if quick else dict.fromkeys(SIZES, given.rounds)
    with tempfile.TemporaryDirectory() as folder:
        home = installed(Path(folder))
        lines, found = [], {}
        for tables, rounds in plan.items():
            found[tables] = measured(tables, rounds, home)
            lines += [row(name, tables, results) for name, results in found[tables].items() if results]
    page = text(lines, found)
    print(page)
    if not quick:
        write_section("tables", "Live tables under load", page)


def measured(tables: int, rounds: int, home: Path | None) -> dict[str, list[Result]]:
    """All contestants, in turn, round after round."""
    found: dict[str, list[Result]] = {
        OURS: [],
        "Three Doors (Starlette, uvicorn)": [],
        THEIRS: [],
    }
    for number in range(rounds):
        print(f"{tables} tables, round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        mine = tried(partial(ours, tables))
        found[OURS] += mine
        if home and mine:
            found[THEIRS] += tried(partial(theirs, tables, mine[0]["bytes_per_message"], home))
        if tables <= 500 and find_spec("starlette") and find_spec("uvicorn"):
            found["Three Doors (Starlette, uvicorn)"] += tried(partial(ours, tables, "starlette"))
    return found


def tried(measure: Callable[[], Result]) -> list[Result]:
    """One result, or none with a sentence: a contestant that gives up does not end the contest."""
    try:
        result = measure()
    except subprocess.SubprocessError as problem:
        print(f"no result: {problem}", file=sys.stderr, flush=True)
        return []
    print(json.dumps(result), file=sys.stderr, flush=True)
    return [result]


def text(lines: list[str], found: dict[int, dict[str, list[Result]]]) -> str:
    """The page: what was done, the table, the ratios."""
    columns = ("", "tables", "actions/s, saturated", "CPU µs/act", *DELAYS, "bytes/message", "KB/table")
    head = f"| {' | '.join(columns)} |\n{'|---' * len(columns)}|"
    return "\n".join([ABOUT, "", head, *lines, "", *ratios(found)])


DELAYS = ("p50 ms at 150/s", "p99 ms at 150/s")
ABOUT = (
    "Tables of four sockets, real games of Knock, every act written to disk before it is announced (SQLite, "
    "`synchronous=FULL`); boardgame.io 0.50.2 with its file store, warmed up, messages of the same length. Delay: from "
    "sending an act to its receipt by the last of the four. CPU: of the server, threads included, while tables play as "
    "fast as they can. Server and load have a process each on the same machine; rounds alternate, medians are shown. "
    "Other programs share the machine, so read ratios rather than numbers."
)


def ratios(found: dict[int, dict[str, list[Result]]]) -> Iterator[str]:
    """How many times boardgame.io."""
    for tables, results in found.items():
        if results[OURS] and results[THEIRS]:
            speed, slow, cpu = (
                [middle(results[name], *path) or 0 for name in (OURS, THEIRS)]
                for path in (("saturated", "per_second"), ("fixed", "p99"), ("cpu_us_per_act",))
            )
            times = f"{speed[0] / speed[1]:.1f} × the actions, {cpu[1] / cpu[0]:.1f} × the actions per CPU second"
            yield f"- {tables} tables: {times}, {slow[0] / slow[1]:.2f} × the p99."


if __name__ == "__main__":
    main()
