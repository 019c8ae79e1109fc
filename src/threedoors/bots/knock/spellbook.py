"""When to open a Spellbook without thinking far: only to get out of what no card can get us out of."""

from collections.abc import Iterator

from threedoors.bots import Thought
from threedoors.core import Chance, Message, Seat, Step
from threedoors.games.knock.actions import CastFireball, CastIceFlash, CastPoison, Spellcasting
from threedoors.games.knock.keep import visible
from threedoors.games.knock.lattice import POINTS
from threedoors.games.knock.outlook import is_hopeless, outlooks
from threedoors.games.knock.rules import apply
from threedoors.games.knock.spells import burnable, freezable, poisonable, spell_of
from threedoors.games.knock.state import Knock
from threedoors.games.knock.telling import spoken
from threedoors.games.knock.views import KnockView, imagine

MOST_POINTS = 4  # corners worth poisoning, highest value first


def castings(state: Knock, seat: Seat) -> Iterator[Spellcasting]:
    """Every spell held at every sensible target; the Sphere is a matter of manners."""
    if "fireball" in state.spells:
        yield from (CastFireball(seat, spot) for spot in burnable(state))
    if "ice-flash" in state.spells:
        yield from (CastIceFlash(seat, spot) for spot in freezable(state))
    if "poison" in state.spells:
        values = {
            point: value
            for spot in state.keep.cards
            for point, value in zip(POINTS[spot], visible(state.keep, spot), strict=True)
        }
        points = sorted(poisonable(state), key=lambda point: -values[point])
        yield from (CastPoison(seat, point) for point in points[:MOST_POINTS])


def rescue(view: KnockView) -> Thought | None:
    """A spell that wins now, or that takes away the last doomed creature; None if nothing is that bad."""
    assert view.seat is not None
    world = imagine(view, Chance(b"what a spell would do"))
    for act in castings(world, view.seat):
        step = apply(world, act)
        assert isinstance(step, Step)
        after = step.state
        wins = after.ending is not None and after.ending.won
        saves = bool(view.doomed) and after.ending is None and not _doomed(after)
        if wins or saves:
            return Thought(act, Message("reason-spell", {"spell": spoken(spell_of(act))}))
    return None


def _doomed(state: Knock) -> bool:
    return any(is_hopeless(outlook) for spot, outlook in outlooks(state).items() if spot in state.keep.sand)
