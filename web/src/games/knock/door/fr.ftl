game-knock = Knock, Knock! Dungeon!
    .kind = Ensemble contre le sablier
    .players = 1 à 6 · 6 minutes
    .line = Il y a quelqu’un. Ce quelqu’un n’a pas de pantalon.
solo = Solo
door-sign = Ne pas déranger
    .reason = AU BAIN
