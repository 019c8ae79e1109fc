"""Tables for the tests of Knock, written in notation with cards that are named after what is printed on them.

``h2111`` is a hall with these corners, clockwise from the top left; ``s0000`` carries silence; ``c3221t4`` is
a creature with four tokens; ``k4444t4`` the Knight. Further letters: ``x2`` two chests, ``m3`` marked
for Keep 3, and a last letter to tell copies apart: ``h2111b``.
"""

import re
from collections.abc import Sequence
from typing import Any

from threedoors.core import Event, Refused, Step
from threedoors.games.knock import GAME
from threedoors.games.knock.actions import KnockAction
from threedoors.games.knock.notation import read_notation
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.state import Knock

NAMED = re.compile(r"\b([hsck])([0-4]{4})(?:t(\d+))?(?:x(\d+))?(?:m([234]))?[a-z]?\b")
KNIGHT = "k4444t4"
FILLERS = 21


def deck_with(text: str) -> str:
    """The text of a deck that has every card named in a text, a Knight and enough fillers."""
    ids = dict.fromkeys(found[0] for found in NAMED.finditer(text))
    if not any(card.startswith("k") for card in ids):
        ids[KNIGHT] = None
    fillers = [f'[[hall]]\nid = "filler-{n}"\ncorners = [2, 1, 1, 1]' for n in range(FILLERS)]
    return "\n".join([*fillers, *(_entry(card) for card in ids)])


def _entry(card: str) -> str:
    found = NAMED.fullmatch(card)
    assert found is not None
    letter, corners, tokens, chests, mark = found.groups()
    kind = {"h": "hall", "s": "hall", "c": "creature", "k": "knight"}[letter]
    lines = [f"[[{kind}]]", f'id = "{card}"', f"corners = [{', '.join(corners)}]"]
    lines += [f"tokens = {tokens}"] if tokens else []
    lines += [f"chests = {chests}"] if chests else []
    lines += [f"keep = {mark}"] if mark else []
    lines += ["silence = true"] if letter == "s" else []
    return "\n".join(lines)


def table(text: str, **options: Any) -> Knock:
    """A table in notation; a single hand is a solo game."""
    if "level" not in text:
        text = f"level 1 turn 0 speech | {text}"
    return read_notation(text, KnockOptions(deck=deck_with(text), **options))


def play(state: Knock, *actions: KnockAction) -> Step[Knock]:
    """Play these acts; the last step."""
    step: Step[Knock] | Refused | None = None
    for action in actions:
        step = GAME.apply(state, action)
        assert isinstance(step, Step), step
        state = step.state
    assert isinstance(step, Step)
    return step


def refused(state: Knock, action: KnockAction) -> Refused:
    """The referee's no."""
    answer = GAME.apply(state, action)
    assert isinstance(answer, Refused), answer
    return answer


def events(step: Step[Knock], kind: type[Event]) -> list[Any]:
    """The events of one kind, in order."""
    return [event for event in step.events if isinstance(event, kind)]


def kinds(happened: Sequence[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in happened]


def lost_by(step: Step[Knock]) -> str | None:
    """Why the Keep was lost by this step."""
    return step.state.ending.cause if step.state.ending else None
