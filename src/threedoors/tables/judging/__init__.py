"""Judging: who asks what before which table, and what an act leads to."""
