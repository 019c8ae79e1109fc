game-munchkin = Munchkin
    .kind = Cada cual a lo suyo
    .players = 3–6 rivales · una hora o así
    .line = Derriba, toma el sombrero, niégalo todo.
choose-bots = Elegir bots
