"""Requests that do not take the one road alone: who answers a kind of them, and a link renewed with one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from threedoors.tables import wire
from threedoors.tables.session import Session
from threedoors.tables.table import Acknowledge, Table

Handler = Callable[[Table, Session, Any], None]
"""Answers one kind of request; the session sits at the table."""

Handlers = dict[type[wire.Request], Handler]


class NewLink(NamedTuple):
    """A request that renews its table's invitation as it is written down."""

    invite: str  # hashed
    told: Acknowledge
