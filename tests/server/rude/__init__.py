"""Rude visitors and bad days: one file for each thing that happens, each visitor a function to be let loose."""
