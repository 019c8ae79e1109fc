"""The engine compiled by Numba: one path without bridges, hundreds of times as fast. Nothing here runs without it."""
