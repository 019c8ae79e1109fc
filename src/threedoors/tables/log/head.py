"""The head of a table: everything its log tells so far, as one frozen value.

``follow`` is the only way forward: a head and an entry give the next head, so a table taken back from
the shelf is the table that was put there. The clock runs while the game is played and nothing holds it
up; it is reckoned from house time at every entry and never read anywhere else.
"""

from collections.abc import Set
from typing import Any, ClassVar

from msgspec import MsgspecError, Raw, Struct, field
from msgspec.structs import replace

from threedoors.core import Event, Message, Outcome, Refused, Seat, Wait, begin
from threedoors.games import AnyGame
from threedoors.tables.ids import PersonId, TableId
from threedoors.tables.log.facts import (
    Acted,
    Advised,
    AnyFact,
    BotSeated,
    Deserted,
    GameStarted,
    GivenBack,
    HostChanged,
    LogEntry,
    MomentAsked,
    MomentOver,
    Muted,
    OptionsChanged,
    Paused,
    PersonCame,
    PersonLeft,
    Phase,
    RematchOpened,
    Resumed,
    SatDown,
    SeatAgreed,
    SeatAsked,
    SeatDenied,
    SeatEmptied,
    Settings,
    SettingsChanged,
    StoodUp,
    TableOpened,
    TakenOver,
    Unmuted,
    Woken,
    WordGiven,
)


class Unplayable(Exception):
    """The log cannot be followed with the rules of this program; the text is a whole sentence."""


class Holder(Struct, frozen=True):
    """Who plays at a seat. Both: a bot sits in for the person."""

    person: PersonId | None = None
    bot: str | None = None
    word: str = ""
    moments: int = 0  # asked for so far
    advised: int = 0  # times it asked a bot what to do

    @property
    def is_free(self) -> bool:
        return self.person is None and self.bot is None


class AskedMoment(Struct, frozen=True):
    seat: Seat
    ends: int  # house time


class SeatAsk(Struct, frozen=True):
    """Somebody asks for a bot's seat in a running game."""

    person: PersonId
    seat: Seat
    agreed: frozenset[PersonId] = frozenset()  # who said yes so far


class Head(Struct, frozen=True):
    """A table after its entry ``n``."""

    n: int = 0
    game: str = ""
    rules_version: int = 0
    options: Raw = field(default_factory=lambda: Raw(b"{}"))
    settings: Settings = Settings()
    seal: str = ""
    phase: Phase = "lobby"
    host: PersonId = 1
    seats: tuple[Holder, ...] = ()
    people: tuple[PersonId, ...] = ()
    last_person: PersonId = 0  # the newest number given; numbers are never given twice
    muted: tuple[PersonId, ...] = ()
    played: tuple[PersonId, ...] = ()  # who has seen a hand of this game
    held: tuple[tuple[PersonId, Seat], ...] = ()  # and at which seats
    closed: tuple[Seat, ...] = ()  # their holders were removed in mid-game: their bots play to the end
    asked: tuple[SeatAsk, ...] = ()  # who would like to play on for a bot
    paused: bool = False
    deserted: bool = False
    moment: AskedMoment | None = None
    ran_ms: int = 0  # how long the game had been running at the last entry
    runs_since: int | None = None  # house time of that entry; None: the clock stands still
    waits_since: dict[str, int] = {}  # clock at which each wait with seconds appeared
    words: tuple[str, ...] = ()  # by seat, as the game began with them
    start: str = ""  # hash of the table as it was set up
    next_table: TableId | None = None
    state: Any = None  # the game's own

    def clock(self, now: int) -> int:
        """How long the game has been running, in ms."""
        return self.ran_ms + (max(0, now - self.runs_since) if self.runs_since is not None else 0)

    def seats_of(self, people: tuple[PersonId, ...]) -> tuple[Seat, ...]:
        """The seats these people hold."""
        return tuple(seat for seat, holder in enumerate(self.seats) if holder.person in people)

    def hurries(self) -> bool:
        """Do clocks run for those who are asked? Somebody alone among bots keeps nobody waiting."""
        return len({holder.person for holder in self.seats if holder.person is not None}) > 1

    def holds_up(self) -> bool:
        """Does anything keep the game from being played now? One that is only told has no state."""
        return self.phase != "playing" or self.paused or self.moment is not None or self.state is None


