"""When a card is worth asking: the moments outside which no card of its kind can ever be played (M13).

Whether and how a card may be played is said by its own ``ways``. A hand of eight cards is asked after every act of the
table, and most cards have nothing to say at most moments: this spares asking them. A kind that is not listed is
always asked.
"""

from typing import Final

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.play.kinds import asked_of
from threedoors.games.munchkin.play.playable import AskWays
from threedoors.games.munchkin.table.moment import ANYTIME, AT_CURSE, AT_ROLL, FLEEING, IN_FIGHT, OTHERWISE

ALWAYS: Final = IN_FIGHT | ANYTIME | FLEEING | AT_CURSE | AT_ROLL | OTHERWISE
NEVER: Final = 0  # laid down, not played

WHEN: Final[dict[type[k.AnyCard | k.Trick], int]] = {
    k.Item: NEVER,
    k.Boon: NEVER,
    k.Monster: IN_FIGHT,
    k.Enhancer: IN_FIGHT,
    k.Curse: ANYTIME,
    k.LevelUp: ANYTIME,
    k.Trait: ANYTIME | OTHERWISE,
    k.AddForEach: IN_FIGHT,
    k.AddStrength: IN_FIGHT,
    k.CloneMonster: IN_FIGHT,
    k.DoubleSide: IN_FIGHT,
    k.EndFight: IN_FIGHT,
    k.RemoveAll: IN_FIGHT,
    k.RemoveOne: IN_FIGHT | AT_ROLL,
    k.ReplaceMonster: IN_FIGHT,
    k.TakeToWin: IN_FIGHT,
    k.Transfer: IN_FIGHT,
    k.Wander: IN_FIGHT,
    k.CancelCurse: ANYTIME | AT_CURSE,
    k.DrawTreasures: ANYTIME,
    k.LevelsFor: ANYTIME,
    k.SearchDiscards: ANYTIME,
    k.StealLevel: ANYTIME,
    k.AllEscape: FLEEING,
    k.EscapeAnyway: AT_ROLL,
    k.RollAgain: AT_ROLL,
    k.SetDie: AT_ROLL,
}


def plays_of(deck: Deck) -> dict[CardId, tuple[int, AskWays]]:
    """For each card when it may have something to say, and whom to ask then; worked out once for a deck."""
    if not deck.plays:
        deck.plays.update({name: (_moments(card), asked_of(card)) for name, card in deck.cards.items()})
    return deck.plays


def _moments(card: k.AnyCard) -> int:
    design = card.play if isinstance(card, k.DoorTrick | k.OneShot | k.TreasureTrick) else card
    return WHEN.get(type(design), ALWAYS)
