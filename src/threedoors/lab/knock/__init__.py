"""Knock in the lab: its balance, its decks, and the weights of its bots."""
