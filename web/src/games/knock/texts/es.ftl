# Knock en pantalla
knock-keep = La mazmorra
knock-hand = Tu mano
knock-tidied = recogido
knock-shown = mostrada: hay que jugarla
knock-told = dicha
knock-holds = { $told ->
    [0] { $count ->
        [0] no tiene cartas
        [one] tiene una carta y no ha dicho cuál
       *[other] tiene { $count } cartas y no ha dicho cuáles
        }
   *[other] tiene { $count ->
        [one] una carta, ya dicha
       *[other] { $count } cartas, { $told } { $told ->
            [one] dicha
           *[other] dichas
            }
        }
    }.
knock-zoom-in = Más cerca
knock-zoom-out = Más lejos
knock-zoom-fit = Toda la mazmorra
knock-beyond = Ver { $name }
knock-beyond-won = un lugar ganador
knock-beyond-beats = un buen lugar
knock-fate-beaten = { $name_gender ->
    [f] vencida
   *[m] vencido
    }
knock-fate-falls = perdido
knock-fate-doomed = sin remedio
knock-fate-rings = ¡alarma!
knock-fate-holds = aguanta
knock-fate-fights = sigue
knock-would-beaten = { $name } pasa de { $before } a { $after }: { $name_gender ->
    [f] vencida
   *[m] vencido
    }.
knock-would-falls = { $name } llegaría a { $after }: se hunde la mazmorra.
knock-would-closed = { $name } quedaría en { $after }, y más de 5 están en esquinas ya tapadas: solo un hechizo podría ayudar.
knock-would-late = { $name } quedaría en { $after } con { outlook }: solo un hechizo podría ayudar.
knock-would-rings = { $name } daría la alarma: se hunde la mazmorra.
knock-cast = Lanzarlo
knock-would-holds = { $name } aguanta en { $after }.
knock-would-fights = { $name } queda en { $after } y sigue luchando: { outlook }.
knock-would-nothing = No toca nada.
knock-here = ¿La ponemos aquí?
knock-here-bad = ¡Aquí no!
knock-choose-spot = ¿Dónde?
    .how = Elige un lugar iluminado. Toca otra vez la carta para girarla.
knock-turn-saves = Girada, aguanta.
knock-place = Colocar
knock-place-anyway = Colocar de todos modos
knock-turn = Girar
knock-skip = Sin cartas: suena la alarma
knock-tell = Decir esta carta
knock-tell-all = Decir qué tengo
knock-show = Mostrarla (se juega)
knock-point-where = Señala una carta, un lugar o un asiento.
knock-sand-left = Arena: { $count }
knock-sand-with = { $count } con { $name }
knock-of-minutes = de { $minutes }:00
knock-clock-stands = la arena no corre
knock-clock-read = quedan { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
    } y { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
    }
knock-no-timer = hoy sin reloj
knock-speech = Palabra
    .means = Se dice todo. No se muestra nada.
knock-silence = Silencio
    .means = Solo las manos. El chat está cerrado.
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
knock-spell-ice-flash = Destello de hielo
    .does = Una criatura se congela y ya no da la alarma. Aun así hay que vencerla antes que al Caballero.
    .aim = ¿Quién se congela?
knock-spell-poison = Veneno
    .does = Una esquina de una criatura activa vale 0 desde ahora.
    .aim = Elige la criatura y luego la esquina.
    .corner = ¿Qué esquina?
knock-spell-sphere = Bola del silencio
    .does = Se traga el silencio. Ya se puede hablar.
    .aim = Ya se puede hablar.
knock-corner = esquina { $side ->
    [top-left] superior izquierda
    [top-right] superior derecha
    [bottom-right] inferior derecha
   *[bottom-left] inferior izquierda
    }, valor { $value }
knock-read-corners = esquinas { $corners }
knock-read-covered = { $value } tapada
knock-read-hall = { $name }, sala, peligro { $danger } de 5, esquinas { $corners }{ $chests ->
    [0] {""}
    [one] , un cofre
   *[other] , { $chests } cofres
    }
knock-read-beaten = { $name }, { $name_gender ->
    [f] vencida
   *[m] vencido
    }, peligro { $danger } de 5
knock-read-creature = { $name }, criatura activa, peligro { $danger }, hay que bajarla a 5, { $sand ->
    [0] ninguna ficha
    [one] una sola ficha
   *[other] { $sand } fichas
    }, { outlook }, esquinas { $corners }{ $doomed ->
    [closed] , solo un hechizo puede ayudar: más de 5 en esquinas ya tapadas
    [late] , solo un hechizo puede ayudar: faltan turnos
   *[no] {""}
    }
