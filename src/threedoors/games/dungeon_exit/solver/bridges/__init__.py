"""Levels with bridges or two paths, and positions with tiles on the board: a search of their own, and what leads it."""
