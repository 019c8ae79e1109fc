# Knock, Knock! Dungeon! – lo que dice la mesa. Primero el hecho, luego la broma.

## Actos

act-get-ready = Ya estoy
act-place-card = Colocar una carta
act-skip-turn = Sin cartas en la mano: dejar sonar la alarma
act-show-card = Mostrar una carta (habrá que jugarla)
act-tell-cards = Decir a los demás lo que tienes
act-cast-fireball = Lanzar Bola de fuego: quemar una criatura
act-cast-ice-flash = Lanzar Destello de hielo: congelar una criatura
act-cast-poison = Lanzar Veneno: una esquina vale 0 para siempre
act-cast-sphere = Lanzar la Bola del silencio: volver a hablar

field-card = Qué carta
field-cards = Qué cartas
field-spot = En qué lugar
field-turned = Cómo
field-point = Qué esquina

label-card = { $name }  { $corners }{ $tokens ->
    [0] { "" }
    [one] , una ficha
   *[other] , { $tokens } fichas
}{ $silence ->
    [0] { "" }
   *[other] , silencio
}{ $chests ->
    [0] { "" }
    [one] , un cofre
   *[other] , { $chests } cofres
}{ $told ->
    [0] { "" }
   *[other] , dicha
}
label-spot = { $spot }  { $count ->
    [0] { "" }
   *[other] sobre { $covers }
}
label-straight = tal cual
label-turned = girada media vuelta
verdict-safe = aguanta
verdict-beats = vence a una criatura
verdict-dooms = una criatura quedaría imposible de vencer
verdict-won = gana
verdict-lost = pierde
verdicts = tal cual { $straight }, girada { $turned }
label-creature = { $spot }  { $card }, peligro { $danger }
label-point = { $card }, { $corner }, { $value }{ $shared ->
    [0] { "" }
   *[other] , compartida con { $other }
}
card-name = { $name }
label-number = { $value }

## Esperas

wait-ready = ¿Todo listo? La arena empieza cuando todos lo estén.
wait-next-keep = Toca la mazmorra { $level }. Cuando todos estén listos.
wait-retry = ¿Otra vez la mazmorra { $level }? Cuando todos estén listos.
wait-turn = Le toca a { $seat } colocar una carta.
    .you = Te toca colocar una carta.
wait-skip = { $seat } no tiene cartas: la alarma suena igual.
    .you = No tienes cartas: la alarma suena igual.
wait-knight = { $seat } ha robado al Caballero Negro y lo coloca ya.
    .you = Has robado al Caballero Negro: colócalo ya.
wait-sand = La arena corre.

## Sucesos

seat-ready = { $seat } ya está.
    .you = Tú ya estás.
keep-began = Mazmorra { $level }. Primera carta: { $card }; empieza { $first_seat }.
sand-started = Corre la arena: { $minutes } minutos.
card-shown = { $seat } muestra { $card }. Hay que jugar esa carta.
    .you = Muestras { $card }. Hay que jugar esa carta.
cards-told = { $seat } tiene { $cards }.
    .you = Dices lo que tienes: { $cards }.
card-placed = { $seat } coloca { $card }.
    .you = Colocas { $card }.
card-placed-alone = { $seat } coloca { $card } en el centro.
    .you = Colocas { $card } en el centro.
card-placed-on-one = { $seat } coloca { $card } sobre { $cards }, en la esquina { $corner }.
    .you = Colocas { $card } sobre { $cards }, en la esquina { $corner }.
card-placed-on-several = { $seat } coloca { $card } a caballo entre { $cards }.
    .you = Colocas { $card } a caballo entre { $cards }.
turn-skipped = { $seat } no tiene nada que colocar.
    .you = No tienes nada que colocar.
tokens-taken = { $card } se lleva { $tokens ->
    [one] una ficha de Tiempo
   *[other] { $tokens } fichas de Tiempo
}; { $reserve ->
    [0] no queda ninguna en la reserva.
    [one] queda una en la reserva.
   *[other] quedan { $reserve } en la reserva.
}
silence-fell = Silencio. Solo las manos.
silence-fell-alone = Carta de silencio: en solitario no se roba después, y la mano mengua una carta (K13).
speech-returned = Se puede hablar. Todos respiran.
creature-beaten = { $card } baja a { $danger }: { $card_gender ->
    [f] vencida
    [mp] vencidos
    [fp] vencidas
   *[m] vencido
}, y { $tokens ->
    [0] no vuelve ninguna ficha.
    [one] vuelve una ficha.
   *[other] vuelven { $tokens } fichas.
}
knight-held-up = { $card } baja a { $danger }, pero aún queda alguien congelado. Sigue en pie.
alarm-rang = La alarma: { $creatures ->
    [one] una criatura pierde una ficha
   *[other] { $creatures } criaturas pierden una ficha cada una
}{ $least ->
    [0] , y a una no le queda ninguna.
    [1] . A alguien le queda la última.
   *[other] .
}
card-drawn = { $seat } roba { $card }.
    .you = Robas { $card }.
