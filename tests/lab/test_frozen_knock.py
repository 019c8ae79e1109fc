"""The baseline of Knock stays what it was: the frozen bot, its deck, and whatever of today's code they use."""

from hashlib import blake2b

import pytest

from threedoors.bots import UnknownBot, levels
from threedoors.bots.knock.judgement import judged
from threedoors.bots.match import match_steps
from threedoors.core import Refused, begin, chance_of
from threedoors.games.knock import GAME
from threedoors.games.knock.decks import deck_of, values_of
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import view
from threedoors.lab.entrants import seat_entrant
from threedoors.lab.knock import frozen
from threedoors.lab.knock.frozen import frozen_deck
from threedoors.lab.knock.trials import PlainTrial, new_trial

FROZEN = "threedoors.lab.knock.frozen:FrozenThinker"


def test_the_frozen_deck_has_the_cards_of_rules_2() -> None:
    assert values_of(deck_of(frozen_deck())) == values_of(deck_of(""))
    assert values_of(deck_of(frozen_deck())) == "73788711461af369"


@pytest.mark.parametrize(("seats", "level", "end"), [(4, 3, "a34ba2fc"), (2, 4, "2279c91c")])
def test_the_frozen_thinker_plays_the_games_it_has_always_played(seats: int, level: int, end: str) -> None:
    pytest.importorskip("numba")  # the same game without, only a minute longer
    options = KnockOptions(level=level, deck=frozen_deck())
    playing = begin(GAME, (FROZEN,) * seats, "frozen", options)
    assert not isinstance(playing, Refused)
    for _ in match_steps(playing, [seat_entrant(GAME, FROZEN) for _ in range(seats)], chance_of("frozen/bots")):
        pass
    assert blake2b(GAME.notation(playing.state).encode(), digest_size=4).hexdigest() == end


def test_no_table_can_be_joined_by_the_frozen_one() -> None:
    assert not any("frozen" in level for level in levels(GAME))


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("no.such.module:Bot", "cannot be imported"),
        ("threedoors.lab.knock.frozen:shortlist", "is no bot"),
        ("grandmaster", "No bot 'grandmaster'"),
    ],
)
def test_an_entrant_who_is_none_is_refused_in_a_sentence(spec: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why):
        seat_entrant(GAME, spec)


def test_an_entrant_may_bring_its_budget() -> None:
    assert seat_entrant(GAME, f"{FROZEN}:8").budget == 8
    assert seat_entrant(GAME, "thinker:8").level == "thinker"


def test_worlds_are_won_alike_by_the_rules_and_in_arrays() -> None:
    pytest.importorskip("numba")
    for number in range(6):
        state = GAME.setup(KnockOptions(level=1 + number % 4), 1 + number, chance_of(f"worlds {number}"))
        assert isinstance(state, Knock)
        seen = view(state, state.turn)
        chance = chance_of(f"trial {number}")
        for move in (None, *frozen.shortlist(judged(seen, seen.hand))[:2]):
            assert new_trial(seen, chance).won(move, 0, 4) == PlainTrial(seen, chance).won(move, 0, 4)
