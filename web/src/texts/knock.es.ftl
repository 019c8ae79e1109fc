# Knock en pantalla
knock-keep = La mazmorra
knock-hand = Tu mano
knock-tidied = recogido
knock-shown = mostrada: hay que jugarla
knock-told = dicha
knock-zoom-in = Más cerca
knock-zoom-out = Más lejos
knock-zoom-fit = Toda la mazmorra
knock-fate-beaten = vencida
knock-fate-falls = perdido
knock-fate-doomed = sin remedio
knock-fate-rings = ¡llama!
knock-fate-holds = aguanta
knock-fate-fights = sigue
knock-would-beaten = { $name } pasa de { $before } a { $after }: vencida.
knock-would-falls = { $name } llegaría a { $after }: se hunde la mazmorra.
knock-would-doomed = { $name } quedaría en { $after }: solo un hechizo podría ayudar.
knock-would-rings = { $name } daría la alarma: se hunde la mazmorra.
knock-cast = Lanzarlo
knock-would-holds = { $name } aguanta en { $after }.
knock-would-fights = { $name } queda en { $after } y sigue luchando.
knock-would-nothing = No toca nada.
knock-here = ¿La ponemos aquí?
knock-here-bad = ¡Aquí no!
knock-choose-spot = ¿Dónde?
    .how = Elige un hueco iluminado. Toca otra vez la carta para girarla.
knock-turn-saves = Girada, aguanta.
knock-place = Colocar
knock-place-anyway = Colocar igual
knock-turn = Girar
knock-skip = Sin cartas: suena la alarma
knock-tell = Decir esta carta
knock-tell-all = Decir mi mano
knock-show = Mostrarla (se juega)
knock-point-where = Señala una carta, un hueco o un asiento.
knock-sand-left = Arena: { $count }
knock-sand-with = { $count } con { $name }
knock-of-minutes = de { $minutes }:00
knock-clock-stands = la arena no corre
knock-clock-read = quedan { $minutes } minutos y { $seconds } segundos
knock-no-timer = hoy sin reloj
knock-speech = Palabra
    .means = Se dice todo. No se enseña nada.
knock-silence = Silencio
    .means = Solo las manos. El papel está bajo la alfombra.
knock-pile = { $count ->
    [one] carta
   *[other] cartas
    }
knock-then-knight = luego el Caballero
knock-knight-here = el Caballero ya salió
knock-spellbook = Grimorio
knock-spell-fireball = Bola de fuego
    .does = Una criatura se va, carta incluida. El Caballero no: tiene contrato.
    .aim = ¿Quién va a arder?
knock-spell-ice-flash = Rayo de hielo
    .does = Una criatura se congela y ya no llama. Aun así hay que vencerla antes que al Caballero.
    .aim = ¿Quién se congela?
knock-spell-poison = Veneno
    .does = Una esquina de una criatura viva vale 0 desde ahora.
    .aim = Elige la criatura y luego la esquina.
    .corner = ¿Qué esquina?
knock-spell-sphere = Esfera de silencio
    .does = Se traga el silencio. Ya se puede hablar.
    .aim = Ya se puede hablar.
knock-corner = esquina { $side ->
    [top-left] superior izquierda
    [top-right] superior derecha
    [bottom-right] inferior derecha
   *[bottom-left] inferior izquierda
    }, valor { $value }
knock-read-hall = { $name }, sala, peligro { $danger } de 5, esquinas { $corners }{ $chests ->
    [0] {""}
    [one] , un cofre
   *[other] , { $chests } cofres
    }
knock-read-beaten = { $name }, vencida, peligro { $danger } de 5
knock-read-creature = { $name }, criatura viva, peligro { $danger }, hay que bajarla a 5, { $sand ->
    [one] una sola ficha
   *[other] { $sand } fichas
    }, esquinas { $corners }
knock-read-frozen = { $name }, criatura congelada, peligro { $danger }, hay que bajarla a 5
knock-read-spot = { $verdict ->
    [lost] Hueco perdedor.
    [beats] Buen hueco.
    [dooms] Hueco arriesgado.
    [won] Hueco ganador.
   *[safe] Hueco libre.
    } { $what }
knock-read-hand = { $name }, esquinas { $corners }{ $tokens ->
    [0] {""}
   *[other] , criatura con { $tokens } fichas
    }{ $silence ->
    [yes] , silencio
   *[no] {""}
    }
