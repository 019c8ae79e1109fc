game-dungeon_exit = Dungeon Exit
    .kind = One way out
    .players = alone, race or pair · 2–20 min
    .line = You came in. That was the easy part.
todays-level = Today’s level
