game-knock = Knock, Knock! Dungeon!
    .kind = Together, against the sand
    .players = 1–6 players · 6 minutes
    .line = Somebody is home. Somebody is also not wearing trousers.
solo = Solo
door-sign = Do not disturb
    .reason = BATH TIME
