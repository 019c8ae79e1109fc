"""Numba where it is installed; the same functions in plain Python where it is not."""

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])

try:
    from numba import njit
except ImportError:

    def compiled(function: F) -> F:
        """Leave a function as it is: the twin runs without Numba, only slower."""
        return function

    woven = compiled
    IS_COMPILED = False
else:

    def compiled(function: F) -> F:
        """Compile a function with Numba, once for all runs."""
        return njit(cache=True)(function)  # type: ignore[no-any-return]

    def woven(function: F) -> F:
        """Compile a function into each place that calls it: a call with many arrays costs more than its work."""
        return njit(cache=True, inline="always")(function)  # type: ignore[no-any-return]

    IS_COMPILED = True
