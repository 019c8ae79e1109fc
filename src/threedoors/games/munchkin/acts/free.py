"""Acts nobody waits for: cards, items, traits, powers, sales, holds (M13)."""

from collections.abc import Callable
from typing import Any

from threedoors.core import Action
from threedoors.games.munchkin.acts.answers import Verdict
from threedoors.games.munchkin.acts.choices import loads, may_hold, may_pass_fight, may_rearrange
from threedoors.games.munchkin.events.mats import CompanionLoaded
from threedoors.games.munchkin.mat.character import lose_trait, swap_side
from threedoors.games.munchkin.mat.gear import equip, lay_down, settle, turn
from threedoors.games.munchkin.mat.items import fits
from threedoors.games.munchkin.mat.sales import sell, why_no_sale
from threedoors.games.munchkin.play.playable import Ways
from threedoors.games.munchkin.play.powers import power_ways, use_power
from threedoors.games.munchkin.play.ways import may_lay_down, play_card, ways_to_play
from threedoors.games.munchkin.table import actions as a
from threedoors.games.munchkin.table import asks
from threedoors.games.munchkin.table.moment import NOT_NOW, NOT_YOURS, Moment, No
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Attached
from threedoors.games.munchkin.table.windows import hold, pass_this_fight
from threedoors.games.munchkin.turn.referee import interrupt, own_affair

INTERRUPTED = (asks.Interruptible, asks.LastCall)
FIELDS = ("target", "foe", "side", "other", "number")


def _play(m: Moment, act: a.Play) -> Verdict:
    ways = ways_to_play(m, act.card)
    if isinstance(ways, No):
        return ways
    wrong = _wrong_field(ways, act)
    return No("wrong-field", "M13", {"field": wrong}) if wrong else lambda scene: _played(scene, act)


def _wrong_field(ways: Ways, act: a.Play) -> str | None:
    """The field that has a value it may not have."""
    for name in FIELDS:
        allowed = ways.get(name, (None,))
        if getattr(act, name) not in allowed:
            return name
    return None


def _played(scene: Scene, act: a.Play) -> None:
    _come_between(scene)
    play_card(scene, act)


def _come_between(scene: Scene) -> None:
    """Steps and last calls are asked again later; other windows are opened anew by the card itself."""
    pending = scene.board.pending
    if pending is not None and isinstance(pending.ask, INTERRUPTED):
        interrupt(scene)
    else:
        scene.change(pending=None)


def _lay_down(m: Moment, act: a.LayDown) -> Verdict:
    if act.card not in m.hand.cards:
        return NOT_YOURS
    no = may_lay_down(m, act.card)
    return no or (lambda scene: own_affair(scene, act.seat, lambda: lay_down(scene, act.seat, act.card)))


def _equip(m: Moment, act: a.Equip) -> Verdict:
    if not may_rearrange(m):
        return No("no-equipping-now", "M4")
    if act.card not in m.player.carried:
        return NOT_YOURS
    if not fits(m.board, m.deck, m.player, act.card):
        return No("does-not-fit", "M4")
    return lambda scene: own_affair(scene, act.seat, lambda: equip(scene, act.seat, act.card), undoable=True)


def _unequip(m: Moment, act: a.Unequip) -> Verdict:
    if not may_rearrange(m):
        return No("no-equipping-now", "M4")
    if act.card not in m.player.equipped:
        return NOT_YOURS
    return lambda scene: own_affair(scene, act.seat, lambda: turn(scene, act.seat, act.card), undoable=True)


def _load(m: Moment, act: a.LoadCompanion) -> Verdict:
    if not may_rearrange(m):
        return No("no-equipping-now", "M4")
    if not any(act.companion == companion and act.item in items for companion, items in loads(m)):
        return NOT_YOURS
    return lambda scene: own_affair(scene, act.seat, lambda: _loaded(scene, act), undoable=True)


def _loaded(scene: Scene, act: a.LoadCompanion) -> None:
    """The companion takes another item; the one it put down counts towards the limits again."""
    attached = scene.player(act.seat).attached
    scene.change_player(
        act.seat,
        attached=tuple(Attached(x.card, act.item) if x.card == act.companion else x for x in attached),
    )
    scene.tell(CompanionLoaded(act.seat, act.companion, act.item))
    settle(scene, act.seat)


def _drop_trait(m: Moment, act: a.DropTrait) -> Verdict:
    if not m.anytime:
        return NOT_NOW
    if act.card not in m.player.traits:
        return NOT_YOURS
    return lambda scene: _dropped(scene, act)


def _dropped(scene: Scene, act: a.DropTrait) -> None:
    interrupt(scene)
    lose_trait(scene, act.seat, act.card)


def _use_power(m: Moment, act: a.UsePower) -> Verdict:
    if not any(way.covers(act) for way in power_ways(m)):
        return No("no-such-power", "M3", {"power": f"@power-{act.power}"})
    return lambda scene: _used(scene, act)


def _used(scene: Scene, act: a.UsePower) -> None:
    _come_between(scene)
    use_power(scene, act)


def _sell(m: Moment, act: a.Sell) -> Verdict:
    no = why_no_sale(m, act)
    return no or (lambda scene: own_affair(scene, act.seat, lambda: sell(scene, act)))


def _pass_fight(m: Moment, act: a.PassThisFight) -> Verdict:
    return (lambda scene: pass_this_fight(scene, act.seat)) if may_pass_fight(m) else NOT_NOW


def _hold(m: Moment, act: a.Hold) -> Verdict:
    return (lambda scene: hold(scene, act.seat)) if may_hold(m) else NOT_NOW


def _choose_side(m: Moment, act: a.ChooseSide) -> Verdict:
    if m.board.opened or m.board.options.no_sides or not m.free or act.side == m.player.side:
        return NOT_NOW
    return lambda scene: own_affair(scene, act.seat, lambda: swap_side(scene, act.seat), undoable=True)


FREE_ACTS: dict[type[Action], Callable[[Moment, Any], Verdict]] = {
    a.Play: _play,
    a.LayDown: _lay_down,
    a.Equip: _equip,
    a.Unequip: _unequip,
    a.LoadCompanion: _load,
    a.DropTrait: _drop_trait,
    a.UsePower: _use_power,
    a.Sell: _sell,
    a.PassThisFight: _pass_fight,
    a.Hold: _hold,
    a.ChooseSide: _choose_side,
}
