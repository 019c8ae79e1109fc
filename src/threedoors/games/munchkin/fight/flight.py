"""Running away: for each fleeing fighter, for each monster (M9)."""

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import (
    AlwaysOutrun,
    CannotBeOutrun,
    EvenOnEscape,
    FleeBonus,
    LootOnEscape,
    WayOut,
    WillNotPursue,
)
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.fights import DieRolled, FighterCaught, FighterEscaped
from threedoors.games.munchkin.fight.strength import lingering, monster_of, rule_of
from threedoors.games.munchkin.mat.items import extra, flee_bonus, item_of
from threedoors.games.munchkin.mat.traits import of_group, power
from threedoors.games.munchkin.table.agenda import ClearFight, Happen, JudgeFlight, LootDead, NextFlight
from threedoors.games.munchkin.table.asks import FleeNext, HelperFirst, RollCall
from threedoors.games.munchkin.table.people import living
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, Flight, Foe, Player, Roll
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.table.zones import draw_hidden

NEEDED = 5


def begin_flight(scene: Scene) -> None:
    """The fight is lost: main flees first, unless both agree otherwise (M7e)."""
    fight = scene.fight
    scene.change(flight=Flight(fight.fighters, tuple(foe.uid for foe in fight.foes)))
    scene.then(NextFlight(), LootDead(), ClearFight())


def next_flight(scene: Scene) -> None:
    """The next monster, the next fighter, or the end of the flight."""
    flight = scene.board.flight
    if flight is None or not flight.queue or not scene.fight.foes:
        return
    seat = flight.queue[0]
    alive = scene.player(seat).alive
    if not alive or not flight.left or flight.everybody:
        if alive:
            _finish(scene, seat)
        queue = flight.queue[1:]
        foes = tuple(foe.uid for foe in scene.fight.foes)
        assert scene.board.flight is not None
        scene.change(flight=replace(scene.board.flight, queue=queue, left=foes))
        scene.then(NextFlight())
        return
    scene.then(NextFlight())
    scene.ask(FleeNext(seat), seat)


def let_helper_first(scene: Scene) -> None:
    """Main proposes that the helper goes first; both have to agree (M9)."""
    helper = scene.fight.helper
    assert helper is not None
    scene.ask(HelperFirst(), helper)


def order_agreed(scene: Scene, agreed: bool) -> None:
    """The order of flight stands, one way or the other."""
    flight = scene.board.flight
    assert flight is not None
    queue = tuple(reversed(flight.queue)) if agreed else flight.queue
    scene.change(flight=replace(flight, queue=queue, started=True), pending=None)


def is_spared(deck: Deck, player: Player, foe: Foe) -> bool:
    """Will the monster not pursue this fighter? Read when the moment comes (M9)."""
    rule = rule_of(monster_of(deck, foe), WillNotPursue)
    if rule is None:
        return False
    if rule.classless:
        return not of_group(deck, player, "class")
    return rule.level_at_most is not None and player.level <= rule.level_at_most


def flee(scene: Scene, seat: Seat, uid: int) -> None:
    """Run from one monster: no roll where it does not pursue, always escapes or always catches."""
    foe = scene.foe(uid)
    assert foe is not None
    scene.change(pending=None)
    _strike_off(scene, (uid,))
    monster = monster_of(scene.deck, foe)
    if is_spared(scene.deck, scene.player(seat), foe):
        scene.tell(FighterEscaped(seat, foe.card, "spared"))
        _mark_escaped(scene, seat)
    elif rule_of(monster, AlwaysOutrun):
        escape(scene, seat, foe, "always")
    elif rule_of(monster, CannotBeOutrun):
        scene.change(roll=Roll(seat, "flee", None, uid))
        scene.then(JudgeFlight())
        open_window(scene, RollCall())
    else:
        roll_to_flee(scene, Roll(seat, "flee", 0, uid))


def roll_to_flee(scene: Scene, roll: Roll) -> None:
    """Roll, show the sum, and let everybody have a word (M9b, M9c)."""
    roll = replace(roll, die=scene.die(), spells=0, added=0)
    scene.change(roll=roll)
    tell_roll(scene)
    scene.then(JudgeFlight())
    open_window(scene, RollCall())


def roll_once_more(scene: Scene, roll: Roll) -> None:
    """Another roll in the place of this one: the judgement of the first is off.

    What paid for it may have left a duty on the agenda above that judgement; the duty stays.
    """
    scene.drop(JudgeFlight)
    roll_to_flee(scene, roll)


def tell_roll(scene: Scene) -> None:
    """The flee die and everything added to it."""
    roll = scene.board.roll
    assert roll is not None
    assert roll.die is not None
    foe = scene.foe(roll.foe)
    bill = flee_bill(scene.board, scene.deck, roll)
    scene.tell(DieRolled(roll.seat, "flee", roll.die, bill, NEEDED, foe.card if foe else None))


def flee_bill(board: Board, deck: Deck, roll: Roll) -> Bill:
    """A flee roll, line by line: die, race, items, curses, monster, spells."""
    player = board.players[roll.seat]
    parts = [Part("die", roll.die or 0, roll.seat), *flee_parts(board, deck, roll.seat, player, roll.foe)]
    if roll.added:
        parts.append(Part("spell", roll.added, roll.seat))
    return Bill(sum(part.n for part in parts), tuple(parts))


