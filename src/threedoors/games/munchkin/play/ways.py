"""Playing a card: how it may be played now, or why not, and letting it do what it does (M13).

A way to play is a mapping from the fields a card needs to the values they may take; every combination is legal.
``legal`` lists these ways and ``apply`` checks against the same ones, so what is offered and what is accepted cannot
part.
"""

from typing import Final

from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.items import can_carry
from threedoors.games.munchkin.play.kinds import KINDS
from threedoors.games.munchkin.play.playable import Ways
from threedoors.games.munchkin.play.when import plays_of
from threedoors.games.munchkin.table.actions import Play
from threedoors.games.munchkin.table.moment import NOT_IN_FIGHT, NOT_NOW, NOT_YOURS, OWN_TURN_ONLY, Moment, No
from threedoors.games.munchkin.table.scene import Scene

NO_ITEM: Final = No("no-item", "M4")
BIG_LIMIT: Final = No("big-limit", "M4")


def ways_to_play(m: Moment, card: CardId) -> Ways | No:
    """How this seat may play the card now, or why not."""
    found: Ways | No | None = m.ways.get(card)
    if found is None:
        found = m.ways[card] = _ways(m, card)
    return found


def _ways(m: Moment, card: CardId) -> Ways | No:
    if card not in m.hand.cards and not (card in m.player.carried and m.deck.one_shots[card]):
        return NOT_YOURS
    return plays_of(m.deck)[card][1](m, card)


def may_lay_down(m: Moment, card: CardId) -> No | None:
    """May this hand card be put on the table now? None: yes (M4)."""
    if card not in m.deck.laid_down:
        return NO_ITEM
    if not m.is_fresh(card):
        if not m.free:
            return NOT_NOW
        if m.fight is not None:
            return NOT_IN_FIGHT
        if m.board.options.items_own_turn and not m.own_turn:
            return OWN_TURN_ONLY
    return None if can_carry(m.deck, m.player, card) else BIG_LIMIT


def layable(m: Moment) -> tuple[CardId, ...]:
    """The hand cards that may be put on the table now (M4)."""
    if not m.hand.fresh and (not m.free or m.fight is not None or (m.board.options.items_own_turn and not m.own_turn)):
        return ()
    laid_down = m.deck.laid_down
    return tuple([card for card in m.hand.cards if card in laid_down and may_lay_down(m, card) is None])


def play_card(scene: Scene, act: Play) -> None:
    """Let the card do what it does."""
    design = scene.deck[act.card]
    KINDS[type(design)].effect(scene, act, design)
