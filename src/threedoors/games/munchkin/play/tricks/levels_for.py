"""Levels for: all players of a class gain a level, which may win; at once when drawn face-up."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayed
from threedoors.games.munchkin.mat.levels import check_victory, gain_levels
from threedoors.games.munchkin.mat.traits import has
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NOT_NOW, Moment, No
from threedoors.games.munchkin.table.people import living
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """Any time."""
    return {} if m.anytime else NOT_NOW


def effect(scene: Scene, act: Play, trick: k.LevelsFor) -> None:
    """All players of a class gain a level, which may win; at once when drawn face-up."""
    spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    levels_for(scene, trick)


def levels_for(scene: Scene, trick: k.LevelsFor) -> None:
    """All players of a class gain a level, which may be the winning one (M15d)."""
    for seat in living(scene.board):
        if has(scene.deck, scene.player(seat), trick.trait):
            gain_levels(scene, seat, 1, "card", may_win=True)
    check_victory(scene)
