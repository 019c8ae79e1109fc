"""Roll table: the victim rolls a die; the first row that reaches the result happens."""

from threedoors.core import Seat
from threedoors.games.munchkin.cards import verbs
from threedoors.games.munchkin.cards.deck import CardId, Deck
from threedoors.games.munchkin.events.bills import Bill, Part
from threedoors.games.munchkin.events.fights import DieRolled
from threedoors.games.munchkin.fight.strength import lingering
from threedoors.games.munchkin.table.agenda import Happen, ReadTable
from threedoors.games.munchkin.table.asks import RollCall
from threedoors.games.munchkin.table.scene import Scene
from threedoors.games.munchkin.table.state import Board, Roll
from threedoors.games.munchkin.table.windows import open_window


def happen(scene: Scene, seat: Seat, effect: verbs.RollTable, source: CardId) -> None:
    """A penalty die; its roller may still set it (M1b)."""
    number = scene.die()
    scene.change(roll=Roll(seat, "table", number, source=source))
    scene.tell(DieRolled(seat, "table", number, table_bill(scene.board, scene.deck, seat, number), 0, source))
    scene.then(ReadTable(seat, effect.rows, source))
    open_window(scene, RollCall())


def table_bill(board: Board, deck: Deck, seat: Seat, number: int) -> Bill:
    """A penalty or theft die with the curses that weigh on it."""
    cursed = [Part("curse", e.roll, seat, c) for c, e in lingering(deck, board.players[seat]) if e.roll]
    parts = (Part("die", number, seat), *cursed)
    return Bill(sum(part.n for part in parts), parts)


def read_table(scene: Scene, frame: ReadTable) -> None:
    """Below 1 counts as 1, above 6 as 6 (M1b)."""
    roll = scene.board.roll
    assert roll is not None
    assert roll.die is not None
    scene.change(roll=None)
    result = min(6, max(1, table_bill(scene.board, scene.deck, frame.seat, roll.die).total))
    row = next((row for row in frame.rows if result <= row.upto), None)
    if row:
        scene.then(Happen(frame.seat, row.then, frame.source))
