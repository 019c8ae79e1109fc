"""Powers of races, classes and items, and the monsters' own offers: who may use them, what they do (M3).

As with cards, the ways a power may be used now are listed once, for ``legal`` and ``apply`` alike.
"""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import (
    Backstab,
    Charm,
    CompelsHelp,
    DistractedBy,
    FlightSpell,
    LeavesFor,
    MayDecline,
    Rage,
    SecondTry,
    SellsTreasure,
    Smite,
    TakesBribe,
    Theft,
    WayOut,
)
from threedoors.games.munchkin.events.fights import DieRolled, PowerUsed
from threedoors.games.munchkin.fight.flight import bribe, is_away, roll_once_more, tell_roll, way_out, weaker_foes
from threedoors.games.munchkin.fight.foes import remove_foe
from threedoors.games.munchkin.fight.help import could_win, join, may_have_helper
from threedoors.games.munchkin.fight.strength import has_undead, monster_of, rule_of, treasures_of
from threedoors.games.munchkin.mat.character import pay, payable
from threedoors.games.munchkin.mat.gear import hand_over
from threedoors.games.munchkin.mat.items import can_carry, extra
from threedoors.games.munchkin.mat.levels import lose_levels
from threedoors.games.munchkin.mat.traits import has, power, suffers
from threedoors.games.munchkin.play.verbs.roll_table import table_bill
from threedoors.games.munchkin.table.actions import PowerName, UsePower
from threedoors.games.munchkin.table.agenda import FinishTheft
from threedoors.games.munchkin.table.asks import RollCall
from threedoors.games.munchkin.table.moment import Moment
from threedoors.games.munchkin.table.people import fighters, rivals
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Effort, Fight, Roll, Stab
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.terms import Terms


class Way(Struct, frozen=True):
    """A way to use a power now: what may be paid, and the values of the fields it needs."""

    power: PowerName
    pay_from: tuple[CardId, ...] = ()
    pay_count: int = 0
    target: tuple[Seat, ...] = ()
    foe: tuple[int, ...] = ()
    item: tuple[CardId, ...] = ()

    def covers(self, act: UsePower) -> bool:
        """Is this act one of these?"""
        paid = set(act.pay)
        return (
            act.power == self.power
            and len(act.pay) == len(paid) == self.pay_count
            and paid.issubset(self.pay_from)
            and _one_of(act.target, self.target)
            and _one_of(act.foe, self.foe)
            and _one_of(act.item, self.item)
        )


def power_ways(m: Moment) -> Iterator[Way]:
    """Every way this seat may use a power now."""
    if m.open_fight and m.fight is not None:
        if m.fighting:
            yield from _fighter_powers(m, m.fight)
        if power(m.deck, m.player, Backstab):
            yield from _backstab(m, m.fight)
    elif m.roll_call:
        yield from _roll_powers(m)
    elif m.fleeing:
        yield from _flight_powers(m)
    if m.free and not m.fighting and power(m.deck, m.player, Theft):
        yield from _theft(m)


def _fighter_powers(m: Moment, fight: Fight) -> Iterator[Way]:
    if m.player.traits:
        yield from _trait_powers(m, fight)
    yield from _monster_offers(m, fight)
    if fight.main == m.seat and extra(m.deck, m.player, CompelsHelp) is not None:
        yield from _compel(m, fight)


def _trait_powers(m: Moment, fight: Fight) -> Iterator[Way]:
    """What races and classes do in a fight of their own."""
    rage = power(m.deck, m.player, Rage)
    if rage and _effort(fight, m.seat).raged < rage.most * rage.n:
        yield from _paid(m, "rage", payable(m.state, m.seat, Rage))
    smite = power(m.deck, m.player, Smite)
    if smite and _effort(fight, m.seat).smote < smite.most * smite.n and has_undead(m.deck, fight):
        yield from _paid(m, "smite", payable(m.state, m.seat, Smite))
    charm = power(m.deck, m.player, Charm)
    hand = m.hand.cards
    if charm and len(hand) >= charm.least:
        yield Way("charm", hand, len(hand), foe=tuple(foe.uid for foe in fight.foes))


def _monster_offers(m: Moment, fight: Fight) -> Iterator[Way]:
    """Some monsters can be sent away, or sell treasure."""
    hand = m.hand.cards
    for foe in fight.foes:
        for rule in monster_of(m.deck, foe).rules:
            if type(rule) is LeavesFor and has(m.deck, m.player, rule.trait) and len(hand) >= rule.cards:
                yield Way("send-away", hand if rule.cards else (), rule.cards, foe=(foe.uid,))
            elif type(rule) is SellsTreasure and fight.main == m.seat and hand and not foe.bought:
                yield Way("buy", hand, 1, foe=(foe.uid,))
            elif type(rule) is MayDecline and fight.main == m.seat and may_decline(m, fight, rule):
                yield Way("decline", foe=(foe.uid,))


