"""Events and endings as messages: ids and arguments, put into words by the Fluent files."""

from msgspec import structs

from threedoors.core import Argument, Event, Message, Names, kebab
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.decks import deck_of
from threedoors.games.knock.state import Knock


def tell(state: Knock, event: Event) -> Message:
    """An event in words: cards by their names, spells by theirs."""
    fields = structs.asdict(event)
    args = {key: _worded(state, key, value) for key, value in fields.items() if value is not None}
    return Message(_sentence(event, fields), args)


def why_ended(state: Knock) -> Message:
    """How the Keep was won or lost."""
    ending = state.ending
    assert ending is not None
    if ending.won:
        return Message("won-adventure" if state.options.adventure else "won-keep", {"level": state.level})
    args: dict[str, Argument] = {"level": state.level, "danger": ending.danger}
    if ending.card is not None:
        args["card"] = _name(state, ending.card)
    if ending.seat is not None:
        args["seat"] = ending.seat
    return Message(f"lost-{ending.cause}", args)


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
    return deck_of(state.options.deck).faces[card].name


def spoken(spell: str) -> str:
    """A spell as an argument of a message, said by its name."""
    name = f"spell-{spell}"
    return f"@{name}"
