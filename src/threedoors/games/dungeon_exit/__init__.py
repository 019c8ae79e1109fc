"""Dungeon Exit: lay tiles from Door to Key to Chest to Monster to Exit, alone, against each other or together."""

from threedoors.core import Game, keeping
from threedoors.games.dungeon_exit.actions import ExitAction
from threedoors.games.dungeon_exit.events import ExitEvent, seen
from threedoors.games.dungeon_exit.help.completing import get_ready_for_bridges
from threedoors.games.dungeon_exit.modes import is_drawn_by_lot, levels_named
from threedoors.games.dungeon_exit.options import ExitOptions
from threedoors.games.dungeon_exit.rules import apply, legal, outcome, setup, waits
from threedoors.games.dungeon_exit.shown.drawing import draw
from threedoors.games.dungeon_exit.shown.imagining import imagine
from threedoors.games.dungeon_exit.shown.meanings import foretell, meaning, narrowed
from threedoors.games.dungeon_exit.shown.picture import draw_svg
from threedoors.games.dungeon_exit.shown.position import write_notation
from threedoors.games.dungeon_exit.shown.questions import ExitQuestion, GiveHint, StillPossible, answer
from threedoors.games.dungeon_exit.shown.shelf import RESULTS, shelf
from threedoors.games.dungeon_exit.shown.telling import label, tell
from threedoors.games.dungeon_exit.shown.typed import typed
from threedoors.games.dungeon_exit.shown.views import ExitView, view
from threedoors.games.dungeon_exit.shown.wishing import LevelWish, get_ready_to_grant, grant
from threedoors.games.dungeon_exit.state import DungeonExit, is_closed
from threedoors.games.dungeon_exit.versions import EARLIER, RULES_VERSION

NEWEST = Game(
    name="dungeon_exit",
    title="Dungeon Exit",
    seats=range(1, 3),
    stage="whole",
    rules_version=RULES_VERSION,
    options=ExitOptions,
    state=DungeonExit,
    action=ExitAction,
    event=ExitEvent,
    view_type=ExitView,
    setup=setup,
    legal=legal,
    apply=apply,
    waits=waits,
    view=view,
    imagine=imagine,
    outcome=outcome,
    seen=seen,
    notation=write_notation,
    budget=120,
    usual_seats=1,
    hides=is_closed,
    tell=tell,
    question=ExitQuestion,
    answer=answer,
    dear_questions=(GiveHint, StillPossible),
    get_ready=get_ready_for_bridges,
    draw=draw,
    picture=draw_svg,
    label=label,
    meaning=meaning,
    narrowed=narrowed,
    typed=typed,
    foretell=foretell,
    cards=levels_named,
    has_luck=is_drawn_by_lot,
    shelf=shelf,
    wish=LevelWish,
    grant=grant,
    get_ready_to_grant=get_ready_to_grant,
    results=RESULTS,
)
GAME = keeping(NEWEST, EARLIER)
