"""The rules of Knock, Knock! Dungeon!: set up, what is legal, what an act leads to, what is awaited, the end.

This page is the list of contents: a turn is in ``placing.py``, spells in ``spells.py``, Keeps in a row in
``adventure.py``, refusals in ``referee.py``. One surprise: any seat may cast or tell at any moment, so
"whose turn it is" never means "who may act".
"""

from msgspec import UNSET
from msgspec.structs import replace

from threedoors.core import (
    CLOCK,
    Chance,
    Choices,
    Concede,
    Event,
    Message,
    OneOf,
    Open,
    Outcome,
    Refused,
    Seat,
    SomeOf,
    Step,
    Wait,
)
from threedoors.games.knock import decks, referee
from threedoors.games.knock.actions import (
    CastFireball,
    CastIceFlash,
    CastPoison,
    CastSphere,
    GetReady,
    KnockAction,
    PlaceCard,
    ShowCard,
    SkipTurn,
    Spellcasting,
    TellCards,
    TimeUp,
)
from threedoors.games.knock.adventure import close, get_ready, set_up, stop
from threedoors.games.knock.decks import BadDeck, deck_of, house_deck, values_of
from threedoors.games.knock.events import CardShown, CardsTold
from threedoors.games.knock.keep import free_spots
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.placing import assess, place_card, skip_turn, stuck
from threedoors.games.knock.savecode import Saved, WrongCode, read
from threedoors.games.knock.spells import burnable, cast, freezable, poisonable
from threedoors.games.knock.state import Ending, Knock, is_running, is_solo
from threedoors.games.knock.telling import why_ended
from threedoors.games.knock.versions import RULES_VERSION, UNNAMED

BOTH_WAYS = OneOf((False, True))


def setup(options: KnockOptions, seats: int, chance: Chance, rules_version: int = RULES_VERSION) -> Knock | Refused:
    """The first Keep, or why these options do not fit (K3, K7–K9, K21)."""
    options = replace(options, deck=options.deck or house_deck(rules_version))
    try:
        deck_of(options.deck)
        saved = read(options.resume) if options.resume else Saved(1 if options.adventure else options.level)
    except BadDeck as fault:
        return Refused(fault.why, "K3", fault.args_named)
    except WrongCode as fault:
        hint = Message("did-you-mean-code", {"guess": fault.guess}) if fault.guess else Message("instead-code")
        return Refused("wrong-save-code", "K21", {"code": options.resume}, hint)
    if options.resume and not options.adventure:
        return Refused("resume-is-for-adventures", "K21", {"code": options.resume})
    if options.first is not None and not 0 <= options.first < seats:
        return Refused("no-such-first-seat", "K9", {"number": options.first, "seats": seats})
    rules = UNSET if rules_version == UNNAMED else rules_version
    return replace(set_up(options, seats, chance, saved), rules=rules)


def cards_played(options: KnockOptions, rules_version: int) -> str:
    """A hash of the cards these options are played with."""
    return values_of(deck_of(options.deck or house_deck(rules_version)))


def warnings(options: KnockOptions) -> tuple[Message, ...]:
    """What may be played but should be known first: a deck unlike the box (K3), a level that is not played (K21)."""
    ignored = [Message("level-of-adventure", {"level": options.level})] if _is_level_ignored(options) else []
    try:
        odd = [Message(remark.id, {**remark.args, "rule": "K3"}) for remark in decks.warnings(options.the_deck)]
    except BadDeck:  # setup refuses it, with its reason
        return ()
    return (*ignored, *odd)


def _is_level_ignored(options: KnockOptions) -> bool:
    """An adventure begins with the first Keep, or where its code says (K21)."""
    return options.adventure and options.level > 1


def apply(state: Knock, action: KnockAction) -> Step[Knock] | Refused:
    """Play one act: the table after it and what happened, or why not."""
    refused = why_not(state, action)
    if refused is not None:
        return refused
    happened: list[Event] = []
    after = _played(state, action, happened)
    if after.ending is not None and state.ending is None:
        after = close(after, after.ending, happened)
    return Step(after, tuple(happened))


def why_not(state: Knock, action: KnockAction) -> Refused | None:
    """Why the referee says no to this act, or None."""
    if state.phase == "over":
        return Refused("game-over")
    if isinstance(action, PlaceCard):  # first, because it is by far the most frequent
        return referee.why_not_place(state, action)
    if isinstance(action, TimeUp):
        return referee.why_not_time(state, action)
    return referee.why_no_seat(state, action) or _why_not(state, action)


def _why_not(state: Knock, action: KnockAction) -> Refused | None:
    match action:
        case GetReady():
            return referee.why_not_ready(state, action)
        case SkipTurn():
            return referee.why_not_skip(state, action)
        case ShowCard():
            return referee.why_not_show(state, action)
        case TellCards():
            return referee.why_not_tell(state, action)
        case CastFireball() | CastIceFlash() | CastPoison() | CastSphere():
            return referee.why_not_cast(state, action)
        case _:
            return None


