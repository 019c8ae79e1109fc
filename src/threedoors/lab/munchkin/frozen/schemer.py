"""Schemer as it was: counts everything in gold, bargains, and meddles only when somebody is about to win."""

from typing import Any, ClassVar

from msgspec import Struct

from threedoors.bots import Thought
from threedoors.core import Chance, Seat, View
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import HelperLevels
from threedoors.games.munchkin.mat.items import fits
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import Fight, Offer
from threedoors.games.munchkin.terms import Terms
from threedoors.lab.munchkin.frozen.fighting import throw_in
from threedoors.lab.munchkin.frozen.greedy import FrozenGreedy
from threedoors.lab.munchkin.frozen.housekeeping import thought, tidy
from threedoors.lab.munchkin.frozen.meddling import spoil
from threedoors.lab.munchkin.frozen.reading import FrozenReading, values
from threedoors.lab.munchkin.frozen.worth import LEVEL, gain, worth

TREASURE = 450  # what a treasure card is worth unseen


class FrozenPersonality(Struct, frozen=True):
    """Three tempers, each from 0 to 1."""

    greed: float = 0.5  # the share of a hoard it wants for its help
    spite: float = 0.7  # how much it pays to keep a rival from winning
    loyalty: float = 0.5  # how gladly it helps those below it for less


