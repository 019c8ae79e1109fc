"""K4–K6: how cards lie, and how dangerous they are."""

import pytest

from tests.games.knock.tables import play, refused, table
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.keep import danger_of, free_spots, visible
from threedoors.games.knock.lattice import NEIGHBOURS, POINTS, Spot, at, is_spot, owners


def place(card: str, spot: str, turned: bool = False, seat: int = 0) -> PlaceCard:
    return PlaceCard(seat, CardId(card), Spot(spot), turned)


def test_k4_a_card_owns_four_points_clockwise_from_the_top_left() -> None:
    assert POINTS[at(2, 4)] == ("2,4", "3,4", "3,5", "2,5")


def test_k4_half_a_turn_swaps_opposite_corners() -> None:
    after = play(table("keep 0,0:h1112 | hand h3200"), place("h3200", "1,1", turned=True)).state
    assert after.keep.cards[at(1, 1)].values == (0, 0, 3, 2)


def test_k5_legal_spots_are_the_diagonal_neighbours_of_every_card() -> None:
    state = table("keep 0,0:h2111 | hand h1112")
    assert set(free_spots(state.keep)) == {"-1,-1", "1,-1", "1,1", "-1,1"}


@pytest.mark.parametrize("spot", ["1,0", "0,1", "0,-1", "-1,0"])
def test_k5_a_card_never_covers_two_corners_of_the_same_card(spot: str) -> None:
    answer = refused(table("keep 0,0:h2111 | hand h1112"), place("h1112", spot))
    assert (answer.why, answer.rule) == ("spot-off-lattice", "K5")


def test_k5_a_card_is_not_laid_on_top_of_another() -> None:
    assert refused(table("keep 0,0:h2111 | hand h1112"), place("h1112", "0,0")).why == "spot-taken"


def test_k5_a_spot_somebody_made_up_is_refused_and_forgotten() -> None:
    """What the lattice keeps for the life of the program must not grow by what a stranger types."""
    state = table("keep 0,0:h2111 | hand h1112")
    for far in range(1000, 1100, 2):
        assert refused(state, place("h1112", f"{far},0")).why == "spot-covers-nothing"
        assert f"{far},0" not in NEIGHBOURS


def test_k5_a_card_covers_at_least_one_corner() -> None:
    answer = refused(table("keep 0,0:h2111 | hand h1112"), place("h1112", "2,2"))
    assert answer.why == "spot-covers-nothing"
    assert answer.instead is not None


@pytest.mark.parametrize("spot", ["", "nonsense", "1", "1,1,1", "01,1", "+1,1", "1.0,1", "9" * 400 + ",1"])
def test_k5_nonsense_is_no_spot(spot: str) -> None:
    assert refused(table("keep 0,0:h2111 | hand h1112"), place("h1112", spot)).rule == "K5"
    assert not is_spot(spot) or spot.startswith("9")


def test_k5_a_card_may_cover_a_corner_of_four_cards_at_once() -> None:
    around = "keep 0,0:h1112 1,1:h2111 2,0:s0000 3,-1:s0000b 2,-2:s0000c 1,-3:s0000d 0,-2:h1211 | hand s0000e"
    after = play(table(around), place("s0000e", "1,-1")).state.keep
    assert sum(spot in after.cards for spot in NEIGHBOURS[at(1, -1)]) == 4


def test_k5_a_point_never_belongs_to_more_than_two_cards_of_the_lattice() -> None:
    assert sum(is_spot(spot) for spot in owners(POINTS[at(0, 0)][2])) == 2


def test_k6_a_covered_corner_shows_the_newer_value_for_both_cards() -> None:
    keep = play(table("keep 0,0:h1121 | hand h0311"), place("h0311", "1,1")).state.keep
    assert visible(keep, at(0, 0)) == (1, 1, 0, 1)
    assert keep.cards[at(0, 0)].danger == danger_of(keep, at(0, 0)) == 3
    assert keep.cards[at(1, 1)].danger == 5
