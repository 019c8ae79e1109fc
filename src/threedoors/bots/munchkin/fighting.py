"""Ways to win a fight, or to leave it: what a fighter throws in, whom it asks, how it runs."""

from collections.abc import Iterator

from msgspec.structs import replace

from threedoors.bots import Thought
from threedoors.bots.munchkin.housekeeping import thought
from threedoors.bots.munchkin.reading import Reading, values
from threedoors.bots.munchkin.worth import worth
from threedoors.core import Open, Seat, SomeOf
from threedoors.games.munchkin.cards import kinds as k
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Rage, Smite
from threedoors.games.munchkin.cards.verbs import Die, DropToLevel, When
from threedoors.games.munchkin.fight.strength import monster_of
from threedoors.games.munchkin.mat.traits import power
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.state import Foe

CATCH = 450  # what a level of a penalty is worth, as often as a flight fails
CHEAP = 260  # cards worth less than this are thrown into a fight without regret


def throw_in(seen: Reading, needed: int) -> Thought | None:
    """The cheapest way to close a gap of so many points with one's own means; None if there is none."""
    means = sorted(_means(seen), key=lambda mean: mean[1])
    if sum(points for points, _, _ in means) < needed:
        return None
    single = [mean for mean in means if mean[0] >= needed]
    chosen = min(single, key=lambda mean: mean[1]) if single else max(means, key=lambda mean: mean[0])
    return chosen[2]


def _means(seen: Reading) -> Iterator[tuple[int, int, Thought]]:
    """Points, price in gold, and the act that brings them."""
    for card, fields in seen.plays.items():
        if seen.boost(card) and "side" in fields:
            act = a.Play(seen.seat, card, side="fighters")
            yield seen.boost(card), worth(seen, card), thought(act, "reason-boost", card=seen.deck[card].name)
    rage, smite = power(seen.deck, seen.me, Rage), power(seen.deck, seen.me, Smite)
    if rage:
        yield from _paid_points(seen, "rage", rage.most, rage.n)
    if smite:
        yield from _paid_points(seen, "smite", smite.most, smite.n)


def _paid_points(seen: Reading, name: a.PowerName, most: int, points: int) -> Iterator[tuple[int, int, Thought]]:
    """A power that turns cards into points, the cheapest cards first."""
    for way in seen.powers(name):
        for card in sorted(_payable(seen, way), key=lambda c: worth(seen, c))[:most]:
            yield points, worth(seen, card), thought(a.UsePower(seen.seat, name, (card,)), f"reason-{name}")


def _payable(seen: Reading, way: Open) -> list[CardId]:
    """What one would pay with: hand cards, and things on the table that are not in use."""
    domain = way.fields["pay"]
    assert isinstance(domain, SomeOf)
    return [card for card in domain.values if card in seen.hand or card in seen.me.carried]


def send_off(seen: Reading) -> Thought | None:
    """Get rid of a monster by its own offer, by walking past it, by charm, or by card."""
    names: tuple[a.PowerName, ...] = ("send-away", "decline", "charm")
    for name in names:
        for way in seen.powers(name):
            domain = way.fields.get("pay")
            count = domain.least if isinstance(domain, SomeOf) else 0
            paid = tuple(sorted(values(way, "pay"), key=lambda c: worth(seen, c))[:count])
            act = a.UsePower(seen.seat, name, paid, foe=_strongest(seen, values(way, "foe")))
            return thought(act, f"reason-{name}")
    for card, fields in seen.plays.items():
        shot = seen.deck.one_shots[card]
        if shot and isinstance(shot.play, k.RemoveOne) and fields.get("foe"):
            removed = a.Play(seen.seat, card, foe=_strongest(seen, fields["foe"]))
            return thought(removed, "reason-remove", card=seen.deck[card].name)
    return None


def _strongest(seen: Reading, uids: tuple[int, ...]) -> int:
    return max(uids, key=lambda uid: monster_of(seen.deck, _foe(seen, uid)).level)


def _foe(seen: Reading, uid: int) -> Foe:
    assert seen.board.fight is not None
    return next(foe for foe in seen.board.fight.foes if foe.uid == uid)


def get_out(seen: Reading) -> Thought | None:
    """A fight that is lost and would hurt: end it, empty the room, or let somebody else have it."""
    fight = seen.board.fight
    assert fight is not None
    if danger(seen, tuple(foe.uid for foe in fight.foes)) < 2:
        return None
    for card, fields in seen.plays.items():
        design = seen.deck[card]
        name = design.name
        if isinstance(design, k.DoorTrick) and isinstance(design.play, k.EndFight):
            return thought(a.Play(seen.seat, card), "reason-remove", card=name)
        if isinstance(design, k.OneShot) and isinstance(design.play, k.Transfer):
            heir = min(fields["target"], key=lambda seat: (seen.margin(replace(fight, main=seat)), -seen.level(seat)))
            if seen.margin(replace(fight, main=heir)) <= 0:
                return thought(a.Play(seen.seat, card, target=heir), "reason-transfer", seat=heir)
    for card in seen.plays:
        shot = seen.deck.one_shots[card]
        if shot and isinstance(shot.play, k.RemoveAll):
            return thought(a.Play(seen.seat, card), "reason-remove", card=shot.name)
    return None


