"""Numbers for hosts, in the text format Prometheus reads. No name, no table, no address is in them."""

from collections.abc import Iterator

from threedoors.tables.house import House

Line = tuple[str, str, str, float]  # name, kind, help, value


def page(house: House, sockets: int, sessions: int) -> str:
    """All numbers of a house as they are now."""
    lines = []
    for name, kind, text, value in _numbers(house, sockets, sessions):
        lines += [
            f"# HELP threedoors_{name} {text}",
            f"# TYPE threedoors_{name} {kind}",
            f"threedoors_{name} {value:g}",
        ]
    return "\n".join([*lines, *_delays(house)]) + "\n"


def _numbers(house: House, sockets: int, sessions: int) -> Iterator[Line]:
    yield "tables_in_memory", "gauge", "Tables somebody touched lately.", len(house.tables)
    yield "sockets", "gauge", "Open WebSockets.", sockets
    yield "poll_sessions", "gauge", "Sessions over plain HTTP.", sessions
    playing = sum(table.written.phase == "playing" for table in house.tables.values())
    yield "tables_playing", "gauge", "Tables in memory where a game goes on.", playing
    yield "requests_total", "counter", "Requests judged.", house.counts["requests"]
    yield "refused_total", "counter", "Requests refused by a referee.", house.counts["refused"]
    yield "entries_total", "counter", "Log entries written and announced.", house.counts["entries"]
    yield "not_written_total", "counter", "Appends the disk did not take.", house.counts["not_written"]
    yield "house_seconds", "counter", "How long the house has been open, over all its days.", house.clock.now() / 1000


def _delays(house: House) -> Iterator[str]:
    name = "threedoors_commit_seconds"
    yield f"# HELP {name} From judging a request to announcing it."
    yield f"# TYPE {name} histogram"
    total = 0
    for bound, count in zip(house.delays.bounds, house.delays.counts, strict=False):
        total += count
        yield f'{name}_bucket{{le="{bound:g}"}} {total}'
    yield f'{name}_bucket{{le="+Inf"}} {house.delays.total}'
    yield f"{name}_sum {house.delays.sum:g}"
    yield f"{name}_count {house.delays.total}"
