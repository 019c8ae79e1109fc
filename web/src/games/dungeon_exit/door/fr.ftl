game-dungeon_exit = Dungeon Exit
    .kind = Une seule sortie
    .players = en solo, en course ou à deux · 2–20 min
    .line = Entrer, c’était la partie facile.
todays-level = Niveau du jour
