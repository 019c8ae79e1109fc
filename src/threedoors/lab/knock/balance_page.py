"""The page on Knock's balance: tables from finished games, and two plots. Plays nothing itself."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

from threedoors.bots.knock.thinker import Thinker
from threedoors.games.knock.state import SPELLS
from threedoors.lab.knock.balance import FROZEN, LEVELS, MOST_LINES, OPEN, PLAYERS, SPELL_CELL, Result, cells
from threedoors.lab.shares import interval

CAUSES: Final = ("alarm", "hall", "tokens", "cards")
TARGETS: Final = {1: (75, 85), 2: (60, 70), 3: (45, 55), 4: (27, 37)}  # four players
LEAST_TOKENS, LEAST_HALLS = 3, 10  # percent of the losses
COLOURS: Final = {"alarm": "#cf4128", "hall": "#8a5a2b", "tokens": "#e3a51f", "cards": "#6b3fa0"}

Found = dict[str, list[Result]]

LEVERS: Final = (
    "## What moves these numbers",
    "",
    "Seen while the deck was tuned: about fifty decks, each played 40 to 60 times a cell by players with",
    "foresight who see all hands (they win less than `thinker`), and a dozen of them 8 to 24 times a cell by",
    "`thinker`. Impressions, then, and other seeds than above.",
    "",
    "- **What blocks the aims: large teams keep creatures in hand.** Worse creatures weigh on whoever must lay",
    "  them. The first set of nasty ones took one player on Keep 1 from 75 to 7 %, four from 95 to 87: four",
    "  hold sixteen cards, and need not lay what they cannot answer. There are twenty-one creatures, and every",
    "  Keep needs its own.",
    "- Twenty faces and five jokers bring five times the zeros of the deck before. With its Knight (4443, three",
    "  tokens) and creatures like its own, four `thinker`s then won 25 games of 25 on every Keep.",
    "- One lever weighs on all numbers of players alike: a Knight with two tokens and his 4s on one diagonal",
    "  (4342), who falls only to two zeros of that diagonal, laid in the next two placements. From ten such",
    "  zeros in Keep 1 to four, four players fell from 76 to 8 %, one from 94 to 22.",
    "- But half of twenty faces and all jokers have such zeros, and a marked card is in one Keep only: what is",
    "  taken from Keep 1 makes another Keep easier. So with four players Keeps 2 to 4 stay too easy.",
    "- Fewer halls in a Keep weigh on large teams, who meet the Knight with the hands they were dealt; in a",
    "  longer one `thinker` saves its zeros. Silent creatures changed little, but for one player, whose hand",
    "  they shrink.",
)


def write(found: Found, page: Path) -> None:
    """The page and its plots, from what is finished."""
    page.parent.mkdir(parents=True, exist_ok=True)
    pictures = _plots(found, page)
    page.write_text("\n".join(_lines(found, pictures)) + "\n", encoding="utf-8")
    print(f"Written: {page}")


def percent_won(games: Sequence[Result]) -> float:
    """How many of them were won, in percent."""
    return 100 * mean(game.cause == "won" for game in games) if games else float("nan")


def _lines(found: Found, pictures: Sequence[str]) -> list[str]:
    return [
        "# The balance of Knock, Knock! Dungeon!",
        "",
        "Bots play single Keeps with the shipped deck, without a timer. Made by `threedoors lab balance knock`;",
        "the seeds begin with `final`, used in no tuning. Win rates in percent with 95 % intervals (Wilson).",
        f"`thinker` has its usual budget ({Thinker.default_budget} playouts a decision) and tells what it holds.",
        *_pace(found),
        *_unfinished(found),
        "",
        *(f"![{Path(picture).stem}]({picture})" for picture in pictures),
        "",
        "## Wins",
        "",
        *_wins(found, "thinker"),
        "",
        *_aims(found),
        "",
        *_mercy(found),
        "",
        *_wins(found, "greedy"),
        "",
        "## How good is it really?",
        "",
        *_open_hands(found),
        "",
        *_frozen(found),
        "",
        *_random(found),
        "",
        "## Why Keeps are lost",
        "",
        *_causes(found, "thinker"),
        "",
        *_causes(found, "greedy"),
        "",
        "## Length and token pressure",
        "",
        *_pressure(found),
        "",
        "## Chests",
        "",
        *_chests(found),
        "",
        "## What a spell is worth",
        "",
        *_spells(found),
        "",
        *LEVERS,
    ]


def _pace(found: Found) -> list[str]:
    """How long a live table waits for ``thinker``."""
    games = [game for name, played in found.items() if name.startswith("thinker") for game in played if game.mean_ms]
    if not games:
        return []
    usual, slowest = mean(game.mean_ms for game in games), max(game.slowest_ms for game in games)
    return [f"A placement takes it {usual:.0f} ms of processor time on average, {slowest:.0f} ms at the most."]


def _unfinished(found: Found) -> list[str]:
    """Which cells are still short of the plan: the page owns up to it."""
    plan = {cell.name: cell.games for cell in cells()}  # of several passes the last, which is the whole
    short = [name for name, games in plan.items() if len(found.get(name, [])) < games]
    if not short:
        return []
    return [
        "",
        f"**Not finished:** {len(short)} of {len(plan)} cells have fewer games than planned (`greedy` 2,000, `thinker`",
        "200, and 800 with four players); their intervals are as wide as they say. The same command goes on from here.",
    ]


def _cell(games: Sequence[Result]) -> str:
    if not games:
        return "–"
    low, high = interval(sum(game.cause == "won" for game in games), len(games))
    return f"{percent_won(games):.0f} ({low:.0f}–{high:.0f})"


def _wins(found: Found, bot: str) -> list[str]:
    lines = [
        f"`{bot}`",
        "",
        "| players | Keep 1 | Keep 2 | Keep 3 | Keep 4 | games a cell |",
        "|---|---|---|---|---|---|",
    ]
    for seats in PLAYERS:
        row = [found.get(f"{bot}-{seats}-{level}", []) for level in LEVELS]
        counts = sorted({len(games) for games in row})
        lines.append(f"| {seats} | {' | '.join(_cell(games) for games in row)} | {'–'.join(map(str, counts))} |")
    return lines


def _aims(found: Found) -> list[str]:
    """Measured against what was aimed at, cell by cell."""
    lines = ["Aimed at with four players: Keep 1 75–85, Keep 2 60–70, Keep 3 45–55, Keep 4 27–37; with other numbers"]
    lines += ["of players within 15 points of that, and every Keep harder than the one before. Outside the aim:", ""]
    misses = [
        f"- players {seats}, Keep {level}: {percent_won(games):.0f} (aim {low:.0f}–{high:.0f})"
        for level in LEVELS
        for seats in PLAYERS
        if (games := found.get(f"thinker-{seats}-{level}"))
        for low, high in [_aim(seats, level)]
        if not low <= percent_won(games) <= high
    ]
    misses += [
        f"- players {seats}: Keep {level} is no harder than Keep {level - 1}"
        for level in LEVELS[1:]
        for seats in PLAYERS
        if (games := found.get(f"thinker-{seats}-{level}")) and (easier := found.get(f"thinker-{seats}-{level - 1}"))
        if percent_won(games) >= percent_won(easier)
    ]
    return lines + (misses or ["- none"]) + ["", *_dangers(found)]


def _dangers(found: Found) -> list[str]:
    """Which of the three dangers are real: each should end some of the Keeps that are lost."""
    lost = _lost(found, "thinker", None)
    total = max(1, sum(lost.values()))
    halls, tokens = 100 * lost["hall"] / total, 100 * lost["tokens"] / total
    aims = f"aims: {LEAST_HALLS} and {LEAST_TOKENS} or more"
    return [f"Of its losses {halls:.1f} % were a hall, {tokens:.1f} % a want of tokens ({aims})."]


def _mercy(found: Found) -> list[str]:
    """Alone, the option ``gentle`` makes up for the hand that shrinks."""
    alone = found.get("thinker-1-4", [])
    need = "needs its own mercy" if percent_won(alone) < _aim(1, 4)[0] else "stands without a mercy of its own"
    said = [f"Keep {level} {_cell(found.get(f'thinker-1-{level}-gentle', []))}" for level in (3, 4)]
    return [
        f"One player {need} on Keep 4, though silence shrinks the hand for good. The kinder game alone",
        f"is the option `gentle` (a creature keeps its token on the turn it arrives): {', '.join(said)}.",
    ]


def _aim(seats: int, level: int) -> tuple[float, float]:
    low, high = TARGETS[level]
    if seats == 4:
        return low, high
    return low - 15, min(100, high + 15)


def _random(found: Found) -> list[str]:
    games = [game for name, played in found.items() if name.startswith("random") for game in played]
    return [
        f"`random` won {sum(game.cause == 'won' for game in games)} of {len(games)} Keeps (1 and 4 players, Keep 1)."
    ]


def _causes(found: Found, bot: str) -> list[str]:
    lines = [
        f"`{bot}`, share of the losses",
        "",
        "| Keep | alarm | hall | tokens | cards | losses |",
        "|---|---|---|---|---|---|",
    ]
    for level in (*LEVELS, None):
        lost = _lost(found, bot, level)
        total = sum(lost.values())
        shares = " | ".join(f"{100 * lost[cause] / total:.1f} %" if total else "–" for cause in CAUSES)
        lines.append(f"| {level or 'all'} | {shares} | {total} |")
    return lines


def _lost(found: Found, bot: str, level: int | None) -> Counter[str]:
    return Counter(
        game.cause
        for seats in PLAYERS
        for one in LEVELS
        if level in (None, one)
        for game in found.get(f"{bot}-{seats}-{one}", [])
        if game.cause != "won"
    )


def _pressure(found: Found) -> list[str]:
    lines = [
        "`thinker`: mean turns; tokens left in the reserve at the tightest moment (mean), and games with 2 or fewer.",
        "",
        "| players | " + " | ".join(f"Keep {level}" for level in LEVELS) + " |",
        "|---|---|---|---|---|",
    ]
    for seats in PLAYERS:
        row = [found.get(f"thinker-{seats}-{level}", []) for level in LEVELS]
        lines.append(f"| {seats} | {' | '.join(_felt(games) for games in row)} |")
    return lines


def _felt(games: Sequence[Result]) -> str:
    if not games:
        return "–"
    tight = 100 * mean(game.least <= 2 for game in games)
    return (
        f"{mean(game.turns for game in games):.0f} turns, {mean(game.least for game in games):.1f} left, {tight:.0f} %"
    )


def _chests(found: Found) -> list[str]:
    lines = ["`thinker`, 4 players, where chests are hunted: Keeps won, and the chests of their best group", ""]
    lines += ["| | " + " | ".join(f"Keep {level}" for level in LEVELS) + " |", "|---|---|---|---|---|"]
    games = [found.get(f"thinker-4-{level}-chests", []) for level in LEVELS]
    won = [[game.chests for game in played if game.cause == "won"] for played in games]
    lines.append(f"| won | {' | '.join(_cell(played) for played in games)} |")
    lines.append(f"| chests | {' | '.join(f'{mean(chests):.1f}' if chests else '–' for chests in won)} |")
    return lines


def _open_hands(found: Found) -> list[str]:
    """The same deals with hands and pile open: what could be won, and what is left to gain."""
    budgets = [2**power for power in range(MOST_LINES.bit_length())]
    lines = [
        "With hands and pile open a Keep is a puzzle, and one line that wins is enough (`lab/knock/open_hands.py`).",
        "Their number is doubled until that wins less than 2 points more. Four players, the deals of above.",
        "",
        "| Keep | " + " | ".join(str(budget) for budget in budgets) + " | `thinker` | gap |",
        "|---" * (len(budgets) + 3) + "|",
    ]
    for level in LEVELS:
        games, played = found.get(f"{OPEN}-4-{level}", []), found.get(f"thinker-4-{level}", [])
        if games and played:
            shares = [100 * mean(g.cause == "won" and g.lines <= budget for g in games) for budget in budgets]
            gap = shares[-1] - percent_won(played)
            row = [str(level), *(f"{share:.0f}" for share in shares), f"{percent_won(played):.0f}", f"{gap:.0f}"]
            lines.append(f"| {' | '.join(row)} |")
    return lines


def _frozen(found: Found) -> list[str]:
    """Today's bot and the frozen one, with the cards of rules 2 and the same deals."""
    lines = ["Four players with the cards of rules 2, the same deals for both", ""]
    lines += ["| | Keep 3 | Keep 4 | games a cell |", "|---|---|---|---|"]
    for bot, name in ((FROZEN, "`thinker` of 0.2, frozen"), ("thinker", "`thinker`")):
        row = [found.get(f"{bot}-4-{level}-old-cards", []) for level in (3, 4)]
        counts = "–".join(map(str, sorted({len(games) for games in row})))
        lines.append(f"| {name} | {' | '.join(_cell(games) for games in row)} | {counts} |")
    return lines


