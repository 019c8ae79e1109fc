"""What always holds, whatever is played: tokens and cards conserved, at most two cards on a point, danger right."""

from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from threedoors.core import Refused, Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.adventure import cards_in_play
from threedoors.games.knock.cards import TIME_TOKENS
from threedoors.games.knock.keep import LIVE, Keep, danger_of, free_spots
from threedoors.games.knock.lattice import POINTS, is_spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.placing import place_card
from threedoors.games.knock.savecode import Saved, write
from threedoors.games.knock.state import Knock, is_running


def check(state: Knock) -> None:
    """Every law of the table; shared with the long runs."""
    keep = state.keep
    assert state.reserve + sum(keep.sand.values()) == TIME_TOKENS
    assert all(tokens > 0 for tokens in keep.sand.values()) or state.ending is not None
    deck = state.options.the_deck
    laid = [laid.card for laid in keep.cards.values()]
    held = [card for hand in state.hands for card in hand]
    waiting = [deck.knight] if state.phase == "knight" else []
    assert Counter([*laid, *held, *state.pile, *state.burnt, *waiting]) == Counter(
        [*cards_in_play(deck, state.options, state.level), deck.knight]
    )
    owners = Counter(point for spot in keep.cards for point in POINTS[spot])
    assert not owners or max(owners.values()) <= 2
    assert free_spots(keep) == free_spots(Keep(keep.cards))  # handed on from card to card, or worked out afresh
    assert sorted(laid.order for laid in keep.cards.values()) == list(range(len(keep.cards)))
    for spot, card in keep.cards.items():
        assert is_spot(spot)
        assert card.danger == danger_of(keep, spot)
        assert (spot in keep.sand) == (card.status == "awake") or state.ending is not None
        if is_running(state) and card.status not in LIVE:
            assert card.danger <= 5


def survivor(state: Knock, seat: int, pick: int) -> PlaceCard | None:
    """A placement that does not lose, if there is one, so that games grow long."""
    hand = (state.shown,) if state.shown is not None else state.hands[seat]
    if state.phase == "knight":
        hand = (state.options.the_deck.knight,)
    ways = [(card, spot, way) for card in hand for spot in free_spots(state.keep) for way in (False, True)]
    for number in range(min(len(ways), 60)):
        act = PlaceCard(seat, *ways[(pick + number * 7) % len(ways)])
        after = place_card(state, act, [])
        if after.ending is None or after.ending.won:
            return act
    return None


OPTIONS = st.builds(
    KnockOptions,
    level=st.integers(1, 4),
    cumulative=st.booleans(),
    gentle=st.booleans(),
    chest_hunt=st.booleans(),
)
SPELLED = st.builds(
    lambda spells, retry: KnockOptions(
        adventure=True, retry=retry, chest_hunt=True, resume=write(Saved(2, tuple(sorted(spells))))
    ),
    st.sets(st.sampled_from(("fireball", "ice-flash", "poison", "sphere"))),
    st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(st.one_of(OPTIONS, SPELLED), st.integers(1, 6), st.integers(0, 10**6), st.data())
def test_the_laws_of_the_table_hold_in_every_game(options: Any, seats: int, seed: int, data: st.DataObject) -> None:
    state = GAME.setup(options, seats, chance_of(f"laws {seed}"))
    assert not isinstance(state, Refused)
    check(state)
    chance = chance_of(f"acts {seed}")
    for number in range(45):
        if GAME.outcome(state) is not None:
            break
        waiting = GAME.waits(state)[0].seats[0]
        act: Any = survivor(state, waiting, seed + number) if is_running(state) else None
        if act is None or data.draw(st.integers(0, 5)) == 0:
            act, chance = GAME.legal(state, waiting).sample(chance, GAME.action)
        step = GAME.apply(state, act)
        assert isinstance(step, Step), (act, GAME.notation(state))
        state = step.state
        check(state)


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 4))
def test_what_is_refused_changes_nothing_and_what_is_offered_is_taken(seed: int, seats: int) -> None:
    state = GAME.setup(KnockOptions(), seats, chance_of(f"offers {seed}"))
    assert isinstance(state, Knock)
    for seat in range(seats):
        choices = GAME.legal(state, seat)
        if choices:
            act, _ = choices.sample(chance_of(str(seed)), GAME.action)
            assert choices.offers(act)
            assert isinstance(GAME.apply(state, act), Step)
