"""Who might want the keyboard although nobody waits for them: spells, curses and level-ups of any time (K22, M11).

Bots act in a rush, and no person can call "wait!" at a keyboard. So between their acts a person is asked
when something can be done that was never among their choices before, or, if they wish so, each time.
"""

from typing import Any

import msgspec

from threedoors.cli.wording import settled_fields
from threedoors.core import Choices, Playing, Seat, kind_of

Deed = tuple[str, str]  # a kind of act, and what is settled about it: which card, which power


class Interest:
    """What each person has been offered so far."""

    def __init__(self, playing: Playing[Any, Any], people: list[Seat]) -> None:
        self.playing = playing
        self.people = people
        self.in_everything = False
        self.known: dict[Seat, set[Deed]] = {seat: self._deeds(seat) for seat in people}

    def somebody(self) -> Seat | None:
        """A person nobody waits for who should be asked now."""
        awaited = {seat for wait in self.playing.game.waits(self.playing.state) for seat in wait.seats}
        for seat in self.people:
            deeds = set() if seat in awaited or self.rests(seat) else self._deeds(seat)
            if deeds and (self.in_everything or deeds - self.known[seat]):
                return seat
        return None

    def rests(self, seat: Seat) -> bool:
        """Has this seat said not to be asked for now, and does it not watch everything?"""
        return not self.in_everything and self.playing.game.at_rest(self.playing.state, seat)

    def may_act(self, seat: Seat) -> bool:
        """Is there anything this seat may do?"""
        return bool(self.playing.game.legal(self.playing.state, seat))

    def looked(self, seat: Seat) -> None:
        """This seat sees now what it can do."""
        self.known[seat] |= self._deeds(seat)

    def _deeds(self, seat: Seat) -> set[Deed]:
        choices: Choices[Any] = self.playing.game.legal(self.playing.state, seat)
        listed = {(kind_of(act), "") for act in choices.listed if not isinstance(act, self.playing.game.clock_acts)}
        return listed | {(act.kind, msgspec.json.encode(settled_fields(act)).decode()) for act in choices.open}
