"""What a mate says in Knock: a word about its own card, and what it would have you lay (K17).

A proposal is about a person's turn. It names a card only if its holder has told it, and a place anybody can see; where
nothing was told it names the creature that presses. In Silence the table lets only the pointing finger through.
"""

from typing import Final

from threedoors.bots.knock.judgement import LOSES, WINS
from threedoors.bots.knock.looks import look
from threedoors.bots.knock.weights import FORESIGHT
from threedoors.bots.talk import Occasion, Proposal
from threedoors.core import Message
from threedoors.games.knock.lattice import Spot, xy
from threedoors.games.knock.outlook import is_hopeless
from threedoors.games.knock.views import KnockView

OCCASIONS: Final = {
    "reason-works-on": Occasion("works-on", 30, about=("creature",)),
    "reason-brings": Occasion("brings", 50, about=()),
    "reason-no-way-out": Occasion("no-way-out", 90, about=()),
    "reason-knight": Occasion("knight", 90, about=()),
    "reason-spell": Occasion("spell", 90, about=("spell",)),
    "reason-sphere": Occasion("sphere", 90, about=()),
}
SPARE: Final = 1  # turns a creature has left beyond the covers it needs before anybody worries


def proposal(view: KnockView) -> Proposal | None:
    """For whoever is on turn: the told card that wins or saves something, else the creature that presses."""
    if view.phase != "turn" or view.turn == view.seat or view.shown is not None:
        return None
    pressing = _pressing(view)
    known = view.hands[view.turn].known
    best = look(view, known, FORESIGHT).best() if known else None
    if best is not None and best.score > LOSES // 2 and (pressing is not None or best.score > WINS // 2):
        line = Message("say-propose-card", {"seat": view.turn, "card": view.cards[best.card].name})
        return Proposal(view.turn, line, xy(best.spot))
    if pressing is None or known:
        return None
    creature = view.cards[view.keep.cards[pressing].card].name
    line = Message("say-propose-creature", {"seat": view.turn, "creature": creature})
    return Proposal(view.turn, line, xy(pressing))


def _pressing(view: KnockView) -> Spot | None:
    """The creature with the least time to spare that can still be beaten, if that is little."""
    spare = {s: o.turns - o.covers for s, o in view.outlooks.items() if o.covers is not None and not is_hopeless(o)}
    worst = min(spare, key=spare.__getitem__, default=None)
    return worst if worst is not None and spare[worst] <= SPARE else None
