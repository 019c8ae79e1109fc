game-munchkin = Munchkin
    .kind = Everyone for themselves
    .players = 3–6 rivals · about an hour
    .line = Kick it open. Take the hat. Deny everything.
choose-bots = Choose bots
