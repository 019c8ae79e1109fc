"""Rude visitors and bad days: one file for each thing that happens, and what the house makes of it."""
