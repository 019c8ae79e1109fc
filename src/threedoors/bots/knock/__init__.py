"""Bots for Knock, weakest first. All of them tell what they hold while Speech lasts (K17a)."""
