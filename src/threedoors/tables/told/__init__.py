"""Told: what each seat and each spectator gets to hear, as it happens and afterwards."""
