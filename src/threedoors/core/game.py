"""What any game is: one value gathering its rules, its types and its pages.

The rest of the house speaks to a game only through its ``GAME``. The promises below are tested for
every game found (``tests/test_every_game.py``).
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from functools import cached_property, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from threedoors.core.actions import Action
from threedoors.core.chance import Chance
from threedoors.core.choices import Choices, Domain
from threedoors.core.events import Event, tell_plainly
from threedoors.core.messages import Message, Say
from threedoors.core.results import Measure
from threedoors.core.seats import Seat
from threedoors.core.steps import Refused, Step
from threedoors.core.views import Outcome, View
from threedoors.core.waits import Wait

S = TypeVar("S", bound=msgspec.Struct)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View[Any])
Opt = TypeVar("Opt", bound=msgspec.Struct)
Answered = Mapping[str, Any]
"""The fields of an open act that are filled already."""


_encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(frozen=True)
class Game(Generic[S, A, V, Opt]):
    """One game: its name, its types, its rules."""

    name: str  # the folder's name
    title: str
    seats: range
    stage: str  # "draft", "playable" or "whole"
    rules_version: int  # raised when a rule or a card of the house changes

    options: type[Opt]  # every field has a default; content, never file paths
    state: type[S]  # keeps its chance in a field `chance`, which no view shows
    action: Any  # the union of the game's actions, Concede among them
    event: Any  # the union of its events
    view_type: type[V]

    setup: Callable[[Opt, int, Chance], S | Refused]
    legal: Callable[[S, Seat | None], Choices[A]]
    apply: Callable[[S, A], Step[S] | Refused]
    waits: Callable[[S], tuple[Wait[A], ...]]
    view: Callable[[S, Seat | None], V]
    imagine: Callable[[V, Chance], S]  # view(imagine(v), v.seat) == v
    outcome: Callable[[S], Outcome | None]
    seen: Callable[[Event, Seat | None], Event | None]  # what a seat sees of an event; None: nothing
    notation: Callable[[S], str]  # a table as one line of text

    budget: int  # sampled play ends within so many acts, or stays sound that long
    earlier: "tuple[Game[S, A, V, Opt], ...]" = ()  # the rules as they were: games begun under them go on under them
    respelled: Callable[[Any, Any, Opt], Any] | None = None  # what earlier rules wrote (plain, its type) as today's do
    written: Callable[[S], bytes] | None = None  # a state as these rules write it for its hash; None: as it is encoded
    cards: Callable[[Opt, int], str] | None = None  # a hash of the cards played with by a rules version; files pin it
    glance: Callable[[S, Seat], V] | None = None  # a view without what only a screen shows, for bots in many games
    features: Callable[[V], list[float]] | None = None  # what a glance shows as numbers from −1 to 1, always as many
    features_length: int = 0  # how many
    usual_seats: int = 4  # when nobody says how many, as far as ``seats`` allow
    more_seats: range = range(0)  # unofficial numbers of seats, which setup refuses unless an option allows them
    tell: Callable[[S, Event], Message] = lambda _state, event: tell_plainly(event)
    warnings: Callable[[Opt], tuple[Message, ...]] = lambda _options: ()  # what is odd about options that may be played
    lean: Callable[[V], V] = lambda view: view  # a view as it travels: own decks and sets are told once, as options
    hides: Callable[[S], bool] = lambda _state: True  # does a seat see what others may not?
    at_rest: Callable[[S, Seat], bool] = lambda _state, _seat: False  # has this seat said not to be asked for now?
    letters: Mapping[str, str] = field(default_factory=dict)  # common acts by a letter for people who type
    clock_acts: tuple[type[Action], ...] = ()  # acts that only make sense where a clock runs
    hushed: Callable[[S], bool] = lambda _state: False  # may nobody talk now? A live table then closes its chat
    question: Any = None  # the union of questions a seat may ask about what it sees
    answer: Callable[[V, Any], Any] | None = None  # from the view alone, so it cannot leak
    dear_questions: tuple[type[msgspec.Struct], ...] = ()  # of them, those that may take seconds: they wait apart
    get_ready: Callable[[], None] = lambda: None  # load what dear questions need, before anybody's time runs
    draw: Callable[[V, Say], str] | None = None  # the table in a terminal
    picture: Callable[[V, Say], str] | None = None  # the table as SVG
    label: Callable[[V, str, Any], Message] | None = None  # a value of a field of an open act, for people
    meaning: Callable[[V, str, Any, Answered, Say], str] | None = None  # what a value would bring or do; often ""
    narrowed: Callable[[V, str, Domain, Answered], Domain] | None = None  # a field without what makes no difference
    about: Callable[[V, str, Say], tuple[str, ...]] | None = None  # what is seen and bears that name, with its text
    typed: Callable[[V, str], A | Refused | None] | None = None  # an act written in the game's own notation
    shelf: Callable[[date], Any] | None = None  # what it brings to be played on a day: its books, the level of the day
    wish: Any = None  # the type of what somebody may wish to have made for them: a level of some kind
    grant: Callable[[Any, int], Any] | None = None  # look for it by a seed, a second or so: found, or not yet
    get_ready_to_grant: Callable[[], None] = lambda: None  # load what that needs
    results: Mapping[str, Measure] = field(default_factory=dict)  # the numbers kept of what somebody has solved
    has_luck: Callable[[Opt, int], bool] = lambda _options, _seats: True  # does chance decide anything? If not, no seal
    foretell: Callable[[V, A], tuple[Message, ...]] | None = None  # what to show before an act is agreed to; often ()

    @property
    def folder(self) -> Path:
        """Where the game lives: its texts and rules pages are beside its code."""
        state = Path(str(sys.modules[self.state.__module__].__file__))
        return next(folder for folder in state.parents if folder.name == self.name)

    def glanced(self, state: S, seat: Seat) -> V:
        """What a bot beside the table sees; it decides as from the whole view."""
        return (self.glance or self.view)(state, seat)

    def allows(self, seats: int) -> bool:
        """May so many play? Some numbers only by an option, which setup asks for."""
        return seats in self.seats or seats in self.more_seats

    def under(self, rules_version: int) -> "Game[S, A, V, Opt] | None":
        """The game by these rules; None if this program cannot play them (any more, or yet)."""
        return next((game for game in (self, *self.earlier) if game.rules_version == rules_version), None)

    def cards_of(self, options: Opt) -> str:
        """The hash of the cards these options are played with; empty for a game without cards."""
        return self.cards(options, self.rules_version) if self.cards else ""

    def encode(self, thing: Any) -> bytes:
        """Anything of this game as JSON, the same bytes for the same thing on every platform."""
        return _encode(thing)

    def decode_state(self, raw: bytes) -> S:
        """A state from its JSON."""
        return self._state_decoder.decode(raw)

    def decode_action(self, raw: bytes | str, options: Callable[[], Opt] | None = None) -> A:
        """An action from its JSON; raises msgspec.ValidationError with a path to the fault.

        With the options of its game, an act that earlier rules wrote down in their own way is read as well.
        """
        return self._read(self._action_decoder, raw, options)  # type: ignore[no-any-return]

    def decode_event(self, raw: bytes | str, options: Callable[[], Opt]) -> Event:
        """An event as it was written down, by these rules or by earlier ones."""
        return self._read(self._event_decoder, raw, options)  # type: ignore[no-any-return]

    def _read(self, decoder: "msgspec.json.Decoder[Any]", raw: bytes | str, options: Callable[[], Opt] | None) -> Any:
        try:
            return decoder.decode(raw)
        except msgspec.ValidationError:
            if self.respelled is None or options is None:
                raise
        return msgspec.convert(self.respelled(msgspec.json.decode(raw), decoder.type, options()), decoder.type)

    def decode_options(self, raw: bytes | str) -> Opt:
        """Options from their JSON; unknown fields are faults."""
        return msgspec.json.decode(raw, type=self.options, strict=True)

    def fingerprint(self, state: S) -> str:
        """A short hash of the whole state, secrets included: never sent before the end."""
        return blake2b((self.written or self.encode)(state), digest_size=8).hexdigest()

    @cached_property
    def _state_decoder(self) -> "msgspec.json.Decoder[S]":
        return msgspec.json.Decoder(self.state)

    @cached_property
    def _action_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.action)

    @cached_property
    def _event_decoder(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.event)


def keeping(
    game: Game[S, A, V, Opt],
    versions: Iterable[int],
    as_it_was: Callable[[Game[S, A, V, Opt]], Game[S, A, V, Opt]] = lambda earlier: earlier,
) -> Game[S, A, V, Opt]:
    """The game, with the rules of earlier versions kept playable; its setup takes them as ``rules_version``.

    ``as_it_was`` gives a game of earlier rules what else was different about it.
    """
    setup: Callable[..., S | Refused] = game.setup
    earlier = (replace(game, rules_version=n, setup=partial(setup, rules_version=n)) for n in versions)
    return replace(game, earlier=tuple(as_it_was(one) for one in earlier))
