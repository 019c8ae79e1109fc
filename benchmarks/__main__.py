"""Every benchmark in turn: `python -m benchmarks [NAME …]`, which is what `make bench` calls.

A benchmark is a file in this folder that can be run by itself (`python -m benchmarks.NAME`) and writes its
own section of docs/benchmarks.md through `benchmarks._page`. They are found by looking. Ctrl-C ends the one
that is running and goes on with the next.
"""

import pkgutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent


def names() -> list[str]:
    """Every benchmark there is."""
    return sorted(found.name for found in pkgutil.iter_modules([str(FOLDER)]) if not found.name.startswith("_"))


def run(name: str) -> bool:
    """Run one in a process of its own, so that none warms or burdens another; stopped is not failed."""
    print(f"— {name}", flush=True)
    with subprocess.Popen([sys.executable, "-m", "benchmarks._one", name], cwd=FOLDER.parent) as benchmark:
        stopped = False
        while benchmark.returncode is None:
            try:
                benchmark.wait()
            except KeyboardInterrupt:  # it heard Ctrl-C too, and may have something to save
                stopped = True
    return stopped or benchmark.returncode == 0


def main(wanted: list[str]) -> int:
    """Run the wanted ones, or all; 1 if any failed, 2 if one does not exist."""
    if unknown := sorted(set(wanted) - set(names())):
        print(
            f"No benchmark {', '.join(unknown)}; there are {', '.join(names()) or 'none yet'}.",
            file=sys.stderr,
        )
        return 2
    failed = [name for name in wanted or names() if not run(name)]
    if failed:
        print(f"Failed: {', '.join(failed)}.", file=sys.stderr)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
