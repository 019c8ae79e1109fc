"""`threedoors play`: a whole game in the terminal."""

from collections.abc import Sequence
from pathlib import Path

import click

from threedoors.bots import levels, seat_bot
from threedoors.cli.asked import asked_bots, asked_game, asked_options, asked_seats, asked_seed, unhurried
from threedoors.cli.screen import bad_input, err, failed, out
from threedoors.cli.terminal import Quit, Terminal
from threedoors.core import Refused, begin, chance_of, new_seed
from threedoors.games import AnyGame
from threedoors.texts import LANGUAGES, Texts


@click.command("play")
@click.argument("game_name", metavar="GAME")
@click.option("--bots", help="Levels for the seats without a person: one for all, or one each. Default: the strongest.")
@click.option("--people", type=click.IntRange(0), default=1, show_default=True, help="How many share the keyboard.")
@click.option(
    "--seats", type=int, help="How many sit down, people and bots; otherwise as many as is usual for the game."
)
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the table.")
@click.option("--options", default="{}", help="The game's options as JSON.")
@click.option("--seed", help="For a game that can be played again; otherwise a fresh one is sealed.")
@click.option("--save", type=click.Path(path_type=Path, dir_okay=False), help="Keep the game as a new .door file.")
@click.option("--force", is_flag=True, help="Write over a file that is there already.")
def command(
    game_name: str,
    bots: str | None,
    people: int,
    seats: int | None,
    lang: str,
    options: str,
    seed: str | None,
    save: Path | None,
    force: bool,
) -> None:
    """Play a whole game in the terminal, several people at one keyboard or against bots."""
    game = asked_game(game_name)
    chairs = max(asked_seats(game, seats), people) if seats is None else asked_seats(game, seats)
    if people > chairs or not game.allows(chairs):
        bad_input(f"{people} people do not fit at {chairs} seats of {game.title}; try --seats {people}.")
    specs = _levels_asked(game, bots, people, chairs)
    if save is not None:
        _check_writable(save, force)
    names = tuple(Texts(lang).seat(seat) for seat in range(people)) + told_apart(specs)
    seed = asked_seed(seed) if seed else new_seed()
    playing = begin(game, names, seed, asked_options(game, unhurried(game, options), chairs, lang))
    assert not isinstance(playing, Refused)  # asked_options has tried it
    seated = [None] * people + [seat_bot(game, spec) for spec in specs]
    texts = Texts(lang, game.folder, Path(__file__).parents[1], names=names)
    terminal = Terminal(playing, seated, texts, chance_of(f"{seed}/bots"))
    try:
        terminal.run()
    except Quit:
        err.print(texts.phrase("left-table"))
    finally:  # also after Ctrl-C while a bot was thinking
        if save is not None:
            _keep(terminal, save)


def _levels_asked(game: AnyGame, bots: str | None, people: int, chairs: int) -> tuple[str, ...]:
    if people == chairs and bots is not None:
        more = f"--seats {chairs + 1}" if chairs + 1 in game.seats else f"--people {people - 1}"
        bad_input(f"--bots {bots} would sit nowhere: every seat is a person's. Try {more}, or leave it out.")
    return asked_bots(game, bots or levels(game)[-1], chairs - people) if people < chairs else ()


def told_apart(levels: Sequence[str]) -> tuple[str, ...]:
    """Bots by their levels, numbered where two are alike: a target, a trade and a log name one of them."""
    numbers = [levels[: seat + 1].count(level) for seat, level in enumerate(levels)]
    alike = [level for level, number in zip(levels, numbers, strict=True) if number > 1]
    return tuple(f"{level} {n}" if level in alike else level for level, n in zip(levels, numbers, strict=True))


def _check_writable(path: Path, force: bool) -> None:
    """Better told before the game than after it: a game kept earlier is not written over unasked."""
    if path.exists() and not force:
        bad_input(f"{path} is there already; name another file, or say --force.")
    try:
        is_new = not path.exists()
        path.open("a", encoding="utf-8").close()
    except OSError as fault:
        failed(f"The game cannot be kept in {path}: {fault.strerror}. Try another --save.")
    if is_new:
        path.unlink()


def _keep(terminal: Terminal, path: Path) -> None:
    try:
        terminal.save(path)
    except OSError as fault:
        failed(f"The game cannot be kept in {path}: {fault.strerror}. Try another --save.")
    out.print(terminal.texts.phrase("kept", {"path": str(path)}))
