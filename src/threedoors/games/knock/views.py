"""The table as one seat sees it, and worlds that would look the same (K16, K17a).

Everything lies open but the hands of others and the pile. A view carries what its seat may remember:
cards that were told or shown stay known until they are laid. A hidden card has no identity here.
"""

from collections.abc import Iterable
from typing import Literal

from msgspec import UNSET, Struct
from msgspec.structs import replace

from threedoors.core import Chance, Seat, View, remembered
from threedoors.games.knock.actions import KnockAction
from threedoors.games.knock.adventure import cards_in_play, save_code
from threedoors.games.knock.cards import CardId, Corners, Face
from threedoors.games.knock.events import Spell
from threedoors.games.knock.keep import Keep, visible
from threedoors.games.knock.lattice import Spot
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.outlook import Outlook, is_hopeless, outlooks
from threedoors.games.knock.rules import legal, outcome, waits
from threedoors.games.knock.state import Ending, Knock, Phase, rules_of
from threedoors.games.knock.versions import UNNAMED

KnightIs = Literal["in-pile", "waiting", "in-keep"]


class HandSeen(Struct, frozen=True):
    """Another player's hand, or one's own, from across the table."""

    seat: Seat
    count: int
    known: tuple[CardId, ...]  # told or shown, sorted


class KnockView(View[KnockAction], frozen=True, kw_only=True):
    """What a seat sees of Knock."""

    rules: int  # by which it is played
    options: KnockOptions
    level: int
    phase: Phase
    turn: Seat
    keep: Keep
    outlooks: dict[Spot, Outlook]  # of every live creature, while the Keep is being built
    doomed: tuple[Spot, ...]  # live creatures that only a spell can help with
    reserve: int  # Time tokens left
    pile_left: int  # the Knight included
    knight: KnightIs
    silent: bool
    hand: tuple[CardId, ...]  # one's own; empty for a spectator
    hands: tuple[HandSeen, ...]
    shown: CardId | None
    spells: tuple[Spell, ...]
    burnt: tuple[CardId, ...]
    ready: tuple[Seat, ...]
    turns: int
    keeps: int
    chests: int
    ending: Ending | None
    fallen: Corners | None  # the four values at the card that ended it, as everybody sees them
    save_code: str
    cards: dict[CardId, Face]  # every card named anywhere in this view


def view(state: Knock, seat: Seat | None) -> KnockView:
    """The table as one seat sees it; None is a spectator."""
    seen = _open_table(state)
    if seat is None or not 0 <= seat < len(state.hands):
        return seen if seat is None else replace(seen, seat=seat, choices=legal(state, seat))
    hand = state.hands[seat]
    return replace(seen, seat=seat, choices=legal(state, seat), hand=hand, cards=seen.cards | _faces(state, hand))


@remembered
def _open_table(state: Knock) -> KnockView:
    """What lies open to everybody, spectators too; made once for all who look."""
    deck = state.options.the_deck
    laid = [laid.card for laid in state.keep.cards.values()]
    ahead = outlooks(state) if state.ending is None else {}
    return KnockView(
        seat=None,
        choices=legal(state, None),
        waits=waits(state),
        outcome=outcome(state),
        rules=rules_of(state),
        options=state.options,
        level=state.level,
        phase=state.phase,
        turn=state.turn,
        keep=state.keep,
        outlooks=ahead,
        doomed=tuple(spot for spot in ahead if is_hopeless(ahead[spot])),
        reserve=state.reserve,
        pile_left=len(state.pile),
        knight=_knight(state),
        silent=state.silent,
        hand=(),
        hands=tuple(_seen(state, number) for number in range(len(state.hands))),
        shown=state.shown,
        spells=state.spells,
        burnt=state.burnt,
        ready=state.ready,
        turns=state.turns,
        keeps=state.keeps,
        chests=state.chests,
        ending=state.ending,
        fallen=_fallen(state),
        save_code=save_code(state),
        cards=_faces(state, (*laid, *state.told, *state.burnt, deck.knight)),
    )


def _knight(state: Knock) -> KnightIs:
    """Where he is; time may run out while he still waits to be laid."""
    if state.pile:
        return "in-pile"
    knight = state.options.the_deck.knight
    return "in-keep" if any(laid.card == knight for laid in state.keep.cards.values()) else "waiting"


def _fallen(state: Knock) -> Corners | None:
    spot = state.ending.spot if state.ending else None
    return visible(state.keep, spot) if spot in state.keep.cards and spot is not None else None


def _seen(state: Knock, seat: Seat) -> HandSeen:
    hand = state.hands[seat]
    known = tuple(sorted(state.told.intersection(hand))) if state.told else ()
    return HandSeen(seat, len(hand), known)


def _faces(state: Knock, cards: Iterable[CardId]) -> dict[CardId, Face]:
    faces = state.options.the_deck.faces
    return {card: faces[card] for card in cards}


def lean(seen: KnockView) -> KnockView:
    """The same without the text of an own deck: whatever is named here has its face in ``cards``."""
    return replace(seen, options=_lean_options(seen.options)) if seen.options.deck else seen


@remembered
def _lean_options(options: KnockOptions) -> KnockOptions:
    return replace(options, deck="")


def imagine(seen: KnockView, chance: Chance) -> Knock:
    """A whole table that looks exactly like this to its seat; what is hidden is drawn afresh."""
    deck = seen.options.the_deck
    known = {card for hand in seen.hands for card in hand.known}.union(seen.hand, seen.burnt)
    known.update(laid.card for laid in seen.keep.cards.values())
    hidden, chance = chance.shuffled(
        [card for card in cards_in_play(deck, seen.options, seen.level) if card not in known]
    )
    hands, rest = _dealt(seen, hidden)
    return Knock(
        options=seen.options,
        level=seen.level,
        phase=seen.phase,
        turn=seen.turn,
        keep=seen.keep,
        hands=hands,
        pile=(deck.knight, *rest) if seen.knight == "in-pile" else (),
        chance=chance.rekeyed("imagined"),
        reserve=seen.reserve,
        silent=seen.silent,
        told=frozenset(card for hand in seen.hands for card in hand.known),
        shown=seen.shown,
        spells=seen.spells,
        burnt=seen.burnt,
        ready=seen.ready,
        turns=seen.turns,
        keeps=seen.keeps,
        chests=seen.chests,
        ending=seen.ending,
        rules=UNSET if seen.rules == UNNAMED else seen.rules,
    )


def _dealt(seen: KnockView, hidden: tuple[CardId, ...]) -> tuple[tuple[tuple[CardId, ...], ...], tuple[CardId, ...]]:
    """Hidden cards dealt to the hands that hold some; the rest is the pile."""
    hands = []
    used = 0
    for hand in seen.hands:
        if hand.seat == seen.seat:
            hands.append(seen.hand)
            continue
        missing = hand.count - len(hand.known)
        hands.append((*hand.known, *hidden[used : used + missing]))
        used += missing
    return tuple(hands), hidden[used:]
