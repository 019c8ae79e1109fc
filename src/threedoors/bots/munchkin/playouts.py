"""Playing on in an imagined world, and how good it looks where one stops.

Every seat plays as ``schemer`` does. Windows in which it would surely pass are passed without showing it the table:
they are a third of all acts. A world is played on for a few turns; who will win from there is read off what lies
openly (``prospect``), since a game is long and mostly luck, and a few turns tell more about an act than its end.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from threedoors.bots.munchkin.schemer import Schemer
from threedoors.core import Action, Chance, Seat, Step
from threedoors.games.munchkin.cards.kinds import RollAgain
from threedoors.games.munchkin.fight.strength import both_bills, our_bill, wins_ties
from threedoors.games.munchkin.rules import apply
from threedoors.games.munchkin.shown.views import glance
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import Board, Fight, MunchkinState

MOST_ACTS: Final = 400  # of one world: nobody is to think for ever

# What a seat's chances hang on, fitted to who won 150 games of four schemers (log-loss 1.245; guessing 1.386).
OF_LEVEL: Final = 0.28
OF_THE_LAST_LEVELS: Final = {1: 1.62, 2: 0.86}  # by how many are missing
OF_WAITING: Final = -0.82  # at the last level, for a whole round until one's turn
OF_GEAR: Final = 0.1  # a point in use
OF_A_CARD: Final = 0.17  # in hand


def play_on(state: MunchkinState, bots: Sequence[Schemer], until: int, chance: Chance) -> MunchkinState:
    """The table once this turn has come, or the game is over; a bot for each seat plays on."""
    acts = 0
    while not state.board.over and state.board.turn < until and acts < MOST_ACTS:
        acts += 1
        step = apply(state, _next_act(state, bots, chance))
        assert isinstance(step, Step), step
        state = step.state
    return state


def _next_act(state: MunchkinState, bots: Sequence[Schemer], chance: Chance) -> Action:
    board = state.board
    assert board.pending is not None
    seat = board.offers[0].to if board.offers else board.pending.seats[0]
    if not board.offers and _surely_passes(state, seat):
        return a.Pass(seat, wait=board.pending.id)
    return bots[seat].choose(glance(state, seat), chance).action


def _surely_passes(state: MunchkinState, seat: Seat) -> bool:
    """Is this a window in which a schemer does nothing, whatever it holds?"""
    board = state.board
    assert board.pending is not None
    match board.pending.ask:
        case asks.CurseCall():
            return board.announced is None or board.announced.victim != seat
        case asks.RollCall():
            return board.roll is None or (board.roll.seat != seat and not _can_trip(state, seat))
        case asks.LastCall():
            return board.fight is None or seat in board.fight.fighters or not _is_won(board, board.fight)
    return False


def _can_trip(state: MunchkinState, seat: Seat) -> bool:
    shots = state.board.options.deck.one_shots
    cards = state.hands[seat].cards + state.board.players[seat].carried
    return any(shot is not None and isinstance(shot.play, RollAgain) for shot in map(shots.__getitem__, cards))


def _is_won(board: Board, fight: Fight) -> bool:
    deck = board.options.deck
    ours, theirs = both_bills(board, deck, fight)
    return ours.total + wins_ties(board, deck, fight) > theirs.total


def prospect(state: MunchkinState, seat: Seat) -> float:
    """How likely this seat is to win, from 0 to 1."""
    board = state.board
    if board.over:
        return 1 / len(board.winners) if seat in board.winners else 0.0
    weights = [exp(_standing(state, other)) for other in range(len(board.players))]
    return weights[seat] / sum(weights)


def _standing(state: MunchkinState, seat: Seat) -> float:
    board = state.board
    player, count = board.players[seat], len(board.players)
    left = board.options.winning_level - player.level
    gear = our_bill(board, board.options.deck, Fight(seat)).total - player.level
    found = OF_LEVEL * player.level + OF_GEAR * gear + OF_A_CARD * len(state.hands[seat].cards)
    found += OF_THE_LAST_LEVELS.get(left, 0.0)
    if left == 1:
        found += OF_WAITING * ((seat - board.active) % count) / count
    return found
