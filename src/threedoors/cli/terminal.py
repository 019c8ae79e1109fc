"""A game in a terminal: several people at one keyboard, or one against bots.

The screen is the same for every game: the table as the game draws it, what is waited for, and the
choices, numbered. A game improves it by drawing its table and wording its acts and fields. Hidden
hands are kept apart by a curtain: the screen is wiped before the keyboard changes hands, and whoever
sits down first reads what happened since they last looked.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from threedoors.bots import Bot, Thought
from threedoors.bots.match import answers, match_steps
from threedoors.cli.adviser import ASKS, Adviser
from threedoors.cli.clocks import Clocks
from threedoors.cli.display import Display
from threedoors.cli.fields import BackUp, Fields
from threedoors.cli.interest import Interest
from threedoors.cli.puzzle import Puzzle
from threedoors.cli.screen import err, out, prose, said_if_slow
from threedoors.cli.wording import Row, Wording, shortened
from threedoors.core import Action, Chance, Concede, Message, Open, Playing, Refused, Seat, gamefile
from threedoors.texts import Texts


class Quit(Exception):
    """Somebody left the table."""


class TooLate(Exception):
    """The clock acted while somebody was typing: what was typed answers a table that is gone."""


@dataclass
class Terminal:
    """One keyboard, one screen, one game."""

    playing: Playing[Any, Any]
    bots: Sequence[Bot | None]  # None: a person
    texts: Texts
    chance: Chance  # the bots' own
    puzzle: Puzzle | None = None  # what a game of levels adds to the prompt
    clocks: Clocks = field(default_factory=Clocks)
    facing: Seat | None = None  # who sits at the keyboard
    called: Seat | None = None  # who asked for it out of turn
    told: dict[Seat | None, int] = field(default_factory=dict)  # entries each pair of eyes has read about
    is_news: bool = False  # has something been told since the last question?

    def __post_init__(self) -> None:
        self.wording = Wording(self.playing, self.texts)
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.interest = Interest(self.playing, self.people)
        self.adviser = Adviser(self.playing, self.texts, self.chance)
        self.display = Display(self.wording, self.clocks, self.puzzle)

    def run(self) -> None:
        """Play until the end; Quit when somebody leaves."""
        self.display.opening()
        while not self._is_over():
            self._let_bots_act()
            self._let_clocks_act()
            seat = self._next_person()
            if seat is not None:
                self._curtain(seat)
                self._ask(seat)
        self.display.ending(self.adviser.closing_words())

    def _is_over(self) -> bool:
        return self.playing.game.outcome(self.playing.state) is not None

    # --- who acts -------------------------------------------------------------------------------

    def _let_bots_act(self) -> None:
        """Until a person is awaited, or could do something new between the acts of bots (K22, M11)."""
        if self._caller() is not None:
            return
        steps = match_steps(self.playing, self.bots, self.chance)
        while (thought := self._thought(steps)) is not None:
            self._tell(thought)
            self.called = None if self._is_over() else self.interest.somebody()
            if self.called is not None:
                return
        self._tell()

    def _let_bots_answer(self) -> bool:
        """Where everybody acts at once: one act of each bot for one of ours. Did any of them act?"""
        before = len(self.playing.entries)
        steps = answers(self.playing, self.bots, self.chance)
        while (thought := self._thought(steps)) is not None:
            self._tell(thought)
        return len(self.playing.entries) > before

    def _thought(self, steps: Iterator[Thought]) -> Thought | None:
        """The next act of a bot; whoever waits long reads for whom."""
        waits = self.playing.game.waits(self.playing.state)
        thinking = [self.texts.seat(seat) for wait in waits for seat in wait.seats if self.bots[seat] is not None]
        with said_if_slow(self.texts.phrase("thinks", {"seat": next(iter(thinking), "")}) if thinking else ""):
            return next(steps, None)

    def _let_clocks_act(self) -> bool:
        """Has a clock run out, and acted?"""
        otherwise = self.clocks.run_out(self.playing.game.waits(self.playing.state))
        if otherwise is not None:
            self._act(otherwise)
        return otherwise is not None

    def _next_person(self) -> Seat | None:
        """Whom to ask; nobody when the clock has just acted and the bots are next."""
        if self._caller() is not None:
            return self.called
        waits = self.playing.game.waits(self.playing.state)
        awaited = [seat for wait in waits for seat in wait.seats if self.bots[seat] is None]
        return self.facing if self.facing in awaited else next(iter(awaited), None)

    def _caller(self) -> Seat | None:
        """Who asked for the keyboard out of turn, while there is something they may do."""
        if self.called is not None and (self.interest.rests(self.called) or not self.interest.may_act(self.called)):
            self.called = None
        return self.called

    def _tell(self, thought: Thought | None = None) -> None:
        """What happened since these eyes last looked."""
        eyes = self.texts.you = self._eyes()
        for entry in self.playing.entries[self.told.get(eyes, 0) :]:
            for event in entry.events:
                words = self.wording.event(event, eyes)
                if words is not None:
                    prose(f"· {words}")
                    self.is_news = True
        self.told[eyes] = len(self.playing.entries)
        if thought is not None and self._is_over():
            said = {"seat": self.texts.seat(thought.action.seat), "reason": self.texts.say(thought.reason)}
            prose(self.texts.phrase("last-thought", said), style="dim")

    def _eyes(self) -> Seat | None:
        """Whose eyes are on the screen: the only person's, or with several people those of whoever sits there."""
        return self.people[0] if len(self.people) == 1 else self.facing

    # --- one person -----------------------------------------------------------------------------

    def _curtain(self, seat: Seat) -> None:
        if self.facing != seat and len(self.people) > 1:
            if self.facing is not None and self.is_news:
                self._pause(self.texts.phrase("read-on"))
            click.clear()
            self._pause(self.texts.phrase("curtain", {"seat": self.texts.seat(seat)}))
            click.clear()
        self.facing = seat
        self._tell()
        self.is_news = False

    def _ask(self, seat: Seat) -> None:
        view = self.playing.game.view(self.playing.state, seat)
        rows = self.wording.rows(view)
        self.interest.looked(seat)
        self._show_choices(view, rows)
        try:
            typed = self._prompt(self.texts.phrase("choose-act"), lambda: self._show_choices(view, rows), is_act=True)
            if typed:
                self._take(view, rows, typed.split())
            elif self.called == seat:
                self.called = None
            elif not self._let_bots_answer():
                err.print(self.texts.say(Message("awaited", {"seat": seat})))
        except TooLate:
            err.print(self.texts.phrase("too-late"), style="yellow")
        except BackUp:
            return

    def _show_choices(self, view: Any, rows: list[Row]) -> None:
        self.display.choices(view, rows)
        if self.called == view.seat:
            out.print(self.texts.phrase("go-on"), style="dim")

    def _take(self, view: Any, rows: list[Row], words: list[str]) -> None:
        """Play the row typed; further words answer the fields of an open act in order."""
        if self._took_notation(view, words):
            return
        numbered = {str(number): act for number, (act, _) in enumerate(rows, 1)}
        chosen = {**numbered, **self.wording.letters(rows)}.get(words[0])
        if chosen is None:
            err.print(self.texts.phrase("not-a-row", {"typed": shortened(words[0]), "most": len(rows)}))
            return
        fields = Fields(self.wording, view, self._prompt)
        if isinstance(chosen, Open):
            self._act_foretold(view, fields.filled(chosen, words[1:]))
        else:
            fields.none_left(words[1:])
            self._act_foretold(view, chosen)

    def _took_notation(self, view: Any, words: list[str]) -> bool:
        """Was this an act, or several, in the game's own notation? They are played in turn until one is refused."""
        typed = self.playing.game.typed
        for number, word in enumerate(words):
            meant = typed(view, word) if typed is not None else None
            if meant is None:
                if number:
                    err.print(self.texts.phrase("not-notation", {"typed": shortened(word)}))
                return number > 0
            if isinstance(meant, Refused):
                err.print(self.texts.refusal(meant), style="red")
                return True
            if not self._play(meant) or self._is_over():
                return True
            view = self.playing.game.view(self.playing.state, view.seat)
        return True

    def _act_foretold(self, view: Any, action: Action) -> None:
        """Play it, after what would follow was shown and agreed to, where the game says so (K24)."""
        foretell = self.playing.game.foretell
        follows = foretell(view, action) if foretell else ()
        for message in follows:
            prose(f"→ {self.texts.say(message)}")
        if not follows or self._is_sure("sure-act"):
            self._play(action)

    def _play(self, action: Action) -> bool:
        """Somebody's act, and what the bots do meanwhile where nobody has a turn; was it accepted?"""
        accepted = self._act(action)
        if accepted and not self._is_over():
            self._let_bots_answer()
        return accepted

    def _act(self, action: Action) -> bool:
        """Play it; was it accepted?"""
        answer = self.playing.act(action, self.clocks.now_ms())
        if isinstance(answer, Refused):
            err.print(self.texts.refusal(answer), style="red")
        self._tell()
        return not isinstance(answer, Refused)

    # --- the keyboard ---------------------------------------------------------------------------

    def _prompt(self, question: str, again: Callable[[], None] = lambda: None, is_act: bool = False) -> str:
        """What was typed, once it is no command; BackUp if that settles it, TooLate if the clock acted."""
        while True:
            if is_act:
                prose(self._help(), style="dim")
            typed = self._typed(question)
            match typed:
                case "q":
                    if self._is_sure("sure-leave"):
                        raise Quit
                case "c" if self.facing is not None and is_act:
                    if self._is_sure("sure-give-up"):
                        self._act(Concede(self.facing))
                        raise BackUp
                case "n" if is_act:
                    if self._hand_on():
                        raise BackUp
                case "w" if is_act:
                    self._watch()
                case "?":
                    self.display.rules()
                    again()
                case _ if typed.startswith("?"):
                    self.display.about(self._view(), typed[1:].strip())
                case _ if typed == ASKS and is_act and self.adviser.is_there:
                    for line in self.adviser.answer(self._view()):
                        prose(line)
                case _ if is_act and self._puzzled(typed):
                    pass
                case _:
                    if self._let_clocks_act():
                        raise TooLate if typed else BackUp
                    return typed

    def _help(self) -> str:
        """What may be typed besides; nothing that could not do anything at this table."""
        commands = {
            "help-row": True,
            "help-letters": bool(self.playing.game.letters),
            "help-rules": True,
            "help-about": self.playing.game.about is not None,
            "help-next": len(self.people) > 1,
            "help-watch": len(self.people) < len(self.bots),
            "help-advice": self.adviser.is_there,
            **self._puzzle_help(),
            "help-leave": True,
        }
        return " · ".join(self.texts.phrase(name) for name, is_of_use in commands.items() if is_of_use)

    def _puzzle_help(self) -> dict[str, bool]:
        shares = any(bot is not None for bot in self.bots) and self.puzzle is not None
        own = self.puzzle.help(self._view()) if self.puzzle else ()
        return {**dict.fromkeys(own, True), "help-enter": shares}

    def _puzzled(self, typed: str) -> bool:
        """Was this a word of the puzzle's own, and is it answered?"""
        lines = self.puzzle.answer(self._view(), typed) if self.puzzle else None
        for line in lines or ():
            prose(line)
        return lines is not None

    def _view(self) -> Any:
        return self.playing.game.view(self.playing.state, self.facing)

    def _pause(self, question: str) -> None:
        if self._typed(question) == "q" and self._is_sure("sure-leave"):
            raise Quit

    def _typed(self, question: str) -> str:
        try:
            return str(click.prompt(question, default="", show_default=False, prompt_suffix=" > ")).strip()
        except click.Abort:
            raise Quit from None

    def _is_sure(self, question: str) -> bool:
        """Yes, by its first letter in the table's language; anything else is a no."""
        yes = self.texts.phrase("yes")
        asked = self.texts.phrase("sure", {"question": self.texts.phrase(question), "yes": yes})
        return self._typed(asked)[:1].lower() == yes[0]

    def _hand_on(self) -> bool:
        """Give the keyboard to somebody else who may do something now, awaited or not (K17a, K22, M11)."""
        others = [seat for seat in self.people if seat != self.facing and self.interest.may_act(seat)]
        if not others:
            err.print(self.texts.phrase("nobody-else"))
            return False
        chosen = 0
        if len(others) > 1:
            for number, seat in enumerate(others, 1):
                out.print(f"  {number:>2}  {self.texts.seat(seat)}")
            typed = self._typed(self.texts.phrase("choose-player"))
            if typed not in map(str, range(1, len(others) + 1)):
                return False
            chosen = int(typed) - 1
        self.called = others[chosen]
        return True

    def _watch(self) -> None:
        """Whether to be asked between all acts of the others, or only when something new can be done."""
        self.interest.in_everything = not self.interest.in_everything
        out.print(self.texts.phrase("watching" if self.interest.in_everything else "not-watching"))

    def wants(self, level: str) -> bool:
        """Is the next level wanted? Enter is a yes."""
        return not self._typed(self.texts.phrase("next-level", {"level": level}))

    def save(self, path: Path) -> None:
        """Keep the game as a .door file."""
        path.write_text(gamefile.write(self.playing.journal()), encoding="utf-8")
