"""Workers: bots think, questions are answered and wishes granted in other processes, beside the loop.

Four crews, so that a bot deep in thought keeps nobody from an answer, and a question that takes long none that
does not; a wish delays nobody but those who wish. What takes too long is ended and its worker replaced. What is
passed is a view, as JSON: a worker cannot know more than the seat it works for.
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from typing import Protocol

from threedoors.bots.advice import Strength
from threedoors.core import Refused
from threedoors.tables.workers.crew import Crew
from threedoors.tables.workers.process import Job
from threedoors.tables.workers.waiting import Asker, NobodyWaits, TooManyWait
from threedoors.tables.workers.work import (
    Answering,
    Granting,
    Idea,
    Rules,
    Sitter,
    Word,
    advise,
    advising,
    answer,
    grant,
    is_dear,
    think,
    thinking,
)
from threedoors.tables.workers.worker import PastItsTime, Stumbled, WorkerDied

__all__ = [
    "Asker",
    "Idea",
    "Inline",
    "NobodyWaits",
    "PastItsTime",
    "Processes",
    "Rules",
    "Sitter",
    "Stumbled",
    "TooManyWait",
    "Word",
    "WorkerDied",
    "Workers",
]

THOUGHT_SECONDS = 5.0
ANSWER_SECONDS = 2.0
MOST_QUESTIONS = 64  # waiting at one address; behind it there may be a whole school
MOST_DEAR_QUESTIONS = 16
WISH_SECONDS = 10.0  # a look takes about one, but a level begun is looked at to its end
MOST_WISHES = 8


class Workers(Protocol):
    """Somebody who thinks for bots and answers questions."""

    async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None: ...

    async def answer(self, rules: Rules, view: bytes, question: bytes, asker: Asker) -> bytes | Refused: ...

    async def advise(self, rules: Rules, view: bytes, strength: Strength, asker: Asker) -> bytes | Refused: ...

    async def grant(self, game: str, wish: bytes, seed: int, asker: Asker) -> bytes | Refused: ...

    async def close(self) -> None: ...

    @property
    def crews(self) -> Mapping[str, Crew]:
        """Who works here, by what they do; for those who count."""


class Processes:
    """Workers in processes of their own, started when first needed."""

    def __init__(self, thinkers: int | None = None) -> None:
        self.crews = {
            "bots": Crew(thinkers or max(1, (os.cpu_count() or 2) - 1), THOUGHT_SECONDS),
            "questions": Crew(1, ANSWER_SECONDS, MOST_QUESTIONS),
            "dear_questions": Crew(1, ANSWER_SECONDS, MOST_DEAR_QUESTIONS),
            "wishes": Crew(1, WISH_SECONDS, MOST_WISHES),
        }

    async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None:
        job = Job(thinking(rules, sitters), think, (rules, tuple(sitters), key))
        idea: Idea | None = await self.crews["bots"].do(job, asker)
        return idea

    async def answer(self, rules: Rules, view: bytes, question: bytes, asker: Asker) -> bytes | Refused:
        dear = is_dear(rules, question)
        job = Job(Answering(rules, dear), answer, (rules, view, question))
        found: bytes | Refused = await self.crews["dear_questions" if dear else "questions"].do(job, asker)
        return found

    async def advise(self, rules: Rules, view: bytes, strength: Strength, asker: Asker) -> bytes | Refused:
        job = Job(advising(rules), advise, (rules, view, strength))
        found: bytes | Refused = await self.crews["dear_questions"].do(job, asker)
        return found

    async def grant(self, game: str, wish: bytes, seed: int, asker: Asker) -> bytes | Refused:
        granted: bytes | Refused = await self.crews["wishes"].do(Job(Granting(game), grant, (game, wish, seed)), asker)
        return granted

    async def close(self) -> None:
        await asyncio.gather(*(crew.close() for crew in self.crews.values()))


class Inline:
    """Workers in this very process: for tests and quiet houses."""

    crews: Mapping[str, Crew] = {}

    async def think(self, rules: Rules, sitters: Sequence[Sitter], key: bytes, asker: Asker) -> Idea | None:
        return think(rules, sitters, key)

    async def answer(self, rules: Rules, view: bytes, question: bytes, asker: Asker) -> bytes | Refused:
        return answer(rules, view, question)

    async def advise(self, rules: Rules, view: bytes, strength: Strength, asker: Asker) -> bytes | Refused:
        return advise(rules, view, strength)

    async def grant(self, game: str, wish: bytes, seed: int, asker: Asker) -> bytes | Refused:
        return grant(game, wish, seed)

    async def close(self) -> None:
        pass
