# Dungeon Exit, en español. El navegador lee este mismo archivo.

# --- cosas ---

thing-door = la Puerta
thing-key = la Llave
thing-chest = el Cofre
thing-monster = el Monstruo
thing-exit = la Salida
thing-stair = la escalera
thing-pit = un foso

name-door = Puerta
name-key = Llave
name-chest = Cofre
name-monster = Monstruo
name-exit = Salida

leg-door-key = de la Puerta a la Llave
leg-key-chest = de la Llave al Cofre
leg-chest-monster = del Cofre al Monstruo
leg-monster-exit = del Monstruo a la Salida

mode-solo = una partida en solitario
mode-race = una carrera
mode-coop = la cooperación
mode-floor = el Piso de Arriba

wish-swap = cambiar de tablero
wish-swap-back = deshacer el cambio
wish-start-over = empezar de nuevo

# --- lo que ha pasado ---

seat-ready = { $seat } ya está.
    .you = Ya estás.
race-started = ¡Ya! Puerta, Llave, Cofre, Monstruo, Salida: { $level }
tile-placed = { $seat } pone { $tile } en { $cells }.
    .you = Pones { $tile } en { $cells }.
tile-moved = { $seat } mueve { $tile } a { $cells }.
    .you = Mueves { $tile } a { $cells }.
tile-turned = { $seat } gira { $tile }: ahora en { $cells }.
    .you = Giras { $tile }: ahora en { $cells }.
tile-flipped = { $seat } voltea { $tile }: ahora en { $cells }.
    .you = Volteas { $tile }: ahora en { $cells }.
tile-taken = { $seat } retira { $tile }.
    .you = Retiras { $tile }.
bridge-placed = { $seat } pone un puente en { $cell }.
    .you = Pones un puente en { $cell }.
bridge-taken = El puente de { $cell } se retira.
all-taken = { $seat } despeja el tablero. La mazmorra respira.
    .you = Despejas el tablero. La mazmorra respira.
leg-linked = { $seat }: tramo unido, { $leg }.
    .you = Tramo unido: { $leg }.
leg-broken = { $seat }: tramo roto, { $leg }.
    .you = Tramo roto: { $leg }.
tiles-counted = { $seat } { $tiles ->
    [0] no tiene ninguna loseta
    [one] tiene una loseta
   *[other] tiene { $tiles } losetas
} en el tablero.
wish-spoken = { $seat } dice que sí a { $wish }.
    .you = Dices que sí a { $wish }.
wish-taken-back = { $seat } se lo piensa mejor.
    .you = Te lo piensas mejor.
wish-lapsed = El sí de { $seat } ya no vale: algo ha cambiado en los tableros.
    .you = Tu sí ya no vale: algo ha cambiado en los tableros.
boards-swapped = Cambio de tableros. Cada cual sigue desde la escalera de enfrente.
boards-swapped-back = Se deshace el cambio; lo puesto desde entonces se retira.
started-over = Tableros vacíos, de nuevo desde el principio. Aquí nadie ha visto nada.
path-finished = { $seat } está fuera, con { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}. ¡Luz del día!
    .you = Estás fuera, con { $tiles ->
        [one] una loseta
       *[other] { $tiles } losetas
    }. ¡Luz del día!
given-up = { $seat } se rinde. El Monstruo saluda con la mano.
    .you = Te rindes. El Monstruo saluda con la mano.
board-shown = El tablero de { $seat }: { $laid }
    .you = Tu tablero: { $laid }

# --- el final ---

won-solo = ¡Fuera! { $tiles ->
    [one] Una loseta
   *[other] { $tiles } losetas
} de la Puerta a la Salida.
won-floor = Fuera, por los dos pisos, con { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}.
won-coop = Fuera los dos, con { $tiles } losetas en total. Los Monstruos se hacen compañía.
won-race = { $seat } sale primero, con { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
}.
    .you = Sales primero, con { $tiles ->
        [one] una loseta
       *[other] { $tiles } losetas
    }.
