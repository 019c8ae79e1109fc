"""What would follow: the answers agree with the referee, whatever is hidden."""

from collections.abc import Iterator

from msgspec.structs import replace

from tests.games.knock.tables import play, table
from tests.sampled import sampled_play
from threedoors.core import Step, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.decks import deck_of
from threedoors.games.knock.lattice import Spot, at
from threedoors.games.knock.questions import AboutCard, Printed, Prospect, Prospects, WhatIf, WhatIfSpell, answer
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import view
from threedoors.texts import WRITTEN


def prospects(state: Knock, card: str, seat: int = 0) -> dict[tuple[str, bool], Prospect]:
    found = answer(view(state, seat), WhatIf(CardId(card)))
    assert isinstance(found, Prospects)
    return {(prospect.target, prospect.turned): prospect for prospect in found.prospects}


def test_each_touched_card_shows_its_sum_before_and_after_and_what_follows() -> None:
    state = table("keep 0,0:c3211t4/3 | hand h1112 h4100 | hand h2111 | pile k4444t4 h1211")
    beats = prospects(state, "h1112")["-1,-1", True]
    assert [(t.before, t.after, t.follows) for t in beats.touched] == [(7, 5, "beaten")]
    assert beats.verdict == "beats"
    hall = table("keep 0,0:h1121 | hand h4100 | hand h2111 | pile k4444t4 h1211")
    falls = prospects(hall, "h4100")["1,1", False]
    assert [(t.before, t.after, t.follows) for t in falls.touched] == [(5, 7, "falls")]
    assert (falls.verdict, falls.why.id if falls.why else "") == ("lost", "lost-hall")


def test_a_creature_that_would_ring_is_shown_although_it_is_not_touched() -> None:
    state = table("keep 0,0:h1031 -1,-1:c2213t5/1 | hand h3110 | hand h2111 | pile k4444t4 h1211")
    rings = prospects(state, "h3110")["1,1", False]
    assert ("c2213t5", "rings") in [(t.card, t.follows) for t in rings.touched]
    assert rings.verdict == "lost"


def test_a_creature_that_could_no_longer_be_beaten_is_called_doomed() -> None:
    state = table("keep 0,0:h1112 1,1:c4422t6/4 2,2:h2111 | hand h1112b | hand h2111b | pile k4444t4 h1211")
    dooms = [p for p in prospects(state, "h1112b").values() if p.verdict == "dooms"]
    assert all(any(t.follows == "doomed" for t in p.touched) for p in dooms)


def test_the_waiting_knight_can_be_asked_about_by_the_one_who_drew_him() -> None:
    state = table("level 1 knight 0 speech | keep 0,0:s0000 | hand h2111 | hand h1112 | pile")
    assert len(prospects(state, "k4444t4")) == 8
    assert prospects(state, "k4444t4", seat=1) == {}
    assert len(prospects(state, "h1112", seat=1)) == 8


def test_a_spell_shows_its_outcome_first() -> None:
    text = "keep 0,0:h1121 1,1:c0322t5/3 -1,-1:h0131 | hand h2111 | hand h1112 | pile | spells fireball poison"
    state = table(text)
    burn = answer(view(state, 1), WhatIfSpell("fireball"))
    assert isinstance(burn, Prospects)
    assert [(p.target, p.verdict) for p in burn.prospects] == [("1,1", "lost")]
    drops = answer(view(state, 1), WhatIfSpell("poison"))
    assert isinstance(drops, Prospects)
    assert len(drops.prospects) == 4
    assert answer(view(state, 1), WhatIfSpell("sphere")) == Prospects(())


def test_a_spell_says_which_live_creatures_it_is_aimed_at() -> None:
    """Poison lies on a point, and so on a corner of every creature that shares it (K25); never on a hall card."""
    state = table(
        "keep 0,0:c3211t4/3 1,1:c0322t5/3 -1,-1:h0131 | hand h2111 | hand h1112 | pile | spells fireball poison"
    )
    burn, drops = (answer(view(state, 1), WhatIfSpell(spell)) for spell in ("fireball", "poison"))
    assert isinstance(burn, Prospects)
    assert isinstance(drops, Prospects)
    assert [one.aimed for one in burn.prospects] == [("0,0",), ("1,1",)]
    aimed = {one.target: set(one.aimed) for one in drops.prospects}
    assert aimed["1,1"] == {"0,0", "1,1"}, "both share it"
    assert aimed["0,0"] == {"0,0"}, "the other is a hall card"
    assert all(not one.aimed for one in prospects(state, "h2111").values()), "a card is laid, not aimed"


def test_a_card_can_be_read_if_it_can_be_seen() -> None:
    state = table("keep 0,0:h1121 | hand h2111 | hand h1112 | pile k4444t4 h1211")
    assert isinstance(answer(view(state, 0), AboutCard(CardId("h2111"))), Printed)
    assert answer(view(state, 0), AboutCard(CardId("h1112"))) is None


def test_a_card_that_is_read_shows_all_that_is_printed_on_it() -> None:
    """Views carry faces; the joke is only told to who asks."""
    state = GAME.setup(GAME.options(), 2, chance_of("printed"))
    assert isinstance(state, Knock)
    card = state.hands[0][0]
    printed = answer(view(state, 0), AboutCard(card))
    assert isinstance(printed, Printed)
    assert printed.card == deck_of("").cards[card]
    assert set(printed.card.flavour) == set(WRITTEN) <= set(printed.card.name)
    assert not hasattr(view(state, 0).cards[card], "flavour")
    assert answer(view(state, None), AboutCard(card)) is None
    told = replace(state, told=frozenset({card}))
    assert answer(view(told, 1), AboutCard(card)) == printed, "a card that was told may be read by everybody"


def test_every_answer_is_what_the_referee_then_decides() -> None:
    checked = 0
    for state in positions():
        seat = state.turn
        for card in state.hands[seat] if state.phase == "turn" else ():
            for (spot, turned), prospect in prospects(state, card, seat).items():
                step = GAME.apply(state, PlaceCard(seat, card, Spot(spot), turned))
                if state.shown not in (None, card):
                    continue
                assert isinstance(step, Step)
                lost = step.state.ending is not None and not step.state.ending.won
                assert (prospect.verdict == "lost") == lost
                for touched in prospect.touched:
                    assert step.state.keep.cards[touched.spot].danger == touched.after
                checked += 1
    assert checked > 500


def positions() -> Iterator[Knock]:
    for seats in (1, 3, 4, 6):
        for position in sampled_play(GAME, seats, f"what if {seats}", 12):
            yield position.state


def test_the_answer_for_a_spectator_is_empty() -> None:
    state = table("keep 0,0:h1121 | hand h2111 | hand h1112 | pile k4444t4 h1211")
    assert answer(view(state, None), WhatIf(CardId("h2111"))) == Prospects(())
    assert play(state, PlaceCard(0, CardId("h2111"), at(1, 1))).state.turn == 1
