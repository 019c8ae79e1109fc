"""Compile a function with Numba where that is worth it; otherwise leave it as it is.

``THREEDOORS_PLAIN=1`` keeps everything plain. So does a process that finds nothing compiled on disk, unless
it is patient (``be_patient``): compiling takes longer than most questions. Flat lists serve both: plain
functions get Python lists, compiled ones arrays.
"""

import os
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

from threedoors.core.machine_code import drop_if_stale

F = TypeVar("F", bound=Callable[..., Any])

LAST = (("bridges", "search.search"), ("compiled", "sweep.sweep_row"))  # of what ``warming`` compiles, the last
_patient: list[bool] = []


if find_spec("numba") is not None:
    drop_if_stale(Path(__file__).parent)


def has_numba() -> bool:
    """Is Numba there, and not turned off by ``THREEDOORS_PLAIN``?"""
    return find_spec("numba") is not None and not os.environ.get("THREEDOORS_PLAIN")


def is_on_disk() -> bool:
    """Was everything compiled by an earlier process? (Numba keeps one index file for each function.)"""
    cache = os.environ.get("NUMBA_CACHE_DIR")  # there Numba adds a hash to the name of a folder
    top, kept = (Path(cache), "_*") if cache else (Path(__file__).parent, "/__pycache__")
    return all(any(top.glob(f"{folder}{kept}/{name}-*.nbi")) for folder, name in LAST)


def be_patient() -> None:
    """From now on this process may compile. (What was loaded plain stays plain.)"""
    _patient.append(True)


@cache
def is_compiled() -> bool:
    """Do the searches for bridges and two paths run compiled in this process? Settled once."""
    return has_numba() and (bool(_patient) or is_on_disk())


def compiled(function: F) -> F:
    """The function, compiled and kept on disk for the next time."""
    if not is_compiled():
        return function
    from numba import njit

    fast: Any = njit(cache=True)(function)
    return fast  # type: ignore[no-any-return]


def flat(numbers: list[int]) -> Any:
    """A flat list the functions above can work in."""
    if not is_compiled():
        return numbers
    import numpy as np

    return np.array(numbers, dtype=np.int64)
