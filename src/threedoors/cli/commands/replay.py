"""`threedoors replay`: a game file as a story people can read, or one JSON object a line."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from threedoors.cli.asked import asked_file
from threedoors.cli.bot_names import seat_names
from threedoors.cli.screen import bad_input, failed, json_line, out
from threedoors.core import CLOCK, Broken, Entry, Journal, Seat, retell, tell_plainly, why_only_told
from threedoors.games import AnyGame
from threedoors.texts import LANGUAGES, Texts


class ReplayRow(msgspec.Struct, frozen=True):
    """The table after an act. A game of older rules has no state: it is shown from its events."""

    seq: int
    entry: Entry | None
    state: Any


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--at", type=click.IntRange(0), help="Only the table after this act (0: as it was set up).")
@click.option("--seat", type=click.IntRange(0), help="As this seat saw it, counted from 0.")
@click.option("--state", "with_state", is_flag=True, help="With the whole state, secrets included.")
@click.option("--lang", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Language of the story.")
@click.option("--json", "as_json", is_flag=True, help="One object a line, the outcome last.")
def command(file: Path, at: int | None, seat: Seat | None, with_state: bool, lang: str, as_json: bool) -> None:
    """Tell a .door file again."""
    game, journal = asked_file(file)
    _check_asked(journal, at, seat)
    moments = _moments(game, journal, file)
    if at is not None:
        moments = (moment for moment in moments if moment.seq == at)
    if as_json:
        _print_json(game, journal, moments, seat, with_state)
    else:
        _print_story(game, journal, moments, seat, with_state or at is not None, lang)


def _check_asked(journal: Journal, at: int | None, seat: Seat | None) -> None:
    if at is not None and at > len(journal.entries):
        bad_input(f"This game has {len(journal.entries)} acts; --at {at} lies beyond its end.")
    if seat is not None and seat >= len(journal.opening.seats):
        bad_input(f"This game has seats 0 to {len(journal.opening.seats) - 1}; --seat {seat} is not among them.")


def _moments(game: AnyGame, journal: Journal, file: Path) -> Iterator[ReplayRow]:
    if why_only_told(game, journal):
        yield from (ReplayRow(seq, entry, None) for seq, entry in enumerate((None, *journal.entries)))
        return
    try:
        for seq, (state, entry) in enumerate(retell(game, journal)):
            yield ReplayRow(seq, entry, state)
    except Broken as fault:
        failed(f"{file}: {fault}")


def _print_json(
    game: AnyGame, journal: Journal, moments: Iterator[ReplayRow], seat: Seat | None, with_state: bool
) -> None:
    for seq, entry, state in ((m.seq, m.entry, m.state) for m in moments):
        line: dict[str, Any] = {"seq": seq, "seat": None, "action": None, "events": [], "hash": journal.start}
        if entry is not None:
            own = seat is None or entry.action.seat == seat
            line["seat"] = entry.action.seat
            line["action"] = entry.action if own else None
            line["events"] = _events(game, entry, seat)
            line["hash"] = entry.hash
        if with_state:
            line["state"] = state
        if seat is not None and state is not None:
            line["view"] = game.view(state, seat)
        json_line(line)
    json_line({"outcome": journal.outcome, "seed": journal.opening.seed, "seal": journal.opening.seal})


def _print_story(
    game: AnyGame, journal: Journal, moments: Iterator[ReplayRow], seat: Seat | None, with_table: bool, lang: str
) -> None:
    texts = Texts(lang, game.folder, names=seat_names(game, journal.opening.seats, lang))
    seats = ", ".join(texts.names)
    out.print(f"{game.title}, rules {journal.opening.rules_version}, seed {journal.opening.seed}: {seats}")
    for moment in moments:
        if moment.entry is not None:
            out.print(_told(game, texts, moment, seat))
        if with_table and moment.state is not None:
            out.print(_drawn(game, moment, seat, texts))
    if journal.outcome:
        out.print(f"= {texts.say(journal.outcome.why)}")


def _told(game: AnyGame, texts: Texts, moment: ReplayRow, seat: Seat | None) -> str:
    entry = moment.entry
    assert entry is not None
    minutes, seconds = divmod(entry.at_ms // 1000, 60)
    who = texts.phrase("the-clock") if entry.action.seat == CLOCK else texts.seat(entry.action.seat)
    events = _events(game, entry, seat)
    said = [texts.say(game.tell(moment.state, event) if moment.state else tell_plainly(event)) for event in events]
    return f"{moment.seq:>4}  {minutes}:{seconds:02}  {who}: {' '.join(said) or type(entry.action).__name__}"


def _events(game: AnyGame, entry: Entry, seat: Seat | None) -> list[Any]:
    if seat is None:
        return list(entry.events)
    return [seen for event in entry.events if (seen := game.seen(event, seat)) is not None]


def _drawn(game: AnyGame, moment: ReplayRow, seat: Seat | None, texts: Texts) -> str:
    if game.draw is not None:
        return game.draw(game.view(moment.state, seat), texts.say)
    return game.notation(moment.state)
