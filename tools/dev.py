"""The house while it is being built: `python tools/dev.py [--port 8000] [--db FILE]`, or `make dev`.

Two programs behind one address. Vite serves the client and shows every edit of web/ at once; what it does not have
(/api, /ws) it passes on to a house that starts anew when a file of src/threedoors changes. Tables live in a database
of their own and go on after a restart. Building the client for players is tools/client.py's work.

The two end together: on Ctrl-C, on SIGTERM, when one of them dies, and even when this program is killed, because each
holds a pipe from here and leaves when it is cut. Only a house that trips over an edit before it is open is waited for.
"""

import argparse
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import FrameType
from typing import NoReturn

from client import CLIENT, PACKAGE, WEB, node_home

READ_BY_THE_HOUSE = {".py", ".toml", ".ftl", ".txt", ".json", ".md"}
LOOK_SECONDS = 0.3
GRACE_SECONDS = 10.0
LEAVE_WITH_THE_OTHER_END = "data:text/javascript,process.stdin.on('end',()=>process.exit()).resume()"


def main() -> int:
    """Run both until one of them ends or somebody interrupts."""
    asked = arguments()
    if asked.house:
        return open_house(asked.port, asked.db)
    signal.signal(signal.SIGTERM, interrupted)
    signal.signal(signal.SIGINT, interrupted)  # a shell that starts programs in the background ignores it for them
    house = House(free_port(), asked.db)
    vite: subprocess.Popen[bytes] | None = None
    try:
        house.start()
        vite = start_vite(asked.port, house.port)
        return watch(house, vite)
    except KeyboardInterrupt:
        return 0
    finally:
        end(vite)
        end(house.process)


def arguments() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, default=8000, help="where the client is served")
    parser.add_argument("--db", type=Path, default=WEB.parent / ".dev" / "tables.db", help="where tables are kept")
    parser.add_argument("--house", action="store_true", help=argparse.SUPPRESS)  # the second of the two programs
    return parser.parse_args()


def interrupted(number: int, frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def free_port() -> int:
    """A port nobody listens on; the house keeps it over all its restarts."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


# --- the house, and when it starts anew -------------------------------------------------------------


class House:
    """The house's process: started, looked at, started again."""

    def __init__(self, port: int, db: Path) -> None:
        self.port, self.db = port, db
        self.was_open = False
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it anew; whatever ran before is ended first."""
        end(self.process)
        self.was_open = False
        asked = ["--house", "--port", str(self.port), "--db", str(self.db)]
        self.process = started([sys.executable, __file__, *asked])

    def has_died(self) -> bool:
        """Did it end after it had been open, or was it killed? Else it waits for an edit it can read."""
        if self.process is None:
            return False
        if self.process.poll() is None:
            self.was_open = self.was_open or is_open(self.port)
            return False
        if self.was_open or self.process.returncode < 0:
            return True
        self.process = None
        print("The house did not open; it tries again after the next edit.", file=sys.stderr)
        return False


def watch(house: House, vite: "subprocess.Popen[bytes]") -> int:
    """Look at both and at the sources until one of the two is gone."""
    seen = dict(edited())
    while vite.poll() is None and not house.has_died():
        time.sleep(LOOK_SECONDS)
        now = dict(edited())
        if now != seen:
            seen = now
            print("The sources have changed: the house starts anew.", file=sys.stderr)
            house.start()
    print("One of the two has ended, so does the other.", file=sys.stderr)
    return 1


def edited() -> Iterator[tuple[Path, int]]:
    """Every file the house reads when it starts, and when it was last written."""
    for folder, names, files in os.walk(PACKAGE):
        here = Path(folder)
        names[:] = [name for name in names if name != "__pycache__" and here / name != CLIENT]
        for path in (here / file for file in files):
            if path.suffix in READ_BY_THE_HOUSE:
                yield path, path.stat().st_mtime_ns if path.exists() else 0


def is_open(port: int) -> bool:
    """Does somebody listen there?"""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=0.2).close()
    except OSError:
        return False
    return True


def open_house(port: int, db: Path) -> int:
    """The house itself, in its own process: without a look at the built client, which Vite stands in for."""
    from threedoors import server
    from threedoors.server import logs
    from threedoors.server.config import Config

    threading.Thread(target=leave_with_the_other_end, daemon=True).start()
    logs.set_up("auto")
    try:
        server.serve(Config("127.0.0.1", port, db), opened=lambda port: None)
    except server.CannotServe as problem:
        print(problem, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


def leave_with_the_other_end() -> None:
    """Close the house when the pipe from the program that started it is cut."""
    while os.read(sys.stdin.fileno(), 1024):  # not sys.stdin.read(), whose lock would abort a house that trips
        pass
    os.kill(os.getpid(), signal.SIGTERM)


# --- processes that end together --------------------------------------------------------------------


def start_vite(port: int, house: int) -> "subprocess.Popen[bytes]":
    """Vite, in a node that leaves when its standard input ends."""
    node = node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    script = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    command = [str(node), "--import", LEAVE_WITH_THE_OTHER_END, str(script), "--port", str(port), "--strictPort"]
    return started(command, os.environ | {"THREEDOORS_SERVER": f"http://127.0.0.1:{house}"})


def started(command: list[str], environment: Mapping[str, str] = os.environ) -> "subprocess.Popen[bytes]":
    """A program out of reach of the terminal's Ctrl-C (it is told once, by us), tied to us by its standard input."""
    return subprocess.Popen(command, cwd=WEB, env=environment, stdin=subprocess.PIPE, start_new_session=True)


def end(process: "subprocess.Popen[bytes] | None") -> None:
    """End one program and wait for it; one that does not listen is killed."""
    if process is None:
        return
    process.terminate()
    try:
        process.wait(GRACE_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


if __name__ == "__main__":
    sys.exit(main())
