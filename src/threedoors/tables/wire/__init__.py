"""The wire: what a browser asks of a table (``asked``), what a table tells it (``told``), what is handed out over HTTP.

The same messages travel over a WebSocket and over plain HTTP. Asking twice with one id does it once. Numbers
are one sequence per table. The game's own parts stay raw here: they are decoded by the table's game, never by
one union over all games. It is one vocabulary: everybody else writes ``wire.Act``, ``wire.Played``, ``wire.Key``.
"""

from threedoors.tables.wire.asked import *  # noqa: F403
from threedoors.tables.wire.handed import *  # noqa: F403
from threedoors.tables.wire.told import *  # noqa: F403
