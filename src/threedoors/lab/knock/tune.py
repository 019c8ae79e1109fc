"""`threedoors lab tune knock`: search weights for ``greedy`` by cross-entropy and print the best as Python."""

from pathlib import Path

import click

from threedoors.bots.knock.weights import WEIGHTS, Weights
from threedoors.games.knock.decks import BadDeck, deck_of
from threedoors.lab.knock.tuner import tune


@click.command("tune")
@click.argument("game", type=click.Choice(["knock"]))
@click.option("--rounds", type=click.IntRange(1), default=16, show_default=True)
@click.option("--games", type=click.IntRange(1), default=16, show_default=True, help="Keeps a cell in each round.")
@click.option("--deck", type=click.Path(path_type=Path, exists=True, dir_okay=False), help="Another deck file.")
@click.option("--seed", default="tune", show_default=True)
def command(game: str, rounds: int, games: int, deck: Path | None, seed: str) -> None:
    """Tune greedy's weights. Ctrl-C keeps the best so far: it is printed either way."""
    text = _deck_text(deck) if deck else ""
    weights = WEIGHTS
    click.echo(f"Tuning {game}: {rounds} rounds of 24 cells × {games} Keeps × 32 candidates.", err=True)
    try:
        for found in tune(text, rounds, games, seed=seed):
            weights = found.weights
            click.echo(f"{found.number:>3}  elite wins {found.mean_won:.1%}", err=True)
    except KeyboardInterrupt:
        click.echo("Stopped; the best so far:", err=True)
    click.echo(_as_python(weights))


def _deck_text(file: Path) -> str:
    """The text of a deck file, once it is known to be one."""
    try:
        text = file.read_text(encoding="utf-8")
        deck_of(text)
    except (BadDeck, UnicodeDecodeError) as fault:
        raise click.UsageError(f"{file} is no deck: {fault}.") from fault
    return text


def _as_python(weights: Weights) -> str:
    fields = "".join(f"    {name}={value},\n" for name, value in weights._asdict().items())
    return f"WEIGHTS: Final = Weights(\n{fields})"
