"""What people write is shown on one line, and there is something to be seen."""

import unicodedata

import pytest

from threedoors.tables.people.words import NAME_LENGTH, tidy

SHOWS_NOTHING = [
    "\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4\u17b5", "\u180e", "\u034f", "\ufe0f", "\U000e0100",
    "\U000e0041\U000e0042", "\u200b\u2060\ufeff", "\u00ad", "\u202e", "\u2065", "\U0001d159", "\U00016fe4",
    " \u3164 \u2800 ", "\u3164\u200d\u3164", "\u0301\u0301", "\u2063", "\u206f", "\U000e0001", "\x00\x1f",
]  # fmt: skip


@pytest.mark.parametrize("text", SHOWS_NOTHING, ids=ascii)
def test_a_name_nobody_could_see_is_no_name(text: str) -> None:
    assert tidy(text, NAME_LENGTH) is None


@pytest.mark.parametrize("text", ["Ada", "José", "محمد", "ศรี", "न्‍यू", "👩‍🚀", "❤️", "김", "ᠮᠣᠩ", "Ø", "!", "7", "⠃⠑"])
def test_names_of_any_script_stay_as_they_are(text: str) -> None:
    assert tidy(text, NAME_LENGTH) == unicodedata.normalize("NFC", text)


def test_what_is_far_too_long_is_not_even_looked_through() -> None:
    assert tidy("Ada" + " " * 400, NAME_LENGTH) == "Ada"
    assert tidy("Ada" + " " * 90_000, NAME_LENGTH) is None


def test_what_shows_nothing_is_taken_out_of_a_name() -> None:
    assert tidy("A\u3164d\u2800a\u202e", NAME_LENGTH) == "Ada"
    assert tidy("  Ada \n\t Lovelace ", NAME_LENGTH) == "Ada Lovelace"
