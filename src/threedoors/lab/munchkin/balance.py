"""The balance of Munchkin: how long games are, what happens in them, who wins, and by how much bots differ.

Mirror games (the same bot at every seat) tell of the game; duels (one bot among three others, at each seat in
turn with the same deal) tell of the bots. Words and plots of the page are in ``balance_page.py``.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from threedoors.bots import Bot
from threedoors.core import Action, Broken, Chance, Event, Seat, Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.games.munchkin.events.bargains import HelperJoined
from threedoors.games.munchkin.events.fights import FightWon
from threedoors.games.munchkin.events.turns import PlayerDied, TurnBegan
from threedoors.games.munchkin.fight.strength import wins
from threedoors.games.munchkin.table.asks import OpenFight
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.lab.entrants import seat_entrant
from threedoors.lab.ledger import finished, play_all
from threedoors.lab.munchkin.frozen import SCHEMER
from threedoors.lab.munchkin.usage import uses

PLAYERS: Final = (3, 4, 5, 6)
ACT_CAP: Final = 200_000  # a game that long has hung
TRIES: Final = 50  # for a random bot whose open act the referee refuses
TABLE: Final = 4  # seats of mirror games at length, and of duels


BOTS: Final = {"random": "random", "greedy": "greedy", "schemer": "schemer", "the schemer of 0.2": SCHEMER}
DUELS: Final = (
    ("greedy", "random"),
    ("schemer", "greedy"),
    ("schemer", "the schemer of 0.2"),
    ("the schemer of 0.2", "schemer"),
)  # one, among three others

Played = tuple[Action, Step[MunchkinState]]


class Cell(Struct, frozen=True):
    """One kind of game to play again and again."""

    name: str
    bots: tuple[str, ...]
    games: int

    @property
    def is_duel(self) -> bool:
        """One bot among others: it sits at each seat in turn, with the same deal."""
        return len(set(self.bots)) > 1

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in the n-th game."""
        turn = number % len(self.bots) if self.is_duel else 0
        return self.bots[-turn:] + self.bots[:-turn] if turn else self.bots

    def deal(self, number: int) -> str:
        """The seed of the n-th game."""
        return f"balance/{self.name}/{number // len(self.bots) if self.is_duel else number}"


class Result(Struct, frozen=True):
    """One finished game."""

    number: int
    winners: tuple[Seat, ...]
    hero_won: bool  # in a duel: the one among the others
    first: Seat  # who began
    turns: int
    acts: int
    deaths: int
    helps: int
    fights_won: int
    at_the_door: int  # the most own turns anybody began on the last level but one, in a row
    traits: tuple[str, ...]  # what the winners were
    held: tuple[str, ...]  # what everybody was, at the end
    used: dict[str, int] = {}  # effect cards and powers, how often


def cells(scale: float = 1.0) -> list[Cell]:
    """Everything that is played."""

    def some(games: int) -> int:
        return max(TABLE, round(games * scale))

    plan = [Cell(f"{one}-among-{others}", (BOTS[one], *(BOTS[others],) * 3), some(600)) for one, others in DUELS]
    plan += [Cell("mirror-schemer-4", ("schemer",) * TABLE, some(4000))]
    plan += [Cell(f"mirror-schemer-{n}", ("schemer",) * n, some(300)) for n in PLAYERS if n != TABLE]
    return plan + [Cell(f"mirror-greedy-{n}", ("greedy",) * n, some(300)) for n in PLAYERS]


def run(runs: Path, page: Path, scale: float, only_write: bool) -> None:
    """Play what is not played yet, then write the page."""
    from threedoors.lab.munchkin.balance_page import write as write_page  # here: the page reads this module

    if not only_write:
        play_all(runs, cells(scale), play, Result)
    write_page(finished(runs, Result), page)


def play(cell: Cell, number: int) -> Result:
    """The n-th game of a cell, and what there is to tell of it."""
    specs = cell.seated(number)
    state = GAME.setup(GAME.options(), len(specs), chance_of(cell.deal(number)))
    assert isinstance(state, MunchkinState)
    first, acts = state.board.active, 0
    seen: Counter[type[Event]] = Counter()
    waiting: Counter[Seat] = Counter()
    longest = 0
    used: Counter[str] = Counter()
    deck = house_deck()
    ask = None
    for action, step in _steps(state, specs, chance_of(f"{cell.deal(number)}/bots")):
        acts += 1
        used.update(uses(action, ask, deck))
        board = step.state.board
        ask = board.pending.ask if board.pending else None
        for event in step.events:
            seen[type(event)] += 1
            if isinstance(event, TurnBegan):
                top = board.players[event.seat].level >= board.options.winning_level - 1
                waiting[event.seat] = waiting[event.seat] + 1 if top else 0
                longest = max(longest, waiting[event.seat])
    return Result(
        number,
        board.winners,
        any(specs[seat] == cell.bots[0] for seat in board.winners) if cell.is_duel else False,
        first,
        board.turn,
        acts,
        seen[PlayerDied],
        seen[HelperJoined],
        seen[FightWon],
        longest,
        tuple(deck[card].id for seat in board.winners for card in board.players[seat].traits),
        tuple(deck[card].id for player in board.players for card in player.traits),
        dict(used),
    )


def _steps(state: MunchkinState, specs: tuple[str, ...], chance: Chance) -> Iterator[Played]:
    """A match without a journal: as ``bots.match`` plays it, but bots volunteer only in an open fight that is
    being lost, the one moment in which ours ever do. Looking from every seat at every act costs three times as much."""
    bots = [seat_entrant(GAME, spec) for spec in specs]
    for number in range(ACT_CAP):
        if GAME.outcome(state) is not None:
            return
        played = _volunteered(state, bots, chance.rekeyed(f"v{number}")) or _answered(state, bots, chance, number)
        yield played
        state = played[1].state
    raise Broken(f"no end after {ACT_CAP} acts", GAME.notation(state))


def _volunteered(state: MunchkinState, bots: list[Bot], chance: Chance) -> Played | None:
    board = state.board
    if board.fight is None or board.pending is None or not isinstance(board.pending.ask, OpenFight):
        return None
    if board.fight.helper is not None or board.offers or wins(board, house_deck(), board.fight):
        return None
    for seat in rivals(board, board.fight.main):  # clockwise from main: no seat is always the first to offer
        bot = bots[seat]
        if type(bot).volunteer is not Bot.volunteer:
            offered = bot.volunteer(GAME.glanced(state, seat), chance)
            step = GAME.apply(state, offered.action) if offered else None
            if offered and isinstance(step, Step):
                return offered.action, step
    return None


def _answered(state: MunchkinState, bots: list[Bot], chance: Chance, number: int) -> Played:
    seat = GAME.waits(state)[0].seats[0]
    choose = _chooser(state, seat, bots[seat])
    for attempt in range(TRIES):
        action = choose(chance.rekeyed(f"{number}/{attempt}"))
        step = GAME.apply(state, action)
        if isinstance(step, Step):
            return action, step
    raise Broken(f"{bots[seat].level} cannot answer: {step}", GAME.notation(state))


def _chooser(state: MunchkinState, seat: Seat, bot: Bot) -> Callable[[Chance], Any]:
    """How a seat finds its act; random looks at nothing but its choices, so it is shown nothing else."""
    if bot.level == "random":
        choices = GAME.legal(state, seat)
        return lambda chance: choices.sample(chance, GAME.action)[0]
    view = GAME.glanced(state, seat)
    return lambda chance: bot.choose(view, chance).action
