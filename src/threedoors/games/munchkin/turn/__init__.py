"""A turn from its first step to the next player's, and the referee who lets it go on."""
