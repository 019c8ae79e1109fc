"""Setup and apply: the door through which the house speaks to the game.

``apply`` judges an act, carries it out on a scene, and lets the referee run on. Cards, powers and sales are judged by
the very ways ``acts/choices.py`` offers. Answers and bargains state their conditions once more in ``acts``, to refuse
with a reason what was never offered; the suite of every game holds the two against each other.
"""

from collections.abc import Callable
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from threedoors.core import CLOCK, Action, Answer, Chance, Concede, Refused, Step
from threedoors.games.munchkin.acts.answers import ANSWERS, default_answer
from threedoors.games.munchkin.acts.bargains import BARGAINS
from threedoors.games.munchkin.acts.free import FREE_ACTS
from threedoors.games.munchkin.cards.house import house_set, values_of
from threedoors.games.munchkin.cards.validator import faults
from threedoors.games.munchkin.events.turns import TimeRanOut
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.agenda import BeginTurn
from threedoors.games.munchkin.table.moment import Moment, No, moment_of
from threedoors.games.munchkin.table.offers import find_offer, refuse
from threedoors.games.munchkin.table.options import UNNAMED_SET, MunchkinOptions
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import UNNAMED_RULES, Board, Hand, MunchkinState, Player
from threedoors.games.munchkin.turn.leaving import leave_game
from threedoors.games.munchkin.turn.referee import run
from threedoors.games.munchkin.turn.steps import STARTING_CARDS, forget_fresh
from threedoors.games.munchkin.versions import RULES_VERSION

Judge = Callable[[Moment, Any], "No | Callable[[Scene], None]"]
JUDGES: dict[type[Action], Judge] = {**ANSWERS, **BARGAINS, **FREE_ACTS}
KEEPS_FRESH = frozenset((a.LayDown, a.Play, a.RunOut))
ANSWERS_TO_OFFERS = (a.AcceptOffer, a.RefuseOffer, a.CounterHelp, a.CounterTrade)


def setup(
    options: MunchkinOptions, seats: int, chance: Chance, rules_version: int = RULES_VERSION
) -> MunchkinState | Refused:
    """Two shuffled decks, four cards of each for everybody, and a random first player."""
    options = with_house_set(options, rules_version)
    if seats == 2 and not options.two_players:
        return Refused("two-are-unofficial", "M1", {"option": "two_players"})
    if (options.house_set or UNNAMED_SET) > rules_version:
        return Refused("no-such-house-set", "M1", {"set": options.house_set or 0, "newest": rules_version})
    if options.own_set is not None and (wrong := faults(options.own_set, seats, rules_version)):
        return Refused("own-set-faulty", "M1", {"faults": "; ".join(wrong)})
    deck = options.deck
    doors, chance = chance.shuffled(deck.doors)
    treasures, chance = chance.shuffled(deck.treasures)
    drawn, chance = chance.below(seats)
    first = options.first if options.first is not UNSET and options.first < seats else drawn
    hands = []
    for seat in range(seats):
        cards = doors[-STARTING_CARDS:] + treasures[-STARTING_CARDS:]
        doors, treasures = doors[:-STARTING_CARDS], treasures[:-STARTING_CARDS]
        hands.append(Hand(cards, (1 << seat,) * len(cards)))
    players = tuple(Player(1, options.side_of(seat)) for seat in range(seats))
    named = rules_version if rules_version > UNNAMED_RULES else UNSET
    board = Board(options, players, first, agenda=(BeginTurn(first),), rules=named)
    scene = Scene(MunchkinState(board, tuple(hands), doors, treasures, chance))
    run(scene)
    return scene.state()


def with_house_set(options: MunchkinOptions, rules_version: int) -> MunchkinOptions:
    """The options as a game by these rules keeps them: it names its house set, if it is played with one."""
    if rules_version <= UNNAMED_SET or options.own_set or options.house_set:
        return options
    return replace(options, house_set=rules_version)


def cards_played(options: MunchkinOptions, rules_version: int) -> str:
    """A hash of the cards these options are played with."""
    named = with_house_set(options, rules_version)
    return values_of(named.own_set or house_set(named.house_set or UNNAMED_SET))


def apply(state: MunchkinState, action: Action) -> Step[MunchkinState] | Refused:
    """Play one act: the table after it and what happened, or why not."""
    board = state.board
    if board.over:
        return Refused("game-over")
    if action.seat == CLOCK:
        return _clock(state, action)
    if not 0 <= action.seat < len(board.players) or board.players[action.seat].gone:
        return Refused("no-such-seat", args={"number": action.seat + 1})
    if isinstance(action, Concede):
        return _carry_out(state, action, lambda scene: leave_game(scene, action.seat))
    if not board.players[action.seat].alive:
        return Refused("dead-cannot-act", "M10")
    if isinstance(action, Answer) and not _is_awaited(board, action):
        return Refused("stale-answer", args={"wait": action.wait})
    judge = JUDGES.get(type(action))
    if judge is None:
        return Refused("not-now", "M13")
    verdict = judge(moment_of(state, action.seat), action)
    return verdict.refused() if isinstance(verdict, No) else _carry_out(state, action, verdict)


def _carry_out(state: MunchkinState, action: Action, act: Callable[[Scene], None]) -> Step[MunchkinState]:
    scene = Scene(state)
    if type(action) not in KEEPS_FRESH and scene.hands[action.seat].fresh:
        forget_fresh(scene, action.seat)
    act(scene)
    run(scene)
    return Step(scene.state(), tuple(scene.events))


def _is_awaited(board: Board, action: Answer) -> bool:
    pending = board.pending
    if pending is not None and pending.id == action.wait:
        return action.seat in pending.seats
    offer = find_offer(board, action.wait)
    return offer is not None and offer.to == action.seat and isinstance(action, ANSWERS_TO_OFFERS)


def _clock(state: MunchkinState, action: Action) -> Step[MunchkinState] | Refused:
    """Time is up: whoever is waited for does what the clock does for them."""
    if not isinstance(action, a.RunOut):
        return Refused("no-such-seat", args={"number": action.seat + 1})
    offer = find_offer(state.board, action.wait)
    if offer is not None:
        return _carry_out(state, action, lambda scene: refuse(scene, offer))
    pending = state.board.pending
    if pending is None or pending.id != action.wait:
        return Refused("stale-answer", args={"wait": action.wait})
    return _carry_out(state, action, lambda scene: _answer_all(scene, pending))


def _answer_all(scene: Scene, pending: asks.Pending) -> None:
    scene.tell(TimeRanOut(pending.seats))
    for seat in pending.seats:
        default_answer(scene, seat, pending)
