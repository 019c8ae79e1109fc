"""The table in a terminal: mats, the fight as two bills, one's own hand with its rules text."""

from collections.abc import Iterator

from threedoors.core import Argument, Message, Say, Seat, signed
from threedoors.core.messages import Plain
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.standing import FleeBonus, WinsTies
from threedoors.games.munchkin.cards.wording import words_of
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.fight.strength import conditions_met
from threedoors.games.munchkin.mat.traits import power_card
from threedoors.games.munchkin.play.verbs.roll_table import table_bill
from threedoors.games.munchkin.shown.card_lines import named, text_of, with_bonus
from threedoors.games.munchkin.shown.views import MunchkinView
from threedoors.games.munchkin.table.agenda import ClearFight, FinishTheft, ReadTable
from threedoors.games.munchkin.table.state import Fight


def draw(view: MunchkinView, say: Say) -> str:
    """Everything this seat sees, in lines."""
    deck = view.board.options.deck
    lines = [say(Message("draw-turn", {"turn": view.board.turn, "seat": view.board.active}))]
    for seat in range(len(view.board.players)):
        lines += _mat(view, deck, say, seat)
    lines += _fight(view, deck, say)
    lines += _offers(view, deck, say)
    if view.board.announced is not None:
        curse = view.board.announced
        lines.append(say(Message("draw-announced", {"card": deck[curse.card].name, "seat": curse.victim})))
        lines.append(f"    {text_of(deck, say, curse.card)}")
    lines += _die(view, deck, say)
    lines += _loose(view, deck, say)
    if view.hand:
        lines.append(say(Message("draw-hand", {"limit": view.hand_limits[view.seat or 0].total})))
        lines += [f"    {named(deck, say, card)}" for card in view.hand]
    return "\n".join(lines)


def _mat(view: MunchkinView, deck: Deck, say: Say, seat: Seat) -> Iterator[str]:
    player, hand = view.board.players[seat], view.hands[seat]
    mark = "†" if not player.alive else "*" if view.board.active == seat else " "
    traits: list[Plain] = [deck[card].name for card in player.traits]
    yield mark + say(
        Message(
            "draw-mat",
            {
                "seat": seat,
                "own": "yes" if seat == view.seat else "no",
                "level": player.level,
                "strength": view.strengths[seat].total,
                "traits": traits or ["@draw-human"],
                "side": "none" if view.board.options.no_sides else player.side,
                "doors": hand.doors,
                "treasures": hand.treasures,
            },
        )
    )
    for name, cards in (
        ("draw-used", player.equipped + tuple(a.card for a in player.attached)),
        ("draw-carried", player.carried),
        ("draw-cursed", player.curses),
    ):
        if cards:
            yield f"      {say(Message(name, {'items': [with_bonus(deck, player, card) for card in cards]}))}"
    for card in (*player.traits, *player.curses) if seat == view.seat else ():
        yield f"      {named(deck, say, card)}"


def _fight(view: MunchkinView, deck: Deck, say: Say) -> Iterator[str]:
    """Both sums while it is open; once it is decided they are history, and Levels have changed since."""
    fight, board = view.fight, view.board
    if fight is None or board.fight is None or board.over:
        return
    seats: list[Plain] = [*board.fight.fighters]
    if board.flight is not None:
        yield say(Message("draw-fight-lost", {"main_seats": seats}))
    elif any(isinstance(frame, ClearFight) for frame in board.agenda):
        yield say(Message("draw-fight-won", {"main_seats": seats}))
        return
    else:
        brings: dict[str, Argument] = {"treasures": fight.treasures, "levels": fight.levels}
        yield say(Message("draw-fight", {"main_seats": seats, **brings}))
        yield "    " + say(Message("draw-ours", {"total": fight.ours.total})) + _parts(view, deck, say, fight.ours)
        yield (
            "    " + say(Message("draw-theirs", {"total": fight.theirs.total})) + _parts(view, deck, say, fight.theirs)
        )
        yield "    " + say(standing(view, deck, board.fight))
    needs = {ahead.foe: ahead.least for ahead in view.flight.ahead} if view.flight is not None else {}
    for foe in board.fight.foes:
        yield f"    {named(deck, say, foe.card)}"
        if foe.uid in needs:
            yield f"      → {say(Message('flee-needs', {'least': needs[foe.uid]}))}"


