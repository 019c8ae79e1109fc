"""The page on Munchkin's balance: tables from finished games, and two plots. Plays nothing itself."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import Final

from threedoors.games.munchkin.cards.deck import copy_of
from threedoors.games.munchkin.cards.house import house_deck
from threedoors.lab.munchkin.balance import DUELS, PLAYERS, TABLE, Result
from threedoors.lab.munchkin.usage import usage_lines
from threedoors.lab.shares import interval

STUCK_TURNS: Final = 5  # own turns begun on the last level but one before we call a game stuck
USAGE_GAMES: Final = 200
AMONG: Final = "-among-"  # in the name of a duel; those of `lab exploits` played into the same folder are shown, too
Found = dict[str, list[Result]]


def write(found: Found, page: Path) -> None:
    """The page and its plots, from what is finished."""
    page.parent.mkdir(parents=True, exist_ok=True)
    pictures = _plots(found, page)
    page.write_text("\n".join(_lines(found, pictures)) + "\n", encoding="utf-8")
    print(f"Written: {page}")


def _lines(found: Found, pictures: Sequence[str]) -> list[str]:
    return [
        "# The balance of Munchkin",
        "",
        "Bots play whole games with the house set and the usual options. Made by `threedoors lab balance munchkin`,",
        "which resumes where it was stopped. Shares in percent with 95 % intervals (Wilson).",
        "",
        *(f"![{Path(picture).stem}]({picture})" for picture in pictures),
        "",
        "## How long, and what happens",
        "",
        *_lengths(found),
        "",
        f"*Stuck*: somebody began {STUCK_TURNS} own turns in a row on the last level but one.",
        "",
        "## Seats",
        "",
        *_seats(found),
        "",
        "## Races and classes",
        "",
        *_traits(found),
        "",
        "## What they make use of",
        "",
        *_usage(found),
        "",
        "## How strong the bots are",
        "",
        *_duels(found),
    ]


def _lengths(found: Found) -> list[str]:
    lines = [
        "| bots | players | games | turns: median (10–90 %) | acts | deaths | helps | stuck % |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for bot in ("schemer", "greedy"):
        for players in PLAYERS:
            games = found.get(f"mirror-{bot}-{players}", [])
            if games:
                lines.append(_length_row(bot, players, games))
    return lines


def _length_row(bot: str, players: int, games: Sequence[Result]) -> str:
    turns = sorted(game.turns for game in games)
    low, high = turns[len(turns) // 10], turns[len(turns) * 9 // 10]
    stuck = 100 * mean(game.at_the_door >= STUCK_TURNS for game in games)
    return (
        f"| {bot} | {players} | {len(games)} | {median(turns):.0f} ({low}–{high}) | "
        f"{median(game.acts for game in games):.0f} | {mean(game.deaths for game in games):.1f} | "
        f"{mean(game.helps for game in games):.1f} | {stuck:.1f} |"
    )


def _seats(found: Found) -> list[str]:
    games = found.get(f"mirror-schemer-{TABLE}", [])
    lines = ["| | " + " | ".join(str(n) for n in range(1, TABLE + 1)) + " |", "|---|" + "---|" * TABLE]
    by_seat, by_order = dict.fromkeys(range(TABLE), 0.0), dict.fromkeys(range(TABLE), 0.0)
    for game in games:
        for seat in game.winners:
            by_seat[seat] += 1 / len(game.winners)
            by_order[(seat - game.first) % TABLE] += 1 / len(game.winners)
    for name, wins in (("seat", by_seat), ("place in the first round", by_order)):
        lines.append(f"| {name} | " + " | ".join(_share(wins[n], len(games)) for n in range(TABLE)) + " |")
    return [
        f"{len(games)} mirror games of `schemer` at {TABLE} seats, wins in percent; a shared win is shared.",
        "",
        *lines,
    ]


def _share(won: float, games: int) -> str:
    low, high = interval(won, games)
    return f"{100 * won / games if games else 0:.1f} ({low:.1f}–{high:.1f})"


def _traits(found: Found) -> list[str]:
    """How often a race or class is seen at the end, and among winners: its lift says whether it helps."""
    games = found.get(f"mirror-schemer-{TABLE}", [])
    held = Counter(trait for game in games for trait in game.held)
    won = Counter(trait for game in games for trait in game.traits)
    lines = ["| race or class | seen at the end | of those, winners % |", "|---|---|---|"]
    for trait in ("A", "B", "C", "W", "M", "T", "P", "two-races", "two-classes"):
        deck = house_deck()
        name = deck[copy_of(trait)].name["en"]
        lines.append(f"| {name} | {held[trait]} | {_share(won[trait], held[trait])} |")
    return [f"`schemer`, {TABLE} seats; without influence it would be {100 / TABLE:.0f} %.", "", *lines]


def _usage(found: Found) -> list[str]:
    games = found.get(f"mirror-schemer-{TABLE}", [])[:USAGE_GAMES]
    head = f"{len(games)} mirror games of `schemer` at {TABLE} seats: cards played for their effect, and powers."
    return [head, "", *usage_lines([game.used for game in games], house_deck())]


def _duels(found: Found) -> list[str]:
    lines = ["| one | among three | games | wins % |", "|---|---|---|---|"]
    tricks = sorted(tuple(name.split(AMONG)) for name in found if AMONG in name)
    for one, others in dict.fromkeys((*DUELS, *tricks)):
        games = found.get(one + AMONG + others, [])
        won = sum(game.hero_won / len(game.winners) for game in games)
        lines.append(f"| {one} | {others} | {len(games)} | {_share(won, len(games))} |")
    return ["Four seats, each in turn with the same deal; chance alone would be 25 %.", "", *lines]


def _plots(found: Found, page: Path) -> list[str]:
    """Turns by number of players, as one picture; none where matplotlib is not installed."""
    names = [f"mirror-schemer-{n}" for n in PLAYERS if found.get(f"mirror-schemer-{n}")]
    if not names:
        return []
    try:
        import matplotlib
    except ImportError:
        return []
    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 3.2))
    axes.boxplot(
        [[game.turns for game in found[name]] for name in names],
        tick_labels=[f"{name[-1]} players" for name in names],
        showfliers=False,
        vert=False,
    )
    axes.set_xlabel("turns at the table until somebody wins (schemer)")
    figure.tight_layout()
    picture = page.parent / "balance-munchkin-turns.svg"
    figure.savefig(picture, metadata={"Date": None})
    pyplot.close(figure)
    return [picture.name]
