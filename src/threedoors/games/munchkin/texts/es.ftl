# Munchkin en español. Primero el hecho, luego la broma.

## What happened

turn-began = Turno { $turn }: { $seat }.
    .you = Turno { $turn }: el tuyo.
player-returned = { $seat } vuelve de entre los muertos, y con hambre.
    .you = Vuelves de entre los muertos, y con hambre.
cards-drawn = { $seat } roba { $cards }.
    .you = Robas { $cards }.
cards-drawn-hidden = { $seat } roba { $doors ->
    [0] { "" }
    [one] 1 puerta
   *[other] { $doors } puertas
}{ $doors ->
    [0] { "" }
   *[other] { $treasures ->
        [0] { "" }
       *[other] { " y " }
    }
}{ $treasures ->
    [0] { "" }
    [one] 1 tesoro
   *[other] { $treasures } tesoros
}.
deck-shuffled = Los descartes vuelven a ser el mazo de { $deck ->
    [doors] puertas
   *[treasures] tesoros
}: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
door-opened = { $seat } { $raised ->
    [yes] desentierra una puerta vieja
   *[no] abre una puerta
}: { $card }.
    .you = { $raised ->
        [yes] Desentierras una puerta vieja
       *[no] Abres una puerta
    }: { $card }.
card-to-hand = { $seat } toma { $card } en la mano.
    .you = Tomas { $card } en la mano.
card-passed = { $from_seat } pasa { $card } a { $to_seat }{ $why ->
    [charity] { " " }por caridad
   *[taken] , que no preguntó a nadie
}.
    .you-from-seat = { $why ->
        [charity] Pasas { $card } a { $to_seat } por caridad.
       *[taken] { $to_seat } te quita { $card } de la mano.
    }
    .you-to-seat = { $why ->
        [charity] { $from_seat } te pasa { $card } por caridad.
       *[taken] Le quitas { $card } de la mano a { $from_seat }.
    }
card-passed-hidden = { $from_seat } pasa una carta de { $deck ->
    [doors] puerta
   *[treasures] tesoro
} a { $to_seat }{ $why ->
    [charity] { " " }por caridad
   *[taken] , que no preguntó a nadie
}.
cards-discarded = { $seat } { $why ->
    [paid] paga con
    [charity] tira
    [dismissed] despide a
    [left] deja atrás
   *[lost] pierde
} { $cards }.
    .you = { $why ->
        [paid] Pagas con
        [charity] Tiras
        [dismissed] Despides a
        [left] Dejas atrás
       *[lost] Pierdes
    } { $cards }.
card-played = { $seat } juega { $card }.
    .you = Juegas { $card }.
card-played-on = { $seat } juega { $card } sobre { $target_seat }.
    .you = Juegas { $card } sobre { $target_seat }.
    .you-target-seat = { $seat } juega { $card } sobre ti.
card-played-for = { $seat } juega { $card } a favor de los { $side ->
    [monsters] monstruos
   *[fighters] combatientes
}.
    .you = Juegas { $card } a favor de los { $side ->
        [monsters] monstruos
       *[fighters] combatientes
    }.
card-played-at = { $seat } juega { $card } sobre { $foe_card }.
    .you = Juegas { $card } sobre { $foe_card }.
item-laid = { $seat } { $used ->
    [yes] pone en uso { $card }
   *[no] pone { $card } en la mesa
}.
    .you = { $used ->
        [yes] Pones en uso { $card }
       *[no] Pones { $card } en la mesa
    }.
item-used = { $seat } usa ahora { $card }.
    .you = Usas ahora { $card }.
item-turned = { $seat } ahora solo lleva { $card }.
    .you = Ahora solo llevas { $card }.
companion-loaded = { $card } lleva { $item } para { $seat }.
    .you = { $card } lleva { $item } para ti.
companion-loaded-empty = { $card } ya no lleva nada para { $seat }.
    .you = { $card } ya no lleva nada para ti.
items-moved = { $to_seat } recibe { $items } de { $from_seat }{ $why ->
    [theft] , por robo
    [deal] , como se acordó
    [big] , que le cabe
    [borrowed] , solo para mirar
   *[taken] { "" }
}.
    .you-to-seat = Recibes { $items } de { $from_seat }{ $why ->
        [theft] , por robo
        [deal] , como se acordó
        [big] , que te cabe
        [borrowed] , solo para mirar
       *[taken] { "" }
    }.
    .you-from-seat = { $to_seat } recibe de ti { $items }{ $why ->
        [theft] , por robo
        [deal] , como se acordó
        [big] , que le cabe
        [borrowed] , solo para mirar
       *[taken] { "" }
    }.
trait-played = { $seat } es ahora { $card }.
    .you = Ahora eres { $card }.
trait-lost = { $seat } ya no es { $card }.
    .you = Ya no eres { $card }.
doubler-played = { $seat } pone en juego { $card }.
    .you = Pones en juego { $card }.
doubler-lost = { $seat } pierde { $card }.
    .you = Pierdes { $card }.
side-swapped = { $seat } es ahora { $side ->
    [woman] una mujer
   *[man] un hombre
}.
    .you = Ahora eres { $side ->
        [woman] una mujer
       *[man] un hombre
    }.
curse-announced = { $by_seat } maldice a { $seat }: { $card }.
    .you = { $by_seat } te maldice: { $card }.
    .you-by-seat = Maldices a { $seat }: { $card }.
curse-announced-door = Una maldición tras la puerta, para { $seat }: { $card }.
    .you = Una maldición tras la puerta, para ti: { $card }.
curse-shielded = { $item } protege a { $seat } contra { $card }.
    .you = { $item } te protege contra { $card }.
curse-cancelled = { $seat } anula { $card } con { $by_card }.
    .you = Anulas { $card } con { $by_card }.
curse-struck = { $card } alcanza a { $seat }.
    .you = { $card } te alcanza.
curse-lifted = { $seat } ya no sufre { $card }.
    .you = Ya no sufres { $card }.
nothing-happened = { $card } no encuentra nada que hacerle a { $seat }.
    .you = { $card } no encuentra nada que hacerte.
level-gained = { $seat } sube { $n ->
    [one] un nivel
   *[other] { $n } niveles
}: nivel { $level }.
    .you = Subes { $n ->
        [one] un nivel
       *[other] { $n } niveles
    }: nivel { $level }.
level-lost = { $seat } baja { $n ->
    [one] un nivel
   *[other] { $n } niveles
}: nivel { $level }.
    .you = Bajas { $n ->
        [one] un nivel
       *[other] { $n } niveles
    }: nivel { $level }.
