"""The verbs of penalties and curses carried out on their victim, one function each (M1a, M11)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.verbs import Effect
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.curses import NothingHappened
from threedoors.games.munchkin.events.fights import DieRolled
from threedoors.games.munchkin.fight.looting import die
from threedoors.games.munchkin.fight.strength import lingering
from threedoors.games.munchkin.mat.character import become, lose_trait, swap_side
from threedoors.games.munchkin.mat.gear import hand_over, lose_items
from threedoors.games.munchkin.mat.items import bonus, can_carry
from threedoors.games.munchkin.mat.levels import drop_to, lose_levels
from threedoors.games.munchkin.mat.traits import has, of_group, trait_of
from threedoors.games.munchkin.table.agenda import Await, Happen, LoseGold, PayTax, ReadTable, TakeTurns
from threedoors.games.munchkin.table.asks import PickHand, PickItems, PickTax, PickTrait, PickWay, RollCall, TakeFrom
from threedoors.games.munchkin.table.people import highest, lowest_level, neighbours, rivals
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, Roll
from threedoors.games.munchkin.table.windows import open_window
from threedoors.games.munchkin.table.zones import discard_from_hand, take_blind


def happen(scene: Scene, frame: Happen) -> None:
    """The next effect on a victim who still lives; the others after it."""
    if not frame.effects or not scene.player(frame.seat).alive:
        return
    effect, *rest = frame.effects
    if rest:
        scene.then(Happen(frame.seat, tuple(rest), frame.source))
    VERBS[type(effect)](scene, frame.seat, effect, frame.source)


def _levels(scene: Scene, seat: Seat, effect: verbs.LoseLevels, source: CardId) -> None:
    if not lose_levels(scene, seat, effect.n):
        scene.tell(NothingHappened(seat, source))


def _drop(scene: Scene, seat: Seat, effect: verbs.DropToLevel, source: CardId) -> None:
    if not drop_to(scene, seat, effect.n):
        scene.tell(NothingHappened(seat, source))


def _drop_to_lowest(scene: Scene, seat: Seat, effect: verbs.DropToLowest, source: CardId) -> None:
    if not drop_to(scene, seat, lowest_level(scene.board)):
        scene.tell(NothingHappened(seat, source))


def _die(scene: Scene, seat: Seat, effect: verbs.Die, source: CardId) -> None:
    die(scene, seat, source)


def _worn(scene: Scene, seat: Seat, effect: verbs.LoseWorn, source: CardId) -> None:
    """All that is worn in the slots named; several in one slot (an override) are the victim's choice."""
    lost = False
    for slot in effect.slots:
        worn = tuple(c for c in scene.player(seat).equipped if scene.deck.items[c].slot == slot)  # type: ignore[union-attr]
        lost = lost or bool(worn)
        if len(worn) == 1:
            lose_items(scene, seat, worn, "lost")
        elif worn:
            scene.then(Await(PickItems(worn, 1, source=source), (seat,)))
    if not lost:
        _otherwise(scene, seat, effect.otherwise, source)


def _items(scene: Scene, seat: Seat, effect: verbs.LoseItems, source: CardId) -> None:
    big = effect.size == "big"
    found = tuple(c for c in scene.player(seat).items if scene.deck.big[c] == big)
    _lose_some(scene, seat, found, len(found) if effect.n is None else effect.n, source)


def _best(scene: Scene, seat: Seat, effect: verbs.LoseBest, source: CardId) -> None:
    """The highest bonus; among equals the victim chooses. A one-shot has none before it is played (M1a)."""
    player = scene.player(seat)
    if effect.used_in_hand:
        found = tuple(c for c in player.equipped if scene.deck.items[c].slot == "hand")  # type: ignore[union-attr]
    else:
        found = tuple(c for c in player.items if scene.deck.items[c] is not None)
    top = max((bonus(scene.deck, player, c) for c in found), default=0)
    _lose_some(scene, seat, tuple(c for c in found if bonus(scene.deck, player, c) == top), 1, source)


def _worth(scene: Scene, seat: Seat, effect: verbs.LoseWorth, source: CardId) -> None:
    scene.then(LoseGold(seat, effect.gold, source))


def lose_gold(scene: Scene, frame: LoseGold) -> None:
    """Item by item, the victim's choice, until enough gold is gone or nothing is left."""
    items = scene.player(frame.seat).items
    if frame.gold <= 0 or not items or not scene.player(frame.seat).alive:
        return
    if sum(value(scene, card) for card in items) <= frame.gold:
        lose_items(scene, frame.seat, items, "lost")
        return
    scene.then(frame)
    scene.ask(PickItems(items, 1, owed=frame.gold, source=frame.source), frame.seat)


