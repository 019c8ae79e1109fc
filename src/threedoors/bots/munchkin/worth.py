"""What a card is worth to a player, in gold: one currency for every choice (a level costs a thousand)."""

from threedoors.bots.munchkin.reading import Reading
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.mat.items import bonus, displaced_by, fits
from threedoors.games.munchkin.mat.traits import has

LEVEL = 1000
BONUS = 220  # a lasting point of strength
FITTING = 120  # … of an item that does not fit yet
POINT = 70  # a point for one fight
TRICKS = {
    k.RemoveOne: 700,
    k.RemoveAll: 250,
    k.Transfer: 300,
    k.AllEscape: 200,
    k.EscapeAnyway: 250,
    k.SetDie: 200,
    k.CancelCurse: 350,
    k.SearchDiscards: 600,
    k.RollAgain: 80,
    k.DoubleSide: 600,
    k.AddForEach: 60,
    k.Wander: 250,
    k.CloneMonster: 200,
    k.ReplaceMonster: 200,
    k.EndFight: 400,
    k.TakeToWin: 500,
    k.LevelsFor: 100,
    k.Override: 350,
    k.StealLevel: 1500,
    k.DrawTreasures: 1200,
}


def worth(seen: Reading, card: CardId) -> int:
    """What this card is worth to this seat, wherever it lies; weighed once a reading."""
    found = seen.worths.get(card)
    if found is None:
        found = seen.worths[card] = _worth(seen, card)
    return found


def _worth(seen: Reading, card: CardId) -> int:
    design = seen.deck[card]
    match design:
        case k.Item():
            return max(design.value, _item(seen, card, design))
        case k.OneShot():
            play = design.play
            points = play.n * POINT if isinstance(play, k.AddStrength) else TRICKS.get(type(play), 100)
            return max(design.value, points)
        case k.LevelUp():
            return LEVEL if seen.me.level < seen.winning_level - 1 else 50
        case k.DoorTrick(play=k.LevelsFor(trait)) if has(seen.deck, seen.me, trait):
            return LEVEL
        case k.DoorTrick() | k.TreasureTrick():
            return TRICKS.get(type(design.play), 100)
        case k.Boon():
            return design.bonus * BONUS + (300 if design.carries else 0)
        case k.Monster():
            return _monster(seen, card, design)
        case k.Trait():
            return 400 if design.doubles else 350
        case k.Enhancer():
            return abs(design.strength) * 40
        case _:
            return 250


def _item(seen: Reading, card: CardId, design: k.Item) -> int:
    extras = 250 * len(design.extras)
    if not fits(seen.board, seen.deck, seen.me, card):
        return design.bonus * FITTING + extras // 2
    return gain(seen, card) * BONUS + extras + design.bonus * FITTING // 4


def gain(seen: Reading, card: CardId) -> int:
    """How much stronger this seat would be with the item in use (or is, if it is used)."""
    mine = bonus(seen.deck, seen.me, card)
    if card in seen.me.equipped:
        return mine
    return mine - sum(bonus(seen.deck, seen.me, other) for other in displaced_by(seen.deck, seen.me, card))


def _monster(seen: Reading, card: CardId, design: k.Monster) -> int:
    """A monster one can beat is a level in waiting; others are good for a rival's fight at most."""
    if seen.wins(seen.against(card)):
        return 600 + 150 * design.treasures
    return 150 if design.level <= seen.view.strengths[seen.seat].total + 6 else 120
