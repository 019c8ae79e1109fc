"""Keeps set up, ended and followed by the next one (K7–K9, K18–K21)."""

from typing import Final

from msgspec.structs import replace

from threedoors.core import Chance, Event, Seat
from threedoors.games.knock.cards import TIME_TOKENS, CardId, Deck
from threedoors.games.knock.chests import best_group
from threedoors.games.knock.events import (
    AdventureStopped,
    ChestsCounted,
    KeepBegan,
    KeepLost,
    KeepWon,
    SandStarted,
    SeatReady,
    Spell,
    SpellFound,
)
from threedoors.games.knock.keep import Keep, lay
from threedoors.games.knock.lattice import MIDDLE
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.savecode import Saved, write
from threedoors.games.knock.state import LAST_LEVEL, SPELLS, Ending, Knock, rules_of

CHAIN_BY_CARDS: Final = 3  # the rules from which on the longest group scores, and not the richest (K20)
HAND_SIZES: Final = {1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 3}  # K7


def cards_in_play(deck: Deck, options: KnockOptions, level: int) -> tuple[CardId, ...]:
    """The cards of a Keep, the Knight apart: unmarked ones and those marked for it (K8)."""
    marks = {0, *range(2, level + 1)} if options.cumulative else {0, level}
    return tuple(card.id for card in deck.cards.values() if card.mark in marks and card.kind != "knight")


def set_up(options: KnockOptions, seats: int, chance: Chance, saved: Saved) -> Knock:
    """A Keep ready to be built: hands dealt, the first card in the middle, the Knight under the pile (K7, K8)."""
    deck = options.the_deck
    cards, chance = chance.shuffled(cards_in_play(deck, options, saved.level))
    first, chance = chance.below(seats) if options.first is None else (options.first, chance)
    size = HAND_SIZES[seats]
    hands = tuple(cards[seat * size : (seat + 1) * size] for seat in range(seats))
    *pile, opening = cards[seats * size :]
    keep, _ = lay(Keep(), deck.cards[opening], MIDDLE, False)
    tokens = deck.cards[opening].tokens
    return Knock(
        options=options,
        level=saved.level,
        phase="ready" if options.minutes else "turn",
        turn=first,
        keep=replace(keep, sand={MIDDLE: tokens}) if tokens else keep,
        hands=hands,
        pile=(deck.knight, *pile),
        chance=chance,
        reserve=TIME_TOKENS - tokens,
        silent=deck.cards[opening].silence and seats > 1,
        spells=saved.spells,
        chests=saved.chests,
    )


def get_ready(state: Knock, seat: Seat, happened: list[Event]) -> Knock:
    """Another one is ready; with the last one the sand runs, or the next Keep is set up (K9, K21)."""
    happened.append(SeatReady(seat))
    state = replace(state, ready=tuple(sorted((*state.ready, seat))))
    if len(state.ready) < len(state.hands):
        return state
    if state.phase == "between":
        state = _next_keep(state, happened)
    if state.options.minutes:
        happened.append(SandStarted(state.options.minutes))
    return replace(state, phase="turn", ready=())


def _next_keep(state: Knock, happened: list[Event]) -> Knock:
    fresh = set_up(state.options, len(state.hands), state.chance, save(state))
    happened.append(KeepBegan(fresh.level, fresh.keep.cards[MIDDLE].card, fresh.turn))
    return replace(fresh, keeps=state.keeps + 1, rules=state.rules)


def save(state: Knock) -> Saved:
    """What is carried from one Keep to the next: a won one leads on, a lost one is tried again (K21)."""
    won = state.ending is not None and state.ending.won
    return Saved(state.level + won, state.spells, state.chests)


def save_code(state: Knock) -> str:
    """The code of an adventure between two Keeps, also if it stopped there; empty while there is none (K21)."""
    saved = save(state)
    stopped = state.ending is not None and state.ending.cause == "stopped"
    return write(saved) if (state.phase == "between" or stopped) and saved.level > 1 else ""


def close(state: Knock, ending: Ending, happened: list[Event]) -> Knock:
    """The Keep has ended: count chests, find a spell, go on or be over (K18–K21)."""
    if not ending.won:
        happened.append(_lost(state, ending))
        retries = state.options.adventure and state.options.retry and ending.cause != "conceded"
        return replace(state, phase="between" if retries else "over", shown=None)
    assert ending.card is not None
    happened.append(KeepWon(state.level, ending.card))
    if state.options.chest_hunt:
        state = _hunted(state, ending, happened)
    if not state.options.adventure or state.level == LAST_LEVEL:
        return replace(state, phase="over")
    return _spell_found(replace(state, phase="between"), happened)


def stop(state: Knock, ending: Ending, seat: Seat, happened: list[Event]) -> Knock:
    """Somebody gives up between two Keeps: how the last one ended stays true (K21)."""
    happened.append(AdventureStopped(seat, save(state).level))
    return replace(state, phase="over", ending=replace(ending, cause="stopped", seat=seat))


def _lost(state: Knock, ending: Ending) -> KeepLost:
    assert ending.cause is not None
    return KeepLost(ending.cause, state.level, ending.card, ending.spot, ending.danger, ending.seat)


def _hunted(state: Knock, ending: Ending, happened: list[Event]) -> Knock:
    """One group of chests scores (K20)."""
    by_cards = rules_of(state) >= CHAIN_BY_CARDS and state.options.chain == "cards"
    group = best_group(state.keep, state.options.the_deck, by_cards)
    total = state.chests + group.chests
    happened.append(ChestsCounted(group.chests, group.cards, total))
    return replace(state, chests=total, ending=replace(ending, group=group.cards, chests=group.chests))


def _spell_found(state: Knock, happened: list[Event]) -> Knock:
    """A Spellbook drawn from those not held; the Sphere is of no use alone (K21, K26)."""
    solo = len(state.hands) == 1
    left: list[Spell] = [s for s in SPELLS if s not in state.spells and not (solo and s == "sphere")]
    if not left:
        return state
    spell, chance = state.chance.pick(left)
    happened.append(SpellFound(spell))
    return replace(state, spells=(*state.spells, spell), chance=chance)
