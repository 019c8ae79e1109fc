"""Promises of the house itself: documents, lock files, the built client."""

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from threedoors.cli import threedoors

HOUSE = Path(__file__).resolve().parent.parent
LOCK = (HOUSE / "requirements.lock").read_text()
PLAY_LOCK = (HOUSE / "requirements-play.lock").read_text()
CLI_PAGE = HOUSE / "docs" / "cli.md"


def commands() -> list[str]:
    return threedoors.list_commands(click.Context(threedoors))


@pytest.mark.parametrize("command", commands())
def test_every_command_has_its_section_in_the_cli_page(command: str) -> None:
    assert re.search(rf"^## `threedoors {command}\b", CLI_PAGE.read_text(), re.MULTILINE)


def test_the_cli_page_tells_of_no_command_that_is_not_there() -> None:
    told = re.findall(r"^## `threedoors ([a-z-]+)", CLI_PAGE.read_text(), re.MULTILINE)
    assert set(told) <= set(commands())


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself_and_its_options(command: str) -> None:
    found = threedoors.get_command(click.Context(threedoors), command)
    assert found is not None
    assert found.help
    unexplained = [p.name for p in found.params if isinstance(p, click.Option) and not p.help]
    assert unexplained == []


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "CONTRIBUTING.md",
        "SECURITY.md",
        "CHANGELOG.md",
        "LICENSE",
        "NOTICE",
        "docs/architecture.md",
        "docs/cli.md",
    ],
)
def test_the_pages_a_visitor_looks_for_are_there(page: str) -> None:
    assert len((HOUSE / page).read_text()) > 500


def tracked_pages() -> list[Path]:
    return sorted([*HOUSE.glob("*.md"), *HOUSE.glob("docs/*.md")])


@pytest.mark.parametrize("page", tracked_pages(), ids=lambda page: str(page.relative_to(HOUSE)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|mailto:|#)([^)#\s]+)", page.read_text())
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_python_lock_pins_every_package_by_hash_and_names_no_address() -> None:
    pinned = re.findall(r"^[A-Za-z0-9._-]+==", LOCK, re.MULTILINE)
    entries = [entry for entry in re.split(r"\n(?=\S)", LOCK.strip()) if not entry.startswith("#")]
    assert len(pinned) == len(entries)
    assert all("--hash=sha256:" in entry for entry in entries)
    assert not re.search(r"https?://|file:|--index|--find-links", LOCK)


def test_python_lock_holds_everything_the_project_asks_for() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    asked = [*project["project"]["dependencies"], *project["build-system"]["requires"]]
    asked += [name for extra in project["project"]["optional-dependencies"].values() for name in extra]
    names = {re.sub(r"[-_.]+", "-", re.split(r"[<>=!~\[ ;]", each)[0].lower()) for each in asked}
    assert names - set(re.findall(r"^([a-z0-9-]+)==", LOCK, re.MULTILINE)) == set()


def test_what_playing_needs_is_locked_as_everything_is() -> None:
    everything, play = (set(re.split(r"\n(?=\S)", lock.strip())) for lock in (LOCK, PLAY_LOCK))
    assert play < everything, "`make lock` writes both"
    tools = ("pytest", "mypy", "playwright", "ortools", "schemathesis", "matplotlib")
    assert not any(entry.startswith(f"{tool}==") for entry in play for tool in tools)


def test_npm_lock_has_integrity_and_names_no_address() -> None:
    lock = json.loads((HOUSE / "web" / "package-lock.json").read_text())
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_npm_lock_serves_every_platform() -> None:
    lock = json.loads((HOUSE / "web" / "package-lock.json").read_text())
    bindings = [name for name in lock["packages"] if name.startswith("node_modules/@rolldown/binding")]
    assert len(bindings) == 15


def dependencies() -> list[str]:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    asked = [
        *project["dependencies"],
        *(d for extra in project["optional-dependencies"].values() for d in extra),
    ]
    npm = json.loads((HOUSE / "web" / "package.json").read_text())
    return [*(re.split(r"[<>=]", name)[0] for name in asked), *npm["dependencies"], *npm["devDependencies"]]


@pytest.mark.parametrize("name", dependencies())
def test_every_dependency_is_named_with_its_reason(name: str) -> None:
    page = (HOUSE / "docs" / "architecture.md").read_text()
    assert re.search(rf"^\|[^|]*`{re.escape(name)}`[^|]*\| [^|]{{12,}}\|$", page, re.MULTILINE)


def python_files() -> list[Path]:
    folders = ("src", "tests", "tools", "benchmarks", "examples")
    return sorted(path for folder in folders for path in (HOUSE / folder).rglob("*.py"))


def test_every_module_says_what_it_is_for() -> None:
    written = {path: path.read_text() for path in python_files()}
    silent = [path for path, text in written.items() if text.strip() and not ast.get_docstring(ast.parse(text))]
    assert [str(path.relative_to(HOUSE)) for path in silent] == []


def own_files() -> Iterator[Path]:
    """Everything that is ours to read: no build products, no packages of others."""
    yield from (path for path in HOUSE.iterdir() if path.is_file() and path.name not in {".git", ".coverage"})
    for folder in ("src", "web", "tests", "docs", "tools", "benchmarks", "examples", ".ci"):
        for path in (HOUSE / folder).rglob("*"):
            if path.is_file() and not {"node_modules", "client", "__pycache__", "contact-sheets"} & set(path.parts):
                yield path


def test_nothing_names_a_machine_or_a_registry() -> None:
    private = re.compile(r"(?<![\w.])/(?:work|home|root)/\w|registry\.npmjs|files\.pythonhosted|pypi\.org/simple")
    named = [path for path in own_files() if path != Path(__file__).resolve() and is_text(path)]
    assert [str(path.relative_to(HOUSE)) for path in named if private.search(path.read_text())] == []


def is_text(path: Path) -> bool:
    return b"\0" not in path.read_bytes()[:4096]


BY_PROGRAMS = {"benchmarks.md", "soak.md", "balance-knock.md", "balance-munchkin.md", "bots.md"}
PAGES = [
    *HOUSE.glob("*.md"),
    *(page for page in HOUSE.glob("docs/*.md") if page.name not in BY_PROGRAMS),
    *HOUSE.glob("src/threedoors/games/*/rules.*.md"),
]


def prose(page: Path) -> list[str]:
    """The lines of a page that can be wrapped: no tables, headings or code."""
    outside = re.sub(r"^\s*```.*?^\s*```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
    return [line for line in outside.splitlines() if not line.lstrip().startswith(("|", "#", "<"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(HOUSE).as_posix())
def test_pages_are_wrapped_at_120(page: Path) -> None:
    """Code and addresses are not broken, so they may stick out."""
    long = [line for line in prose(page) if len(re.sub(r"`[^`]*`|\]\([^)]*\)|!\[[^]]*", "", line)) > 120]
    assert long == []


def test_the_changelog_begins_with_what_is_to_come_and_then_names_this_version() -> None:
    headings = re.findall(r"^## (\S+)", (HOUSE / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    version = tomllib.loads((HOUSE / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert headings[:2] == ["Unreleased", version]


def test_no_python_file_is_too_long_to_be_seen_whole() -> None:
    files = [file for room in ("src", "tests", "tools", "benchmarks") for file in (HOUSE / room).rglob("*.py")]
    assert len(files) > 500
    assert [file.name for file in files if file.read_text(encoding="utf-8").count("\n") > 400] == []
