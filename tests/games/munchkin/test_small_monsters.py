"""One test for each monster of Level 1 and 2 (M7, M9), as test_monsters.py has one for each of the others."""

from tests.games.munchkin.tables import (
    act,
    ask,
    card,
    cards,
    caught,
    discarded,
    flee,
    hand,
    happened,
    hoard,
    level,
    meeting,
    pick,
    plays,
    refusal,
    resolve,
    theirs,
    told,
    wait,
)
from threedoors.games.munchkin.events.fights import FighterEscaped
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks


@plays("m01")
def test_the_sock_eater_takes_footgear_or_a_level_and_is_slow(name: str) -> None:
    assert "i12" in discarded(caught(name, "L1 used i12"))
    assert level(caught(name, "L2 cursed c16")) == 1
    lost = resolve(meeting(name, "L2 cursed c16"))
    assert level(flee(lost, 3)) == 1
    assert level(flee(lost, 4)) == 2  # 4 + 1 is enough


@plays("m02")
def test_the_scarecrow_is_five_strong_against_a_magpie(name: str) -> None:
    assert theirs(meeting(name, "L1")) == 1
    assert theirs(meeting(name, "L1 is C")) == 5
    assert level(caught(name, "L3 is C")) == 2


@plays("m03")
def test_the_doormat_cannot_be_outrun(name: str) -> None:
    state = resolve(meeting(name, "L1 cursed c16"))
    events = told(state, a.Flee(0, 0, wait=wait(state)))
    assert not any(type(event).__name__ == "DieRolled" for event in events)
    assert level(caught(name, "L2 cursed c16", die=6)) == 1


@plays("m04")
def test_the_moth_eats_armour_and_dislikes_tax(name: str) -> None:
    assert theirs(meeting(name, "L1 is T")) == 4
    assert "i05" in discarded(caught(name, "L1 cursed c16 used i05"))


@plays("m05")
def test_the_snack_machine_sells_and_lets_everybody_go(name: str) -> None:
    state = meeting(name, "L5 hand m09")
    assert hoard(state) == 1
    bought = act(state, a.UsePower(0, "buy", cards("m09"), foe=0))
    assert hoard(bought) == 2
    refusal(bought, a.UsePower(0, "buy", (), foe=0))
    fled = resolve(meeting(name, "L1"))
    events = told(fled, a.Flee(0, 0, wait=wait(fled)))
    assert happened(events, FighterEscaped)[0].how == "always"


@plays("m06")
def test_the_beetle_shreds_half_the_hand_rounded_up(name: str) -> None:
    state = caught(name, "L1 hand c01 c02 c03 c04 c05")
    assert ask(state) == asks.PickHand(3, source=card(name))
    assert hand(pick(state, "c01 c02 c03")) == {"c04", "c05"}


@plays("m07")
def test_the_queue_jumper_pushes_two_levels_down(name: str) -> None:
    assert theirs(meeting(name, "L1 is W")) == 5
    assert level(caught(name, "L4 is W")) == 2


@plays("m08")
def test_the_landlords_ghost_takes_a_card_even_on_escape(name: str) -> None:
    state = resolve(meeting(name, "L1 hand c01 c02"))
    after = flee(state, 6)
    assert ask(after) == asks.PickHand(1, source=card(name))
    assert "i31" in discarded(caught(name, "L1 cursed c16 used i31"))


@plays("m09")
def test_the_chandelier_bat_pays_more_to_a_pole(name: str) -> None:
    assert hoard(meeting(name, "L1")) == 1
    assert hoard(meeting(name, "L1 used i26")) == 2
    assert level(caught(name, "L4 cursed c16")) == 2


@plays("m10")
def test_the_baggage_imp_is_bribed_with_a_one_shot(name: str) -> None:
    state = resolve(meeting(name, "L1 hand o01 c01 cursed c16"))
    refusal(state, a.UsePower(0, "bribe", cards("c01"), foe=0))
    events = told(state, a.UsePower(0, "bribe", cards("o01"), foe=0))
    assert happened(events, FighterEscaped)[0].how == "bribe"
    assert {"i27", "i25"} <= discarded(caught(name, "L1 is B cursed c18 used i27 carried i25"))
