"""Schemer: counts everything in gold, bargains, keeps its word, and spoils what costs it less than it costs a rival."""

from typing import Any

from threedoors.bots import Thought
from threedoors.bots.munchkin.bargaining import TREASURE, closeness, cost_of, gain_of, loss, stake, wrongs
from threedoors.bots.munchkin.errands import buy, raise_door, raise_spoils, trade, trouble
from threedoors.bots.munchkin.fighting import after_roll, get_out, helpers, send_off
from threedoors.bots.munchkin.greedy import Greedy
from threedoors.bots.munchkin.hostility import curse_somebody, steal
from threedoors.bots.munchkin.housekeeping import thought, tidy
from threedoors.bots.munchkin.means import rescue
from threedoors.bots.munchkin.meddling import spoil, trip
from threedoors.bots.munchkin.reading import Reading
from threedoors.bots.munchkin.tempers import EVEN, TEMPERS, Personality, mood
from threedoors.bots.munchkin.worth import LEVEL, worth
from threedoors.core import Chance, Seat, View
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import Fight, Offer
from threedoors.games.munchkin.terms import Terms

ANOTHERS_CARD = 0.8  # points a rival's hand card brings into a fight that has to be spoiled, at a guess


class Schemer(Greedy):
    """Minds everybody's business."""

    level = "schemer"
    strength = 20
    asks_per_fight = 2
    volunteers_at = frozenset({"wait-open-fight"})
    tempers = tuple(TEMPERS)
    personality: Personality = EVEN

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        self.personality = self._mood(chance)
        return super().choose(view, chance)

    def _mood(self, chance: Chance) -> Personality:
        return mood(self.temper, chance.rekeyed("mood")) if self.temper else type(self).personality

    # --- its own turn ---------------------------------------------------------------------------

    def answer(self, seen: Reading, chance: Chance) -> Thought:
        spite = self.personality.spite * self.personality.meddling
        match seen.ask:
            case asks.Prepare():
                return (
                    tidy(seen)
                    or curse_somebody(seen, spite)
                    or steal(seen)
                    or trade(seen)
                    or raise_door(seen)
                    or super().answer(seen, chance)
                )
            case asks.WrapUp():
                return tidy(seen) or trade(seen) or super().answer(seen, chance)
            case asks.Charity():
                return tidy(seen) or curse_somebody(seen, spite, at_any_price=True) or self.give(seen)
            case asks.RollCall():
                return after_roll(seen) or trip(seen) or self.pass_on(seen)
            case asks.RaiseSpoils(n):
                return raise_spoils(seen, n)
        return super().answer(seen, chance)

    def look_around(self, seen: Reading) -> Thought:
        """Trouble that pays: the level and the hoard against what it would take; near the top, the surest."""
        idea = trouble(seen)
        if idea is not None:
            return idea
        if seen.can("LootRoom"):
            return thought(seen.first("LootRoom"), "reason-loot")
        return self.go_on(seen, "EndTurn", "reason-end-turn")

    def fight(self, seen: Reading) -> Thought:
        """Win by what costs least, own cards or somebody's help; else send it off, get out, or run."""
        fight, margin = seen.board.fight, seen.margin()
        assert fight is not None
        if margin > 0:
            return buy(seen) or self.go_on(seen, "Resolve", "reason-winning")
        own = rescue(seen, 1 - margin)
        worth_it = stake(seen, fight) + loss(seen, fight)
        if own is not None and (own.price <= TREASURE or seen.would_win_game()):
            return own.idea
        helped = None if seen.would_win_game() else self.ask_help(seen) or self.compel(seen)
        if helped is not None:
            return helped
        if own is not None and own.price <= worth_it:
            return own.idea
        return send_off(seen) or get_out(seen) or self.go_on(seen, "Resolve", "reason-lost-fight")

    def ask_help(self, seen: Reading) -> Thought | None:
        """Whoever is strong enough, least dangerous and has done no wrong; a Firefly's level is part of the price."""
        fight = seen.board.fight
        assert fight is not None
        if len(fight.asked) >= 2 * self.asks_per_fight:
            return None
        benefit = stake(seen, fight) + loss(seen, fight)
        able = [seat for seat in helpers(seen) if not wrongs(seen, seat)]
        for seat in sorted(able, key=lambda s: seen.level(s) + 3 * seen.helper_gains(s)):
            times = fight.asked.count(seat)
            offer = self.offer(seen, times)
            refused = self.offer(seen, times - 1) if times else -1
            affordable = cost_of(seen, Terms(offer), seat, fight) < benefit
            if times < self.asks_per_fight and offer > refused and affordable:
                return thought(a.AskHelp(seen.seat, seat, offer), "reason-ask-help", seat=seat)
        return None

    # --- other people's fights ------------------------------------------------------------------

    def last_call(self, seen: Reading) -> Thought:
        """Spoil a win where that costs less than it hurts; a fight that would end the game, at almost any price."""
        fight = seen.board.fight
        if fight is None or seen.seat in fight.fighters or seen.margin() <= 0:
            return self.pass_on(seen)
        return self._spoil(seen, fight) or self.pass_on(seen)

    def _spoil(self, seen: Reading, fight: Fight) -> Thought | None:
        spite = self.personality.spite
        if seen.would_win_game(fight) or seen.helper_would_win(fight.helper, fight):
            return spoil(seen, round(spite * 6 * LEVEL), self._others_may_add(seen, fight))
        hurt = stake(seen, fight) * closeness(seen, fight.main)
        if fight.helper is not None:
            gained = seen.helper_gains(fight.helper, fight) * LEVEL
            hurt += gained * closeness(seen, fight.helper)
        return spoil(seen, round(hurt * spite * self.personality.meddling))

    def _others_may_add(self, seen: Reading, fight: Fight) -> int:
        """What the other bystanders still asked could add to the monsters, at a guess."""
        pending = seen.board.pending
        asked = [s for s in (pending.seats if pending else ()) if s != seen.seat and s not in fight.fighters]
        cards = sum(seen.view.hands[seat].doors + seen.view.hands[seat].treasures for seat in asked)
        return round(cards * ANOTHERS_CARD)

    def volunteer(self, view: View[Any], chance: Chance) -> Thought | None:
        """Offer help for a fair share where it turns a loss into a win and wins nobody the game."""
        assert isinstance(view, MunchkinView)
        self.personality = self._mood(chance)
        fight = view.board.fight
        if fight is None or view.seat is None or view.seat in (*fight.asked, *fight.offered):
            return None
        if view.seat in fight.fighters or view.board.offers:
            return None
        if view.fight is None or view.fight.wins or not any(c.kind == "OfferHelp" for c in view.choices.open):
            return None
        seen = Reading(view)
        share = self.share(seen, fight)
        if share == 0 or seen.would_win_game() or seen.helped_by(view.seat) <= 0:
            return None
        if self._harm(seen, fight) > share * TREASURE + gain_of(seen, Terms(), fight):
            return None
        return thought(a.OfferHelp(view.seat, share), "reason-offer-help", seat=fight.main)

    # --- bargains -------------------------------------------------------------------------------

    def _harm(self, seen: Reading, fight: Fight) -> float:
        """What it costs this seat that main wins this fight."""
        return stake(seen, fight) * closeness(seen, fight.main) * self.personality.spite / 2

    def share(self, seen: Reading, fight: Fight) -> int:
        """The treasures it wants for helping: a share by greed, less for those below it, by loyalty."""
        total = seen.treasures
        wanted = self.personality.greed * total
        if seen.level(fight.main) < seen.me.level:
            wanted *= 1 - self.personality.loyalty / 2
        return max(1, round(wanted)) if total else 0

    def answer_offer(self, seen: Reading, offer: Offer) -> Thought:
        fight = seen.board.fight
        if offer.terms is not None and fight is not None and offer.to != fight.main:
            return self._asked_for_help(seen, offer, offer.terms, fight)
        return super().answer_offer(seen, offer)

    def _asked_for_help(self, seen: Reading, offer: Offer, terms: Terms, fight: Fight) -> Thought:
        """Accept a fair price, counter an unfair one once, refuse to make a winner."""
        no = thought(a.RefuseOffer(seen.seat, wait=offer.id), "reason-refuse")
        i_win = seen.helper_would_win(seen.seat, fight)
        if seen.helped_by(seen.seat) <= 0 or (seen.would_win_game() and not i_win):
            return no
        gain, harm = gain_of(seen, terms, fight), self._harm(seen, fight)
        wanted = self.share(seen, fight)
        if i_win or (gain >= wanted * TREASURE and gain >= harm):
            return thought(a.AcceptOffer(seen.seat, wait=offer.id), "reason-accept")
        fair = min(seen.treasures, max(wanted, -(-round(harm) // TREASURE)))
        keeps = terms.card is not None
        better = gain_of(seen, Terms(fair, card=terms.card), fight)
        if seen.can("CounterHelp") and fight.asked.count(seen.seat) <= 1 and better >= harm and fair > terms.treasures:
            return thought(a.CounterHelp(seen.seat, fair, keep_card=keeps, wait=offer.id), "reason-counter")
        return no

    def likes(self, seen: Reading, offer: Offer) -> bool:
        fight = seen.board.fight
        if offer.terms is None:
            gets = sum(worth(seen, card) for card in offer.give)
            gives = sum(worth(seen, card) for card in offer.want)
            return gets > gives * (1 + closeness(seen, offer.maker))
        if fight is None or offer.to != fight.main:
            return super().likes(seen, offer)
        return self._takes_help(seen, offer.maker, offer.terms, fight)

    def _takes_help(self, seen: Reading, helper: Seat, terms: Terms, fight: Fight) -> bool:
        """Is this help worth its price, and cheaper than what one could do oneself?"""
        if seen.margin() > 0 or seen.helped_by(helper) <= 0:
            return False
        i_win = seen.would_win_game(fight)
        if seen.helper_would_win(helper, fight) and not i_win:
            return False
        cost, own = cost_of(seen, terms, helper, fight), rescue(seen, 1 - seen.margin())
        cost += LEVEL * wrongs(seen, helper)  # who made this hole may not sell the ladder
        if own is not None and own.price <= cost:
            return False
        return i_win or cost < stake(seen, fight) + loss(seen, fight)

    def price(self, seen: Reading, asked_before: int) -> int:
        return max(1, round(max(1, seen.treasures) * (0.3 + 0.3 * asked_before)))


BOT = Schemer
