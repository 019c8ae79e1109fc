"""Cards and powers in use: when they may be played, and what they do."""
