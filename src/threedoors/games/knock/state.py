"""What lies on the table in Knock, and where the team stands in its adventure."""

from typing import Final, Literal

from msgspec import UNSET, Struct, UnsetType

from threedoors.core import Chance, Seat
from threedoors.games.knock.cards import TIME_TOKENS, CardId
from threedoors.games.knock.events import Cause, Spell
from threedoors.games.knock.keep import Keep
from threedoors.games.knock.lattice import Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.versions import UNNAMED

Phase = Literal["ready", "turn", "knight", "between", "over"]
"""Before the timer starts; a turn; the Knight waits to be laid; between two Keeps; the end."""

SPELLS: Final[tuple[Spell, ...]] = ("fireball", "ice-flash", "poison", "sphere")
LAST_LEVEL: Final = 4


class Ending(Struct, frozen=True):
    """How the last Keep ended, and whether the team stopped there."""

    won: bool
    cause: Cause | None = None  # why it was lost, or ``stopped``
    card: CardId | None = None  # the hall that fell, the creature that rang, the Knight who was beaten
    spot: Spot | None = None
    danger: int = 0
    seat: Seat | None = None  # who conceded
    group: tuple[CardId, ...] = ()  # the winning chest group (K20)
    chests: int = 0  # printed in it


class Knock(Struct, frozen=True):
    """One Keep being built, and the adventure around it."""

    options: KnockOptions
    level: int
    phase: Phase
    turn: Seat
    keep: Keep
    hands: tuple[tuple[CardId, ...], ...]
    pile: tuple[CardId, ...]  # top card last; the Knight is the first
    chance: Chance
    reserve: int = TIME_TOKENS
    silent: bool = False
    told: frozenset[CardId] = frozenset()  # cards in hands that everybody knows (K17a)
    shown: CardId | None = None  # committed: it must be played (K16)
    spells: tuple[Spell, ...] = ()
    burnt: tuple[CardId, ...] = ()
    ready: tuple[Seat, ...] = ()
    turns: int = 0  # turns taken in this Keep
    keeps: int = 1  # Keeps begun, retries among them
    chests: int = 0  # scored in the Keeps won so far (K20)
    ending: Ending | None = None  # of the last Keep; None while one is being built
    rules: int | UnsetType = UNSET  # by which it is played; games of rules 2 did not write that down


def rules_of(state: Knock) -> int:
    """By which version of the rules this game is played."""
    return UNNAMED if state.rules is UNSET else state.rules


def is_solo(state: Knock) -> bool:
    """One player alone: no Speech token, and silence shrinks the hand (K7, K13)."""
    return len(state.hands) == 1


def is_running(state: Knock) -> bool:
    """Is a Keep being built right now?"""
    return state.phase in ("turn", "knight")


def is_hushed(state: Knock) -> bool:
    """May nobody talk now (K17)? Between Keeps everybody may."""
    return state.silent and is_running(state)