class TableRules:
    """How heads follow each other at one table: needs its game and its sealed seed.

    A lobby follows today's rules; a game goes on by those it was begun under.
    """

    only_told: ClassVar[bool] = False  # are the rules gone, so that nothing can be played here any more?

    def __init__(self, game: AnyGame, seed: str) -> None:
        self.newest = game
        self.game = game
        self.seed = seed
        self._waits: tuple[Any, tuple[Wait[Any], ...]] = (None, ())  # of the state asked about last
        self._options: tuple[Raw, Any] = (Raw(b""), None)  # asked about last
        self._warnings: tuple[Raw, tuple[Message, ...]] = (Raw(b""), ())  # of the options asked about last

    def go_by(self, rules_version: int) -> None:
        """Follow the rules a game was begun under; Unplayable if they are not known here."""
        game = self.newest.under(rules_version)
        if game is None:
            known = ", ".join(str(kept.rules_version) for kept in (self.newest, *self.newest.earlier))
            raise Unplayable(f"It was begun by {self.newest.title} rules {rules_version}; this house plays {known}.")
        self.game = game

    def follow(self, head: Head, entry: LogEntry, state: Any = None) -> Head:
        """The head after an entry; ``state`` spares playing an act that has just been judged."""
        after = self._after(head, entry, state)
        clock = head.clock(entry.at)
        runs = not (after.holds_up() or after.deserted)
        since = after.waits_since if after.state is head.state else self._waits_since(after, clock)
        if after.hurries() and not head.hurries():
            since = dict.fromkeys(since, clock)  # whoever sits down now finds clocks that begin now
        return replace(after, n=entry.n, ran_ms=clock, runs_since=entry.at if runs else None, waits_since=since)

    def waits(self, head: Head) -> tuple[Wait[Any], ...]:
        """What the game waits for. Asked several times of each state, so the last answer is kept."""
        if head.phase != "playing":
            return ()
        if self._waits[0] is not head.state:
            self._waits = (head.state, self.game.waits(head.state))
        return self._waits[1]

    def outcome(self, head: Head) -> Outcome | None:
        return None if head.state is None else self.game.outcome(head.state)

    def hushed(self, head: Head) -> bool:
        """Does the game close the talk now?"""
        return head.phase == "playing" and self.game.hushed(head.state)

    def events(self, head: Head, acted: Acted) -> list[Event]:
        """What happened in an act."""
        return [self.game.decode_event(bytes(event), lambda: self.options(head)) for event in acted.events]

    def options(self, head: Head) -> Any:
        """The options of the game; those asked about last are kept, for an own set is read but once."""
        if self._options[0] != head.options:
            self._options = (head.options, self.game.decode_options(bytes(head.options)))
        return self._options[1]

    def tell(self, head: Head, event: Event) -> Message:
        """An event in words, as it looked at the table."""
        return self.game.tell(head.state, event)

    def warnings(self, head: Head) -> tuple[Message, ...]:
        """What is odd about the options, as long as they can still be changed; looked for once."""
        if head.phase != "lobby":
            return ()
        if self._warnings[0] != head.options:
            try:
                found = self.game.warnings(self.game.decode_options(bytes(head.options)))
            except MsgspecError:  # set by earlier rules: starting says what is wrong with them
                found = ()
            self._warnings = (head.options, found)
        return self._warnings[1]

    def set_up(self, head: Head) -> Any | Refused:
        """The game as it begins with this head's options, seats and words."""
        words = tuple(holder.word for holder in head.seats)
        names = tuple(str(seat) for seat in range(len(head.seats)))
        try:
            options = self.game.decode_options(bytes(head.options))
        except MsgspecError as fault:  # set by earlier rules than the game is to be begun by
            return Refused("options-not-understood", args={"fault": str(fault)[:200]})
        playing = begin(self.game, names, self.seed, options, words)
        return playing if isinstance(playing, Refused) else playing.state

    def make_ready(self, head: Head) -> None:
        """Look at a table once, beside the loop, so that nothing is read or imported when it is shown."""
        self.warnings(head)
        if head.state is not None:
            self.game.view(head.state, None)

    def _waits_since(self, after: Head, clock: int) -> dict[str, int]:
        timed = (wait.id for wait in self.waits(after) if wait.seconds is not None)
        return {wait: after.waits_since.get(wait, clock) for wait in timed}

    def _after(self, head: Head, entry: LogEntry, state: Any) -> Head:
        match entry.fact:
            case Acted() as acted:
                return self._acted(head, acted, state)
            case GameStarted() as started:
                return self._started(head, started)
            case TableOpened() as opened:
                return _opened(opened)
            case OptionsChanged(options, seats):
                return replace(head, options=options, seats=_resized(head.seats, seats))
            case fact:
                return _arranged(head, fact, entry.at)

    def _acted(self, head: Head, acted: Acted, state: Any) -> Head:
        if state is None:
            step = self.game.apply(head.state, self._action(head, acted))
            if isinstance(step, Refused):
                raise Unplayable(f"Entry {head.n + 1} is refused by its rules: {step.why} {step.rule}.")
            state = step.state
        over = self.game.outcome(state) is not None
        return replace(head, state=state, phase="over" if over else "playing", moment=None if over else head.moment)

    def _action(self, head: Head, acted: Acted) -> Any:
        return self.game.decode_action(bytes(acted.action), lambda: self.options(head))

    def _started(self, head: Head, started: GameStarted) -> Head:
        begun = with_game_begun(head, started)
        self.go_by(begun.rules_version)
        state = self.set_up(begun)
        if isinstance(state, Refused):
            raise Unplayable(f"The opening is refused by its rules: {state.why} {state.rule}.")
        return replace(begun, phase="playing" if self.game.outcome(state) is None else "over", state=state)


