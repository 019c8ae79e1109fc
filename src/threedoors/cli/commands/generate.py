"""`threedoors generate`: new Dungeon Exit levels to a wish, proved and graded."""

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from secrets import randbits
from typing import Any

import click
from msgspec.structs import replace
from rich.progress import Progress

from threedoors.cli.commands.levels import page_fields
from threedoors.cli.screen import bad_input, err, json_line, out
from threedoors.games.dungeon_exit.levels.books import write_page
from threedoors.games.dungeon_exit.levels.generator import Made, Wish, generate
from threedoors.games.dungeon_exit.solver import warm_up
from threedoors.lab.dungeon_exit.levels import page_of
from threedoors.lab.dungeon_exit.wishes import wish_of, wishes

MOST_TRIES = 4_000  # for one level, some minutes; then the wish is called too narrow


@click.command("generate")
@click.option("--count", type=click.IntRange(1), default=1, show_default=True, help="How many.")
@wishes
@click.option("--seed", type=int, help="To make the same levels again.")
@click.option("--solution", "with_solution", is_flag=True, help="Print one with each level, as a book has it.")
@click.option("--json", "as_json", is_flag=True, help="One object a line, for programs.")
def command(count: int, seed: int | None, with_solution: bool, as_json: bool, **wished: Any) -> None:
    """Make levels. Each is printed as soon as it is proved; Ctrl-C keeps what is printed."""
    wish = wish_of(**wished)
    warm_up()
    chance = Random(randbits(40) if seed is None else seed)
    with Progress(console=err, transient=True) as progress:
        bar = progress.add_task("levels", total=count)
        tried = partial(progress.update, bar)
        for number, made in enumerate(_wished(wish, chance, count, tried), 1):
            _tell(made, number, with_solution, as_json)
            progress.update(bar, completed=number)


def _wished(wish: Wish, chance: Random, count: int, tried: Callable[..., None]) -> Iterator[Made]:
    found, tries = 0, 0
    for made in generate(wish, chance):
        tries += 1
        tried(description=f"levels (try {tries:,} of {MOST_TRIES:,})")
        if made is not None:
            found, tries = found + 1, 0
            yield made
        if found == count:
            return
        if tries == MOST_TRIES:
            bad_input(f"{MOST_TRIES:,} tries in a row came to nothing; ask for less at once (grade, tiles, pits).")


def _tell(made: Made, number: int, with_solution: bool, as_json: bool) -> None:
    page = page_of(made, "generated", number)
    if not (with_solution or made.level.is_coop):
        page = replace(page, solution="")  # whoever plays it wants to find one
    if as_json:
        json_line(page_fields(page))
    else:
        out.print(write_page(page))