won-by-giving-up = Gana { $seat }: el otro se ha rendido.
    .you = Ganas: el otro se ha rendido.
lost-given-up = { $seat } se ha rendido. La mazmorra se queda con su salida.
    .you = Te has rendido. La mazmorra se queda con su salida.

# --- lo que se espera ---

wait-ready = El nivel se muestra cuando los dos estéis listos.
wait-solo = Puerta, Llave, Cofre, Monstruo, Salida: te toca abrir camino.
wait-floor = Un solo camino por dos pisos, con la escalera.
wait-race = Gana el primer camino válido. Nadie cuenta los intentos.
wait-coop = Dos caminos. Primero tu tablero, hasta la escalera.
wait-coop-swapped = Tableros cambiados: sigue desde esta escalera hasta tu Salida.
wait-swap = ¿Cambiamos de tablero? { $seat } tiene la última palabra.
    .you = ¿Cambiamos de tablero? Tú tienes la última palabra.
wait-swap-back = ¿Deshacemos el cambio? { $seat } tiene la última palabra.
    .you = ¿Deshacemos el cambio? Tú tienes la última palabra.
wait-start-over = ¿Empezamos de nuevo? { $seat } tiene la última palabra.
    .you = ¿Empezamos de nuevo? Tú tienes la última palabra.

# --- actos y preguntas ---

act-get-ready = Decir que ya estás
act-place-tile = Poner una loseta
act-move-tile = Mover una loseta
act-turn-tile = Girar una loseta un cuarto
act-flip-tile = Voltear una loseta
act-take-tile = Retirar una loseta
act-place-bridge = Poner un puente
act-take-bridge = Retirar un puente
act-take-all = Retirarlo todo
act-swap = Decir que sí a cambiar de tablero
act-swap-back = Decir que sí a deshacer el cambio
act-start-over = Decir que sí a empezar de nuevo
act-change-mind = Retirar tu sí

field-tile = Loseta
field-at = Casilla de su primer extremo (la o)
field-turn = Girada a la derecha, en grados
field-flipped = ¿Volteada antes de girarla?
field-cell = Casilla

label-plain = { $value }
label-flipped = sí
label-not-flipped = no
lies-or-flipped = { $cells } (volteada { $flipped })
would-break = { $cells }, contra una regla
take-all-foretold = { $tiles ->
    [one] Tu loseta sale
   *[other] Tus { $tiles } losetas salen
} del tablero, y los puentes también.
does-not-fit = no cabe
bridge-would-do = Un puente por encima puede arreglarlo.

level-hidden = El nivel se muestra con la señal de salida.
path-of = { $seat }:
    .you = Tú:
tiles-laid = Losetas: { $tiles } de { $most }
bridges-in-stock = Puentes en reserva: { $count }
typing-help = O por escrito, varias por línea si quieres: L4:F4-F5-F6-G6 pone o mueve una loseta, -L4 la retira, B:F5 es un puente.
path-valid = Válido: un camino de la Puerta a la Salida.
path-not-valid = Todavía no es válido.
picture-title = Dungeon Exit, nivel { $level }

# --- rechazado al momento (E12) ---

