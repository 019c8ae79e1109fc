"""Who is stronger: both sides of a fight as itemised bills (M7).

Nothing is stored: the sums are folded from the board each time. What does not count is left out,
doubled bonuses are doubled, all is added up, a doubled side is doubled last.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.kinds import AddForEach, AddStrength, Curse, DoubleSide, Enhancer, Monster
from threedoors.games.munchkin.cards.standing import (
    DoublesTag,
    ForEachCurse,
    ForEachFighter,
    IgnoresItems,
    IgnoresLevels,
    RewardsAlone,
    RewardsLevels,
    RewardsTag,
    SellsTreasure,
    Standing,
    StrongerAgainst,
    WinsTies,
)
from threedoors.games.munchkin.cards.verbs import Linger
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.mat.items import bonus, item_of
from threedoors.games.munchkin.mat.traits import has, power, suffers
from threedoors.games.munchkin.table.state import Board, Fight, Foe, Player

R = TypeVar("R", bound=Standing)


def monster_of(deck: Deck, foe: Foe) -> Monster:
    """The design of a monster in the fight."""
    monster = deck.monsters[foe.card]
    assert monster is not None, f"card {foe.card} is no monster"
    return monster


def rules_in(deck: Deck, fight: Fight, kind: type[R]) -> list[R]:
    """All rules of a kind that the monsters bring into the fight."""
    return [rule for foe in fight.foes for rule in monster_of(deck, foe).rules if type(rule) is kind]


def rule_of(monster: Monster, kind: type[R]) -> R | None:
    """One monster's rule of a kind."""
    for rule in monster.rules:
        if type(rule) is kind:
            return rule
    return None


def has_undead(deck: Deck, fight: Fight) -> bool:
    """Is an undead monster in the fight?"""
    return any(monster_of(deck, foe).undead for foe in fight.foes)


def our_bill(board: Board, deck: Deck, fight: Fight) -> Bill:
    """The fighters' side."""
    rules = [rule for foe in fight.foes for rule in monster_of(deck, foe).rules]
    parts = [part for seat in fight.fighters for part in _fighter_parts(board, deck, fight, seat, rules)]
    if not fight.laid:
        return Bill(sum([part.n for part in parts]), tuple(parts))
    parts += _laid_parts(board, deck, fight, "fighters")
    total = sum([part.n for part in parts])
    for laid in fight.laid:
        if type(_trick(deck, laid.card)) is DoubleSide:
            parts.append(Part("doubled", total, laid.seat, laid.card))
            total *= 2
    return Bill(total, tuple(parts))


def uncounted(ours: Bill, usual: Sequence[Bill]) -> tuple[Part, ...]:
    """What is on the fighters' usual bills, outside any fight, and not on our bill against these monsters."""
    counted = {(part.why, part.seat, part.card) for part in ours.parts}
    parts = [part for bill in usual for part in bill.parts]
    return tuple([part for part in parts if (part.why, part.seat, part.card) not in counted])


def their_bill(board: Board, deck: Deck, fight: Fight) -> Bill:
    """The monsters' side."""
    parts = [part for foe in fight.foes for part in _foe_parts(board, deck, fight, foe)]
    if fight.laid:
        parts += _laid_parts(board, deck, fight, "monsters")
    return Bill(sum([part.n for part in parts]), tuple(parts))


Both = tuple[Bill, Bill]
_added: list[tuple[tuple[Player, ...], Deck | None, dict[Fight, Both]]] = [((), None, {})]
_last: list[tuple[Fight | None, tuple[Player, ...], Both | None]] = [(None, (), None)]  # most ask about the same fight


def both_bills(board: Board, deck: Deck, fight: Fight) -> Both:
    """Ours and theirs. They hang on the mats and the fight alone: while no mat changes, a fight is added up once."""
    last, of_players, both = _last[0]
    if both is not None and last is fight and of_players is board.players:
        return both
    both = _both_bills(board, deck, fight)
    _last[0] = fight, board.players, both
    return both


def _both_bills(board: Board, deck: Deck, fight: Fight) -> Both:
    players, of, kept = _added[0]
    if players is not board.players or of is not deck:
        kept = {}
        _added[0] = board.players, deck, kept
    found = kept.get(fight)
    if found is None:
        found = kept[fight] = our_bill(board, deck, fight), their_bill(board, deck, fight)
    return found


def wins(board: Board, deck: Deck, fight: Fight) -> bool:
    """Would the fighters win now? Equal strength wins only with a power that says so (M7)."""
    ours, theirs = both_bills(board, deck, fight)
    return beats(board, deck, fight, ours.total, theirs.total)


def beats(board: Board, deck: Deck, fight: Fight, ours: int, theirs: int) -> bool:
    """Is that enough? A fighter who wins ties makes equal enough."""
    return ours > theirs or (ours == theirs and wins_ties(board, deck, fight))


def wins_ties(board: Board, deck: Deck, fight: Fight) -> bool:
    """Does a fighter win at equal strength?"""
    return any(power(deck, board.players[seat], WinsTies) is not None for seat in fight.fighters)


def treasures_of(board: Board, deck: Deck, fight: Fight, foe: Foe, killed: bool = True) -> int:
    """A monster's hoard: printed and enhancers, at least 1, and what it pays extra, some only if killed (M7)."""
    monster = monster_of(deck, foe)
    boosts = sum([_enhancer(deck, card).treasures for card in foe.boosts]) if foe.boosts else 0
    count = max(1, monster.treasures + boosts + foe.plus_treasures)
    if not monster.rules:
        return count
    rules = (rule for rule in monster.rules if killed or not isinstance(rule, RewardsAlone) or not board.by_rules(4))
    return count + sum(_extra_treasures(board, deck, fight, foe, rule) for rule in rules)


