# Dungeon Exit en la pantalla
exit-mode-any = Una sola salida
exit-mode-solo = En solitario
    .what = Un tablero, un camino, sin prisa.
exit-mode-floor = El Piso de Arriba
    .what = En solitario en dos tableros, por la escalera.
exit-mode-race = Carrera
    .what = Dos jugadores, el mismo nivel. Gana quien sale primero.
exit-mode-coop = En pareja
    .what = Dos jugadores, dos tableros, y a medio camino os cambiáis.
exit-books = Niveles
exit-keep = Tu progreso
exit-keep-where = { $kept ->
    [yes] en este navegador y en este servidor
   *[no] solo en este navegador
    }
exit-keep-there = Guardarlo también en este servidor
    .how = Sin nombre y sin cuenta: recibes un código, y tus puertas siguen abiertas en cualquier dispositivo.
exit-keep-code = Guardado en este servidor, con tu código
    .how = Quien tiene el código tiene tu progreso. Escríbelo en tu otro dispositivo o envíate el enlace.
    .later = El servidor no contesta ahora. Se enterará del resto la próxima vez.
exit-keep-link = Copiar el enlace
exit-keep-forget = Olvidarlo aquí
exit-keep-forgotten = El servidor lo ha olvidado. Este navegador aún conoce tus puertas.
exit-keep-other = ¿Un código de tu otro dispositivo?
exit-keep-bring = Traerlo aquí
exit-keep-brought = Aquí está: cuenta lo mejor de los dos.
exit-keep-offered = Alguien (tú, seguramente) llega de otro dispositivo con su progreso. ¿Sigue este navegador con él?
exit-grade = dificultad { $grade }
exit-minimum = { $count } losetas como mínimo
exit-is-minimum = y con menos no se puede, está demostrado
exit-could-be = con { $count } basta, está demostrado
exit-hints = Pistas
exit-hint-nudge = Guiño
exit-hint-reason = Motivo
exit-hint-move = Jugada
exit-hint-what = Guiño: dónde mirar. Motivo: por qué. Jugada: una loseta y su sitio.
exit-hint-since = Desde entonces { $mate } ha movido una loseta.
exit-hint-lost = La vela no ha contestado. Pregúntale otra vez.
exit-hint-none = La vela no sabe nada de este nivel. Te toca a ti.
exit-candle-off = ¿Aún se puede?
    .what = enciende la vela y lo dirá
exit-candle-asking = Pensando…
    .what = la llama duda
exit-candle-yes = Aún se puede
    .what = todo lo puesto puede quedarse
exit-candle-no = Así no
    .what = algo tiene que irse
exit-candle-unknown = Difícil saberlo
    .what = muy enredado para responder rápido
exit-golden = puerta de oro
exit-ways = { $count ->
    [one] un solo camino
   *[other] solo { $count } caminos
    }
exit-doors-golden = { $count } de oro
exit-as-demanded = justo las que pide
exit-wish = Niveles sin fin
    .what = Di de qué tipo: la próxima puerta se hace para ti.
exit-wish-grade = Dificultad
    .any = cualquiera
exit-wish-pits = Fosos
exit-wish-bridges = Puentes
exit-wish-none = ninguno
exit-wish-counts = Un número exacto de losetas
exit-wish-find = Hazme un nivel
exit-wish-another = Otro parecido
exit-wish-looking = { $count ->
    [0] Buscando…
    [one] Buscando… un intento hasta ahora.
   *[other] Buscando… { $count } intentos hasta ahora.
    }
exit-wish-stop = Parar
exit-wish-not-found = No ha salido ninguno así. Con otra dificultad, o pidiendo menos, aparecerá antes.
exit-wished = Un nivel hecho para ti, dificultad { $grade }
exit-level-name = { $book } { $number }
exit-level-done = récord { $time }, { $tiles } losetas
exit-level-helped = resuelto con pistas
exit-doors-open = { $count ->
    [one] { $count } puerta abierta de { $all }
   *[other] { $count } puertas abiertas de { $all }
    }
