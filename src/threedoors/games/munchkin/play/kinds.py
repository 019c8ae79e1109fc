"""The kinds of cards: when each may be played, and what it does then (M13, M15). Tricks have files of their own."""

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.events.hands import CardPlayedAt
from threedoors.games.munchkin.fight.foes import add_foe
from threedoors.games.munchkin.fight.strength import has_undead
from threedoors.games.munchkin.mat.character import become
from threedoors.games.munchkin.mat.level_cards import companions, give_level_up, may_gain_by
from threedoors.games.munchkin.mat.traits import can_become, of_group
from threedoors.games.munchkin.play.curses import announce
from threedoors.games.munchkin.play.playable import AskWays, Playable, Ways, foe_of, foes, leave
from threedoors.games.munchkin.play.tricks import TRICKS
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NOT_NOW, ONLY_IN_FIGHT, OWN_TURN_ONLY, Moment, No
from threedoors.games.munchkin.table.people import living
from threedoors.games.munchkin.table.scene import Scene

NEEDS_CARD = No("monster-needs-card", "M13")
FOR_TROUBLE = No("monster-for-trouble", "M6")
NO_ROOM = No("no-room-for-trait", "M2")


def _ways_of_monster(m: Moment, card: CardId) -> Ways | No:
    """Undead join undead (M7); else a monster needs a door, trouble, or another card."""
    design = m.deck[card]
    assert isinstance(design, k.Monster)
    if not m.open_fight:
        return FOR_TROUBLE
    assert m.fight is not None
    return {} if design.undead and has_undead(m.deck, m.fight) else NEEDS_CARD


def _play_monster(scene: Scene, act: Play, card: k.Monster) -> None:
    """It joins the fight."""
    leave(scene, act)
    add_foe(scene, act.card, act.seat, "undead")


def _ways_of_trait(m: Moment, card: CardId) -> Ways | No:
    """On one's own turn, or just received, where there is room."""
    design = m.deck[card]
    assert isinstance(design, k.Trait)
    if not (m.anytime or m.settling):
        return NOT_NOW
    if not m.own_turn and card not in m.hand.fresh:
        return OWN_TURN_ONLY
    if can_become(m.board, m.deck, m.seat, card):
        return {}
    if design.doubles and not of_group(m.deck, m.player, design.group):
        return No("nothing-to-double-race" if design.group == "race" else "nothing-to-double-class", "M2")
    return NO_ROOM


def _play_trait(scene: Scene, act: Play, card: k.Trait) -> None:
    """Its player becomes it."""
    leave(scene, act)
    become(scene, act.seat, act.card)


def _ways_of_curse(m: Moment, card: CardId) -> Ways | No:
    """On anybody alive, at any time."""
    return {"target": living(m.board)} if m.anytime else NOT_NOW


def _play_curse(scene: Scene, act: Play, card: k.Curse) -> None:
    """It is announced."""
    leave(scene, act)
    assert act.target is not None
    announce(scene, act.card, act.target, act.seat)


def _ways_of_enhancer(m: Moment, card: CardId) -> Ways | No:
    """On any monster of an open fight."""
    return {"foe": foes(m)} if m.open_fight else ONLY_IN_FIGHT


def _play_enhancer(scene: Scene, act: Play, card: k.Enhancer) -> None:
    """It lies on its monster."""
    leave(scene, act)
    foe = foe_of(scene, act)
    scene.change_foe(foe.uid, boosts=(*foe.boosts, act.card))
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))


def _ways_of_level_up(m: Moment, card: CardId) -> Ways | No:
    """On anybody it would lift."""
    design = m.deck[card]
    assert isinstance(design, k.LevelUp)
    if not m.anytime:
        return NOT_NOW
    if design.when == "after_fight" and not m.board.fight_over:
        return No("after-fight-only", "M15d")
    if design.costs_companion and not companions(m.board, m.deck):
        return No("no-companion", "M15d")
    targets = may_gain_by(m.board, m.deck, card)
    if not targets:
        return No("no-level-to-gain", "M12")
    if design.costs_companion:
        return {"target": targets, "other": companions(m.board, m.deck)}
    return {"target": targets}


def _play_level_up(scene: Scene, act: Play, card: k.LevelUp) -> None:
    """It lifts its player."""
    assert act.target is not None
    give_level_up(scene, act.seat, act.card, act.target, act.other)


def _ways_of_item(m: Moment, card: CardId) -> No:
    """Items and lasting bonuses are laid down, not played."""
    return No("lay-it-down", "M4")


def _not_played(scene: Scene, act: Play, card: k.AnyCard) -> None:
    raise AssertionError(f"{act.card} is laid down, not played")


def _ways_of_trick(m: Moment, card: CardId) -> Ways | No:
    """As its trick says."""
    return TRICKS[type(_trick_on(m.deck, card))].ways(m, card)


def _play_trick(scene: Scene, act: Play, card: k.DoorTrick | k.OneShot | k.TreasureTrick) -> None:
    """What its trick does."""
    TRICKS[type(card.play)].effect(scene, act, card.play)


def _trick_on(deck: Deck, card: CardId) -> k.Trick:
    design = deck[card]
    assert isinstance(design, k.DoorTrick | k.OneShot | k.TreasureTrick)
    return design.play


_AS_ITS_TRICK = Playable(_ways_of_trick, _play_trick)
_LAID_DOWN = Playable(_ways_of_item, _not_played)

KINDS: dict[type[k.AnyCard], Playable] = {
    k.Monster: Playable(_ways_of_monster, _play_monster),
    k.Trait: Playable(_ways_of_trait, _play_trait),
    k.Curse: Playable(_ways_of_curse, _play_curse),
    k.Enhancer: Playable(_ways_of_enhancer, _play_enhancer),
    k.DoorTrick: _AS_ITS_TRICK,
    k.Item: _LAID_DOWN,
    k.OneShot: _AS_ITS_TRICK,
    k.LevelUp: Playable(_ways_of_level_up, _play_level_up),
    k.TreasureTrick: _AS_ITS_TRICK,
    k.Boon: _LAID_DOWN,
}


def asked_of(card: k.AnyCard) -> AskWays:
    """Whoever says how this card may be played: its trick, if it has one."""
    trick = TRICKS[type(card.play)] if isinstance(card, k.DoorTrick | k.OneShot | k.TreasureTrick) else None
    return trick.ways if trick else KINDS[type(card)].ways
