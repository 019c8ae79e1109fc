"""`threedoors solve`: a question about a Dungeon Exit level, answered with proof."""

from typing import Any

import click

from threedoors.cli.levels import SECONDS, asked_level, exit_texts
from threedoors.cli.screen import bad_input, json_line, out
from threedoors.games.dungeon_exit.board.cells import names_of
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.solver import ANY, FEWEST, Question, SolverAnswer, count_to, exactly, solve
from threedoors.texts import LANGUAGES, Texts

QUESTIONS = {"fewest": "min"}  # named as the option, for programs


@click.command("solve")
@click.argument("words", metavar="LEVEL", nargs=-1, required=True)
@click.option("--any", "any_", is_flag=True, help="Any solution (the default).")
@click.option("--min", "fewest", is_flag=True, help="One with the fewest tiles, proved to be the fewest.")
@click.option("--tiles", type=click.IntRange(1), help="One with exactly this many tiles.")
@click.option("--count", "cap", type=click.IntRange(1), help="How many there are; stop counting at this number.")
@click.option("--time", "seconds", type=SECONDS, help="Give up after so many seconds.")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the sentences."
)
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(
    words: tuple[str, ...],
    any_: bool,
    fewest: bool,
    tiles: int | None,
    cap: int | None,
    seconds: float | None,
    lang: str,
    as_json: bool,
) -> None:
    """Solve a LEVEL ("K10 F3 D7 A10 H7 tiles=9", with or without quotes, or a line of a book: annex:5).

    "impossible" is always proved; "undecided" is only said when --time has run out. Without --time the
    question is followed to its end, however long that takes; Ctrl-C stops it.
    """
    texts = exit_texts(lang)
    found = asked_level(" ".join(words), texts)
    question = _question(any_, fewest, tiles, cap)
    if found.is_coop and question.kind == "fewest":
        bad_input("--min is for levels with one path; ask a co-operative level with --any or --count.")
    answer = solve(found, question, seconds)
    if as_json:
        json_line(as_fields(found, question, answer))
    else:
        _print(found, question, answer, texts)


def _question(any_: bool, fewest: bool, tiles: int | None, cap: int | None) -> Question:
    asked = [any_, fewest, tiles is not None, cap is not None]
    if sum(asked) > 1:
        bad_input("Ask one thing at a time: --any, --min, --tiles or --count.")
    if fewest:
        return FEWEST
    if tiles is not None:
        return exactly(tiles)
    return ANY if cap is None else count_to(cap)


def as_fields(level: Level, question: Question, answer: SolverAnswer) -> dict[str, Any]:
    """The promised fields. A co-operative level has one list of tiles for each player."""
    lists = [[str(placed) for placed in laid.tiles] for laid in answer.solution]
    bridges = [names_of(laid.bridges) for laid in answer.solution]
    return {
        "level": write_level(level),
        "question": QUESTIONS.get(question.kind, question.kind),
        "status": answer.status,
        "tiles": answer.tiles,
        "solution": lists if len(lists) > 1 else [tile for tiles in lists for tile in tiles],
        "bridges": bridges if len(bridges) > 1 else [cell for cells in bridges for cell in cells],
        "count": answer.count,
        "exact": answer.exact,
        "stopped": _stopped(question, answer),
        "nodes": answer.nodes,
        "seconds": round(answer.seconds, 6),
    }


def _stopped(question: Question, answer: SolverAnswer) -> str | None:
    """Why a count is not whole: it was to stop there, or time ran out."""
    if question.kind != "count" or answer.exact:
        return None
    return "cap" if (answer.count or 0) >= (question.cap or 1) else "time"


def _print(level: Level, question: Question, answer: SolverAnswer, texts: Texts) -> None:
    args = {"tiles": answer.tiles or 0, "count": answer.count or 0, "seconds": f"{answer.seconds:.3f}"}
    out.print(texts.phrase(_sentence(question, answer), args))
    for laid in answer.solution:
        for word in str(laid).split():
            out.print(f"  {word}")


def _sentence(question: Question, answer: SolverAnswer) -> str:
    if answer.status != "solved":
        return f"solve-{answer.status}"
    if question.kind == "count":
        return {None: "solve-count-exact", "cap": "solve-count-capped", "time": "solve-count-stopped"}[
            _stopped(question, answer)
        ]
    return "solve-fewest" if question.kind == "fewest" else "solve-solved"
