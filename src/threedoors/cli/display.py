"""What a terminal shows of a game: its table and choices, its rules in a pager, how it began and how it ended.

A game draws its own table; where it does not, the fields of its view are printed as they are.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import click
import msgspec
from rich.markdown import Markdown
from rich.text import Text

from threedoors.cli.clocks import Clocks
from threedoors.cli.puzzle import Puzzle
from threedoors.cli.screen import err, out, page, prose
from threedoors.cli.wording import Row, Wording, shortened
from threedoors.core import Playing, Wait
from threedoors.texts import Texts, rules_page


@dataclass
class Display:
    """One game on one screen."""

    wording: Wording
    clocks: Clocks
    puzzle: Puzzle | None

    @property
    def playing(self) -> Playing[Any, Any]:
        return self.wording.playing

    @property
    def texts(self) -> Texts:
        return self.wording.texts

    def opening(self) -> None:
        """What is played, with its seal if there is any luck in it."""
        sealed = self.texts.phrase("sealed", {"seal": self.playing.opening.seal}) if self._has_luck() else ""
        out.print(Text.assemble((self.playing.game.title, "bold"), f"  {sealed}"))
        for line in self.puzzle.opening_words() if self.puzzle else ():
            prose(line)

    def choices(self, view: Any, rows: list[Row]) -> None:
        """The table, and below it what may be done, numbered."""
        self.table(view)
        letters = {id(act): f" ({letter})" for letter, act in self.wording.letters(rows).items()}
        for number, (act, words) in enumerate(rows, 1):
            prose(f"  {number:>2}  {words}{letters.get(id(act), '')}", indent=" " * 6)

    def table(self, view: Any) -> None:
        """The table as one seat sees it, and whom it waits for."""
        out.print()
        self.texts.you = view.seat
        self._draw(view)
        for line in self.puzzle.lit(view) if self.puzzle else ():
            prose(line)
        for wait in view.waits:
            out.print(Text.assemble((self.texts.say(wait.why), "bold yellow"), self._time_left(wait)))

    def ending(self, remarks: Iterable[str]) -> None:
        """The last table, how it ended, what there is to remark, and what proves that nobody cheated."""
        game, opening = self.playing.game, self.playing.opening
        outcome = game.outcome(self.playing.state)
        assert outcome is not None
        self._draw(game.view(self.playing.state, None))
        prose(self.texts.say(outcome.why), style="bold")
        for line in self.puzzle.closing_words(self.playing, self.clocks.now_ms()) if self.puzzle else ():
            prose(line)
        for line in remarks:
            prose(line)
        if self._has_luck():
            prose(self.texts.phrase("seed-told", {"seed": opening.seed, "seal": opening.seal}))

    def rules(self) -> None:
        """The game's rules page, in a pager."""
        rules = rules_page(self.playing.game.folder, self.texts.language)
        with out.capture() as captured:
            out.print(self.texts.phrase("rules-open"), style="dim")
            out.print(Markdown(rules.read_text(encoding="utf-8")), soft_wrap=False)
        with _prompting(self.texts.phrase("rules-open")):
            click.echo_via_pager(captured.get())

    def about(self, view: Any, name: str) -> None:
        """Whatever is seen by that name, or by a part of it."""
        about = self.playing.game.about
        found = about(view, name, self.texts.say) if about is not None else ()
        for line in found:
            prose(line)
        if not found:
            err.print(self.texts.phrase("nothing-of-that-name", {"typed": shortened(name)}))

    def _has_luck(self) -> bool:
        """Is there a seed worth sealing?"""
        opening = self.playing.opening
        return self.playing.game.has_luck(opening.options, len(opening.seats))

    def _draw(self, view: Any) -> None:
        draw = self.playing.game.draw
        cut = page(draw(view, self.texts.say) if draw is not None else _plain_table(view))
        if cut:
            err.print(self.texts.phrase("picture-cut", {"columns": cut}), style="yellow")

    def _time_left(self, wait: Wait[Any]) -> str:
        left = self.clocks.seconds_left(wait)
        if left is None or not wait.is_watched:
            return ""
        seconds = max(0, round(left))
        return f" ({seconds // 60}:{seconds % 60:02})"


@contextmanager
def _prompting(words: str) -> Iterator[None]:
    """A pager that says below the page how to leave it; whoever has set up their own keeps it."""
    asked = {"LESS": "-R -Ps" + re.sub(r"([?:.%\\-])", r"\\\1", words) + "$", "LESSCHARSET": "utf-8"}
    ours = {name: value for name, value in asked.items() if name not in os.environ}
    os.environ.update(ours)
    try:
        yield
    finally:
        for name in ours:
            del os.environ[name]


def _plain_table(view: Any) -> str:
    shown = msgspec.to_builtins(view)
    hidden = {"choices", "waits", "outcome", "seat"}
    return "\n".join(f"{key}: {value}" for key, value in shown.items() if key not in hidden)
