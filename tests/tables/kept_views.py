"""A client that keeps the view of each of its seats, and is told only what changes in it."""

import copy
from typing import Any

from tests.tables.at_home import Guest


def kept_views(guest: Guest) -> dict[Any, list[Any]]:
    """Every view a guest had, one after another, by seat."""
    views: dict[Any, list[Any]] = {}
    for message in guest.messages:
        for sight in message.get("sights", ()):
            had = views.setdefault(sight["seat"], [])
            if sight.get("view") is not None:
                had.append(sight["view"])
            elif "changes" in sight:
                had.append(patched(had[-1], sight["changes"]))
    return views


def patched(view: Any, changes: list[list[Any]]) -> Any:
    """A view with these places changed, or gone, and these rows."""
    after = copy.deepcopy(view)
    for place, *value in changes:
        *road, last = place
        there = after
        for step in road:
            there = there[step]
        match value:
            case []:
                del there[last]
            case [new]:
                there[last] = new
            case [went, came]:
                there[last] = [thing for number, thing in enumerate(there[last]) if number not in went]
                for number, thing in came:
                    there[last].insert(number, thing)
    return after