card-drawn-unseen = { $seat } roba una carta.
knight-came = { $seat } roba { $card }. Quiere que lo coloquen ya mismo.
    .you = Robas { $card }. Quiere que lo coloquen ya mismo.
creature-burnt = { $seat } lanza Bola de fuego: { $card } se marcha con prisa.
    .you = Lanzas Bola de fuego: { $card } se marcha con prisa.
creature-frozen = { $seat } lanza Destello de hielo: { $card } se queda de piedra.
    .you = Lanzas Destello de hielo: { $card } se queda de piedra.
point-poisoned = { $seat } envenena una esquina: { $cards }. Ahora vale 0.
    .you = Envenenas una esquina: { $cards }. Ahora vale 0.
point-poisoned-alone = { $seat } envenena la esquina { $corner }: { $cards }. Ahora vale 0.
    .you = Envenenas la esquina { $corner }: { $cards }. Ahora vale 0.
point-poisoned-shared = { $seat } envenena la esquina que comparten { $cards }. Ahora vale 0.
    .you = Envenenas la esquina que comparten { $cards }. Ahora vale 0.
silence-swallowed = { $seat } lanza la Bola del silencio. Se traga el silencio entero.
    .you = Lanzas la Bola del silencio. Se traga el silencio entero.
keep-won = { $card } queda { $card_gender ->
    [f] vencida
   *[m] vencido
}. La mazmorra { $level } es vuestra.
chests-counted = { $chests ->
    [0] Ningún cofre en esta mazmorra
    [one] La cadena de cofres: { $cards }. Vale un punto
   *[other] La cadena de cofres: { $cards }. Vale { $chests } puntos
}; { $total } en total.
spell-found = En la última sala hay un grimorio: { $spell }.

## Finales

won-keep = El Caballero ha caído: la mazmorra { $level } es vuestra. Pide que le devolváis las zapatillas.
won-adventure = Cuatro mazmorras, un equipo y un Caballero que se vuelve a la cama. Aventura ganada.
lost-hall = { $card } ha llegado a { $danger }. La mazmorra se nos ha caído encima.
lost-alarm = { $card } se ha quedado sin fichas y ha dado la alarma. Toda la mazmorra está despierta.
lost-tokens = { $card } pide más fichas de Tiempo de las que hay en la reserva. Se nos acabó el tiempo.
lost-cards = Nadie tiene cartas y el Caballero sigue en pie. Bosteza, y gana.
lost-time = Se acabó la arena. El Caballero mira el reloj.
lost-conceded = { $seat } se rinde por el equipo. La mazmorra se queda como estaba.
    .you = Te rindes por el equipo. La mazmorra se queda como estaba.
adventure-stopped = { $seat } deja la aventura aquí. La mazmorra { $level } puede esperar.
    .you = Dejas la aventura aquí. La mazmorra { $level } puede esperar.

## Esquinas

corner-top-left = superior izquierda
corner-top-right = superior derecha
corner-bottom-right = inferior derecha
corner-bottom-left = inferior izquierda

## Hechizos

spell-fireball = Bola de fuego
spell-ice-flash = Destello de hielo
spell-poison = Veneno
spell-sphere = Bola del silencio

## Negativas

nothing-to-get-ready-for = Ahora no hay nada para lo que prepararse.
already-ready = { $seat } ya ha avisado.
    .you = Ya has avisado.
keep-not-running = Ahora mismo no hay mazmorra en juego.
not-your-turn = Es el turno de { $turn_seat }, no de { $seat }.
    .you = Es el turno de { $turn_seat }, no el tuyo.
knight-first = Ha salido el Caballero Negro: va antes que { $card }.
knight-must-be-laid = { $seat } ha robado al Caballero Negro y lo coloca ya.
    .you = Has robado al Caballero Negro: colócalo ya.
