"""A turn of the Keep: put a card down, assess, ring, draw (K10–K15).

Each stage takes the table and returns it; what happened is added to one list as it goes. A stage that
ends the Keep sets ``ending``, and no later stage runs: so a loss or a win comes exactly where its rule says.
"""

from typing import Final

from msgspec.structs import replace

from threedoors.core import Event, Seat
from threedoors.games.knock.actions import PlaceCard
from threedoors.games.knock.cards import LIMIT, Card, CardId
from threedoors.games.knock.events import (
    AlarmRang,
    CardDrawn,
    CardPlaced,
    CreatureBeaten,
    KnightCame,
    KnightHeldUp,
    SilenceFell,
    SpeechReturned,
    TokensTaken,
    TurnSkipped,
)
from threedoors.games.knock.keep import LIVE, Keep, changed, lay, with_sand
from threedoors.games.knock.lattice import POINTS, Spot
from threedoors.games.knock.spells import can_still_help
from threedoors.games.knock.state import Ending, Knock, is_solo, rules_of

SILENCE_TOLD_ALONE: Final = 3  # the rules from which on a silence card says so in a solo game, too (K13)
LOW_KNIGHT_STANDS: Final = 3  # and from which on the Knight at 5 or less does not ring (K23)


def place_card(state: Knock, action: PlaceCard, happened: list[Event]) -> Knock:
    """One placement, from the card leaving the hand to the next player's turn (K10–K14)."""
    card = state.options.the_deck.cards[action.card]
    is_knight = state.phase == "knight"
    happened.append(CardPlaced(action.seat, action.card, action.spot, action.turned))
    keep, covered = lay(state.keep, card, action.spot, action.turned)
    state = _out_of_hand(state, action.seat, card.id, keep)
    state = arrive(state, card, action.spot, happened)
    if state.ending is None:
        state = assess(state, _judged(keep, action.spot, covered), happened)
    if state.ending is None and not is_knight:
        state = ring(state, action.spot if state.options.gentle else None, happened)
    if state.ending is None and not is_knight:
        state = draw(state, action.seat, card, happened)
    if state.ending is None and state.phase == "turn":
        state = next_turn(state)
    return state


def skip_turn(state: Knock, seat: Seat, happened: list[Event]) -> Knock:
    """A turn without a card: the alarm alone; with no hand left and nothing to ring, all is lost (K15)."""
    happened.append(TurnSkipped(seat))
    if not any(state.keep.sand.values()) and not any(state.hands):
        return replace(state, ending=Ending(False, "cards"))
    state = ring(state, None, happened)
    return next_turn(state) if state.ending is None else state


def _out_of_hand(state: Knock, seat: Seat, card: CardId, keep: Keep) -> Knock:
    if state.phase == "knight":
        return replace(state, keep=keep, phase="turn")
    hands = list(state.hands)
    hand = list(hands[seat])
    hand.remove(card)
    hands[seat] = tuple(hand)
    told = state.told - {card} if card in state.told else state.told
    return replace(state, keep=keep, hands=tuple(hands), told=told, shown=None)


def arrive(state: Knock, card: Card, spot: Spot, happened: list[Event]) -> Knock:
    """A creature takes its tokens, a silence icon flips the token; alone there is none to flip (K7, K10)."""
    if card.silence and not is_solo(state):
        state = replace(state, silent=not state.silent)
        happened.append(SilenceFell() if state.silent else SpeechReturned())
    elif card.silence and rules_of(state) >= SILENCE_TOLD_ALONE:
        happened.append(SilenceFell())
    if not card.tokens:
        return state
    if card.tokens > state.reserve:
        return replace(state, ending=Ending(False, "tokens", card.id, spot, state.keep.cards[spot].danger))
    reserve = state.reserve - card.tokens
    happened.append(TokensTaken(card.id, card.tokens, reserve))
    sand = {**state.keep.sand, spot: card.tokens}
    return replace(state, keep=with_sand(state.keep, sand), reserve=reserve)


