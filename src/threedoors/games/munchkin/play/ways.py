"""Which cards may be played now, and how: for each kind of card one function (M13, M15).

A way to play is a mapping from the fields a card needs to the values they may take; every
combination is legal. ``legal`` lists these ways and ``apply`` checks against the same ones, so what
is offered and what is accepted cannot part. Otherwise the answer is why not.
"""

from collections.abc import Callable
from typing import Any

from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.flight import is_away
from threedoors.games.munchkin.fight.strength import has_undead
from threedoors.games.munchkin.mat.items import can_carry
from threedoors.games.munchkin.mat.level_cards import companions, may_gain_by
from threedoors.games.munchkin.mat.levels import can_gain
from threedoors.games.munchkin.mat.traits import can_become, of_group
from threedoors.games.munchkin.play.door_tricks import winning_items
from threedoors.games.munchkin.table.asks import FleeNext
from threedoors.games.munchkin.table.moment import (
    NO_TARGET,
    NOT_IN_FIGHT,
    NOT_NOW,
    NOT_YOURS,
    ONLY_IN_FIGHT,
    OWN_TURN_ONLY,
    Moment,
    No,
)
from threedoors.games.munchkin.table.people import fighters, living, rivals

Ways = dict[str, tuple[Any, ...]]
SIDES = ("fighters", "monsters")


def ways_to_play(m: Moment, card: CardId) -> Ways | No:
    """How this seat may play the card now, or why not."""
    if card not in m.hand.cards and not (card in m.player.carried and m.deck.one_shots[card]):
        return NOT_YOURS
    design = m.deck.cards[card]
    return KINDS[type(design)](m, card, design)


def may_lay_down(m: Moment, card: CardId) -> No | None:
    """May this hand card be put on the table now? None: yes (M4)."""
    if m.deck.values[card] is None and m.deck.boons[card] is None:
        return No("no-item", "M4")
    fresh = card in m.hand.fresh and m.anytime
    if not fresh:
        if not m.free:
            return NOT_NOW
        if m.fight is not None:
            return NOT_IN_FIGHT
        if m.board.options.items_own_turn and not m.own_turn:
            return OWN_TURN_ONLY
    return None if can_carry(m.deck, m.player, card) else No("big-limit", "M4")


def may_put_in_play(m: Moment, card: CardId) -> bool:
    """Could an item be played at this moment (M13)? Settling a surplus of Big items is one (M4)."""
    if card in m.hand.fresh and m.anytime:
        return True
    if not (m.free or m.settling) or m.fight is not None:
        return False
    return m.own_turn or not m.board.options.items_own_turn


# Doors


def _monster(m: Moment, card: CardId, design: k.Monster) -> Ways | No:
    """Undead join undead (M7); else a monster needs a door, trouble, or another card."""
    if not m.open_fight:
        return No("monster-for-trouble", "M6")
    assert m.fight is not None
    return {} if design.undead and has_undead(m.deck, m.fight) else No("monster-needs-card", "M13")


def _trait(m: Moment, card: CardId, design: k.Trait) -> Ways | No:
    if not (m.anytime or m.settling):
        return NOT_NOW
    if not m.own_turn and card not in m.hand.fresh:
        return OWN_TURN_ONLY
    if can_become(m.board, m.deck, m.seat, card):
        return {}
    if design.doubles and not of_group(m.deck, m.player, design.group):
        return No("nothing-to-double-race" if design.group == "race" else "nothing-to-double-class", "M2")
    return No("no-room-for-trait", "M2")


def _curse(m: Moment, card: CardId, design: k.Curse) -> Ways | No:
    return {"target": living(m.board)} if m.anytime else NOT_NOW


def _enhancer(m: Moment, card: CardId, design: k.Enhancer) -> Ways | No:
    return {"foe": _foes(m)} if m.open_fight else ONLY_IN_FIGHT


def _door_trick(m: Moment, card: CardId, design: k.DoorTrick) -> Ways | No:
    return DOOR_TRICKS[type(design.play)](m, card)


def _wander(m: Moment, card: CardId) -> Ways | No:
    if not m.open_fight:
        return ONLY_IN_FIGHT
    monsters = _monsters_in_hand(m)
    return {"other": monsters} if monsters else No("needs-monster", "M15a")


def _clone(m: Moment, card: CardId) -> Ways | No:
    return {"foe": _foes(m)} if m.open_fight else ONLY_IN_FIGHT


def _replace(m: Moment, card: CardId) -> Ways | No:
    if not m.open_fight:
        return ONLY_IN_FIGHT
    monsters = _monsters_in_hand(m)
    return {"foe": _foes(m), "other": monsters} if monsters else No("needs-monster", "M15a")


def _in_fight(m: Moment, card: CardId) -> Ways | No:
    return {} if m.open_fight else ONLY_IN_FIGHT


def _take_to_win(m: Moment, card: CardId) -> Ways | No:
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat:
        return No("main-only", "M15b")
    items = winning_items(m.board, m.deck)
    return {"other": items} if items else NO_TARGET


def _levels_for(m: Moment, card: CardId) -> Ways | No:
    return {} if m.anytime else NOT_NOW


def _override(m: Moment, card: CardId) -> Ways | No:
    if not may_put_in_play(m, card):
        return NOT_NOW
    attached = {a.item for a in m.player.attached}
    items = tuple(c for c in m.player.items if m.deck.items[c] is not None and c not in attached)
    return {"other": items} if items else NO_TARGET


# Treasures


