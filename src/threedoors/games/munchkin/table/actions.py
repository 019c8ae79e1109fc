"""What a player may ask. Answers repeat the id of the wait they answer; the rest may come any time."""

from typing import Literal

from threedoors.core import Action, Answer, Concede, Seat
from threedoors.games.munchkin.cards.deck import CardId
from threedoors.games.munchkin.cards.standing import Side
from threedoors.games.munchkin.terms import FighterSide, PickOrder

PowerName = Literal[
    "rage",
    "smite",
    "charm",
    "backstab",
    "theft",
    "spell",
    "retry",
    "buy",
    "send-away",
    "decline",
    "bribe",
    "distract",
    "way-out",
    "compel",
]

OF = {
    **dict.fromkeys(("card", "cards", "pay", "item", "items", "give", "want", "other", "companion", "doubled"), "card"),
    **dict.fromkeys(("target", "to", "helper"), "seat"),
    "foe": "foe",
    "side": "side",
    "order": "order",
    "power": "power",
    "option": "way",
}
"""What a field of an act is of; the choices tell it with every open field, so that no screen needs a list."""

LETTERS = {
    "OpenDoor": "o",
    "LookForTrouble": "t",
    "LootRoom": "l",
    "EndTurn": "e",
    "GiveCard": "g",
    "Resolve": "r",
    "Pass": "p",
    "PassThisFight": "z",
    "AskHelp": "h",
    "OfferHelp": "h",
    "AcceptOffer": "a",
    "RefuseOffer": "x",
    "Flee": "f",
    "LayDown": "d",
    "Equip": "u",
    "Sell": "s",
}
"""Common acts by a letter, for people who type; q, c, n, w are the terminal's own."""


# The turn (M6)


class OpenDoor(Answer, frozen=True):
    """Turn over the top door card (M6b)."""


class RaiseDoor(Answer, frozen=True):
    """Class P: take the top of the door discards instead, for a hand card (M3)."""

    pay: CardId


class LookForTrouble(Answer, frozen=True):
    """Fight a monster from hand (M6c)."""

    card: CardId


class LootRoom(Answer, frozen=True):
    """Draw a door card face-down (M6c)."""


class EndTurn(Answer, frozen=True):
    """Nothing more; on to charity (M6e)."""


class GiveCard(Answer, frozen=True):
    """Charity: give this card to somebody of lowest Level; nobody: discard it (M6e)."""

    card: CardId
    to: Seat | None


# Fights and windows (M7)


class Resolve(Answer, frozen=True):
    """Main declares the fight done: last call (M7c)."""


class Pass(Answer, frozen=True):
    """Nothing from me in this window."""


class PassThisFight(Action, frozen=True):
    """Nothing from me until this fight is over; set blind."""


class Hold(Action, frozen=True):
    """A moment, please: more time in this window, and no more standing pass. Once a turn."""


# Cards (M13)


class Play(Action, frozen=True):
    """Play a card for its effect; the fields it needs say on whom, on what, with what."""

    card: CardId
    target: Seat | None = None
    foe: int | None = None
    side: FighterSide | None = None
    other: CardId | None = None
    number: int | None = None


class LayDown(Action, frozen=True):
    """Put an item, a one-shot or a lasting bonus on the table (M4)."""

    card: CardId


class Equip(Action, frozen=True):
    """Use a carried item; what it displaces lies carried (M4)."""

    card: CardId


class Unequip(Action, frozen=True):
    """Turn a used item sideways (M4)."""

    card: CardId


class LoadCompanion(Action, frozen=True):
    """Let the companion carry this item outside the limits; none: take it back (M4)."""

    companion: CardId
    item: CardId | None


class DropTrait(Action, frozen=True):
    """Discard a race, a class or a doubler (M2)."""

    card: CardId


class UsePower(Action, frozen=True):
    """Use a power of a race, a class, an item, or a monster's own offer (M3)."""

    power: PowerName
    pay: tuple[CardId, ...] = ()
    target: Seat | None = None
    foe: int | None = None
    item: CardId | None = None


class Sell(Action, frozen=True):
    """Sell items for levels (M5); race C may name one that counts double."""

    items: tuple[CardId, ...]
    doubled: CardId | None = None


# Bargains (M5, M8)


class AskHelp(Action, frozen=True):
    """Main asks one player for help at a price."""

    helper: Seat
    treasures: int = 0
    order: PickOrder = "helper"
    items: tuple[CardId, ...] = ()
    card: CardId | None = None


class OfferHelp(Action, frozen=True):
    """Offer to help, unasked."""

    treasures: int = 0
    order: PickOrder = "helper"
    items: tuple[CardId, ...] = ()


class ProposeTrade(Action, frozen=True):
    """Items for items; wanting nothing is a gift."""

    to: Seat
    give: tuple[CardId, ...] = ()
    want: tuple[CardId, ...] = ()


class AcceptOffer(Answer, frozen=True):
    """Agreed. From now on it binds."""


class RefuseOffer(Answer, frozen=True):
    """No."""


class CounterHelp(Answer, frozen=True):
    """Help, but at this price."""

    treasures: int = 0
    order: PickOrder = "helper"
    items: tuple[CardId, ...] = ()
    keep_card: bool = False  # the card main promised stays part of it


class CounterTrade(Answer, frozen=True):
    """A trade, but this one."""

    give: tuple[CardId, ...] = ()
    want: tuple[CardId, ...] = ()


class WithdrawOffer(Action, frozen=True):
    """Take back an offer of one's own that nobody answered yet."""

    offer: str


class ShowHand(Action, frozen=True):
    """Show the hand to one player or to all (M5)."""

    to: Seat | None = None


class ChooseSide(Action, frozen=True):
    """Woman or man, until the first door is opened (M2)."""

    side: Side


# Flight (M9)


class Flee(Answer, frozen=True):
    """Run from this monster next."""

    foe: int


class LetHelperFlee(Answer, frozen=True):
    """Main proposes that the helper flees first."""


class GoFirst(Answer, frozen=True):
    """The helper agrees, or not."""

    agree: bool


# Choices a card leaves to its victim or taker


class PickCards(Answer, frozen=True):
    """These cards."""

    cards: tuple[CardId, ...]


class PickOption(Answer, frozen=True):
    """This one of the ways offered, counted from 0."""

    option: int


class TakeBlind(Answer, frozen=True):
    """A hand card, unseen."""


class HandOver(Answer, frozen=True):
    """Give a Big item that is too much; nobody can carry it: discard it (M4)."""

    card: CardId
    to: Seat | None


class RunOut(Answer, frozen=True):
    """Time is up: the clock answers for everybody this wait still waits for."""


MunchkinAction = (
    OpenDoor
    | RaiseDoor
    | LookForTrouble
    | LootRoom
    | EndTurn
    | GiveCard
    | Resolve
    | Pass
    | PassThisFight
    | Hold
    | Play
    | LayDown
    | Equip
    | Unequip
    | LoadCompanion
    | DropTrait
    | UsePower
    | Sell
    | AskHelp
    | OfferHelp
    | ProposeTrade
    | AcceptOffer
    | RefuseOffer
    | CounterHelp
    | CounterTrade
    | WithdrawOffer
    | ShowHand
    | ChooseSide
    | Flee
    | LetHelperFlee
    | GoFirst
    | PickCards
    | PickOption
    | TakeBlind
    | HandOver
    | RunOut
    | Concede
)
