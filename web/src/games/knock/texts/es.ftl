# Knock en pantalla
knock-keep = La mazmorra
knock-hand = Tu mano
knock-tidied = recogido
knock-shown = mostrada: hay que jugarla
knock-told = dicha
knock-holds = { $told ->
    [0] tiene { $count ->
        [one] una carta y no ha dicho cuál
       *[other] { $count } cartas y no ha dicho cuáles
        }
   *[other] tiene { $count ->
        [one] una carta, ya dicha
       *[other] { $count } cartas, { $told } dichas
        }
    }.
knock-zoom-in = Más cerca
knock-zoom-out = Más lejos
knock-zoom-fit = Toda la mazmorra
knock-fate-beaten = fuera
knock-fate-falls = perdido
knock-fate-doomed = sin remedio
knock-fate-rings = ¡alarma!
knock-fate-holds = aguanta
knock-fate-fights = sigue
knock-would-beaten = { $name } pasa de { $before } a { $after }: fuera de combate.
knock-would-falls = { $name } llegaría a { $after }: se hunde la mazmorra.
knock-would-doomed = { $name } quedaría en { $after }, y más de 5 están en esquinas ya cerradas: solo un hechizo podría ayudar.
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
knock-tell-all = Decir qué tengo
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
    .does = Una criatura se congela y ya no da la alarma. Aun así hay que vencerla antes que al Caballero.
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
knock-read-beaten = { $name }, fuera de combate, peligro { $danger } de 5
knock-read-creature = { $name }, criatura viva, peligro { $danger }, hay que bajarla a 5, { $sand ->
    [one] una sola ficha
   *[other] { $sand } fichas
    }, esquinas { $corners }{ $doomed ->
    [yes] , solo un hechizo ayuda
   *[no] {""}
    }
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
knock-about-hall = Sala con { $danger }. Aguanta 5; con 6 se derrumba todo.
knock-about-beaten = Fuera de combate: ya es una sala más, con { $danger }. Con 6 se derrumba todo.
knock-about-creature = Con { $danger }, y hay que bajarla a 5: tapa sus esquinas grandes con otras pequeñas. Pierde una ficha por turno; { $sand ->
    [one] es la última, y después suena
   *[other] le quedan { $sand }
    }.
knock-about-frozen = Congelada: ya no suena, pero hay que bajarla de { $danger } a 5 antes que al Caballero.

knock-your-turn = Te toca: coloca una carta.
knock-lay-knight = Ha venido en persona. Colócalo.
knock-knight-goal = El Caballero ya salió y da la alarma { $sand ->
    [one] al acabar este turno
   *[other] dentro de { $sand } turnos
    }: bajadlo de { $danger } a 5 y habréis ganado.
knock-nearest-goal = { $name } da la alarma { $sand ->
    [one] al acabar este turno
   *[other] dentro de { $sand } turnos
    }: hay que bajar de { $danger } a 5.
knock-hands-only = Silencio. Solo las manos.
knock-so-far = Mazmorra { $level }, hasta ahora
knock-level = Mazmorra { $level }
knock-keep-of-four = Mazmorra { $level } de 4
knock-won = ¡Mazmorra conquistada!
knock-lost = La mazmorra se ha hundido.
knock-end-keep = El Caballero Negro ha ido a buscar sus pantalones.
knock-cause-hall = { $name } llegó a { $danger }.
knock-cause-alarm = { $name } dio la alarma.
knock-cause-tokens = No queda arena para { $name }.
knock-cause-cards = No quedan cartas.
knock-cause-time = Se acabó la arena.
knock-cause-conceded = El equipo se rindió.
knock-cause-stopped = El equipo lo deja aquí.
knock-left-in-glass = en el reloj
knock-creatures-tidied = { $count ->
    [one] criatura recogida
   *[other] criaturas recogidas
    }
knock-left-in-peace = { $count } en paz
knock-cards-laid = { $count ->
    [one] carta colocada
   *[other] cartas colocadas
    }
knock-closest = lo más justo: { $name } en { $danger }
knock-chests-in-chain = { $chests ->
    [one] cofre
   *[other] cofres
    } { $count ->
    [one] en una carta
   *[other] en una cadena de { $count } cartas
    }
