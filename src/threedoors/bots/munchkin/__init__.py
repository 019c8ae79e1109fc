"""Bots for Munchkin: ``greedy`` minds its own business, ``schemer`` minds everybody's."""
