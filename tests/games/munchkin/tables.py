"""Positions in a line of text, and the few gestures tests are made of.

``table("L3 hand m01 o08 used i13 is A", "L1", "L1", doors="m05")``: seat 0 is about to open the door, m05
behind it. A second copy of a card is written ``A#2``. What is not named lies in the decks.
"""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from threedoors.core import Action, Chance, Event, Refused, Step
from threedoors.games.munchkin.cards.deck import CardId, copies_of
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.fight.strength import our_bill, their_bill, treasures_of
from threedoors.games.munchkin.rules import apply, with_house_set
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.scene import EVERYBODY
from threedoors.games.munchkin.table.state import Attached, Board, Fight, Hand, MunchkinState, Player
from threedoors.games.munchkin.versions import RULES_VERSION

DECK = house_deck()
ZONES = {"hand", "used", "carried", "is", "cursed", "with"}
TESTED: set[str] = set()


def card(name: str) -> CardId:
    """A card of the house set, ``m07`` or ``A#2``."""
    assert name in DECK.cards, f"{name} is no card of the house set"
    return CardId(name)


def cards(names: str) -> tuple[CardId, ...]:
    return tuple(card(name) for name in names.split())


def plays(*designs: str) -> pytest.MarkDecorator:
    """Mark a test as the test of these cards: it runs once for every copy of each."""
    names = [str(name) for design in designs for name in copies_of(DECK[card(design)])]
    TESTED.update(names)
    return pytest.mark.parametrize("name", names)


def table(
    *mats: str,
    doors: str = "",
    treasures: str = "",
    discards: str = "",
    options: MunchkinOptions | None = None,
    active: int = 0,
) -> MunchkinState:
    """Seat by seat what lies where; the first door or treasure named is on top of its deck."""
    players, hands = zip(*(_mat(mat) for mat in mats), strict=True)
    named = {c for player in players for c in _on(player)} | {c for hand in hands for c in hand.cards}
    thrown = cards(discards)
    top_doors, top_treasures = cards(doors)[::-1], cards(treasures)[::-1]
    named |= {*thrown, *top_doors, *top_treasures}
    board = Board(
        with_house_set(options or MunchkinOptions(), RULES_VERSION),
        players,
        active,
        turn=1,
        opened=True,
        door_discards=tuple(c for c in thrown if DECK.is_door(c)),
        treasure_discards=tuple(c for c in thrown if not DECK.is_door(c)),
        pending=asks.Pending("w1", asks.Prepare(), (active,)),
        serial=1,
        rules=RULES_VERSION,
    )
    return MunchkinState(
        board,
        hands,
        tuple(c for c in DECK.doors if c not in named) + top_doors,
        tuple(c for c in DECK.treasures if c not in named) + top_treasures,
        Chance(b"test"),
    )


def by_rules_3(state: MunchkinState) -> MunchkinState:
    """The same table, begun before rules 4."""
    return replace(state, board=replace(state.board, rules=UNSET))


def _mat(mat: str) -> tuple[Player, Hand]:
    player, zone, held = Player(1, "woman"), "hand", []
    for word in mat.split():
        if word in ZONES:
            zone = word
        elif word in ("woman", "man"):
            player = replace(player, side=word)
        elif word[0] == "L" and word[1:].isdigit():
            player = replace(player, level=int(word[1:]))
        elif zone == "hand":
            held.append(card(word))
        else:
            player = _put(player, zone, word)
    return player, Hand(tuple(held), (EVERYBODY,) * len(held))


def _put(player: Player, zone: str, word: str) -> Player:
    if zone == "with":
        name, _, item = word.partition("=")
        return replace(player, attached=(*player.attached, Attached(card(name), card(item) if item else None)))
    field = {"used": "equipped", "carried": "carried", "is": "traits", "cursed": "curses"}[zone]
    return replace(player, **{field: (*getattr(player, field), card(word))})


def _on(player: Player) -> tuple[CardId, ...]:
    return player.items + player.traits + player.curses + tuple(x.card for x in player.attached)


# Gestures


def act(state: MunchkinState, action: Action) -> MunchkinState:
    """Play an act that has to be accepted."""
    step = apply(state, action)
    assert isinstance(step, Step), f"{action} was refused: {step}"
    return step.state


def told(state: MunchkinState, action: Action) -> tuple[Event, ...]:
    """What an accepted act made happen."""
    step = apply(state, action)
    assert isinstance(step, Step), f"{action} was refused: {step}"
    return step.events