items-sold = { $seat } vende { $items } por { $total } de oro: { $levels ->
    [0] ningún nivel
    [one] 1 nivel
   *[other] { $levels } niveles
}.
    .you = Vendes { $items } por { $total } de oro: { $levels ->
        [0] ningún nivel
        [one] 1 nivel
       *[other] { $levels } niveles
    }.
fight-began = { $seat } se enfrenta a { $card }.
    .you = Te enfrentas a { $card }.
foe-joined = { $how ->
    [clone] Y van dos: { $card } sale también de la manga de { $seat }.
    [replace] { $seat } pone en su lugar { $card }.
   *[wander] { $seat } manda a { $card } a la pelea.
}
    .you = { $how ->
        [clone] Y van dos: { $card } sale también de tu manga.
        [replace] Pones en su lugar { $card }.
       *[wander] Mandas a { $card } a la pelea.
    }
foe-left = { $card } se va{ $treasures ->
    [0] { "" }
    [one] { " " }y deja 1 tesoro
   *[other] { " " }y deja { $treasures } tesoros
}.
help-price = { $treasures ->
    [0] { $price_count ->
        [0] { $has_card ->
            [yes] por { $price_card } por jugar
           *[no] a cambio de nada
        }
       *[other] por { $price_items }{ $has_card ->
            [yes] , { $price_card } por jugar
           *[no] { "" }
        }
    }
    [one] por 1 tesoro{ help-price-besides }
   *[other] por { $treasures } tesoros{ help-price-besides }
}
help-price-besides = { $price_count ->
    [0] { "" }
   *[other] , { $price_items }
}{ $has_card ->
    [yes] , { $price_card } por jugar
   *[no] { "" }
}
helper-joined = { $seat } ayuda a { $main_seat }{ $compelled ->
    [yes] , y no puede negarse
   *[no] { " " }{ help-price }
}.
    .you = Ayudas a { $main_seat }{ $compelled ->
        [yes] , y no puedes negarte
       *[no] { " " }{ help-price }
    }.
    .you-main-seat = { $seat } te ayuda{ $compelled ->
        [yes] , y no puede negarse
       *[no] { " " }{ help-price }
    }.
helper-left = { $seat } deja el combate; el trato se rompe.
    .you = Dejas el combate; el trato se rompe.
fight-transferred = { $seat } señala a { $to_seat }: ahora el combate es suyo.
    .you = Señalas a { $to_seat }: ahora el combate es suyo.
    .you-to-seat = { $seat } te señala: ahora el combate es tuyo.
fight-resolved = { $seat } lo ha dado todo: { $ours } contra { $theirs }. ¡Última llamada!
    .you = Lo has dado todo: { $ours } contra { $theirs }. ¡Última llamada!
fight-won = { $seat } gana, { $ours } contra { $theirs }.
    .you = Ganas, { $ours } contra { $theirs }.
fight-lost = { $seat } pierde, { $ours } contra { $theirs }. ¡A correr!
    .you = Pierdes, { $ours } contra { $theirs }. ¡A correr!
fight-ended = El combate ha terminado{ $why ->
    [nobody-left] : no queda nadie a quien pegar
    [left] : { $seat } se fue a casa
   *[stopped] , así sin más
}.
power-used = { $seat } usa un poder: { $power ->
    [rage] la furia
    [smite] un exorcismo
    [charm] un hechizo sobre { $foe_card }
    [backstab] un puñal en la espalda de { $target_seat }
    [theft] una mano en la bolsa de { $target_seat }
    [spell] un conjuro sobre el dado
    [retry] otro intento
    [buy] una compra a { $foe_card }
    [send-away] unas palabras con { $foe_card }
    [decline] un saludo cortés a { $foe_card }
    [bribe] un soborno para { $foe_card }
    [distract] algo que perseguir para { $foe_card }
    [way-out] una salida
   *[compel] un favor que le debe { $target_seat }
}.
    .you = Usas un poder: { $power ->
        [rage] la furia
        [smite] un exorcismo
        [charm] un hechizo sobre { $foe_card }
        [backstab] un puñal en la espalda de { $target_seat }
        [theft] una mano en la bolsa de { $target_seat }
        [spell] un conjuro sobre el dado
        [retry] otro intento
        [buy] una compra a { $foe_card }
        [send-away] unas palabras con { $foe_card }
        [decline] un saludo cortés a { $foe_card }
        [bribe] un soborno para { $foe_card }
        [distract] algo que perseguir para { $foe_card }
        [way-out] una salida
       *[compel] un favor que te debe { $target_seat }
    }.
    .you-target-seat = { $seat } usa un poder: { $power ->
        [backstab] un puñal en tu espalda
        [theft] una mano en tu bolsa
       *[compel] un favor que le debes
    }.
treasures-revealed = Sobre la mesa: { $cards }.
treasure-picked = { $seat } elige { $card }.
    .you = Eliges { $card }.
offer-made-help = { $helping ->
    [yes] { $seat } ayudaría a { $to_seat }
   *[no] { $seat } pide ayuda a { $to_seat }
} { help-price }.
    .you = { $helping ->
        [yes] Ayudarías a { $to_seat }
       *[no] Pides ayuda a { $to_seat }
    } { help-price }.
    .you-to-seat = { $helping ->
        [yes] { $seat } te ayudaría
       *[no] { $seat } te pide ayuda
    } { help-price }.
offer-made-trade = { $seat } ofrece a { $to_seat } { $items } a cambio de { $wanted_items }.
    .you = Ofreces a { $to_seat } { $items } a cambio de { $wanted_items }.
    .you-to-seat = { $seat } te ofrece { $items } a cambio de { $wanted_items }.
offer-made-demand = { $seat } quisiera { $wanted_items } de { $to_seat }, a cambio de nada.
    .you = Quisieras { $wanted_items } de { $to_seat }, a cambio de nada.
    .you-to-seat = { $seat } quisiera { $wanted_items } de ti, a cambio de nada.
offer-made-gift = { $seat } le daría a { $to_seat } { $items }.
    .you = Le darías a { $to_seat } { $items }.
    .you-to-seat = { $seat } te daría { $items }.
offer-refused = { $by_seat } le dice que no a { $seat }.
    .you = { $by_seat } te dice que no.
    .you-by-seat = Le dices que no a { $seat }.
offer-withdrawn = { $seat } retira la oferta.
    .you = Retiras la oferta.
