"""Monsters entering and leaving a fight (M7a, M7b)."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import Enhancer, Monster
from threedoors.games.munchkin.cards.standing import EntryCost, EntryToll, FightsAlone, LeavesSide
from threedoors.games.munchkin.cards.verbs import DiscardHand, Effect, LoseAny
from threedoors.games.munchkin.events.fights import FightEnded, FoeJoined, FoeLeft
from threedoors.games.munchkin.fight.help import helper_leaves
from threedoors.games.munchkin.fight.spoils import draw_spoils
from threedoors.games.munchkin.fight.strength import monster_of, rule_of
from threedoors.games.munchkin.table.agenda import ClearFight, FoeArrives, Happen
from threedoors.games.munchkin.table.offers import lapse_help
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Foe
from threedoors.games.munchkin.table.zones import discard


def add_foe(scene: Scene, card: CardId, seat: Seat, how: str) -> None:
    """A monster joins the fight."""
    uid = scene.fight.next_uid
    scene.change_fight(foes=(*scene.fight.foes, Foe(uid, card)), next_uid=uid + 1)
    scene.tell(FoeJoined(seat, card, how))
    scene.then(FoeArrives(uid))


def clone_foe(scene: Scene, seat: Seat, model: Foe, clone: CardId) -> None:
    """A second monster like this one, with its enhancers as of now (M7)."""
    boosts = [scene.deck[card] for card in model.boosts]
    strength = sum(boost.strength for boost in boosts if isinstance(boost, Enhancer))
    treasures = sum(boost.treasures for boost in boosts if isinstance(boost, Enhancer))
    uid = scene.fight.next_uid
    copy = Foe(uid, model.card, clone, (), model.plus + strength, model.plus_treasures + treasures)
    scene.change_fight(foes=(*scene.fight.foes, copy), next_uid=uid + 1)
    scene.tell(FoeJoined(seat, model.card, "clone"))
    scene.then(FoeArrives(uid))


def arrive(scene: Scene, uid: int) -> None:
    """Entry effects: it may leave at once, send the helper home, or cost cards (M7a)."""
    foe = scene.foe(uid)
    if foe is None:
        return
    monster = monster_of(scene.deck, foe)
    leaves = rule_of(monster, LeavesSide)
    main = scene.player(scene.fight.main)
    if leaves and (scene.board.options.no_sides is False) and main.side == leaves.side:
        remove_foe(scene, foe, leaves.treasures, "spared")
        return
    if rule_of(monster, FightsAlone) and scene.fight.helper is not None:
        helper_leaves(scene, "alone")
    for seat in reversed(scene.fight.fighters):
        meet(scene, foe, seat)


def meet(scene: Scene, foe: Foe, seat: Seat) -> None:
    """A fighter and a monster meet: what it takes for that, once."""
    price = _price_of_entry(monster_of(scene.deck, foe))
    current = scene.foe(foe.uid)
    if price and current and seat not in current.met:
        scene.change_foe(foe.uid, met=(*current.met, seat))
        scene.then(Happen(seat, price, foe.card))


def _price_of_entry(monster: Monster) -> tuple[Effect, ...]:
    """Hand cards, items, both or neither."""
    cost, toll = rule_of(monster, EntryCost), rule_of(monster, EntryToll)
    cards: tuple[Effect, ...] = (DiscardHand(cost.cards),) if cost else ()
    return (*cards, LoseAny(toll.items)) if toll else cards


def cards_of(foe: Foe) -> tuple[CardId, ...]:
    """The physical cards a monster consists of."""
    return (foe.card if foe.clone is None else foe.clone, *foe.boosts)


def take_away(scene: Scene, foe: Foe) -> None:
    """A monster goes with everything laid on it; its clone keeps what it copied."""
    scene.change_fight(foes=tuple(other for other in scene.fight.foes if other.uid != foe.uid))
    discard(scene, cards_of(foe))


def remove_foe(scene: Scene, foe: Foe, treasures: int, why: str) -> None:
    """A monster leaves without being killed; the last one leaving ends the fight at once (M7)."""
    take_away(scene, foe)
    scene.change_fight(owed=scene.fight.owed + treasures)
    scene.tell(FoeLeft(foe.card, treasures, why))
    if not scene.fight.foes:
        end_without_fight(scene)


def end_without_fight(scene: Scene) -> None:
    """Nobody is left to fight: no levels, only the treasures owed, and the deal for them (M7)."""
    scene.tell(FightEnded(scene.fight.main, "nobody-left"))
    lapse_help(scene)
    scene.then(ClearFight())
    draw_spoils(scene, scene.fight.owed)


def replace_foe(scene: Scene, seat: Seat, foe: Foe, card: CardId) -> None:
    """Another monster from hand takes its place; nothing is owed for the first (M15a)."""
    uid = scene.fight.next_uid
    foes = tuple(Foe(uid, card) if other.uid == foe.uid else other for other in scene.fight.foes)
    scene.change_fight(foes=foes, next_uid=uid + 1)
    discard(scene, cards_of(foe))
    scene.tell(FoeLeft(foe.card, 0, "replaced"))
    scene.tell(FoeJoined(seat, card, "replace"))
    scene.then(FoeArrives(uid))
