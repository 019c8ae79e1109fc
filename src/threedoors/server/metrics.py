"""Numbers for hosts, in the text format Prometheus reads. No name, no table, no address is in them.

docs/metrics.md says what each is for; `deploy/` has a dashboard and alerts made of them.
"""

import math
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple, get_args

from threedoors.server.gate import Gate
from threedoors.server.pulse import Pulse
from threedoors.server.tallies import Tallies
from threedoors.tables.delays import Delays
from threedoors.tables.house import House
from threedoors.tables.log.facts import Phase
from threedoors.tables.store.connection import wal_of
from threedoors.tables.workers.beside import Beside
from threedoors.tables.workers.crew import Crew

SWEPT = ("tables", "deleted_rows", "progress", "spent")

Line = tuple[str, str, str, float]  # name, kind, help, value
Labelled = tuple[str, str, str, Mapping[str, int]]  # name, help, label, values


class File(NamedTuple):
    """What is known of the file."""

    path: Path
    backup: int | None  # when a copy was made last, in wall time; None if none is known of
    unplayable: Mapping[Phase, int]  # tables by phase, when the house opened


class Edge(NamedTuple):
    """What is known where the house meets the network."""

    sockets: int
    sessions: int
    gate: Gate
    tallies: Tallies
    pulse: Pulse
    file: File


def page(house: House, edge: Edge) -> str:
    """All numbers of a house as they are now."""
    lines: list[str] = []
    for name, kind, text, value in (*_numbers(house, edge), *_process(edge), *_file(house, edge.file)):
        lines += [*_head(name, kind, text), f"threedoors_{name} {value:.15g}".replace(" inf", " +Inf")]
    return "\n".join([*lines, *_by_label(house, edge), *_delays(house), *_work(house)]) + "\n"


def _head(name: str, kind: str, text: str) -> Iterator[str]:
    yield f"# HELP threedoors_{name} {text}"
    yield f"# TYPE threedoors_{name} {kind}"


def _numbers(house: House, edge: Edge) -> Iterator[Line]:
    yield "tables_in_memory", "gauge", "Tables somebody touched lately.", len(house.tables)
    yield "connections", "gauge", "Open connections of any kind.", len(edge.gate)
    yield "silent_connections", "gauge", "Connections on which nothing is being asked.", edge.gate.waiting
    yield "sockets", "gauge", "Open WebSockets.", edge.sockets
    yield "poll_sessions", "gauge", "Sessions over plain HTTP.", edge.sessions
    playing = sum(table.written.phase == "playing" for table in house.tables.values())
    yield "tables_playing", "gauge", "Tables in memory where a game goes on.", playing
    only_told = sum(table.rules.only_told for table in house.tables.values())
    yield "tables_only_told", "gauge", "Tables in memory that can be read and not played.", only_told
    unwritten = sum(len(table.pending) for table in house.tables.values())
    yield "unwritten", "gauge", "What was judged and is not yet written down.", unwritten
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
    if sys.platform == "linux":
        yield "resident_bytes", "gauge", "Memory of this process, its workers not counted.", _resident(os.getpid())


def _file(house: House, file: File) -> Iterator[Line]:
    yield "db_bytes", "gauge", "The database's own file.", _size(file.path)
    yield "wal_bytes", "gauge", "Written, and not yet in the database's own file.", _size(wal_of(file.path))
    age = math.inf if file.backup is None else max(0, house.wall() - file.backup) / 1000
    yield "backup_age_seconds", "gauge", "Since a copy was made last; infinite if none is known of.", age
    failed = house.counts["sweeps_failed"]
    yield "sweeps_failed_total", "counter", "Sweeps the disk did not let happen.", failed


def _size(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:  # not there: all of it is in the database
        return 0


def _resident(process: int) -> int:
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:  # it has just ended
        return 0
    return pages * os.sysconf("SC_PAGESIZE")


def _by_label(house: House, edge: Edge) -> Iterator[str]:
    tallies = edge.tallies
    counted: tuple[Labelled, ...] = (
        ("http_answers_total", "Answers over HTTP.", "status", tallies.answers),
        ("slowed_total", "What was refused because it was too much, by the limit it met.", "limit", tallies.slowed),
        ("byes_total", "Lines the house ended, by the reason it gave.", "why", tallies.byes),
        ("turned_away_total", "Connections closed before anything came of them.", "why", tallies.turned_away),
        ("refusals_total", "Requests refused by a referee, by the reason it gave.", "why", house.refusals),
        ("swept_total", "What sweeps took away.", "what", {kind: house.swept[kind] for kind in SWEPT}),
    )
    for name, text, label, values in counted:
        yield from _head(name, "counter", text)
        yield from _labelled(name, label, values)
    phases = {phase: edge.file.unplayable.get(phase, 0) for phase in get_args(Phase)}
    yield from _head("tables_unplayable", "gauge", "Tables this program can only tell, when the house opened.")
    yield from _labelled("tables_unplayable", "phase", phases)


def _labelled(name: str, label: str, values: Mapping[str, int]) -> Iterator[str]:
    return (f'threedoors_{name}{{{label}="{value}"}} {times}' for value, times in sorted(values.items()))


def _delays(house: House) -> Iterator[str]:
    yield from _head("commit_seconds", "histogram", "From judging a request to announcing it.")
    yield from _histogram("commit_seconds", house.delays)
    yield from _head("sweep_seconds", "histogram", "How long a sweep took, pauses for those who play among it.")
    yield from _histogram("sweep_seconds", house.sweeps)


CREW_COUNTS = {
    "ended_total": "Thoughts and answers that took too long and were ended.",
    "stumbled_total": "Thoughts and answers that failed.",
    "died_total": "Workers that died, and were replaced.",
}


def _work(house: House) -> Iterator[str]:
    """The workers, and the thread beside the loop: who waits for them and how long, and what went wrong."""
    crews = house.workers.crews
    kinds: dict[str, Crew | Beside] = {**crews, "beside": house.thread}
    yield from _head("waiting", "gauge", "What waits for a worker, or for the thread beside the loop.")
    yield from _labelled("waiting", "crew", {name: kind.waiting for name, kind in kinds.items()})
    yield from _head("wait_seconds", "histogram", "How long something waited for a worker, or for the thread.")
    for name, kind in kinds.items():
        yield from _histogram("wait_seconds", kind.waits, f'crew="{name}"')
    for count, text in CREW_COUNTS.items():
        counted = {name: crew.counts[count.removesuffix("_total")] for name, crew in crews.items()}
        yield from _head(f"work_{count}", "counter", text)
        yield from _labelled(f"work_{count}", "crew", counted)
    if sys.platform == "linux":
        yield from _head("work_resident_bytes", "gauge", "Memory of the workers.")
        memory = {name: sum(map(_resident, crew.pids)) for name, crew in crews.items()}
        yield from _labelled("work_resident_bytes", "crew", memory)


def _histogram(name: str, delays: Delays, label: str = "") -> Iterator[str]:
    first, alone = (f"{label},", f"{{{label}}}") if label else ("", "")
    total = 0
    for bound, count in zip(delays.bounds, delays.counts, strict=False):
        total += count
        yield f'threedoors_{name}_bucket{{{first}le="{bound:g}"}} {total}'
    yield f'threedoors_{name}_bucket{{{first}le="+Inf"}} {delays.total}'
    yield f"threedoors_{name}_sum{alone} {delays.sum:g}"
    yield f"threedoors_{name}_count{alone} {delays.total}"
