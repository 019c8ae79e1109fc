game-munchkin = Munchkin
    .kind = Chacun pour soi
    .players = 3 à 6 rivaux · une petite heure
    .line = Enfonce, prends le chapeau, nie tout.
choose-bots = Choisir les bots
