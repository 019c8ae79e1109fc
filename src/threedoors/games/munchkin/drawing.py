"""The table in a terminal: mats, the fight as two bills, one's own hand with its rules text."""

from collections.abc import Iterator

from threedoors.core import Message, Say, Seat
from threedoors.core.messages import Plain
from threedoors.games.munchkin.cards import CardId, Deck, deck_of
from threedoors.games.munchkin.cards.standing import WinsTies
from threedoors.games.munchkin.cards.wording import card_text
from threedoors.games.munchkin.catalogue import face, kind_message
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.state import Fight
from threedoors.games.munchkin.traits import power_card
from threedoors.games.munchkin.views import MunchkinView


def draw(view: MunchkinView, say: Say) -> str:
    """Everything this seat sees, in lines."""
    deck = deck_of(view.board.options.own_set)
    lines = [say(Message("draw-turn", {"turn": view.board.turn, "seat": view.board.active}))]
    for seat in range(len(view.board.players)):
        lines += _mat(view, deck, say, seat)
    lines += _fight(view, deck, say)
    lines += _offers(view, deck, say)
    if view.board.announced is not None:
        curse = view.board.announced
        lines.append(say(Message("draw-announced", {"card": deck[curse.card].name, "seat": curse.victim})))
        lines.append(f"    {text_of(deck, say, curse.card)}")
    if view.flee is not None:
        lines.append(say(Message("draw-flee", {"total": view.flee.total})) + _parts(deck, say, view.flee))
    elif view.board.roll is not None and view.board.roll.die is not None:
        lines.append(say(Message("draw-die", {"seat": view.board.roll.seat, "die": view.board.roll.die})))
    lines += _loose(view, deck, say)
    if view.hand:
        lines.append(say(Message("draw-hand", {"limit": view.hand_limits[view.seat or 0].total})))
        lines += [f"    {_held(deck, say, card)}" for card in view.hand]
    return "\n".join(lines)


def text_of(deck: Deck, say: Say, card: CardId) -> str:
    """A card's rules text in one line."""
    return " ".join(say(piece) for line in card_text(deck, deck[card]) for piece in line)


def _mat(view: MunchkinView, deck: Deck, say: Say, seat: Seat) -> Iterator[str]:
    player, hand = view.board.players[seat], view.hands[seat]
    mark = "†" if not player.alive else "*" if view.board.active == seat else " "
    traits: list[Plain] = [deck[card].name for card in player.traits]
    yield mark + say(
        Message(
            "draw-mat",
            {
                "seat": seat,
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
            yield f"      {say(Message(name, {'items': [deck[card].name for card in cards]}))}"


def _fight(view: MunchkinView, deck: Deck, say: Say) -> Iterator[str]:
    fight, board = view.fight, view.board
    if fight is None or board.fight is None:
        return
    yield say(Message("draw-fight", {"main_seats": list(board.fight.fighters), "treasures": fight.treasures}))
    yield "    " + say(Message("draw-ours", {"total": fight.ours.total})) + _parts(deck, say, fight.ours)
    yield "    " + say(Message("draw-theirs", {"total": fight.theirs.total})) + _parts(deck, say, fight.theirs)
    yield "    " + say(_standing(view, deck, board.fight))
    for foe in board.fight.foes:
        named = Message("draw-named", {"card": deck[foe.card].name, "words": text_of(deck, say, foe.card)})
        yield f"    {say(named)}"


def _standing(view: MunchkinView, deck: Deck, fight: Fight) -> Message:
    """Who is ahead, and by how much; a tie is won by a card (M7)."""
    assert view.fight is not None
    by = abs(view.fight.ours.total - view.fight.theirs.total)
    if view.fight.wins and not by:
        ties = [power_card(deck, view.board.players[seat], WinsTies) for seat in fight.fighters]
        return Message("draw-tied", {"items": [deck[card].name for card in ties if card is not None]})
    return Message("draw-winning" if view.fight.wins else "draw-losing", {"by": by})


def _parts(deck: Deck, say: Say, bill: Bill) -> str:
    return " = " + " ".join(_part(deck, say, part) for part in bill.parts) if bill.parts else ""


def _part(deck: Deck, say: Say, part: Part) -> str:
    if part.card is None:
        return f"{part.n:+d} ({say(Message(f'part-{part.why}'))})"
    return f"{part.n:+d} ({say(Message('label-card', {'card': deck[part.card].name}))})"


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
    """Treasures to pick and what the dead left."""
    if view.board.spoils:
        yield say(Message("draw-spoils", {"items": _names(deck, view.board.spoils)}))
    for body in view.board.bodies:
        yield say(Message("draw-body", {"seat": body.seat, "items": _names(deck, body.cards)}))


def _held(deck: Deck, say: Say, card: CardId) -> str:
    design, front = deck[card], face(deck, card)
    number = f" {front.number:+d}" if front.number is not None and front.kind != "monster" else ""
    if front.kind == "monster":
        number = " " + say(Message("draw-monster", {"level": front.number or 0, "treasures": front.treasures or 0}))
    worth = " " + say(Message("draw-worth", {"value": front.value})) if front.value is not None else ""
    words = f"{say(kind_message(design))}{number}{worth}. {text_of(deck, say, card)}"
    return say(Message("draw-named", {"card": design.name, "words": words}))
