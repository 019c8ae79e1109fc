"""What is true at every moment of every game: no card is lost or doubled, limits hold (M1, M2, M4)."""

from collections import Counter

from threedoors.games.munchkin.mat.items import ROOM, fits, is_exempt, item_of, too_big
from threedoors.games.munchkin.mat.traits import doubler, of_group, trait_of
from threedoors.games.munchkin.shown.views import cards_on
from threedoors.games.munchkin.table.agenda import Await, CheckBig
from threedoors.games.munchkin.table.asks import Demand, PickTrait, TooBig
from threedoors.games.munchkin.table.state import MunchkinState


def check(state: MunchkinState) -> None:
    """Raise AssertionError with what is wrong."""
    every_card_is_somewhere_once(state)
    levels_are_in_range(state)
    slots_and_big_limit_hold(state)
    traits_are_lawful(state)
    hands_know_their_owners(state)
    somebody_is_awaited(state)
    a_demand_names_its_card(state)


def a_demand_names_its_card(state: MunchkinState) -> None:
    """Only who gave up a card that allowed two is asked by no curse and no monster."""
    ask = state.board.pending.ask if state.board.pending else None
    assert not isinstance(ask, Demand) or isinstance(ask, PickTrait) or ask.source is not None


def every_card_is_somewhere_once(state: MunchkinState) -> None:
    deck = state.board.options.deck
    cards = [*cards_on(state.board), *state.doors, *state.treasures]
    cards += [card for hand in state.hands for card in hand.cards]
    assert len(cards) == len(deck.cards), f"{len(cards)} cards on the table"
    assert sorted(cards) == sorted(deck.cards), [c for c, n in Counter(cards).items() if n > 1]


def levels_are_in_range(state: MunchkinState) -> None:
    top = state.board.options.winning_level
    for player in state.board.players:
        assert 1 <= player.level <= top
        assert state.board.over or player.level < top


def slots_and_big_limit_hold(state: MunchkinState) -> None:
    board, deck = state.board, state.board.options.deck
    settling = board.pending is not None and isinstance(board.pending.ask, TooBig)
    for seat, player in enumerate(board.players):
        used: Counter[str] = Counter()
        for card in player.equipped:
            assert fits(board, deck, player, card), f"seat {seat} uses {deck[card].id}"
            item = item_of(deck, card)
            if not is_exempt(player, card):
                used[item.slot] += item.hands if item.slot == "hand" else 1
        assert all(used[slot] <= room for slot, room in ROOM.items()), used
        waiting = any(isinstance(frame, CheckBig) for frame in board.agenda)
        assert settling or waiting or board.over or not too_big(deck, player), f"seat {seat} carries too much"
        assert all(a.item is None or a.item in player.items for a in player.attached)


def traits_are_lawful(state: MunchkinState) -> None:
    board, deck = state.board, state.board.options.deck
    choosing = any(isinstance(frame, Await) and isinstance(frame.ask, PickTrait) for frame in board.agenda)
    if choosing or (board.pending is not None and isinstance(board.pending.ask, PickTrait)):
        return
    for player in board.players:
        for group in ("race", "class"):
            held = of_group(deck, player, group)
            two = doubler(deck, player, group) is not None
            assert len(held) <= (2 if two else 1)
            assert not (two and not held)
            assert len({trait_of(deck, card).key for card in held}) == len(held)


def hands_know_their_owners(state: MunchkinState) -> None:
    for seat, hand in enumerate(state.hands):
        assert len(hand.cards) == len(hand.known)
        assert all(known >> seat & 1 for known in hand.known)
        assert set(hand.fresh) <= set(hand.cards)
        player = state.board.players[seat]
        assert player.alive or not hand.cards


def somebody_is_awaited(state: MunchkinState) -> None:
    board = state.board
    assert board.over or (board.pending is not None and board.pending.seats)
    if board.pending:
        assert all(board.players[seat].alive for seat in board.pending.seats)