def _hand(scene: Scene, seat: Seat, effect: verbs.DiscardHand, source: CardId) -> None:
    cards = scene.hands[seat].cards
    n = -(-len(cards) // 2) if effect.half else effect.n
    if n is None or n >= len(cards):
        discard_from_hand(scene, seat, cards, "lost")
    elif n:
        scene.ask(PickHand(n, source=source), seat)


def _traits(scene: Scene, seat: Seat, effect: verbs.LoseTraits, source: CardId) -> None:
    found = of_group(scene.deck, scene.player(seat), effect.group)
    if not found:
        _otherwise(scene, seat, effect.otherwise, source)
    elif effect.every:
        lose_all_traits(scene, seat, found)
    elif len(found) == 1:
        lose_trait(scene, seat, found[0])
    else:
        scene.ask(PickTrait(found, source=source), seat)


def lose_all_traits(scene: Scene, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """One after the other; the doubler falls with the last of its group."""
    for card in cards:
        if card in scene.player(seat).traits:
            lose_trait(scene, seat, card)


def _swap_trait(scene: Scene, seat: Seat, effect: verbs.SwapTrait, source: CardId) -> None:
    found = of_group(scene.deck, scene.player(seat), effect.group)
    if not found:
        scene.tell(NothingHappened(seat, source))
    elif len(found) == 1:
        swap_trait(scene, seat, found[0])
    else:
        scene.ask(PickTrait(found, swap=True, source=source), seat)


def swap_trait(scene: Scene, seat: Seat, card: CardId) -> None:
    """The topmost of the group in the discards, looked for before the old one is discarded (M15e)."""
    player, deck = scene.player(seat), scene.deck
    group = trait_of(deck, card).group
    held = {trait_of(deck, c).key for c in of_group(deck, player, group)}
    pile = scene.board.door_discards
    new = next((c for c in reversed(pile) if _is_other(deck.traits[c], group, held)), None)
    if new is None:
        lose_trait(scene, seat, card)
        return
    scene.change(door_discards=tuple(c for c in pile if c != new))
    traits = tuple(c for c in player.traits if c != card)
    scene.change_player(seat, traits=traits)
    scene.change(door_discards=(*scene.board.door_discards, card))
    become(scene, seat, new)


def _is_other(trait: Any, group: str, held: set[str]) -> bool:
    return trait is not None and not trait.doubles and trait.group == group and trait.key not in held


def _side(scene: Scene, seat: Seat, effect: verbs.SwapSide, source: CardId) -> None:
    if not scene.board.options.no_sides:
        swap_side(scene, seat)


def _neighbours(scene: Scene, seat: Seat, effect: verbs.NeighboursTakeCard, source: CardId) -> None:
    for taker in neighbours(scene.board, seat):
        take_blind(scene, taker, seat)


def _rivals_take(scene: Scene, seat: Seat, effect: verbs.RivalsTake, source: CardId) -> None:
    takers = rivals(scene.board, seat)
    if effect.who == "highest":
        takers = highest(scene.board, takers)
    scene.then(TakeTurns(takers, seat, effect.or_hand_card, source))


def take_turns(scene: Scene, frame: TakeTurns) -> None:
    """The next taker chooses among what there is; nothing there, nothing taken."""
    if not frame.takers or not scene.player(frame.victim).alive:
        return
    taker, *rest = frame.takers
    scene.then(replace(frame, takers=tuple(rest)))
    victim = scene.player(frame.victim)
    items = tuple(c for c in victim.items if can_carry(scene.deck, scene.player(taker), c))
    hand = frame.hand and bool(scene.hands[frame.victim].cards)
    if not scene.player(taker).alive or not (items or hand):
        return
    if len(items) + hand == 1:
        take_from(scene, taker, frame.victim, items[0] if items else None)
        return
    scene.ask(TakeFrom(frame.victim, items, hand, source=frame.source), taker)


def take_from(scene: Scene, taker: Seat, victim: Seat, item: CardId | None) -> None:
    """An item, or a hand card blind."""
    if item is None:
        take_blind(scene, taker, victim)
    else:
        hand_over(scene, victim, taker, (item,), "taken")


def _choose(scene: Scene, seat: Seat, effect: verbs.ChooseOne, source: CardId) -> None:
    scene.ask(PickWay(effect.options, source=source), seat)


def _roll(scene: Scene, seat: Seat, effect: verbs.RollTable, source: CardId) -> None:
    """A penalty die; its roller may still set it (M1b)."""
    number = scene.die()
    scene.change(roll=Roll(seat, "table", number, source=source))
    scene.tell(DieRolled(seat, "table", number, table_bill(scene.board, scene.deck, seat, number), 0, source))
    scene.then(ReadTable(seat, effect.rows, source))
    open_window(scene, RollCall())


def table_bill(board: Board, deck: Deck, seat: Seat, number: int) -> Bill:
    """A penalty or theft die with the curses that weigh on it."""
    cursed = [Part("curse", e.roll, seat, c) for c, e in lingering(deck, board.players[seat]) if e.roll]
    parts = (Part("die", number, seat), *cursed)
    return Bill(sum(part.n for part in parts), parts)


def read_table(scene: Scene, frame: ReadTable) -> None:
    """Below 1 counts as 1, above 6 as 6 (M1b)."""
    roll = scene.board.roll
    assert roll is not None
    assert roll.die is not None
    scene.change(roll=None)
    result = min(6, max(1, table_bill(scene.board, scene.deck, frame.seat, roll.die).total))
    row = next((row for row in frame.rows if result <= row.upto), None)
    if row:
        scene.then(Happen(frame.seat, row.then, frame.source))


def _when(scene: Scene, seat: Seat, effect: verbs.When, source: CardId) -> None:
    player = scene.player(seat)
    holds = effect.level_at_least is None or player.level >= effect.level_at_least
    holds = holds and (effect.trait is None or has(scene.deck, player, effect.trait))
    scene.then(Happen(seat, effect.then if holds else effect.otherwise, source))


def _linger(scene: Scene, seat: Seat, effect: verbs.Linger, source: CardId) -> None:
    """Nothing now: it lies before its victim, and sums look for it there."""


def _tax(scene: Scene, seat: Seat, effect: verbs.Tax, source: CardId) -> None:
    items = scene.player(seat).items
    if not items:
        scene.tell(NothingHappened(seat, source))
    elif len(items) == 1:
        levy(scene, seat, items[0], source)
    else:
        scene.ask(PickTax(items, first=True, source=source), seat)


def levy(scene: Scene, seat: Seat, item: CardId, source: CardId | None) -> None:
    """The victim's item sets the price; every rival pays it in seat order (M15e)."""
    gold = value(scene, item)
    lose_items(scene, seat, (item,), "taxed")
    scene.then(PayTax(rivals(scene.board, seat), gold, gold, source))


def pay_tax(scene: Scene, frame: PayTax) -> None:
    """Each rival loses items worth at least as much; being poorer, all of them and a level."""
    if not frame.seats or not frame.gold:
        return
    seat, *rest = frame.seats
    after = replace(frame, seats=tuple(rest), left=frame.gold)
    items = scene.player(seat).items
    worth = sum(value(scene, card) for card in items)
    if frame.left <= 0:
        scene.then(after)
    elif worth < frame.left:
        scene.then(after)
        lose_items(scene, seat, items, "taxed")
        lose_levels(scene, seat, 1)
    else:
        scene.then(frame)
        scene.ask(PickTax(items, owed=frame.left, source=frame.source), seat)


def pay_item(scene: Scene, seat: Seat, item: CardId) -> None:
    """A rival names an item for the tax; what it was worth is paid."""
    frame = scene.owed(PayTax)
    assert frame is not None
    scene.instead(replace(frame, left=frame.left - value(scene, item)))
    lose_items(scene, seat, (item,), "taxed")


def lose_picked(scene: Scene, seat: Seat, cards: tuple[CardId, ...]) -> None:
    """The items a victim chose; towards a sum of gold if one is owed."""
    owed = scene.owed(LoseGold)
    if owed is not None:
        scene.instead(replace(owed, gold=owed.gold - sum(value(scene, card) for card in cards)))
    lose_items(scene, seat, cards, "lost")


def value(scene: Scene, card: CardId) -> int:
    """Printed value; no value counts 0."""
    return scene.deck.values[card] or 0


def _lose_some(scene: Scene, seat: Seat, found: tuple[CardId, ...], n: int, source: CardId) -> None:
    """Too few: as many as there are; too many: the victim chooses (M1a)."""
    if not found:
        scene.tell(NothingHappened(seat, source))
    elif len(found) <= n:
        lose_items(scene, seat, found, "lost")
    else:
        scene.ask(PickItems(found, n, source=source), seat)


def _otherwise(scene: Scene, seat: Seat, effects: tuple[Effect, ...], source: CardId) -> None:
    if effects:
        scene.then(Happen(seat, effects, source))
    else:
        scene.tell(NothingHappened(seat, source))


VERBS: dict[type[Effect], Callable[[Scene, Seat, Any, CardId], None]] = {
    verbs.LoseLevels: _levels,
    verbs.DropToLevel: _drop,
    verbs.DropToLowest: _drop_to_lowest,
    verbs.Die: _die,
    verbs.LoseWorn: _worn,
    verbs.LoseItems: _items,
    verbs.LoseBest: _best,
    verbs.LoseWorth: _worth,
    verbs.DiscardHand: _hand,
    verbs.LoseTraits: _traits,
    verbs.SwapTrait: _swap_trait,
    verbs.SwapSide: _side,
    verbs.NeighboursTakeCard: _neighbours,
    verbs.RivalsTake: _rivals_take,
    verbs.ChooseOne: _choose,
    verbs.RollTable: _roll,
    verbs.When: _when,
    verbs.Linger: _linger,
    verbs.Tax: _tax,
}
