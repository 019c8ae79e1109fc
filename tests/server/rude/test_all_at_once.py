"""Whoever is rude in a file of this folder also comes when all of them do."""

import inspect
from functools import partial
from pathlib import Path

from tests.server.rude import all_at_once

NOT_RUDE = {"visitor_returning"}  # honest people in a storm


def test_every_rude_visitor_comes_when_all_come_at_once() -> None:
    there = {path.stem for path in Path(__file__).parent.glob("visitor_*.py")}
    source = inspect.getsource(all_at_once)
    assert {name for name in there if f"rude.{name} import" not in source} == NOT_RUDE


def test_each_of_them_comes_from_an_address_of_its_own() -> None:
    addresses = [come.keywords["come_from"] for come in all_at_once.VISITORS.values() if isinstance(come, partial)]
    assert len(set(addresses)) == len(all_at_once.VISITORS)
