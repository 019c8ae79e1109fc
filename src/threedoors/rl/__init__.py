"""The games in the tools of the field: PettingZoo, Gymnasium and OpenSpiel, with no code per game.

An act has many forms, so it is picked step by step (``picking.py``): which act, then each of its fields. Every step is
one number below ``WIDTH``, with a mask of those that may be picked now. ``pip install threedoors[rl]`` brings
PettingZoo and Gymnasium, ``threedoors[spiel]`` OpenSpiel; each module here needs its own only.
"""
