"""Cards in a line of text, for a terminal: in brief (kind, number, gold), or with all they do."""

from threedoors.core import Argument, Message, Names, Say, signed
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.wording import card_text
from threedoors.games.munchkin.mat.items import bonus
from threedoors.games.munchkin.shown.catalogue import face, kind_message
from threedoors.games.munchkin.table.state import Player


def text_of(deck: Deck, say: Say, card: CardId) -> str:
    """A card's rules text in one line."""
    return " ".join(_run_on([say(piece) for piece in line]) for line in card_text(deck, deck[card]) if line)


def _run_on(pieces: list[str]) -> str:
    """The pieces of a line as running text: what follows a colon goes on in small letters."""
    said, *more = pieces
    for piece in more:
        said += f" {piece[0].lower()}{piece[1:]}" if said.endswith(":") else f" {piece}"
    return said


def in_brief(deck: Deck, say: Say, card: CardId) -> str:
    """What kind of card it is, its number, what it fetches."""
    design, front = deck[card], face(deck, card)
    number = f" {signed(front.number)}" if front.number and front.kind != "monster" else ""
    if front.kind == "monster":
        brings: dict[str, Argument] = {"treasures": front.treasures or 0, "levels": front.levels or 0}
        number = " " + say(Message("draw-monster", {"level": front.number or 0, **brings}))
    worth = " " + say(Message("draw-worth", {"value": front.value})) if front.value is not None else ""
    return f"{say(kind_message(design))}{number}{worth}"


def in_full(deck: Deck, say: Say, card: CardId) -> str:
    """All a card is and does, without its name."""
    return f"{in_brief(deck, say, card)}. {text_of(deck, say, card)}"


def named(deck: Deck, say: Say, card: CardId) -> str:
    """A card by its name, with all it is and does."""
    return say(Message("draw-named", {"card": deck[card].name, "words": in_full(deck, say, card)}))


def with_bonus(deck: Deck, player: Player, card: CardId) -> Names:
    """The name of a card on a mat, with what it adds to its owner's strength."""
    boon = deck.boons[card]
    n = bonus(deck, player, card) if deck.items[card] is not None else boon.bonus if boon is not None else 0
    return {language: f"{name} {signed(n)}" for language, name in deck[card].name.items()} if n else deck[card].name
