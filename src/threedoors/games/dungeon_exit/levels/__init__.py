"""Levels to play: the books that are shipped, today's level, new ones from the generator, and their grades."""
