"""Steal level: take a level from a rival."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPlayedOn
from threedoors.games.munchkin.mat.levels import can_gain, gain_levels, lose_levels
from threedoors.games.munchkin.play.playable import Ways, spend
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NO_TARGET, NOT_NOW, Moment, No
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.scene import Scene


def ways(m: Moment, card: CardId) -> Ways | No:
    """Any time, from a rival who has a level to lose, while there is one to gain."""
    if not m.anytime:
        return NOT_NOW
    if not can_gain(m.board, m.seat):
        return No("no-level-to-gain", "M12")
    victims = tuple(seat for seat in rivals(m.board, m.seat) if m.board.players[seat].level > 1)
    return {"target": victims} if victims else NO_TARGET


def effect(scene: Scene, act: Play, trick: k.StealLevel) -> None:
    """Take a level from a rival."""
    spend(scene, act)
    assert act.target is not None
    scene.tell(CardPlayedOn(act.seat, act.card, act.target))
    lose_levels(scene, act.target, 1)
    gain_levels(scene, act.seat, 1, "card")
