"""Games of bots in which every forecast about a placement is held against the exhaustive look of ``knock_look.py``."""

import random
from collections import Counter
from typing import Any

from tests.games.knock.samples import MILD
from tests.referees.knock import table_of
from tests.referees.knock_games import KNOCK, as_json, expect, faces_of, plain
from tests.referees.knock_look import foretold
from threedoors.bots import seat_bot
from threedoors.bots.match import match_steps
from threedoors.core import Refused, begin, chance_of
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.questions import Prospect, Prospects, WhatIf, answer
from threedoors.games.knock.savecode import Saved, write

BOTS = ("greedy", "thinker:8")
VERDICTS = ("safe", "beats", "dooms", "won", "lost")
BESIDE = 2  # placements of the same card that were not chosen, looked at as well


def compare_forecasts(number: int) -> Counter[str]:
    """The n-th game, placement by placement; how many were compared, and how often each verdict was given."""
    dice = random.Random(f"forecasts {number}")
    bots, seats = BOTS[number % 2], dice.randint(1, 6)
    playing = begin(KNOCK, (bots,) * seats, f"forecasts {number}", some_options(dice))
    assert not isinstance(playing, Refused)
    faces, before, seen = faces_of(playing.state), playing.state, Counter[str](keeps=1)
    for thought in match_steps(playing, [seat_bot(KNOCK, bots)] * seats, chance_of(f"forecasts {number}")):
        if isinstance(thought.action, PlaceCard):
            act, table = thought.action, table_of(as_json(before), faces)
            ways = prospects(before, act)
            chosen = [way for way in ways if (way.target, way.turned) == (act.spot, act.turned)]
            for way in (*chosen, *dice.sample(ways, min(BESIDE, len(ways)))):
                tried = plain(act) | {"spot": way.target, "turned": way.turned}
                goes_on = way.verdict not in ("won", "lost")
                doomed = {card.spot for card in way.touched if card.follows == "doomed" and goes_on}
                expected = foretold(table, tried)
                expect((way.verdict, doomed) == expected, f"{number}: {tried}: {way} should be {expected}", before)
                seen[way.verdict] += 1
            seen["played"] += len(chosen)
        before = playing.state
    return seen


def prospects(state: Any, act: PlaceCard) -> tuple[Prospect, ...]:
    """What the seat is told about this card, from what it sees."""
    found = answer(KNOCK.view(state, act.seat), WhatIf(act.card))
    assert isinstance(found, Prospects)
    return found.prospects


def some_options(dice: random.Random) -> Any:
    """Mostly single Keeps by the house deck; now and then mild cards, a gentle game, or the last Keep with spells."""
    gentle, deck = dice.random() < 0.3, MILD if dice.random() < 0.15 else ""
    if dice.random() < 0.2:
        last = write(Saved(4, ("fireball", "ice-flash", "poison"), 0))
        return KNOCK.options(adventure=True, resume=last, gentle=gentle, deck=deck)
    return KNOCK.options(level=dice.randint(1, 4), gentle=gentle, deck=deck)