def _item(m: Moment, card: CardId, design: object) -> No:
    return No("lay-it-down", "M4")


def _one_shot(m: Moment, card: CardId, design: k.OneShot) -> Ways | No:
    return ONE_SHOTS[type(design.play)](m, card)


def _add_strength(m: Moment, card: CardId) -> Ways | No:
    return {"side": SIDES} if m.open_fight else ONLY_IN_FIGHT


def _double(m: Moment, card: CardId) -> Ways | No:
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat or m.fight.helper is not None:
        return No("alone-only", "M15b")
    return {}


def _remove_one(m: Moment, card: CardId) -> Ways | No:
    shot = m.deck.one_shots[card]
    assert shot is not None
    assert isinstance(shot.play, k.RemoveOne)
    if m.open_fight:
        if shot.play.only_if_last and not m.fighting:
            return No("fighters-only", "M15b")
        return {"foe": _foes(m)}
    if shot.play.only_if_last and _own_failed_flight(m):
        assert m.roll is not None
        return {"foe": (m.roll.foe,)}
    return ONLY_IN_FIGHT


def _transfer(m: Moment, card: CardId) -> Ways | No:
    if not m.open_fight:
        return ONLY_IN_FIGHT
    if m.fight is None or m.fight.main != m.seat:
        return No("main-only", "M15b")
    others = tuple(seat for seat in living(m.board) if seat not in m.fight.fighters)
    return {"target": others} if others else NO_TARGET


def _roll_again(m: Moment, card: CardId) -> Ways | No:
    if not m.roll_call or m.roll is None or m.roll.kind != "flee" or m.roll.seat == m.seat:
        return No("after-rivals-escape", "M15c")
    return {} if is_away(m.board, m.deck, m.roll) else No("after-rivals-escape", "M15c")


def _all_escape(m: Moment, card: CardId) -> Ways | No:
    return {} if isinstance(m.ask, FleeNext) else No("only-in-flight", "M15c")


def _escape_anyway(m: Moment, card: CardId) -> Ways | No:
    return {} if _own_failed_flight(m) else No("after-own-failed-flight", "M15c")


def _set_die(m: Moment, card: CardId) -> Ways | No:
    if not m.roll_call or m.roll is None or m.roll.seat != m.seat or m.roll.die is None:
        return No("after-own-die", "M1b")
    return {"number": (1, 2, 3, 4, 5, 6)}


def _cancel_curse(m: Moment, card: CardId) -> Ways | No:
    """The announced curse, or one that lies before somebody."""
    if m.curse_call:
        return {}
    lasting = tuple(curse for player in m.board.players if player.alive for curse in player.curses)
    return {"other": lasting} if m.anytime and lasting else No("no-curse", "M11")


def _search(m: Moment, card: CardId) -> Ways | No:
    if not m.anytime:
        return NOT_NOW
    piles = m.board.door_discards + m.board.treasure_discards
    return {"other": piles} if piles else NO_TARGET


def _level_up(m: Moment, card: CardId, design: k.LevelUp) -> Ways | No:
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


def _treasure_trick(m: Moment, card: CardId, design: k.TreasureTrick) -> Ways | No:
    if not m.anytime:
        return NOT_NOW
    if isinstance(design.play, k.DrawTreasures):
        return {}
    if not can_gain(m.board, m.seat):
        return No("no-level-to-gain", "M12")
    victims = tuple(seat for seat in rivals(m.board, m.seat) if m.board.players[seat].level > 1)
    return {"target": victims} if victims else NO_TARGET


def _foes(m: Moment) -> tuple[int, ...]:
    return tuple(foe.uid for foe in m.fight.foes) if m.fight else ()


def _monsters_in_hand(m: Moment) -> tuple[CardId, ...]:
    return tuple(card for card in m.hand.cards if m.deck.monsters[card] is not None)


def _own_failed_flight(m: Moment) -> bool:
    roll = m.roll
    return (
        m.roll_call
        and roll is not None
        and roll.kind == "flee"
        and roll.seat == m.seat
        and m.seat in fighters(m.board)
        and not is_away(m.board, m.deck, roll)
    )


KINDS: dict[type[k.AnyCard], Callable[[Moment, CardId, Any], Ways | No]] = {
    k.Monster: _monster,
    k.Trait: _trait,
    k.Curse: _curse,
    k.Enhancer: _enhancer,
    k.DoorTrick: _door_trick,
    k.Item: _item,
    k.OneShot: _one_shot,
    k.LevelUp: _level_up,
    k.TreasureTrick: _treasure_trick,
    k.Boon: _item,
}

DOOR_TRICKS: dict[type[k.Trick], Callable[[Moment, CardId], Ways | No]] = {
    k.Wander: _wander,
    k.CloneMonster: _clone,
    k.ReplaceMonster: _replace,
    k.EndFight: _in_fight,
    k.TakeToWin: _take_to_win,
    k.LevelsFor: _levels_for,
    k.Override: _override,
}

ONE_SHOTS: dict[type[k.Trick], Callable[[Moment, CardId], Ways | No]] = {
    k.AddStrength: _add_strength,
    k.AddForEach: _in_fight,
    k.DoubleSide: _double,
    k.RemoveAll: _in_fight,
    k.RemoveOne: _remove_one,
    k.Transfer: _transfer,
    k.RollAgain: _roll_again,
    k.AllEscape: _all_escape,
    k.EscapeAnyway: _escape_anyway,
    k.SetDie: _set_die,
    k.CancelCurse: _cancel_curse,
    k.SearchDiscards: _search,
}
