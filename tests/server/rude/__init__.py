"""Rude visitors: each is a function of its own, so that all of them can be let loose at once beside an honest table."""