offers-lapsed = { $count ->
    [one] La oferta pendiente queda cerrada.
   *[other] { $count } ofertas pendientes quedan cerradas.
}
trade-made = { $seat } da a { $to_seat } { $items } a cambio de { $wanted_items }.
    .you = Das a { $to_seat } { $items } a cambio de { $wanted_items }.
    .you-to-seat = { $seat } te da { $items } a cambio de { $wanted_items }.
trade-made-demand = { $to_seat } da a { $seat } { $wanted_items }, por pura bondad.
    .you = { $to_seat } te da { $wanted_items }, por pura bondad.
    .you-to-seat = Das a { $seat } { $wanted_items }, por pura bondad.
trade-made-gift = { $seat } da a { $to_seat } { $items }.
    .you = Das a { $to_seat } { $items }.
    .you-to-seat = { $seat } te da { $items }.
hand-shown = { $seat } enseña la mano a { $to_seat }: { $cards }.
    .you = Enseñas la mano a { $to_seat }: { $cards }.
    .you-to-seat = { $seat } te enseña la mano: { $cards }.
hand-shown-to-all = { $seat } enseña la mano a todos: { $cards }.
    .you = Enseñas la mano a todos: { $cards }.
hand-shown-hidden = { $seat } enseña la mano a { $to_seat }.
die-rolled = { $seat } saca { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), es decir { $total },
}{ $why ->
    [flee] { " " }para huir de { $foe_card }; hace falta { $needs }
   *[table] { " " }por { $foe_card }
}.
    .you = Sacas { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), es decir { $total },
    }{ $why ->
        [flee] { " " }para huir de { $foe_card }; hace falta { $needs }
       *[table] { " " }por { $foe_card }
    }.
die-rolled-theft = { $seat } saca { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), es decir { $total },
} para robar; hace falta { $needs }.
    .you = Sacas { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), es decir { $total },
    } para robar; hace falta { $needs }.
die-set = { $seat } pone el dado en { $die } con { $card }.
    .you = Pones el dado en { $die } con { $card }.
fighter-escaped = { $seat } se escapa de { $card }{ $how ->
    [spared] , que no tiene ganas de correr
    [bribe] , previo pago
    [distracted] , que corre tras otra cosa
   *[rolled] { "" }
}.
    .you = Te escapas de { $card }{ $how ->
        [spared] , que no tiene ganas de correr
        [bribe] , previo pago
        [distracted] , que corre tras otra cosa
       *[rolled] { "" }
    }.
fighter-caught = { $card } atrapa a { $seat }.
    .you = { $card } te atrapa.
player-died = { $seat } muere. No hay flores de parte de { $card }.
    .you = Mueres. No hay flores de parte de { $card }.
body-looted = { $seat } se lleva { $card } de lo que deja { $dead_seat }.
    .you = Te llevas { $card } de lo que deja { $dead_seat }.
    .you-dead-seat = { $seat } se lleva { $card } de lo que dejas.
loot-die-rolled = { $seat } saca { $die } para elegir antes.
    .you = Sacas { $die } para elegir antes.
cards-gone-with-dead = Nadie quiere { $cards } de { $dead_seat }.
    .you-dead-seat = Nadie quiere { $cards } de lo tuyo.
said-hold = { $seat }: ¡Alto! Un momentito.
    .you = Pides un momentito.
passed-fight = { $seat } pasa en todo este combate.
    .you = Pasas en todo este combate.
time-ran-out = { $named_seats } { $count ->
    [one] lo deja pasar
   *[other] lo dejan pasar
}.
    .you-named-seats = Lo dejas pasar.
player-left = { $seat } se va a casa.
    .you = Te vas a casa.
game-won = ¡{ $named_seats } { $count ->
    [one] ha ganado
   *[other] han ganado a la vez
}!
    .you-named-seats = ¡Has ganado!

won-by-level = En el último escalón: { $winner_seats }.
    .you-winner-seats = En el último escalón: tú.
won-by-leaving = Los demás se fueron: gana { $winner_seats }.
    .you-winner-seats = Los demás se fueron: ganas tú.

## Whom we wait for

wait-prepare = { $waited_seats } se prepara y luego abre la puerta.
    .you-waited-seats = Prepárate y luego abre la puerta.
wait-look-around = { $waited_seats } busca bronca, saquea la sala, o nada.
    .you-waited-seats = Busca bronca, saquea la sala, o nada.
wait-wrap-up = { $waited_seats } atiende las últimas cosas y termina el turno.
    .you-waited-seats = Últimas cosas y fin del turno.
wait-charity = { $waited_seats } tiene demasiadas cartas: dar, jugar o vender.
    .you-waited-seats = Tienes demasiadas cartas: da, juega o vende.
wait-open-fight = { $waited_seats } combate: cartas, ayuda, o resolver.
    .you-waited-seats = Combates: cartas, ayuda, o resolver.
wait-flee-next = { $waited_seats } huye: ¿de qué monstruo ahora?
    .you-waited-seats = Huyes: ¿de qué monstruo ahora?
wait-last-call = Última llamada, esperamos a { $waited_seats }: actuar o pasar.
    .you-waited-seats = Última llamada, te esperamos: actuar o pasar.
wait-curse-call = Hay una maldición en el aire, esperamos a { $waited_seats }: anularla o pasar.
    .you-waited-seats = Hay una maldición en el aire, te esperamos: anularla o pasar.
wait-roll-call = Hay un dado en la mesa, esperamos a { $waited_seats }: cambiarlo o pasar.
    .you-waited-seats = Hay un dado en la mesa, te esperamos: cambiarlo o pasar.
wait-pick-hand = { $waited_seats } elige cartas de la mano que descartar.
    .you-waited-seats = Elige cartas de la mano que descartar.
wait-pick-items = { $waited_seats } elige qué perder.
    .you-waited-seats = Elige qué perder.
wait-pick-trait = { $waited_seats } elige qué dejar de ser.
    .you-waited-seats = Elige qué dejar de ser.
wait-pick-way = { $waited_seats } elige entre dos males.
    .you-waited-seats = Elige entre dos males.
wait-pick-tax = { $waited_seats } elige con qué pagar.
    .you-waited-seats = Elige con qué pagar.
wait-take-from = { $waited_seats } elige qué llevarse.
    .you-waited-seats = Elige qué llevarte.
wait-loot-body = { $waited_seats } rebusca en lo que dejó el muerto.
    .you-waited-seats = Rebusca en lo que dejó el muerto.
