"""Upkeep: which tables leave the shelf, and which cannot be played any more."""
