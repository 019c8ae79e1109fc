"""The cards: what they are made of, what they say, the house set, and a deck one can look cards up in."""