def standing(view: MunchkinView, deck: Deck, fight: Fight) -> Message:
    """Who is ahead, and by how much; a tie is won by a card (M7)."""
    assert view.fight is not None
    by = abs(view.fight.ours.total - view.fight.theirs.total)
    if view.fight.wins and not by:
        ties = [power_card(deck, view.board.players[seat], WinsTies) for seat in fight.fighters]
        return Message("draw-tied", {"items": [deck[card].name for card in ties if card is not None]})
    if not by:
        return Message("draw-tie-lost")
    return Message("draw-winning" if view.fight.wins else "draw-losing", {"by": by})


def _parts(view: MunchkinView, deck: Deck, say: Say, bill: Bill) -> str:
    parts = [f"{signed(part.n)} ({words})" for part, words in bill_lines(view, deck, say, bill)]
    return f" = {' '.join(parts)}" if parts else ""


def bill_lines(view: MunchkinView, deck: Deck, say: Say, bill: Bill) -> Iterator[tuple[Part, str]]:
    """Every line of a sum, with what it comes from."""
    fight = view.board.fight
    met = (words_of(deck).piece(rule) for rule in conditions_met(view.board, deck, fight)) if fight else iter(())
    for part in bill.parts:
        why = _condition(next(met)) if part.why == "condition" else Message(f"part-{part.why}")
        yield part, _part(view, deck, say, part, say(why))


def _condition(said: Message) -> Message:
    """What a monster's card says about these fighters, in short: "against a Firefly"."""
    return Message(f"why-{said.id.removeprefix('card-')}", said.args)


def _part(view: MunchkinView, deck: Deck, say: Say, part: Part, why: str) -> str:
    """What a line of a sum comes from: its card, and whose it is or why where that alone would not tell."""
    words = [why]
    card = part.card
    if part.why == "trait" and part.seat is not None:
        card = power_card(deck, view.board.players[part.seat], FleeBonus)
    if card is not None:
        name = say(Message("label-card", {"card": deck[card].name}))
        words = [name, *words] if part.why in ("condition", "copied", "curse", "doubled") else [name]
    elif part.seat is not None and view.board.fight is not None and view.board.fight.helper is not None:
        words.append(say(Message("label-seat", {"seat": part.seat})))
    return ", ".join(words)


def _die(view: MunchkinView, deck: Deck, say: Say) -> Iterator[str]:
    """The die on the table with all that is added to it, and what it is read for."""
    board, roll = view.board, view.board.roll
    if roll is None:
        return
    if roll.die is None:
        yield say(Message("draw-no-die", {"seat": roll.seat}))
    elif view.flee is not None and view.flight is not None:
        sums = say(Message("draw-flee", {"seat": roll.seat, "total": view.flee.total}))
        yield f"{sums}{_parts(view, deck, say, view.flee)}. {say(_enough(view.flight.away, view.flight.needed))}"
    else:
        bill = table_bill(board, deck, roll.seat, roll.die)
        line = say(Message("draw-die", {"seat": roll.seat, "die": bill.total})) + _parts(view, deck, say, bill)
        for frame in board.agenda:
            if isinstance(frame, ReadTable):
                line += f"\n    {named(deck, say, frame.source)}"
            elif isinstance(frame, FinishTheft):
                line += f". {say(_enough(bill.total >= frame.needs, frame.needs))}"
        yield line


def _enough(is_enough: bool, needed: int) -> Message:
    return Message("draw-enough" if is_enough else "draw-not-enough", {"needed": needed})


def _offers(view: MunchkinView, deck: Deck, say: Say) -> Iterator[str]:
    for offer in view.board.offers:
        seats: dict[str, int] = {"seat": offer.maker, "to_seat": offer.to}
        if offer.terms is not None:
            terms = offer.terms
            yield say(
                Message(
                    "draw-offer-help",
                    {
                        **seats,
                        "treasures": terms.treasures,
                        "order": say(Message(f"order-{terms.order}")),
                        "items": _names(deck, terms.items),
                        "card": deck[terms.card].name if terms.card is not None else "@label-nothing",
                    },
                )
            )
        else:
            goods = {"give": _names(deck, offer.give), "want": _names(deck, offer.want)}
            yield say(Message("draw-offer-trade", {**seats, **goods}))


def _names(deck: Deck, cards: tuple[CardId, ...]) -> list[Plain]:
    return [deck[card].name for card in cards] or ["@label-nothing"]


def _loose(view: MunchkinView, deck: Deck, say: Say) -> Iterator[str]:
    """Treasures to pick and what the dead left; whoever picks reads what they do."""
    if view.board.spoils:
        yield say(Message("draw-spoils", {"items": _names(deck, view.board.spoils)}))
    for body in view.board.bodies:
        yield say(Message("draw-body", {"seat": body.seat, "items": _names(deck, body.cards)}))
