"""A house that is open: the real program, in a process of its own, with a database of its own."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def open_house(database: Path, copy: Path | None = None) -> Iterator[str]:
    """Open this house, or a copy of it, on a free port, give its address (without a slash at the end), close it."""
    environment = sources_of(copy) if copy else None
    serve = [sys.executable, "-m", "threedoors", "serve", "--port", "0", "--no-browser", "--db", str(database)]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True, cwd=copy, env=environment) as served:
        assert served.stdout is not None
        found = re.search(r"http://\S+", served.stdout.readline())
        assert found, "the house did not say where it is open"
        try:
            yield found[0].rstrip("/")
        finally:
            close(served)


def sources_of(copy: Path) -> dict[str, str]:
    """The environment of a program that is to run with the sources of a copy of the house."""
    return os.environ | {"PYTHONPATH": os.pathsep.join((str(copy / "src"), str(copy)))}


def close(served: subprocess.Popen[str]) -> None:
    """Ctrl-C; a house that does not close by itself is broken, and is not left standing."""
    served.send_signal(signal.SIGINT)
    try:
        served.wait(timeout=30)
    except subprocess.TimeoutExpired:
        served.kill()
        raise
