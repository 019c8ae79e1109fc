"""The Cellar: a toy for the tests, to see that a fourth game is one folder.

Open a door (R2) or go home with your sack (R3). A trapdoor takes the sack, never the vault (R4).
Each explorer has a lantern of secret oil: with oil left, one trapdoor does no harm (R5).
"""

from tests.fourth_game.cellar.rules import apply, legal, outcome, setup, waits
from tests.fourth_game.cellar.state import Cellar, CellarAction, CellarEvent, CellarOptions
from tests.fourth_game.cellar.views import CellarView, imagine, notation, seen, view
from threedoors.core import Game

GAME = Game(
    name="cellar",
    title="The Cellar",
    seats=range(2, 5),
    stage="draft",
    rules_version=1,
    options=CellarOptions,
    state=Cellar,
    action=CellarAction,
    event=CellarEvent,
    view_type=CellarView,
    setup=setup,
    legal=legal,
    apply=apply,
    waits=waits,
    view=view,
    imagine=imagine,
    outcome=outcome,
    seen=seen,
    notation=notation,
    budget=200,
)
