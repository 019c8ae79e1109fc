game-cellar = The Cellar
    .kind = Doors, down there
    .players = 2–4 players · 5 minutes
    .line = One more door. What could be behind one more door?
small-cellar = Small cellar
