"""What a card does when it is played; that it may be played was judged before (``ways.py``)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import CurseCancelled
from threedoors.games.munchkin.events.fights import DieSet
from threedoors.games.munchkin.events.hands import CardPlayed, CardPlayedAt, CardPlayedFor, CardPlayedOn
from threedoors.games.munchkin.fight.combat import stop_fight, transfer
from threedoors.games.munchkin.fight.flight import all_escape, roll_once_more
from threedoors.games.munchkin.fight.foes import (
    add_foe,
    clone_foe,
    end_without_fight,
    remove_foe,
    replace_foe,
    take_away,
)
from threedoors.games.munchkin.fight.strength import treasures_of
from threedoors.games.munchkin.mat.character import become
from threedoors.games.munchkin.mat.gear import lift_curse, settle
from threedoors.games.munchkin.mat.items import holder
from threedoors.games.munchkin.mat.level_cards import give_level_up
from threedoors.games.munchkin.mat.levels import gain_levels, lose_levels
from threedoors.games.munchkin.play.curses import announce, cancel
from threedoors.games.munchkin.play.door_tricks import borrow, levels_for
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.asks import RollCall
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Attached, Foe, Laid
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.table.zones import discard, draw_hidden, put_down, take_up_openly


def play_card(scene: Scene, act: Play) -> None:
    """Let the card do what it does."""
    design = scene.deck[act.card]
    KINDS[type(design)](scene, act, design)


def leave(scene: Scene, act: Play) -> None:
    """The card leaves its owner's hand, or the table before its owner."""
    if act.card in scene.hands[act.seat].cards:
        put_down(scene, act.seat, act.card)
    else:
        carried = scene.player(act.seat).carried
        scene.change_player(act.seat, carried=tuple(c for c in carried if c != act.card))


def _spend(scene: Scene, act: Play) -> None:
    """Played for its effect and discarded."""
    leave(scene, act)
    discard(scene, (act.card,))


def _foe(scene: Scene, act: Play) -> Foe:
    foe = scene.foe(act.foe if act.foe is not None else -1)
    assert foe is not None
    return foe


# Doors


def _monster(scene: Scene, act: Play, design: k.Monster) -> None:
    leave(scene, act)
    add_foe(scene, act.card, act.seat, "undead")


def _trait(scene: Scene, act: Play, design: k.Trait) -> None:
    leave(scene, act)
    become(scene, act.seat, act.card)


def _curse(scene: Scene, act: Play, design: k.Curse) -> None:
    leave(scene, act)
    assert act.target is not None
    announce(scene, act.card, act.target, act.seat)


def _enhancer(scene: Scene, act: Play, design: k.Enhancer) -> None:
    leave(scene, act)
    foe = _foe(scene, act)
    scene.change_foe(foe.uid, boosts=(*foe.boosts, act.card))
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))


def _door_trick(scene: Scene, act: Play, design: k.DoorTrick) -> None:
    TRICKS[type(design.play)](scene, act, design.play)


def _wander(scene: Scene, act: Play, trick: k.Wander) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    assert act.other is not None
    put_down(scene, act.seat, act.other)
    add_foe(scene, act.other, act.seat, "wander")