wait-pick-spoil = { $waited_seats } elige un tesoro.
    .you-waited-seats = Elige un tesoro.
wait-raise-spoils = { $waited_seats } puede desenterrar tesoros de los descartes.
    .you-waited-seats = Puedes desenterrar tesoros de los descartes.
wait-too-big = { $waited_seats } lleva demasiados objetos grandes.
    .you-waited-seats = Llevas demasiados objetos grandes.
wait-helper-first = Piden a { $waited_seats } que huya primero.
    .you-waited-seats = Te piden que huyas primero.
wait-offer-help = { $seat } tiene una oferta de ayuda por responder.
    .you = Tienes una oferta de ayuda por responder.
wait-offer-trade = { $seat } tiene un trueque por responder.
    .you = Tienes un trueque por responder.

## What a sum is made of

part-level = nivel
part-item = objeto
part-boon = bono duradero
part-rage = furia
part-smite = exorcismo
part-backstab = puñal en la espalda
part-curse = maldición
part-one-shot = de un solo uso
part-doubled = doblado
part-monster = monstruo
part-enhancer = refuerzo
part-copied = copiado
part-die = dado
part-trait = raza o clase
part-spell = conjuro
part-hand-limit = para todos
part-value = valor
part-double-sale = vendido al doble

power-rage = furia: descartar una carta por fuerza
power-smite = exorcismo: descartar una carta por fuerza
power-charm = hechizar a un monstruo con toda la mano
power-backstab = apuñalar a un combatiente por la espalda
power-theft = robar un objeto pequeño
power-spell = lanzar una carta tras el dado
power-retry = tirar otra vez
power-buy = comprarle más tesoro al monstruo
power-send-away = despachar al monstruo
power-decline = dejar pasar al monstruo
power-bribe = sobornar al monstruo
power-distract = lanzarle algo que perseguir
power-way-out = descartar el objeto que lleva fuera
power-compel = obligar a alguien a ayudar

side-fighters = por los combatientes
side-monsters = por los monstruos
side-woman = mujer
side-man = hombre
order-helper = quien ayuda elige primero
order-main = quien libra el combate elige primero
order-turns = por turnos

kind-monster = monstruo
kind-race = raza
kind-class = clase
kind-curse = maldición
kind-enhancer = refuerzo
kind-door-trick = puerta
kind-item = objeto
kind-one-shot = de un solo uso
kind-level-up = un nivel más
kind-treasure-trick = tesoro
kind-boon = bono duradero

slot-head = lo que llevas en la cabeza
slot-armour = la armadura
slot-foot = el calzado
slot-hand = lo que llevas en la mano
slot-none = el objeto suelto

## Acts and their fields

act-open-door = Abrir la puerta
act-raise-door = Desenterrar una puerta de los descartes, por una carta de la mano
act-look-for-trouble = Buscar bronca: combatir a un monstruo de la mano
act-loot-room = Saquear la sala: robar una puerta
act-end-turn = Terminar el turno
act-give-card = Dar una carta (si nadie está más abajo, descartarla)
act-resolve = Resolver el combate
act-pass = Pasar
act-pass-this-fight = Pasar en todo este combate
act-hold = ¡Alto! Un momentito: más tiempo aquí, una vez por turno
act-play = Jugar una carta
act-lay-down = Poner un objeto en la mesa
act-equip = Usar un objeto
act-unequip = Poner un objeto de lado
act-load-companion = Darle algo que llevar al acompañante
act-drop-trait = Renunciar a una raza o clase
act-use-power = Usar un poder
act-sell = Vender objetos por niveles
act-ask-help = Pedir ayuda
act-offer-help = Ofrecer ayuda
act-propose-trade = Proponer un trueque o un regalo
act-accept-offer = Aceptar la oferta
act-refuse-offer = Rechazar la oferta
act-counter-help = Ayudar, pero a otro precio
act-counter-trade = Un trueque, pero otro
act-withdraw-offer = Retirar la oferta
act-show-hand = Enseñar la mano
act-choose-side = Cambiar de sexo (antes de la primera puerta)
act-flee = Huir
act-let-helper-flee = Proponer que huya primero quien ayuda
act-go-first = Huir primero
act-pick-cards = Elegir cartas
act-pick-option = Elegir esta salida
act-take-blind = Llevarse una carta de la mano, sin verla
act-hand-over = Ceder un objeto grande (si nadie puede llevarlo, descartarlo)

field-card = Qué carta
field-cards = Qué cartas
field-target = Sobre quién
field-foe = Qué monstruo
field-side = Por qué bando
field-other = Con o sobre qué carta
field-number = Qué número
field-pay = Pagando con
field-item = Qué objeto
field-items = Qué objetos
field-ask-help-items = Cuáles de tus objetos además, como parte del precio
field-ask-help-card = Qué carta de «un nivel más» de tu mano prometes además
field-offer-help-items = Cuáles de los objetos de quien libra el combate además, como parte del precio
field-counter-help-items = Cuáles de los objetos de quien libra el combate además, como parte del precio
field-doubled = Cuál cuenta doble
field-helper = A quién
field-treasures = Cuántos tesoros para quien ayuda
field-order = Quién elige primero
field-give = Lo que das
field-want = Lo que quieres
field-to = A quién
field-keep-card = La carta prometida sigue incluida
field-agree = De acuerdo
field-option = Qué salida
field-companion = Qué acompañante
field-power = Qué poder

label-card = { $card }
label-seat = { $seat }
label-value = { $value }
label-nobody = nadie: a los descartes
label-nothing = nada

## Refusals

