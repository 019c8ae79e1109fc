"""Playing: the bots at live tables, and what is played when a bot has no answer."""
