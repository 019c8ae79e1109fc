game-cellar = La cave
    .kind = Des portes, là-dessous
    .players = 2–4 joueurs · 5 minutes
    .line = Encore une porte. Que peut-il y avoir derrière une porte de plus ?
small-cellar = Petite cave
