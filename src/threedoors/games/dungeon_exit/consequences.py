"""The judge at the table: what he says after every change, and what follows from it (E4, E12, E14, E15)."""

from functools import lru_cache

from msgspec.structs import replace

from threedoors.core import Event, Seat
from threedoors.games.dungeon_exit.board.cells import name_of
from threedoors.games.dungeon_exit.board.judge import Verdict, judge
from threedoors.games.dungeon_exit.board.level import LEG_NAMES, Level
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.events import (
    BoardShown,
    BridgeTaken,
    LegBroken,
    LegLinked,
    PathFinished,
    TilesCounted,
)
from threedoors.games.dungeon_exit.state import DungeonExit, Ending, Path, is_closed, sharing, with_laid


@lru_cache(maxsize=2048)
def judged(level: Level, laid: tuple[Laid, ...]) -> Verdict:
    """What the judge says; asked again about the same boards he need not look twice."""
    return judge(level, laid)


def verdict_on(state: DungeonExit, seat: Seat) -> Verdict:
    """The verdict on the boards this player works on."""
    return judged(state.level, tuple(state.paths[other].laid for other in sharing(state, seat)))


def place_in(state: DungeonExit, seat: Seat) -> int:
    """Which of the verdict's paths is this player's."""
    return sharing(state, seat).index(seat)


def settle(state: DungeonExit, seat: Seat, laid: Laid, happened: list[Event]) -> DungeonExit:
    """Somebody's tiles lie differently now: loose bridges come off, the judge looks, a valid path ends the game."""
    before = state
    state = with_laid(state, {seat: laid})
    state = without_loose_bridges(before, state, seat, happened)
    state = looked_at(state, seat)
    _tell_progress(before, state, happened)
    return _finished(state, seat, happened) if verdict_on(state, seat).valid else state


def cleared(state: DungeonExit, laid: dict[Seat, Laid], happened: list[Event]) -> DungeonExit:
    """Several boards changed at once by agreement; nothing can be finished by taking tiles off."""
    after = looked_at(with_laid(state, laid), 0)
    _tell_progress(state, after, happened)
    return after


def end(state: DungeonExit, ending: Ending, happened: list[Event]) -> DungeonExit:
    """The end; in a closed race the boards are opened now (E14)."""
    if is_closed(state) and state.phase == "solving":
        happened += [BoardShown(seat, str(path.laid)) for seat, path in enumerate(state.paths)]
    return replace(state, ending=ending)


def without_loose_bridges(before: DungeonExit, state: DungeonExit, seat: Seat, happened: list[Event]) -> DungeonExit:
    """E12: a bridge comes off with its tile when that is moved or taken, whoever laid it."""
    seats = sharing(state, seat)
    stayed = {cell for other in seats for placed in _stayed(before, state, other) for cell in placed.cells}
    for other in seats:
        laid = state.paths[other].laid
        loose = [cell for cell in laid.bridges if cell not in stayed]
        if loose:
            kept = tuple(cell for cell in laid.bridges if cell in stayed)
            state = with_laid(state, {other: replace(laid, bridges=kept)})
            happened += [BridgeTaken(seat=other, cell=name_of(cell), hidden=is_closed(state)) for cell in loose]
    return state


def _stayed(before: DungeonExit, after: DungeonExit, seat: Seat) -> list[Placed]:
    return [placed for placed in after.paths[seat].laid.tiles if placed in before.paths[seat].laid.tiles]


def looked_at(state: DungeonExit, seat: Seat) -> DungeonExit:
    """The legs linked, as the judge sees them now."""
    verdict = verdict_on(state, seat)
    linked = dict(zip(sharing(state, seat), verdict.linked, strict=True))
    paths = tuple(Path(path.laid, linked.get(other, path.linked)) for other, path in enumerate(state.paths))
    return replace(state, paths=paths)


def _tell_progress(before: DungeonExit, after: DungeonExit, happened: list[Event]) -> None:
    for seat, (old, new) in enumerate(zip(before.paths, after.paths, strict=True)):
        for leg in LEG_NAMES:
            if leg in new.linked and leg not in old.linked:
                happened.append(LegLinked(seat, leg))
            elif leg in old.linked and leg not in new.linked:
                happened.append(LegBroken(seat, leg))
        if is_closed(after) and len(new.laid.tiles) != len(old.laid.tiles):
            happened.append(TilesCounted(seat, len(new.laid.tiles)))


def _finished(state: DungeonExit, seat: Seat, happened: list[Event]) -> DungeonExit:
    happened.append(PathFinished(seat, len(state.paths[seat].laid.tiles)))
    return end(state, Ending(solved=True, seat=seat), happened)
