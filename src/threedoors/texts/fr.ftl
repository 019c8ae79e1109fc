# Textes de toute la maison : ce que tout jeu, toute pièce peut dire.

seat-number = Siège { $number }
newcomer = Nouvelle tête
    .you = Nouvelle tête (toi)
    .another = Nouvelle tête { $number }
the-clock = L’horloge

game-over = La partie est finie ; il n’y a plus rien à faire.
no-such-seat = Il n’y a pas de siège { $number } à cette table.
wrong-seat-count = { $title } se joue { $least ->
    [1] de un à { $most } joueurs
   *[other] de { $least } à { $most } joueurs
} ; { $seats } { $seats ->
    [one] siège demandé
   *[other] sièges demandés
}.
conceded = { $seat } abandonne.

reason-random = N’importe quelle porte fera l’affaire.
bot-random = au hasard

list-and = { $others } et { $last }
