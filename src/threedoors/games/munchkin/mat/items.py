"""Items: whom they fit, what they give, how many one may use and carry (M4)."""

from typing import TypeVar

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import Fits, Item
from threedoors.games.munchkin.cards.standing import AnyBig, BonusFor, FleeBonus, Standing
from threedoors.games.munchkin.mat.traits import has, has_half, of_group, power, suffers
from threedoors.games.munchkin.table.state import Board, Player

E = TypeVar("E", bound=Standing)
ROOM = {"head": 1, "armour": 1, "foot": 1, "hand": 2}


def item_of(deck: Deck, card: CardId) -> Item:
    """The design of an item card."""
    item = deck.items[card]
    assert item is not None, f"card {card} is no item"
    return item


def is_overridden(deck: Deck, player: Player, card: CardId) -> bool:
    """Does a card let it ignore every restriction and limit?"""
    return any(a.item == card and deck.boons[a.card] is None for a in player.attached)


def is_exempt(player: Player, card: CardId) -> bool:
    """Does it fill no slot, hand or Big limit: overridden, or carried by a companion?"""
    return any(a.item == card for a in player.attached) if player.attached else False


def fits(board: Board, deck: Deck, player: Player, card: CardId) -> bool:
    """May this player use the item, slots apart?"""
    item = deck.items[card]
    if item is None:
        return False
    if item.only is None and item.never is None:
        return True
    if is_overridden(deck, player, card):
        return True
    return _allowed(board, deck, player, item.only) and not _forbidden(board, deck, player, item.never)


def bonus(deck: Deck, player: Player, card: CardId) -> int:
    """What the item gives its user now."""
    item = item_of(deck, card)
    for extra in item.extras:
        if type(extra) is BonusFor and has(deck, player, extra.trait):
            return extra.n
    return item.bonus


def flee_bonus(deck: Deck, card: CardId) -> int:
    """What the item adds to flee rolls."""
    return sum(extra.n for extra in item_of(deck, card).extras if type(extra) is FleeBonus)


def extra(deck: Deck, player: Player, kind: type[E]) -> CardId | None:
    """The used item that has this extra, if any."""
    having = deck.with_extra(kind)
    for card in player.equipped:
        if card in having:
            return card
    return None


def displaced_by(deck: Deck, player: Player, card: CardId) -> tuple[CardId, ...]:
    """What has to be turned sideways so that this item can be used; the least useful first."""
    item = item_of(deck, card)
    if item.slot == "none" or is_exempt(player, card):
        return ()
    rivals = [c for c in player.equipped if item_of(deck, c).slot == item.slot and not is_exempt(player, c)]
    rivals.sort(key=lambda c: bonus(deck, player, c))
    surplus = sum(_size(deck, c) for c in rivals) + _size(deck, card) - ROOM[item.slot]
    gone: list[CardId] = []
    for other in rivals:
        if surplus > 0:
            gone.append(other)
            surplus -= _size(deck, other)
    return tuple(gone)


def big_items(deck: Deck, player: Player) -> tuple[CardId, ...]:
    """The Big items in play that count towards the limit."""
    big = deck.big
    return tuple([card for card in player.equipped + player.carried if big[card] and not is_exempt(player, card)])


def has_any_big(deck: Deck, player: Player) -> bool:
    """May this player have any number of Big items?"""
    return power(deck, player, AnyBig) is not None


def too_big(deck: Deck, player: Player) -> bool:
    """Are there more Big items than allowed?"""
    return len(big_items(deck, player)) > 1 and not has_any_big(deck, player)


def can_carry(deck: Deck, player: Player, card: CardId, beside: tuple[CardId, ...] = ()) -> bool:
    """Is there room for this item before this player, beside these that come along?"""
    if not deck.big[card] or has_any_big(deck, player):
        return True
    return not big_items(deck, player) and not any(deck.big[other] for other in beside)


def can_carry_all(deck: Deck, player: Player, gets: tuple[CardId, ...], gives: tuple[CardId, ...]) -> bool:
    """Is the Big limit kept after giving and getting these (M5)?"""
    if has_any_big(deck, player):
        return True
    kept = [card for card in big_items(deck, player) if card not in gives]
    return len(kept) + sum([deck.big[card] for card in gets]) <= 1


def holder(board: Board, card: CardId) -> Seat | None:
    """Before whom an item lies."""
    for seat, player in enumerate(board.players):
        if card in player.equipped or card in player.carried:
            return seat
    return None


def _size(deck: Deck, card: CardId) -> int:
    item = item_of(deck, card)
    return item.hands if item.slot == "hand" else 1


def _allowed(board: Board, deck: Deck, player: Player, only: Fits | None) -> bool:
    if only is None:
        return True
    if only.side is not None and not board.options.no_sides and player.side != only.side:
        return False
    if only.no_race and of_group(deck, player, "race") and not has_half(deck, player, "race"):
        return False
    return only.trait is None or has(deck, player, only.trait)


def _forbidden(board: Board, deck: Deck, player: Player, never: Fits | None) -> bool:
    if never is None:
        return False
    if never.trait is not None and suffers(deck, player, never.trait):
        return True
    if not board.by_rules(4):  # up to rules 3 only a race or class was forbidden
        return False
    if never.no_race and not of_group(deck, player, "race"):
        return True
    return never.side is not None and not board.options.no_sides and player.side == never.side