knock-chests-total = { $total } en esta aventura
knock-found = En su estantería había
knock-also-hold = También en la bolsa: { $spells }.
knock-save = Código de guardado
    .how = Apúntalo en la nevera; vale en cualquier máquina, y en voz alta.
knock-on-to = A la mazmorra { $level }
knock-try-again = Repetir la mazmorra { $level }
knock-knight-home = El Caballero Negro en su puerta, en bata y zapatillas de conejo
knock-knight-says = ¿Aquí nadie llama a la puerta?
knock-opt-way = ¿Qué jugamos?
knock-opt-single = Una sola mazmorra, nivel { $level }
knock-opt-adventure = Aventura, cuatro mazmorras
    .what = con grimorios por el camino
knock-opt-level = Nivel
knock-opt-resume = Seguir con un código
knock-opt-resumes = Sigue desde { $code }
knock-opt-timer = Reloj de arena
knock-opt-minutes = { $minutes } minutos
knock-opt-first = Quién empieza
    .lot = a suertes
knock-opt-chests = Caza de cofres
    .what = cuenta los cofres unidos
knock-opt-gentle = Suave
    .what = la criatura conserva su ficha al llegar
knock-opt-cumulative = Acumulado
    .what = también cartas de niveles anteriores
knock-opt-retry = Segunda oportunidad
    .what = una mazmorra perdida se puede repetir
knock-opt-deck = Tu propia baraja (archivo)
    .own = Se juega con tu baraja.
    .house = Volver a la baraja de la casa

knock-brief = Se coloca esquina sobre esquina; la tapada cuenta para ambas cartas. Una sala aguanta 5 como mucho. Baja cada criatura a 5 antes de que acabe su arena. Vence al Caballero bajo el mazo y la mazmorra es vuestra.
knock-keys = 1–6 carta · flechas hueco · R girar · Intro colocar · Esc atrás · + – 0 zoom · G gestos
knock-step-other = Cualquier hueco iluminado vale; para la lección, elige el que brilla.
knock-step-1 = Toc, toc.
    .how = Entre todos recogemos hasta que sale el Caballero Negro, y lo vencemos. Elige el lavadero y luego el hueco que brilla: las cartas se solapan por una esquina.
knock-step-2 = Una sala aguanta 5.
    .how = Así, el guardarropa subiría el pozo a 7 y todo se hunde. Gírala (tócala otra vez) y colócala.
knock-step-3 = Hay alguien.
    .how = Coloca al ogro. Trae arena: pierde una ficha por turno y, sin ninguna, da la alarma: perdéis. Bájalo a 5 antes.
knock-step-4 = Tapa sus esquinas.
    .how = Un punto tapado toma el valor de la carta de encima. El 0 de la tahona sobre su 2: de 8 a 6.
knock-step-5 = Otra vez.
    .how = El 1 del almacén de miel sobre su 2 hace 5: vencido, su arena vuelve y ya es una sala.
knock-step-6 = Prepárate.
    .how = Llega el Caballero Negro: 4 en cada esquina. El desván tiene un 4 donde puede apoyarse sin daño. Ponlo aquí.
knock-step-7 = Ha venido en persona.
    .how = Quien lo roba lo coloca enseguida. Un 4 sobre un 4: nada cambia.
knock-step-8 = Los ceros son oro.
    .how = La biblioteca tiene 0 en todas partes. Con amigos trae además silencio: no se habla. De 16 a 12.
knock-step-9 = De nuevo.
    .how = Otro 0 encima. Mira el número antes de colocar.
knock-step-10 = Remata.
    .how = Gira el palomar para que un 0 tape su último 4. Con 5 o menos, la mazmorra es tuya.
knock-step-end = Eso era una mazmorra entera. Con más gente hay más ruido:
knock-step-more-silence = Una boca tachada trae silencio: solo manos, hasta la siguiente.
knock-step-more-tell = Mientras se pueda hablar, di lo que tienes. No enseñes cartas, salvo para jugarlas.
knock-step-more-alarm = Doce fichas de arena para todas las criaturas. Si faltan, se acabó.
knock-step-more-spells = En una aventura de cuatro mazmorras encuentras grimorios.
knock-sum = { $name }: { $sum }
