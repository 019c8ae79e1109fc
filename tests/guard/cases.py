"""Every game and mode an evening is kept of: seats, options, and for Dungeon Exit how the level is solved."""

from typing import Any

import msgspec
from msgspec import Struct

from tests.games.dungeon_exit.boards import (
    ANNEX_1,
    ANNEX_2,
    FLOORS,
    HERS_FIRST,
    HERS_THEN,
    HIS_FIRST,
    HIS_THEN,
    TOGETHER,
    WAY_OUT_1,
    WAY_OUT_2,
    WAY_UP,
)
from tests.games.knock.tables import deck_with
from threedoors.games.knock import savecode
from threedoors.games.munchkin.cards.house import house_set

MILD_DECK = deck_with(
    "c3211t4 c4111t3 c2221t4 c4210t5 c3310t4 c2220t3 s0000 s0000b s0000c s0000d h1000 h0100 h0010 h0001 h2000"
    " h0000 h0000b h0000c h0200 h0020 h0002 h1100 h1010 h0101 k4110t6"
)
ALL_SPELLS = savecode.write(savecode.Saved(3, ("fireball", "ice-flash", "poison", "sphere"), 5))

COUNTED = f"{ANNEX_1} tiles=8 pits=A1,L1"
TWO_BRIDGES = "L2 K9 K7 D6 E5 bridges=2"
WAY_OVER_BOTH = (
    "L3:L3-K3-K4 I4:K5-J5-I5-H5 I5:G5-G6-G7-G8-G9 L4:G10-G11-H11-I11 V5:I12-J12-K12-K11-K10 I1:K8 I2:L7-L8 "
    "S4:J8-I8-I7-H7 I3:F7-E7-D7 U5:C6-B6-B5-B4-C4 Z5:C3-D3-D2-D1-E1 L5:F1-F2-F3-F4-E4 B:K8 B:G7"
)
HALF_AND_WHOLE = (" ".join(WAY_OUT_2.split()[:3]), WAY_OUT_2)
BOTH_WAYS = (f"{HERS_FIRST} / {HERS_THEN}", f"{HIS_FIRST} / {HIS_THEN}")


class Case(Struct, frozen=True):
    """A game and a way to play it."""

    name: str
    game: str
    seats: int
    options: dict[str, Any] = {}
    level: str = ""  # Dungeon Exit: what is solved
    way: tuple[str, ...] = ()  # the tiles of each seat; "/" where boards are swapped


def small_set() -> dict[str, Any]:
    """The house's cards, with ten monsters only."""
    fields: dict[str, Any] = msgspec.to_builtins(house_set())
    return {**fields, "monsters": fields["monsters"][:10]}


KNOCK = (
    Case("knock-keep-1", "knock", 2, {"minutes": 15}),
    Case("knock-keep-2-chests", "knock", 3, {"level": 2, "chest_hunt": True}),
    Case("knock-keep-3-cumulative-gentle", "knock", 4, {"level": 3, "cumulative": True, "gentle": True, "first": 2}),
    Case("knock-keep-4-alone", "knock", 1, {"level": 4}),
    Case("knock-six", "knock", 6, {"gentle": True}),
    Case("knock-adventure", "knock", 2, {"adventure": True, "retry": True, "chest_hunt": True}),
    Case("knock-adventure-resumed", "knock", 2, {"adventure": True, "resume": ALL_SPELLS}),
    Case("knock-own-deck", "knock", 3, {"deck": MILD_DECK, "gentle": True}),
)
MUNCHKIN = (
    Case("munchkin-three", "munchkin", 3, {"pace": "relaxed"}),
    Case("munchkin-fast-four", "munchkin", 4, {"pace": "relaxed", "fast": True, "items_own_turn": True}),
    Case("munchkin-sides-five", "munchkin", 5, {"pace": "relaxed", "sides": ["man", "woman"], "winning_level": 4}),
    Case("munchkin-no-sides-six", "munchkin", 6, {"pace": "relaxed", "no_sides": True, "winning_level": 3}),
    Case("munchkin-two", "munchkin", 2, {"pace": "relaxed", "two_players": True}),
    Case("munchkin-own-set", "munchkin", 3, {"pace": "relaxed", "own_set": small_set(), "winning_level": 6}),
)
EXIT = (
    Case("exit-solo", "dungeon_exit", 1, {"level": ANNEX_1}, ANNEX_1, (WAY_OUT_1,)),
    Case("exit-bridges", "dungeon_exit", 1, {"level": TWO_BRIDGES}, TWO_BRIDGES, (WAY_OVER_BOTH,)),
    Case("exit-count-pits", "dungeon_exit", 1, {"level": COUNTED}, COUNTED, (WAY_OUT_1,)),
    Case("exit-floors", "dungeon_exit", 1, {"mode": "floor"}, FLOORS, (WAY_UP,)),
    Case("exit-race", "dungeon_exit", 2, {"mode": "race", "levels": [ANNEX_2]}, ANNEX_2, HALF_AND_WHOLE),
    Case(
        "exit-race-open",
        "dungeon_exit",
        2,
        {"mode": "race", "level": ANNEX_2, "open_boards": True},
        ANNEX_2,
        HALF_AND_WHOLE,
    ),
    Case("exit-coop", "dungeon_exit", 2, {"mode": "coop"}, TOGETHER, BOTH_WAYS),
)
CASES = (*KNOCK, *MUNCHKIN, *EXIT)
