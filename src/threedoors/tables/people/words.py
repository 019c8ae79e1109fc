"""Names, words and chat as they may stand on a screen: one line, visible, of bounded length."""

import re
import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 500
WORD_LENGTH = 40
REQUEST_ID_LENGTH = 40
MOST_AS_TYPED = 20  # times as long, with blanks and marks, as what is left of it may be

BLANKS = re.compile(r"\s+")
JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of emoji
BLANK_LETTERS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U00016fe4\U0001d159")
"""Letters and signs that show nothing: fillers, an empty Braille cell, a note without a head."""
SILENT = re.compile("[\u034f\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that change what stands beside them and are nothing by themselves: joiners, variation selectors."""


def tidy(text: str, most: int) -> str | None:
    """The text on one line without invisible marks; None if nothing is left to be seen, or too much."""
    if len(text) > MOST_AS_TYPED * most:
        return None
    text = unicodedata.normalize("NFC", text)
    visible = "".join(c for c in BLANKS.sub(" ", text) if _may_stand(c))
    seen = BLANKS.sub(" ", visible).strip(" " + JOINERS)
    return seen if _shows_something(seen) and len(seen) <= most else None


def _may_stand(character: str) -> bool:
    if SILENT.match(character):
        return True
    return character not in BLANK_LETTERS and unicodedata.category(character)[0] != "C"


def _shows_something(text: str) -> bool:
    """Is there a letter, a number or a sign? Accents and joiners alone are seen by nobody."""
    return any(not SILENT.match(c) and unicodedata.category(c)[0] in "LNPS" for c in text)
