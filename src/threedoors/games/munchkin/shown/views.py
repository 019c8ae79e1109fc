"""What each seat may see: the open board, its own hand, and of the other hands what it saw go in.

Hidden are hands, decks and chance, and nothing else, so a whole table that fits a view is easily
drawn (``imagine``): the cards nobody has seen are dealt anew. Backs are public: a hand shows how
many doors and treasures it holds.
"""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from threedoors.core import Chance, Choices, Event, Message, Seat, View
from threedoors.games.munchkin.acts.choices import choices_in, legal, may_act
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.cards.wording import words_of
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.hands import CardPassed, CardsDrawn, HandShown
from threedoors.games.munchkin.fight.flight import NEEDED, flee_bill, flee_parts, is_away, is_spared, least_die
from threedoors.games.munchkin.fight.foes import cards_of
from threedoors.games.munchkin.fight.help import could_win, hoard
from threedoors.games.munchkin.fight.strength import beats, both_bills, conditions_met, levels_in, our_bill, uncounted
from threedoors.games.munchkin.mat.gear import can_use_at_once
from threedoors.games.munchkin.mat.sales import sale_bill
from threedoors.games.munchkin.shown.stuck import Stuck, stuck
from threedoors.games.munchkin.table.actions import MunchkinAction
from threedoors.games.munchkin.table.moment import moment_of
from threedoors.games.munchkin.table.outcome import outcome
from threedoors.games.munchkin.table.scene import EVERYBODY
from threedoors.games.munchkin.table.state import Board, Fight, Hand, MunchkinState, Player
from threedoors.games.munchkin.table.waiting import waits
from threedoors.games.munchkin.turn.charity import hand_limit_bill


class HandView(Struct, frozen=True):
    """Somebody's hand from outside: backs, and the cards this seat saw go in."""

    doors: int
    treasures: int
    known: tuple[CardId, ...] = ()


class Spared(Struct, frozen=True):
    """A monster that would not pursue this fighter."""

    foe: int
    fighter: Seat


class Reason(Struct, frozen=True):
    """Why a condition counts: which line of the monsters' bill, and what their card says about it."""

    part: int
    said: Message


class FightView(Struct, frozen=True):
    """Both bills of the fight running, and what it would bring."""

    ours: Bill
    theirs: Bill
    wins: bool
    treasures: int
    levels: int  # for main
    decides: bool  # main would win the game by it
    spared: tuple[Spared, ...]  # as things stand now
    uncounted: tuple[Part, ...]  # what our side has, and this fight leaves out
    reasons: tuple[Reason, ...]  # one for each condition on their bill


class FleeAhead(Struct, frozen=True):
    """A monster still to be fled: what is added to the die, and the least it must show (7: no die will do)."""

    foe: int
    added: tuple[Part, ...]
    least: int


class FlightView(Struct, frozen=True):
    """The sum a flee roll must reach, whether the roll on the table does, and what lies ahead of whoever flees."""

    needed: int
    away: bool
    ahead: tuple[FleeAhead, ...]


class MunchkinView(View[MunchkinAction], frozen=True, kw_only=True):
    """The table as one seat sees it."""

    board: Board
    hand: tuple[CardId, ...]
    fresh: tuple[CardId, ...]  # own cards just received
    hands: tuple[HandView, ...]
    doors_left: int
    treasures_left: int
    fight: FightView | None
    flee: Bill | None  # the flee roll on the table
    flight: FlightView | None
    strengths: tuple[Bill, ...]  # by seat: Level and what is used, outside any fight
    hand_limits: tuple[Bill, ...]  # by seat
    wares: Bill | None  # everything one could sell, piece by piece
    stuck: tuple[Stuck, ...]  # own hand cards that can go nowhere now
    idle: tuple[CardId, ...]  # own hand items that, laid down now, would only be carried


class Sums(Struct, frozen=True):
    """What is added up alike for every seat."""

    fight: FightView | None
    flight: FlightView | None
    strengths: tuple[Bill, ...]
    hand_limits: tuple[Bill, ...]