def refusal(state: MunchkinState, action: Action) -> Refused:
    """Why an act is refused; it has to be."""
    step = apply(state, action)
    assert isinstance(step, Refused), f"{action} was accepted"
    return step


def wait(state: MunchkinState) -> str:
    assert state.board.pending is not None
    return state.board.pending.id


def ask(state: MunchkinState) -> asks.AnyAsk:
    assert state.board.pending is not None
    return state.board.pending.ask


def asked(state: MunchkinState) -> tuple[int, ...]:
    assert state.board.pending is not None
    return state.board.pending.seats


def open_door(state: MunchkinState) -> MunchkinState:
    return act(state, a.OpenDoor(state.board.active, wait=wait(state)))


def everybody_passes(state: MunchkinState) -> MunchkinState:
    """Close the window that is open, and any that opens by itself after it."""
    while state.board.pending is not None and isinstance(state.board.pending.ask, asks.WINDOWS):
        state = act(state, a.Pass(asked(state)[0], wait=wait(state)))
    return state


def resolve(state: MunchkinState) -> MunchkinState:
    """Main resolves, everybody passes."""
    return everybody_passes(act(state, a.Resolve(fight(state).main, wait=wait(state))))


def helped(state: MunchkinState, helper: int = 1, **terms: object) -> MunchkinState:
    """Main asks, the helper accepts."""
    state = act(state, a.AskHelp(fight(state).main, helper, **terms))  # type: ignore[arg-type]
    return act(state, a.AcceptOffer(helper, wait=state.board.offers[-1].id))


def with_die(state: MunchkinState, *faces: int) -> MunchkinState:
    """The same table, with dice that will fall like this."""
    for number in range(100_000):
        chance = start = Chance(number.to_bytes(4, "big"))
        for face in faces:
            die, chance = chance.die()
            if die != face:
                break
        else:
            return replace(state, chance=start)
    raise AssertionError(f"no dice fall {faces}")


def flee(state: MunchkinState, die: int = 1, foe: int | None = None) -> MunchkinState:
    """The fighter asked runs from the first monster left; the die falls as told, nobody changes it."""
    assert state.board.flight is not None
    uid = state.board.flight.left[0] if foe is None else foe
    return everybody_passes(act(with_die(state, die), a.Flee(asked(state)[0], uid, wait=wait(state))))


def pick(state: MunchkinState, names: str) -> MunchkinState:
    return act(state, a.PickCards(asked(state)[0], cards(names), wait=wait(state)))


def fight(state: MunchkinState) -> Fight:
    assert state.board.fight is not None, "no fight is running"
    return state.board.fight


def ours(state: MunchkinState) -> int:
    return our_bill(state.board, DECK, fight(state)).total


def theirs(state: MunchkinState) -> int:
    return their_bill(state.board, DECK, fight(state)).total


def hoard(state: MunchkinState) -> int:
    return sum(treasures_of(state.board, DECK, fight(state), foe) for foe in fight(state).foes)


def level(state: MunchkinState, seat: int = 0) -> int:
    return state.board.players[seat].level


def hand(state: MunchkinState, seat: int = 0) -> set[str]:
    return {DECK[c].id for c in state.hands[seat].cards}


def used(state: MunchkinState, seat: int = 0) -> set[str]:
    return {DECK[c].id for c in state.board.players[seat].equipped}


def carried(state: MunchkinState, seat: int = 0) -> set[str]:
    return {DECK[c].id for c in state.board.players[seat].carried}


def traits(state: MunchkinState, seat: int = 0) -> set[str]:
    return {DECK[c].id for c in state.board.players[seat].traits}


def discarded(state: MunchkinState) -> set[str]:
    return {DECK[c].id for c in state.board.door_discards + state.board.treasure_discards}


def happened(events: tuple[Event, ...], kind: type[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def caught(name: str, mat: str, *others: str, die: int = 1) -> MunchkinState:
    """Seat 0 opens the door on this monster, loses, flees badly and is caught."""
    state = resolve(open_door(table(mat, *(others or ("L1", "L1")), doors=name)))
    return flee(state, die)


def meeting(name: str, mat: str, *others: str) -> MunchkinState:
    """Seat 0 opens the door on this monster; the fight is open."""
    return open_door(table(mat, *(others or ("L1", "L1")), doors=name))


Scenario = Callable[[str], None]
