"""What holds while a card lies where it lies: rules of monsters, powers of races and classes, item extras.

Plain data. Fixed points of the rules look for them (``strength.py``, ``flight.py``, ``powers.py``…);
nothing here acts by itself.
"""

from typing import Literal

from msgspec import Struct

from threedoors.games.munchkin.cards.verbs import Bonus, Count, Effect, snake

Side = Literal["woman", "man"]
Tag = Literal["fire", "pole"]


class Standing(Struct, frozen=True, tag_field="do", tag=snake, forbid_unknown_fields=True):
    """One thing that holds."""


# Monsters


class StrongerAgainst(Standing, frozen=True):
    """A bonus once, if any fighter has this race or class (M7)."""

    trait: str
    n: Bonus


class ForEachFighter(Standing, frozen=True):
    """A modifier for each fighter of this race or class."""

    trait: str
    n: Bonus


class ForEachCurse(Standing, frozen=True):
    """A bonus for each curse that took effect on a fighter since the fight began."""

    n: Bonus


class IgnoresLevels(Standing, frozen=True):
    """Fighters' Levels do not count."""


class IgnoresItems(Standing, frozen=True):
    """Bonuses of equipped items worth this much or more do not count."""

    worth: int = 0


class DoublesTag(Standing, frozen=True):
    """Bonuses of used items with this tag count double."""

    tag: Tag


class FightsAlone(Standing, frozen=True):
    """No helper allowed."""


class FleeBonus(Standing, frozen=True):
    """Added to flee rolls: against this monster, or for the wearer."""

    n: Bonus


class CannotBeOutrun(Standing, frozen=True):
    """No roll: caught, unless a card grants an escape."""


class AlwaysOutrun(Standing, frozen=True):
    """Fleeing always succeeds."""


class WillNotPursue(Standing, frozen=True):
    """No roll needed by fighters up to a Level, or by those without class."""

    level_at_most: int | None = None
    classless: bool = False


class EvenOnEscape(Standing, frozen=True):
    """Happens to whoever got away (M9d)."""

    effects: tuple[Effect, ...]


class EntryCost(Standing, frozen=True):
    """Each fighter discards hand cards when it and the monster first meet."""

    cards: Count


class EntryToll(Standing, frozen=True):
    """Each fighter loses items of its choice when it and the monster first meet."""

    items: Count


class LeavesSide(Standing, frozen=True):
    """A main player of this side is not attacked: it leaves on entering."""

    side: Side
    treasures: int = 1


class LeavesFor(Standing, frozen=True):
    """A fighter of this race or class may send it away, for some hand cards or free."""

    trait: str
    cards: int = 0
    treasures: int = 1


class MayDecline(Standing, frozen=True):
    """Main may let it go by, as long as nobody has touched the fight; a race or class has to stay."""

    trait: str | None = None


class SellsTreasure(Standing, frozen=True):
    """Main may once discard a hand card for more treasure."""

    treasures: int = 1


class TakesBribe(Standing, frozen=True):
    """A fighter may discard a one-shot, or an item worth so much, to escape it."""

    one_shot: bool = False
    worth: int | None = None


class DistractedBy(Standing, frozen=True):
    """A fighter may throw it an item with this tag, before the roll, to escape it."""

    tag: Tag


class RewardsTag(Standing, frozen=True):
    """More treasure if a fighter uses an item with this tag."""

    tag: Tag
    treasures: int = 1


class RewardsAlone(Standing, frozen=True):
    """More treasure if killed by main alone."""

    treasures: int = 1


class RewardsLevels(Standing, frozen=True):
    """More levels if main kills it with an item of this tag in use; no tag: with bare hands."""

    n: Count
    tag: Tag | None = None


MonsterRule = (
    StrongerAgainst
    | ForEachFighter
    | ForEachCurse
    | IgnoresLevels
    | IgnoresItems
    | DoublesTag
    | FightsAlone
    | FleeBonus
    | CannotBeOutrun
    | AlwaysOutrun
    | WillNotPursue
    | EvenOnEscape
    | EntryCost
    | EntryToll
    | LeavesSide
    | LeavesFor
    | MayDecline
    | SellsTreasure
    | TakesBribe
    | DistractedBy
    | RewardsTag
    | RewardsAlone
    | RewardsLevels
)


# Races and classes


class HelperLevels(Standing, frozen=True):
    """As helper, a level for each monster killed."""


class AnyBig(Standing, frozen=True):
    """Any number of Big items."""


class HandLimit(Standing, frozen=True):
    """Another hand limit at the end of the turn."""

    n: Count


class DoubleSale(Standing, frozen=True):
    """One item per turn sells for double value."""


class SecondTry(Standing, frozen=True):
    """After a failed first flee roll against a monster, discard a card to roll once more."""


class Rage(Standing, frozen=True):
    """Discard cards in a fight, each adding to the side."""

    most: Count
    n: Bonus


class WinsTies(Standing, frozen=True):
    """Its side wins at equal strength."""


class FlightSpell(Standing, frozen=True):
    """Discard cards after a flee roll, each adding to it."""

    most: Count
    n: Bonus


class Charm(Standing, frozen=True):
    """Discard the whole hand, so many cards at least, to remove a monster for its treasure."""

    least: Count


class Backstab(Standing, frozen=True):
    """Discard a card to weaken a fighter, once per victim and fight."""

    n: Bonus


class Theft(Standing, frozen=True):
    """Discard a card and roll to take a small item from a rival; a failure costs a level."""

    needs: Count


class Resurrection(Standing, frozen=True):
    """Take face-up draws from the discards, paying a hand card for each."""


class Smite(Standing, frozen=True):
    """Discard cards against undead, each adding to the side."""

    most: Count
    n: Bonus


Power = (
    FleeBonus
    | HelperLevels
    | AnyBig
    | HandLimit
    | DoubleSale
    | SecondTry
    | Rage
    | WinsTies
    | FlightSpell
    | Charm
    | Backstab
    | Theft
    | Resurrection
    | Smite
)


# Items


class BonusFor(Standing, frozen=True):
    """Another bonus for users of this race or class."""

    trait: str
    n: Bonus


class ShieldsFromDoor(Standing, frozen=True):
    """Curses revealed at the door do nothing to the wearer."""


class WayOut(Standing, frozen=True):
    """Discard it in flight to escape all monsters up to a printed Level."""

    level_at_most: Count


class LootOnEscape(Standing, frozen=True):
    """Draw a treasure once per flight, having escaped at least one monster."""


class CompelsHelp(Standing, frozen=True):
    """A rival of higher Level cannot refuse to help; useless for the winning level (M8)."""


ItemExtra = FleeBonus | BonusFor | ShieldsFromDoor | WayOut | LootOnEscape | CompelsHelp