_sums_of: list[tuple[Board, Sums]] = []  # the last board added up: a table is shown to all its seats in turn


def sums(board: Board, deck: Deck) -> Sums:
    """The sums every seat sees; the same board is added up once."""
    kept = _sums_of[0] if _sums_of else None
    if kept is not None and kept[0] is board:
        return kept[1]
    added = Sums(
        fight_view(board, deck) if board.fight is not None else None,
        flight_view(board, deck) if board.flight is not None or board.roll is not None else None,
        *_all_bills(board, deck),
    )
    _sums_of[:] = [(board, added)]
    return added


_bills_of: dict[tuple[int, Seat], tuple[Player, Deck, tuple[Bill, Bill]]] = {}
MOST_BILLS: Final = 1024  # kept at once: a few tables' worth


def _bills(board: Board, deck: Deck, seat: Seat) -> tuple[Bill, Bill]:
    """A player's strength outside any fight, and hand limit: they hang on the mat alone, which seldom changes."""
    player = board.players[seat]
    kept = _bills_of.get((id(player), seat))
    if kept is not None and kept[0] is player and kept[1] is deck:
        return kept[2]
    if len(_bills_of) >= MOST_BILLS:
        _bills_of.clear()
    added = our_bill(board, deck, Fight(seat)), hand_limit_bill(board, deck, seat)
    _bills_of[id(player), seat] = player, deck, added
    return added


_all_bills_of: list[tuple[tuple[Player, ...], Deck | None, tuple[tuple[Bill, ...], tuple[Bill, ...]]]] = [
    ((), None, ((), ()))
]  # of the last mats added up


def _all_bills(board: Board, deck: Deck) -> tuple[tuple[Bill, ...], tuple[Bill, ...]]:
    """Everybody's strength outside any fight, and everybody's hand limit."""
    players, of, kept = _all_bills_of[0]
    if players is not board.players or of is not deck:
        strengths, limits = zip(*[_bills(board, deck, seat) for seat in range(len(board.players))], strict=True)
        kept = strengths, limits
        _all_bills_of[0] = board.players, deck, kept
    return kept


def view(state: MunchkinState, seat: Seat | None) -> MunchkinView:
    """The table as one seat sees it; None is a spectator."""
    board, deck = state.board, state.board.options.deck
    own = state.hands[seat] if seat is not None else Hand()
    added = sums(board, deck)
    moment = moment_of(state, seat) if seat is not None and board.pending is not None else None
    return MunchkinView(
        seat=seat,
        choices=choices_in(moment) if moment is not None and may_act(board, seat) else Choices(seat),
        waits=waits(state),
        outcome=outcome(state),
        board=board,
        hand=own.cards,
        fresh=own.fresh,
        hands=_hands(deck, state.hands, seat),
        doors_left=len(state.doors),
        treasures_left=len(state.treasures),
        fight=added.fight,
        flee=flee_bill(board, deck, board.roll) if board.roll and board.roll.kind == "flee" else None,
        flight=added.flight,
        strengths=added.strengths,
        hand_limits=added.hand_limits,
        wares=_wares(state, deck, seat),
        stuck=stuck(moment) if moment is not None else (),
        idle=_idle(state, deck, seat),
    )


def glance(state: MunchkinState, seat: Seat) -> MunchkinView:
    """The same without what only a screen shows (wares, reasons, what is stuck or idle): half the cost."""
    board, deck, own = state.board, state.board.options.deck, state.hands[seat]
    return MunchkinView(
        seat=seat,
        choices=legal(state, seat),
        waits=(),
        outcome=outcome(state),
        board=board,
        hand=own.cards,
        fresh=own.fresh,
        hands=_hands(deck, state.hands, seat),
        doors_left=len(state.doors),
        treasures_left=len(state.treasures),
        fight=_fight_at_a_glance(board, deck) if board.fight is not None else None,
        flee=flee_bill(board, deck, board.roll) if board.roll and board.roll.kind == "flee" else None,
        flight=None,
        strengths=_all_bills(board, deck)[0],
        hand_limits=(),
        wares=None,
        stuck=(),
        idle=(),
    )


