"""Becoming somebody and ceasing to be: races, classes, doublers, sides (M2), and paying with cards (M3)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Side, Standing
from threedoors.games.munchkin.events.mats import SideSwapped, TraitLost, TraitPlayed
from threedoors.games.munchkin.mat.gear import lose_boon, lose_items, settle
from threedoors.games.munchkin.mat.traits import doubler, of_group, power_card, trait_of
from threedoors.games.munchkin.table.agenda import Await
from threedoors.games.munchkin.table.asks import PickTrait
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.games.munchkin.table.zones import discard, discard_from_hand


def become(scene: Scene, seat: Seat, card: CardId) -> None:
    """A race, class or doubler comes into play."""
    scene.change_player(seat, traits=(*scene.player(seat).traits, card))
    scene.tell(TraitPlayed(seat, card))
    settle(scene, seat)


def lose_trait(scene: Scene, seat: Seat, card: CardId) -> None:
    """A trait is lost; a doubler falls with the last card of its group, and takes one of two with it."""
    held_before = scene.player(seat).traits
    scene.change_player(seat, traits=tuple(other for other in held_before if other != card))
    discard(scene, (card,))
    scene.tell(TraitLost(seat, card))
    group = trait_of(scene.deck, card).group
    held = of_group(scene.deck, scene.player(seat), group)
    two = doubler(scene.deck, scene.player(seat), group)
    if two is not None and not held:
        lose_trait(scene, seat, two)
        return
    settle(scene, seat)
    if two is None and len(held) == 2:
        scene.then(Await(PickTrait(held), (seat,)))


def swap_side(scene: Scene, seat: Seat) -> None:
    """Woman becomes man and man woman; some items stop fitting."""
    side: Side = "man" if scene.player(seat).side == "woman" else "woman"
    scene.change_player(seat, side=side)
    scene.tell(SideSwapped(seat, side))
    settle(scene, seat)


def payable(state: MunchkinState, seat: Seat, deck_power: type[Standing] | None = None) -> tuple[CardId, ...]:
    """Cards that may pay for a power: hand and mat, without curses, overrides and the power's own card (M3)."""
    deck = state.board.options.deck
    player = state.board.players[seat]
    own = power_card(deck, player, deck_power) if deck_power else None
    traits = tuple(card for card in player.traits if card != own)
    boons = tuple(a.card for a in player.attached if deck.boons[a.card] is not None)
    return state.hands[seat].cards + player.items + traits + boons


def pay(scene: Scene, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """Discard cards as a price, from hand or from play."""
    for card in cards:
        player = scene.player(seat)
        if card in scene.hands[seat].cards:
            discard_from_hand(scene, seat, (card,), "paid")
        elif card in player.items:
            lose_items(scene, seat, (card,), "paid")
        elif card in player.traits:
            lose_trait(scene, seat, card)
        elif any(a.card == card for a in player.attached):
            lose_boon(scene, seat, card, "paid")
