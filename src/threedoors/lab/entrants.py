"""Bots for the lab: those of the house by their level, anybody's own by an import path.

``thinker:64`` is the house's bot with its budget; ``my_bots.knock:Cautious`` or ``my_bots.knock:Cautious:64`` is a
class of one's own, which need not be installed anywhere near ours. Tables and the terminal play the house's alone.
"""

import importlib
import re
from typing import Final

from threedoors.bots import Bot, UnknownBot, seat_bot
from threedoors.games import AnyGame

BY_PATH: Final = re.compile(r"(?P<module>[\w.]*\.[\w.]*\w):(?P<name>[A-Za-z_]\w*)(:(?P<budget>[0-9]{1,9}))?")


def seat_entrant(game: AnyGame, spec: str) -> Bot:
    """A bot from its level or its import path, with or without a budget; UnknownBot says what is wrong."""
    path = BY_PATH.fullmatch(spec)
    if path is None:
        return seat_bot(game, spec)
    try:
        kind = getattr(importlib.import_module(path["module"]), path["name"], None)
    except ImportError as fault:
        raise UnknownBot(f"'{spec}' cannot be imported: {fault}.") from fault
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise UnknownBot(f"'{path['name']}' in {path['module']} is no bot; it should be a class made from Bot.")
    return kind(game, int(path["budget"]) if path["budget"] else None)
