"""Numba where it is installed and worth it: functions compiled, kept on disk, and dropped when their sources change.

Whatever is compiled has the same answers in plain Python, so Numba is never needed; ``THREEDOORS_PLAIN=1`` does without
it. A folder that compiles has one ``Accelerator``. Compiling takes longer than most questions, so one that is not
patient only takes what an earlier process has compiled.

Numba files machine code under the source it stands in, and does not notice a change in a source it calls. After an
update the old code would go on giving old answers, so what was compiled from other sources is dropped.
"""

import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cached_property
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

STAMP = "compiled-from.txt"


def has_numba() -> bool:
    """Is Numba there, and not turned off by ``THREEDOORS_PLAIN``?"""
    return find_spec("numba") is not None and not os.environ.get("THREEDOORS_PLAIN")


class Accelerator:
    """The compiled functions of one folder and all below it."""

    def __init__(
        self, folder: Path, also: Iterable[Path] = (), last: Iterable[tuple[str, str]] = (), *, patient: bool = False
    ) -> None:
        """``also``: other sources whose numbers are compiled in. ``last``: of what is compiled, the last functions
        (folder and name): with them everything is on disk. ``patient``: compile, however long it takes."""
        self.folder = folder
        self._last, self._is_patient = tuple(last), patient
        if find_spec("numba") is not None:
            drop_if_stale(folder, also)

    def be_patient(self) -> None:
        """From now on this process may compile. (What was loaded plain stays plain.)"""
        self._is_patient = True

    def is_on_disk(self) -> bool:
        """Was everything compiled by an earlier process? (Numba keeps one index file for each function.)"""
        cache = os.environ.get("NUMBA_CACHE_DIR")  # there Numba adds a hash to the name of a folder
        top, kept = (Path(cache), "_*") if cache else (self.folder, "/__pycache__")
        return all(any(top.glob(f"{folder}{kept}/{name}-*.nbi")) for folder, name in self._last)

    @cached_property
    def is_on(self) -> bool:
        """Do functions run compiled in this process? Settled when it is first asked."""
        return has_numba() and (self._is_patient or self.is_on_disk())

    def compiled(self, function: F) -> F:
        """The function, compiled and kept on disk for the next time; or as it is, where that is not worth it."""
        if not self.is_on:
            return function
        from numba import njit

        made: Any = njit(cache=True)(function)
        return made  # type: ignore[no-any-return]

    def flat(self, numbers: list[int]) -> Any:
        """A flat list that compiled and plain functions can work in: an array, or the list itself."""
        if not self.is_on:
            return numbers
        import numpy as np

        return np.array(numbers, dtype=np.int64)


def drop_if_stale(folder: Path, also: Iterable[Path] = ()) -> None:
    """Throw away the machine code in a folder and below it unless all sources are those it was compiled from."""
    kept = folder / "__pycache__"
    now = sources(folder, also)
    with suppress(OSError):  # where nothing may be written nothing was compiled here
        if (kept / STAMP).is_file() and (kept / STAMP).read_text(encoding="utf-8") == now:
            return
        kept.mkdir(exist_ok=True)
        for file in folder.rglob("__pycache__/*.nb[ic]"):
            file.unlink(missing_ok=True)
        (kept / STAMP).write_text(now, encoding="utf-8")


def sources(folder: Path, also: Iterable[Path] = ()) -> str:
    """A hash of every source of a folder and all below it, and of some others."""
    files = sorted((file.relative_to(folder).as_posix(), file) for file in folder.rglob("*.py"))
    files += sorted((file.name, file) for file in also)
    texts = (name.encode() + b"\0" + file.read_bytes() for name, file in files)
    return blake2b(b"\0".join(texts), digest_size=16).hexdigest()