two-are-unofficial = Jugar dos no está en las reglas. El anfitrión puede permitirlo con la opción { $option }.
own-set-faulty = Con este juego de cartas no se puede jugar: { $faults }.
no-such-house-set = Aquí no hay juego de la casa de las reglas { $set }; el más nuevo es el de las reglas { $newest }.
dead-cannot-act = Los muertos no hacen nada hasta el próximo turno.
stale-answer = Ese momento ya pasó; la mesa espera otra cosa.
not-now = En este momento no.
not-yours = Eso no te toca elegirlo.
only-in-fight = Hace falta un combate en marcha.
not-in-fight = Durante un combate no.
own-turn-only = Solo en tu turno, o al recibirla.
no-target = No hay nada ni nadie a quien sirva.
monster-needs-card = Un monstruo solo entra con otra carta, o muerto viviente entre los suyos.
monster-for-trouble = Un monstruo de tu mano espera a que busques bronca, tras una puerta sin nadie detrás.
nothing-to-double-race = Va junto a una raza, y aún no tienes ninguna.
nothing-to-double-class = Va junto a una clase, y aún no tienes ninguna.
no-room-for-trait = No puedes ser eso además. Renuncia antes a otra cosa.
needs-monster = Hace falta un monstruo de tu mano.
main-only = Solo puede quien libra el combate.
alone-only = Solo puede quien libra el combate sin ayuda.
fighters-only = Solo puede un combatiente.
after-rivals-escape = Solo cuando un rival acaba de escapar.
only-in-flight = Solo cuando alguien va a huir.
after-own-failed-flight = Solo cuando acaba de fallar tu propia huida.
after-own-die = Solo en tu propio dado, recién tirado.
no-curse = No hay ninguna maldición que anular.
after-fight-only = Solo tras un combate, hasta el final de ese turno.
no-companion = Nadie tiene un acompañante al que despedir.
no-level-to-gain = Nadie ganaría un nivel: el último se gana matando.
lay-it-down = Un objeto se pone en la mesa, no se juega.
no-item = Solo objetos y bonos duraderos se ponen en la mesa.
big-limit = Sería un objeto grande de más.
sell-own-turn = Se vende en tu turno, fuera de combate.
no-double = Aquí nada se vende al doble.
sale-too-small = Eso vale { $total } de oro; un nivel cuesta 1000.
empty-trade = En un trueque algo tiene que cambiar de manos.
not-on-table = Solo se dan objetos que estén en la mesa.
no-trade-now = Ahora no puedes hacer trueques con esa persona.
own-offer-open = Tienes una oferta abierta. Retírala antes.
not-a-level-up = Solo se puede prometer una carta de «un nivel más» de la mano.
no-helper-allowed = Nadie puede ayudar en este combate.
wrong-number = Entre { $least } y { $most }, no { $count }.
no-such-offer = Esa oferta no está en la mesa.
charity-to-lowest = La caridad va al nivel más bajo, o a los descartes si eres tú.
no-such-foe = No estás huyendo de ese monstruo.
no-such-option = No existe esa salida.
big-to-lowest = Va al nivel más bajo que pueda llevarlo.
wrong-field = La carta no se juega así: mira «{ $field }».
no-equipping-now = En pleno combate nadie se cambia de ropa.
does-not-fit = Puedes llevarlo, pero no usarlo.
no-such-power = Ahora no puedes usar ese poder: { $power }.

## What cards say

