"""What is worked out once and remembered is what would be worked out anew: sums, hands, moments, who is asked when."""

from collections.abc import Iterator

from threedoors.core import Step, chance_of
from threedoors.games.munchkin import GAME
from threedoors.games.munchkin.acts.choices import legal
from threedoors.games.munchkin.fight.strength import both_bills, our_bill, their_bill
from threedoors.games.munchkin.play.when import plays_of
from threedoors.games.munchkin.shown.views import _hand_seen_from, _hands
from threedoors.games.munchkin.table.moment import Moment, No
from threedoors.games.munchkin.table.state import MunchkinState


def drawn(seed: str, seats: int, acts: int) -> Iterator[MunchkinState]:
    """The tables of a game drawn at random."""
    chance = chance_of(seed)
    state = GAME.setup(GAME.options(), seats, chance)
    assert isinstance(state, MunchkinState)
    for _ in range(acts):
        seat, chance = chance.pick([seat for wait in GAME.waits(state) for seat in wait.seats])
        action, chance = GAME.legal(state, seat).sample(chance, GAME.action)
        step = GAME.apply(state, action)
        if isinstance(step, Step):
            state = step.state
            yield state
        if GAME.outcome(state) is not None:
            return


def test_a_card_that_is_not_asked_could_not_have_been_played() -> None:
    unasked = 0
    for state in drawn("unasked", 4, 900):
        for seat, player in enumerate(state.board.players):
            moment = Moment(state, seat)
            for card, (moments, ask) in plays_of(moment.deck).items():
                held = card in moment.hand.cards or card in player.carried
                if held and not moments & moment.bits:
                    unasked += 1
                    assert isinstance(ask(moment, card), No), (card, moment.ask)
    assert unasked > 1000


def test_a_fight_added_up_once_is_the_sum_of_its_parts_at_every_table() -> None:
    fights = [(s.board, s.board.fight, s.board.options.deck) for s in drawn("fights", 5, 1500) if s.board.fight]
    assert len(fights) > 50
    for board, fight, deck in fights:
        assert both_bills(board, deck, fight) == (our_bill(board, deck, fight), their_bill(board, deck, fight))


def test_a_hand_is_seen_as_if_for_the_first_time() -> None:
    for state in drawn("hands", 3, 600):
        deck = state.board.options.deck
        for owner, hand in enumerate(state.hands):
            for seat in (None, 0, 1, 2):
                assert _hands(deck, state.hands, seat)[owner] == _hand_seen_from(deck, hand, owner, seat)


def test_whoever_asks_twice_may_do_the_same() -> None:
    """Also where other tables were asked in between: a moment belongs to its table."""
    one, other = [[*drawn(seed, 4, 300)] for seed in ("one", "other")]
    for mine, theirs in zip(one, other, strict=False):
        for seat in range(4):
            first = legal(mine, seat)
            legal(theirs, seat)
            assert legal(mine, seat) == first
