"""A level farm: levels by the thousand into a text file, and the books that are shipped.

    threedoors lab levels farm OUT --count 1000 [--seed S] [--unique] …
    threedoors lab levels books
    threedoors lab levels plot

The farm is resumable: what OUT holds already is kept and counted, each level is written as soon as it is
proved, and Ctrl-C loses nothing. ``books`` writes the books of Dungeon Exit anew; they then differ from the
shipped ones, so this is for a new edition only.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import click
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import read_level
from threedoors.games.dungeon_exit.levels.books import FOLDER, Page, open_book, printed_levels, write_page
from threedoors.games.dungeon_exit.levels.generator import Made, Wish, bound_of, generate, signature
from threedoors.games.dungeon_exit.levels.grading import grade_of, measure
from threedoors.games.dungeon_exit.solver import FEWEST, NodeBudget, count_to, solve, solve_with, warm_up
from threedoors.lab.dungeon_exit.wishes import wish_of, wishes

MOST_WAYS = 1000
COUNTING_NODES = 100_000
DAILY_WEEKS = 60


def page_of(made: Made, book: str = "farm", number: int = 1, idea: str = "") -> Page:
    """A made level as a line of a book."""
    return Page(
        book,
        number,
        made.level,
        made.grade,
        fewest=made.fewest,
        at_least=made.at_least,
        unique=made.unique,
        ways=ways_of(made),
        needs_bridges=made.needs_bridges,
        idea=idea,
        solution=" / ".join(map(str, made.solution)),
    )


def ways_of(made: Made) -> int | None:
    """How many solutions have the fewest tiles (or the number demanded); None where that is not counted in a moment."""
    level, tiles = made.level, made.level.count_for(0) or made.fewest
    if made.unique or level.bridges or level.is_coop or tiles is None:
        return 1 if made.unique else None
    answer = solve_with(replace(level, tiles=(tiles,)), count_to(MOST_WAYS + 1), NodeBudget(COUNTING_NODES))
    return answer.count if answer.exact else None


def some(wish: Wish, count: int, chance: Random, fits: Callable[[Made], bool] = lambda made: True) -> list[Made]:
    """So many levels for a wish, by rising grade."""
    found: list[Made] = []
    for made in generate(wish, chance):
        if made is not None and fits(made):
            found.append(made)
            click.echo(f"  {len(found)}/{count} grade {made.grade}", err=True)
        if len(found) == count:
            return by_grade(found)
    raise AssertionError("generate never ends")


def spread(wish: Wish, count: int, chance: Random, low: int, high: int) -> list[Made]:
    """Levels whose grades cover a range evenly, by rising grade."""
    room = dict.fromkeys(range(low, high + 1), -(-count // (high - low + 1)))

    def fits(made: Made) -> bool:
        room[made.grade] = room.get(made.grade, 0) - 1
        return room[made.grade] >= 0

    return some(wish, count, chance, fits)


def adventure(chance: Random) -> Iterator[tuple[Made, str]]:
    """Fifty levels; the first of each idea carries its name."""
    parts: tuple[tuple[str, list[Made]], ...] = (
        ("order", spread(Wish(), 7, chance, 1, 2)),
        ("contacts", spread(Wish(), 7, chance, 2, 4)),
        ("detours", some(Wish(), 6, chance, lambda made: bound_of(made.level, made.fewest or 0) < (made.fewest or 0))),
        ("counts", some(Wish(exact=True, tiles=9), 5, chance) + some(Wish(exact=True, tiles=11), 4, chance)),
        ("pits", some(Wish(pits=6), 6, chance)),
        ("one", some(Wish(unique=True), 4, chance) + some(Wish(exact=True, tiles=10, pits=6), 4, chance)),
        ("bridges", some(Wish(bridges=1), 5, chance) + some(Wish(bridges=1, pits=5), 3, chance)),
        ("floors", some(Wish(floors=2), 4, chance) + some(Wish(floors=2, pits=5), 4, chance)),
        ("everything", [*combined(chance)]),
    )
    for idea, levels in parts:
        for number, made in enumerate(by_grade(levels)):
            yield made, idea if number == 0 else ""


def combined(chance: Random) -> Iterator[Made]:
    """Two ideas at once, then three; the last level uses everything there is."""
    yield from some(Wish(bridges=1, exact=True, tiles=9), 2, chance)
    yield from some(Wish(floors=2, exact=True, tiles=11, pits=5), 2, chance)
    yield from some(Wish(floors=2, bridges=1), 2, chance)
    yield from some(Wish(floors=2, bridges=1, pits=6, exact=True, tiles=13, rotation_only=True), 1, chance)


def annex(chance: Random) -> Iterator[tuple[Made, str]]:
    for line in printed_levels():
        level = read_level(line)
        assert isinstance(level, Level)
        answer = solve(level, FEWEST)
        grade = grade_of(measure(level, answer.tiles or 0, bound_of(level, answer.tiles or 0)))
        yield Made(level, grade, answer.tiles, False, answer.solution), ""
    rest = spread(Wish(), 30, chance, 1, 7) + some(Wish(pits=5), 20, chance) + some(Wish(unique=True), 24, chance)
    yield from plainly(by_grade(rest))


def by_grade(levels: list[Made]) -> list[Made]:
    return sorted(levels, key=lambda made: made.grade)


def plainly(levels: list[Made]) -> Iterator[tuple[Made, str]]:
    return ((made, "") for made in levels)


def books(chance: Random) -> Iterator[tuple[str, Iterator[tuple[Made, str]]]]:
    yield "adventure", adventure(chance)
    yield "annex", annex(chance)
    floors = some(Wish(floors=2), 10, chance) + some(Wish(floors=2, pits=5), 10, chance)
    floors += some(Wish(floors=2, exact=True, tiles=11), 6, chance) + some(Wish(floors=2, bridges=1), 6, chance)
    yield "upper-floor", plainly(by_grade(floors))
    coop = some(Wish(coop=True), 10, chance) + some(Wish(coop=True, exact=True, pits=6), 8, chance)
    coop += some(Wish(coop=True, bridges=1), 8, chance) + some(Wish(coop=True, bridges=1, pits=5), 8, chance)
    yield "coop", plainly(by_grade(coop))
    race = some(Wish(pits=4), 16, chance, lambda made: 2 <= made.grade <= 6)
    yield "race", plainly(by_grade(race + some(Wish(pits=4, exact=True, tiles=9), 8, chance)))
    yield "daily", plainly([made for _ in range(DAILY_WEEKS) for made in a_week(chance)])


def a_week(chance: Random) -> Iterator[Made]:
    """Seven daily levels, the easiest on Monday; something more to think of from Thursday on."""
    for wish in (
        Wish(grade=chance.choice((1, 2))),
        Wish(grade=3),
        Wish(grade=4, pits=4),
        Wish(unique=True),
        Wish(exact=True, tiles=9, pits=4),
        Wish(floors=2, pits=chance.choice((0, 5))),
        Wish(bridges=1, floors=chance.choice((1, 2))),
    ):
        yield from some(wish, 1, chance)


@click.group("levels")
def command() -> None:
    """Levels by the thousand, and the books that are shipped."""


@command.command("books")
@click.option("--seed", default=2026, show_default=True)
@click.argument("names", nargs=-1)
def make_books(seed: int, names: tuple[str, ...]) -> None:
    """Write the levels of the books anew (or only of those named); what stands above them stays."""
    warm_up()
    for book, levels in books(Random(seed)):
        if names and book not in names:
            continue
        click.echo(book, err=True)
        lines = [write_page(page_of(made, book, n, idea)) for n, (made, idea) in enumerate(levels, 1)]
        text = "\n".join([*open_book(book).head, "", *lines])
        (FOLDER / f"{book}.txt").write_text(text + "\n", encoding="utf-8")


@command.command()
@click.argument("out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--count", type=click.IntRange(1), default=1000, show_default=True, help="How many it is to hold.")
@click.option("--seed", default=1, show_default=True, help="To make other levels.")
@wishes
def farm(out: Path, count: int, seed: int, **wished: Any) -> None:
    """Add levels to a file until it holds so many. Ctrl-C keeps them; the same command goes on."""
    wish = wish_of(**wished)
    kept = [line for line in out.read_text(encoding="utf-8").splitlines() if line] if out.exists() else []
    known = {signature(level) for line in kept if isinstance(level := read_level(line.split(" | ")[0]), Level)}
    try:
        file = out.open("a", encoding="utf-8")
    except OSError as problem:
        raise click.ClickException(f"{out} cannot be written ({problem.strerror}); name another file.") from problem
    warm_up()
    with Progress(console=Console(stderr=True)) as progress, file:
        bar = progress.add_task(str(out), total=count, completed=len(known))
        for made in generate(wish, Random(f"{seed}/{len(known)}")):
            if len(known) >= count:
                break
            if made is not None and signature(made.level) not in known:
                known.add(signature(made.level))
                file.write(write_page(page_of(made)) + "\n")
                file.flush()
                progress.update(bar, completed=len(known))


@command.command()
@click.option("--count", default=200, show_default=True)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), default=Path("docs/levels.svg"))
def plot(count: int, out: Path) -> None:
    """Draw how grades of random levels spread."""
    warm_up()
    grades = [made.grade for made in some(Wish(), count, Random(1))]
    tallest = max(grades.count(grade) for grade in range(1, 11))
    bars = []
    for grade in range(1, 11):
        height = 200 * grades.count(grade) / tallest
        x = 40 * grade
        bars.append(f'<rect x="{x}" y="{220 - height:.0f}" width="30" height="{height:.0f}" fill="#e3a51f"/>')
        bars.append(f'<text x="{x + 15}" y="240" text-anchor="middle">{grade}</text>')
        bars.append(f'<text x="{x + 15}" y="{214 - height:.0f}" text-anchor="middle">{grades.count(grade)}</text>')
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 460 260" font-family="sans-serif" font-size="13">'
    title = f'<text x="230" y="256" text-anchor="middle">grades of {count} random levels</text>'
    out.write_text("\n".join([head, '<rect width="460" height="260" fill="#fff"/>', *bars, title, "</svg>"]) + "\n")
