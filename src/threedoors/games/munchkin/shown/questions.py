"""Questions a seat may ask about what it sees: what is on the cards, and how a fight or a sale would stand.

The answers come from the referee itself: an act is tried on tables imagined from the view, and told only
where they agree, so nothing hidden speaks. The screen shows before and after and holds no rules.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from threedoors.core import Message, Refused, Seat, Step, chance_of
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.events.bills import Bill
from threedoors.games.munchkin.mat.sales import sale_bill
from threedoors.games.munchkin.rules import apply
from threedoors.games.munchkin.shown.catalogue import AskCards, Catalogue, catalogue
from threedoors.games.munchkin.shown.views import FightView, MunchkinView, fight_view, imagine
from threedoors.games.munchkin.table.actions import MunchkinAction, Sell
from threedoors.games.munchkin.table.people import rivals
from threedoors.games.munchkin.table.state import MunchkinState

MOST_ACTS = 12  # a hand shows no more ways to use one card than this
TWINS = ("one", "other")


class AskIf(Struct, frozen=True, tag=True):
    """How would the fight stand after each of these acts?"""

    acts: Annotated[tuple[MunchkinAction, ...], Meta(max_length=MOST_ACTS)]


class AskIfHelped(Struct, frozen=True, tag=True):
    """How would the fight stand with each of the others as helper?"""


class AskSale(Struct, frozen=True, tag=True):
    """What would these items bring?"""

    items: tuple[CardId, ...]
    doubled: CardId | None = None


Question = AskCards | AskIf | AskIfHelped | AskSale


class Balance(Struct, frozen=True):
    """Both sums of a fight and which way it goes."""

    ours: int
    theirs: int
    wins: bool


class Balances(Struct, frozen=True, tag=True):
    """One for each act asked about; None: no fight would be left, or it hangs on chance, or it is refused."""

    after: tuple[Balance | None, ...]


class Helped(Struct, frozen=True):
    """The fight with this helper."""

    helper: Seat
    balance: Balance


class IfHelped(Struct, frozen=True, tag=True):
    """The fight with each possible helper."""

    helped: tuple[Helped, ...]


class SaleSeen(Struct, frozen=True, tag=True):
    """What a sale would fetch, the levels it brings, or why it is none."""

    bill: Bill
    levels: int
    no: Message | None


Answer = Catalogue | Balances | IfHelped | SaleSeen


def answer(view: MunchkinView, question: Question) -> Answer:
    """From the view alone, so it cannot leak."""
    match question:
        case AskCards():
            return catalogue(view.board.options.deck)
        case AskIf(acts):
            twins = imagined(view)
            return Balances(tuple(balance_after(twins, act) if act.seat == view.seat else None for act in acts))
        case AskIfHelped():
            return IfHelped(tuple(helped(view)))
        case AskSale():
            return sale(view, question)


def imagined(view: MunchkinView) -> tuple[MunchkinState, ...]:
    """Two tables this seat could be looking at."""
    return tuple(imagine(view, chance_of(f"what if {twin}")) for twin in TWINS)


def balance_after(twins: tuple[MunchkinState, ...], act: MunchkinAction) -> Balance | None:
    """The fight after this act, if it is certain and still going on."""
    after = {_try(twin, act) for twin in twins}
    return after.pop() if len(after) == 1 else None


def _try(state: MunchkinState, act: MunchkinAction) -> Balance | None:
    step = apply(state, act)
    if isinstance(step, Refused) or step.state.board.flight is not None:
        return None
    board = step.state.board
    return balance(fight_view(board, board.options.deck))


def balance(fight: FightView | None) -> Balance | None:
    """The two totals of a fight."""
    return None if fight is None else Balance(fight.ours.total, fight.theirs.total, fight.wins)


def helped(view: MunchkinView) -> list[Helped]:
    """The fight with each living rival of main beside them, whatever the price (M8)."""
    board, deck = view.board, view.board.options.deck
    fight = board.fight
    if fight is None or board.flight is not None:
        return []
    found = [
        (seat, balance(fight_view(replace(board, fight=replace(fight, helper=seat)), deck)))
        for seat in rivals(board, fight.main)
    ]
    return [Helped(seat, stands) for seat, stands in found if stands is not None]


def sale(view: MunchkinView, question: AskSale) -> SaleSeen:
    """The sum, and what the referee makes of it (M5)."""
    deck = view.board.options.deck
    if view.seat is None or not {*question.items, *filter(None, [question.doubled])} <= deck.cards.keys():
        return SaleSeen(Bill(0, ()), 0, Message("not-yours", {"rule": "M5"}))
    bill = sale_bill(deck, view.seat, question.items, question.doubled)
    step = apply(imagined(view)[0], Sell(view.seat, question.items, question.doubled))
    if not isinstance(step, Step):
        return SaleSeen(bill, 0, step.message)
    return SaleSeen(bill, step.state.board.players[view.seat].level - view.board.players[view.seat].level, None)
