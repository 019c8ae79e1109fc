"""Work on a board (E12): what lies there after an act, or why it is refused at once.

Wrong contacts are never refused here, the judge marks them. Refused are a tile not in stock, one that
would stick out or overlap, a bridge without a tile below, and hands on a tile that must stay (E15).
"""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from threedoors.core import Event, Message, Refused, Seat
from threedoors.games.dungeon_exit.actions import (
    CellName,
    FlipTile,
    MoveTile,
    PlaceBridge,
    PlaceTile,
    TakeAll,
    TakeBridge,
    TakeTile,
    TileName,
    TileWork,
    TurnTile,
)
from threedoors.games.dungeon_exit.board.cells import (
    Cell,
    Mask,
    board_mask,
    board_of,
    find_cell,
    mask_of,
    name_of,
    names_of,
)
from threedoors.games.dungeon_exit.board.faults import faults_of
from threedoors.games.dungeon_exit.board.notation import Laid, Placed
from threedoors.games.dungeon_exit.board.tiles import BY_NAME, TILES
from threedoors.games.dungeon_exit.board.ways import TURNS, WAYS, Turn, flipped_in_place, lying, turned_in_place
from threedoors.games.dungeon_exit.events import (
    AllTaken,
    BridgePlaced,
    BridgeTaken,
    TileFlipped,
    TileMoved,
    TilePlaced,
    TileTaken,
    TileTurned,
)
from threedoors.games.dungeon_exit.state import DungeonExit, board_now, is_closed, may_change, sharing

Done = tuple[Laid, Event]


def work(state: DungeonExit, action: TileWork) -> Done | Refused:
    """One player's tiles after the act and what happened, or why not."""
    match action:
        case PlaceTile():
            return _place(state, action)
        case MoveTile():
            return _move(state, action)
        case TurnTile(seat, tile):
            return _in_place(state, seat, tile, turned_in_place, TileTurned)
        case FlipTile(_, tile) if state.level.rotation_only:
            return Refused("tile-needs-flip", "E2", {"tile": tile}, Message("instead-turn-it"))
        case FlipTile(seat, tile):
            return _in_place(state, seat, tile, flipped_in_place, TileFlipped)
        case TakeTile(seat, tile):
            return _take(state, seat, tile)
        case PlaceBridge(seat, cell):
            return _place_bridge(state, seat, cell)
        case TakeBridge(seat, cell):
            return _take_bridge(state, seat, cell)
        case TakeAll(seat):
            return _take_all(state, seat)


# --- what there is to work with --------------------------------------------------------------------


def stock(laid: Laid) -> tuple[TileName, ...]:
    """The tiles of a set that are not on a board (E2)."""
    used = {placed.tile for placed in laid.tiles}
    return tuple(tile.name for tile in TILES if tile.name not in used)


def movable(state: DungeonExit, seat: Seat) -> tuple[Placed, ...]:
    """One's own tiles that may still be changed."""
    return tuple(placed for placed in state.paths[seat].laid.tiles if may_change(state, seat, placed.cells[0]))


def bridges_left(state: DungeonExit, seat: Seat) -> int:
    """Bridges the level gives and nobody has laid yet; in co-operation both share them (E9, E15)."""
    return state.level.bridges - sum(len(state.paths[other].laid.bridges) for other in sharing(state, seat))


def tile_cells(state: DungeonExit, seat: Seat, without: TileName = "") -> frozenset[Cell]:
    """Cells under tiles on the boards of this player, but for one tile of one's own."""
    return frozenset(
        cell
        for other in sharing(state, seat)
        for placed in state.paths[other].laid.tiles
        if other != seat or placed.tile != without
        for cell in placed.cells
    )


def free_cells(state: DungeonExit, seat: Seat, without: TileName = "") -> Mask:
    """Where this player may lay a tile: own boards, but no waypoint, stair, pit or other tile (E7, E10, E15)."""
    board = board_now(state, seat)
    own = state.level.playground() if board is None else board_mask(state.level.size, board)
    return own & ~state.level.closed() & ~mask_of(tile_cells(state, seat, without))


def bridged_cells(state: DungeonExit, seat: Seat) -> frozenset[Cell]:
    return frozenset(cell for other in sharing(state, seat) for cell in state.paths[other].laid.bridges)


