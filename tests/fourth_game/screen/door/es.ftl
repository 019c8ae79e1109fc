game-cellar = El sótano
    .kind = Puertas, ahí abajo
    .players = 2–4 jugadores · 5 minutos
    .line = Una puerta más. ¿Qué puede haber tras una puerta más?
small-cellar = Sótano pequeño
