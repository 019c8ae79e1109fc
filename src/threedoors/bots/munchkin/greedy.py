"""Greedy: wears the best, fights what it can beat, asks for help when it cannot, and lets others be."""

from typing import Any

from threedoors.bots import Bot, Thought
from threedoors.bots.munchkin.fighting import after_roll, flee, helpers, send_off, throw_in
from threedoors.bots.munchkin.housekeeping import thought, tidy
from threedoors.bots.munchkin.occasions import OCCASIONS
from threedoors.bots.munchkin.reading import Reading, values
from threedoors.bots.munchkin.whereabouts import part_of
from threedoors.bots.munchkin.worth import worth
from threedoors.core import Chance, Message, Open, SomeOf, View
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.kinds import CancelCurse
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.state import Offer

DEAR = 600  # gold in items that is too much for anybody's help


class Greedy(Bot):
    """Plays its own mat well."""

    level = "greedy"
    strength = 10
    asks_per_fight = 2
    occasions = OCCASIONS

    def choose(self, view: View[Any], chance: Chance) -> Thought:
        assert isinstance(view, MunchkinView)
        seen = Reading(view)
        offer = next((o for o in seen.board.offers if o.to == seen.seat), None)
        if offer is not None:
            return self.answer_offer(seen, offer)
        return self.answer(seen, chance)

    def where(self, view: View[Any], thought: Thought) -> Message:
        return part_of(thought.action)

    def answer(self, seen: Reading, chance: Chance) -> Thought:
        """The question on the table."""
        match seen.ask:
            case asks.Prepare():
                return tidy(seen) or self.go_on(seen, "OpenDoor", "reason-open-door")
            case asks.LookAround() | asks.WrapUp():
                return tidy(seen) or self.look_around(seen)
            case asks.Charity():
                return tidy(seen) or self.give(seen)
            case asks.OpenFight():
                return self.fight(seen)
            case asks.FleeNext():
                return flee(seen)
            case asks.LastCall():
                return self.last_call(seen)
            case asks.CurseCall():
                return self.curse_call(seen)
            case asks.RollCall():
                return after_roll(seen) or self.pass_on(seen)
        return self.pick(seen)

    # --- the turn -------------------------------------------------------------------------------

    def look_around(self, seen: Reading) -> Thought:
        """Trouble one can beat, the worthiest first; otherwise loot."""
        for choice in seen.open.get("LookForTrouble", ()):
            beatable = [card for card in values(choice, "card") if self.dares(seen, card)]
            if beatable:
                card = max(beatable, key=lambda c: _level(seen, c))
                act = a.LookForTrouble(seen.seat, card, wait=seen.wait)
                return thought(act, "reason-trouble", card=seen.deck[card].name)
        if seen.can("LootRoom"):
            return thought(seen.first("LootRoom"), "reason-loot")
        return self.go_on(seen, "EndTurn", "reason-end-turn")

    def go_on(self, seen: Reading, kind: str, why: str) -> Thought:
        """The act that moves the game on; an offer of one's own that is still open is withdrawn first."""
        if seen.can(kind):
            return thought(seen.first(kind), why)
        return thought(seen.first("WithdrawOffer"), "reason-withdraw")

    def dares(self, seen: Reading, card: CardId) -> bool:
        """Would this monster from hand be beaten?"""
        return seen.wins(seen.against(card))

    def give(self, seen: Reading) -> Thought:
        """The least worth away first, to whoever is lowest; among equals the next clockwise."""
        choice = seen.open["GiveCard"][0]
        card = min(values(choice, "card"), key=lambda c: worth(seen, c))
        count = len(seen.board.players)
        to = min(values(choice, "to"), key=lambda seat: 0 if seat is None else (seat - seen.seat) % count)
        return thought(a.GiveCard(seen.seat, card, to, wait=seen.wait), "reason-give", card=seen.deck[card].name)

    # --- fights ---------------------------------------------------------------------------------

    def fight(self, seen: Reading) -> Thought:
        """Resolve when winning; otherwise close the gap, ask for help, or send the monster off."""
        margin = seen.margin()
        if margin > 0:
            return self.when_winning(seen, margin)
        needed = 1 - margin
        return (
            throw_in(seen, needed)
            or self.ask_help(seen)
            or self.compel(seen)
            or send_off(seen)
            or self.go_on(seen, "Resolve", "reason-lost-fight")
        )

    def when_winning(self, seen: Reading, margin: int) -> Thought:
        return self.go_on(seen, "Resolve", "reason-winning")

    def ask_help(self, seen: Reading) -> Thought | None:
        """Offer treasures to somebody strong enough, a few times at most, and never what was refused already."""
        fight = seen.board.fight
        assert fight is not None
        if len(fight.asked) >= 2 * self.asks_per_fight:
            return None
        for seat in helpers(seen):
            times = fight.asked.count(seat)
            offer = self.offer(seen, times)
            refused = self.offer(seen, times - 1) if times else -1
            if times < self.asks_per_fight and offer > refused:
                return thought(a.AskHelp(seen.seat, seat, offer), "reason-ask-help", seat=seat)
        return None

    def offer(self, seen: Reading, asked_before: int) -> int:
        """The price, as far as there are treasures to pay it with."""
        return min(self.price(seen, asked_before), seen.view.fight.treasures if seen.view.fight else 0)

    def price(self, seen: Reading, asked_before: int) -> int:
        """How many treasures to offer, the first and the second time."""
        return 1 + asked_before

    def compel(self, seen: Reading) -> Thought | None:
        for way in seen.powers("compel"):
            able = [seat for seat in values(way, "target") if seen.helped_by(seat) > 0]
            if able:
                return thought(a.UsePower(seen.seat, "compel", target=able[0]), "reason-compel", seat=able[0])
        return None

    def last_call(self, seen: Reading) -> Thought:
        return self.pass_on(seen)

    def curse_call(self, seen: Reading) -> Thought:
        """Cancel what strikes oneself."""
        announced = seen.board.announced
        if announced is not None and announced.victim == seen.seat:
            for card in seen.plays:
                shot = seen.deck.one_shots[card]
                if shot and isinstance(shot.play, CancelCurse):
                    return thought(a.Play(seen.seat, card), "reason-cancel", card=seen.deck[announced.card].name)
        return self.pass_on(seen)

    def pass_on(self, seen: Reading) -> Thought:
        return thought(a.Pass(seen.seat, wait=seen.wait), "reason-pass")

    # --- offers ---------------------------------------------------------------------------------

    def answer_offer(self, seen: Reading, offer: Offer) -> Thought:
        """Help for a treasure if the fight is won together and does not win the game; trades that gain."""
        if self.likes(seen, offer) and a.AcceptOffer(seen.seat, wait=offer.id) in seen.listed.get("AcceptOffer", ()):
            return thought(a.AcceptOffer(seen.seat, wait=offer.id), "reason-accept")
        return thought(a.RefuseOffer(seen.seat, wait=offer.id), "reason-refuse")

    def likes(self, seen: Reading, offer: Offer) -> bool:
        if offer.terms is None:
            gets = sum(worth(seen, card) for card in offer.give)
            return gets > sum(worth(seen, card) for card in offer.want)
        fight = seen.board.fight
        assert fight is not None
        if offer.to == fight.main:
            dear = sum(worth(seen, card) for card in offer.terms.items) > DEAR
            return seen.margin() <= 0 and seen.helped_by(offer.maker) > 0 and not dear
        return seen.helped_by(seen.seat) > 0 and offer.terms.treasures > 0 and not seen.would_win_game()

    # --- choices --------------------------------------------------------------------------------

    def pick(self, seen: Reading) -> Thought:
        """Lose the least, take the most."""
        match seen.ask:
            case asks.PickWay():
                return thought(self._milder(seen), "reason-milder")
            case asks.LootBody() | asks.PickSpoil() | asks.TakeFrom():
                return self._take(seen)
            case asks.TooBig():
                return self._least_big(seen)
            case asks.HelperFirst():
                return thought(a.GoFirst(seen.seat, False, wait=seen.wait), "reason-after-you")
            case asks.RaiseSpoils():
                return thought(a.PickCards(seen.seat, (), wait=seen.wait), "reason-fresh-treasure")
        choice = seen.open["PickCards"][0]
        cheapest = sorted(values(choice, "cards"), key=lambda c: worth(seen, c))[: _least(choice)]
        return thought(a.PickCards(seen.seat, tuple(cheapest), wait=seen.wait), "reason-least")

    def _milder(self, seen: Reading) -> a.PickOption:
        """A poor hand is discarded gladly."""
        poor = sum(worth(seen, card) for card in seen.hand) < 1500
        return a.PickOption(seen.seat, 0 if poor else 1, wait=seen.wait)

    def _take(self, seen: Reading) -> Thought:
        cards = values(seen.open["PickCards"][0], "cards") if seen.can("PickCards") else ()
        if not cards:
            return thought(seen.first("TakeBlind"), "reason-take")
        best = max(cards, key=lambda c: worth(seen, c))
        return thought(a.PickCards(seen.seat, (best,), wait=seen.wait), "reason-take-best", card=seen.deck[best].name)

    def _least_big(self, seen: Reading) -> Thought:
        choice = min(seen.open["HandOver"], key=lambda choice: worth(seen, values(choice, "card")[0]))
        card, to = values(choice, "card")[0], values(choice, "to")[0]
        return thought(a.HandOver(seen.seat, card, to, wait=seen.wait), "reason-least")


def _level(seen: Reading, card: CardId) -> int:
    monster = seen.monster(card)
    return monster.level if monster else 0


def _least(choice: Open) -> int:
    domain = choice.fields["cards"]
    assert isinstance(domain, SomeOf)
    return domain.least


BOT = Greedy