def _extra_treasures(board: Board, deck: Deck, fight: Fight, foe: Foe, rule: Standing) -> int:
    """What a monster pays on top: for a tag in use, for being killed alone, for having been paid (M15a)."""
    match rule:
        case RewardsTag(tag, treasures) if _uses_tag(board, deck, fight, tag):
            return treasures
        case RewardsAlone(treasures) if fight.helper is None:
            return treasures
        case SellsTreasure(treasures) if foe.bought:
            return treasures
    return 0


def levels_in(board: Board, deck: Deck, fight: Fight) -> int:
    """The levels all monsters in the fight are worth to main, as main is armed now."""
    printed = sum([monster_of(deck, foe).levels for foe in fight.foes])
    extra = rules_in(deck, fight, RewardsLevels)
    return printed + sum([rule.n for rule in extra if _is_armed(deck, board.players[fight.main], rule.tag)])


def _is_armed(deck: Deck, player: Player, tag: str | None) -> bool:
    """Does this player use an item with the tag? No tag: are both hands empty?"""
    used = [item_of(deck, card) for card in player.equipped]
    return not any(item.slot == "hand" for item in used) if tag is None else any(tag in item.tags for item in used)


def lingering(deck: Deck, player: Player) -> Iterator[tuple[CardId, Linger]]:
    """The lasting curses before a player."""
    for card in player.curses:
        curse = deck[card]
        assert isinstance(curse, Curse)
        for effect in curse.effects:
            if type(effect) is Linger:
                yield card, effect


def _fighter_parts(board: Board, deck: Deck, fight: Fight, seat: Seat, rules: Sequence[Standing]) -> Iterator[Part]:
    player = board.players[seat]
    if not rules or IgnoresLevels not in map(type, rules):
        yield Part("level", player.level, seat)
    if player.equipped:
        yield from _item_parts(deck, player, seat, rules)
    for attached in player.attached:
        boon = deck.boons[attached.card]
        if boon is not None:
            yield Part("boon", boon.bonus, seat, attached.card)
    for effort in fight.efforts:
        if effort.seat == seat:
            if effort.raged:
                yield Part("rage", effort.raged, seat)
            if effort.smote and has_undead(deck, fight):
                yield Part("smite", effort.smote, seat)
    for stab in fight.stabs:
        if stab.victim == seat:
            yield Part("backstab", stab.n, seat)
    if player.curses:
        for card, effect in lingering(deck, player):
            if effect.strength:
                yield Part("curse", effect.strength, seat, card)


def _item_parts(deck: Deck, player: Player, seat: Seat, rules: Sequence[Standing]) -> Iterator[Part]:
    if player.curses and any(effect.no_items for _, effect in lingering(deck, player)):
        return
    limits = [rule.worth for rule in rules if type(rule) is IgnoresItems]
    doubled = [rule.tag for rule in rules if type(rule) is DoublesTag]
    for card in player.equipped:
        item = item_of(deck, card)
        n = bonus(deck, player, card) if item.extras else item.bonus
        if not n or (limits and any(item.value >= worth for worth in limits)):
            continue
        if doubled and any(tag in item.tags for tag in doubled):
            n *= 2
        yield Part("item", n, seat, card)


def _foe_parts(board: Board, deck: Deck, fight: Fight, foe: Foe) -> Iterator[Part]:
    monster = monster_of(deck, foe)
    yield Part("monster", monster.level, None, foe.card)
    for card in foe.boosts:
        yield Part("enhancer", _enhancer(deck, card).strength, None, card)
    if foe.plus:
        yield Part("copied", foe.plus, None, foe.card)
    for rule in monster.rules:
        n = _against(board, deck, fight, rule)
        if n:
            yield Part("condition", n, None, foe.card)


def conditions_met(board: Board, deck: Deck, fight: Fight) -> Iterator[Standing]:
    """The rules behind the conditions on the monsters' bill, in its order."""
    for foe in fight.foes:
        yield from (rule for rule in monster_of(deck, foe).rules if _against(board, deck, fight, rule))


def _against(board: Board, deck: Deck, fight: Fight, rule: Standing) -> int:
    """What a monster's condition adds against these fighters."""
    if type(rule) is StrongerAgainst:
        return rule.n if any(suffers(deck, board.players[s], rule.trait) for s in fight.fighters) else 0
    if type(rule) is ForEachFighter:
        counts = suffers if rule.n > 0 else has
        return rule.n * sum(counts(deck, board.players[s], rule.trait) for s in fight.fighters)
    if type(rule) is ForEachCurse:
        return rule.n * fight.cursed
    return 0


def _laid_parts(board: Board, deck: Deck, fight: Fight, side: str) -> list[Part]:
    parts = []
    for laid in fight.laid:
        if laid.side == side:
            trick = _trick(deck, laid.card)
            if type(trick) is AddStrength:
                parts.append(Part("one-shot", trick.n, laid.seat, laid.card))
            elif type(trick) is AddForEach:
                count = sum(has(deck, board.players[s], trick.trait) for s in fight.fighters)
                parts.append(Part("one-shot", trick.n * count, laid.seat, laid.card))
    return parts


def _trick(deck: Deck, card: CardId) -> object:
    shot = deck.one_shots[card]
    return shot.play if shot else None


def _enhancer(deck: Deck, card: CardId) -> Enhancer:
    enhancer = deck[card]
    assert isinstance(enhancer, Enhancer)
    return enhancer


def _uses_tag(board: Board, deck: Deck, fight: Fight, tag: str) -> bool:
    return any(tag in item_of(deck, card).tags for seat in fight.fighters for card in board.players[seat].equipped)
