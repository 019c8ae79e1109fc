"""The referee's questions before an act: is it allowed, by which rule not, and what would work."""

from threedoors.core import CLOCK, Action, Message, Names, Refused
from threedoors.games.knock.actions import (
    CastFireball,
    CastIceFlash,
    CastPoison,
    CastSphere,
    GetReady,
    PlaceCard,
    ShowCard,
    SkipTurn,
    Spellcasting,
    TellCards,
)
from threedoors.games.knock.cards import CardId
from threedoors.games.knock.keep import is_free
from threedoors.games.knock.lattice import is_spot
from threedoors.games.knock.spells import burnable, freezable, poisonable, spell_of
from threedoors.games.knock.state import Knock, is_running, is_solo
from threedoors.games.knock.telling import spoken


def name_of(state: Knock, card: CardId) -> Names | str:
    """A card's name in every language; its id if the deck has no such card."""
    found = state.options.the_deck.faces.get(card)
    return found.name if found else card


def why_not_ready(state: Knock, action: GetReady) -> Refused | None:
    if state.phase not in ("ready", "between"):
        return Refused("nothing-to-get-ready-for", "K9")
    if action.seat in state.ready:
        return Refused("already-ready", "K9", {"seat": action.seat})
    return None


def why_not_turn(state: Knock, action: Action) -> Refused | None:
    """It is this seat's turn in a running Keep, or not."""
    if not is_running(state):
        return Refused("keep-not-running", "K9", instead=Message("instead-get-ready"))
    if action.seat != state.turn:
        return Refused("not-your-turn", "K10", {"seat": action.seat, "turn_seat": state.turn})
    return None


def why_not_place(state: Knock, action: PlaceCard) -> Refused | None:
    if action.seat != state.turn or not is_running(state):
        return why_not_turn(state, action)
    if state.phase == "knight":
        knight = state.options.the_deck.knight
        if action.card != knight:
            return Refused("knight-first", "K14", {"card": name_of(state, action.card)})
    elif action.card not in state.hands[action.seat]:
        return Refused("card-not-in-hand", "K10", {"seat": action.seat, "card": name_of(state, action.card)})
    elif state.shown is not None and action.card != state.shown:
        return Refused(
            "another-card-shown",
            "K16",
            {"card": name_of(state, action.card), "shown": name_of(state, state.shown)},
        )
    return _why_not_here(state, action)


def _why_not_here(state: Knock, action: PlaceCard) -> Refused | None:
    """Is the spot free, and does it cover a corner (K5)?"""
    keep, spot = state.keep, action.spot
    if spot in keep.cards:
        card = name_of(state, keep.cards[spot].card)
        return Refused("spot-taken", "K5", {"spot": spot, "card": card}, Message("instead-beside"))
    if not is_spot(spot):
        return Refused("spot-off-lattice", "K5", {"spot": spot}, Message("instead-beside"))
    if not is_free(keep, spot):
        return Refused(
            "spot-covers-nothing", "K5", {"spot": spot}, Message("instead-beside" if keep.cards else "instead-middle")
        )
    return None


def why_not_skip(state: Knock, action: SkipTurn) -> Refused | None:
    if refused := why_not_turn(state, action):
        return refused
    if state.phase == "knight":
        return Refused("knight-must-be-laid", "K14", {"seat": action.seat})
    if state.hands[action.seat]:
        return Refused("must-place", "K10", {"seat": action.seat})
    return None


def why_not_show(state: Knock, action: ShowCard) -> Refused | None:
    if refused := why_not_turn(state, action):
        return refused
    if is_solo(state):
        return Refused("nobody-to-show", "K16")
    if state.phase == "knight":
        return Refused("knight-must-be-laid", "K14", {"seat": action.seat})
    if action.card not in state.hands[action.seat]:
        return Refused("card-not-in-hand", "K16", {"seat": action.seat, "card": name_of(state, action.card)})
    if state.shown is not None:
        return Refused("already-shown", "K16", {"seat": action.seat, "shown": name_of(state, state.shown)})
    return None


def why_not_tell(state: Knock, action: TellCards) -> Refused | None:
    if not is_running(state):
        return Refused("keep-not-running", "K17a", instead=Message("instead-get-ready"))
    if is_solo(state):
        return Refused("nobody-to-tell", "K17a")
    if state.silent:
        return Refused("silence-holds", "K17", instead=Message("instead-gesture"))
    if not action.cards or len(set(action.cards)) != len(action.cards):
        return Refused("tell-each-once", "K17a")
    for card in action.cards:
        if card not in state.hands[action.seat]:
            return Refused("card-not-in-hand", "K17a", {"seat": action.seat, "card": name_of(state, card)})
        if card in state.told:
            return Refused("already-told", "K17a", {"card": name_of(state, card)})
    return None


def why_not_cast(state: Knock, action: Spellcasting) -> Refused | None:
    spell = spell_of(action)
    if not is_running(state):
        return Refused("keep-not-running", "K22", instead=Message("instead-get-ready"))
    if spell not in state.spells:
        return Refused("spell-not-held", "K22", {"spell": spoken(spell)})
    match action:
        case CastFireball(_, spot):
            return None if spot in burnable(state) else Refused("not-burnable", "K24", {"spot": spot})
        case CastIceFlash(_, spot):
            return None if spot in freezable(state) else Refused("not-freezable", "K23", {"spot": spot})
        case CastPoison(_, point):
            return None if point in poisonable(state) else Refused("not-poisonable", "K25", {"point": point})
        case CastSphere():
            return None if state.silent else Refused("not-silent", "K26")


def why_not_time(state: Knock, action: Action) -> Refused | None:
    """Only the clock ends a Keep, and only while its sand runs (K9)."""
    if action.seat != CLOCK or not state.options.minutes or not is_running(state):
        return Refused("no-sand-running", "K9")
    return None


def why_no_seat(state: Knock, action: Action) -> Refused | None:
    """Somebody must sit there."""
    if not 0 <= action.seat < len(state.hands):
        return Refused("no-such-seat", args={"number": action.seat})
    return None
