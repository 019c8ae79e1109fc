# Textos de toda la casa: lo que puede decir cualquier juego o sala.

seat-number = Asiento { $number }
newcomer = Cara nueva
    .you = Cara nueva (tú)
    .another = Cara nueva { $number }
the-clock = El reloj

game-over = La partida ha terminado; ya no se puede hacer nada.
no-such-seat = No hay asiento { $number } en esta mesa.
wrong-seat-count = { $title } es para { $least ->
    [1] uno a { $most } jugadores
   *[other] { $least } a { $most } jugadores
}; { $seats ->
    [one] se pidió { $seats } asiento
   *[other] se pidieron { $seats } asientos
}.
conceded = { $seat } se rinde.

reason-random = Cualquier puerta vale.
bot-random = al azar

list-and = { $sound ->
    [i] { $others } e { $last }
   *[other] { $others } y { $last }
    }
