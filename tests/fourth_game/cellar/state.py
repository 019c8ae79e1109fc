"""What lies in the cellar, what may be asked, what happened."""

from msgspec import Struct

from threedoors.core import CLOCK, Action, Chance, Concede, Event, Options, Outcome, Seat


class CellarOptions(Options, frozen=True):
    rubies: int = 12
    trapdoors: int = 6
    minutes: int = 0  # 0: no clock


class Explorer(Struct, frozen=True):
    oil: int  # secret: only its owner knows
    sack: int = 0
    vault: int = 0
    burnt: int = 0  # oil seen burning: everybody may remember it


class Cellar(Struct, frozen=True):
    options: CellarOptions
    explorers: tuple[Explorer, ...]
    turn: Seat
    acts: int
    deck: tuple[str, ...]  # top card last
    opened: tuple[str, ...]  # oldest first
    chance: Chance
    over: Outcome | None = None


class OpenDoor(Action, frozen=True):
    """Turn over the top door card (R2)."""


class GoHome(Action, frozen=True):
    """Bring the sack home (R3); say how many coins to leave behind for luck."""

    tip: int


class TimeUp(Action, frozen=True):
    """The candle is out: taken by the clock."""

    seat: Seat = CLOCK


CellarAction = OpenDoor | GoHome | TimeUp | Concede


class DoorOpened(Event, frozen=True):
    seat: Seat
    card: str


class OilBurnt(Event, frozen=True):
    """Seen by its owner alone in full; the others see that something burnt."""

    seat: Seat
    left: int | None


class SackDropped(Event, frozen=True):
    seat: Seat
    gold: int


class GoldBanked(Event, frozen=True):
    seat: Seat
    gold: int


CellarEvent = DoorOpened | OilBurnt | SackDropped | GoldBanked