# --- tiles -----------------------------------------------------------------------------------------


def _place(state: DungeonExit, action: PlaceTile) -> Done | Refused:
    if action.tile not in BY_NAME:
        return no_such_tile(action.tile)
    laid = state.paths[action.seat].laid
    if action.tile not in stock(laid):
        return Refused("tile-already-laid", "E2", {"tile": action.tile}, Message("instead-move-it"))
    placed = fitting(state, action.seat, action.tile, action.at, action.turn, action.flipped)
    if isinstance(placed, Refused):
        return placed
    told = TilePlaced(seat=action.seat, tile=placed.tile, cells=_names(placed), hidden=is_closed(state))
    return replace(laid, tiles=(*laid.tiles, placed)), told


def _move(state: DungeonExit, action: MoveTile) -> Done | Refused:
    before = _own_tile(state, action.seat, action.tile)
    if isinstance(before, Refused):
        return before
    placed = fitting(state, action.seat, action.tile, action.at, action.turn, action.flipped)
    if isinstance(placed, Refused):
        return placed
    if set(placed.cells) == set(before.cells):
        return Refused("tile-lies-there", "E12", {"tile": action.tile, "cell": action.at})
    told = TileMoved(seat=action.seat, tile=placed.tile, cells=_names(placed), hidden=is_closed(state))
    return _exchanged(state.paths[action.seat].laid, placed), told


def _in_place(
    state: DungeonExit,
    seat: Seat,
    tile: TileName,
    change: Callable[[Placed, int], Placed | None],
    kind: type[TileTurned] | type[TileFlipped],
) -> Done | Refused:
    before = _own_tile(state, seat, tile)
    if isinstance(before, Refused):
        return before
    placed = change(before, state.level.size)
    if placed is None:
        return Refused("sticks-out", "E1", {"tile": tile, "cell": name_of(before.cells[0])}, Message("instead-move-it"))
    if set(placed.cells) == set(before.cells):
        return Refused("looks-the-same", "E2", {"tile": tile})
    refused = _overlap(state, seat, placed, Message("instead-move-it"))
    if refused is not None:
        return refused
    told = kind(seat=seat, tile=tile, cells=_names(placed), hidden=is_closed(state))
    return _exchanged(state.paths[seat].laid, placed), told


def _take(state: DungeonExit, seat: Seat, tile: TileName) -> Done | Refused:
    before = _own_tile(state, seat, tile)
    if isinstance(before, Refused):
        return before
    laid = state.paths[seat].laid
    kept = tuple(placed for placed in laid.tiles if placed.tile != tile)
    return replace(laid, tiles=kept), TileTaken(seat=seat, tile=tile, hidden=is_closed(state))


def _take_all(state: DungeonExit, seat: Seat) -> Done | Refused:
    laid = state.paths[seat].laid
    kept = Laid(
        tuple(placed for placed in laid.tiles if not may_change(state, seat, placed.cells[0])),
        tuple(cell for cell in laid.bridges if not may_change(state, seat, cell)),
    )
    if kept == laid:
        return Refused("nothing-to-take", "E12", instead=Message("instead-place"))
    return kept, AllTaken(seat=seat, hidden=is_closed(state))


def fitting(
    state: DungeonExit, seat: Seat, tile: TileName, at: CellName, turn: Turn, flipped: bool
) -> Placed | Refused:
    """The tile lying there, or why it cannot (E1, E2, E7, E10) and which way up it could."""
    cell = _own_cell(state, seat, at)
    if isinstance(cell, Refused):
        return cell
    if flipped and state.level.rotation_only:
        return Refused("tile-needs-flip", "E2", {"tile": tile}, _instead(state, seat, tile, cell))
    placed = lying(tile, cell, turn, flipped, state.level.size)
    if placed is None:
        return Refused("sticks-out", "E1", {"tile": tile, "cell": at}, _instead(state, seat, tile, cell))
    faults = _overlap(state, seat, placed)
    if faults is None:
        return placed
    return replace(faults, instead=_instead(state, seat, tile, cell))


def fitting_ways(state: DungeonExit, seat: Seat, tile: TileName, cell: Cell) -> Iterator[tuple[Turn, bool]]:
    """How this tile could lie with its first end on this cell."""
    unflipped = WAYS[: len(TURNS)]
    for turn, flipped in unflipped if state.level.rotation_only else WAYS:
        placed = lying(tile, cell, turn, flipped, state.level.size)
        if placed is not None and _overlap(state, seat, placed) is None:
            yield turn, flipped


