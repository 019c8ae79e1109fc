"""The client's stamp: made from the present sources, or made again."""

import gzip
import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

HOUSE = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """tools/client.py in a small house of its own, with a Vite that only notes that it was called."""
    spec = importlib.util.spec_from_file_location("client_in_a_small_house", HOUSE / "tools" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, place in {"HOUSE": ".", "WEB": "web", "PACKAGE": "src", "CLIENT": "src/server/client"}.items():
        monkeypatch.setattr(module, name, tmp_path / place)
    small_house(tmp_path)
    monkeypatch.setattr(module, "run", lambda script, *arguments: pretend(tmp_path, script, arguments))
    return module


def small_house(root: Path) -> None:
    for name in (
        "web/package.json",
        "web/package-lock.json",
        "web/src/main.ts",
        "src/games/knock/rules.fr.md",
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(name)
    for name in ("src/texts/fr.ftl", "src/games/knock/texts/fr.ftl"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text("hello = Bonjour")


def pretend(root: Path, script: Path, arguments: tuple[str, ...]) -> None:
    if script.name == "brotli.ts":
        for file in arguments:
            Path(f"{file}.br").write_text("smaller")
        return
    with (root / "calls").open("a") as book:
        book.write(" ".join([script.name, *arguments[:1]]) + "\n")
    made = root / ("web/node_modules/vite" if script.name.startswith("npm") else "src/server/client/index.html")
    made.parent.mkdir(parents=True, exist_ok=True)
    made.write_text("made")


def calls(root: Path) -> list[str]:
    return (root / "calls").read_text().splitlines()


def test_a_fresh_client_is_left_alone(client: ModuleType, tmp_path: Path) -> None:
    client.build_if_stale()
    client.build_if_stale()
    assert calls(tmp_path) == ["npm-cli.js ci", "vite.js build"]


def test_every_text_of_the_client_lies_compressed_beside_itself(client: ModuleType, tmp_path: Path) -> None:
    client.build_if_stale()
    page = tmp_path / "src/server/client/index.html"
    assert gzip.decompress(page.with_name("index.html.gz").read_bytes()) == page.read_bytes()


@pytest.mark.parametrize(
    "change",
    [
        lambda root: (root / "web/src/main.ts").write_text("edited"),
        lambda root: (root / "web/src/Door.svelte").write_text("added"),
        lambda root: (root / "web/src/main.ts").rename(root / "web/src/start.ts"),
        lambda root: (root / "web/src/main.ts").unlink(),
        lambda root: (root / "src/texts/fr.ftl").write_text("hello = Salut"),
        lambda root: (root / "src/games/knock/texts/fr.ftl").write_text("hello = Salut"),
        lambda root: (root / "src/games/knock/rules.fr.md").write_text("K1"),
        lambda root: (root / "src/server/client/.stamp").unlink(),
    ],
    ids=["edited", "added", "renamed", "removed", "house text", "game text", "rules page", "stamp lost"],
)
def test_a_stale_client_is_built_again(client: ModuleType, tmp_path: Path, change: Callable[[Path], object]) -> None:
    client.build_if_stale()
    change(tmp_path)
    client.build_if_stale()
    assert calls(tmp_path).count("vite.js build") == 2


def test_packages_are_installed_again_only_when_the_lock_changed(client: ModuleType, tmp_path: Path) -> None:
    client.build_if_stale()
    (tmp_path / "web/package-lock.json").write_text("another lock")
    client.build_if_stale()
    assert calls(tmp_path).count("npm-cli.js ci") == 2


def test_a_python_file_does_not_make_the_client_stale(client: ModuleType, tmp_path: Path) -> None:
    client.build_if_stale()
    (tmp_path / "src/games/knock/rules.py").write_text("pass")
    assert client.is_fresh()


def test_a_failed_build_leaves_no_stamp(client: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client.build_if_stale()
    (tmp_path / "web/src/main.ts").write_text("edited")

    def fail(script: Path, *arguments: str) -> None:
        raise client.CannotBuild("vite.js build failed")

    monkeypatch.setattr(client, "run", fail)
    with pytest.raises(client.CannotBuild):
        client.build_if_stale()
    assert not client.is_fresh()


def test_missing_sources_are_told_in_a_sentence(client: ModuleType, tmp_path: Path) -> None:
    (tmp_path / "web/package.json").unlink()
    with pytest.raises(client.CannotBuild, match=r"no package\.json"):
        client.build_if_stale()