_glance_of: list[tuple[Fight | None, tuple[Player, ...], FightView | None]] = [(None, (), None)]  # the last fight seen


def _fight_at_a_glance(board: Board, deck: Deck) -> FightView:
    """The sums without their explanations: while neither fight nor mats change, everybody sees the same."""
    fight, players, seen_fight = _glance_of[0]
    if seen_fight is None or fight is not board.fight or players is not board.players:
        seen_fight = _sums_of_fight(board, deck)
        _glance_of[0] = board.fight, board.players, seen_fight
    return seen_fight


def _sums_of_fight(board: Board, deck: Deck) -> FightView:
    fight = board.fight
    assert fight is not None
    ours, theirs = both_bills(board, deck, fight)
    winning = beats(board, deck, fight, ours.total, theirs.total)
    gains = levels_in(board, deck, fight), could_win(board, deck, fight)
    return FightView(ours, theirs, winning, hoard(board, deck, fight), *gains, (), (), ())


def fight_view(board: Board, deck: Deck) -> FightView | None:
    """The sums as they stand."""
    fight = board.fight
    if fight is None:
        return None
    ours, theirs = both_bills(board, deck, fight)
    winning = beats(board, deck, fight, ours.total, theirs.total)
    gains = levels_in(board, deck, fight), could_win(board, deck, fight)
    spared = tuple(
        Spared(foe.uid, fighter)
        for foe in fight.foes
        for fighter in fight.fighters
        if is_spared(deck, board.players[fighter], foe)
    )
    left_out = uncounted(ours, [_bills(board, deck, seat)[0] for seat in fight.fighters])
    return FightView(
        ours, theirs, winning, hoard(board, deck, fight), *gains, spared, left_out, _reasons(board, deck, fight, theirs)
    )


def _reasons(board: Board, deck: Deck, fight: Fight, theirs: Bill) -> tuple[Reason, ...]:
    numbers = [number for number, part in enumerate(theirs.parts) if part.why == "condition"]
    if not numbers:
        return ()
    said = map(words_of(deck).piece, conditions_met(board, deck, fight))
    return tuple(Reason(number, message) for number, message in zip(numbers, said, strict=True))


def flight_view(board: Board, deck: Deck) -> FlightView | None:
    """What a flight needs, roll by roll (M9)."""
    flight, roll = board.flight, board.roll if board.roll and board.roll.kind == "flee" else None
    if flight is None and roll is None:
        return None
    runner = flight.queue[0] if flight and flight.queue else None
    ahead = () if flight is None or runner is None else tuple(_ahead(board, deck, runner, uid) for uid in flight.left)
    return FlightView(NEEDED, roll is not None and is_away(board, deck, roll), ahead)


def _ahead(board: Board, deck: Deck, runner: Seat, uid: int) -> FleeAhead:
    added = tuple(flee_parts(board, deck, runner, board.players[runner], uid))
    return FleeAhead(uid, added, least_die(board, deck, runner, uid))


def lean(view: MunchkinView) -> MunchkinView:
    """The same without the cards of an own set: whoever needs their faces asks for the catalogue."""
    board = view.board
    if board.options.own_set is None:
        return view
    return replace(view, board=replace(board, options=replace(board.options, own_set=None)))


def seen(event: Event, seat: Seat | None) -> Event | None:
    """What a seat sees of an event: cards drawn, passed or shown to others stay hidden."""
    if isinstance(event, CardsDrawn) and seat != event.seat:
        return replace(event, cards=())
    if isinstance(event, CardPassed) and seat not in (event.from_seat, event.to_seat):
        return replace(event, card=None)
    if isinstance(event, HandShown) and event.to_seat is not None and seat not in (event.seat, event.to_seat):
        return replace(event, cards=())
    return event


