"""Icons are other people's work: every one that reaches a browser has its author, and NOTICE names them all."""

import re
from pathlib import Path

HOUSE = Path(__file__).parents[2]
WEB = HOUSE / "web" / "src"
AUTHORS = WEB / "lib" / "icons" / "authors.txt"


def shipped() -> set[str]:
    """Every icon of every list."""
    return {name for file in WEB.rglob("*.icons") for name in file.read_text(encoding="utf-8").split()}


def drawn_by() -> dict[str, str]:
    """Who drew which icon."""
    paragraphs = AUTHORS.read_text(encoding="utf-8").split("\n\n")[1:]
    named = [(author, icons.split()) for author, _, icons in (text.partition(":") for text in paragraphs)]
    return {icon: author for author, icons in named for icon in icons}


def test_every_icon_has_its_author() -> None:
    nameless = shipped() - drawn_by().keys()
    assert not nameless, f"look these up at game-icons.net and add them to {AUTHORS.name}"


def test_no_icon_is_shipped_that_nothing_draws() -> None:
    page = "".join(file.read_text(encoding="utf-8") for kind in ("*.ts", "*.svelte") for file in WEB.rglob(kind))
    named = set(re.findall(r"""(?<=['"`])[a-z0-9-]+(?=['"`])""", page))
    assert not shipped() - named


def test_every_author_named_draws_something() -> None:
    assert set(drawn_by()) == shipped()


def test_notice_and_the_screen_name_the_authors_of_our_icons_and_nobody_else() -> None:
    authors = {drawn_by()[icon] for icon in shipped()}
    notice = " ".join((HOUSE / "NOTICE").read_text(encoding="utf-8").split())
    named = re.findall(r"Icons made by ([^;]+);", notice)
    for language in ("fr", "en", "es"):
        about = (WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        named += re.findall(r"about-icons = .*\((.*)\)", about)
    assert [set(re.split(r", | and | et | y ", names)) for names in named] == [authors] * 4
