"""A scene: one act being carried out.

Rules here change a table many times within one act (a curse takes an item, which ends another
curse, which …), so the act is played on a scene: its parts stay frozen and are replaced, and the
scene gathers what happened. ``state()`` gives the table after it. A new state per small change
would read the same and cost three times as much.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from threedoors.core import Event, Seat
from threedoors.games.munchkin.table.agenda import AnyFrame, Frame
from threedoors.games.munchkin.table.asks import AnyAsk, Pending
from threedoors.games.munchkin.table.state import Fight, Foe, Hand, MunchkinState, Player

F = TypeVar("F", bound=Frame)

EVERYBODY: Final = -1  # a mask with every bit: the whole table saw it


class Scene:
    """The table while an act is carried out."""

    __slots__ = ("_agenda", "board", "chance", "deck", "doors", "events", "hands", "treasures")

    def __init__(self, state: MunchkinState) -> None:
        self.board = state.board
        self.hands: list[Hand] = list(state.hands)
        self.doors = state.doors
        self.treasures = state.treasures
        self.chance = state.chance
        self._agenda: list[AnyFrame] = list(state.board.agenda)  # the next frame last
        self.events: list[Event] = []
        self.deck = state.board.options.deck

    def state(self) -> MunchkinState:
        """The table as it is now."""
        board, agenda = self.board, tuple(self._agenda)
        if agenda != board.agenda:
            board = replace(board, agenda=agenda)
        return MunchkinState(board, tuple(self.hands), self.doors, self.treasures, self.chance)

    def tell(self, event: Event) -> None:
        """Something happened."""
        self.events.append(event)

    def then(self, *frames: AnyFrame) -> None:
        """What happens next, in this order, before everything already on the agenda."""
        self._agenda.extend(reversed(frames))

    def next_frame(self) -> AnyFrame | None:
        """What is to be done now, taken from the agenda; None: nothing is left."""
        return self._agenda.pop() if self._agenda else None

    def owed(self, kind: type[F]) -> F | None:
        """What is to be done next, if it is of this kind; it stays on the agenda."""
        frame = self._agenda[-1] if self._agenda else None
        return frame if isinstance(frame, kind) else None

    def instead(self, frame: AnyFrame) -> None:
        """This instead of what was to be done next, which is of the same kind."""
        assert type(self._agenda[-1]) is type(frame)
        self._agenda[-1] = frame

    def drop(self, kind: type[Frame]) -> None:
        """Nothing of this kind is to be done any more."""
        self._agenda = [frame for frame in self._agenda if not isinstance(frame, kind)]

    def unwind_to(self, kind: type[Frame]) -> None:
        """Whatever was to be done up to the next of this kind is off, and that one too; there is one."""
        while not isinstance(self._agenda.pop(), kind):
            pass

    def unwind_while(self, is_off: Callable[[AnyFrame], bool]) -> None:
        """Whatever was to be done is off, up to the first thing that is not."""
        while self._agenda and is_off(self._agenda[-1]):
            self._agenda.pop()

    def clear_agenda(self) -> None:
        """Nothing is to be done any more."""
        self._agenda.clear()

    def duties_of(self, act: Callable[[], None]) -> tuple[AnyFrame, ...]:
        """Carry out an act; what it left to be done, the next first, which ``then`` takes up again."""
        before = len(self._agenda)
        act()
        duties = self._agenda[before:]
        del self._agenda[before:]
        return tuple(reversed(duties))

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
        serial = self.board.serial + 1
        self.board = replace(self.board, serial=serial, pending=Pending(f"w{serial}", ask, seats))

    def win(self, winners: tuple[Seat, ...]) -> None:
        """The game is over (M12)."""
        self.change(winners=winners, over=True, pending=None, offers=())
        self.clear_agenda()