exit-race-of = Carrera, { $name }
exit-exactly = { $count } losetas justas
exit-pits = { $count ->
    [one] un foso
   *[other] { $count } fosos
    }
exit-bridges = { $count ->
    [one] un puente
   *[other] { $count } puentes
    }
exit-flips = se puede voltear
exit-no-flips = sin voltear

exit-board = Tablero { $columns }
exit-boards = Los dos tableros
exit-upper = Piso de arriba
exit-lower = Piso de abajo
exit-legs = El camino
exit-legs-of = { $legs } de 4
exit-legs-none = ningún tramo unido
exit-legs-linked = unido: { $legs }
exit-tiles = { $count ->
    [one] una loseta
   *[other] { $count } losetas
    }
exit-linked = unido
exit-open = pendiente
exit-broken = roto
exit-in-hand = con esta loseta
exit-tray = Tus losetas
exit-your-tiles = Tus losetas
exit-tile = Loseta { $tile }, { $count ->
    [one] una casilla
   *[other] { $count } casillas
    }
exit-bridge = puente
exit-pit = foso
exit-stair = escalera
exit-read-empty = libre
exit-read-tile = loseta { $tile }{ $mine ->
    [no] { " " }de tu pareja
   *[other] { "" }
    }{ $lit ->
    [yes] , encendida
   *[other] , sin unir a la Puerta
    }
exit-read-stop = { $what }, número { $number }{ $mine ->
    [no] { " " }de tu pareja
   *[other] { "" }
    }
exit-read-broken = contacto prohibido
exit-turn = Girar
exit-flip = Voltear
exit-undo = Deshacer
exit-clear = Vaciar
exit-lay = Poner
exit-put-back = Devolver
exit-key-pick = tomar
exit-key-move = mover
exit-key-lay = poner
exit-key-turn = girar
exit-key-flip = voltear
exit-key-take = retirar
exit-time = Tiempo
exit-no-record = aún sin récord
exit-best = récord { $time }
exit-of = de { $count }
exit-tiles-laid = losetas puestas
exit-tiles-exactly = losetas, ni una más
exit-laid-of = { $laid } { $exact ->
    [yes] puestas, hacen falta { $count }
   *[other] de { $count } puestas
    }
exit-hold = Tienes { $tile } en la mano. Señala una casilla o arrástrala hasta allí.
exit-hold-fits = { $tile } en { $cells }: no se rompe nada.
exit-hold-over = { $tile } en { $cells }…
exit-hold-up = { $tile } vuelve a tu mano: muévela, gírala o devuélvela.
exit-hold-bridge = Pon el puente sobre una casilla de una loseta.
exit-would-link = Une: { $legs }.
exit-would-finish = ¡Esa es la salida!
exit-more-problems = { $count ->
    [one] Y uno más.
   *[other] Y { $count } más.
    }
exit-rival = { $legs ->
    [0] ningún tramo
    [one] un tramo
   *[other] { $legs } tramos
    }, { $tiles ->
    [0] ninguna loseta
    [one] una loseta
   *[other] { $tiles } losetas
    }
exit-rival-line = { $name }: { $what }
exit-strand = { $name }: { $said }
exit-their-board = El tablero de { $name }
exit-ready = ¿Todo listo para correr?
    .why = El nivel se abre para los dos a la vez.
exit-is-ready = ya está
exit-not-ready = aún no
exit-changed = algo ha cambiado allí

