"""The four Spellbooks: what each may be aimed at, and what it does to the Keep (K22–K26).

Casting is an act between two placements. What the changed corners decide is judged as after any
placement (``placing.assess``); the Keep's own changes are in ``keep.py``.
"""

from msgspec.structs import replace

from threedoors.core import Event
from threedoors.games.knock.actions import CastFireball, CastIceFlash, CastPoison, CastSphere, Spellcasting
from threedoors.games.knock.events import (
    CreatureBurnt,
    CreatureFrozen,
    PointPoisoned,
    SilenceSwallowed,
    Spell,
)
from threedoors.games.knock.keep import LIVE, burn, changed, poison
from threedoors.games.knock.lattice import POINTS, Point, Spot
from threedoors.games.knock.state import Knock


def spell_of(action: Spellcasting) -> Spell:
    """Which Spellbook an act opens."""
    match action:
        case CastFireball():
            return "fireball"
        case CastIceFlash():
            return "ice-flash"
        case CastPoison():
            return "poison"
        case CastSphere():
            return "sphere"


def burnable(state: Knock) -> tuple[Spot, ...]:
    """Live creatures but the Knight, sorted (K24)."""
    knight = state.options.the_deck.knight
    return _live(state, knight)


def freezable(state: Knock) -> tuple[Spot, ...]:
    """Creatures that are awake, the Knight among them only where the host lets him be frozen, sorted (K23)."""
    knight = None if state.options.freeze_knight else state.options.the_deck.knight
    return tuple(spot for spot in _live(state, knight) if state.keep.cards[spot].status == "awake")


def poisonable(state: Knock) -> tuple[Point, ...]:
    """Corner points of live creatures, the Knight's too, that are not poisoned yet, sorted (K25)."""
    points = {point for spot in _live(state, None) for point in POINTS[spot]}
    return tuple(sorted(points.difference(state.keep.poisoned)))


def can_still_help(state: Knock) -> bool:
    """Has a held spell something to be aimed at (K15)? The Sphere has no target and beats nobody."""
    return bool(
        ("fireball" in state.spells and burnable(state))
        or ("ice-flash" in state.spells and freezable(state))
        or ("poison" in state.spells and poisonable(state))
    )


def cast(state: Knock, action: Spellcasting, happened: list[Event]) -> tuple[Knock, tuple[Spot, ...]]:
    """The table after a spell, and the cards whose danger it changed."""
    spent = replace(state, spells=tuple(spell for spell in state.spells if spell != spell_of(action)))
    match action:
        case CastFireball():
            return _fireball(spent, action, happened)
        case CastIceFlash():
            return _ice_flash(spent, action, happened), ()
        case CastPoison():
            return _poison(spent, action, happened)
        case CastSphere():
            happened.append(SilenceSwallowed(action.seat))
            return replace(spent, silent=False), ()


def _fireball(state: Knock, action: CastFireball, happened: list[Event]) -> tuple[Knock, tuple[Spot, ...]]:
    card = state.keep.cards[action.spot].card
    tokens = state.keep.sand.get(action.spot, 0)
    happened.append(CreatureBurnt(action.seat, card, action.spot))
    keep, under = burn(state.keep, action.spot)
    burnt = replace(state, keep=keep, reserve=state.reserve + tokens, burnt=(*state.burnt, card))
    return burnt, under


def _ice_flash(state: Knock, action: CastIceFlash, happened: list[Event]) -> Knock:
    tokens = state.keep.sand[action.spot]
    happened.append(CreatureFrozen(action.seat, state.keep.cards[action.spot].card, action.spot))
    return replace(state, keep=changed(state.keep, action.spot, "frozen"), reserve=state.reserve + tokens)


def _poison(state: Knock, action: CastPoison, happened: list[Event]) -> tuple[Knock, tuple[Spot, ...]]:
    keep, spots = poison(state.keep, action.point)
    owned_by = tuple(keep.cards[spot].card for spot in spots)
    happened.append(PointPoisoned(action.seat, action.point, owned_by))
    return replace(state, keep=keep), spots


def _live(state: Knock, but: str | None) -> tuple[Spot, ...]:
    cards = state.keep.cards
    return tuple(sorted(spot for spot, laid in cards.items() if laid.status in LIVE and laid.card != but))
