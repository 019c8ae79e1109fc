"""Names, words and chat as they may stand on a screen: one line, visible, of bounded length."""

import re
import unicodedata

NAME_LENGTH = 24
CHAT_LENGTH = 500
WORD_LENGTH = 40
REQUEST_ID_LENGTH = 40

BLANKS = re.compile(r"\s+")
JOINERS = "\u200c\u200d"  # parts of words in some scripts, and of emoji


def tidy(text: str, most: int) -> str | None:
    """The text on one line without invisible marks; None if nothing is left, or too much."""
    text = unicodedata.normalize("NFC", text)
    visible = "".join(c for c in BLANKS.sub(" ", text) if c in JOINERS or unicodedata.category(c)[0] != "C")
    seen = BLANKS.sub(" ", visible).strip(" " + JOINERS)
    return seen if 0 < len(seen) <= most else None