card-not-in-hand = { $seat } no tiene { $card } en la mano.
    .you = No tienes { $card } en la mano.
another-card-shown = Se mostró { $shown }: hay que jugar esa, no { $card }.
spot-taken = En { $spot } ya está { $card }: taparía todas sus esquinas.
spot-off-lattice = { $spot } no es un lugar: una carta tapa una esquina de otra, nunca dos.
spot-covers-nothing = En { $spot } no taparía ninguna esquina de la mazmorra.
must-place = { $seat } tiene cartas y debe colocar una, aunque pierda.
    .you = Tienes cartas y debes colocar una, aunque pierda.
nobody-to-show = En solitario no hay a quién mostrar una carta.
already-shown = { $seat } ha mostrado { $shown }; una carta mostrada no se retira.
    .you = Has mostrado { $shown }; una carta mostrada no se retira.
nobody-to-tell = En solitario no hay a quién decírselo.
silence-holds = Silencio: ahora nadie habla.
tell-each-once = Nombra las cartas que dices, cada una una vez.
already-told = Todos saben ya lo de { $card }.
spell-not-held = El equipo no tiene { $spell }.
not-burnable = En { $spot } no hay criatura activa que no sea el Caballero: nada que quemar.
not-freezable = En { $spot } no hay criatura que congelar: despierta, y que no sea el Caballero.
not-poisonable = El punto { $point } no es una esquina sana de una criatura activa.
not-silent = No hay silencio: la Bola no tiene qué tragar.
no-sand-running = No corre ninguna arena, así que no puede acabarse.
wrong-save-code = «{ $code }» no es un código de guardado.
resume-is-for-adventures = El código «{ $code }» es de una aventura; elige también aventura.
no-such-first-seat = El asiento { $number } no puede empezar: se cuentan desde 0 y hay { $seats }.

instead-get-ready = Se sigue cuando todos estén listos.
instead-beside = Colócala en un lugar libre, en diagonal a una carta.
instead-middle = La mazmorra está vacía: colócala en el centro, en 0,0.
instead-gesture = Señala, asiente, cuenta con los dedos.
instead-code = Tiene cuatro sílabas, como «tilu-mako».
did-you-mean-code = ¿Querías decir «{ $guess }»?

## Archivos de cartas

deck-empty = El archivo de cartas está vacío.
deck-not-toml = El archivo de cartas no es TOML: { $fault }.
deck-not-ours = Aquí no hay ninguna baraja de la casa «{ $name }». Sin nombre, es la de hoy.
deck-wrong-field = Carta «{ $card }»: { $fault }.
deck-knights = Una baraja tiene exactamente un [[knight]]; esta tiene { $count }.
deck-twice = Dos cartas se llaman «{ $card }»; a cada una su id.
deck-too-small = Una baraja necesita { $least } cartas sin marca además del Caballero; esta tiene { $count }.
deck-corner = La carta «{ $card }» tiene una esquina de { $value }; van de 0 a { $most }.
deck-hall-sum = La sala «{ $card }» suma { $total }; una sala tiene { $most } como mucho.
deck-creature-sum = La criatura «{ $card }» suma { $total }; necesita { $least } o más.
deck-tokens = La criatura «{ $card }» muestra { $tokens } fichas de Tiempo; hacen falta de { $least } a { $most }.
deck-hall-tokens = La sala «{ $card }» muestra fichas de Tiempo ({ $tokens }); solo las criaturas tienen.
deck-chests = La carta «{ $card }» muestra { $chests } cofres; menos que cero no puede ser.
deck-mark = La carta «{ $card }» está marcada para la mazmorra { $mark }; las marcas son 2, 3 o 4, nunca en el Caballero.
deck-high-corner = { $card } tiene una esquina de { $value }; en la caja ninguna pasa de { $most }.
deck-one-token = { $card } trae una sola ficha: salvo con «gentle», suena la alarma en el mismo turno.
deck-counts = Esta baraja tiene { $halls } salas y { $creatures } criaturas, contando al Caballero; la caja tiene { $usual_halls } y { $usual_creatures }. ¿Falta alguna carta?
level-of-adventure = Una aventura empieza en la mazmorra 1, o donde diga su código de guardado: el nivel { $level } es para una mazmorra suelta (K21).
deck-unbeatable = { $card }: no hay manera de vencer a tiempo, { $tokens ->
    [one] una ficha es poco
   *[other] { $tokens } fichas son pocas
} para sus esquinas.

## Razones de los bots

