"""What every Knock bot does alike: get ready, skip when it must, and tell what it holds while Speech lasts."""

from abc import abstractmethod
from typing import Any

from threedoors.bots import Bot, Thought
from threedoors.bots.knock.proposals import OCCASIONS, proposal
from threedoors.bots.knock.whereabouts import whereabouts
from threedoors.bots.talk import Proposal
from threedoors.core import Chance, Message, View, chance_of
from threedoors.games.knock.actions import CastSphere, GetReady, SkipTurn, TellCards
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.rules import setup
from threedoors.games.knock.state import Knock
from threedoors.games.knock.views import KnockView, view


class KnockBot(Bot):
    """A bot that only needs to say where to lay a card, and perhaps when to cast."""

    occasions = OCCASIONS

    def get_ready(self) -> None:
        """Lay a card in a game nobody plays: what has to be compiled is compiled then."""
        seen = practice_view()
        self.place(seen, playable(seen), chance_of("practice"))

    @abstractmethod
    def place(self, view: KnockView, hand: tuple[CardId, ...], chance: Chance) -> Thought:
        """Choose a placement of one of these cards."""

    def cast(self, view: KnockView, chance: Chance) -> Thought | None:
        """Cast a spell, or leave it."""
        return None

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        """Answer a wait: ready, skip, or a placement."""
        assert isinstance(view, KnockView)
        assert view.seat is not None
        if view.phase in ("ready", "between"):
            return Thought(GetReady(view.seat), Message("reason-ready"))
        hand = playable(view)
        if not hand:
            return Thought(SkipTurn(view.seat), Message("reason-skip"))
        return self.place(view, hand, chance)

    def where(self, view: View[Any], thought: Thought) -> Message:
        """A live creature beside the place, or the free rooms; spells and words by their name."""
        assert isinstance(view, KnockView)
        return whereabouts(view, thought.action)

    def propose(self, view: View[Any]) -> Proposal | None:
        """Aloud on Speech, with a finger in Silence (K17)."""
        assert isinstance(view, KnockView)
        return proposal(view)

    def volunteer(self, view: View[Any], chance: Chance) -> Thought | None:
        """Tell new cards (K17a), break a silence in which somebody has something to tell (K26), cast."""
        assert isinstance(view, KnockView)
        kinds = view.choices.kinds()
        if view.seat is None:
            return None
        if "TellCards" in kinds:
            known = view.hands[view.seat].known
            untold = tuple(card for card in view.hand if card not in known)
            return Thought(TellCards(view.seat, untold), Message("reason-tell"))
        if "CastSphere" in kinds and any(len(hand.known) < hand.count for hand in view.hands):
            return Thought(CastSphere(view.seat), Message("reason-sphere"))
        return self.cast(view, chance) if view.spells and view.phase in ("turn", "knight") else None


def practice_view() -> KnockView:
    """What the first seat sees of a game nobody plays."""
    state = setup(KnockOptions(), 2, chance_of("practice"))
    assert isinstance(state, Knock)
    return view(state, 0)


def playable(view: KnockView) -> tuple[CardId, ...]:
    """The cards one of which must be laid now."""
    if view.phase == "knight":
        return tuple(card for card, face in view.cards.items() if face.kind == "knight")
    return (view.shown,) if view.shown is not None else view.hand
