"""One player's mat: items, races and classes, levels; what is sold and traded."""
