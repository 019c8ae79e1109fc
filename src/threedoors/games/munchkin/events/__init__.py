"""What happened, chapter by chapter of the rules.

Card numbers in fields named card, cards, item or items are told by their names. An event holds a hidden card
only in the fields ``views.seen`` knows to hide.
"""

from threedoors.games.munchkin.events.bargains import BargainEvent
from threedoors.games.munchkin.events.curses import CurseEvent
from threedoors.games.munchkin.events.fights import FightEvent
from threedoors.games.munchkin.events.hands import HandEvent
from threedoors.games.munchkin.events.mats import MatEvent
from threedoors.games.munchkin.events.turns import TurnEvent

MunchkinEvent = TurnEvent | HandEvent | MatEvent | CurseEvent | FightEvent | BargainEvent
