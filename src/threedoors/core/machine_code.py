"""Drops compiled machine code that was made from other sources.

Numba files it under the source it stands in, and does not notice a change in a source it calls. After an update the
old code would go on giving old answers.
"""

from contextlib import suppress
from hashlib import blake2b
from pathlib import Path

STAMP = "compiled-from.txt"


def drop_if_stale(folder: Path) -> None:
    """Throw away the machine code in a folder and below it unless all sources there are those it was compiled from."""
    kept = folder / "__pycache__"
    now = sources(folder)
    with suppress(OSError):  # where nothing may be written nothing was compiled here
        if (kept / STAMP).is_file() and (kept / STAMP).read_text(encoding="utf-8") == now:
            return
        kept.mkdir(exist_ok=True)
        for file in folder.rglob("__pycache__/*.nb[ic]"):
            file.unlink(missing_ok=True)
        (kept / STAMP).write_text(now, encoding="utf-8")


def sources(folder: Path) -> str:
    """A hash of every source of a folder and all below it."""
    files = sorted((file.relative_to(folder).as_posix(), file) for file in folder.rglob("*.py"))
    texts = (name.encode() + b"\0" + file.read_bytes() for name, file in files)
    return blake2b(b"\0".join(texts), digest_size=16).hexdigest()
