"""A golden replay of a story worth keeping: `python tools/replay.py munchkin NAME --bots greedy,schemer --needs A,B`.

Bots play game after game; the shortest one in which all of these events happen is written to
tests/replays/GAME/NAME.door, where the tests play it again for good. The same words record the same game. A replay
of rules that are not released yet is recorded anew when their cards change: `python tools/replay.py GAME NAME --again`
takes its bots and options, and asks for the events that no other replay of the game has.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from threedoors import games
from threedoors.bots.match import play_match
from threedoors.core import Journal, Refused, gamefile

REPLAYS = Path(__file__).resolve().parents[1] / "tests" / "replays"


def main() -> int:
    """Play, choose, write; or say that no game had all of it."""
    asked = arguments()
    if asked.again:
        asked = as_it_was(asked)
    story = shortest(asked)
    if story is None:
        print(f"None of {asked.games} games had all of {asked.needs}; try more --games or another --seed.")
        return 1
    file = REPLAYS / asked.game / f"{asked.name}.door"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(gamefile.write(story), encoding="utf-8")
    print(f"{file}: {len(story.entries)} acts")
    return 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("name", help="why it is there, in words joined by hyphens")
    parser.add_argument("--bots", default="random,random,random", help="one for each seat")
    parser.add_argument("--needs", default="", help="events that have to happen, by name")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--seed", default="golden")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--again", action="store_true", help="record this replay anew, by what it is there for")
    return parser.parse_args()


def as_it_was(asked: argparse.Namespace) -> argparse.Namespace:
    """The words that tell a story again: its bots, its options, and the events that only it has."""
    files = {file.stem: read(file) for file in (REPLAYS / asked.game).glob("*.door")}
    told = files.pop(asked.name)
    asked.bots = ",".join(told.opening.seats)
    asked.options = msgspec.json.encode(told.opening.options).decode()
    others = set[str]().union(*map(events_of, files.values()))
    asked.needs = asked.needs or ",".join(sorted(events_of(told) - others))
    return asked


def read(file: Path) -> Journal:
    return gamefile.read(file.read_text(encoding="utf-8"), games.load)[1]


def shortest(asked: argparse.Namespace) -> Journal | None:
    """Of all games played, the shortest that has the whole story."""
    game = games.load(asked.game)
    options = game.decode_options(asked.options)
    wanted = set(filter(None, asked.needs.split(",")))
    best: Journal | None = None
    for number in range(asked.games):
        playing = play_match(game, tuple(asked.bots.split(",")), f"{asked.seed}/{number}", options)
        if isinstance(playing, Refused):
            raise SystemExit(f"The table is refused: {playing.why} {playing.args}")
        if wanted <= events_of(story := playing.journal()) and (not best or len(story.entries) < len(best.entries)):
            best = story
    return best


def events_of(story: Journal) -> set[str]:
    return {type(event).__name__ for entry in story.entries for event in entry.events}


if __name__ == "__main__":
    sys.exit(main())
