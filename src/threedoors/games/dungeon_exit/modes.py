"""The four ways to play (E13–E16): which one is meant, the level it begins with, and what does not fit."""

from hashlib import blake2b

from threedoors.core import Argument, Chance, Message, Refused
from threedoors.games.dungeon_exit.board.level import MOST_RACE_PITS, Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.levels.books import edition_of, find_level, printed_levels
from threedoors.games.dungeon_exit.options import ExitOptions, Mode
from threedoors.games.dungeon_exit.versions import RULES_VERSION

EXAMPLES: dict[Mode, str] = {
    "floor": "B2 B8 G8 T4 N10 stairs=J8,R8",
    "coop": "B2 B7 F7 T9 P11 / W2 W7 T5 D10 I11 stairs=H4,Q5",
}
"""Levels over two floors that stand in no book."""

SEATS: dict[Mode, int] = {"solo": 1, "floor": 1, "race": 2, "coop": 2}
IN_HASH: tuple[Mode, ...] = ("solo", "race", "floor", "coop")  # in this order; files pin the hash


def usual_levels(mode: Mode) -> tuple[str, ...]:
    """The levels of a mode when the host names none; of several, one is drawn by lot."""
    if mode in EXAMPLES:
        return (EXAMPLES[mode],)
    return printed_levels()[:1] if mode == "solo" else printed_levels()


def settled(
    options: ExitOptions, seats: int, chance: Chance, rules_version: int = RULES_VERSION
) -> tuple[Mode, Level, Chance] | Refused:
    """The mode and the level that these options mean, or why they do not go together."""
    if options.level and options.levels:
        return Refused("level-or-levels", args={"level": options.level, "count": len(options.levels)})
    fitting = []
    for text in _named(options, seats):
        fit = _fitting(options, text, seats, edition_of(rules_version))
        if isinstance(fit, Refused):
            return fit
        fitting.append(fit)
    (mode, level), chance = chance.pick(fitting) if len(fitting) > 1 else (fitting[0], chance)
    return mode, level, chance


def is_drawn_by_lot(options: ExitOptions, seats: int) -> bool:
    """Does chance decide anything? A puzzle with one level to play leaves nothing to it."""
    return len(_named(options, seats)) > 1


def _named(options: ExitOptions, seats: int) -> tuple[str, ...]:
    """The levels to draw from."""
    usual = usual_levels(options.mode or ("solo" if seats == 1 else "race"))
    return (options.level,) if options.level else options.levels or usual


def levels_named(options: ExitOptions, rules_version: int) -> str:
    """A hash of the levels these options name, or of all they may mean: a book that changed is noticed."""
    usual = tuple(text for mode in IN_HASH for text in usual_levels(mode))
    named = (options.level,) if options.level else options.levels or usual
    found = [find_level(text, edition_of(rules_version)) for text in named]
    lines = [write_level(level) for level in found if isinstance(level, Level)]
    return blake2b("\n".join(lines).encode(), digest_size=8).hexdigest()


def _fitting(options: ExitOptions, text: str, seats: int, edition: int) -> tuple[Mode, Level] | Refused:
    level = find_level(text, edition)
    if isinstance(level, Refused):
        return level
    mode = options.mode or natural_mode(level, seats)
    return _misfit(mode, level, seats) or (mode, level)


def natural_mode(level: Level, seats: int) -> Mode:
    """How a level is played by so many when nobody says."""
    if level.is_coop:
        return "coop"
    if seats == 2:
        return "race"
    return "floor" if level.stairs else "solo"


def _misfit(mode: Mode, level: Level, seats: int) -> Refused | None:
    said: dict[str, Argument] = {"mode": f"@mode-{mode}"}
    if seats != SEATS[mode]:
        return Refused("mode-wrong-seats", _rule(mode), {**said, "seats": seats, "needed": SEATS[mode]})
    if level.is_coop != (mode == "coop"):
        why = "level-is-for-two" if level.is_coop else "level-is-for-one"
        return Refused(why, "E15", said, Message("instead-coop-level" if mode == "coop" else "instead-coop-mode"))
    if level.stairs and mode in ("solo", "race"):
        return Refused("level-has-stairs", "E16", said, Message("instead-floor-mode"))
    if mode == "floor" and not level.stairs:
        return Refused("level-has-no-stairs", "E16", said, Message("instead-floor-level"))
    if mode == "race" and len(level.pits) > MOST_RACE_PITS:
        return Refused("race-too-many-pits", "E3", {"count": len(level.pits), "most": MOST_RACE_PITS})
    return None


def _rule(mode: Mode) -> str:
    return {"solo": "E13", "race": "E14", "coop": "E15", "floor": "E16"}[mode]
