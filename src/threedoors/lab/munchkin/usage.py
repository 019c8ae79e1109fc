"""What bots make use of: which cards they played, laid down or wore, and which powers they used.

Counted from the acts of finished games; a card that is never used is one the bots do not understand.
"""

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from threedoors.core import Action
from threedoors.games.munchkin.cards.deck import Deck
from threedoors.games.munchkin.cards.kinds import AnyCard, Curse, DoorTrick, Enhancer, LevelUp, OneShot, TreasureTrick
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table.asks import AnyAsk, RaiseSpoils

KINDS: Final[tuple[tuple[str, type[AnyCard]], ...]] = (
    ("curses", Curse),
    ("enhancers", Enhancer),
    ("door tricks", DoorTrick),
    ("one-shots", OneShot),
    ("level-ups", LevelUp),
    ("treasure tricks", TreasureTrick),
)
POWERS: Final = (*get_args(a.PowerName), "double-sale", "raise-door", "raise-spoils")


def uses(action: Action, ask: AnyAsk | None, deck: Deck) -> Iterator[str]:
    """The design or the power that an act makes use of, if any."""
    match action:
        case a.Play(card=card):
            yield deck[card].id
        case a.UsePower(power=power):
            yield power
        case a.RaiseDoor():
            yield "raise-door"
        case a.PickCards(cards=cards) if cards and isinstance(ask, RaiseSpoils):
            yield "raise-spoils"
        case a.Sell(doubled=doubled) if doubled is not None:
            yield "double-sale"


def usage_lines(used: Sequence[dict[str, int]], deck: Deck) -> list[str]:
    """The table of the page: every effect card and every power, with how often it was used."""
    lines = ["| | used in so many games, how often | never |", "|---|---|---|"]
    for title, kind in KINDS:
        designs = {card.id: card.name["en"] for card in deck.cards.values() if isinstance(card, kind)}
        lines.append(_row(title, designs, used))
    return [*lines, _row("powers", {power: power for power in POWERS}, used)]


def _row(title: str, names: dict[str, str], used: Sequence[dict[str, int]]) -> str:
    counts = {key: sum(game.get(key, 0) for game in used) for key in names}
    said = ", ".join(f"{name} {counts[key]}" for key, name in names.items() if counts[key])
    never = ", ".join(name for key, name in names.items() if not counts[key]) or "–"
    return f"| {title} | {said} | {never} |"