def _clone(scene: Scene, act: Play, trick: k.CloneMonster) -> None:
    leave(scene, act)
    foe = _foe(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    clone_foe(scene, act.seat, foe, act.card)


def _replace(scene: Scene, act: Play, trick: k.ReplaceMonster) -> None:
    _spend(scene, act)
    foe = _foe(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    assert act.other is not None
    put_down(scene, act.seat, act.other)
    replace_foe(scene, act.seat, foe, act.other)


def _end_fight(scene: Scene, act: Play, trick: k.EndFight) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    stop_fight(scene, trick.treasures)


def _take_to_win(scene: Scene, act: Play, trick: k.TakeToWin) -> None:
    _spend(scene, act)
    assert act.other is not None
    owner = holder(scene.board, act.other)
    assert owner is not None
    scene.tell(CardPlayedOn(act.seat, act.card, owner))
    borrow(scene, owner, act.other)


def _levels_for(scene: Scene, act: Play, trick: k.LevelsFor) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    levels_for(scene, trick)


def _override(scene: Scene, act: Play, trick: k.Override) -> None:
    leave(scene, act)
    attached = (*scene.player(act.seat).attached, Attached(act.card, act.other))
    scene.change_player(act.seat, attached=attached)
    scene.tell(CardPlayed(act.seat, act.card))
    settle(scene, act.seat)


# One-shots


def _one_shot(scene: Scene, act: Play, design: k.OneShot) -> None:
    TRICKS[type(design.play)](scene, act, design.play)


def _add_strength(scene: Scene, act: Play, trick: k.AddStrength) -> None:
    assert act.side is not None
    leave(scene, act)
    scene.change_fight(laid=(*scene.fight.laid, Laid(act.card, act.side, act.seat)))
    scene.tell(CardPlayedFor(act.seat, act.card, act.side))


def _for_fighters(scene: Scene, act: Play, trick: k.Trick) -> None:
    leave(scene, act)
    scene.change_fight(laid=(*scene.fight.laid, Laid(act.card, "fighters", act.seat)))
    scene.tell(CardPlayedFor(act.seat, act.card, "fighters"))


def _remove_all(scene: Scene, act: Play, trick: k.RemoveAll) -> None:
    """Nothing for anybody, also not for those that left before (M15b)."""
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    for foe in scene.fight.foes:
        take_away(scene, foe)
    scene.change_fight(owed=0)
    end_without_fight(scene)


def _remove_one(scene: Scene, act: Play, trick: k.RemoveOne) -> None:
    _spend(scene, act)
    foe = _foe(scene, act)
    scene.tell(CardPlayedAt(act.seat, act.card, foe.card))
    treasures = treasures_of(scene.board, scene.deck, scene.fight, foe)
    alone = len(scene.fight.foes) == 1
    if scene.board.flight is not None:
        _remove_in_flight(scene, act, foe, treasures if alone else 0)
    else:
        remove_foe(scene, foe, treasures if alone or not trick.only_if_last else 0, "card")


def _remove_in_flight(scene: Scene, act: Play, foe: Foe, treasures: int) -> None:
    """It just caught its player: gone with its penalty, and its treasure if it was the only one (M15b)."""
    scene.change(roll=None, pending=None)
    take_away(scene, foe)
    draw_hidden(scene, act.seat, treasures=treasures)


def _transfer(scene: Scene, act: Play, trick: k.Transfer) -> None:
    _spend(scene, act)
    assert act.target is not None
    scene.tell(CardPlayedOn(act.seat, act.card, act.target))
    transfer(scene, act.target)


def _roll_again(scene: Scene, act: Play, trick: k.RollAgain) -> None:
    """The second roll replaces the first and opens its own window (M15c)."""
    _spend(scene, act)
    roll = scene.board.roll
    assert roll is not None
    scene.tell(CardPlayedOn(act.seat, act.card, roll.seat))
    scene.change(pending=None)
    roll_once_more(scene, replace(roll, granted=False))


def _all_escape(scene: Scene, act: Play, trick: k.AllEscape) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    all_escape(scene)


def _escape_anyway(scene: Scene, act: Play, trick: k.EscapeAnyway) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    assert scene.board.roll is not None
    scene.change(roll=replace(scene.board.roll, granted=True))
    open_window(scene, RollCall())


def _set_die(scene: Scene, act: Play, trick: k.SetDie) -> None:
    _spend(scene, act)
    assert scene.board.roll is not None
    assert act.number is not None
    scene.change(roll=replace(scene.board.roll, die=act.number))
    scene.tell(DieSet(act.seat, act.number, act.card))
    open_window(scene, RollCall())


def _cancel_curse(scene: Scene, act: Play, trick: k.CancelCurse) -> None:
    leave(scene, act)
    if scene.board.announced is not None:
        scene.change(pending=None)
        cancel(scene, act.seat, act.card)
        return
    assert act.other is not None
    victim = next(s for s, player in enumerate(scene.board.players) if act.other in player.curses)
    discard(scene, (act.card,))
    scene.tell(CurseCancelled(act.seat, act.other, act.card))
    lift_curse(scene, victim, act.other)


def _search(scene: Scene, act: Play, trick: k.SearchDiscards) -> None:
    """Any one card from either pile, into hand."""
    assert act.other is not None
    board = scene.board
    scene.change(
        door_discards=_without(board.door_discards, act.other),
        treasure_discards=_without(board.treasure_discards, act.other),
    )
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    take_up_openly(scene, act.seat, act.other)


# Other treasures


def _level_up(scene: Scene, act: Play, design: k.LevelUp) -> None:
    assert act.target is not None
    give_level_up(scene, act.seat, act.card, act.target, act.other)


def _treasure_trick(scene: Scene, act: Play, design: k.TreasureTrick) -> None:
    TRICKS[type(design.play)](scene, act, design.play)


def _steal_level(scene: Scene, act: Play, trick: k.StealLevel) -> None:
    _spend(scene, act)
    assert act.target is not None
    scene.tell(CardPlayedOn(act.seat, act.card, act.target))
    lose_levels(scene, act.target, 1)
    gain_levels(scene, act.seat, 1, "card")


def _draw(scene: Scene, act: Play, trick: k.DrawTreasures) -> None:
    _spend(scene, act)
    scene.tell(CardPlayed(act.seat, act.card))
    draw_hidden(scene, act.seat, treasures=trick.n)


def _without(pile: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in pile if other != card) if card in pile else pile


KINDS: dict[type[k.AnyCard], Callable[[Scene, Play, Any], None]] = {
    k.Monster: _monster,
    k.Trait: _trait,
    k.Curse: _curse,
    k.Enhancer: _enhancer,
    k.DoorTrick: _door_trick,
    k.OneShot: _one_shot,
    k.LevelUp: _level_up,
    k.TreasureTrick: _treasure_trick,
}

TRICKS: dict[type[k.Trick], Callable[[Scene, Play, Any], None]] = {
    k.Wander: _wander,
    k.CloneMonster: _clone,
    k.ReplaceMonster: _replace,
    k.EndFight: _end_fight,
    k.TakeToWin: _take_to_win,
    k.LevelsFor: _levels_for,
    k.Override: _override,
    k.AddStrength: _add_strength,
    k.AddForEach: _for_fighters,
    k.DoubleSide: _for_fighters,
    k.RemoveAll: _remove_all,
    k.RemoveOne: _remove_one,
    k.Transfer: _transfer,
    k.RollAgain: _roll_again,
    k.AllEscape: _all_escape,
    k.EscapeAnyway: _escape_anyway,
    k.SetDie: _set_die,
    k.CancelCurse: _cancel_curse,
    k.SearchDiscards: _search,
    k.StealLevel: _steal_level,
    k.DrawTreasures: _draw,
}