def _overlap(state: DungeonExit, seat: Seat, placed: Placed, instead: Message | None = None) -> Refused | None:
    """Why a tile cannot lie on these cells; the first reason is enough."""
    fault = next(faults_of(state.level, placed, tile_cells(state, seat, without=placed.tile)), None)
    return Refused(fault.why.id, fault.rule, fault.why.args, instead) if fault else None


def _instead(state: DungeonExit, seat: Seat, tile: TileName, cell: Cell) -> Message:
    way = next(fitting_ways(state, seat, tile, cell), None)
    if way is None:
        return Message("instead-another-cell")
    turn, flipped = way
    return Message("instead-flipped" if flipped else "instead-turned", {"degrees": 90 * turn, "cell": name_of(cell)})


def _exchanged(laid: Laid, placed: Placed) -> Laid:
    """The tile in its new place, and still in its old place in the list."""
    return replace(laid, tiles=tuple(placed if old.tile == placed.tile else old for old in laid.tiles))


# --- bridges ---------------------------------------------------------------------------------------


def _place_bridge(state: DungeonExit, seat: Seat, at: CellName) -> Done | Refused:
    cell = _own_cell(state, seat, at)
    if isinstance(cell, Refused):
        return cell
    if cell not in tile_cells(state, seat):
        return Refused("no-tile-under-bridge", "E12", {"cell": at}, Message("instead-bridge-on-tile"))
    if cell in bridged_cells(state, seat):
        return Refused("bridge-lies-there", "E9", {"cell": at})
    if bridges_left(state, seat) < 1:
        return Refused("no-bridge-left", "E9", {"count": state.level.bridges})
    laid = state.paths[seat].laid
    told = BridgePlaced(seat=seat, cell=name_of(cell), hidden=is_closed(state))
    return replace(laid, bridges=(*laid.bridges, cell)), told


def _take_bridge(state: DungeonExit, seat: Seat, at: CellName) -> Done | Refused:
    cell = _own_cell(state, seat, at)
    if isinstance(cell, Refused):
        return cell
    laid = state.paths[seat].laid
    if cell not in laid.bridges:
        whose = "mates-bridge" if cell in bridged_cells(state, seat) else "no-bridge-there"
        return Refused(whose, "E15" if whose == "mates-bridge" else "E12", {"cell": at})
    kept = tuple(other for other in laid.bridges if other != cell)
    return replace(laid, bridges=kept), BridgeTaken(seat=seat, cell=name_of(cell), hidden=is_closed(state))


# --- what was meant --------------------------------------------------------------------------------


def _own_tile(state: DungeonExit, seat: Seat, tile: TileName) -> Placed | Refused:
    """One's own tile on the board that may still be changed."""
    if tile not in BY_NAME:
        return no_such_tile(tile)
    placed = next((placed for placed in state.paths[seat].laid.tiles if placed.tile == tile), None)
    if placed is None:
        return Refused("tile-not-laid", "E12", {"tile": tile}, Message("instead-place"))
    if not may_change(state, seat, placed.cells[0]):
        return Refused("tile-stays", "E15", {"tile": tile}, Message("instead-swap-back"))
    return placed


def _own_cell(state: DungeonExit, seat: Seat, at: CellName) -> Cell | Refused:
    """A cell of a board this player may work on."""
    cell = find_cell(at, state.level.size)
    if cell is None or board_of(cell) >= state.level.boards:
        return Refused("no-such-cell", "E1", {"word": at, "columns": "A–L" if state.level.boards == 1 else "A–X"})
    if not may_change(state, seat, cell):
        board = "A–L" if board_now(state, seat) == 0 else "M–X"
        return Refused("not-your-board", "E15", {"cell": at, "columns": board})
    return cell


def no_such_tile(tile: str) -> Refused:
    """There are fourteen, and this is none of them (E2)."""
    return Refused("no-such-tile", "E2", {"tile": tile, "tiles": [known.name for known in TILES]})


def _names(placed: Placed) -> tuple[CellName, ...]:
    return tuple(names_of(placed.cells))