no-such-tile = No existe la loseta «{ $tile }» (E2). El juego tiene { $tiles }.
tile-already-laid = { $tile } ya está en el tablero; hay una de cada (E2).
tile-not-laid = { $tile } no está en el tablero (E12).
tile-stays = { $tile } se puso antes del cambio y ahí se queda (E15).
tile-lies-there = { $tile } ya está justo ahí (E12).
looks-the-same = { $tile } quedaría exactamente igual (E2).
no-such-cell = No hay casilla «{ $word }» aquí (E1); columnas { $columns }, filas 1–12.
not-your-board = { $cell } es por ahora el tablero de tu pareja de juego; el tuyo es { $columns } (E15).
sticks-out = Desde { $cell }, { $tile } se saldría del borde (E1).
off-the-board = { $tile } no puede ir en { $at }: este nivel no tiene esa casilla.
on-a-pit = { $tile } no puede ir en { $at }: hay un foso, y tiene hambre.
on-a-thing = { $tile } no puede ir en { $at }: ahí está { $thing }.
on-a-tile = { $tile } no puede ir en { $at }: ya hay otra loseta.
tile-used-twice = { $tile } aparece dos veces; hay una de cada.
tile-needs-flip = Habría que voltear { $tile }, y este nivel solo deja girar.
tile-wrong-shape = { $cells } no dibujan la loseta { $tile }.
nothing-to-take = No tienes nada que retirar.
no-tile-under-bridge = Un puente necesita una loseta debajo; en { $cell } no hay ninguna.
bridge-lies-there = Ya hay un puente en { $cell }.
no-bridge-left = { $count ->
    [0] Este nivel no tiene puentes
    [one] Este nivel tiene un puente, y ya está puesto
   *[other] Los { $count } puentes de este nivel ya están puestos
}.
no-bridge-there = No hay puente en { $cell }.
mates-bridge = El puente de { $cell } es de tu pareja de juego.
race-not-started = La carrera no ha empezado: el nivel se muestra cuando los dos estéis listos.
already-started = Ya ha empezado.
already-ready = { $seat } ya ha dicho que está.
    .you = Ya estabas.
nobody-to-agree-with = Aquí no hay con quién ponerse de acuerdo; eso es para dos.
already-agreed = { $seat } ya ha dicho que sí a { $wish }.
    .you = Ya has dicho que sí a { $wish }.
not-swapped-yet = Todavía no se han cambiado los tableros.
already-swapped = Los tableros ya están cambiados.
not-at-the-stair = Todavía no: los dos deben llegar hasta la escalera de su tablero.
nothing-agreed = No hay ningún sí que retirar.

instead-move-it = Mejor muévela, o retírala antes.
instead-turn-it = Mejor gírala.
instead-place = Pon antes una loseta.
instead-swap-back = Si os atascáis, poneos de acuerdo para deshacer el cambio.
instead-another-cell = Ahí no cabe de ninguna manera: prueba otra casilla.
instead-turned = { $degrees ->
    [0] Sin girar
   *[other] Girada { $degrees }°
} cabe en { $cell }.
instead-flipped = { $degrees ->
    [0] Volteada
   *[other] Volteada y girada { $degrees }°
} cabe en { $cell }.
instead-bridge-on-tile = Ponlo sobre una casilla de una loseta.
instead-get-ready = Di que ya estás.
instead-take-all = Retíralo todo tú.

# --- modos que no encajan ---

