"""Levels by wish, without end: one look of about a second each time, so that whoever waits can be told and may stop.

What the generator has not found after a few looks is taken from the stock, a list that was made beforehand for wishes
that are seldom met by chance. Nothing is handed out unproved, and nothing that was handed out before (``seen``).
"""

from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from threedoors.core import Refused
from threedoors.games.dungeon_exit.board.level import MOST_BRIDGES, MOST_PITS, MOST_RACE_PITS
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import STOCK, Page, read_book
from threedoors.games.dungeon_exit.levels.generator import Made, Wish, generate
from threedoors.games.dungeon_exit.modes import SEATS, natural_mode
from threedoors.games.dungeon_exit.options import Line, Mode
from threedoors.games.dungeon_exit.shown.shelf import PageSeen, page_seen
from threedoors.games.dungeon_exit.solver import warm_up
from threedoors.games.dungeon_exit.solver.question import Deadline

LOOK_SECONDS = 1.0
LOOKS = 3  # before the stock is asked
COUNTS = {1: (8, 9, 10, 11, 12), 2: (9, 10, 11, 12, 13)}  # numbers of tiles to demand, by floors


class LevelWish(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A level somebody would like to play; no grade is any grade."""

    mode: Mode = "solo"
    grade: Annotated[int, Meta(ge=1, le=10)] | None = None
    pits: Annotated[int, Meta(ge=0, le=MOST_PITS)] = 0
    bridges: Annotated[int, Meta(ge=0, le=MOST_BRIDGES)] = 0
    counts: bool = False  # the level demands its number of tiles
    looks: Annotated[int, Meta(ge=0, le=1000)] = 0  # how often it was looked for already
    seen: Annotated[tuple[Line, ...], Meta(max_length=50)] = ()  # levels to leave out


class LevelFound(Struct, frozen=True):
    """What came of one look."""

    page: PageSeen | None  # None: not found yet
    tries: int  # levels drawn


def grant(wish: LevelWish, seed: int) -> LevelFound | Refused:
    """Look for a level once; the same wish may be brought again."""
    if wish.mode == "race" and wish.pits > MOST_RACE_PITS:
        return Refused("race-too-many-pits", "E3", {"count": wish.pits, "most": MOST_RACE_PITS})
    chance, clock, tries = Random(seed), Deadline(LOOK_SECONDS), 0
    for made in generate(_drawn_for(wish, chance), chance):
        tries += 1
        if made is not None and write_level(made.level) not in wish.seen:
            return LevelFound(page_seen(_page_of(made), wish.mode), tries)
        if not clock.goes_on():
            break
    page = _from_stock(wish, chance) if wish.looks >= LOOKS else None
    return LevelFound(page_seen(page, wish.mode) if page else None, tries)


def get_ready_to_grant() -> None:
    """Load the solver before anybody's time runs."""
    warm_up()


def _drawn_for(wish: LevelWish, chance: Random) -> Wish:
    floors = 2 if wish.mode == "floor" else 1
    demanded = chance.choice(COUNTS[floors]) if wish.counts and wish.mode != "coop" else None
    return Wish(
        grade=wish.grade,
        tiles=demanded,
        exact=wish.counts,
        pits=wish.pits,
        bridges=wish.bridges,
        floors=floors,
        coop=wish.mode == "coop",
    )


def _page_of(made: Made) -> Page:
    return Page(STOCK, 0, made.level, made.grade, made.fewest, needs_bridges=made.needs_bridges)


def _from_stock(wish: LevelWish, chance: Random) -> Page | None:
    fitting = [page for page in read_book(STOCK) if _fits(wish, page) and write_level(page.level) not in wish.seen]
    return chance.choice(fitting) if fitting else None


def _fits(wish: LevelWish, page: Page) -> bool:
    """Pits are pits, however many; the rest is as wished."""
    level = page.level
    return (
        natural_mode(level, SEATS[wish.mode]) == wish.mode
        and wish.grade in (None, page.grade)
        and bool(level.pits) == bool(wish.pits)
        and (wish.mode != "race" or len(level.pits) <= MOST_RACE_PITS)
        and level.bridges == wish.bridges
        and bool(level.tiles) == wish.counts
    )
