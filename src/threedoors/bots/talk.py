"""What bots say aloud: a line for the reason they already have, now and then; and what they propose to others.

A line says nothing but what everybody has just seen. It is chosen by the name of the reason, the bot's temper and
chance, and takes from the reason only what the occasion lets through (whom it is about), never a card of a hand. How
often a table hears one is the table's business.
"""

from msgspec import Struct

from threedoors.core import Chance, Message, Seat

HUNDRED = 100


class Occasion(Struct, frozen=True):
    """Something to say a word about: the texts have ``say-<name>-1`` and on, and ``say-<name>-<temper>``."""

    name: str
    often: int  # times in a hundred
    lines: int = 2
    tempers: tuple[str, ...] = ()  # that have a line of their own
    about: tuple[str, ...] = ("seat",)  # what may be named, where the reason names it: things all can see


class Proposal(Struct, frozen=True):
    """What a bot would have somebody else do, aloud or with a finger."""

    to: Seat
    line: Message
    at: tuple[int, int] | None = None  # where on the board


def line_for(occasion: Occasion, reason: Message, temper: str, chance: Chance) -> Message | None:
    """What is said on an occasion, if anything: every other time in the temper's own way."""
    luck, chance = chance.below(HUNDRED)
    if luck >= occasion.often:
        return None
    own, chance = chance.below(2)
    number, _ = chance.below(occasion.lines)
    last = temper if own and temper in occasion.tempers else str(number + 1)
    args = {name: value for name, value in reason.args.items() if name in occasion.about}
    return Message(f"say-{occasion.name}-{last}", args)
