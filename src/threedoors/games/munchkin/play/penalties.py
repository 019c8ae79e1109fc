"""Penalties and curses happen to their victim, verb by verb (M1a, M11)."""

from threedoors.games.munchkin.play.verbs import VERBS
from threedoors.games.munchkin.table.agenda import Happen
from threedoors.games.munchkin.table.scene import Scene


def happen(scene: Scene, frame: Happen) -> None:
    """The next effect on a victim who still lives; the others after it."""
    if not frame.effects or not scene.player(frame.seat).alive:
        return
    effect, *rest = frame.effects
    if rest:
        scene.then(Happen(frame.seat, tuple(rest), frame.source))
    VERBS[type(effect)](scene, frame.seat, effect, frame.source)
