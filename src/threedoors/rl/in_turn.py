"""A game as turns of one seat after another, which is what learners and searchers want.

Where several are awaited at once the turn goes round; where only time is awaited it acts by itself. What a seat may do
of its own accord, awaited or not, it does when it is asked.
"""

from typing import Any

from threedoors import games
from threedoors.core import Outcome, Refused, Seat, Step, Wait, begin
from threedoors.games import AnyGame
from threedoors.rl.picking import Picking


class InTurn:
    """One game under way, always waiting for one seat to pick; or over, or stopped after so many acts."""

    def __init__(self, game: str, seats: int, seed: str, options: Any, most_acts: int) -> None:
        begun = begin(games.load(game), ("",) * seats, seed, options)
        if isinstance(begun, Refused):
            raise ValueError(f"{game} cannot be set up so: {begun.why} {begun.args}")
        self._name, self.seats, self.most_acts = game, seats, most_acts
        self.state: Any = begun.state
        self.acts = 0
        self._go_on()

    @property
    def game(self) -> AnyGame:
        """By its name: a game under way can be pickled, its rules cannot."""
        return games.load(self._name)

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def stopped(self) -> bool:
        """Not over, and no more acts are allowed."""
        return self._outcome is None and self.acts >= self.most_acts

    @property
    def ended(self) -> bool:
        return self._outcome is not None or self.stopped

    def pick(self, place: int) -> bool:
        """One step of the seat whose turn it is; True if an act was played by it."""
        act = self.picking.pick(place)
        if act is None:
            return False
        if self.play(act):
            return True
        self.picking.close()
        return False

    def play(self, action: Any) -> bool:
        """A whole act, of a seat that need not be picked for; False if the referee refuses it."""
        played = self._play(action)
        if played:
            self._go_on()
        return played

    def rewards(self) -> list[float]:
        """1 for each winner and −1 for the others, once it is over; before that, nothing."""
        if self._outcome is None:
            return [0.0] * self.seats
        return [1.0 if seat in self._outcome.winners else -1.0 for seat in range(self.seats)]

    def _play(self, action: Any) -> bool:
        step = self.game.apply(self.state, action)
        if isinstance(step, Step):
            self.state = step.state
            self.acts += 1
        return isinstance(step, Step)

    def _go_on(self) -> None:
        while True:
            self._outcome = self.game.outcome(self.state)
            if self.ended:
                return
            waits = self.game.waits(self.state)
            seat = next((seat for wait in waits for seat in self._in_turn(wait)), None)
            if seat is not None:
                self.seat: Seat = seat
                self.picking: Picking[Any] = Picking(self.game.legal(self.state, seat), self.game.action)
                return
            self._play(min((wait for wait in waits if wait.otherwise), key=lambda wait: wait.seconds or 0).otherwise)

    def _in_turn(self, wait: Wait[Any]) -> list[Seat]:
        return (
            list(wait.seats) if wait.otherwise else sorted(wait.seats, key=lambda seat: (seat - self.acts) % self.seats)
        )
