"""What each seat of the cellar may see: never the order of the unopened doors, never another's oil."""

from msgspec import Struct
from msgspec.structs import replace

from tests.fourth_game.cellar.rules import legal, waits
from tests.fourth_game.cellar.state import Cellar, CellarAction, CellarOptions, Explorer, OilBurnt
from threedoors.core import Chance, Event, Seat, View


class ExplorerSeen(Struct, frozen=True):
    sack: int
    vault: int
    burnt: int


class CellarView(View[CellarAction], frozen=True, kw_only=True):
    options: CellarOptions
    explorers: tuple[ExplorerSeen, ...]
    turn: Seat
    acts: int
    opened: tuple[str, ...]
    my_oil: int | None


def view(state: Cellar, seat: Seat | None) -> CellarView:
    return CellarView(
        seat=seat,
        choices=legal(state, seat),
        waits=waits(state),
        outcome=state.over,
        options=state.options,
        explorers=tuple(ExplorerSeen(e.sack, e.vault, e.burnt) for e in state.explorers),
        turn=state.turn,
        acts=state.acts,
        opened=state.opened,
        my_oil=None if seat is None else state.explorers[seat].oil,
    )


def imagine(view: CellarView, chance: Chance) -> Cellar:
    explorers = []
    for seat, e in enumerate(view.explorers):
        guess, chance = chance.below(3)
        oil = guess if seat != view.seat or view.my_oil is None else view.my_oil
        explorers.append(Explorer(oil, e.sack, e.vault, e.burnt))
    rubies = view.options.rubies - view.opened.count("ruby")
    trapdoors = view.options.trapdoors - view.opened.count("trapdoor")
    deck, chance = chance.shuffled(("ruby",) * rubies + ("trapdoor",) * trapdoors)
    return Cellar(
        view.options,
        tuple(explorers),
        view.turn,
        view.acts,
        deck,
        view.opened,
        chance.rekeyed("imagined"),
        view.outcome,
    )


def seen(event: Event, seat: Seat | None) -> Event | None:
    if isinstance(event, OilBurnt) and event.seat != seat:
        return replace(event, left=None)
    return event


def notation(state: Cellar) -> str:
    people = " | ".join(
        f"{seat + 1}{'*' if seat == state.turn else ''} sack {e.sack} vault {e.vault}"
        for seat, e in enumerate(state.explorers)
    )
    return f"{people} | doors left {len(state.deck)}"
