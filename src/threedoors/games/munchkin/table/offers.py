"""Offers that lie open between two players, of help or of a trade: made, refused, withdrawn, lapsed (M5, M8)."""

from msgspec.structs import replace

from threedoors.games.munchkin.events.bargains import OfferMade, OfferRefused, OffersLapsed, OfferWithdrawn
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, Offer


def make_offer(scene: Scene, offer: Offer, counter: bool = False) -> None:
    """An offer lies on the table until it is answered, withdrawn or lapses."""
    offer = replace(offer, id=scene.next_id("o"))
    scene.change(offers=(*scene.board.offers, offer))
    scene.tell(OfferMade(offer.maker, offer.to, offer.terms, offer.give, offer.want, counter))


def find_offer(board: Board, offer_id: str) -> Offer | None:
    """An open offer by its id."""
    return next((offer for offer in board.offers if offer.id == offer_id), None)


def drop_offer(scene: Scene, offer: Offer) -> None:
    """An offer is off the table."""
    scene.change(offers=tuple(other for other in scene.board.offers if other.id != offer.id))


def refuse(scene: Scene, offer: Offer) -> None:
    """No."""
    drop_offer(scene, offer)
    scene.tell(OfferRefused(offer.maker, offer.to))


def withdraw(scene: Scene, offer: Offer) -> None:
    """Taken back before it was answered."""
    drop_offer(scene, offer)
    scene.tell(OfferWithdrawn(offer.maker))


def lapse_offers(scene: Scene) -> None:
    """Every open offer lapses."""
    if scene.board.offers:
        scene.tell(OffersLapsed(len(scene.board.offers)))
        scene.change(offers=())


def lapse_help(scene: Scene) -> None:
    """Requests and offers of help lapse when the fight changes (M8)."""
    kept = tuple(offer for offer in scene.board.offers if offer.terms is None)
    lapsed = len(scene.board.offers) - len(kept)
    if lapsed:
        scene.change(offers=kept)
        scene.tell(OffersLapsed(lapsed))
