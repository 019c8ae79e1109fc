"""What people ask for on the command line, checked: a game, its options, its seats, its bots, a game file."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from threedoors import games
from threedoors.bots import UnknownBot, seat_bot
from threedoors.cli.screen import bad_input, err
from threedoors.core import BadGameFile, Journal, Refused, begin, gamefile
from threedoors.games import AnyGame
from threedoors.texts import Texts


def asked_game(name: str) -> AnyGame:
    """The game of that name, or a sentence that names those there are."""
    try:
        return games.load(name)
    except games.UnknownGame as unknown:
        bad_input(str(unknown))


def asked_seats(game: AnyGame, seats: int | None) -> int:
    """The number of seats asked for, or the game's usual one."""
    if seats is None:
        return min(max(game.usual_seats, game.seats[0]), game.seats[-1])
    if not game.allows(seats):
        bad_input(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats; --seats {seats} does not fit.")
    return seats


def asked_bots(game: AnyGame, specs: str, seats: int) -> tuple[str, ...]:
    """One bot a seat: a single name serves all seats, otherwise as many names as seats."""
    named = tuple(word.strip() for word in specs.split(","))
    if len(named) not in (1, seats):
        bad_input(f"--bots names {len(named)} bots for {seats} seats; name one for all, or one for each.")
    _check_bots(game, named)
    return named * seats if len(named) == 1 else named


def _check_bots(game: AnyGame, specs: Sequence[str]) -> None:
    try:
        for spec in specs:
            seat_bot(game, spec)
    except UnknownBot as unknown:
        bad_input(str(unknown))


def asked_options(game: AnyGame, raw: str, seats: int, language: str = "en") -> Any:
    """The game's options from JSON, tried on a real set-up; a fault is told by its field, an oddity is remarked on."""
    try:
        options = game.decode_options(_with_files(game, raw))
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as fault:
        known = ", ".join(game.options.__struct_fields__)
        bad_input(f"--options {raw!r} does not fit {game.title}: {_told(fault)}. It knows: {known}.")
    tried = begin(game, ("",) * seats, "options", options)
    if isinstance(tried, Refused):
        bad_input(Texts(language, game.folder).refusal(tried))
    for warning in game.warnings(options):
        err.print(Texts(language, game.folder).say(warning), style="yellow")
    return options


def _told(fault: Exception) -> str:
    """A fault of the options as people say it, "level should be 4 at most"."""
    found = re.fullmatch(r"Expected `\w+` (<=|>=) (\S+) - at `\$\.(\w+)`", str(fault))
    if found is None:
        return str(fault)
    sign, bound, name = found.groups()
    return f"{name} should be {bound} at {'most' if sign == '<=' else 'least'}"


def unhurried(game: AnyGame, raw: str) -> str:
    """Nobody is hurried at one keyboard: a game that knows a pace is relaxed, unless the options say otherwise."""
    try:
        given = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError):
        return raw  # asked_options says what is wrong with it
    if not isinstance(given, dict) or "pace" not in game.options.__struct_fields__:
        return raw
    return msgspec.json.encode({"pace": "relaxed", **given}).decode()


def _with_files(game: AnyGame, raw: str) -> bytes:
    """Options with every text ``@FILE`` replaced by what is in that file: own cards are content, never a path."""
    texts = {field.name for field in msgspec.structs.fields(game.options) if field.type is str}
    given = msgspec.json.decode(raw)
    if not isinstance(given, dict):
        return raw.encode()
    for name, value in given.items():
        if isinstance(value, str) and value.startswith("@"):
            text = _file_text(name, value[1:])
            given[name] = text if name in texts else _data(name, value[1:], text)
    return msgspec.json.encode(given)


def _data(name: str, path: str, text: str) -> Any:
    """What a file of an own set holds, TOML or JSON."""
    try:
        return msgspec.toml.decode(text) if path.endswith(".toml") else msgspec.json.decode(text)
    except msgspec.DecodeError as fault:
        bad_input(f"--options: {name} cannot be read from {path!r}: {fault}.")


def _file_text(name: str, path: str) -> str:
    try:
        text = Path(path).read_text(encoding="utf-8-sig")  # some editors write a mark before the first letter
    except (OSError, UnicodeDecodeError) as fault:
        bad_input(f"--options: {name} should be read from {path!r}, but that does not work: {fault}.")
    return text if text.strip() else bad_input(f"--options: {name} should be read from {path!r}, but that is empty.")


def asked_seed(seed: str) -> str:
    """A seed is any text; bytes that are no text are not."""
    if not _is_text(seed):
        bad_input(f"--seed {seed!r} is not text. Any letters, digits and signs will do.")
    return seed


def _is_text(words: str) -> bool:
    """Bytes the terminal could not read as text arrive as half characters."""
    return not any("\ud800" <= letter <= "\udfff" for letter in words)


def asked_file(path: Path) -> tuple[AnyGame, Journal]:
    """The game in a .door file, or a sentence that says what is wrong with the file."""
    try:
        return gamefile.read(path.read_text(encoding="utf-8"), games.load)
    except (BadGameFile, games.UnknownGame) as fault:
        bad_input(f"{path}: {fault}")
    except UnicodeDecodeError:
        bad_input(f"{path}: This is no game file: it is not text.")
    except OSError as fault:
        bad_input(f"{path}: {fault.strerror}.")