def flee_parts(board: Board, deck: Deck, seat: Seat, player: Player, uid: int) -> list[Part]:
    """What is added to this player's flee roll against that monster."""
    parts = []
    swift = power(deck, player, FleeBonus)
    if swift:
        parts.append(Part("trait", swift.n, seat))
    parts += [Part("item", flee_bonus(deck, c), seat, c) for c in player.equipped if flee_bonus(deck, c)]
    parts += [Part("curse", effect.roll, seat, card) for card, effect in lingering(deck, player) if effect.roll]
    foe = next((foe for foe in board.fight.foes if foe.uid == uid), None) if board.fight else None
    if foe is not None:
        rule = rule_of(monster_of(deck, foe), FleeBonus)
        if rule:
            parts.append(Part("monster", rule.n, None, foe.card))
    return parts


def least_die(board: Board, deck: Deck, seat: Seat, uid: int) -> int:
    """The least a flee die must show against that monster: 1 where none is needed, 7 where none will do (M9)."""
    player = board.players[seat]
    foe = next(foe for foe in board.fight.foes if foe.uid == uid) if board.fight else None
    if foe is None or is_spared(deck, player, foe) or rule_of(monster_of(deck, foe), AlwaysOutrun):
        return 1
    if rule_of(monster_of(deck, foe), CannotBeOutrun):
        return 7
    added = sum(part.n for part in flee_parts(board, deck, seat, player, uid))
    return max(1, min(7, NEEDED - added))


def is_away(board: Board, deck: Deck, roll: Roll) -> bool:
    """Does this flee roll succeed as it stands?"""
    if roll.granted:
        return True
    return roll.die is not None and flee_bill(board, deck, roll).total >= NEEDED


def judge(scene: Scene) -> None:
    """All have passed on the roll: away, or caught and punished at once (M9d)."""
    roll = scene.board.roll
    scene.change(roll=None)
    if roll is None:
        return
    foe = scene.foe(roll.foe)
    if foe is None or not scene.player(roll.seat).alive:
        return
    if is_away(scene.board, scene.deck, roll):
        escape(scene, roll.seat, foe, "card" if roll.granted else "rolled")
        return
    scene.tell(FighterCaught(roll.seat, foe.card))
    scene.then(Happen(roll.seat, monster_of(scene.deck, foe).penalty, foe.card))


def escape(scene: Scene, seat: Seat, foe: Foe, how: str) -> None:
    """Away from a monster that pursued; some take something all the same (M9d)."""
    scene.tell(FighterEscaped(seat, foe.card, how))
    _mark_escaped(scene, seat)
    rule = rule_of(monster_of(scene.deck, foe), EvenOnEscape)
    if rule:
        scene.then(Happen(seat, rule.effects, foe.card))


def all_escape(scene: Scene) -> None:
    """Main and helper get away from everything left; no more rolls in this flight (M15c)."""
    flight = scene.board.flight
    assert flight is not None
    for number, seat in enumerate(flight.queue):
        if not scene.player(seat).alive:
            continue
        uids = flight.left if number == 0 else tuple(foe.uid for foe in scene.fight.foes)
        for foe in (scene.foe(uid) for uid in uids):
            if foe is None:
                continue
            if is_spared(scene.deck, scene.player(seat), foe):
                scene.tell(FighterEscaped(seat, foe.card, "spared"))
                _mark_escaped(scene, seat)
            else:
                escape(scene, seat, foe, "card")
    assert scene.board.flight is not None
    scene.change(flight=replace(scene.board.flight, everybody=True))


def bribe(scene: Scene, seat: Seat, uid: int, how: str = "bribe") -> None:
    """A monster was paid, or thrown something: its fighter is away (M15c)."""
    foe = scene.foe(uid)
    assert foe is not None
    _strike_off(scene, (uid,))
    escape(scene, seat, foe, how)


def way_out(scene: Scene, seat: Seat, weaker: tuple[int, ...]) -> None:
    """The item that escapes all weaker monsters of this flight, its user only (M15c)."""
    _strike_off(scene, weaker)
    for uid in weaker:
        foe = scene.foe(uid)
        assert foe is not None
        escape(scene, seat, foe, "card")


def weaker_foes(board: Board, deck: Deck, card: CardId) -> tuple[int, ...]:
    """The monsters still to flee whose printed Level the way out covers."""
    rule = next(found for found in item_of(deck, card).extras if isinstance(found, WayOut))
    foes = board.fight.foes if board.fight else ()
    left = board.flight.left if board.flight else ()
    return tuple(f.uid for f in foes if f.uid in left and monster_of(deck, f).level <= rule.level_at_most)


def _strike_off(scene: Scene, uids: tuple[int, ...]) -> None:
    """These monsters need not be fled any more."""
    flight = scene.board.flight
    assert flight is not None
    left = tuple(uid for uid in flight.left if uid not in uids)
    scene.change(flight=replace(flight, left=left, started=True))


def _mark_escaped(scene: Scene, seat: Seat) -> None:
    flight = scene.board.flight
    if flight and seat not in flight.escaped:
        scene.change(flight=replace(flight, escaped=(*flight.escaped, seat)))


def _finish(scene: Scene, seat: Seat) -> None:
    """One fighter is done fleeing: a treasure for whoever wheels it along (M15c)."""
    flight = scene.board.flight
    looter = extra(scene.deck, scene.player(seat), LootOnEscape)
    if flight and looter is not None and seat in flight.escaped and seat in living(scene.board):
        draw_hidden(scene, seat, treasures=1)
