"""Compile a function with Numba where it is there and wanted; otherwise leave it as it is.

``THREEDOORS_PLAIN=1`` keeps everything plain. Flat lists serve both: plain functions get Python lists,
compiled ones arrays.
"""

import os
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

IS_COMPILED = find_spec("numba") is not None and not os.environ.get("THREEDOORS_PLAIN")


def compiled(function: F) -> F:
    """The function, compiled and kept on disk for the next time."""
    if not IS_COMPILED:
        return function
    from numba import njit

    fast: Any = njit(cache=True)(function)
    return fast  # type: ignore[no-any-return]


def flat(numbers: list[int]) -> Any:
    """A flat list the functions above can work in."""
    if not IS_COMPILED:
        return numbers
    import numpy as np

    return np.array(numbers, dtype=np.int64)
