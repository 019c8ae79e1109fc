"""What every card that is played needs: in which ways it may be played, and how it leaves its owner (M13)."""

from collections.abc import Callable
from typing import Any, NamedTuple

from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.flight import is_away
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import ONLY_IN_FIGHT, Moment, No
from threedoors.games.munchkin.table.people import fighters
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Foe
from threedoors.games.munchkin.table.zones import discard, put_down

Ways = dict[str, tuple[Any, ...]]
"""For each field a card needs, the values it may take; every combination is legal."""


AskWays = Callable[[Moment, CardId], Ways | No]


class Playable(NamedTuple):
    """A kind of card, or a trick on one: how it may be played now or why not, and what it does then."""

    ways: AskWays
    effect: Callable[[Scene, Play, Any], None]


def may_put_in_play(m: Moment, card: CardId) -> bool:
    """Could an item be played at this moment (M13)? Settling a surplus of Big items is one (M4)."""
    if m.is_fresh(card):
        return True
    if not (m.free or m.settling) or m.fight is not None:
        return False
    return m.own_turn or not m.board.options.items_own_turn


def in_fight(m: Moment, card: CardId) -> Ways | No:
    """Any time a fight is open."""
    return {} if m.open_fight else ONLY_IN_FIGHT


def foes(m: Moment) -> tuple[int, ...]:
    """The monsters of the fight, to choose from."""
    return tuple(foe.uid for foe in m.fight.foes) if m.fight else ()


def monsters_in_hand(m: Moment) -> tuple[CardId, ...]:
    """Monsters this seat could bring."""
    return tuple(card for card in m.hand.cards if m.deck.monsters[card] is not None)


def own_failed_flight(m: Moment) -> bool:
    """Did this seat just fail to run away?"""
    roll = m.roll
    return (
        m.roll_call
        and roll is not None
        and roll.kind == "flee"
        and roll.seat == m.seat
        and m.seat in fighters(m.board)
        and not is_away(m.board, m.deck, roll)
    )


def leave(scene: Scene, act: Play) -> None:
    """The card leaves its owner's hand, or the table before its owner."""
    if act.card in scene.hands[act.seat].cards:
        put_down(scene, act.seat, act.card)
    else:
        carried = scene.player(act.seat).carried
        scene.change_player(act.seat, carried=tuple(c for c in carried if c != act.card))


def spend(scene: Scene, act: Play) -> None:
    """Played for its effect and discarded."""
    leave(scene, act)
    discard(scene, (act.card,))


def foe_of(scene: Scene, act: Play) -> Foe:
    """The monster a card is played at."""
    foe = scene.foe(act.foe if act.foe is not None else -1)
    assert foe is not None
    return foe
