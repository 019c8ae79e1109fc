"""Does somebody hear today what was heard then? More may be said; nothing may be missing or different."""

from collections.abc import Iterator
from typing import Any

TIMES = frozenset({"at", "now", "ran_ms", "left_ms", "ends", "touched"})
"""Numbers that tell when something happened: then it was another day."""

PRESENCE = frozenset({"here"})
"""Who is connected just now; nobody promises how soon that is noticed."""


def missing(then: Any, now: Any, path: str = "") -> Iterator[str]:
    """Every place where what is heard now lacks something of then, or differs."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key, value in then.items():
            if key in PRESENCE or (key in TIMES and isinstance(value, int) and isinstance(now.get(key), int)):
                continue
            if key not in now:
                yield f"{path}.{key} is gone; it was {short(value)}"
            else:
                yield from missing(value, now[key], f"{path}.{key}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for number, (one, other) in enumerate(zip(then, now, strict=True)):
            yield from missing(one, other, f"{path}[{number}]")
    elif then != now:
        yield f"{path} is {short(now)}; it was {short(then)}"


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 160 else f"{text[:150]} …"