class FrozenSchemer(FrozenGreedy):
    """Minds everybody's business."""

    level = "frozen-schemer"
    strength = 20
    asks_per_fight = 2
    volunteers_at = frozenset({"wait-open-fight"})
    personality: ClassVar[FrozenPersonality] = FrozenPersonality()

    # --- its own turn ---------------------------------------------------------------------------

    def answer(self, seen: FrozenReading, chance: Chance) -> Thought:
        if isinstance(seen.ask, asks.Prepare | asks.WrapUp):
            return tidy(seen) or self._trade(seen) or super().answer(seen, chance)
        return super().answer(seen, chance)

    def look_around(self, seen: FrozenReading) -> Thought:
        """Trouble that pays: the level and the hoard against the cards it would take; near the top, the surest."""
        options = [card for choice in seen.open.get("LookForTrouble", ()) for card in values(choice, "card")]
        profits = {card: self._profit(seen, card) for card in options}
        best = max(profits, key=lambda card: profits[card], default=None)
        if best is not None and profits[best] > 0:
            act = a.LookForTrouble(seen.seat, best, wait=seen.wait)
            why = "reason-last-step" if seen.would_win_game(seen.against(best)) else "reason-trouble"
            return thought(act, why, card=seen.deck[best].name)
        if seen.can("LootRoom"):
            return thought(seen.first("LootRoom"), "reason-loot")
        return self.go_on(seen, "EndTurn", "reason-end-turn")

    def _profit(self, seen: FrozenReading, card: CardId) -> int:
        """What fighting this monster from hand would bring, in gold; nothing good if it cannot be beaten."""
        fight = seen.against(card)
        needed = 1 - seen.margin(fight)
        costs, points = 0, 0
        for boost in sorted(_boosts(seen), key=lambda c: -seen.boost(c)):
            if points < needed:
                points += seen.boost(boost)
                costs += worth(seen, boost)
        if points < needed:
            return -1
        monster = seen.monster(card)
        assert monster is not None
        if seen.would_win_game(fight):
            return 10 * LEVEL - needed  # the surest first
        return monster.levels * LEVEL + monster.treasures * TREASURE - costs

    def _trade(self, seen: FrozenReading) -> Thought | None:
        """Once a turn: something useless here for something useless there."""
        if seen.me.proposals:
            return None
        for choice in seen.open.get("ProposeTrade", ()):
            partner: Seat = values(choice, "to")[0]
            mine = [c for c in seen.me.carried if not _wants(seen, seen.seat, c) and _wants(seen, partner, c)]
            theirs = [c for c in seen.board.players[partner].carried if gain_if_fits(seen, c) > 0]
            if mine and theirs:
                give, want = min(mine, key=lambda c: worth(seen, c)), max(theirs, key=lambda c: gain_if_fits(seen, c))
                if not seen.deck.big[give] and not seen.deck.big[want]:
                    act = a.ProposeTrade(seen.seat, partner, (give,), (want,))
                    return thought(act, "reason-trade", seat=partner)
        return None

    # --- other people's fights ------------------------------------------------------------------

    def last_call(self, seen: FrozenReading) -> Thought:
        """Meddle only when this fight would end the game for somebody else."""
        fight = seen.board.fight
        if fight is not None and seen.seat not in fight.fighters and self._somebody_would_win(seen, fight):
            idea = spoil(seen, round(self.personality.spite * 4 * LEVEL))
            if idea is not None:
                return idea
        return self.pass_on(seen)

    def _somebody_would_win(self, seen: FrozenReading, fight: Fight) -> bool:
        if seen.margin(fight) <= 0:
            return False
        return seen.would_win_game(fight) or self._helper_would_win(seen, fight, fight.helper)

    def _helper_would_win(self, seen: FrozenReading, fight: Fight, helper: Seat | None) -> bool:
        if helper is None or power(seen.deck, seen.board.players[helper], HelperLevels) is None:
            return False
        return seen.level(helper) + len(fight.foes) >= seen.winning_level

    def fight(self, seen: FrozenReading) -> Thought:
        """For the last level every card is cheap; otherwise as anybody would."""
        if seen.would_win_game() and seen.margin() <= 0:
            idea = throw_in(seen, 1 - seen.margin())
            if idea is not None:
                return idea
        return super().fight(seen)

    def volunteer(self, view: View[Any], chance: Chance) -> Thought | None:
        """Offer help for a fair share where it turns a loss into a win and wins nobody the game."""
        assert isinstance(view, MunchkinView)
        fight = view.board.fight
        if fight is None or view.seat is None or view.seat in (*fight.asked, *fight.offered):
            return None
        if view.seat in fight.fighters or view.board.offers:
            return None
        if view.fight is None or view.fight.wins or not any(c.kind == "OfferHelp" for c in view.choices.open):
            return None
        seen = FrozenReading(view)
        share = self.share(seen, fight)
        together = seen.margin() + view.strengths[view.seat].total
        if together <= 0 or share == 0 or seen.would_win_game():
            return None
        return thought(a.OfferHelp(view.seat, share), "reason-offer-help", seat=fight.main)

    # --- bargains -------------------------------------------------------------------------------

    def share(self, seen: FrozenReading, fight: Fight) -> int:
        """The treasures it wants for helping: a share by greed, less for those below it, by loyalty."""
        total = seen.view.fight.treasures if seen.view.fight else 0
        wanted = self.personality.greed * total
        if seen.level(fight.main) < seen.me.level:
            wanted *= 1 - self.personality.loyalty / 2
        return max(1, round(wanted)) if total else 0

    def answer_offer(self, seen: FrozenReading, offer: Offer) -> Thought:
        fight = seen.board.fight
        if offer.terms is not None and fight is not None and offer.to != fight.main:
            return self._asked_for_help(seen, offer, offer.terms, fight)
        return super().answer_offer(seen, offer)

    def _asked_for_help(self, seen: FrozenReading, offer: Offer, terms: Terms, fight: Fight) -> Thought:
        """Accept a fair price, counter an unfair one once, refuse to make a winner."""
        together = seen.margin() + seen.view.strengths[seen.seat].total
        my_win = self._helper_would_win(seen, fight, seen.seat)
        if together <= 0 or (seen.would_win_game() and not my_win):
            return thought(a.RefuseOffer(seen.seat, wait=offer.id), "reason-refuse")
        gains_level = power(seen.deck, seen.me, HelperLevels) is not None
        price = terms.treasures * TREASURE + sum(worth(seen, card) for card in terms.items)
        price += LEVEL * (len(fight.foes) if gains_level else 0) + (LEVEL if terms.card is not None else 0)
        wanted = self.share(seen, fight)
        if price >= wanted * TREASURE:
            return thought(a.AcceptOffer(seen.seat, wait=offer.id), "reason-accept")
        if seen.can("CounterHelp") and fight.asked.count(seen.seat) <= 1:
            keep = terms.card is not None
            return thought(a.CounterHelp(seen.seat, wanted, keep_card=keep, wait=offer.id), "reason-counter")
        return thought(a.RefuseOffer(seen.seat, wait=offer.id), "reason-refuse")

    def likes(self, seen: FrozenReading, offer: Offer) -> bool:
        fight = seen.board.fight
        if offer.terms is not None and fight is not None and offer.to == fight.main:
            if self._helper_would_win(seen, fight, offer.maker) and not seen.would_win_game():
                return False
            total = seen.view.fight.treasures if seen.view.fight else 0
            return super().likes(seen, offer) and offer.terms.treasures <= max(1, total - 1)
        return super().likes(seen, offer)

    def price(self, seen: FrozenReading, asked_before: int) -> int:
        total = seen.view.fight.treasures if seen.view.fight else 1
        return max(1, round(total * (0.3 + 0.3 * asked_before)))


def _boosts(seen: FrozenReading) -> list[CardId]:
    return [card for card in seen.hand + seen.me.carried if seen.boost(card)]


def gain_if_fits(seen: FrozenReading, card: CardId) -> int:
    """How much stronger this seat would be with somebody else's item."""
    return gain(seen, card) if fits(seen.board, seen.deck, seen.me, card) else 0


def _wants(seen: FrozenReading, seat: Seat, card: CardId) -> bool:
    item = seen.item(card)
    return item is not None and item.bonus > 0 and fits(seen.board, seen.deck, seen.board.players[seat], card)