exit-floor-stair = Ya estás en la escalera. Sigue desde { $stair }, en el otro piso.
exit-the-stair = La escalera
exit-on-stair = está en la escalera
exit-not-on-stair = aún no ha llegado
exit-stair-none = Une lo tuyo en este tablero y llega a un lado de la escalera, { $here }. { $mate } hace lo mismo enfrente.
exit-stair-mate = { $mate } ya está en la escalera. Llega a tu lado, { $here }.
exit-stair-me = Ya estás en ella. Cuando { $mate } llegue a { $there }, os cambiáis: su tablero será tuyo, tus losetas se quedan.
exit-stair-both = Estáis los dos. Cuando pulséis ambos, os cambiáis de sitio.
exit-stair-swapped = Hecho el cambio. Sigue desde la escalera, { $here }, hasta tu Salida. Lo de antes ya no se mueve.
exit-stair-out = Ya estás fuera. { $mate } sigue en camino: mira el otro tablero.
exit-swap = Cambiar
exit-swap-said = Has dicho que sí
exit-swap-back = Volver a cambiar
exit-start-over = Empezar de nuevo
exit-change-mind = No, espera
exit-wish-mine-swap = Has dicho que sí. Falta que pulse { $mate }.
exit-wish-mine-swap-back = Quieres volver. Falta que pulse { $mate }.
exit-wish-mine-start-over = Quieres empezar de nuevo. Falta que pulse { $mate }.
exit-wish-mate-swap = { $mate } quiere cambiar. Pulsa y os cambiáis de sitio.
exit-wish-mate-swap-back = { $mate } no ve salida y quiere volver. Se retira lo puesto desde el cambio.
exit-wish-mate-start-over = { $mate } quiere empezar con los tableros vacíos.
exit-swapped = El tablero de { $mate } es tuyo. Sigues desde la escalera, { $stair }.
exit-swapped-back = De vuelta en tu tablero. Lo puesto desde el cambio ya no está.

exit-end-out = Ya estás fuera.
exit-end-first = ¡Sales antes que nadie!
exit-end-second = Un paso tarde.
exit-end-given-up = La puerta sigue cerrada.
exit-end-time = de la Puerta a la luz del día
exit-end-tiles = { $count ->
    [one] loseta
   *[other] losetas
    } en el camino
exit-first-time = tu primera salida de este
exit-end-helped = { $hints ->
    [one] una pista
   *[other] { $hints } pistas
    }{ $moves ->
    [0] { "" }
    [one] , una jugada mostrada
   *[other] , { $moves } jugadas mostradas
    }: esta vez sin récord
exit-first-unhelped = tu primera salida sin pistas
exit-faster = más rápido que nunca: antes { $time }
exit-fewer = menos que nunca: antes { $count }
exit-fewest = tu mínimo: { $count }
exit-level = Nivel
exit-next = Puerta siguiente: { $name }
exit-again = Repetir el nivel

exit-opt-mode = Manera de jugar
exit-opt-level = O un nivel tuyo, en una línea
    .house = La casa elige el nivel.
    .own = Ahora: { $level }
exit-opt-take = Tomar
exit-opt-open = Tableros a la vista
    .what = Cada cual ve el tablero del otro durante la carrera.

exit-greeting = ¿Primera vez? Pon cinco losetas y ya sabes jugar.
exit-step-turn = Toma { $tile }, la marcada.
    .how = Tócala otra vez para girarla y ponla en las casillas marcadas: de la Puerta a la Llave.
exit-step-join = Bien, la luz corre. Ahora { $tile }.
    .how = Las losetas se unen punta con punta, por un solo lado. De la Llave hacia el Cofre.
exit-step-cosy = Falta una casilla: { $tile }.
    .how = Dos casillas solo comparten un lado si van seguidas en el camino; si no, sale una grieta.
exit-step-flip = Sal del Cofre por otro lado: { $tile }.
    .how = Está al revés: pulsa Voltear, y Girar hasta que encaje.
exit-step-out = La última: { $tile }, hasta la Salida.
    .how = Gírala: la esquina va arriba a la izquierda.
exit-step-astray = ¿Una idea tuya? Bien.
    .how = Cualquier camino válido gana. Para seguir el mío, devuelve las otras losetas y busca las casillas marcadas.
exit-step-end = Puerta, Llave, Cofre, Monstruo, Salida, y nunca demasiado pegado. Eso era todo. Más adelante:
exit-step-more-count = Algunos niveles quieren un número exacto de losetas.
exit-step-more-pit = En un foso no se pone nada. Alguien vive ahí.
exit-step-more-bridge = Un puente deja que el camino se cruce, una vez, recto.
exit-step-more-stair = La escalera lleva a un segundo tablero, en solitario o en pareja.