def _judged(keep: Keep, spot: Spot, covered: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """The cards to assess: those covered, and the one just laid if it lies on poison (K11a)."""
    if keep.poisoned and any(point in keep.poisoned for point in POINTS[spot]):
        return (*covered, spot)
    return covered


def assess(state: Knock, spots: tuple[Spot, ...], happened: list[Event]) -> Knock:
    """Judge cards whose visible corners have changed; a loss beats a win (K11, K18, K23)."""
    cards = state.keep.cards
    knight = state.options.the_deck.knight
    fallen: Spot | None = None
    for spot in spots:
        laid = cards[spot]
        if laid.status == "hall" or laid.status == "beaten":
            if laid.danger > LIMIT and fallen is None:
                fallen = spot
        elif laid.danger <= LIMIT and laid.card != knight:
            state = _beaten(state, spot, happened)
    if fallen is not None:
        laid = cards[fallen]
        return replace(state, ending=Ending(False, "hall", laid.card, fallen, laid.danger))
    return _knight_assessed(state, knight, spots, happened)


def _beaten(state: Knock, spot: Spot, happened: list[Event]) -> Knock:
    tokens = state.keep.sand.get(spot, 0)
    laid = state.keep.cards[spot]
    happened.append(CreatureBeaten(laid.card, spot, laid.danger, tokens))
    return replace(state, keep=changed(state.keep, spot, "beaten"), reserve=state.reserve + tokens)


def _knight_assessed(state: Knock, knight: CardId, spots: tuple[Spot, ...], happened: list[Event]) -> Knock:
    """The Knight at 5 or less is beaten, unless a frozen creature still stands (K18, K23)."""
    if state.pile:  # he lies under it
        return state
    cards = state.keep.cards
    spot = next((spot for spot, laid in cards.items() if laid.card == knight and laid.status in LIVE), None)
    if spot is None:
        return state
    if cards[spot].danger > LIMIT:
        has_time = state.keep.sand.get(spot) != 0
        return state if has_time else _rung(state, spot)
    if any(laid.status == "frozen" and laid.card != knight for laid in cards.values()):
        if spot in spots:
            happened.append(KnightHeldUp(knight, cards[spot].danger))
        return state
    state = _beaten(state, spot, happened)
    return replace(state, ending=Ending(True, card=knight, spot=spot, danger=cards[spot].danger))


def ring(state: Knock, spared: Spot | None, happened: list[Event]) -> Knock:
    """The alarm: one token back from every creature that is awake; none left means lost (K12)."""
    sand = state.keep.sand
    rung = {spot: tokens - 1 for spot, tokens in sand.items() if tokens and spot != spared}
    if not rung:
        return state
    least = min((*rung.values(), *([sand[spared]] if spared is not None and spared in sand else [])))
    happened.append(AlarmRang(len(rung), least))
    keep = with_sand(state.keep, {**sand, **rung})
    state = replace(state, keep=keep, reserve=state.reserve + len(rung))
    out = [spot for spot in rung if not rung[spot] and not _stands_low(state, spot)]
    return _rung(state, min(out, key=lambda spot: keep.cards[spot].order)) if out else state


def _stands_low(state: Knock, spot: Spot) -> bool:
    """The Knight at 5 or less, held up by somebody frozen: his last token gone loses nothing yet (K23)."""
    laid = state.keep.cards[spot]
    is_knight = laid.card == state.options.the_deck.knight
    return is_knight and laid.danger <= LIMIT and rules_of(state) >= LOW_KNIGHT_STANDS


def _rung(state: Knock, spot: Spot) -> Knock:
    laid = state.keep.cards[spot]
    return replace(state, ending=Ending(False, "alarm", laid.card, spot, laid.danger))


def draw(state: Knock, seat: Seat, placed: Card, happened: list[Event]) -> Knock:
    """Draw one card; the Knight waits to be laid at once; solo, silence draws nothing (K13, K14)."""
    if not state.pile or (placed.silence and is_solo(state)):
        return state
    card, pile = state.pile[-1], state.pile[:-1]
    if not pile:
        happened.append(KnightCame(seat, card))
        return replace(state, pile=(), phase="knight")
    happened.append(CardDrawn(seat, card))
    hands = list(state.hands)
    hands[seat] = (*hands[seat], card)
    return replace(state, pile=pile, hands=tuple(hands))


def next_turn(state: Knock) -> Knock:
    """Clockwise; with no card in any hand the Keep is lost, unless a spell can still help (K15)."""
    state = replace(state, turn=(state.turn + 1) % len(state.hands), turns=state.turns + 1)
    return stuck(state)


def stuck(state: Knock) -> Knock:
    """Lost for want of cards, if so (K15)."""
    if state.phase == "turn" and not any(state.hands) and not can_still_help(state):
        return replace(state, ending=Ending(False, "cards"))
    return state
