"""Death, and what the living take from the dead (M10)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.turns import BodyLooted, CardsGoneWithDead, LootDieRolled, PlayerDied
from threedoors.games.munchkin.table.agenda import LootDead
from threedoors.games.munchkin.table.asks import LootBody
from threedoors.games.munchkin.table.people import in_order
from threedoors.games.munchkin.table.scene import EVERYBODY, Scene
from threedoors.games.munchkin.table.state import Body, Hand
from threedoors.games.munchkin.table.zones import discard, take_up


def die(scene: Scene, seat: Seat, card: CardId) -> None:
    """Level, traits and curses are kept; everything else is laid out for the others."""
    player = scene.player(seat)
    left = scene.hands[seat].cards + player.items + tuple(a.card for a in player.attached)
    scene.hands[seat] = Hand()
    scene.change_player(seat, equipped=(), carried=(), attached=(), alive=False, redraw=True)
    scene.change(bodies=(*scene.board.bodies, Body(seat, left)))
    scene.change(offers=tuple(o for o in scene.board.offers if seat not in (o.maker, o.to)))
    scene.tell(PlayerDied(seat, card))


def loot_dead(scene: Scene, frame: LootDead) -> None:
    """Bodies in order of death: highest Level picks first, each living player one card."""
    if not scene.board.bodies:
        return
    body = scene.board.bodies[0]
    takers = tuple(s for s in frame.takers if scene.player(s).alive) if frame.started else _order(scene)
    if not takers or not body.cards:
        discard(scene, body.cards)
        if body.cards:
            scene.tell(CardsGoneWithDead(body.seat, body.cards))
        scene.change(bodies=scene.board.bodies[1:])
        scene.then(LootDead())
        return
    scene.then(LootDead(takers[1:], started=True))
    scene.ask(LootBody(), takers[0])


def loot(scene: Scene, seat: Seat, card: CardId) -> None:
    """One card of the dead goes into a hand, before everybody's eyes."""
    body = scene.board.bodies[0]
    left = Body(body.seat, tuple(other for other in body.cards if other != card))
    scene.change(bodies=(left, *scene.board.bodies[1:]), pending=None)
    take_up(scene, seat, (card,), EVERYBODY)
    scene.tell(BodyLooted(seat, card, body.seat))


def _order(scene: Scene) -> tuple[Seat, ...]:
    """Highest Level first; ties are rolled off until decided, by dice nothing changes (M1b)."""
    seats = in_order(scene.board, scene.board.active)
    if not scene.board.by_rules(4):  # up to rules 3 by a lot nobody saw
        seats, scene.chance = scene.chance.shuffled(seats)
        return tuple(sorted(seats, key=lambda seat: -scene.player(seat).level))
    levels = {seat: scene.player(seat).level for seat in seats}
    tied = ([s for s in seats if levels[s] == level] for level in sorted(set(levels.values()), reverse=True))
    return tuple(seat for equals in tied for seat in _rolled_off(scene, equals))


def _rolled_off(scene: Scene, seats: list[Seat]) -> list[Seat]:
    """Equals by their dice, the highest first; those who rolled the same roll again."""
    if len(seats) < 2:
        return seats
    dice = {seat: scene.die() for seat in seats}
    for seat, die in dice.items():
        scene.tell(LootDieRolled(seat, die))
    again = ([s for s in seats if dice[s] == die] for die in sorted(set(dice.values()), reverse=True))
    return [seat for equals in again for seat in _rolled_off(scene, equals)]
