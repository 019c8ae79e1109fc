"""Every file made from Python for the client and the docs: `python tools/generate.py [--check]`, or `make generate`.

What there is to make is found by looking into tools/generators: each module there has `files()`, which yields a place
and what belongs there, and may name `FOLDERS` that hold nothing else. With --check nothing is written; the exit code
is 1 if a file has drifted from what it is made from, is missing, or is made by nobody any more.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

HOUSE = Path(__file__).resolve().parents[1]
GENERATORS = Path(__file__).resolve().parent / "generators"


def main(arguments: list[str] | None = None) -> int:
    """Write what has changed, or say what has drifted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file has drifted")
    only_check = parser.parse_args(arguments).check
    made = dict(made_files())
    drifted = [*changed(made), *strays(made)]
    for path in sorted(drifted):
        if only_check:
            print(f"{_named(path)} is not what it would be made; `make generate` makes it anew.", file=sys.stderr)
        else:
            write(path, made.get(path))
    return int(only_check and bool(drifted))


def made_files() -> Iterator[tuple[Path, bytes]]:
    """Each file and what belongs in it."""
    for generator in generators():
        yield from generator.files()


def generators() -> list[ModuleType]:
    """What makes files, in the order of the names."""
    return [import_module(f"generators.{found.name}") for found in iter_modules([str(GENERATORS)])]


def changed(made: dict[Path, bytes]) -> Iterator[Path]:
    """Files that are missing or say something else."""
    return (path for path, content in made.items() if not path.is_file() or path.read_bytes() != content)


def strays(made: dict[Path, bytes]) -> Iterator[Path]:
    """Files that nobody makes any more, in folders that hold nothing but what is made."""
    folders = [folder for generator in generators() for folder in getattr(generator, "FOLDERS", ())]
    return (path for folder in folders for path in folder.glob("*") if path not in made)


def write(path: Path, content: bytes | None) -> None:
    """Put a file in its place; nothing to put there takes it away."""
    print(_named(path))
    if content is None:
        path.unlink()
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def _named(path: Path) -> str:
    return path.relative_to(HOUSE).as_posix() if path.is_relative_to(HOUSE) else str(path)


if __name__ == "__main__":
    sys.exit(main())
