"""Bots for Dungeon Exit, slowest first: rivals in a race, mates in co-operation, company alone.

They differ in pace: how often they try a tile that leads nowhere, see it, and take it back, as people do, and how
long they rest after each. On the race's first levels that makes about two minutes, one, and a third of one.
"""
