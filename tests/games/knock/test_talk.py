"""K16–K17a: showing, telling, silence; and what nobody may know."""

from msgspec.structs import replace

from tests.games.knock.tables import kinds, play, refused, table
from tests.games.knock.test_keep import place
from threedoors.core import Chance, Concede, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import ShowCard, TellCards
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.events import CardDrawn, seen
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import imagine, view

TWO = "keep 0,0:h1121 | hand h2111 h3110 | hand h1112 c3221t4 | pile k4444t4 h1211 h1211b"


def ids(*words: str) -> tuple[CardId, ...]:
    return tuple(CardId(word) for word in words)


def test_k16_a_card_shown_must_be_played_but_where_is_free() -> None:
    state = play(table(TWO), ShowCard(0, CardId("h2111"))).state
    answer = refused(state, place("h3110", "1,1"))
    assert (answer.why, answer.rule) == ("another-card-shown", "K16")
    placements = next(act for act in GAME.legal(state, 0).open if act.kind == "PlaceCard")
    assert placements.fields["card"].values == ("h2111",)  # type: ignore[union-attr]
    assert play(state, place("h2111", "1,1")).state.shown is None


def test_k16_a_card_shown_is_not_taken_back_and_everybody_sees_it() -> None:
    state = play(table(TWO), ShowCard(0, CardId("h2111"))).state
    assert refused(state, ShowCard(0, CardId("h3110"))).why == "already-shown"
    assert view(state, 1).hands[0].known == ("h2111",)


def test_k16_only_on_ones_own_turn_and_never_alone() -> None:
    assert refused(table(TWO), ShowCard(1, CardId("h1112"))).why == "not-your-turn"
    assert refused(table("keep 0,0:h1121 | hand h2111"), ShowCard(0, CardId("h2111"))).why == "nobody-to-show"


def test_k17_in_silence_the_table_is_hushed() -> None:
    assert GAME.hushed(table(f"level 1 turn 0 silence | {TWO}"))
    assert not GAME.hushed(table(TWO))


def test_k17a_told_cards_are_seen_by_all_and_remembered_in_silence() -> None:
    state = play(table(TWO), TellCards(1, ids("h1112", "c3221t4"))).state
    assert view(state, 0).hands[1].known == ("c3221t4", "h1112")
    assert view(state, None).hands[1].known == ("c3221t4", "h1112")
    quiet = table(f"level 1 turn 0 silence | {TWO.replace('h1112 ', 'h1112! ')}")
    assert view(quiet, 0).hands[1].known == ("h1112",)


def test_k17a_any_seat_may_tell_also_on_anothers_turn_but_only_its_own_hand() -> None:
    assert kinds(play(table(TWO), TellCards(1, ids("h1112"))).events) == ["CardsTold"]
    assert refused(table(TWO), TellCards(1, ids("h2111"))).why == "card-not-in-hand"


def test_k17a_nothing_is_told_twice_or_empty_or_in_silence_or_alone() -> None:
    state = play(table(TWO), TellCards(1, ids("h1112"))).state
    assert refused(state, TellCards(1, ids("h1112"))).why == "already-told"
    assert refused(state, TellCards(1, ())).why == "tell-each-once"
    assert refused(state, TellCards(1, ids("c3221t4", "c3221t4"))).why == "tell-each-once"
    assert refused(table(f"level 1 turn 0 silence | {TWO}"), TellCards(1, ids("h1112"))).rule == "K17"
    assert refused(table("keep 0,0:h1121 | hand h2111"), TellCards(0, ids("h2111"))).why == "nobody-to-tell"


def test_k17a_a_told_card_is_known_until_it_is_laid() -> None:
    state = play(table(TWO), TellCards(0, ids("h2111")), place("h2111", "1,1")).state
    assert view(state, 1).hands[0].known == ()
    assert state.told == frozenset()


def test_k17a_nobody_knows_an_untold_card_of_another_hand() -> None:
    one = table("keep 0,0:h1121 | hand h2111 | hand h1112 | pile k4444t4 c3221t4")
    other = table("keep 0,0:h1121 | hand h2111 | hand c3221t4 | pile k4444t4 h1112")
    other = type(other)(**{**{f: getattr(other, f) for f in other.__struct_fields__}, "options": one.options})
    assert all(view(one, seat) == view(other, seat) for seat in (0, None))
    assert view(one, 1) != view(other, 1)


def test_a_drawn_card_is_seen_by_its_own_seat_alone() -> None:
    drawn = CardDrawn(0, CardId("h2111"))
    assert seen(drawn, 0) == drawn
    assert seen(drawn, 1) == seen(drawn, None) == CardDrawn(0, None)


def test_an_imagined_world_keeps_what_is_known_and_deals_the_rest() -> None:
    state = GAME.setup(GAME.options(), 2, chance_of("imagined"))
    assert isinstance(state, Knock)
    told = state.hands[1][0]
    looks = view(play(replace(state, silent=False), TellCards(1, (told,))).state, 0)
    worlds = [imagine(looks, Chance(bytes([number]))) for number in range(40)]
    assert all(view(world, 0) == looks for world in worlds)
    assert all(told in world.hands[1] for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 5


def test_anybody_may_give_up_for_the_team() -> None:
    step = play(table(TWO), Concede(1))
    outcome = GAME.outcome(step.state)
    assert outcome is not None
    assert (outcome.label, outcome.winners) == ("conceded", ())
