"""What may be wished of a level that is to be made: the options ``generate`` and the farm share."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from threedoors.games.dungeon_exit.levels.generator import Wish

F = TypeVar("F", bound=Callable[..., Any])

OPTIONS = (
    click.option("--grade", type=click.IntRange(1, 10), help="Only this hard."),
    click.option(
        "--tiles", type=click.IntRange(1, 14), help="The fewest tiles they need; with --exact: the number they demand."
    ),
    click.option("--exact", is_flag=True, help="The levels demand --tiles tiles, no more and no fewer."),
    click.option(
        "--pits", type=click.IntRange(0, 12), default=0, show_default=True, help="Pits; with --unique: at most."
    ),
    click.option(
        "--bridges",
        type=click.IntRange(0, 2),
        default=0,
        show_default=True,
        help="Bridges they need: proved.",
    ),
    click.option("--floors", type=click.IntRange(1, 2), default=1, show_default=True, help="Boards."),
    click.option("--coop", is_flag=True, help="For two paths; the lines carry a solution."),
    click.option("--unique", is_flag=True, help="They demand as many tiles as leave one solution only, proved."),
)


def wishes(function: F) -> F:
    """Give a command all options of a wish; ``wish_of`` reads them."""
    for option in reversed(OPTIONS):
        function = option(function)
    return function


def wish_of(**wished: Any) -> Wish:
    """The options as a wish; refused with a sentence where they do not go together."""
    wish = Wish(**wished)
    if wish.exact and wish.tiles is None and not wish.coop:
        raise click.UsageError("--exact needs --tiles: which number of tiles should the levels demand?")
    if wish.unique and (wish.bridges or wish.floors == 2 or wish.coop or wish.exact):
        raise click.UsageError("--unique is for one board without bridges and without --exact.")
    return wish
