"""The page about the wire states the limits of the workers as they are."""

from pathlib import Path

import pytest

from threedoors import bots
from threedoors.tables import workers
from threedoors.tables.playing import botplay
from threedoors.tables.services import questions
from threedoors.tables.workers.process import ROOM_BYTES

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("what", "most"),
    [
        ("budget of a bot", bots.MOST_AT_TABLES),
        ("thought of a bot", workers.THOUGHT_SECONDS),
        ("answer to a question", workers.ANSWER_SECONDS),
        ("wait for an answer", questions.ANSWER_WITHIN_SECONDS),
        ("questions waiting", workers.MOST_QUESTIONS),
        ("hints waiting", workers.MOST_DEAR_QUESTIONS),
        ("memory of a worker", ROOM_BYTES / 2**20),
    ],
)
def test_the_page_states_what_workers_may_do(what: str, most: float) -> None:
    assert f"| {what} | {most:g} |" in PAGE


def test_the_page_states_when_a_bot_is_tried_again() -> None:
    first, second, third = botplay.BACK_OFF_SECONDS
    assert f"after {first:g}, {second:g} and {third:g} seconds" in PAGE
