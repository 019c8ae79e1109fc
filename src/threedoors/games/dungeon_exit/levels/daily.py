"""The daily level: the days go through a shipped list, one after the other, and begin it anew at its end.

The same day gives the same level everywhere, without a server. The list is longer than a year, so nothing comes again
within one, and it is made of weeks: easy on Monday, something to chew on Sunday. Whoever makes it longer, or changes
it, gives every day another level.
"""

from datetime import date

from threedoors.games.dungeon_exit.levels.books import DAILY, Page, read_book

A_MONDAY = date(2026, 11, 16)  # the day of the first line
LEAST = 400  # lines


def daily_page(day: date) -> Page:
    """The level of a day."""
    pages = read_book(DAILY)
    return pages[(day - A_MONDAY).days % len(pages)]
