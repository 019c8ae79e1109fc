"""The Knock bot and the deck every later one is measured against: ``thinker`` of release 0.2 and the cards of rules 2.

Only the lab plays them: ``threedoors.lab.knock.frozen:FrozenThinker``, and ``frozen_deck()`` as the option ``deck``.
Nothing here is improved. A test holds a whole game of theirs, so that what they share with today's bots (the look of
``greedy``, its weights, its playouts) cannot change under them unnoticed.
"""

from functools import cache
from typing import Final

from threedoors.bots import Thought
from threedoors.bots.knock.greedy import why
from threedoors.bots.knock.judgement import LOSES, WINS, Scored, ScoredWays
from threedoors.bots.knock.looks import look
from threedoors.bots.knock.manners import KnockBot, practice_view
from threedoors.bots.knock.spellbook import castings
from threedoors.core import Chance, Message, Step, chance_of
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import Card, CardId
from threedoors.games.knock.decks import deck_of, house_deck
from threedoors.games.knock.rules import apply
from threedoors.games.knock.spells import spell_of
from threedoors.games.knock.state import Knock
from threedoors.games.knock.telling import spoken
from threedoors.games.knock.views import KnockView, imagine
from threedoors.lab.knock.trials import new_trial

RULES_OF_THE_DECK: Final = 2
CANDIDATES: Final = 8
PER_CARD: Final = 3  # of them with the same card
WORTH_A_SPELL: Final = 0.25  # more worlds won, of all; near the end a smaller gain is enough
WORTH_A_SPELL_LATE: Final = 0.08


class FrozenThinker(KnockBot):
    """Tries a handful of placements in the same worlds, played out by ``greedy``, and drops the worse half in turn."""

    level = "frozen-thinker"
    strength = 30
    default_budget = 32

    def get_ready(self) -> None:
        super().get_ready()
        new_trial(practice_view(), chance_of("practice")).won(None, 0, 1)

    def place(self, view: KnockView, hand: tuple[CardId, ...], chance: Chance) -> Thought:
        assert view.seat is not None
        candidates = shortlist(look(view, hand))
        chosen = candidates[0]
        if len(candidates) > 1 and LOSES // 2 < chosen.score < WINS // 2:
            chosen = self._tried(view, candidates, chance)
        act = PlaceCard(view.seat, chosen.card, chosen.spot, chosen.turned)
        return Thought(act, why(view, chosen))

    def _tried(self, view: KnockView, candidates: list[Scored], chance: Chance) -> Scored:
        """The candidate that wins most worlds; of equals, the one ``greedy`` likes best."""
        assert self.budget is not None
        trial = new_trial(view, chance)
        alive = candidates
        wins = dict.fromkeys(candidates, 0)
        rounds = max(1, (len(candidates) - 1).bit_length())
        tried = 0
        while len(alive) > 1:
            more = max(1, self.budget // (rounds * len(alive)))
            for candidate in alive:
                wins[candidate] += trial.won(candidate, tried, tried + more)
            tried += more
            if all(wins[candidate] == tried for candidate in alive):
                break
            alive = sorted(alive, key=lambda c: (-wins[c], -c.score))[: (len(alive) + 1) // 2]
        return max(alive, key=lambda c: (wins[c], c.score))

    def cast(self, view: KnockView, chance: Chance) -> Thought | None:
        """Cast if it wins clearly more worlds than waiting does; asked on one's own turn only."""
        assert view.seat is not None
        assert self.budget is not None
        if view.turn != view.seat or not (view.keep.sand or view.doomed):
            return None
        world = imagine(view, chance)
        count = max(4, self.budget // 4)
        trial = new_trial(view, chance)
        waiting = trial.won(None, 0, count)
        best, best_wins = None, waiting
        for act in castings(world, view.seat):
            step = apply(world, act)
            assert isinstance(step, Step)
            wins = count if _wins(step) else 0 if step.state.ending else trial.after(step.state).won(None, 0, count)
            if wins > best_wins:
                best, best_wins = act, wins
        gain = WORTH_A_SPELL_LATE if view.knight != "in-pile" else WORTH_A_SPELL
        if best is None or best_wins - waiting < gain * count:
            return None
        return Thought(best, Message("reason-spell", {"spell": spoken(spell_of(best))}))


def _wins(step: Step[Knock]) -> bool:
    return step.state.ending is not None and step.state.ending.won


def shortlist(seen: ScoredWays) -> list[Scored]:
    """The best-looking placements, not too many with one card, and only one of those that look alike."""
    kept: list[Scored] = []
    looks: set[tuple[CardId, int]] = set()
    per_card: dict[CardId, int] = {}
    for placement in seen.from_best():
        face = placement.card, placement.score
        if face in looks or per_card.get(placement.card, 0) == PER_CARD:
            continue
        looks.add(face)
        per_card[placement.card] = per_card.get(placement.card, 0) + 1
        kept.append(placement)
        if len(kept) == CANDIDATES:
            break
    return [p for p in kept if p.score > LOSES // 2] or kept[:1]


@cache
def frozen_deck() -> str:
    """The house deck of rules 2, as the text of a deck file: values alone, names and jokes apart."""
    return "\n".join(_entry(card) for card in deck_of(house_deck(RULES_OF_THE_DECK)).cards.values())


def _entry(card: Card) -> str:
    silence = str(card.silence).lower()
    return (
        f'[[{card.kind}]]\nid = "{card.id}"\ncorners = {list(card.corners)}\ntokens = {card.tokens}\n'
        f"silence = {silence}\nchests = {card.chests}\nkeep = {card.mark}\n"
    )
