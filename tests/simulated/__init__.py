"""A simulated house: the real tables, on a simulated disk, wire, clock and crew, every schedule from one seed.

`python -m tests.simulated SEED` plays one evening again and tells what happened in it.
"""
