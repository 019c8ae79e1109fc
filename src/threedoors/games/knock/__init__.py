"""Knock, Knock! Dungeon!: build the Keep card on card, beat the Black Knight, wake nobody for long."""

from threedoors.core import Game, keeping
from threedoors.games.knock.actions import KnockAction
from threedoors.games.knock.as_numbers import LENGTH, features
from threedoors.games.knock.drawing import draw
from threedoors.games.knock.events import KnockEvent, seen
from threedoors.games.knock.foretelling import foretell
from threedoors.games.knock.labels import label
from threedoors.games.knock.meanings import about, meaning, narrowed
from threedoors.games.knock.notation import write_notation
from threedoors.games.knock.options import KnockOptions
from threedoors.games.knock.picture import draw_svg
from threedoors.games.knock.questions import KnockQuestion, answer
from threedoors.games.knock.rules import apply, cards_played, legal, outcome, setup, waits, warnings
from threedoors.games.knock.state import Knock, is_hushed
from threedoors.games.knock.telling import tell
from threedoors.games.knock.versions import EARLIER, RULES_VERSION
from threedoors.games.knock.views import KnockView, imagine, lean, view

NEWEST = Game(
    name="knock",
    title="Knock, Knock! Dungeon!",
    seats=range(1, 7),
    stage="whole",
    rules_version=RULES_VERSION,
    options=KnockOptions,
    state=Knock,
    action=KnockAction,
    event=KnockEvent,
    view_type=KnockView,
    setup=setup,
    legal=legal,
    apply=apply,
    waits=waits,
    view=view,
    imagine=imagine,
    outcome=outcome,
    seen=seen,
    notation=write_notation,
    budget=400,
    tell=tell,
    warnings=warnings,
    question=KnockQuestion,
    answer=answer,
    draw=draw,
    foretell=foretell,
    picture=draw_svg,
    label=label,
    meaning=meaning,
    narrowed=narrowed,
    about=about,
    hushed=is_hushed,
    lean=lean,
    features=features,
    features_length=LENGTH,
    cards=cards_played,
)
GAME = keeping(NEWEST, EARLIER)
