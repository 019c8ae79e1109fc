"""Curses: announced, perhaps cancelled, then felt (M11)."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import Curse
from threedoors.games.munchkin.cards.standing import ShieldsFromDoor
from threedoors.games.munchkin.cards.verbs import Linger
from threedoors.games.munchkin.events.curses import CurseAnnounced, CurseCancelled, CurseShielded, CurseStruck
from threedoors.games.munchkin.mat.items import extra
from threedoors.games.munchkin.table.agenda import Happen, TakeEffect
from threedoors.games.munchkin.table.asks import CurseCall
from threedoors.games.munchkin.table.people import fighters
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Announced
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.table.zones import discard


def announce(scene: Scene, card: CardId, victim: Seat, by: Seat | None) -> None:
    """A curse is announced: anybody may cancel it before it takes effect."""
    scene.tell(CurseAnnounced(victim, card, by))
    shield = extra(scene.deck, scene.player(victim), ShieldsFromDoor) if by is None else None
    if shield is not None:
        discard(scene, (card,))
        scene.tell(CurseShielded(victim, card, shield))
        return
    scene.change(announced=Announced(card, victim, by))
    scene.then(TakeEffect())
    open_window(scene, CurseCall())


def cancel(scene: Scene, seat: Seat, by_card: CardId) -> None:
    """The announced curse does nothing; both cards are discarded."""
    announced = scene.board.announced
    assert announced is not None
    scene.change(announced=None)
    discard(scene, (announced.card, by_card))
    scene.tell(CurseCancelled(seat, announced.card, by_card))


def take_effect(scene: Scene) -> None:
    """The curse strikes: it is discarded, or stays before its victim."""
    announced = scene.board.announced
    if announced is None:
        return
    card, victim = announced.card, announced.victim
    scene.change(announced=None)
    if not scene.player(victim).alive:
        discard(scene, (card,))
        return
    curse = scene.deck[card]
    assert isinstance(curse, Curse)
    if any(isinstance(effect, Linger) for effect in curse.effects):
        scene.change_player(victim, curses=(*scene.player(victim).curses, card))
    else:
        discard(scene, (card,))
    scene.tell(CurseStruck(victim, card))
    if victim in fighters(scene.board):
        scene.change(fight=replace(scene.fight, cursed=scene.fight.cursed + 1))
    scene.then(Happen(victim, curse.effects, card))
