"""`threedoors play`: a whole game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click
from msgspec.structs import replace

from threedoors.bots import Bot, levels, seat_bot
from threedoors.cli.asked import asked_bots, asked_game, asked_options, asked_seats, asked_seed, unhurried
from threedoors.cli.bot_names import bot_names, told_apart
from threedoors.cli.kept_progress import KeptProgress, usual_file
from threedoors.cli.puzzle import Puzzle
from threedoors.cli.screen import bad_input, err, failed, out
from threedoors.cli.terminal import Quit, Terminal
from threedoors.core import Playing, Refused, begin, chance_of, new_seed
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
@click.option(
    "--progress",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where solved levels are kept; otherwise in your data folder.",
)
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
    progress: Path | None,
) -> None:
    """Play a whole game in the terminal, several people at one keyboard or against bots."""
    game = asked_game(game_name)
    chairs = max(asked_seats(game, seats), people) if seats is None else asked_seats(game, seats)
    if people > chairs or not game.allows(chairs):
        bad_input(f"{people} people do not fit at {chairs} seats of {game.title}; try --seats {people}.")
    specs = _levels_asked(game, bots, people, chairs)
    if save is not None:
        _check_writable(save, force)
    written = tuple(Texts(lang).seat(seat) for seat in range(people)) + told_apart(specs)
    you = 0 if people == 1 else None
    names = written[:people] + bot_names(game, specs, lang)
    texts = Texts(lang, game.folder, Path(__file__).parents[1], names=names, you=you)
    seated = [None] * people + [seat_bot(game, spec) for spec in specs]
    chosen = asked_options(game, unhurried(game, options), chairs, lang)
    kept = KeptProgress(progress or usual_file()) if game.shelf is not None and people else None
    while chosen is not None:
        playing = begin(game, written, asked_seed(seed) if seed else new_seed(), chosen)
        terminal = _seated(playing, seated, texts, kept)
        try:
            terminal.run()
            chosen = _next_options(terminal, chosen) if save is None else None
        except Quit:
            err.print(texts.phrase("left-table"))
            return
        finally:  # also after Ctrl-C while a bot was thinking
            if save is not None:
                _keep(terminal, save)


def _seated(
    playing: Playing[Any, Any] | Refused, seated: Sequence[Bot | None], texts: Texts, kept: KeptProgress | None
) -> Terminal:
    """A table with everybody at it, before the first act."""
    assert not isinstance(playing, Refused)  # asked_options has tried it
    puzzle = None if kept is None else Puzzle(playing.opening.options.level, texts, kept)
    return Terminal(playing, seated, texts, chance_of(f"{playing.opening.seed}/bots"), puzzle)


def _next_options(terminal: Terminal, options: Any) -> Any:
    """The same with the next level of the book, if there is one and it is wanted."""
    page = terminal.puzzle.next_page() if terminal.puzzle else None
    if page is None or not terminal.wants(page.name):
        return None
    return replace(options, level=page.name, levels=())


def _levels_asked(game: AnyGame, bots: str | None, people: int, chairs: int) -> tuple[str, ...]:
    if people == chairs and bots is not None:
        more = f"--seats {chairs + 1}" if chairs + 1 in game.seats else f"--people {people - 1}"
        bad_input(f"--bots {bots} would sit nowhere: every seat is a person's. Try {more}, or leave it out.")
    return asked_bots(game, bots or levels(game)[-1], chairs - people) if people < chairs else ()


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
