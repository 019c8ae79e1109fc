"""Numbers for hosts, in the text format Prometheus reads. No name, no table, no address is in them."""

import os
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from threedoors.server.gate import Gate
from threedoors.server.pulse import Pulse
from threedoors.server.tallies import Tallies
from threedoors.tables.delays import Delays
from threedoors.tables.house import House

Line = tuple[str, str, str, float]  # name, kind, help, value
Labelled = tuple[str, str, str, Counter[str]]  # name, help, label, values


class Edge(NamedTuple):
    """What is known where the house meets the network."""

    sockets: int
    sessions: int
    gate: Gate
    tallies: Tallies
    pulse: Pulse
    db: Path


def page(house: House, edge: Edge) -> str:
    """All numbers of a house as they are now."""
    lines = []
    for name, kind, text, value in (*_numbers(house, edge), *_process(edge)):
        lines += [
            f"# HELP threedoors_{name} {text}",
            f"# TYPE threedoors_{name} {kind}",
            f"threedoors_{name} {value:.15g}",
        ]
    return "\n".join([*lines, *_by_label(edge.tallies), *_delays(house), *_crews(house)]) + "\n"


def _numbers(house: House, edge: Edge) -> Iterator[Line]:
    yield "tables_in_memory", "gauge", "Tables somebody touched lately.", len(house.tables)
    yield "connections", "gauge", "Open connections of any kind.", len(edge.gate)
    yield "silent_connections", "gauge", "Connections on which nothing is being asked.", edge.gate.waiting
    yield "sockets", "gauge", "Open WebSockets.", edge.sockets
    yield "poll_sessions", "gauge", "Sessions over plain HTTP.", edge.sessions
    playing = sum(table.written.phase == "playing" for table in house.tables.values())
    yield "tables_playing", "gauge", "Tables in memory where a game goes on.", playing
    yield "requests_total", "counter", "Requests judged.", house.counts["requests"]
    yield "refused_total", "counter", "Requests refused by a referee.", house.counts["refused"]
    yield "entries_total", "counter", "Log entries written and announced.", house.counts["entries"]
    yield "not_written_total", "counter", "Appends the disk did not take.", house.counts["not_written"]
    yield "bots_stumbled_total", "counter", "Bots that failed and were tried again.", house.counts["bots_stumbled"]
    yield "bots_refused_total", "counter", "Acts of bots a referee refused.", house.counts["bots_refused"]
    yield "bots_at_random_total", "counter", "Acts at random in place of a bot.", house.counts["bots_at_random"]
    yield "stumbles_total", "counter", "Errors of our own, each with a trace in the log.", edge.tallies.stumbles
    yield "house_seconds", "counter", "How long the house has been open, over all its days.", house.clock.now() / 1000


def _process(edge: Edge) -> Iterator[Line]:
    yield "loop_lag_seconds", "gauge", "The longest the loop was late in the last minute.", edge.pulse.slowest
    yield "wal_bytes", "gauge", "Written, and not yet in the database's own file.", _size(Path(f"{edge.db}-wal"))
    if sys.platform == "linux":
        yield "resident_bytes", "gauge", "Memory of this process, its workers not counted.", _resident()


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:  # not there: all of it is in the database
        return 0


def _resident() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGESIZE")


def _by_label(tallies: Tallies) -> Iterator[str]:
    counted: tuple[Labelled, ...] = (
        ("http_answers_total", "Answers over HTTP.", "status", tallies.answers),
        ("slowed_total", "What was refused because it was too much, by the limit it met.", "limit", tallies.slowed),
        ("byes_total", "Lines the house ended, by the reason it gave.", "why", tallies.byes),
        ("turned_away_total", "Connections closed before anything came of them.", "why", tallies.turned_away),
    )
    for name, text, label, values in counted:
        yield f"# HELP threedoors_{name} {text}"
        yield f"# TYPE threedoors_{name} counter"
        for value, times in sorted(values.items()):
            yield f'threedoors_{name}{{{label}="{value}"}} {times}'


def _delays(house: House) -> Iterator[str]:
    name = "threedoors_commit_seconds"
    yield f"# HELP {name} From judging a request to announcing it."
    yield f"# TYPE {name} histogram"
    yield from _histogram(name, house.delays)


CREW_COUNTS = {
    "ended_total": "Thoughts and answers that took too long and were ended.",
    "stumbled_total": "Thoughts and answers that failed.",
    "died_total": "Workers that died, and were replaced.",
}


def _crews(house: House) -> Iterator[str]:
    """The workers: who waits for them and how long, and what went wrong."""
    crews = house.workers.crews
    yield "# HELP threedoors_waiting Thoughts and questions that wait for a worker."
    yield "# TYPE threedoors_waiting gauge"
    yield from (f'threedoors_waiting{{crew="{name}"}} {crew.waiting}' for name, crew in crews.items())
    for count, text in CREW_COUNTS.items():
        yield f"# HELP threedoors_work_{count} {text}"
        yield f"# TYPE threedoors_work_{count} counter"
        for name, crew in crews.items():
            yield f'threedoors_work_{count}{{crew="{name}"}} {crew.counts[count.removesuffix("_total")]}'
    yield "# HELP threedoors_wait_seconds How long a thought or a question waited for a worker."
    yield "# TYPE threedoors_wait_seconds histogram"
    for name, crew in crews.items():
        yield from _histogram("threedoors_wait_seconds", crew.waits, f'crew="{name}"')


def _histogram(name: str, delays: Delays, label: str = "") -> Iterator[str]:
    first, alone = (f"{label},", f"{{{label}}}") if label else ("", "")
    total = 0
    for bound, count in zip(delays.bounds, delays.counts, strict=False):
        total += count
        yield f'{name}_bucket{{{first}le="{bound:g}"}} {total}'
    yield f'{name}_bucket{{{first}le="+Inf"}} {delays.total}'
    yield f"{name}_sum{alone} {delays.sum:g}"
    yield f"{name}_count{alone} {delays.total}"