def may_decline(m: Moment, fight: Fight, rule: MayDecline) -> bool:
    """Only a fight nobody has touched, and not if one's race or class has to stay (M15a)."""
    foe = fight.foes[0]
    alone = len(fight.foes) == 1 and fight.helper is None and not fight.owed
    touched = fight.laid or fight.stabs or fight.efforts or foe.boosts or foe.clone
    return alone and not touched and not (rule.trait is not None and suffers(m.deck, m.player, rule.trait))


def _compel(m: Moment, fight: Fight) -> Iterator[Way]:
    """A rival of higher Level cannot refuse; not for a fight that could win the game (M8)."""
    if not may_have_helper(m.deck, fight) or could_win(m.board, m.deck, fight):
        return
    above = tuple(s for s in rivals(m.board, m.seat) if m.board.players[s].level > m.player.level)
    if above:
        yield Way("compel", target=above)


def _backstab(m: Moment, fight: Fight) -> Iterator[Way]:
    stabbed = {stab.victim for stab in fight.stabs if stab.seat == m.seat}
    victims = tuple(s for s in fight.fighters if s != m.seat and s not in stabbed)
    cards = payable(m.state, m.seat, Backstab)
    if victims and cards:
        yield Way("backstab", cards, 1, target=victims)


def _theft(m: Moment) -> Iterator[Way]:
    """A small item of a rival, both out of combat and flight (M3b)."""
    cards = payable(m.state, m.seat, Theft)
    busy = fighters(m.board)
    if not cards:
        return
    for seat in rivals(m.board, m.seat):
        if seat not in busy:
            loot = tuple(c for c in m.board.players[seat].items if not m.deck.big[c])
            if loot:
                yield Way("theft", cards, 1, target=(seat,), item=loot)


def _roll_powers(m: Moment) -> Iterator[Way]:
    """After one's own flee roll: spells on it, one more try, a late bribe."""
    roll = m.roll
    if roll is None or roll.kind != "flee" or roll.seat != m.seat:
        return
    away = is_away(m.board, m.deck, roll)
    spell = power(m.deck, m.player, FlightSpell)
    if spell and roll.die is not None and roll.spells < spell.most:
        yield from _paid(m, "spell", payable(m.state, m.seat, FlightSpell))
    if power(m.deck, m.player, SecondTry) and roll.die is not None and not roll.retried and not away:
        yield from _paid(m, "retry", payable(m.state, m.seat, SecondTry))
    if not away:
        yield from _bribes(m, (roll.foe,))


def _flight_powers(m: Moment) -> Iterator[Way]:
    """Before a flee roll: a bribe, something to throw, or a way out."""
    assert m.flight is not None
    yield from _bribes(m, m.flight.left)
    yield from _distractions(m, m.flight.left)
    item = extra(m.deck, m.player, WayOut)
    if item is not None and weaker_foes(m.board, m.deck, item):
        yield Way("way-out", item=(item,))


def _bribes(m: Moment, uids: tuple[int, ...]) -> Iterator[Way]:
    for foe in m.fight.foes if m.fight else ():
        rule = rule_of(monster_of(m.deck, foe), TakesBribe) if foe.uid in uids else None
        cards = bribes(m.deck, rule, m.hand.cards + m.player.items) if rule else ()
        if cards:
            yield Way("bribe", cards, 1, foe=(foe.uid,))


def _distractions(m: Moment, uids: tuple[int, ...]) -> Iterator[Way]:
    """What a monster would run after, from hand or table (M15c)."""
    for foe in m.fight.foes if m.fight else ():
        rule = rule_of(monster_of(m.deck, foe), DistractedBy) if foe.uid in uids else None
        if rule is not None:
            cards = m.hand.cards + m.player.items
            thrown = tuple(c for c in cards if (item := m.deck.items[c]) is not None and rule.tag in item.tags)
            if thrown:
                yield Way("distract", thrown, 1, foe=(foe.uid,))


