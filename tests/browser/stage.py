"""What a scene is: how it is brought about once, and what is done after every reload."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page


class Stage(NamedTuple):
    """What a scene needs to be set."""

    browser: Browser
    page: Page
    house: str
    folder: Path


class Scene(NamedTuple):
    prepare: Callable[[Stage], None]
    arrange: Callable[[Page], None] = lambda page: None


def place(address: str) -> Callable[[Stage], None]:
    return lambda stage: void(stage.page.goto(stage.house + address, wait_until="networkidle"))


def void(_: object) -> None:
    """Nothing to give back."""
