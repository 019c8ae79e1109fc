"""Munchkin: 3–6 rivals, one corridor, no shame.

The rules as our rules pages tell them, with a card set of our own. This is an unofficial
implementation: the game's name belongs to its owner and only says which rules are played.
"""

from threedoors.core import Game, keeping
from threedoors.games.munchkin.acts.choices import legal
from threedoors.games.munchkin.earlier import as_it_was, respelled
from threedoors.games.munchkin.events import MunchkinEvent
from threedoors.games.munchkin.rules import apply, cards_played, setup
from threedoors.games.munchkin.shown.drawing import draw
from threedoors.games.munchkin.shown.labels import label
from threedoors.games.munchkin.shown.meanings import about, foretell, meaning, narrowed
from threedoors.games.munchkin.shown.notation import notation
from threedoors.games.munchkin.shown.picture import draw_svg
from threedoors.games.munchkin.shown.questions import Question, answer
from threedoors.games.munchkin.shown.telling import tell
from threedoors.games.munchkin.shown.views import MunchkinView, glance, imagine, lean, seen, view
from threedoors.games.munchkin.table.actions import LETTERS, Hold, MunchkinAction
from threedoors.games.munchkin.table.options import MunchkinOptions
from threedoors.games.munchkin.table.outcome import outcome
from threedoors.games.munchkin.table.state import MunchkinState
from threedoors.games.munchkin.table.waiting import waits
from threedoors.games.munchkin.table.windows import is_passing
from threedoors.games.munchkin.versions import EARLIER, RULES_VERSION

NEWEST = Game(
    name="munchkin",
    title="Munchkin",
    seats=range(3, 7),
    more_seats=range(2, 3),
    stage="whole",
    rules_version=RULES_VERSION,
    options=MunchkinOptions,
    state=MunchkinState,
    action=MunchkinAction,
    event=MunchkinEvent,
    view_type=MunchkinView,
    setup=setup,
    legal=legal,
    apply=apply,
    waits=waits,
    view=view,
    imagine=imagine,
    glance=glance,
    outcome=outcome,
    seen=seen,
    notation=notation,
    budget=6000,
    tell=tell,
    question=Question,
    answer=answer,
    draw=draw,
    picture=draw_svg,
    label=label,
    meaning=meaning,
    narrowed=narrowed,
    about=about,
    foretell=foretell,
    at_rest=is_passing,
    clock_acts=(Hold,),
    letters=LETTERS,
    lean=lean,
    cards=cards_played,
    respelled=respelled,
)

GAME = keeping(NEWEST, EARLIER, as_it_was)
