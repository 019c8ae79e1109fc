"""A thinking bot: it leaves alone what loses by force, and plays out worlds to choose among the rest.

First an exhaustive look at the next placements (``foresight.py``) in worlds like the one it sees: a placement after
which nobody can stop the alarm is dropped. The others are tried in the same worlds, played out by players with
foresight; the worse half is dropped again and again (sequential halving), so most playouts go to the close calls.
Spells are weighed the same way, at anybody's turn. The budget is in playouts a decision, and what a playout may cost in
placements judged, so the same seed gives the same game on any machine, and no decision takes much longer than others.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from msgspec.structs import replace

from threedoors.accelerated import has_numba
from threedoors.bots import Thought
from threedoors.bots.knock.greedy import why
from threedoors.bots.knock.judgement import LOSES, WINS, Scored, ScoredWays
from threedoors.bots.knock.looks import look
from threedoors.bots.knock.manners import KnockBot, practice_view
from threedoors.bots.knock.spellbook import castings
from threedoors.bots.knock.weights import FORESIGHT
from threedoors.bots.knock.worlds import Worlds
from threedoors.core import Chance, Message, Step, chance_of
from threedoors.games.knock.actions import PlaceCard, Spellcasting
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.lattice import NEIGHBOURS
from threedoors.games.knock.rules import apply
from threedoors.games.knock.spells import spell_of
from threedoors.games.knock.telling import spoken
from threedoors.games.knock.views import KnockView, imagine
from threedoors.games.knock.views import view as seen_by

CANDIDATES: Final = 8  # and never more than half the budget
PER_CARD: Final = 3  # of them with the same card
LOOKED_AT: Final = 30  # placements asked whether they are survived
GUESSES: Final = 3  # worlds in which that is asked, where somebody's hand is not known
WORTH_A_SPELL: Final = 0.08  # more worlds won, of all


class AfterSpell(NamedTuple):
    """What a spell would bring."""

    worth: int
    leads_on: bool


class Thinker(KnockBot):
    """Looks ahead, then plays out worlds before it plays a card."""

    level = "thinker"
    strength = 30
    default_budget = 16 if has_numba() else 2  # without Numba it looks ahead, and plays out nothing

    def get_ready(self) -> None:
        super().get_ready()
        Worlds(practice_view(), chance_of("practice"), 1).worth(None, range(1))

    def place(self, view: KnockView, hand: tuple[CardId, ...], chance: Chance) -> Thought:
        assert view.seat is not None
        assert self.budget is not None
        seen = look(view, hand, FORESIGHT)
        chosen = seen.best()
        if LOSES // 2 < chosen.score < WINS // 2:
            worlds = Worlds(view, chance, self.budget)
            chosen = self._tried(worlds, survivors(worlds, seen))
        act = PlaceCard(view.seat, chosen.card, chosen.spot, chosen.turned)
        return Thought(act, why(view, chosen))

    def _tried(self, worlds: Worlds, candidates: list[Scored]) -> Scored:
        """The candidate after which most worlds are won; of equals, the one that looks best."""
        assert self.budget is not None
        worth = dict.fromkeys(candidates, 0)
        rounds = max(1, (len(candidates) - 1).bit_length())
        alive, tried = candidates, 0
        while len(alive) > 1:
            more = max(1, self.budget // (rounds * len(alive)))
            for candidate in alive:
                worth[candidate] += worlds.worth(candidate, range(tried, tried + more))
            tried += more
            alive = sorted(alive, key=lambda c: (-worth[c], -c.score))[: (len(alive) + 1) // 2]
        return alive[0]

    def cast(self, view: KnockView, chance: Chance) -> Thought | None:
        """Cast to have a way on where there is none; with the Knight here, also if that wins clearly more worlds."""
        assert self.budget is not None
        worlds = Worlds(view, chance, self.budget)
        is_lost = bool(view.doomed) or not worlds.has_way_on(range(GUESSES))
        if not is_lost and view.knight == "in-pile":
            return None
        count = max(4, self.budget // 4)
        acts = list(castings(imagine(view, chance), view.turn))
        share = min(1.0, self.budget / (count * max(1, len(acts))))
        after = {act: self._after(act, view, chance, count, share) for act in acts}
        best = max(after, key=after.__getitem__, default=None)
        if best is None:
            return None
        gain = after[best].worth - worlds.worth(None, range(count))
        if gain < WORTH_A_SPELL * count * worlds.a_win and not (is_lost and after[best].leads_on):
            return None
        return Thought(replace(best, seat=view.seat), Message("reason-spell", {"spell": spoken(spell_of(best))}))

    def _after(self, act: Spellcasting, view: KnockView, chance: Chance, count: int, share: float) -> AfterSpell:
        """How so many worlds stand after this spell, as far as its share of the time lets see."""
        step = apply(imagine(view, chance), act)
        assert isinstance(step, Step)
        worlds = Worlds(seen_by(step.state, view.seat), chance, count, share)
        if step.state.ending is not None:
            return AfterSpell(count * worlds.a_win * step.state.ending.won, step.state.ending.won)
        return AfterSpell(worlds.worth(None, range(count)), worlds.has_way_on(range(GUESSES)))


def survivors(worlds: Worlds, seen: ScoredWays) -> list[Scored]:
    """The best-looking placements that do not lose by force, not too many with one card; if all lose, a few of them."""
    others = [hand for hand in worlds.seen.hands if hand.seat != worlds.seen.seat]
    most = max(1, min(CANDIDATES, worlds.budget // 2))
    guesses = range(GUESSES if any(len(hand.known) < hand.count for hand in others) else 1)
    kept: list[Scored] = []
    lost: list[Scored] = []
    for placement in islice(different(worlds.seen, seen), LOOKED_AT):
        if sum(kind.card == placement.card for kind in kept) == PER_CARD:
            continue
        ways = sum(worlds.is_survived(placement, world) for world in guesses)
        (kept if 2 * ways > len(guesses) else lost).append(placement)
        if len(kept) == most or (kept and not worlds.may_look):
            break
    return kept or lost[:most]


def different(view: KnockView, seen: ScoredWays) -> Iterator[Scored]:
    """Placements that do not lose at once, best first; of those that look alike, one (beside chests, if they count)."""
    looks = set()
    for placement in seen.from_best():
        if placement.score < LOSES // 2:
            return
        face = placement.card, placement.score, _chests_beside(view, placement)
        if face not in looks:
            looks.add(face)
            yield placement


def _chests_beside(view: KnockView, placement: Scored) -> int:
    """How many cards with chests this one would join, where that matters (K20)."""
    if not view.options.chest_hunt or not view.cards[placement.card].chests:
        return 0
    laid = (view.keep.cards.get(beside) for beside in NEIGHBOURS[placement.spot])
    return sum(card is not None and view.cards[card.card].chests > 0 for card in laid)


BOT = Thinker
