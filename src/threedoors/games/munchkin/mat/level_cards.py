"""Level-up cards: who may gain by them, and what they cost (M12, M15d)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import LevelUp
from threedoors.games.munchkin.events.hands import CardPlayedOn
from threedoors.games.munchkin.mat.gear import lose_boon
from threedoors.games.munchkin.mat.levels import can_gain, gain_levels
from threedoors.games.munchkin.table.people import highest, living
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board
from threedoors.games.munchkin.table.zones import discard, put_down


def may_gain_by(board: Board, deck: Deck, card: CardId) -> tuple[Seat, ...]:
    """The living players this level-up would lift if it were played now."""
    design = deck[card]
    assert isinstance(design, LevelUp)
    if design.when == "after_fight" and not board.fight_over:
        return ()
    if design.costs_companion and not companions(board, deck):
        return ()
    everybody = living(board)
    top = highest(board, everybody) if design.when == "not_highest" else ()
    return tuple(seat for seat in everybody if can_gain(board, seat) and seat not in top)


def companions(board: Board, deck: Deck) -> tuple[CardId, ...]:
    """Companions in play, anybody's."""
    return tuple(
        attached.card
        for player in board.players
        for attached in player.attached
        if (boon := deck.boons[attached.card]) is not None and boon.carries
    )


def give_level_up(scene: Scene, seat: Seat, card: CardId, target: Seat, companion: CardId | None = None) -> None:
    """A level-up is played on somebody; one of them sends a companion away first."""
    put_down(scene, seat, card)
    discard(scene, (card,))
    scene.tell(CardPlayedOn(seat, card, target))
    design = scene.deck[card]
    if isinstance(design, LevelUp) and design.costs_companion:
        companion = companions(scene.board, scene.deck)[0] if companion is None else companion
        lose_boon(scene, _master_of(scene, companion), companion, "dismissed")
    gain_levels(scene, target, 1, "card")


def _master_of(scene: Scene, companion: CardId) -> Seat:
    return next(
        seat
        for seat, player in enumerate(scene.board.players)
        if any(attached.card == companion for attached in player.attached)
    )
