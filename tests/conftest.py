"""What tests of several rooms share: a house that is open."""

import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house that is open, with a database of its own."""
    database = tmp_path_factory.mktemp("house") / "tables.db"
    serve = [
        sys.executable,
        "-m",
        "threedoors",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--db",
        str(database),
    ]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as served:
        assert served.stdout is not None
        found = re.search(r"http://\S+", served.stdout.readline())
        assert found, "the house did not say where it is open"
        try:
            yield found[0].rstrip("/")
        finally:
            served.send_signal(signal.SIGINT)
