"""Swap trait: replace a race (class) by the topmost one in the discards that the victim does not hold (M15e)."""

from typing import Any

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.mat.character import become, lose_trait
from threedoors.games.munchkin.mat.traits import of_group, trait_of
from threedoors.games.munchkin.table.asks import PickTrait
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, seat: Seat, effect: verbs.SwapTrait, source: CardId) -> None:
    """Replace a race (class) by the topmost one in the discards that the victim does not hold (M15e)."""
    found = of_group(scene.deck, scene.player(seat), effect.group)
    if not found:
        scene.tell(NothingHappened(seat, source))
    elif len(found) == 1:
        swap_trait(scene, seat, found[0])
    else:
        scene.ask(PickTrait(found, swap=True, source=source), seat)


def swap_trait(scene: Scene, seat: Seat, card: CardId) -> None:
    """The topmost of the group in the discards, looked for before the old one is discarded (M15e)."""
    player, deck = scene.player(seat), scene.deck
    group = trait_of(deck, card).group
    held = {trait_of(deck, c).key for c in of_group(deck, player, group)}
    pile = scene.board.door_discards
    new = next((c for c in reversed(pile) if _is_other(deck.traits[c], group, held)), None)
    if new is None:
        lose_trait(scene, seat, card)
        return
    scene.change(door_discards=tuple(c for c in pile if c != new))
    traits = tuple(c for c in player.traits if c != card)
    scene.change_player(seat, traits=traits)
    scene.change(door_discards=(*scene.board.door_discards, card))
    become(scene, seat, new)


def _is_other(trait: Any, group: str, held: set[str]) -> bool:
    return trait is not None and not trait.doubles and trait.group == group and trait.key not in held
