"""Roll again: a rival who just escaped rolls again."""

from msgspec.structs import replace

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedOn
from threedoors.games.munchkin.fight.flight import is_away, roll_once_more
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """After a rival's flee roll that succeeded; where no die was rolled, there is none to roll again."""
    if not m.roll_call or m.roll is None or m.roll.kind != "flee" or m.roll.seat == m.seat:
        return No("after-rivals-escape", "M15c")
    rolled = m.roll.die is not None or not m.board.by_rules(4)
    return {} if rolled and is_away(m.board, m.deck, m.roll) else No("after-rivals-escape", "M15c")


def effect(scene: Scene, act: Play, trick: k.RollAgain) -> None:
    """The second roll replaces the first and opens its own window (M15c)."""
    spend(scene, act)
    roll = scene.board.roll
    assert roll is not None
    scene.tell(CardPlayedOn(act.seat, act.card, roll.seat))
    scene.change(pending=None)
    roll_once_more(scene, replace(roll, granted=False))
