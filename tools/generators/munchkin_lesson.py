"""The first game of Munchkin, played by the referee, for the client's first steps.

The browser holds no rules, so the tables it shows in the first steps are written down here once, from a script of two
turns (a small fight won alone, a large one lost in company), into web/src/games/munchkin/generated/lesson.json.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from threedoors.core import Action, Step, begin
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.cards.kinds import AddStrength
from threedoors.games.munchkin.shown.questions import AskIf, AskIfHelped, answer
from threedoors.games.munchkin.shown.views import MunchkinView, view
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.state import Hand, MunchkinState
from threedoors.games.munchkin.terms import FighterSide

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "munchkin" / "generated" / "lesson.json"
YOU, ROSA, MALIK = 0, 1, 2
PEOPLE = ("You", "Rosa", "Malik")
DECK = house_deck()
LUCKY = 4  # a seed with which the die of the second turn lies well


def files() -> Iterator[tuple[Path, bytes]]:
    """The one file."""
    yield FILE, msgspec.json.encode(lesson(), order="deterministic") + b"\n"


def lesson() -> list[dict[str, Any]]:
    """Every table of the lesson and the act that leads on; the last one leads nowhere."""
    return [*first_turn(), *second_turn()]


def first_turn() -> list[dict[str, Any]]:
    """Dress, kick, lose by one, throw a bucket, win."""
    table = arranged(hands=(("i14", "o05", "m01", "c07"), (), ()), doors=("m11",), levels=(1, 1, 1))
    player = Lesson(table)
    player.does(a.LayDown(YOU, card("i14")))
    player.does(a.OpenDoor(YOU, wait=player.wait))
    player.does(a.Play(YOU, card("o05"), side="fighters"))
    player.does(a.Resolve(YOU, wait=player.wait), ROSA, MALIK)
    player.does(a.EndTurn(YOU, wait=player.wait), over=True)
    return player.steps


def second_turn() -> list[dict[str, Any]]:
    """A door too big for one, help at a price, a rival with a coffee, and the way out."""
    table = arranged(
        hands=(("o11", "m01"), (), ("e02",)),
        doors=("m20",),
        levels=(4, 6, 5),
        used=(("i14",), ("i26",), ()),
        luck=LUCKY,
    )
    player = Lesson(table)
    player.does(a.OpenDoor(YOU, wait=player.wait))
    player.does(a.AskHelp(YOU, ROSA, treasures=1))
    player.others(a.AcceptOffer(ROSA, wait=player.state.board.offers[0].id))
    player.does(a.Resolve(YOU, wait=player.wait))
    player.others(a.Play(MALIK, card("e02"), foe=0))
    player.does(a.Resolve(YOU, wait=player.wait), ROSA, MALIK)
    player.does(a.Flee(YOU, foe=0, wait=player.wait))
    player.does(a.Pass(YOU, wait=player.wait), over=True)
    return player.steps


class Lesson:
    """One seat's game with what the others do in between."""

    def __init__(self, state: MunchkinState) -> None:
        self.state = state
        self.steps: list[dict[str, Any]] = []

    @property
    def wait(self) -> str:
        assert self.state.board.pending is not None
        return self.state.board.pending.id

    def does(self, action: Action, *passing: int, over: bool = False) -> None:
        """Your act: the table before it is a page of the lesson; then these others pass."""
        seen = view(self.state, YOU)
        questions = (AskIf(plays_of(seen)), AskIfHelped()) if seen.fight else ()
        told = [{"question": question, "answer": answer(seen, question)} for question in questions]
        self.steps.append({"view": seen, "act": action, "told": told})
        if over:
            return
        self.others(action)
        while passing and self.state.board.pending and any(seat in self.state.board.pending.seats for seat in passing):
            seat = next(seat for seat in self.state.board.pending.seats if seat in passing)
            self.others(a.Pass(seat, wait=self.wait))

    def others(self, action: Action) -> None:
        step = GAME.apply(self.state, action)
        assert isinstance(step, Step), f"the script of the lesson is refused at {action}: {step}"
        self.state = step.state


def plays_of(seen: MunchkinView) -> tuple[a.Play, ...]:
    """Every way to throw a hand card into the fight."""
    thrown = [card for card in seen.hand if isinstance(getattr(DECK[card], "play", None), AddStrength)]
    sides: tuple[FighterSide, ...] = ("fighters", "monsters")
    return tuple(a.Play(YOU, card, side=side) for card in thrown for side in sides)


def card(design: str) -> CardId:
    assert design in DECK.cards, design
    return CardId(design)


def arranged(
    hands: tuple[tuple[str, ...], ...],
    doors: tuple[str, ...],
    levels: tuple[int, ...],
    used: tuple[tuple[str, ...], ...] = ((), (), ()),
    luck: int = 0,
) -> MunchkinState:
    """A table where you are to kick a door: these hands, these doors on top, these Levels and items."""
    state = opening(luck)
    taken = {card(design) for group in (*hands, doors, *used) for design in group}
    rest = [name for name in DECK.cards if name not in taken]
    players = tuple(
        replace(player, level=level, equipped=tuple(map(card, items)))
        for player, level, items in zip(state.board.players, levels, used, strict=True)
    )
    return replace(
        state,
        board=replace(state.board, players=players),
        hands=tuple(held(map(card, group), seat) for seat, group in enumerate(hands)),
        doors=(*(name for name in rest if DECK.is_door(name)), *map(card, doors)),
        treasures=tuple(name for name in rest if not DECK.is_door(name)),
    )


def held(cards: Any, seat: int) -> Hand:
    names = tuple(cards)
    return Hand(names, (1 << seat,) * len(names))


def opening(luck: int) -> MunchkinState:
    """A game just begun in which you are the first to play; the luck decides the die to come."""
    for number in range(luck, luck + 60):
        playing = begin(GAME, PEOPLE, f"lesson {number}", MunchkinOptions(pace="relaxed"))
        if playing.state.board.active == YOU:  # type: ignore[union-attr]
            return playing.state  # type: ignore[union-attr]
    raise AssertionError("you are never first")
