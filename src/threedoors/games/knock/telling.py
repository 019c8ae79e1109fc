"""Events and endings as messages: ids and arguments, put into words by the Fluent files.

A place is told by the cards that lie there, never by its x,y: nobody at a table counts coordinates.
"""

from msgspec import structs

from threedoors.core import Argument, Event, Message, Names, kebab
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.events import CardPlaced, PointPoisoned, SilenceFell
from threedoors.games.knock.lattice import CORNERS, NEIGHBOURS, POINTS, owners
from threedoors.games.knock.state import Knock, is_solo


def tell(state: Knock, event: Event) -> Message:
    """An event in words: cards by their names, spells by theirs, places by what lies there."""
    if isinstance(event, CardPlaced):
        return _placed(state, event)
    if isinstance(event, PointPoisoned):
        return _poisoned(state, event)
    fields = structs.asdict(event)
    args = {key: _worded(state, key, value) for key, value in fields.items() if value is not None}
    if isinstance(event, SilenceFell) and is_solo(state):
        return Message("silence-fell-alone", args)  # K13: and nothing is drawn
    return Message(_sentence(event, fields), args)


def why_ended(state: Knock) -> Message:
    """How the Keep was won or lost."""
    ending = state.ending
    assert ending is not None
    if ending.cause == "stopped":
        return Message("adventure-stopped", {"seat": ending.seat, "level": state.level + ending.won})
    if ending.won:
        return Message("won-adventure" if state.options.adventure else "won-keep", {"level": state.level})
    args: dict[str, Argument] = {"level": state.level, "danger": ending.danger}
    if ending.card is not None:
        args["card"] = _name(state, ending.card)
    if ending.seat is not None:
        args["seat"] = ending.seat
    return Message(f"lost-{ending.cause}", args)


def _placed(state: Knock, event: CardPlaced) -> Message:
    """Where a card was laid: on which corner of the only card under it, or on which cards (K5)."""
    args: dict[str, Argument] = {"seat": event.seat, "card": _name(state, event.card)}
    cards = state.keep.cards
    laid = cards.get(event.spot)
    if laid is None or laid.card != event.card:  # told late: it was burnt, or this is another Keep
        return Message("card-placed", args)
    around = enumerate(NEIGHBOURS[event.spot])
    under = {corner ^ 2: cards[spot] for corner, spot in around if spot in cards and cards[spot].order < laid.order}
    if not under:
        return Message("card-placed-alone", args)
    args["cards"] = [_name(state, other.card) for other in under.values()]
    if len(under) > 1:
        return Message("card-placed-on-several", args)
    [corner] = under
    return Message("card-placed-on-one", {**args, "corner": f"@corner-{CORNERS[corner]}"})


def _poisoned(state: Knock, event: PointPoisoned) -> Message:
    """Which corner was poisoned: that of one card, or the one that two cards share (K25)."""
    args: dict[str, Argument] = {"seat": event.seat, "cards": [_name(state, card) for card in event.cards]}
    if len(event.cards) > 1:
        return Message("point-poisoned-shared", args)
    for spot in owners(event.point):
        if spot in state.keep.cards:
            return Message(
                "point-poisoned-alone", {**args, "corner": f"@corner-{CORNERS[POINTS[spot].index(event.point)]}"}
            )
    return Message("point-poisoned", args)  # told late: its card was burnt


def _sentence(event: Event, fields: dict[str, object]) -> str:
    """The message id: one per event, and one more where it can be read in two ways."""
    name = kebab(type(event).__name__)
    if name == "keep-lost":
        return f"lost-{fields['cause']}"
    if name == "card-drawn" and fields["card"] is None:
        return "card-drawn-unseen"
    return name


def _worded(state: Knock, key: str, value: object) -> Argument:
    if key == "card":
        return _name(state, CardId(str(value)))
    if key == "cards" and isinstance(value, tuple):
        return [_name(state, card) for card in value]
    if key == "spell":
        return spoken(str(value))
    return value if isinstance(value, int | float | str) else None


def _name(state: Knock, card: CardId) -> Names:
    return state.options.the_deck.faces[card].name


def spoken(spell: str) -> str:
    """A spell as an argument of a message, said by its name."""
    name = f"spell-{spell}"
    return f"@{name}"
