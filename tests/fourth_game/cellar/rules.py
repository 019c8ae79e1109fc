"""The Cellar's referee."""

from msgspec.structs import replace

from tests.fourth_game.cellar.state import (
    Cellar,
    CellarAction,
    CellarOptions,
    DoorOpened,
    Explorer,
    GoHome,
    GoldBanked,
    OilBurnt,
    OpenDoor,
    SackDropped,
    TimeUp,
)
from threedoors.core import (
    CLOCK,
    Between,
    Chance,
    Choices,
    Concede,
    Event,
    Message,
    Open,
    Outcome,
    Refused,
    Seat,
    Step,
    Wait,
)


def setup(options: CellarOptions, seats: int, chance: Chance) -> Cellar | Refused:
    if options.rubies < 1:
        return Refused("no-rubies", "R1", {"rubies": options.rubies})
    deck, chance = chance.shuffled(("ruby",) * options.rubies + ("trapdoor",) * options.trapdoors)
    explorers = []
    for _ in range(seats):
        oil, chance = chance.below(3)
        explorers.append(Explorer(oil))
    return Cellar(options, tuple(explorers), 0, 0, deck, (), chance)


def legal(state: Cellar, seat: Seat | None) -> Choices[CellarAction]:
    if state.over or seat != state.turn:
        return Choices(seat)
    sack = state.explorers[state.turn].sack
    home = (Open("GoHome", {"tip": Between(0, sack)}),) if sack else ()
    return Choices(seat, (OpenDoor(state.turn),), home)


def waits(state: Cellar) -> tuple[Wait[CellarAction], ...]:
    if state.over:
        return ()
    turn: Wait[CellarAction] = Wait(f"turn-{state.acts}", (state.turn,), Message("wait-turn", {"seat": state.turn}))
    if not state.options.minutes:
        return (turn,)
    return (turn, Wait("candle", (), Message("wait-candle"), state.options.minutes * 60.0, TimeUp()))


def outcome(state: Cellar) -> Outcome | None:
    return state.over


def apply(state: Cellar, action: CellarAction) -> Step[Cellar] | Refused:
    if state.over:
        return Refused("game-over")
    match action:
        case TimeUp(seat) if seat == CLOCK and state.options.minutes:
            return Step(_finished(state, "time", state.explorers), ())
        case Concede(seat) if 0 <= seat < len(state.explorers):
            return Step(replace(state, over=Outcome("conceded", (), Message("conceded", {"seat": seat}))))
        case OpenDoor(seat) if seat == state.turn:
            return _open_door(state, seat)
        case GoHome(seat, tip) if seat == state.turn:
            return _go_home(state, seat, tip)
    return Refused("not-your-turn", "R2", {"seat": state.turn})


def _open_door(state: Cellar, seat: Seat) -> Step[Cellar]:
    *deck, card = state.deck
    me = state.explorers[seat]
    events: list[Event] = [DoorOpened(seat, card)]
    if card == "ruby":
        me = replace(me, sack=me.sack + 3)
    elif me.oil:
        me = replace(me, oil=me.oil - 1, burnt=me.burnt + 1)
        events.append(OilBurnt(seat, me.oil))
    else:
        events.append(SackDropped(seat, me.sack))
        me = replace(me, sack=0)
    after = replace(state, deck=tuple(deck), opened=(*state.opened, card))
    return Step(_next(_with(after, seat, me)), tuple(events))


def _go_home(state: Cellar, seat: Seat, tip: int) -> Step[Cellar] | Refused:
    me = state.explorers[seat]
    if not me.sack:
        return Refused("sack-empty", "R3", {"seat": seat}, Message("try-a-door"))
    if not 0 <= tip <= me.sack:
        return Refused("tip-too-big", "R3", {"tip": tip, "sack": me.sack})
    banked = GoldBanked(seat, me.sack - tip)
    return Step(_next(_with(state, seat, replace(me, sack=0, vault=me.vault + banked.gold))), (banked,))


def _with(state: Cellar, seat: Seat, me: Explorer) -> Cellar:
    return replace(state, explorers=(*state.explorers[:seat], me, *state.explorers[seat + 1 :]))


def _next(state: Cellar) -> Cellar:
    state = replace(state, turn=(state.turn + 1) % len(state.explorers), acts=state.acts + 1)
    return state if state.deck else _finished(state, "emptied", state.explorers)


def _finished(state: Cellar, label: str, explorers: tuple[Explorer, ...]) -> Cellar:
    best = max(e.vault for e in explorers)
    winners = tuple(seat for seat, e in enumerate(explorers) if e.vault == best)
    return replace(state, over=Outcome(label, winners, Message("cellar-over"), tuple(e.vault for e in explorers)))