card-undead = Muerto viviente.
card-penalty = Si te atrapa:
card-no-penalty = Si te atrapa: nada. Solo quería charlar.
card-stronger-against = { $n } contra { $article } { $trait }.
card-for-each-fighter = { $n } por cada { $trait } en el combate.
card-for-each-curse = { $n } por cada maldición que haya alcanzado a un combatiente desde que empezó el combate.
card-ignores-levels = Los niveles de los combatientes no cuentan.
card-ignores-items = Los bonos de los objetos en uso { $worth ->
    [0] { "" }
   *[other] que valgan { $worth } o más{ " " }
}no cuentan.
card-doubles-tag = Los bonos de los objetos { $tag ->
    [fire] de fuego
   *[pole] con vara
} en uso cuentan doble contra este monstruo.
card-fights-alone = Nadie puede ayudar contra este monstruo.
card-flee-bonus = { $n } para huir.
card-cannot-be-outrun = No hay quien lo deje atrás: sin tirada.
card-always-outrun = Huir siempre funciona.
card-will-not-pursue = No persigue { $classless ->
    [yes] a quien no tiene clase
   *[no] al nivel { $level_at_most } o menos
}.
card-even-on-escape = Aunque escapes:
card-entry-cost = Al encontrar este monstruo, cada combatiente descarta { $cards ->
    [one] 1 carta de la mano
   *[other] { $cards } cartas de la mano
}.
card-entry-toll = Al encontrar este monstruo, cada combatiente pierde { $items ->
    [one] 1 objeto
   *[other] { $items } objetos
} a su elección.
card-leaves-side = No ataca { $side ->
    [woman] a una mujer
   *[man] a un hombre
} que libre el combate: se va y { $treasures ->
    [0] no deja nada
    [one] deja 1 tesoro
   *[other] deja { $treasures } tesoros
}.
card-leaves-for = En el combate, { $article } { $trait } puede { $cards ->
    [0] despachar gratis a este monstruo
    [one] descartar 1 carta de la mano para despachar a este monstruo
   *[other] descartar { $cards } cartas de la mano para despachar a este monstruo
}, que { $treasures ->
    [0] no deja nada
    [one] deja 1 tesoro
   *[other] deja { $treasures } tesoros
}.
card-may-decline = Quien libra el combate puede dejar pasar a este monstruo mientras nadie haya intervenido; no deja nada.{ $trait ->
    [0] { "" }
   *[other] { " " }Pero { $article } { $trait } tiene que quedarse.
}
card-sells-treasure = Quien libra el combate puede, una vez, descartar una carta de la mano por { $treasures ->
    [0] nada
    [one] 1 tesoro más
   *[other] { $treasures } tesoros más
}.
card-takes-bribe = Para escapar de este monstruo, descarta { $one_shot ->
    [yes] un objeto de un solo uso
   *[no] un objeto que valga { $worth } o más
}.
card-distracted-by = Antes de tirar para huir, lánzale un objeto { $tag ->
    [fire] de fuego
   *[pole] con vara
} para escapar de este monstruo.
card-rewards-tag = { $treasures ->
    [0] Ningún tesoro más
    [one] 1 tesoro más
   *[other] { $treasures } tesoros más
} si un combatiente usa un objeto { $tag ->
    [fire] de fuego
   *[pole] con vara
}.
card-rewards-alone = { $treasures ->
    [0] Ningún tesoro más
    [one] 1 tesoro más
   *[other] { $treasures } tesoros más
} si este monstruo muere sin que nadie ayude.
card-rewards-levels = { $n ->
    [one] 1 nivel más
   *[other] { $n } niveles más
} si quien libra el combate { $tag ->
    [0] no lleva nada en las manos
    [fire] usa un objeto de fuego
   *[pole] usa un objeto con vara
}.
card-lose-levels = Pierde { $n ->
    [one] 1 nivel
   *[other] { $n } niveles
}.
card-drop-to-level = Cae al nivel { $n }.
card-drop-to-lowest = Cae al nivel más bajo de la partida.
card-die = Muere.
card-lose-worn = Pierde { $slots }.
card-lose-items = Pierde { $n ->
    [0] todos los objetos { $size ->
        [big] grandes
       *[small] pequeños
    }
    [one] 1 objeto { $size ->
        [big] grande
       *[small] pequeño
    }
   *[other] { $n } objetos { $size ->
        [big] grandes
       *[small] pequeños
    }
}.
card-lose-any = Pierde { $n ->
    [one] 1 objeto
   *[other] { $n } objetos
} a tu elección.
card-lose-best = Pierde el objeto { $used_in_hand ->
    [yes] de mano en uso
   *[no] en uso
} con el bono más alto.
card-lose-worth = Pierde objetos que valgan { $gold } o más en total; si valen menos, todos.
card-discard-hand = Descarta { $half ->
    [yes] la mitad de la mano, redondeando hacia arriba
   *[no] { $n ->
        [0] toda la mano
        [one] 1 carta de la mano
       *[other] { $n } cartas de la mano
    }
}.
card-lose-traits = Pierde { $every ->
    [yes] todas tus { $group ->
        [race] razas
        [class] clases
       *[either] razas y clases
    }
   *[no] una { $group ->
        [race] raza
        [class] clase
       *[either] raza o clase
    }
}.
card-swap-trait = Cambia tu { $group ->
    [race] raza por la primera raza distinta
   *[class] clase por la primera clase distinta
} de los descartes. Si no hay, solo pierdes la tuya.
card-swap-side = Cambia de sexo.
card-neighbours-take-card = Cada vecino te quita una carta de la mano, sin verla.
card-rivals-take = { $who ->
    [highest] Los rivales de nivel más alto te quitan un objeto cada uno
   *[all] Cada rival te quita un objeto
}{ $or_hand_card ->
    [yes] { " " }o una carta de la mano, sin verla
   *[no] { "" }
}.
card-choose-one = Elige:
card-or = O bien:
card-roll-table = Tira un dado.
card-row = { $one ->
    [yes] { $low }:
   *[no] { $low }–{ $high }:
}
card-when = { $on ->
    [level] Desde el nivel { $level_at_least }:
    [both] Si eres { $article } { $trait }, desde el nivel { $level_at_least }:
   *[trait] Si eres { $article } { $trait }:
}
card-otherwise = Si no:
card-if-none = Si no hay:
card-linger = { $n } { $until ->
    [headgear] en todos tus combates, hasta que pierdas lo que llevas en la cabeza
   *[fight] en tu próximo combate
}.
card-linger-roll = { $n } a todas tus tiradas, hasta { $until ->
    [headgear] que pierdas lo que llevas en la cabeza
   *[fight] el final de tu próximo combate
}.
card-linger-no-items = { $until ->
    [headgear] Hasta que pierdas lo que llevas en la cabeza
   *[fight] En tu próximo combate
} no cuentan los bonos de tus objetos en uso.
card-tax = Pierde un objeto a tu elección. Cada rival pierde objetos por al menos ese valor; quien no llegue, todo y un nivel.
card-helper-levels = Al ayudar, sube un nivel por monstruo muerto. Puede ser el último.
card-any-big = Cuantos objetos grandes quieras.
card-hand-limit = Límite de mano: { $n }.
card-double-sale = Un objeto por turno se vende al doble.
card-second-try = Tras fallar la primera tirada de huida, descarta una carta para tirar otra vez.
card-rage = En combate, descarta hasta { $most ->
    [one] 1 carta
   *[other] { $most } cartas
}, { $n } cada una.
card-wins-ties = Tu bando gana los empates.
card-flight-spell = Tras tu tirada de huida, descarta hasta { $most ->
    [one] 1 carta
   *[other] { $most } cartas
}, { $n } cada una.
card-charm = En combate, descarta toda la mano, al menos { $least ->
    [one] 1 carta
   *[other] { $least } cartas
}, para quitar un monstruo por su tesoro.
card-backstab = Descarta una carta: un combatiente tiene { $n }, una vez por víctima y combate.
card-theft = Descarta una carta y tira: con { $needs } o más te llevas un objeto pequeño de un rival; si no, pierdes un nivel. En combate no.
card-resurrection = Toma lo que robes boca arriba de los descartes, descartando una carta de la mano por cada una.
card-smite = Contra muertos vivientes, descarta hasta { $most ->
    [one] 1 carta
   *[other] { $most } cartas
}, { $n } cada una.
card-doubler = Puedes tener dos { $group ->
    [race] razas
   *[class] clases
}; o una sola, sin sus inconvenientes.
card-item = { $slot ->
    [head] Para la cabeza
    [armour] Armadura
    [foot] Calzado
    [hand] { $hands ->
        [one] Objeto de una mano
       *[other] Objeto de dos manos
    }
   *[none] Objeto suelto
}{ $big ->
    [yes] , grande
   *[no] { "" }
}{ $has_bonus ->
    [yes] , { $bonus }
   *[no] { "" }
}.
card-only = Solo para { $who ->
    [trait] { $article } { $trait }
    [woman] mujeres
    [man] hombres
   *[human] humanos
}.
card-never = No para { $who ->
    [trait] { $article } { $trait }
    [woman] mujeres
    [man] hombres
   *[human] humanos
}.
card-tag = { $tag ->
    [fire] Fuego.
   *[pole] Vara.
}
card-bonus-for = Para { $article } { $trait }: { $n } en su lugar.
card-shields-from-door = Las maldiciones tras las puertas no te hacen nada.
card-way-out = Al huir, descarta este objeto para escapar de todos los monstruos de nivel { $level_at_most } o menos.
card-loot-on-escape = Roba un tesoro cuando hayas escapado.
card-compels-help = Un rival de nivel más alto no puede negarte ayuda; para el último nivel no vale.
card-enhancer = Un monstruo tiene { $strength }{ $change ->
    [more] { $treasures ->
        [one] { " " }y 1 tesoro más
       *[other] { " " }y { $treasures } tesoros más
    }
    [less] { $treasures ->
        [one] { " " }y 1 tesoro menos, pero nunca menos de uno
       *[other] { " " }y { $treasures } tesoros menos, pero nunca menos de uno
    }
   *[none] { "" }
}.
card-wander = Añade un monstruo de tu mano a cualquier combate.
card-clone-monster = Un monstruo del combate está dos veces, con refuerzos y premios.
card-replace-monster = Un monstruo de tu mano ocupa el puesto de uno del combate.
card-end-fight = El combate ha terminado. Quien lo libraba { $treasures ->
    [0] no roba nada
    [one] roba 1 tesoro
   *[other] roba { $treasures } tesoros
}.
card-take-to-win = Si el combate es tuyo y vas perdiendo: quítale a un mirón un objeto en uso que te haga ganar. Quédatelo.
card-levels-for = Cada { $trait } sube un nivel; puede ser el último. Enseguida si se roba boca arriba.
card-override = Sobre un objeto tuyo: ignora restricciones, lugares, manos y tamaño.
card-add-strength = { $n } a cualquiera de los bandos.
card-add-for-each = { $n } a los combatientes por cada { $trait } entre ellos.
card-double-side = Si el combate es tuyo y nadie te ayuda: tu bando cuenta doble.
card-remove-all = Todos los monstruos se van. Ni tesoro ni nivel.
card-remove-one = { $only_if_last ->
    [yes] Un monstruo de tu combate se va; su tesoro es tuyo si era el último. También cuando acaba de atraparte.
   *[no] Un monstruo se va y deja su tesoro.
}
card-transfer = Otro jugador se queda con tu combate.
card-roll-again = Cuando la tirada de un rival acaba de salvarlo: ese rival tira otra vez.
card-all-escape = Antes de una tirada de huida: quien libra el combate y quien ayuda escapan de todo.
card-escape-anyway = ¿Falló tu huida? Escapas igual.
card-set-die = Pon tu propio dado, recién tirado, como quieras.
card-cancel-curse = Anula una maldición, de quien sea.
card-search-discards = Toma cualquier carta de los descartes.
card-level-up = Sube un nivel{ $when ->
    [after_fight] , en un turno en que ya hubo combate
    [not_highest] , salvo si vas en cabeza o empatas
   *[any] { "" }
}{ $costs_companion ->
    [yes] ; descarta un acompañante en juego, de quien sea
   *[no] { "" }
}. El último no.
card-steal-level = Quítale un nivel a un rival. El último no.
card-draw-treasures = Roba { $n ->
    [one] 1 tesoro
   *[other] { $n } tesoros
}.
card-boon = { $carries ->
    [yes] { $bonus }, y lleva un objeto fuera de los límites. Ni se vende, ni se cambia, ni se roba.
   *[no] { $bonus } para siempre. Ni se vende, ni se cambia, ni se roba.
}
why-stronger-against = contra { $article } { $trait }
why-for-each-fighter = por cada { $trait } en el combate
why-for-each-curse = por cada maldición que alcanzó a un combatiente