knock-read-frozen = { $name }, criatura congelada, peligro { $danger }, hay que bajarla a 5, { $covers ->
    [0] ninguna esquina por tapar
    [one] una esquina por tapar
   *[other] { $covers } esquinas por tapar
    }, esquinas { $corners }{ $doomed ->
    [closed] , solo un hechizo puede ayudar: más de 5 en esquinas ya tapadas
    [late] , solo un hechizo puede ayudar: faltan cartas
   *[no] {""}
    }
knock-read-spot = { $verdict ->
    [lost] Lugar perdedor.
    [beats] Buen lugar.
    [dooms] Lugar arriesgado.
    [won] Lugar ganador.
   *[safe] Lugar libre.
    } { $what }
knock-read-hand = { $name }, esquinas { $corners }{ $tokens ->
    [0] {""}
    [one] , criatura con una ficha
   *[other] , criatura con { $tokens } fichas
    }{ $silence ->
    [yes] , silencio
   *[no] {""}
    }
knock-about-hall = Sala con { $danger }. Aguanta 5; con 6 se derrumba todo.
knock-about-beaten = Criatura vencida: ya es una sala más, con { $danger }. Con 6 se derrumba todo.
knock-about-creature = Con { $danger }, y hay que bajarla a 5: tapa sus esquinas grandes con otras pequeñas. Pierde una ficha por turno; { $sand ->
    [0] no le queda ninguna
    [one] es la última, y después suena
   *[other] le quedan { $sand }
    }. Ahora mismo: { outlook }.
knock-about-closed = Solo un hechizo puede ayudar: más de 5 en esquinas ya tapadas.
knock-about-late = Solo un hechizo puede ayudar: faltan turnos.
knock-past-help = Con { $name } ya no hay manera: solo un hechizo puede ayudar.
knock-about-frozen = Congelada: ya no suena, pero hay que bajarla de { $danger } a 5 antes que al Caballero.

knock-your-turn = Te toca: coloca una carta.
knock-lay-knight = Ha venido en persona. Colócalo.
knock-knight-goal = El Caballero ya salió y da la alarma { $sand ->
    [0] en cuanto llegue a 6
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
    .how = Apúntalo en la nevera; vale en cualquier dispositivo, y en voz alta.
knock-on-to = A la mazmorra { $level }
knock-try-again = Repetir la mazmorra { $level }
knock-next-adventure = Ahora, la aventura: cuatro mazmorras y sus grimorios
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
knock-opt-chain = ¿Qué cadena cuenta?
    .cards = la más larga, en cartas
    .chests = la que más cofres tiene
knock-opt-freeze = El Caballero puede congelarse
    .what = el Destello de hielo también vale con él
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
knock-keys = 1–6 carta · flechas lugar · R girar · Intro colocar · Esc atrás · + – 0 zoom · G gestos
knock-step-other = Cualquier lugar iluminado vale; para la lección, elige el que brilla.
knock-step-1 = Toc, toc.
    .how = Entre todos recogemos hasta que sale el Caballero Negro, y lo vencemos. Elige { $card } y luego el lugar que brilla: las cartas se solapan por una esquina.
knock-step-2 = Una sala aguanta 5.
    .how = Tal como está, { $card } subiría { $fallen } a { $fall } y se hunde todo. Gira la carta (tócala otra vez) y colócala.
knock-step-3 = Hay alguien.
    .how = Coloca { $card }. Viene con arena, { $tokens } fichas: cada turno se va una y, sin ninguna, suena la alarma: perdéis. ¡A 5 antes!
knock-step-4 = Tapa las esquinas.
    .how = Una esquina tapada toma el valor de la carta de encima. Con { $card }, { $other } pasa de { $before } a { $after }.
knock-step-5 = Otra vez.
    .how = Con { $card } queda en { $after }: criatura vencida. Su arena vuelve y ya es una sala.
knock-step-6 = Prepárate.
    .how = Llega el Caballero Negro, con hasta { $knight } por esquina: hay que dejarle un lugar donde no haga daño. Pon { $card } aquí.
knock-step-7 = Ha venido en persona.
    .how = Quien lo roba lo coloca enseguida. Aquí { $other } pasa de { $before } a { $after } y aguanta.
knock-step-8 = Los ceros son oro.
    .how = { $card } tiene 0 en todas partes. Con amigos trae además silencio: no se habla. De { $before } a { $after }.
knock-step-9 = Remata.
    .how = { $card } lo baja de { $before } a { $after }. Con 5 o menos, la mazmorra es tuya.
knock-step-turn = Gira antes la carta.
knock-step-end = Eso era una mazmorra entera. Con más gente hay más ruido:
knock-step-more-silence = Una boca tachada trae silencio: solo manos, hasta la siguiente.
knock-step-more-tell = Mientras se pueda hablar, di lo que tienes. No muestres cartas, salvo para jugarlas.
knock-step-more-alarm = Doce fichas de arena para todas las criaturas. Si faltan, se acabó.
knock-step-more-spells = En una aventura de cuatro mazmorras encuentras grimorios.
knock-sum = { $name }: { $sum }
