"""The boards: cells, tiles, what a level sets out, how a tile may lie, and the judge of the path (E1–E11, E15).

What lies on a board at one moment is said here and nowhere else; whose turn it is, and how it came to lie
there, is not.
"""