def _played(state: Knock, action: KnockAction, happened: list[Event]) -> Knock:
    match action:
        case PlaceCard():
            return place_card(state, action, happened)
        case SkipTurn(seat):
            return skip_turn(state, seat, happened)
        case GetReady(seat):
            return get_ready(state, seat, happened)
        case ShowCard(seat, card):
            happened.append(CardShown(seat, card))
            return replace(state, shown=card, told=state.told | {card})
        case TellCards(seat, cards):
            happened.append(CardsTold(seat, cards))
            return replace(state, told=state.told.union(cards))
        case TimeUp():
            return replace(state, ending=Ending(False, "time"))
        case Concede(seat):
            return _conceded(state, seat, happened)
        case _:
            return _cast(state, action, happened)


def _cast(state: Knock, action: Spellcasting, happened: list[Event]) -> Knock:
    """A spell, and what the changed corners decide at once (K22–K26)."""
    state, touched = cast(state, action, happened)
    state = assess(state, touched, happened)
    return stuck(state) if state.ending is None else state


def _conceded(state: Knock, seat: Seat, happened: list[Event]) -> Knock:
    """The team gives up its Keep; between two Keeps there is none to lose, and the adventure stops (K21)."""
    if state.ending is not None:
        return stop(state, state.ending, seat, happened)
    return replace(state, ending=Ending(False, "conceded", seat=seat))


def legal(state: Knock, seat: Seat | None) -> Choices[KnockAction]:
    """What a seat may do now."""
    if seat is None or not 0 <= seat < len(state.hands) or state.phase == "over":
        return Choices(seat)
    if not is_running(state):
        return Choices(seat, () if seat in state.ready else (GetReady(seat),))
    listed: list[KnockAction] = []
    if seat == state.turn and state.phase == "turn" and not state.hands[seat]:
        listed.append(SkipTurn(seat))
    if state.silent and "sphere" in state.spells:
        listed.append(CastSphere(seat))
    return Choices(seat, tuple(listed), (*_placements(state, seat), *_words(state, seat), *_castings(state)))


def _placements(state: Knock, seat: Seat) -> tuple[Open, ...]:
    """Any card of the hand (the Knight, the shown card), either way up, on any free spot (K5, K10, K14, K16)."""
    hand = state.hands[seat]
    if seat != state.turn or not (hand or state.phase == "knight"):
        return ()
    spots = OneOf(free_spots(state.keep), "spot")
    if state.phase == "knight":
        hand = (state.options.the_deck.knight,)
    elif state.shown is not None:
        hand = (state.shown,)
    place = Open("PlaceCard", {"card": OneOf(hand, "card"), "spot": spots, "turned": BOTH_WAYS})
    if state.phase == "knight" or state.shown is not None or is_solo(state):
        return (place,)
    return (place, Open("ShowCard", {"card": OneOf(hand, "card")}))


def _words(state: Knock, seat: Seat) -> tuple[Open, ...]:
    """Cards of the own hand that may still be told (K17a)."""
    untold = tuple(card for card in state.hands[seat] if card not in state.told)
    if state.silent or is_solo(state) or not untold:
        return ()
    return (Open("TellCards", {"cards": SomeOf(untold, 1, len(untold), "card")}),)


def _castings(state: Knock) -> tuple[Open, ...]:
    """Spells held that have something to be aimed at (K22)."""
    if not state.spells:
        return ()
    aims = (
        ("fireball", "CastFireball", "spot", burnable),
        ("ice-flash", "CastIceFlash", "spot", freezable),
        ("poison", "CastPoison", "point", poisonable),
    )
    found = ((kind, field, targets(state)) for spell, kind, field, targets in aims if spell in state.spells)
    return tuple(Open(kind, {field: OneOf(targets, field)}) for kind, field, targets in found if targets)


def waits(state: Knock) -> tuple[Wait[KnockAction], ...]:
    """Whose decision is awaited, and the sand that runs meanwhile."""
    unready = tuple(seat for seat in range(len(state.hands)) if seat not in state.ready)
    match state.phase:
        case "over":
            return ()
        case "ready":
            return (Wait(f"ready-{state.keeps}", unready, Message("wait-ready")),)
        case "between":
            again = state.ending is not None and not state.ending.won
            why = Message("wait-retry" if again else "wait-next-keep", {"level": state.level + (not again)})
            return (Wait(f"next-{state.keeps}", unready, why),)
        case _:
            return (_turn(state), *_sand(state))


def _turn(state: Knock) -> Wait[KnockAction]:
    name = f"{state.phase}-{state.keeps}-{state.turns}"
    if state.phase == "turn" and not state.hands[state.turn]:
        return Wait(name, (state.turn,), Message("wait-skip", {"seat": state.turn}))
    return Wait(name, (state.turn,), Message(f"wait-{state.phase}", {"seat": state.turn}))


def _sand(state: Knock) -> tuple[Wait[KnockAction], ...]:
    if not state.options.minutes:
        return ()
    seconds = 60.0 * state.options.minutes
    return (Wait(f"sand-{state.keeps}", (), Message("wait-sand"), seconds, TimeUp(CLOCK)),)


def outcome(state: Knock) -> Outcome | None:
    """The end, and why; the whole team wins or loses (K18, K19)."""
    if state.phase != "over" or state.ending is None:
        return None
    ending = state.ending
    everybody = tuple(range(len(state.hands)))
    scores = (state.chests,) * len(everybody) if state.options.chest_hunt else ()
    if ending.cause is not None:
        return Outcome(ending.cause, (), why_ended(state), scores)
    return Outcome("won", everybody, why_ended(state), scores)
