"""The game file ``.door``: one readable, self-contained text, which is also a test fixture and a bug report.

A header of ``key value`` lines, one paragraph per act, the outcome, and a checksum over all of it.
Lines that begin with a blank belong to the line above them. See ``docs/file-format.md``.
"""

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec

from threedoors.core.fair import is_sealed
from threedoors.core.game import Game
from threedoors.core.journal import Entry, Journal, Opening
from threedoors.core.views import Outcome

T = TypeVar("T")

FORMAT = 1
FIRST_WORDS = "three-doors"
ACT = re.compile(r"([0-9]{1,9}) +([0-9]{1,9}):([0-9]{2})\.([0-9]{3}) (\{.*)")
FIRST_LINE = re.compile(rf"{FIRST_WORDS} +([0-9]{{1,9}})\s*")
FindGame = Callable[[str], "Game[Any, Any, Any, Any]"]


class BadGameFile(Exception):
    """The file cannot be read as a game; the text is a whole sentence."""


def write(journal: Journal) -> str:
    """The journal as the text of a ``.door`` file."""
    opening = journal.opening
    lines = [
        f"{FIRST_WORDS} {FORMAT}",
        f"game {_json(opening.game)}",
        f"rules {opening.rules_version}",
        f"seats {_json(opening.seats)}",
        f"words {_json(opening.words)}",
        f"seal {_json(opening.seal)}",
        f"seed {_json(opening.seed)}",
        f"options {_indented(opening.options)}",
        *([f"cards {_json(opening.cards)}"] if opening.cards else []),
        f"start {_json(journal.start)}",
        "",
    ]
    lines += [line for number, entry in enumerate(journal.entries, 1) for line in _act(number, entry)]
    lines += ["", f"outcome {_json(journal.outcome)}"]
    body = "\n".join(lines) + "\n"
    return f"{body}checksum {_json(_checksum(body))}\n"


def read(text: str, find_game: FindGame) -> tuple["Game[Any, Any, Any, Any]", Journal]:
    """The game, by the rules it was played by if they are known, and the journal; BadGameFile says what is wrong."""
    _check_version(text)
    _check_sum(text)
    header, acts = _parts(text)
    name = _field(header, "game", str)
    newest = find_game(name)
    game = newest.under(_field(header, "rules", int)) or newest
    return game, _journal(game, header, acts)


def _journal(game: "Game[Any, Any, Any, Any]", header: dict[str, str], acts: list[str]) -> Journal:
    opening = Opening(
        game=game.name,
        rules_version=_field(header, "rules", int),
        options=_field(header, "options", game.options),
        seats=_field(header, "seats", tuple[str, ...]),
        seed=_field(header, "seed", str),
        words=_field(header, "words", tuple[str, ...]),
        seal=_field(header, "seal", str),
        cards=_field(header, "cards", str) if "cards" in header else "",
    )
    if opening.rules_version > game.rules_version:
        raise BadGameFile(
            f"This game was played by {game.title} rules {opening.rules_version}; "
            f"this program knows them up to {game.rules_version}. A newer Three Doors can read it."
        )
    if not is_sealed(opening.seed, opening.seal):
        raise BadGameFile("The seed in this file is not the one that was sealed before the game.")
    entries = tuple(_entry(game, opening.options, number, act) for number, act in enumerate(acts, 1))
    return Journal(opening, _field(header, "start", str), entries, _field(header, "outcome", Outcome | None))


def _act(number: int, entry: Entry) -> Iterator[str]:
    minutes, ms = divmod(entry.at_ms, 60_000)
    yield f"{number:<4} {minutes}:{ms // 1000:02}.{ms % 1000:03} {_json(entry.action)}"
    for event in entry.events:
        yield f"       {_json(event)}"
    yield f"       #{entry.hash}"


def _entry(game: "Game[Any, Any, Any, Any]", options: Any, number: int, act: str) -> Entry:
    first, *rest = act.split("\n")
    found = ACT.fullmatch(first)
    if not found or int(found[1]) != number or not rest or not rest[-1].startswith("#"):
        raise BadGameFile(f"Act {number} is damaged: it reads {first[:60]!r}.")
    at_ms = int(found[2]) * 60_000 + int(found[3]) * 1000 + int(found[4])
    try:
        action = game.decode_action(found[5], lambda: options)
        events = tuple(game.decode_event(line, lambda: options) for line in rest[:-1])
    except msgspec.MsgspecError as fault:
        raise BadGameFile(f"Act {number} is damaged: {fault}.") from fault
    return Entry(at_ms, action, events, rest[-1][1:])


def _check_version(text: str) -> None:
    found = FIRST_LINE.fullmatch(text.split("\n", 1)[0])
    if not found:
        raise BadGameFile(f"This is no game file: its first line should read '{FIRST_WORDS} {FORMAT}'.")
    if int(found[1]) != FORMAT:
        raise BadGameFile(f"This game file has format {found[1]}; this program reads format {FORMAT}.")


def _check_sum(text: str) -> None:
    body, found, last = text.rpartition("checksum ")
    if not found or not text.endswith("\n"):
        raise BadGameFile("This game file ends too early: its checksum is missing.")
    if last.strip() != _json(_checksum(body)):
        raise BadGameFile("This game file was damaged or edited: its checksum does not match its text.")


def _parts(text: str) -> tuple[dict[str, str], list[str]]:
    """Header fields by key, and the acts as paragraphs, continuation lines joined to their first."""
    header: dict[str, str] = {}
    acts: list[str] = []
    for paragraph in re.split(r"\n(?! )", text):
        joined = "\n".join(line.strip() for line in paragraph.split("\n") if line.strip())
        key, _, value = joined.partition(" ")
        if key.isdigit():
            acts.append(joined)
        elif key:
            header[key] = value
    return header, acts


def _field(header: dict[str, str], key: str, kind: Any) -> Any:
    if key not in header:
        raise BadGameFile(f"This game file has no line '{key}'.")
    try:
        return msgspec.json.decode(header[key], type=kind)
    except msgspec.MsgspecError as fault:
        raise BadGameFile(f"The line '{key}' is damaged: {fault}.") from fault


def _json(thing: Any) -> str:
    return msgspec.json.encode(thing, order="deterministic").decode()


def _indented(thing: Any) -> str:
    return msgspec.json.format(_json(thing), indent=2).replace("\n", "\n  ")


def _checksum(body: str) -> str:
    return blake2b(body.encode(), digest_size=16).hexdigest()
