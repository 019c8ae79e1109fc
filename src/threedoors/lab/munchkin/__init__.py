"""Munchkin in the lab: its balance."""
