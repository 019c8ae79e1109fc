"""The chest hunt: one group of chest cards joined by corner overlaps scores its chests (K20)."""

from msgspec import Struct

from threedoors.games.knock.cards import CardId, Deck
from threedoors.games.knock.keep import Keep
from threedoors.games.knock.lattice import NEIGHBOURS, Spot


class ChestGroup(Struct, frozen=True):
    """Chest cards joined to each other, oldest first."""

    cards: tuple[CardId, ...] = ()
    chests: int = 0


def best_group(keep: Keep, deck: Deck, by_cards: bool) -> ChestGroup:
    """The longest group, of equally long ones the richest; or the richest alone. Of two alike, the older one."""
    groups = [_group(keep, deck, spots) for spots in _joined(_chest_spots(keep, deck))]
    return max(groups, key=lambda group: (len(group.cards) * by_cards, group.chests), default=ChestGroup())


def _chest_spots(keep: Keep, deck: Deck) -> list[Spot]:
    spots = [spot for spot, laid in keep.cards.items() if deck.cards[laid.card].chests]
    return sorted(spots, key=lambda spot: keep.cards[spot].order)


def _joined(spots: list[Spot]) -> list[list[Spot]]:
    """The spots parted into groups of neighbours, each begun by its oldest card."""
    left = dict.fromkeys(spots)
    groups = []
    while left:
        group = [next(iter(left))]
        del left[group[0]]
        for spot in group:
            for beside in NEIGHBOURS[spot]:
                if beside in left:
                    del left[beside]
                    group.append(beside)
        groups.append(group)
    return groups


def _group(keep: Keep, deck: Deck, spots: list[Spot]) -> ChestGroup:
    cards = tuple(keep.cards[spot].card for spot in spots)
    return ChestGroup(cards, sum(deck.cards[card].chests for card in cards))
