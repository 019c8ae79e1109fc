"""`threedoors check`: is this path through a Dungeon Exit level valid, and if not, where does it break?"""

from collections.abc import Sequence
from typing import Any

import click

from threedoors.cli.levels import asked_level, asked_tiles, exit_texts
from threedoors.cli.screen import json_line, out
from threedoors.core import Message
from threedoors.games.dungeon_exit.board.cells import names_of
from threedoors.games.dungeon_exit.board.judge import Verdict, judge
from threedoors.texts import LANGUAGES, Texts


@click.command("check")
@click.argument("level", metavar="LEVEL")
@click.argument("tiles", metavar="[TILE]…", nargs=-1)
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sentences."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(level: str, tiles: Sequence[str], lang: str, as_json: bool) -> None:
    """Judge laid tiles (L4:F4-F5-F6-G6, bridges B:F5) on a LEVEL ("K10 F3 D7 A10 H7"); the order does not matter.

    A co-operative level takes both players' tiles with a / between them.
    """
    texts = exit_texts(lang)
    found = asked_level(level, texts)
    verdict = judge(found, asked_tiles(tiles, found, texts))
    if as_json:
        json_line(_answer(verdict, texts))
    else:
        _print(verdict, texts)


def _answer(verdict: Verdict, texts: Texts) -> dict[str, Any]:
    problems = [
        {"rule": problem.rule, "cells": names_of(problem.cells), "text": texts.say(problem.why)}
        for problem in verdict.problems
    ]
    linked = verdict.linked[0] if len(verdict.linked) == 1 else verdict.linked
    return {"valid": verdict.valid, "linked": linked, "problems": problems}


def _print(verdict: Verdict, texts: Texts) -> None:
    out.print(texts.phrase("path-valid" if verdict.valid else "path-not-valid"))
    for path, legs in enumerate(verdict.linked):
        who = "" if len(verdict.linked) == 1 else f"{path + 1}: "
        for leg in legs:
            out.print(f"  + {who}{texts.say(Message(f'leg-{leg}'))}")
    for problem in verdict.problems:
        out.print(f"  {'…' if problem.unfinished else '!'} {texts.say(problem.why)}")
