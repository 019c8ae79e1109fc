"""What a spell would do, told before it is cast (K24): each sum before and after, and what the Keep makes of it.

The answers are those of the questions the screen asks; this page only puts them into messages.
"""

from typing import Final

from threedoors.core import Argument, Message
from threedoors.games.knock.actions import CastFireball, CastIceFlash, CastPoison, CastSphere, KnockAction
from threedoors.games.knock.events import Spell
from threedoors.games.knock.outlook import counted, why_hopeless
from threedoors.games.knock.questions import Prospect, Prospects, Touched, WhatIfSpell, answer
from threedoors.games.knock.views import KnockView

SPELLS: Final[dict[type, Spell]] = {CastFireball: "fireball", CastIceFlash: "ice-flash", CastPoison: "poison"}


def foretell(seen: KnockView, action: KnockAction) -> tuple[Message, ...]:
    """What would follow from this spell; nothing to say about any other act."""
    match action:
        case CastFireball(_, target) | CastIceFlash(_, target) | CastPoison(_, target):
            found = answer(seen, WhatIfSpell(SPELLS[type(action)]))
        case CastSphere() | _:
            return ()
    assert isinstance(found, Prospects)
    return next((told(seen, prospect) for prospect in found.prospects if prospect.target == target), ())


def told(seen: KnockView, prospect: Prospect) -> tuple[Message, ...]:
    """One way to do it, in messages: every sum that would change, and how it would end if it did."""
    lines = [_line(seen, touched) for touched in prospect.touched] or [Message("foretold-nothing")]
    is_told = any(touched.follows in ("falls", "rings") for touched in prospect.touched)
    return (*lines, prospect.why) if prospect.why and not is_told else tuple(lines)


def _line(seen: KnockView, touched: Touched) -> Message:
    card, outlook = seen.cards[touched.card].name, touched.outlook
    args: dict[str, Argument] = {"card": card, "before": touched.before, "after": touched.after}
    if touched.follows == "doomed" and outlook is not None:
        return Message("foretold", {**args, "follows": why_hopeless(outlook), **counted(outlook)})
    return Message("foretold", {**args, "follows": touched.follows, **(counted(outlook) if outlook else {})})