mode-wrong-seats = No encaja: { $mode } es para { $needed ->
    [one] una persona
   *[other] { $needed } personas
}, y aquí hay { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
level-is-for-two = Este nivel tiene dos caminos; no vale para { $mode }.
level-is-for-one = Este nivel tiene un solo camino; no vale para { $mode }.
level-has-stairs = Este nivel tiene escalera; { $mode } se juega en un solo tablero.
level-has-no-stairs = Este nivel no tiene escalera; { $mode } pide dos tableros.
level-or-levels = O un nivel ({ $level }) o varios para sortear; están los dos, { $count } en la lista.
race-too-many-pits = En una carrera caben { $most } fosos por tablero; este nivel tiene { $count }.
instead-coop-level = Un nivel cooperativo tiene dos listas de cinco casillas con una / en medio.
instead-coop-mode = Entre dos se juega en cooperación.
instead-floor-mode = En solitario se juega como el Piso de Arriba.
instead-floor-level = Ponle escalera: stairs=D4,Q7.

# --- niveles sin sentido ---

level-five-cells = Un camino pide cinco casillas, Puerta Llave Cofre Monstruo Salida; aquí hay { $count }.
level-looks-like = Por ejemplo { $example }.
level-too-many-paths = Un nivel tiene un camino, o dos en cooperación; aquí hay { $count }.
level-option-twice = La palabra { $option } está dos veces; con una basta.
level-no-cell = «{ $word }» no es una casilla: columnas { $columns }, filas 1–{ $rows }.
level-no-number = { $option }={ $word } debería ser un número entero, como { $option }=2.
level-unknown-word = «{ $word }» no significa nada aquí; tras las casillas pueden ir { $options }.
level-too-many-counts = { $count } cuentas de losetas para { $paths ->
    [one] un camino
   *[other] { $paths } caminos
}.
level-too-many-pits = { $count } fosos son demasiados; la caja trae { $most }.
level-too-many-bridges = { $count } puentes son demasiados; este nivel admite { $most }.
level-bad-tile-count = tiles={ $count } no puede ser: este camino lleva de { $least } a { $most } losetas.
level-stairs-wrong-boards = stairs={ $stairs } no puede ser: una va en A–L y la otra en M–X.
level-stairs-missing = Entre { $one } en { $cell } y { $other } en { $other_cell } cambia el tablero, y no hay escalera.
level-stairs-missing-coop = La cooperación pide una escalera en cada tablero. Añade stairs=D4,Q7.
level-stairs-unused = La escalera { $stairs } no lleva a ninguna parte: las cinco casillas están en un tablero.
level-floor-changes-twice = Entre { $one } en { $cell } y { $other } en { $other_cell } el tablero cambia por segunda vez; solo se puede una.
level-coop-wrong-start = La Puerta { $cell } del jugador { $player } está en el tablero equivocado: el 1 sale de A–L, el 2 de M–X.
level-wrong-board = { $cell } no está en un tablero de este nivel.
level-cells-overlap = En { $cell } están a la vez { $one } y { $other }.
level-side-by-side = Lado a lado: { $one } en { $cell } y { $other } en { $other_cell }.
level-leave-a-gap = Deja al menos una casilla entre ambos.
tile-unreadable = «{ $word }» no se entiende como loseta puesta.
tile-looks-like = Una loseta se escribe L4:F4-F5-F6-G6, un puente B:F5.
bridge-one-cell = «{ $word }»: un puente ocupa una casilla.

# --- lo que ve el juez ---

side-contact = Muy pegado en { $at }: roza con { $by }.
crowded-end = Muy pegado en { $at }: con { $by } sobra un vecino.
double-contact = Dos losetas se tocan dos veces, en { $cells }; solo pueden compartir un lado.
touches-mate = { $at } toca { $by }, que es de tu pareja de juego; solo puede un puente.
waypoint-by-side = { $at } roza { $thing } de costado; solo puede tocar el extremo de una loseta.
waypoint-twice = Una misma loseta toca dos veces { $thing }, en { $cells }.
waypoint-crowded = { $at } está de más para { $thing }: tiene { $sides ->
    [one] un lado
   *[other] { $sides } lados
} que ofrecer.
stair-by-side = { $at } roza la escalera de costado; solo puede tocarla el extremo de una loseta.
stair-crowded = { $at } está de más: un camino toca la escalera por un solo lado.
wrong-order = Este camino une { $one } y { $other }; se salta una parada.
not-linked = Sin unir todavía: { $one } y { $other }.
tile-count = Losetas puestas: { $laid }; el nivel pide exactamente { $count }.
loose-tile = { $tile } en { $cells } no forma parte del camino.
bridge-twice = Dos puentes en el mismo sitio: { $cells }.
bridge-count = Puentes puestos: { $laid }; el nivel pide exactamente { $count }.
bridge-needs-tile = El puente de { $at } no tiene loseta debajo.
bridge-over-bend = Bajo el puente de { $at } el camino dobla o se acaba; debe pasar recto.
bridge-bank-blocked = El puente de { $at } choca con { $by }; ahí debe empezar una loseta.
bridge-bank-not-end = El puente de { $at } da al costado de una loseta en { $by }; necesita un extremo.
bridge-two-paths = El puente de { $at } debe unir dos losetas distintas de un mismo camino.
bridge-half = Al puente de { $at } le falta todavía una loseta a un lado.
bridge-leads-nowhere = Bajo el puente de { $at } el camino todavía no sigue recto.

## Respuestas del solucionador

solve-solved = Resuelto con { $tiles ->
    [one] una loseta
   *[other] { $tiles } losetas
} ({ $seconds } s):
solve-fewest = { $tiles } losetas, y con menos no se puede: está demostrado ({ $seconds } s).
solve-count-exact = { $count ->
    [one] Exactamente una solución
   *[other] { $count } soluciones, ni una más
} ({ $seconds } s). Una de ellas:
solve-count-capped = Al menos { $count ->
    [one] una solución
   *[other] { $count } soluciones
} ({ $seconds } s), la cuenta se detuvo ahí, como se pidió. Una de ellas:
solve-count-stopped = Al menos { $count ->
    [one] una solución
   *[other] { $count } soluciones
} ({ $seconds } s), se acabó el tiempo. Una de ellas:
solve-impossible = No hay salida: está demostrado ({ $seconds } s).
solve-undecided = Sin decidir: se acabó el tiempo ({ $seconds } s). Quizá con más --time.

## Libros

level-no-book = No hay ningún libro «{ $book }»; hay { $books }.
level-no-page = El libro { $book } tiene los niveles 1 a { $most }; «{ $number }» no es ninguno.
book-title-adventure = Aventura
    .title = La Aventura
book-title-annex = Anexo
    .title = El Anexo
book-title-upper-floor = Piso de Arriba
    .title = El Piso de Arriba
book-title-coop = En pareja
    .title = Para dos
book-title-race = Carrera
    .title = La Carrera
book-adventure = una idea cada vez, y al final todas juntas
book-annex = niveles cada vez más duros, los seis primeros como impresos
book-upper-floor = dos tableros, una escalera
book-coop = dos caminos, dos tableros, un solo plan
book-race = el mismo nivel para dos, y solo uno sale primero
idea-order = Puerta, Llave, Cofre, Monstruo, Salida: cinco paradas, siempre en ese orden. Pon losetas de punta a punta de una a otra. Las que quieras.
idea-contacts = Un camino no se roza consigo mismo. Dos casillas que comparten un lado tienen que ser vecinas en el camino; las esquinas son libres.
idea-detours = Lo recto no siempre está libre. Aquí un tramo tiene que dejar sitio a otro: piensa primero en el último.
idea-counts = Desde aquí la mazmorra cuenta: exactamente tantas losetas, ni una más ni una menos. Las largas ahorran, las cortas gastan.
idea-pits = Fosos. Nada encima, nada a través, pero se puede bordear.
idea-one = Un número exacto de losetas y un solo camino que lo cumple. Aquí no hay nada que elegir, solo que encontrar.
idea-bridges = Un puente lleva el camino por encima de sí mismo, una vez, en línea recta. Sin él, ninguno de estos niveles tiene salida: está demostrado.
idea-floors = Dos tableros y una escalera. Llega por un lado y sigue por un lado en el otro piso. Las losetas tienen que bastar para los dos pisos.
idea-everything = Ya lo sabes todo. Aquí las ideas vienen de dos en dos y de tres en tres, y el último nivel no se guarda ninguna.

## Pistas

hint-look-at = Mira el tramo entre { $one } y { $other }.
hint-one-side = Entre { $one } y { $other }: { $thing } tiene un solo lado libre, { $cell }.
hint-every-way = Entre { $one } y { $other }, todo camino pasa por { $cell }.
hint-never-north = No quedan bastantes casillas para subir más allá de la fila { $line }.
hint-never-south = No quedan bastantes casillas para bajar más allá de la fila { $line }.
hint-never-west = No quedan bastantes casillas para ir a la izquierda de la columna { $line }.
hint-never-east = No quedan bastantes casillas para ir a la derecha de la columna { $line }.
hint-shared-tile = { $tile } bastaría por sí sola en dos sitios. Solo uno puede tenerla.
hint-least-tiles = Entre { $one } y { $other } hacen falta al menos { $cells } casillas y { $tiles } losetas.
hint-one-tile-may-do = Entre { $one } y { $other } puede bastar una sola loseta: { $tiles }. Ninguna otra basta por sí sola.
hint-legs-left = Todo lo puesto puede quedarse. { $legs ->
    [one] Queda un tramo
   *[other] Quedan { $legs } tramos
}; el siguiente está entre { $one } y { $other }.
hint-lay = Pon { $tile } en { $cells }.
hint-finished = No falta nada. ¡Estás fuera!
hint-something-must-go = No todo lo puesto puede quedarse. Mira alrededor de { $cell }.
hint-cannot-all-stay = Se han probado todas las continuaciones: con { $tiles } ahí, ninguna lleva a la salida.
hint-take-back = Retira { $tiles }; entonces hay un camino.
hint-take-back-fewest = Retira { $tiles }; entonces hay un camino. Con menos no basta.
hint-hopeless = Este nivel no tiene solución, ni con el tablero vacío.
hint-undecided = Demasiado enredado para saberlo a tiempo. Pon una loseta, o retira la que menos te convenza, y vuelve a preguntar.
hint-undecided-empty = No se ha encontrado salida a tiempo, ni se ha descartado. Vuelve a preguntar, o empieza por el tramo que más te guste.
hint-known-way = No se sabe si todo puede quedarse. Se conoce una salida sin { $count ->
    [one] una de estas piezas, en { $cell }
   *[other] { $count } de estas piezas, la primera en { $cell }
}.
hint-known-before-the-swap = No se sabe si esto puede quedarse. La salida que se conoce es distinta antes del cambio.
hint-lay-bridge = Pon un puente sobre { $cell }.
hint-bridge-somewhere = Todo lo puesto puede quedarse. Falta un puente donde dos caminos ya se encuentran.
hint-bridge-crossing = En algún sitio una loseta acaba a cada lado de otra recta: eso es un cruce, y le falta su puente.
hint-mates-turn = Tu parte de este tablero está hecha. Habla con tu pareja de juego, o cambiad de tablero.
hint-take-back-both = Retira { $mine }, y que tu pareja de juego retire { $mates }; entonces hay un camino.
hint-take-back-mates = Tus losetas no estorban. Si tu pareja de juego retira { $mates }, hay un camino.
hint-something-is-wrong = No todo lo puesto puede quedarse, pero saber qué loseta estorba era demasiado enredado para decirlo a tiempo.
hint-before-the-swap = Lo que se puso antes del cambio no deja salida. Volved a cambiar y modificadlo.

## Razones de los bots

reason-ready = Cuando quieras.
reason-swap = Mi mitad está hecha: cambiemos.
reason-tries = Quizá { $tile } encaje aquí. O no.
reason-way-on = Con { $tile } aún hay salida.
reason-takes-back = { $tile } estorba.
reason-swap-back = Aquí estoy atascado. ¿Volvemos a cambiar?
reason-start-over = Pues tablero limpio.
reason-bridge = Aquí va un puente.

booklet-solutions = Soluciones
booklet-for = Three Doors · niveles para las reglas de Dungeon Exit
booklet-notice = No oficial. El nombre del juego es de sus dueños y solo dice qué reglas se juegan; niveles, palabras y dibujos son nuestros.

# Los bots, como los elige quien invita
bot-stroller = pasea
bot-walker = camina
bot-runner = corre