def danger(seen: Reading, uids: tuple[int, ...]) -> int:
    """How much these monsters' penalties would hurt, in levels and a bit."""
    return max((_hurt(seen, uid) for uid in uids), default=0)


def _hurt(seen: Reading, uid: int) -> int:
    worst = 1
    for effect in monster_of(seen.deck, _foe(seen, uid)).penalty:
        inner = effect.otherwise if isinstance(effect, When) else (effect,)
        for part in inner:
            if isinstance(part, Die):
                worst = max(worst, 6)
            elif isinstance(part, DropToLevel):
                worst = max(worst, seen.me.level - part.n)
            else:
                worst = max(worst, getattr(part, "n", None) or 2)
    return worst


def flee(seen: Reading) -> Thought:
    """The worst monster first, while the cards against it are still there."""
    uids = values(seen.open["Flee"][0], "foe")
    thrown = _throw(seen)
    if thrown is not None:
        return thrown
    if danger(seen, uids) >= 3:
        for idea in _escapes(seen):
            return idea
    worst = max(uids, key=lambda uid: _hurt(seen, uid))
    return thought(a.Flee(seen.seat, worst, wait=seen.wait), "reason-flee")


def _throw(seen: Reading) -> Thought | None:
    """Something for a monster to run after, where that costs less than being caught would."""
    for way in seen.powers("distract"):
        card = min(values(way, "pay"), key=lambda c: worth(seen, c))
        (foe,) = values(way, "foe")
        if worth(seen, card) < CATCH * _hurt(seen, foe):
            act = a.UsePower(seen.seat, "distract", (card,), foe=foe)
            return thought(act, "reason-distract", card=seen.deck[card].name)
    return None


def _escapes(seen: Reading) -> Iterator[Thought]:
    for way in seen.powers("way-out"):
        yield thought(a.UsePower(seen.seat, "way-out", item=values(way, "item")[0]), "reason-way-out")
    for way in seen.powers("bribe"):
        card = min(values(way, "pay"), key=lambda c: worth(seen, c))
        yield thought(a.UsePower(seen.seat, "bribe", (card,), foe=values(way, "foe")[0]), "reason-bribe")
    for card in seen.plays:
        shot = seen.deck.one_shots[card]
        if shot and isinstance(shot.play, k.AllEscape):
            yield thought(a.Play(seen.seat, card), "reason-way-out")


def after_roll(seen: Reading) -> Thought | None:
    """One's own die went wrong: mend it, if the cards are there."""
    roll = seen.board.roll
    if roll is None or roll.seat != seen.seat or roll.kind != "flee" or seen.view.flee is None or roll.granted:
        return None
    gap = 5 - seen.view.flee.total if roll.die is not None else 9
    if gap <= 0:
        return None
    hurts = danger(seen, (roll.foe,))
    for way in seen.powers("spell"):
        cheap = sorted(_payable(seen, way), key=lambda c: worth(seen, c))
        if gap <= min(3 - roll.spells, len(cheap)) and worth(seen, cheap[0]) < CHEAP * hurts:
            return thought(a.UsePower(seen.seat, "spell", (cheap[0],)), "reason-spell")
    for way in seen.powers("retry"):
        cheap = sorted(_payable(seen, way), key=lambda c: worth(seen, c))
        if cheap and worth(seen, cheap[0]) < CHEAP * hurts:
            return thought(a.UsePower(seen.seat, "retry", (cheap[0],)), "reason-retry")
    if hurts >= 2:
        for idea in _late_escapes(seen):
            return idea
    return None


def _late_escapes(seen: Reading) -> Iterator[Thought]:
    for card, fields in seen.plays.items():
        shot = seen.deck.one_shots[card]
        if shot is None:
            continue
        if isinstance(shot.play, k.EscapeAnyway):
            yield thought(a.Play(seen.seat, card), "reason-way-out")
        elif isinstance(shot.play, k.SetDie):
            yield thought(a.Play(seen.seat, card, number=6), "reason-set-die")
        elif isinstance(shot.play, k.RemoveOne) and fields.get("foe"):
            yield thought(a.Play(seen.seat, card, foe=fields["foe"][0]), "reason-remove", card=seen.deck[card].name)
    for way in seen.powers("bribe"):
        card = min(values(way, "pay"), key=lambda c: worth(seen, c))
        yield thought(a.UsePower(seen.seat, "bribe", (card,), foe=values(way, "foe")[0]), "reason-bribe")


def helpers(seen: Reading) -> list[Seat]:
    """Who could help enough and would not win by it, the least dangerous of them first."""
    able = [
        seat
        for choice in seen.open.get("AskHelp", ())
        for seat in values(choice, "helper")
        if seen.helped_by(seat) > 0 and not seen.helper_would_win(seat)
    ]
    return sorted(able, key=seen.level)  # among equals the next clockwise, so that no seat is favoured