def _spells(found: Found) -> list[str]:
    seats, level = SPELL_CELL
    lines = [f"`thinker`, {seats} players, Keep {level}, with one Spellbook held from the start", ""]
    lines += ["| held | won | games |", "|---|---|---|"]
    for spell in ("none", *SPELLS):
        games = found.get(f"thinker-{seats}-{level}-{spell}", [])
        lines.append(f"| {spell} | {_cell(games)} | {len(games)} |")
    return lines


def _plots(found: Found, page: Path) -> list[str]:
    """Two pictures beside the page: wins by players, and causes of loss."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "three doors"  # the same bytes for the same games
    import matplotlib.pyplot as plt

    wins, bars = page.with_name(f"{page.stem}-wins.svg"), page.with_name(f"{page.stem}-causes.svg")
    figure, sides = plt.subplots(1, 2, figsize=(10, 4), sharey=True)
    for side, bot in zip(sides, ("thinker", "greedy"), strict=True):
        for level in LEVELS:
            row = [found.get(f"{bot}-{seats}-{level}", []) for seats in PLAYERS]
            side.plot(PLAYERS, [percent_won(games) for games in row], marker="o", label=f"Keep {level}")
        side.set(title=bot, xlabel="players", ylim=(0, 100))
        side.grid(alpha=0.3)
    sides[0].set_ylabel("won, %")
    sides[0].legend()
    figure.savefig(wins, metadata={"Date": None})
    figure, side = plt.subplots(figsize=(8, 4))
    _stacked(side, found)
    figure.savefig(bars, metadata={"Date": None})
    plt.close("all")
    return [wins.name, bars.name]


def _stacked(side: object, found: Found) -> None:
    labels = [f"{bot}\nKeep {level}" for bot in ("thinker", "greedy") for level in LEVELS]
    lost = [_lost(found, bot, level) for bot in ("thinker", "greedy") for level in LEVELS]
    floor = [0.0] * len(lost)
    for cause in CAUSES:
        shares = [100 * one[cause] / max(1, sum(one.values())) for one in lost]
        side.bar(labels, shares, bottom=floor, label=cause, color=COLOURS[cause])  # type: ignore[attr-defined]
        floor = [low + share for low, share in zip(floor, shares, strict=True)]
    side.set_ylabel("of losses, %")  # type: ignore[attr-defined]
    side.legend(loc="lower right")  # type: ignore[attr-defined]