reason-ready = Cuando queráis.
reason-skip = No me quedan cartas.
reason-tell = Conviene que sepáis lo que tengo.
reason-sphere = Ya hemos callado bastante.
reason-spell = { $spell } ahora vale más que { $spell } después.
reason-careful = Por lo menos el techo aguanta.
reason-no-way-out = Todo pierde. Esto pierde con estilo.
reason-wins = { $card } gana. Aquí y ahora.
reason-knight = Aquí { $card } hace menos daño.
reason-works-on = { $card } desgasta: { $creature }.
reason-brings = Mejor cruzarse con { $card } ahora que luego.
reason-builds = { $card } encaja aquí y cuesta poco.

## La mesa en el terminal

foretold = { $card }: { $before } → { $after }{ $follows ->
    [falls] , y la mazmorra se viene abajo
    [rings] , y la alarma despierta a toda la mazmorra
    [beaten] , { $card_gender ->
        [f] vencida
       *[m] vencido
    }
    [closed] , ya no hay manera: más de 5 en esquinas ya tapadas
    [late] , ya no hay manera: { outlook }
    [fights] , sigue luchando: { outlook }
   *[holds] , aguanta
}
outlook = { $covers ->
    [0] ninguna esquina por tapar
    [one] una esquina por tapar
   *[other] { $covers } esquinas por tapar
}, { $turns ->
    [0] ningún turno
    [one] un solo turno
   *[other] { $turns } turnos
}
foretold-nothing = Ninguna otra carta cambia.
table-head = Mazmorra { $level } · { $reserve } de 12 fichas de Tiempo en la reserva · { $pile } en el mazo · { $mouth }
table-head-alone = Mazmorra { $level } · { $reserve } de 12 fichas de Tiempo en la reserva · { $pile } en el mazo
table-speech = Palabra
table-silence = SILENCIO
table-knight-in-pile = el Caballero está debajo del mazo
table-knight-waiting = el Caballero espera que lo coloquen
table-knight-in-keep = el Caballero está en la mazmorra
table-hand = Tu mano:
table-others = { $seat }: { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
table-known = , ha dicho: { $cards }
table-spells = Grimorios: { $spells }
table-shown = Mostrada, así que se juega: { $card }
table-poisoned = Envenenado: { $corners }
table-creature = { $card }, peligro { $danger }: { outlook }
table-creature-frozen = { $card }, peligro { $danger }, con hielo: { $covers ->
    [0] ninguna esquina por tapar
    [one] una esquina por tapar
   *[other] { $covers } esquinas por tapar
}
table-creature-late = { $card }, peligro { $danger }: { outlook }. Solo un hechizo puede ayudar.
table-creature-closed = { $card }, peligro { $danger }: más de 5 en esquinas ya tapadas. Solo un hechizo puede ayudar.
table-save-code = Código de guardado: { $code }
table-legend = número = esquina · [5] peligro de una sala · <8> criatura activa, ’3 sus fichas, !9! ya no hay manera · * congelada · $ cofre · ~ silencio · x,y = lugar libre

# Los bots, como los elige quien invita
bot-careful = prudente
bot-greedy = rápido
bot-thinker = pensador

# Lo que dicen los compañeros mientras dura la Palabra

say-works-on-1 = { $creature } va encogiendo.
say-works-on-2 = Una esquina menos para { $creature }.
say-brings-1 = Perdón. Me ha seguido hasta casa.
say-brings-2 = Sed amables con quien acaba de llegar.
say-no-way-out-1 = Que conste que yo estaba en contra.
say-no-way-out-2 = Agarraos a algo.
say-knight-1 = No me miréis todos.
say-knight-2 = Estaba en mi bolsillo. Juro que no lo sabía.
say-spell-1 = Lo leí en alguna parte. Apartaos.
say-spell-2 = El libro decía página siete.
say-sphere-1 = Por fin. Tenía la lengua dormida.
say-sphere-2 = ¿Me oís todos? Bien. Hola.
say-propose-card = { $seat }, { $card } quedaría bien aquí.
say-propose-creature = { $seat }, { $creature } tiene prisa. ¿Te encargas?

# Dónde mirar, para quien pide consejo

advice-look-creature = Mira hacia { $creature }.
advice-look-rooms = Mira las salas tranquilas, lejos de las criaturas.
advice-look-spells = Mira vuestros hechizos.
advice-look-words = Los demás no saben lo que tienes.
advice-look-turn = Aquí hay poco que elegir.
