"""The engine in ordinary Python: one path without bridges, with nothing but the standard library."""
