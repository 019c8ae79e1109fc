"""A Dungeon Exit level and laid tiles as people type them, checked: a fault is told in a sentence, exit code 2."""

from collections.abc import Sequence
from itertools import groupby
from math import isfinite
from typing import Any

import click

from threedoors.cli.screen import bad_input
from threedoors.core import Refused
from threedoors.games.dungeon_exit import GAME
from threedoors.games.dungeon_exit.board.faults import misplaced
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import Laid, read_laid
from threedoors.games.dungeon_exit.levels.books import find_level
from threedoors.texts import Texts

NEXT_PLAYER = "/"


class Seconds(click.FloatRange):
    """A time to think: a number above 0, and really a number."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds = float(super().convert(value, param, ctx))
        if not isfinite(seconds):
            self.fail(f"{value} is no number of seconds; try 2, or leave it out.", param, ctx)
        return seconds


SECONDS = Seconds(0, min_open=True)


def exit_texts(language: str) -> Texts:
    """The words of Dungeon Exit."""
    return Texts(language, GAME.folder)


def asked_level(text: str, texts: Texts) -> Level:
    """The level in its notation, or by its place in a book (``annex:5``)."""
    level = find_level(text)
    if isinstance(level, Refused):
        bad_input(texts.refusal(level))
    return level


def asked_tiles(words: Sequence[str], level: Level, texts: Texts) -> tuple[Laid, ...]:
    """What is laid: one list, or for a co-operative level one for each player with a / between them."""
    groups = (
        [[]] if not words else [list(group) for is_next, group in groupby(words, NEXT_PLAYER.__eq__) if not is_next]
    )
    if len(groups) > len(level.routes):
        bad_input(f"This level has {len(level.routes)} path(s), and tiles for {len(groups)} were given.")
    laid: list[Laid] = []
    for group in groups:
        read = read_laid(group, level)
        if isinstance(read, Refused):
            bad_input(texts.refusal(read))
        laid.append(read)
    return (*laid, *(Laid(),) * (len(level.routes) - len(laid)))


def refuse_misplaced(level: Level, laid: Sequence[Laid], texts: Texts) -> None:
    """E12: a tile that overlaps, sticks out or is not in stock cannot lie there at all."""
    for _, fault in misplaced(level, laid):
        bad_input(texts.refusal(Refused(fault.why.id, fault.rule, fault.why.args)))
