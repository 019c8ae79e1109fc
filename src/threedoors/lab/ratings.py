"""Ratings from finished rounds, and the section of docs/bots.md that tells them: a table and a plot. Plays nothing.

A rating means something only beside the others of its table: 0 is no zero, and ratings of different games have
nothing to say to each other.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from threedoors.games import AnyGame

Z: Final = 1.96  # 95 %
TOP: Final = (
    "# How strong the bots are\n\n"
    "Each section is made by `threedoors lab tournament GAME`, which plays on where it was stopped. Ratings are\n"
    "Plackett–Luce ([openskill](https://openskill.me)) with 95 % intervals; only differences within a table count.\n"
)


class RankedBots(Protocol):
    """One finished round: who took part, and in which place each came out."""

    @property
    def bots(self) -> tuple[str, ...]:
        """One for each who took part."""

    @property
    def places(self) -> tuple[int, ...]:
        """0 for those who won."""


class Rated(NamedTuple):
    """How a bot stands."""

    bot: str
    rating: float
    reach: float  # half the 95 % interval
    rounds: int
    won: int


def rated(played: Sequence[RankedBots]) -> list[Rated]:
    """Every bot that took part, strongest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    bots = sorted({bot for one in played for bot in one.bots})
    standing = {bot: model.rating(name=bot) for bot in bots}
    rounds, won = dict.fromkeys(bots, 0), dict.fromkeys(bots, 0)
    for one in played:
        met = {bot: place for place, bot in sorted(zip(one.places, one.bots, strict=True), reverse=True)}
        for bot, place in met.items():  # one who sits there twice counts once, with the better place
            rounds[bot] += 1
            won[bot] += place == 0
        if len(set(met.values())) > 1:
            after = model.rate([[standing[bot]] for bot in met], ranks=[float(place) for place in met.values()])
            standing.update({bot: team[0] for bot, team in zip(met, after, strict=True)})
    found = [Rated(bot, standing[bot].mu, Z * standing[bot].sigma, rounds[bot], won[bot]) for bot in bots]
    return sorted(found, key=lambda one: -one.rating)


def write_section(page: Path, game: AnyGame, played: Sequence[RankedBots], *, together: bool) -> None:
    """This game's section of the page, anew; the others stay as they are."""
    page.parent.mkdir(parents=True, exist_ok=True)
    found = rated(played)
    picture = page.with_name(f"{page.stem}-{game.name}.svg")
    _plot(found, game.title, picture)
    heading = f"## {game.title}\n"
    section = "\n".join([heading, *_table(found, len(played), together), "", f"![{picture.stem}]({picture.name})", ""])
    text = page.read_text(encoding="utf-8") if page.exists() else TOP
    before, _, rest = text.partition(heading)
    after = rest.partition("\n## ")[2] if rest else ""
    page.write_text(before.rstrip() + "\n\n" + section + (f"\n## {after}" if after else ""), encoding="utf-8")


def _table(found: Sequence[Rated], rounds: int, together: bool) -> list[str]:
    how = (
        "deals, each played by every bot with its own kind at all seats; winning one beats those who lose it"
        if together
        else "games with different bots at the seats"
    )
    rows = [
        f"| `{one.bot}` | {one.rating:.1f} | {one.rating - one.reach:.1f}–{one.rating + one.reach:.1f} "
        f"| {100 * one.won / one.rounds:.0f} % of {one.rounds} |"
        for one in found
    ]
    return [f"{rounds} {how}.", "", "| bot | rating | 95 % | won |", "|---|---|---|---|", *rows]


def _plot(found: Sequence[Rated], title: str, picture: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "threedoors"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 0.5 + 0.45 * len(found)))
    names, ratings = [one.bot.rpartition(".")[2] for one in reversed(found)], [one.rating for one in reversed(found)]
    axes.errorbar(ratings, names, xerr=[one.reach for one in reversed(found)], fmt="o", color="#6b3fa0", capsize=3)
    axes.set_title(title)
    axes.set_xlabel("rating, 95 % interval")
    axes.grid(axis="x", alpha=0.3)
    figure.tight_layout()
    figure.savefig(picture, metadata={"Date": None})
    pyplot.close(figure)
