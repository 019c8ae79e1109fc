"""A scene: one act being carried out.

Rules here change a table many times within one act (a curse takes an item, which ends another
curse, which …), so the act is played on a scene: its parts stay frozen and are replaced, and the
scene gathers what happened. ``state()`` gives the table after it. A new state per small change
would read the same and cost three times as much.
"""

from typing import Any, Final

from msgspec.structs import replace

from threedoors.core import Event, Seat
from threedoors.games.munchkin.table.agenda import AnyFrame
from threedoors.games.munchkin.table.asks import AnyAsk, Pending
from threedoors.games.munchkin.table.state import Fight, Foe, Hand, MunchkinState, Player

EVERYBODY: Final = -1  # a mask with every bit: the whole table saw it


class Scene:
    """The table while an act is carried out."""

    __slots__ = ("agenda", "board", "chance", "deck", "doors", "events", "hands", "treasures")

    def __init__(self, state: MunchkinState) -> None:
        self.board = state.board
        self.hands: list[Hand] = list(state.hands)
        self.doors = state.doors
        self.treasures = state.treasures
        self.chance = state.chance
        self.agenda: list[AnyFrame] = list(state.board.agenda)
        self.events: list[Event] = []
        self.deck = state.board.options.deck

    def state(self) -> MunchkinState:
        """The table as it is now."""
        board = replace(self.board, agenda=tuple(self.agenda))
        return MunchkinState(board, tuple(self.hands), self.doors, self.treasures, self.chance)

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def then(self, *frames: AnyFrame) -> None:
        """What happens next, in this order, before everything already on the agenda."""
        self.agenda.extend(reversed(frames))

    def change(self, **fields: Any) -> None:
        """Change something on the board."""
        self.board = replace(self.board, **fields)

    def player(self, seat: Seat) -> Player:
        """One player's mat."""
        return self.board.players[seat]

    def change_player(self, seat: Seat, **fields: Any) -> None:
        """Change something on one player's mat."""
        players = list(self.board.players)
        players[seat] = replace(players[seat], **fields)
        self.board = replace(self.board, players=tuple(players))

    @property
    def fight(self) -> Fight:
        """The fight running; there is one, or the caller is wrong."""
        fight = self.board.fight
        assert fight is not None, "no fight is running"
        return fight

    def change_fight(self, **fields: Any) -> None:
        """Change something in the fight."""
        self.board = replace(self.board, fight=replace(self.fight, **fields))

    def foe(self, uid: int) -> Foe | None:
        """A monster in the fight by its number, if it is still there."""
        fight = self.board.fight
        return next((foe for foe in fight.foes if foe.uid == uid), None) if fight else None

    def change_foe(self, uid: int, **fields: Any) -> None:
        """Change something about one monster."""
        foes = self.fight.foes
        self.change_fight(foes=tuple(replace(foe, **fields) if foe.uid == uid else foe for foe in foes))

    def die(self) -> int:
        """Roll a die."""
        number, self.chance = self.chance.die()
        return number

    def next_id(self, letter: str) -> str:
        """An id never used before in this game."""
        serial = self.board.serial + 1
        self.change(serial=serial)
        return f"{letter}{serial}"

    def ask(self, ask: AnyAsk, *seats: Seat) -> None:
        """Wait for these seats' answers."""
        pending = Pending(self.next_id("w"), ask, seats)
        self.change(pending=pending)

    def win(self, winners: tuple[Seat, ...]) -> None:
        """The game is over (M12)."""
        self.change(winners=winners, over=True, pending=None, offers=())
        self.agenda.clear()
