"""Dungeon Exit in the lab: levels by the thousand, and the books that are shipped."""
