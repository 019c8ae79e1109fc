"""Treasures after a fight: drawn, picked, shared out, and the price of help paid (M7d, M8)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Resurrection
from threedoors.games.munchkin.events.fights import TreasurePicked, TreasuresRevealed
from threedoors.games.munchkin.mat.gear import hand_over
from threedoors.games.munchkin.mat.items import can_carry
from threedoors.games.munchkin.mat.level_cards import give_level_up, may_gain_by
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.table.agenda import Await, KeepDeal, ShareSpoils
from threedoors.games.munchkin.table.asks import PickSpoil, RaiseSpoils
from threedoors.games.munchkin.table.scene import EVERYBODY, Scene
from threedoors.games.munchkin.table.zones import draw_hidden, draw_treasures, take_up
from threedoors.games.munchkin.terms import Terms


def draw_spoils(scene: Scene, count: int) -> None:
    """Face-down if main fought alone; face-up if anybody helped, even for nothing (M7)."""
    fight = scene.fight
    if fight.helper is None:
        draw_hidden(scene, fight.main, treasures=count)
        return
    terms = fight.deal or Terms()
    scene.then(ShareSpoils(min(terms.treasures, count), terms.order != "main"), KeepDeal())
    if count and may_raise(scene, fight.main):
        scene.then(Await(RaiseSpoils(count), (fight.main,)))
    else:
        reveal_spoils(scene, count)


def may_raise(scene: Scene, seat: Seat) -> bool:
    """Class P with a hand card to pay and something in the treasure discards (M3c)."""
    return (
        power(scene.deck, scene.player(seat), Resurrection) is not None
        and bool(scene.hands[seat].cards)
        and bool(scene.board.treasure_discards)
    )


def raise_spoils(scene: Scene, count: int) -> None:
    """Take cards from the top of the treasure discards instead of drawing them (M3c)."""
    pile = scene.board.treasure_discards
    taken = tuple(reversed(pile[len(pile) - count :]))
    scene.change(treasure_discards=pile[: len(pile) - count], spoils=scene.board.spoils + taken)


def reveal_spoils(scene: Scene, count: int) -> None:
    """Draw face-up; they lie open until they are picked."""
    scene.change(spoils=scene.board.spoils + draw_treasures(scene, count))
    if scene.board.spoils:
        scene.tell(TreasuresRevealed(scene.fight.main, scene.board.spoils))


def share(scene: Scene, frame: ShareSpoils) -> None:
    """Who picks next; what nobody has to choose about is simply taken (M8)."""
    fight, spoils = scene.fight, scene.board.spoils
    helper_left = min(frame.helper_left, len(spoils)) if fight.helper is not None else 0
    if not spoils:
        return
    if helper_left == 0 or helper_left == len(spoils):
        _take_rest(scene, fight.main if helper_left == 0 else fight.helper)
        return
    picker = fight.helper if frame.helper_next else fight.main
    assert picker is not None
    scene.then(ShareSpoils(helper_left, frame.helper_next))
    scene.ask(PickSpoil(), picker)


def pick(scene: Scene, seat: Seat, card: CardId) -> None:
    """One treasure goes to its picker, and the order agreed says who is next."""
    frame = scene.owed(ShareSpoils)
    assert frame is not None
    _take(scene, seat, card)
    helper_left = frame.helper_left - (seat == scene.fight.helper)
    order = (scene.fight.deal or Terms()).order
    next_is_helper = {"helper": helper_left > 0, "main": False, "turns": not frame.helper_next}[order]
    main_left = len(scene.board.spoils) - helper_left
    scene.instead(ShareSpoils(helper_left, (next_is_helper and helper_left > 0) or main_left == 0))


def keep_deal(scene: Scene) -> None:
    """Items and the card agreed for help; what is gone by now is not owed (M8)."""
    fight = scene.fight
    if fight.helper is None or fight.deal is None:
        return
    if scene.board.by_rules(4):
        hand_over(scene, fight.main, fight.helper, _owed_items(scene, fight.helper, fight.deal), "deal")
    else:  # up to rules 3 one by one
        for item in fight.deal.items:
            hand_over(scene, fight.main, fight.helper, _owed_items(scene, fight.helper, Terms(items=(item,))), "deal")
    card = fight.deal.card
    is_held = card is not None and card in scene.hands[fight.main].cards
    if card is not None and is_held and fight.helper in may_gain_by(scene.board, scene.deck, card):
        give_level_up(scene, fight.main, card, fight.helper)


def _owed_items(scene: Scene, helper: Seat, deal: Terms) -> tuple[CardId, ...]:
    """What of the items agreed main still has and the helper can carry."""
    held = scene.player(scene.fight.main).items
    owed: tuple[CardId, ...] = ()
    for item in deal.items:
        if item in held and can_carry(scene.deck, scene.player(helper), item, owed):
            owed = (*owed, item)
    return owed


def _take_rest(scene: Scene, seat: Seat | None) -> None:
    assert seat is not None
    for card in scene.board.spoils:
        _take(scene, seat, card)


def _take(scene: Scene, seat: Seat, card: CardId) -> None:
    scene.change(spoils=tuple(other for other in scene.board.spoils if other != card))
    take_up(scene, seat, (card,), EVERYBODY)
    scene.tell(TreasurePicked(seat, card))
