"""Referees of our games written a second time, from the rules pages alone: slow, obvious, and sharing no code.

They read states and acts as JSON and nothing else of the program. ``knock_games.py`` and ``exit_games.py`` play the
real games beside them and compare act by act, for a moment in the tests and for as long as one likes in the soak.
"""

import re


def in_words(kind: str) -> str:
    """``PlaceCard`` is ``place_card``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", kind).lower()
