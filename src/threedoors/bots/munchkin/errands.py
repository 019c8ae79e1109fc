"""Errands of one's own turn: trouble worth looking for, trades, raised doors and treasures, a monster's wares."""

from threedoors.bots import Thought
from threedoors.bots.munchkin.bargaining import TREASURE, closeness
from threedoors.bots.munchkin.housekeeping import thought
from threedoors.bots.munchkin.reading import Reading, values
from threedoors.bots.munchkin.worth import BONUS, LEVEL, gain, worth
from threedoors.core import Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.fight.strength import levels_in
from threedoors.games.munchkin.mat.items import fits
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.state import Fight

HELP_COMES = 0.6  # how often somebody strong enough agrees


def trouble(seen: Reading) -> Thought | None:
    """The monster from hand that pays best, alone or with help; near the top, the surest."""
    options = [card for choice in seen.open.get("LookForTrouble", ()) for card in values(choice, "card")]
    profits = {card: profit(seen, card) for card in options}
    best = max(profits, key=lambda card: profits[card], default=None)
    if best is None or profits[best] <= 0:
        return None
    act = a.LookForTrouble(seen.seat, best, wait=seen.wait)
    why = "reason-last-step" if seen.would_win_game(seen.against(best)) else "reason-trouble"
    return thought(act, why, card=seen.deck[best].name)


def profit(seen: Reading, card: CardId) -> int:
    """What fighting this monster from hand would bring, in gold; nothing good if it cannot be beaten."""
    fight, monster = seen.against(card), seen.monster(card)
    assert monster is not None
    needed, costs, points = 1 - seen.margin(fight), 0, 0
    for boost in sorted(_boosts(seen), key=lambda c: -seen.boost(c)):
        if points < needed:
            points += seen.boost(boost)
            costs += worth(seen, boost)
    brings = levels_in(seen.board, seen.deck, fight) * LEVEL + monster.treasures * TREASURE
    if points >= needed:
        return 10 * LEVEL - needed if seen.would_win_game(fight) else brings - costs
    if seen.would_win_game(fight) or monster.treasures < 2 or not _help_is_near(seen, fight):
        return -1
    return round(HELP_COMES * (brings - TREASURE) - (1 - HELP_COMES) * LEVEL)


def _help_is_near(seen: Reading, fight: Fight) -> bool:
    """Would somebody, not too close to winning, turn this fight?"""
    near = [seat for seat in rivals(seen.board, seen.seat) if not seen.helper_would_win(seat, fight)]
    together = [seen.margin(Fight(fight.main, fight.foes, helper=seat)) for seat in near]
    return sum(margin > 0 for margin in together) >= 2


def _boosts(seen: Reading) -> list[CardId]:
    return [card for card in seen.hand + seen.me.carried if seen.boost(card)]


def trade(seen: Reading) -> Thought | None:
    """Once a turn: something useless here for something useless there, with nobody close to winning."""
    if seen.me.proposals:
        return None
    for choice in seen.open.get("ProposeTrade", ()):
        partner: Seat = values(choice, "to")[0]
        mine = [c for c in seen.me.carried if not _wants(seen, seen.seat, c) and _wants(seen, partner, c)]
        theirs = [c for c in seen.board.players[partner].carried if _gain(seen, c) > 0]
        if mine and theirs and closeness(seen, partner) < 0.5:
            give, want = min(mine, key=lambda c: _bonus(seen, c)), max(theirs, key=lambda c: _gain(seen, c))
            fair = _bonus(seen, give) <= _gain(seen, want) + 1
            if fair and not seen.deck.big[give] and not seen.deck.big[want]:
                act = a.ProposeTrade(seen.seat, partner, (give,), (want,))
                return thought(act, "reason-trade", seat=partner)
    return None


def _gain(seen: Reading, card: CardId) -> int:
    """How much stronger this seat would be with somebody else's item."""
    return gain(seen, card) if fits(seen.board, seen.deck, seen.me, card) else 0


def _bonus(seen: Reading, card: CardId) -> int:
    item = seen.item(card)
    return item.bonus if item else 0


def _wants(seen: Reading, seat: Seat, card: CardId) -> bool:
    return _bonus(seen, card) > 0 and fits(seen.board, seen.deck, seen.board.players[seat], card)


def raise_door(seen: Reading) -> Thought | None:
    """A monster on the door discards that one can beat is better than a door nobody knows (M3)."""
    if not seen.can("RaiseDoor"):
        return None
    top = seen.board.door_discards[-1]
    monster = seen.monster(top)
    if monster is None or seen.margin(seen.against(top)) <= 0:
        return None
    cheapest = min(values(seen.open["RaiseDoor"][0], "pay"), key=lambda card: worth(seen, card))
    if worth(seen, cheapest) > BONUS * 2:
        return None
    act = a.RaiseDoor(seen.seat, cheapest, wait=seen.wait)
    return thought(act, "reason-raise", card=seen.deck[top].name)


def raise_spoils(seen: Reading, most: int) -> Thought:
    """Treasures on the discards that are worth more than an unseen one and the card they cost (M3)."""
    hand = sorted(seen.hand, key=lambda card: worth(seen, card))
    paid: list[CardId] = []
    for top, card in zip(reversed(seen.board.treasure_discards[-most:]), hand, strict=False):
        if worth(seen, top) < TREASURE + worth(seen, card):
            break
        paid.append(card)
    why = "reason-search" if paid else "reason-fresh-treasure"
    args = {"card": seen.deck[seen.board.treasure_discards[-1]].name} if paid else {}
    return thought(a.PickCards(seen.seat, tuple(paid), wait=seen.wait), why, **args)


def buy(seen: Reading) -> Thought | None:
    """A treasure from a monster that sells one, for a card that is worth less."""
    for way in seen.powers("buy"):
        card = min(values(way, "pay"), key=lambda c: worth(seen, c))
        if worth(seen, card) < TREASURE * 2 // 3:
            act = a.UsePower(seen.seat, "buy", (card,), foe=values(way, "foe")[0])
            return thought(act, "reason-buy")
    return None
