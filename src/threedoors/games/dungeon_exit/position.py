"""A position as one line of text, and back: for tests, bug reports and bare terminals.

    race solving | K10 F3 D7 A10 H7 | L4:F4-F5-F6-G6 B:F5 | I1:A1

Mode and phase, the level, then what each player has laid. After the phase may stand ``swaps=1``,
``wishes=swap,-``, ``ready=0`` and how it ended (``solved=0``, ``given-up=1``). Chance is not written.
"""

from msgspec.structs import replace

from threedoors.core import Chance, Refused
from threedoors.games.dungeon_exit.events import Wish
from threedoors.games.dungeon_exit.judging import looked_at
from threedoors.games.dungeon_exit.laying import from_first_end
from threedoors.games.dungeon_exit.modes import settled
from threedoors.games.dungeon_exit.notation import Laid, read_laid, write_level
from threedoors.games.dungeon_exit.options import ExitOptions, Mode
from threedoors.games.dungeon_exit.placing import misplaced
from threedoors.games.dungeon_exit.state import DungeonExit, Ending, Path

MODES: tuple[Mode, ...] = ("solo", "race", "coop", "floor")
WISHES: tuple[Wish, ...] = ("swap", "swap-back", "start-over")


class BadNotation(ValueError):
    """Not a position; the text is a whole sentence."""


def notation(state: DungeonExit) -> str:
    """The position as one line."""
    head: list[str] = [state.mode, state.phase]
    head += [f"swaps={state.swaps}"] if state.swaps else []
    head += ["wishes=" + ",".join(wish or "-" for wish in state.wishes)] if any(state.wishes) else []
    head += ["ready=" + ",".join(map(str, state.ready))] if state.ready else []
    if state.ending:
        head.append(f"{'solved' if state.ending.solved else 'given-up'}={state.ending.seat}")
    return " | ".join([" ".join(head), write_level(state.level), *(str(path.laid) for path in state.paths)])


def read_notation(text: str, open_boards: bool = False) -> DungeonExit:
    """The position in a line; BadNotation says what cannot be."""
    head, level, *laid = (part.strip() for part in text.split("|"))
    mode, phase, *words = head.split()
    known = next((known for known in MODES if known == mode), None)
    if known is None:
        raise BadNotation(f"A position begins with one of {', '.join(MODES)}, not '{mode}'.")
    options = ExitOptions(mode=known, level=level, open_boards=open_boards)
    state = _with_words(position(options, laid), dict(word.partition("=")[::2] for word in words))
    return replace(state, phase="ready") if phase == "ready" else state


def position(options: ExitOptions, laid: list[str]) -> DungeonExit:
    """The boards of these options with what each player has laid, in the notation of placed tiles."""
    chosen = settled(options, len(laid))
    if isinstance(chosen, Refused):
        raise BadNotation(f"This level cannot be set out: {chosen.why} ({chosen.rule}) {chosen.args}")
    mode, level = chosen
    read = [read_laid(words.split(), level) for words in laid]
    paths = []
    for one in read:
        if isinstance(one, Refused):
            raise BadNotation(f"What lies there cannot be read: {one.why} {one.args}")
        paths.append(Path(Laid(tuple(map(from_first_end, one.tiles)), one.bridges)))
    faults = [fault for group in _tables(mode, paths) for _, fault in misplaced(level, group)]
    if faults:
        raise BadNotation(f"A tile cannot lie there: {faults[0].why.id} {faults[0].why.args}")
    state = DungeonExit(
        options=options,
        mode=mode,
        level=level,
        phase="solving",
        paths=tuple(paths),
        wishes=(None,) * len(paths),
        chance=Chance(b"a position read from notation"),
    )
    return _all_looked_at(state)


def _tables(mode: Mode, paths: list[Path]) -> list[list[Laid]]:
    laid = [path.laid for path in paths]
    return [laid] if mode == "coop" else [[one] for one in laid]


def _all_looked_at(state: DungeonExit) -> DungeonExit:
    for seat in range(len(state.paths)):
        state = looked_at(state, seat)
    return state


def _with_words(state: DungeonExit, words: dict[str, str]) -> DungeonExit:
    for key, value in words.items():
        match key:
            case "swaps":
                state = replace(state, swaps=int(value))
            case "ready":
                state = replace(state, ready=tuple(map(int, value.split(","))))
            case "wishes":
                state = replace(state, wishes=tuple(_wish(word) for word in value.split(",")))
            case "solved" | "given-up":
                state = replace(state, ending=Ending(key == "solved", int(value)))
            case _:
                raise BadNotation(f"A position has no word '{key}'.")
    return state


def _wish(word: str) -> Wish | None:
    return next((wish for wish in WISHES if wish == word), None)