## The table in a terminal

draw-turn = Turno { $turn }. Le toca a { $seat }.
draw-mat = { $seat }{ $own ->
    [yes] { " " }(tú)
   *[no] { "" }
}: nivel { $level }, fuerza { $strength }, { $traits }{ $side ->
    [none] { "" }
    [woman] , mujer
   *[man] , hombre
}; mano: { $doors ->
    [one] { $doors } puerta
   *[other] { $doors } puertas
}, { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}
draw-human = humano
draw-used = usa { $items }
draw-carried = lleva { $items }
draw-cursed = bajo { $items }
draw-fight = COMBATE: { $main_seats }, por { $treasures ->
    [0] ningún tesoro
    [one] 1 tesoro
   *[other] { $treasures } tesoros
} y { $levels ->
    [0] ningún nivel
    [one] 1 nivel
   *[other] { $levels } niveles
}
draw-fight-won = COMBATE GANADO por { $main_seats }.
draw-fight-lost = COMBATE PERDIDO: { $main_seats } debe huir de
flee-needs = { $least ->
    [1] no hace falta dado
    [6] hace falta un 6 en el dado
    [7] no hay dado que valga
   *[other] hace falta { $least } o más en el dado
}
would-stand = quedaría { $ours } contra { $theirs }, { $wins ->
    [yes] ganado
   *[no] perdido
}
drop-foretold = { $card } va a los descartes.
sale-foretold = Eso da { $total } de oro y subes { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}; no se da cambio.
draw-ours = combatientes { $total }
draw-theirs = monstruos { $total }
draw-winning = Los combatientes ganan por { $by }.
draw-tied = Empate, y con { $items } los combatientes ganan los empates.
draw-losing = Los combatientes pierden por { $by }.
draw-tie-lost = Empate, y el empate es de los monstruos.
draw-offer-help = OFERTA, { $seat } a { $to_seat }: { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
} ({ $order }), objetos: { $items }, carta: { $card }
draw-offer-trade = OFERTA, { $seat } a { $to_seat }: da { $give }, quiere { $want }
draw-announced = MALDICIÓN sobre { $seat }: { $card }
draw-flee = HUIDA de { $seat }: { $total }
draw-enough = Hacen falta { $needed }: es suficiente.
draw-not-enough = Hacen falta { $needed }: no es suficiente.
draw-no-die = HUIDA de { $seat }: aquí no hay dado que valga.
draw-die = DADO de { $seat }: { $die }
draw-spoils = Por elegir: { $items }
draw-body = { $seat } deja: { $items }
draw-named = { $card }: { $words }
draw-hand = Tu mano (límite { $limit }):
draw-monster = de nivel { $level }, { $treasures ->
    [one] { $treasures } tesoro
   *[other] { $treasures } tesoros
}{ $levels ->
    [0] , ningún nivel
    [one] { "" }
   *[other] , { $levels } niveles
}
draw-worth = ({ $value } de oro)

## Why a bot did it

