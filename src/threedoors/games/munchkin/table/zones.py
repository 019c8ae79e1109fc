"""Cards on the move: drawing, discarding, into a hand and out of it.

Each hand remembers who saw a card go in. When a card leaves a hand unseen, the others can no longer
be sure of anything they knew about that hand, so that knowledge is dropped.
"""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.hands import CardPassed, CardsDiscarded, CardsDrawn, CardToHand, DeckShuffled
from threedoors.games.munchkin.table.scene import EVERYBODY, Scene
from threedoors.games.munchkin.table.state import Hand


def discard(scene: Scene, cards: tuple[CardId, ...]) -> None:
    """Onto the discard pile each card belongs to, in this order."""
    is_door = scene.deck.is_door
    doors = tuple(card for card in cards if is_door(card))
    treasures = tuple(card for card in cards if not is_door(card))
    if doors:
        scene.change(door_discards=scene.board.door_discards + doors)
    if treasures:
        scene.change(treasure_discards=scene.board.treasure_discards + treasures)


def draw_doors(scene: Scene, count: int) -> tuple[CardId, ...]:
    """From the door deck; its discards are shuffled when it runs out (M1)."""
    drawn: list[CardId] = []
    while len(drawn) < count:
        if not scene.doors:
            if not scene.board.door_discards:
                break
            scene.doors, scene.chance = scene.chance.shuffled(scene.board.door_discards)
            scene.change(door_discards=())
            scene.tell(DeckShuffled("doors", len(scene.doors)))
        drawn.append(scene.doors[-1])
        scene.doors = scene.doors[:-1]
    return tuple(drawn)


def draw_treasures(scene: Scene, count: int) -> tuple[CardId, ...]:
    """From the treasure deck; its discards are shuffled when it runs out (M1)."""
    drawn: list[CardId] = []
    while len(drawn) < count:
        if not scene.treasures:
            if not scene.board.treasure_discards:
                break
            scene.treasures, scene.chance = scene.chance.shuffled(scene.board.treasure_discards)
            scene.change(treasure_discards=())
            scene.tell(DeckShuffled("treasures", len(scene.treasures)))
        drawn.append(scene.treasures[-1])
        scene.treasures = scene.treasures[:-1]
    return tuple(drawn)


def draw_hidden(scene: Scene, seat: Seat, doors: int = 0, treasures: int = 0) -> None:
    """Face-down into a hand."""
    cards = draw_doors(scene, doors) + draw_treasures(scene, treasures)
    if cards:
        got = sum(scene.deck.is_door(card) for card in cards)
        scene.tell(CardsDrawn(seat, got, len(cards) - got, cards))
        take_up(scene, seat, cards, 1 << seat)


def take_up(scene: Scene, seat: Seat, cards: tuple[CardId, ...], known: int) -> None:
    """Into a hand, seen by the seats whose bits are set."""
    hand = scene.hands[seat]
    scene.hands[seat] = Hand(hand.cards + cards, hand.known + (known,) * len(cards), hand.fresh + cards)


def take_up_openly(scene: Scene, seat: Seat, card: CardId) -> None:
    """Into a hand before everybody's eyes."""
    scene.tell(CardToHand(seat, card))
    take_up(scene, seat, (card,), EVERYBODY)


def put_down(scene: Scene, seat: Seat, card: CardId) -> None:
    """Out of a hand, for all to see."""
    hand = scene.hands[seat]
    at = hand.cards.index(card)
    scene.hands[seat] = Hand(
        hand.cards[:at] + hand.cards[at + 1 :],
        hand.known[:at] + hand.known[at + 1 :],
        tuple(other for other in hand.fresh if other != card) if hand.fresh else (),
    )


def pass_unseen(scene: Scene, giver: Seat, taker: Seat, card: CardId, why: str) -> None:
    """From hand to hand; only the two know which card it was."""
    put_down(scene, giver, card)
    hand = scene.hands[giver]
    both = 1 << giver | 1 << taker
    scene.hands[giver] = replace(hand, known=tuple(known & both for known in hand.known))
    scene.tell(CardPassed(giver, taker, why, "doors" if scene.deck.is_door(card) else "treasures", card))
    take_up(scene, taker, (card,), both)


def take_blind(scene: Scene, taker: Seat, victim: Seat) -> None:
    """A hand card drawn blind by another (M1a)."""
    cards = scene.hands[victim].cards
    if cards:
        card, scene.chance = scene.chance.pick(cards)
        pass_unseen(scene, victim, taker, card, "taken")


def discard_from_hand(scene: Scene, seat: Seat, cards: tuple[CardId, ...], why: str) -> None:
    """Hand cards to the discards."""
    if not cards:
        return
    for card in cards:
        put_down(scene, seat, card)
    discard(scene, cards)
    scene.tell(CardsDiscarded(seat, cards, why))
