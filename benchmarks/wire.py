"""What an act costs on the wire and in the house, by game: `python -m benchmarks.wire [--beside CHECKOUT]`.

Tables of people, each client on a socket of its own. With `--beside` (the folder of another checkout, with its
own .venv) that house is measured in turn with ours, clients being shown whole views there as pages of 0.2 were.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median

from benchmarks._page import write_section
from benchmarks._tables_load import PLAYED
from benchmarks.tables import HOUSE, Result, loaded, serving

TABLES = {"knock": 20, "munchkin": 20, "dungeon_exit": 120}  # a race is over after two dozen acts
ROUNDS = 5
LOAD = HOUSE / "benchmarks" / "_tables_load.py"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, to measure in turn with this one")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    given = parser.parse_args()
    houses = {"now": (HOUSE, "kept")} | ({"before": (given.beside.resolve(), "whole")} if given.beside else {})
    found: dict[tuple[str, str], list[Result]] = {(game, name): [] for game in PLAYED for name in houses}
    for number in range(given.rounds):
        for game, name in found:
            folder, views = houses[name]
            result = measured(folder, game, views)
            print(f"round {number + 1}: {game}, {name}: {json.dumps(result)}", file=sys.stderr, flush=True)
            found[game, name].append(result)
    page = text(found, list(houses), given.rounds)
    print(page)
    if given.beside:
        write_section("wire", "An act on the wire", page)


def measured(house: Path, game: str, views: str) -> Result:
    """One house and its load, each in a process of its own."""
    python = house / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory() as folder:
        server = [str(python), "-m", "benchmarks._tables_house", f"{folder}/tables.db"]
        with serving(server, house) as (port, pid):
            load = [str(python), str(LOAD), port, str(TABLES[game]), str(pid), game, views]
            return loaded(load, house, env={**os.environ, "PYTHONPATH": str(house)})  # it plays by that house's rules


def text(found: dict[tuple[str, str], list[Result]], names: list[str], rounds: int) -> str:
    """A line for each game and house, and how much lighter it has become."""
    numbers = ", ".join(f"{many} of {game}" for game, many in TABLES.items())
    about = f"Tables of people ({numbers}), every client on a socket of its own; medians of {rounds} rounds in turn. "
    about += "CPU is the house's, threads included, while tables play as fast as they can."
    lines = [about, "", "| game | house | bytes of a `Played` | CPU µs per act | KB/table |", "|---|---|---|---|---|"]
    for (game, name), results in found.items():
        size, cpu, memory = (median(one[key] for one in results) for key in KEYS)
        lines.append(f"| {game} | {name} | {size:,.0f} | {cpu:,.0f} | {memory:,.0f} |")
    if "before" in names:
        lines += ["", *(ratio(game, found) for game in PLAYED)]
    return "\n".join(lines)


KEYS = ("bytes_per_played", "cpu_us_per_act", "kb_per_table")


def ratio(game: str, found: dict[tuple[str, str], list[Result]]) -> str:
    """Now in parts of before; for the CPU the median over rounds, each beside its neighbour."""
    now, before = found[game, "now"], found[game, "before"]
    shares = [
        median(one[key] / other[key] for one, other in zip(now, before, strict=True))
        for key in ("bytes_per_played", "cpu_us_per_act")
    ]
    return f"- {game}: {shares[0]:.0%} of the bytes, {shares[1]:.0%} of the CPU."


if __name__ == "__main__":
    main()
