"""Races, classes and doublers: what a character is (M2). Gaining and losing them is in ``character.py``."""

from typing import TypeVar, cast

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import Trait
from threedoors.games.munchkin.cards.standing import Standing
from threedoors.games.munchkin.table.state import Board, Player

P = TypeVar("P", bound=Standing)


def trait_of(deck: Deck, card: CardId) -> Trait:
    """The design of a race, class or doubler card."""
    trait = deck.traits[card]
    assert trait is not None, f"card {card} is no trait"
    return trait


def of_group(deck: Deck, player: Player, group: str) -> tuple[CardId, ...]:
    """The race (class) cards held, doublers apart; ``either`` means both groups."""
    return tuple(
        card
        for card in player.traits
        if not trait_of(deck, card).doubles and group in (trait_of(deck, card).group, "either")
    )


def doubler(deck: Deck, player: Player, group: str) -> CardId | None:
    """The doubler of a group, if one is held."""
    for card in player.traits:
        trait = trait_of(deck, card)
        if trait.doubles and trait.group == group:
            return card
    return None


def has(deck: Deck, player: Player, key: str) -> bool:
    """Is this player of that race or class?"""
    return any(trait_of(deck, card).key == key for card in player.traits)


def suffers(deck: Deck, player: Player, key: str) -> bool:
    """Does the race or class also bring its disadvantages? Not as the only one under a doubler (M2)."""
    for card in player.traits:
        trait = trait_of(deck, card)
        if trait.key == key:
            return not has_half(deck, player, trait.group)
    return False


def has_half(deck: Deck, player: Player, group: str) -> bool:
    """One card of the group under a doubler: all advantages, no disadvantages (M2)."""
    return doubler(deck, player, group) is not None and len(of_group(deck, player, group)) == 1


def power(deck: Deck, player: Player, kind: type[P]) -> P | None:
    """A power of that kind, if a race or class gives it."""
    traits = player.traits
    return cast("P | None", deck.powers_of(traits).get(kind)) if traits else None


def power_card(deck: Deck, player: Player, kind: type[Standing]) -> CardId | None:
    """The race or class card that gives a power."""
    for card in player.traits:
        if any(type(found) is kind for found in trait_of(deck, card).powers):
            return card
    return None


def can_become(board: Board, deck: Deck, seat: Seat, card: CardId) -> bool:
    """Is there room for this race, class or doubler (M2)? The moment is judged elsewhere."""
    player, trait = board.players[seat], trait_of(deck, card)
    held = of_group(deck, player, trait.group)
    two = doubler(deck, player, trait.group)
    if trait.doubles:
        return two is None and bool(held)
    if any(trait_of(deck, other).key == trait.key for other in held):
        return False
    return len(held) < (2 if two is not None else 1)
