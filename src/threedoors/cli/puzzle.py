"""What a level of Dungeon Exit adds to the prompt: a hint, a candle, its idea, progress, and the next level.

A hint is asked for by ``h``; asked again of the same boards it says more: first which leg, then why, then a move. The
candle tells after every act whether a way out is left. Neither helps against a rival. A level solved with hints is
solved, and sets no record.
"""

from collections.abc import Iterator
from typing import Any

from threedoors.cli.kept_progress import KeptProgress
from threedoors.core import Playing, Refused
from threedoors.games.dungeon_exit.board.level import Level
from threedoors.games.dungeon_exit.board.notation import write_level
from threedoors.games.dungeon_exit.help.hints import STRENGTHS
from threedoors.games.dungeon_exit.levels.books import Page, book_names, find_level, find_page, idea_of, read_book
from threedoors.games.dungeon_exit.shown.questions import GiveHint, HintGiven, Possible, StillPossible, answer
from threedoors.games.dungeon_exit.shown.views import ExitView
from threedoors.games.dungeon_exit.solver import FEWEST, solve
from threedoors.texts import Texts

SECONDS = 3.0  # for the fewest tiles of a level that stands in no book
BURNS = {True: "candle-burns", False: "candle-out", None: "candle-flickers"}


class Puzzle:
    """One level at the keyboard."""

    def __init__(self, named: str, texts: Texts, kept: KeptProgress) -> None:
        self.named = named  # the level as it was asked for; may be empty
        self.texts = texts
        self.kept = kept
        self.hints = 0
        self.moves_shown = 0
        self.has_candle = False
        self._last: tuple[Any, int] = (None, 0)  # the boards last asked about, and how often

    # --- before and after -----------------------------------------------------------------------

    def opening_words(self) -> Iterator[str]:
        """Which level it is, and what it introduces."""
        page = find_page(self.named) if self.named else None
        if page is not None:
            yield self.texts.phrase("level-of-book", {"book": self._title(page.book), "number": page.number})
            if page.idea:
                yield self.texts.phrase(f"idea-{page.idea}")

    def closing_words(self, playing: Playing[Any, Any], took_ms: int) -> Iterator[str]:
        """What it took, whether less would have done, and how far one has come."""
        view = playing.game.view(playing.state, 0)
        outcome = playing.game.outcome(playing.state)
        if view.level is None or outcome is None or 0 not in outcome.winners or view.given_up is not None:
            return
        level, tiles = find_level(view.level.text), view.paths[0].tiles_used
        assert isinstance(level, Level)
        yield from self._fewest(level, tiles)
        if self.hints:
            yield self.texts.phrase("solved-with-hints", {"hints": self.hints, "moves": self.moves_shown})
        before = self.kept.bests.get(view.level.text, {})
        self.kept.add(view.level.text, {} if self.hints else {"ms": took_ms, "tiles": tiles})
        if not self.hints:
            said = {"time": _clock(took_ms), "best": _clock(before.get("ms", took_ms))}
            yield self.texts.phrase("solved-again" if before.get("ms", took_ms) < took_ms else "solved-in", said)
        page = find_page(self.named or view.level.text)
        if page is not None and page.book in book_names():
            yield self._far(page.book)

    def _fewest(self, level: Level, tiles: int) -> Iterator[str]:
        """The proved minimum, where the number of tiles is free."""
        if level.is_coop or level.tiles:
            return
        page = find_page(write_level(level))
        fewest = page.fewest if page is not None else None
        if fewest is None and not level.bridges:
            found = solve(level, FEWEST, SECONDS)
            fewest = found.tiles if found.status == "solved" and found.exact else None
        if fewest is not None:
            yield self.texts.phrase("fewest-laid" if tiles == fewest else "fewest-would-do", {"tiles": fewest})

    def next_page(self) -> Page | None:
        """The next level of the book that is not solved yet."""
        page = find_page(self.named) if self.named else None
        later = read_book(page.book)[page.number :] if page is not None and page.book in book_names() else ()
        return next((one for one in later if write_level(one.level) not in self.kept.bests), None)

    # --- at the prompt --------------------------------------------------------------------------

    def help(self, view: ExitView) -> tuple[str, ...]:
        """What may be typed besides."""
        helped = ("help-hint", "help-light") if view.mode != "race" else ()
        return (*helped, "help-idea", "help-progress")

    def answer(self, view: ExitView, typed: str) -> list[str] | None:
        """What is said to a word of the puzzle's own; None if this is none."""
        match typed:
            case "h":
                return self._hint(view)
            case "l" if view.mode != "race":
                self.has_candle = not self.has_candle
                return [*self.lit(view)] if self.has_candle else [self.texts.phrase("candle-snuffed")]
            case "i":
                return [self.texts.phrase(f"idea-{self._idea(view)}")]
            case "p":
                return [self._far(book) for book in book_names()]
        return None

    def lit(self, view: ExitView) -> Iterator[str]:
        """What the candle tells, while it burns."""
        if not self.has_candle or view.mode == "race" or view.outcome is not None:
            return
        found = answer(view, StillPossible())
        if isinstance(found, Possible):
            yield self.texts.phrase(BURNS[found.possible])

    def _hint(self, view: ExitView) -> list[str]:
        """Asked again of the same boards it says more."""
        boards, asked = self._last
        now = [path.board for path in view.paths]
        asked = asked + 1 if boards == now else 0
        self._last = now, asked
        given = answer(view, GiveHint(STRENGTHS[min(asked, len(STRENGTHS) - 1)]))
        if not isinstance(given, HintGiven):
            return [self.texts.phrase("no-hints-in-a-race")]
        self.hints += 1
        self.moves_shown += bool(given.tile or given.bridge or given.take_back or given.bridges_back)
        return [self.texts.say(given.say)]

    def _idea(self, view: ExitView) -> str:
        """What this level is about: as its book says, or by what stands on it."""
        page = find_page(self.named) if self.named else None
        if page is not None and (idea := idea_of(page)):
            return idea
        level = None if view.level is None else find_level(view.level.text)
        if level is None or isinstance(level, Refused):
            return "order"
        has = {"floors": level.stairs, "bridges": level.bridges, "pits": level.pits, "counts": level.tiles}
        return next((idea for idea, is_there in has.items() if is_there), "order")

    def _far(self, book: str) -> str:
        pages = read_book(book)
        solved = sum(write_level(page.level) in self.kept.bests for page in pages)
        return self.texts.phrase("solved-of", {"book": self._title(book), "solved": solved, "most": len(pages)})

    def _title(self, book: str) -> str:
        return self.texts.phrase(f"book-title-{book}")


def _clock(ms: int) -> str:
    return f"{ms // 60_000}:{ms // 1000 % 60:02}"