def imagine(seen_table: MunchkinView, chance: Chance) -> MunchkinState:
    """A whole table this seat could be looking at: what it cannot see is dealt anew."""
    deck = seen_table.board.options.deck
    visible = {*cards_on(seen_table.board), *seen_table.hand}
    for other in seen_table.hands:
        if other.known:
            visible.update(other.known)
    doors, chance = chance.shuffled([card for card in deck.doors if card not in visible])
    treasures, chance = chance.shuffled([card for card in deck.treasures if card not in visible])
    hands = []
    for seat, other in enumerate(seen_table.hands):
        if seat == seen_table.seat:
            known = (1 << seat,) * len(seen_table.hand)
            hands.append(Hand(seen_table.hand, known, seen_table.fresh))
            continue
        known_doors = len(deck.door_cards.intersection(other.known)) if other.known else 0
        more_doors = other.doors - known_doors
        more_treasures = other.treasures - (len(other.known) - known_doors)
        unseen = doors[:more_doors] + treasures[:more_treasures]
        doors, treasures = doors[more_doors:], treasures[more_treasures:]
        masks = (EVERYBODY,) * len(other.known) + (1 << seat,) * len(unseen)
        hands.append(Hand(other.known + unseen, masks))
    return MunchkinState(seen_table.board, tuple(hands), doors, treasures, chance.rekeyed("imagined"))


def cards_on(board: Board) -> list[CardId]:
    """Every card that lies open, wherever it lies."""
    cards = [*board.door_discards, *board.treasure_discards, *board.spoils]
    for player in board.players:
        cards += _on_mat(player)
    for body in board.bodies:
        cards += body.cards
    if board.announced:
        cards.append(board.announced.card)
    if board.fight:
        cards += [laid.card for laid in board.fight.laid]
        cards += [card for foe in board.fight.foes for card in cards_of(foe)]
    return cards


def _on_mat(player: Player) -> tuple[CardId, ...]:
    cards = player.equipped + player.carried + player.traits + player.curses
    return cards + tuple([a.card for a in player.attached]) if player.attached else cards


_hands_of: dict[Seat | None, tuple[tuple[Hand, ...], Deck, tuple[HandView, ...]]] = {}  # as each seat saw them last


def _hands(deck: Deck, hands: tuple[Hand, ...], seat: Seat | None) -> tuple[HandView, ...]:
    """All hands as one seat sees them; they seldom change, and everybody looks at them after every act."""
    kept = _hands_of.get(seat)
    if kept is not None and kept[1] is deck and kept[0] == hands:
        return kept[2]
    before, views = (kept[0], kept[2]) if kept is not None and kept[1] is deck else ((), ())
    seen_now = tuple(
        [
            views[owner] if owner < len(before) and before[owner] is hand else _hand_seen_from(deck, hand, owner, seat)
            for owner, hand in enumerate(hands)
        ]
    )
    _hands_of[seat] = hands, deck, seen_now
    return seen_now


def _hand_seen_from(deck: Deck, hand: Hand, owner: Seat, seat: Seat | None) -> HandView:
    doors = len(deck.door_cards.intersection(hand.cards))
    if seat == owner:
        return HandView(doors, len(hand.cards) - doors, hand.cards)
    asked = EVERYBODY if seat is None else 1 << seat
    shown = tuple([c for c, known in zip(hand.cards, hand.known, strict=True) if known & asked == asked])
    return HandView(doors, len(hand.cards) - doors, shown)


def _idle(state: MunchkinState, deck: Deck, seat: Seat | None) -> tuple[CardId, ...]:
    if seat is None:
        return ()
    items = [card for card in state.hands[seat].cards if deck.items[card] is not None]
    return tuple([card for card in items if not can_use_at_once(state.board, deck, seat, card)])


def _wares(state: MunchkinState, deck: Deck, seat: Seat | None) -> Bill | None:
    if seat is None:
        return None
    cards = state.board.players[seat].items
    cards += tuple([card for card in state.hands[seat].cards if deck.values[card] is not None])
    return sale_bill(deck, seat, cards, None)
