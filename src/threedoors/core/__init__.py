"""What any game is: seats, actions, events, steps, choices, waits, views, chance, and the journal.

Nothing here knows the name of a game, a clock, a file or a network. Needs the standard library and msgspec only, so the
same rules run on a server, in a notebook and inside a browser.
"""

from threedoors.core.actions import Action, Answer, Concede
from threedoors.core.chance import Chance
from threedoors.core.choices import Between, Choices, Domain, OneOf, Open, SomeOf, kind_of
from threedoors.core.events import Event, tell_plainly
from threedoors.core.fair import chance_of, is_sealed, new_seed, seal
from threedoors.core.game import Answered, Game, keeping
from threedoors.core.gamefile import BadGameFile
from threedoors.core.journal import Entry, Journal, Opening, Playing, begin, retell, why_only_told
from threedoors.core.lately import remembered
from threedoors.core.messages import ALARM, Argument, Message, Names, Say, kebab, signed
from threedoors.core.options import Options
from threedoors.core.results import Measure
from threedoors.core.seats import CLOCK, Seat
from threedoors.core.since_until import in_force
from threedoors.core.steps import Broken, Refused, Step
from threedoors.core.views import Outcome, View, awaited
from threedoors.core.waits import Wait

__all__ = [
    "ALARM",
    "CLOCK",
    "Action",
    "Answered",
    "Answer",
    "Argument",
    "BadGameFile",
    "Between",
    "Broken",
    "Chance",
    "Choices",
    "Concede",
    "Domain",
    "Entry",
    "Event",
    "Game",
    "Journal",
    "Measure",
    "Message",
    "Names",
    "OneOf",
    "Open",
    "Opening",
    "Options",
    "Outcome",
    "Playing",
    "Refused",
    "Say",
    "Seat",
    "SomeOf",
    "Step",
    "View",
    "Wait",
    "awaited",
    "begin",
    "chance_of",
    "in_force",
    "is_sealed",
    "kebab",
    "keeping",
    "kind_of",
    "new_seed",
    "remembered",
    "retell",
    "signed",
    "seal",
    "tell_plainly",
    "why_only_told",
]