def bribes(deck: Deck, rule: TakesBribe, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Which of these cards the monster would take (M15c)."""
    if rule.one_shot:
        return tuple(card for card in cards if deck.one_shots[card] is not None)
    worth = rule.worth or 0
    return tuple(c for c in cards if (value := deck.values[c]) is not None and value >= worth)


def _paid(m: Moment, name: PowerName, cards: tuple[CardId, ...]) -> Iterator[Way]:
    if cards:
        yield Way(name, cards, 1)


def _effort(fight: Fight, seat: Seat) -> Effort:
    return next((effort for effort in fight.efforts if effort.seat == seat), Effort(seat))


def _one_of(value: Any, values: tuple[Any, ...]) -> bool:
    return value in values if values else value is None


# What they do


def use_power(scene: Scene, act: UsePower) -> None:
    """Pay the price, then let the power work."""
    foe = scene.foe(act.foe) if act.foe is not None else None
    scene.tell(PowerUsed(act.seat, act.power, act.pay, act.target, foe.card if foe else None))
    pay(scene, act.seat, act.pay)
    EFFECTS[act.power](scene, act)


def _rage(scene: Scene, act: UsePower) -> None:
    found = power(scene.deck, scene.player(act.seat), Rage)
    _add_effort(scene, act.seat, raged=found.n if found else 0)


def _smite(scene: Scene, act: UsePower) -> None:
    found = power(scene.deck, scene.player(act.seat), Smite)
    _add_effort(scene, act.seat, smote=found.n if found else 0)


def _add_effort(scene: Scene, seat: Seat, raged: int = 0, smote: int = 0) -> None:
    old = _effort(scene.fight, seat)
    others = tuple(effort for effort in scene.fight.efforts if effort.seat != seat)
    scene.change_fight(efforts=(*others, Effort(seat, old.raged + raged, old.smote + smote)))


def _charm(scene: Scene, act: UsePower) -> None:
    """It leaves for its treasure, without a level."""
    foe = scene.foe(act.foe if act.foe is not None else -1)
    assert foe is not None
    remove_foe(scene, foe, treasures_of(scene.board, scene.deck, scene.fight, foe, killed=False), "charm")


def _send_away(scene: Scene, act: UsePower) -> None:
    foe = scene.foe(act.foe if act.foe is not None else -1)
    assert foe is not None
    rule = rule_of(monster_of(scene.deck, foe), LeavesFor)
    assert rule is not None
    remove_foe(scene, foe, rule.treasures, "sent-away")


def _decline(scene: Scene, act: UsePower) -> None:
    """It goes its way, and leaves nothing."""
    foe = scene.foe(act.foe if act.foe is not None else -1)
    assert foe is not None
    remove_foe(scene, foe, 0, "declined")


def _buy(scene: Scene, act: UsePower) -> None:
    assert act.foe is not None
    scene.change_foe(act.foe, bought=True)


def _stab(scene: Scene, act: UsePower) -> None:
    assert act.target is not None
    knife = power(scene.deck, scene.player(act.seat), Backstab)
    stab = Stab(act.seat, act.target, knife.n if knife else -2)
    scene.change_fight(stabs=(*scene.fight.stabs, stab))


def _compelled(scene: Scene, act: UsePower) -> None:
    assert act.target is not None
    join(scene, act.target, Terms(), compelled=True)


def _steal(scene: Scene, act: UsePower) -> None:
    """Roll for it; the die may still be set by its roller (M1b)."""
    assert act.target is not None
    assert act.item is not None
    thief = power(scene.deck, scene.player(act.seat), Theft)
    needs = thief.needs if thief else 4
    number = scene.die()
    scene.change(roll=Roll(act.seat, "theft", number))
    scene.tell(DieRolled(act.seat, "theft", number, table_bill(scene.board, scene.deck, act.seat, number), needs))
    scene.then(FinishTheft(act.seat, act.target, act.item, needs))
    open_window(scene, RollCall())


def finish_theft(scene: Scene, frame: FinishTheft) -> None:
    """Taken, or caught red-handed: a level lost (M3)."""
    roll = scene.board.roll
    assert roll is not None
    assert roll.die is not None
    scene.change(roll=None)
    total = table_bill(scene.board, scene.deck, frame.seat, roll.die).total
    still_there = frame.item in scene.player(frame.victim).items
    if not scene.player(frame.seat).alive:
        return
    if total < frame.needs:
        lose_levels(scene, frame.seat, 1)
    elif still_there and can_carry(scene.deck, scene.player(frame.seat), frame.item):
        hand_over(scene, frame.victim, frame.seat, (frame.item,), "theft")


def _cast(scene: Scene, act: UsePower) -> None:
    roll, spell = scene.board.roll, power(scene.deck, scene.player(act.seat), FlightSpell)
    assert roll is not None
    added = roll.added + (spell.n if spell else 1)
    scene.change(roll=replace(roll, spells=roll.spells + 1, added=added))
    tell_roll(scene)
    open_window(scene, RollCall())


def _try_again(scene: Scene, act: UsePower) -> None:
    """One more roll, before the penalty."""
    roll = scene.board.roll
    assert roll is not None
    scene.change(pending=None)
    roll_once_more(scene, replace(roll, retried=True))


def _bribe(scene: Scene, act: UsePower) -> None:
    assert act.foe is not None
    if scene.board.roll is not None:
        scene.change(roll=None, pending=None)
    bribe(scene, act.seat, act.foe)


def _distract(scene: Scene, act: UsePower) -> None:
    assert act.foe is not None
    bribe(scene, act.seat, act.foe, "distracted")


def _leave_by(scene: Scene, act: UsePower) -> None:
    """The item is discarded for it, after it was seen which monsters it covers."""
    assert act.item is not None
    weaker = weaker_foes(scene.board, scene.deck, act.item)
    pay(scene, act.seat, (act.item,))
    way_out(scene, act.seat, weaker)


EFFECTS: dict[str, Callable[[Scene, UsePower], None]] = {
    "rage": _rage,
    "smite": _smite,
    "charm": _charm,
    "send-away": _send_away,
    "decline": _decline,
    "buy": _buy,
    "backstab": _stab,
    "compel": _compelled,
    "theft": _steal,
    "spell": _cast,
    "retry": _try_again,
    "bribe": _bribe,
    "distract": _distract,
    "way-out": _leave_by,
}