reason-lay-down = { $card } rinde más en la mesa que en la mano.
reason-equip = { $card } es mejor que lo que llevo.
reason-become = Mejor ser { $card } que nadie.
reason-level = Un nivel es un nivel.
reason-treasure = Primero los tesoros, luego las preguntas.
reason-steal-level = Quien va en cabeza ni lo notará.
reason-override = Con { $card }, encaja.
reason-search = Alguien tiró { $card }. Qué ocurrencia.
reason-sell = No lo uso, así que mejor un nivel.
reason-boost = { $card } cubre la diferencia.
reason-rage = Una carta menos, un punto más.
reason-smite = Los muertos, quietos.
reason-send-away = Esto se puede hablar.
reason-decline = Qué buen tiempo. Tengo que irme.
reason-distract = ¡Busca! Adiós, { $card }.
reason-charm = Me miró. Fue su error.
reason-remove = { $card } sale más barato que un entierro.
reason-flee = Primero, el peor.
reason-way-out = Para esto lo guardaba.
reason-bribe = Todo el mundo tiene un precio.
reason-spell = Una carta cuesta menos que el castigo.
reason-retry = Nadie vio la primera tirada.
reason-set-die = Anda, un seis.
reason-open-door = Ahora o nunca.
reason-trouble = A { $card } le gano.
reason-last-step = { $card } es mi último escalón.
reason-loot = Nadie está usando esta sala.
reason-end-turn = Aquí ya no se gana nada más.
reason-give = { $card } es lo que menos echaré de menos.
reason-lost-fight = Esto está perdido; a correr.
reason-winning = Voy ganando. Rápido, antes de que piensen.
reason-withdraw = Sin respuesta no hay oferta.
reason-ask-help = { $seat } tiene fuerza y no es demasiado peligro.
reason-offer-help = Sin mí, { $seat } pierde, y el botín es bueno.
reason-compel = { $seat } me debe una.
reason-cancel = { $card } no es para mí.
reason-pass = No vale una carta.
reason-accept = Un precio justo.
reason-refuse = A este precio no, o a este ganador no.
reason-counter = Sí, por un poquito más.
reason-milder = El menor de dos males.
reason-after-you = Después de ti.
reason-fresh-treasure = Los nuevos son mejores.
reason-least = Es lo que menos me cuesta.
reason-take = Me llevo lo que haya.
reason-take-best = { $card } es lo mejor que hay.
reason-trade = A { $seat } le sirve y a mí no.
reason-spoil = { $seat } estaba a punto de ganar.
reason-curse = { $seat } ha tenido demasiada suerte.
reason-theft = { $seat } miraba a otro lado.
reason-transfer = { $seat } parecía con ganas de algo.
reason-trip = { $seat } corría demasiado bien.
reason-raise = { $card } otra vez, y ahora es para mí.
reason-buy = Hasta los monstruos tienen rebajas.

# Los bots, como los elige quien invita
bot-greedy = rápido
bot-schemer = intrigante
bot-thinker = pensador

# De qué humor son los bots

temper-greedy = codicioso
temper-spiteful = rencoroso
temper-loyal = leal
temper-chaotic = caótico

# Lo que los bots dicen en voz alta; nunca una palabra de lo que tienen

say-winning-1 = ¿Nadie tiene nada que añadir? Estupendo.
say-winning-2 = Me daría prisa, pero ya voy por delante.
say-winning-greedy = Se cuenta, se empaqueta y el siguiente.
say-winning-chaotic = ¿Gano yo? Apuntaba a la lámpara.
say-lost-1 = Detrás de la puerta parecía más pequeño.
say-lost-2 = No huyo. Me voy con paso firme.
say-lost-chaotic = Todo según ningún plan.
say-ask-1 = { $seat }, siempre has sido mi debilidad.
say-ask-2 = Un favorcito, { $seat }. Bueno, uno alto y con dientes.
say-ask-greedy = Pago yo, { $seat }. Apunta la fecha.
say-ask-loyal = ¿Juntos, { $seat }? Como en los buenos tiempos.
say-offer-1 = { $seat }, te vendría bien una segunda opinión.
say-offer-2 = Estoy libre, { $seat }. Libre, no gratis.
say-offer-greedy = Mis tarifas están en la puerta, { $seat }.
say-offer-loyal = Aguanta, { $seat }, que voy.
say-accept-1 = Trato hecho. Ni una palabra a mi madre.
say-accept-2 = Me parece bien. ¿Dónde me pongo?
say-accept-greedy = ¡Vendido!
say-accept-loyal = ¿Por ti? Claro.
say-refuse-1 = Tengo una cosa. En otro sitio.
say-refuse-2 = Tentador. No.
say-refuse-greedy = Por eso ni me levanto.
say-refuse-spiteful = Prefiero mirar.
say-refuse-loyal = Esta vez no, lo siento. Me parte el alma.
say-counter-1 = Casi. Piensa a lo grande.
say-counter-2 = ¡Regateamos! Me encanta regatear.
say-counter-greedy = Y lo demás también.
say-spoil-1 = Nada personal, { $seat }. Bueno.
say-spoil-2 = Ay, { $seat }. Se me ha escapado.
say-spoil-spiteful = ¿Ha dolido, { $seat }? Bien.
say-spoil-loyal = Perdona, { $seat }. Los demás me miraban.
say-spoil-chaotic = Creía que era el interruptor, { $seat }.
say-curse-1 = { $seat }, venía a tu nombre.
say-curse-2 = Alguien tenía que hacerlo, { $seat }.
say-curse-spiteful = Con cariño, { $seat }. Sin exagerar.
say-curse-chaotic = Pito, pito, { $seat }.
say-theft-1 = ¡Mira, { $seat }, un pájaro!
say-theft-2 = Se te ha caído algo, { $seat }. Yo ayudo.
say-theft-greedy = Hay que compartir, { $seat }.
say-trip-1 = Cuidado, { $seat }, que ahí resbala.
say-trip-2 = Buena carrera, { $seat }. ¿Otra vez?
say-transfer-1 = { $seat }, preguntan por ti.
say-transfer-2 = ¿Me sujetas esto un segundo, { $seat }?
say-steal-level-1 = Alguien estaba demasiado arriba.
say-steal-level-2 = Ese nivel me queda mejor a mí.
say-flee-1 = Piernas, os toca.
say-flee-2 = Me he dejado el gas abierto.
say-distract-1 = ¡Busca!
say-distract-2 = ¡Mira allí! Y ha mirado.
say-decline-1 = No tengo tiempo, no tengo tiempo.
say-decline-2 = En la puerta no compramos nada.
say-bribe-1 = Llamémoslo una tasa.
say-bribe-2 = Total, nunca me gustó.
say-level-1 = Y para arriba.
say-level-2 = Más alto. Desde aquí veo mi casa.
say-last-step-1 = No os levantéis. Solo estoy ganando.
say-last-step-2 = No tardaré nada.

# Dónde mirar, para quien pide consejo

advice-look-hand = Mira tu mano.
advice-look-mat = Mira lo que tienes delante.
advice-look-powers = Aquí hay alguien que sabe hacer algo más que pelear. Tú, por ejemplo.
advice-look-rivals = Mira a los demás: no estás a solas.
advice-look-monsters = Mira a los monstruos, y la salida.
advice-look-choice = Mira lo que menos te cuesta.
advice-look-patience = No mires nada. Guarda lo que tienes.
advice-look-door = Todo está listo; sigue.
