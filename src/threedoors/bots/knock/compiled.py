"""Numba where it is installed; the same functions in plain Python where it is not."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from threedoors.core.machine_code import drop_if_stale

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import njit
except ImportError:

    def compiled(function: F) -> F:
        """Leave a function as it is: the twin runs without Numba, only slower."""
        return function
else:
    drop_if_stale(Path(__file__).parent)

    def compiled(function: F) -> F:
        """Compile a function with Numba, once for all runs."""
        made: Any = njit(cache=True)(function)
        return made  # type: ignore[no-any-return]
