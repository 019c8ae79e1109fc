game-knock = Knock, Knock! Dungeon!
    .kind = Contra el reloj, todos a una
    .players = 1–6 jugadores · 6 minutos
    .line = Hay alguien dentro. Alguien sin pantalones.
solo = En solitario
door-sign = No molestar
    .reason = BAÑO
