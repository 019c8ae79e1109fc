"""`make dev`: one address for client and house, an edit starts the house anew, and the two end together."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

HOUSE = Path(__file__).resolve().parents[2]
CHILDREN = Path("/proc")

pytestmark = pytest.mark.skipif(not CHILDREN.is_dir(), reason="which programs are left is read from /proc")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources in a folder of their own, so that a test may edit them; the npm packages are lent."""
    place = tmp_path_factory.mktemp("checkout")
    shutil.copytree(HOUSE / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOUSE / "tools", place / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HOUSE / "web", place / "web", ignore=shutil.ignore_patterns("node_modules"))
    (place / "web" / "node_modules").symlink_to(HOUSE / "web" / "node_modules")
    return place


class Developing:
    """`make dev`, running."""

    def __init__(self, process: "subprocess.Popen[bytes]", port: int, checkout: Path) -> None:
        self.process, self.checkout = process, checkout
        self.address = f"http://127.0.0.1:{port}"

    def says(self, page: str) -> str:
        try:
            with urlopen(self.address + page, timeout=5) as answer:
                return str(answer.read().decode())
        except (URLError, OSError):
            return ""

    def two(self) -> dict[str, int]:
        """The two programs by what they are."""
        children = [child for child in processes() if parent_of(child) == self.process.pid]
        return {"vite" if b"vite" in command_of(child) else "house": child for child in children}


@contextmanager
def developing(checkout: Path) -> Iterator[Developing]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    program = [sys.executable, "tools/dev.py", "--port", str(port), "--db", str(checkout / "tables.db")]
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    with subprocess.Popen(program, cwd=checkout, env=environment) as process:
        try:
            running = Developing(process, port, checkout)
            until(lambda: '"knock"' in running.says("/api/games") and "main.ts" in running.says("/"))
            yield running
        finally:
            process.terminate()


@contextmanager
def edited_and_mended(source: Path, was: str) -> Iterator[None]:
    """Whatever becomes of a test that edits a source, the next one finds it as it was."""
    try:
        yield
    finally:
        source.write_text(was, encoding="utf-8")


def until(holds: Callable[[], object], seconds: float = 90) -> None:
    """Wait until it holds; a test that waits in vain says so."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.2)


def processes() -> list[int]:
    return [int(entry.name) for entry in CHILDREN.iterdir() if entry.name.isdigit()]


def parent_of(process: int) -> int:
    try:
        return int((CHILDREN / str(process) / "stat").read_text().rpartition(")")[2].split()[1])
    except (OSError, IndexError):
        return 0


def command_of(process: int) -> bytes:
    try:
        return (CHILDREN / str(process) / "cmdline").read_bytes()
    except OSError:
        return b""


def are_gone(left: dict[str, int]) -> bool:
    return not any(command_of(process) for process in left.values())


def test_an_edit_of_the_rules_starts_the_house_anew_and_ctrl_c_ends_both(checkout: Path) -> None:
    source = checkout / "src" / "threedoors" / "games" / "knock" / "__init__.py"
    was = source.read_text(encoding="utf-8")
    with edited_and_mended(source, was), developing(checkout) as running:
        before = running.two()
        source.write_text("this is no Python\n", encoding="utf-8")  # the house trips, and waits
        until(lambda: "house" not in running.two())
        until(lambda: "main.ts" in running.says("/"))
        source.write_text(was.replace('title="Knock', 'title="Edited Knock'), encoding="utf-8")
        until(lambda: "Edited Knock" in running.says("/api/games"))
        after = running.two()
        assert after["vite"] == before["vite"]
        assert after["house"] != before["house"]
        running.process.send_signal(signal.SIGINT)
        assert running.process.wait(30) == 0
        until(lambda: are_gone(after), 30)


def test_nothing_is_left_behind_when_it_is_killed(checkout: Path) -> None:
    with developing(checkout) as running:
        both = running.two()
        assert both.keys() == {"vite", "house"}
        running.process.kill()
        until(lambda: are_gone(both), 30)


@pytest.mark.parametrize("one", ["vite", "house"])
def test_when_one_of_them_dies_so_does_the_other(checkout: Path, one: str) -> None:
    with developing(checkout) as running:
        both = running.two()
        os.kill(both[one], signal.SIGKILL)
        assert running.process.wait(30) == 1
        until(lambda: are_gone(both), 30)