def with_game_begun(head: Head, started: GameStarted) -> Head:
    """The head as its game begins: who plays, with which words, by which rules."""
    return replace(
        head,
        phase="playing",
        rules_version=started.rules_version or head.rules_version,
        start=started.start,
        words=tuple(holder.word for holder in head.seats),
        played=tuple(holder.person for holder in head.seats if holder.person is not None),
        held=tuple((holder.person, seat) for seat, holder in enumerate(head.seats) if holder.person is not None),
    )


def _opened(opened: TableOpened) -> Head:
    return Head(
        game=opened.game,
        rules_version=opened.rules_version,
        options=opened.options,
        settings=opened.settings,
        seal=opened.seal,
        seats=(Holder(),) * opened.seats,
    )


def _resized(seats: tuple[Holder, ...], count: int) -> tuple[Holder, ...]:
    return (*seats, *((Holder(),) * count))[:count]


def with_holder(head: Head, seat: Seat, holder: Holder) -> Head:
    """The head with somebody else at one seat."""
    return replace(head, seats=(*head.seats[:seat], holder, *head.seats[seat + 1 :]))


def _arranged(head: Head, fact: AnyFact, at: int) -> Head:
    match fact:
        case PersonCame(person):
            return replace(head, people=(*head.people, person), last_person=max(person, head.last_person))
        case PersonLeft(person, removed):
            return _gone(head, person, removed)
        case SatDown(person, seat):
            return _sat_down(head, person, seat)
        case StoodUp(_, seat):
            return with_holder(head, seat, replace(head.seats[seat], person=None, word=""))
        case SeatAsked(person, seat):
            return replace(head, asked=(*head.asked, SeatAsk(person, seat)))
        case SeatAgreed(person, _, voters):
            agreed = (with_yes(one, {*voters}) if one.person == person else one for one in head.asked)
            return replace(head, asked=tuple(agreed))
        case SeatDenied(person):
            return _without_ask(head, person)
        case BotSeated(seat, bot):
            return with_holder(head, seat, Holder(None, bot, moments=head.seats[seat].moments))
        case SeatEmptied(seat):
            return with_holder(head, seat, Holder())
        case TakenOver(seat, bot):
            return with_holder(head, seat, replace(head.seats[seat], bot=bot))
        case GivenBack(seat):
            return with_holder(head, seat, replace(head.seats[seat], bot=None))
        case WordGiven(seat, word):
            return with_holder(head, seat, replace(head.seats[seat], word=word))
        case HostChanged(person):
            return replace(head, host=person)
        case SettingsChanged(settings):
            return replace(head, settings=settings)
        case Paused():
            return replace(head, paused=True)
        case Resumed():
            return replace(head, paused=False)
        case MomentAsked(seat, seconds):
            asked = replace(head.seats[seat], moments=head.seats[seat].moments + 1)
            return replace(with_holder(head, seat, asked), moment=AskedMoment(seat, at + seconds * 1000))
        case MomentOver():
            return replace(head, moment=None)
        case Advised(seat):
            holder = head.seats[seat]
            return with_holder(head, seat, replace(holder, advised=holder.advised + 1))
        case Deserted():
            return replace(head, deserted=True)
        case Woken():
            return replace(head, deserted=False)
        case Muted(person):
            return replace(head, muted=(*head.muted, person))
        case Unmuted(person):
            return replace(head, muted=tuple(p for p in head.muted if p != person))
        case RematchOpened(table):
            return replace(head, next_table=table)
    return head  # talk, and names that changed, are nothing the head remembers


def _sat_down(head: Head, person: PersonId, seat: Seat) -> Head:
    sat = with_holder(head, seat, replace(head.seats[seat], person=person, bot=None))
    if head.phase != "playing":
        return sat
    others = tuple(one for one in head.asked if one.person != person and one.seat != seat)
    return replace(sat, played=(*head.played, person), held=(*head.held, (person, seat)), asked=others)


def with_yes(asked: SeatAsk, voters: Set[PersonId]) -> SeatAsk:
    """The same, agreed to by some more."""
    return replace(asked, agreed=asked.agreed | voters)


def _without_ask(head: Head, person: PersonId) -> Head:
    return replace(head, asked=tuple(one for one in head.asked if one.person != person))


def _gone(head: Head, person: PersonId, removed: bool) -> Head:
    """Without somebody: their seats are free in the lobby; bots were seated before this in a running game."""
    head = _without_ask(head, person)
    if removed and head.phase == "playing":
        held = (seat for holder, seat in head.held if holder == person)
        head = replace(head, closed=(*head.closed, *held), asked=())  # nobody's yes is wrung out by removing a no
    seats = tuple(replace(h, person=None, word="") if h.person == person else h for h in head.seats)
    people = tuple(p for p in head.people if p != person)
    muted = tuple(p for p in head.muted if p != person)
    return replace(head, seats=seats if head.phase == "lobby" else head.seats, people=people, muted=muted)
