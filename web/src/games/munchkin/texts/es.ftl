# Cartas
munchkin-gold = { $value } de oro
munchkin-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    }
munchkin-levels = { $count ->
    [one] +1 nivel
   *[other] +{ $count } niveles
    }
munchkin-once = un uso
munchkin-big = Grande
munchkin-slot-head = para la cabeza
munchkin-slot-armour = armadura
munchkin-slot-foot = calzado
munchkin-slot-hand = una mano
munchkin-slot-hand-two = dos manos
munchkin-slot-none = suelto
munchkin-short-head = cabeza
munchkin-short-armour = cuerpo
munchkin-short-foot = pies
munchkin-short-hand = mano
munchkin-big-items = Objetos grandes en juego
munchkin-new = nueva

# Adónde puede ir una carta
munchkin-to-fighters = → combatientes
munchkin-to-either = → un bando
munchkin-to-monsters = → monstruo
munchkin-to-anyone = → alguien
munchkin-to-mat = → tu tapete
munchkin-to-pack = → solo llevarla
munchkin-to-play = jugarla
munchkin-to-later = para luego
munchkin-to-give = → regalar
munchkin-to-discards = → descartes
munchkin-to-fight = → pelear
munchkin-to-price = → a cambio
munchkin-no-not-now = en un momento
munchkin-no-only-in-fight = en combate
munchkin-no-not-in-fight = tras el combate
munchkin-no-own-turn-only = en tu turno
munchkin-no-no-target = sin objetivo
munchkin-no-monster-for-trouble = para la bronca
munchkin-no-monster-needs-card = no por sí sola
munchkin-no-nothing-to-double-race = con una raza
munchkin-no-nothing-to-double-class = con una clase
munchkin-no-no-room-for-trait = sitio ocupado
munchkin-no-needs-monster = con un monstruo
munchkin-no-main-only = en tu combate
munchkin-no-alone-only = sin ayuda
munchkin-no-fighters-only = si combates
munchkin-no-after-rivals-escape = si huye un rival
munchkin-no-only-in-flight = antes de correr
munchkin-no-after-own-failed-flight = si te atrapa
munchkin-no-after-own-die = tras tu dado
munchkin-no-no-curse = con maldición
munchkin-no-after-fight-only = tras un combate
munchkin-no-no-companion = sin acompañante
munchkin-no-no-level-to-gain = no sube a nadie
munchkin-no-big-limit = solo uno Grande
munchkin-for-fighters = Para los combatientes
munchkin-for-monsters = Para los monstruos
munchkin-on = Sobre { $whom }
munchkin-on-you = Sobre ti
munchkin-with = Con { $what }
munchkin-die-to = El dado en { $n }
munchkin-helper-first = Pedir a { $name } que corra primero
munchkin-play-it = Jugarla
munchkin-become = Ser { $what }
munchkin-throw-away = Tirarla
munchkin-give-to = Dársela a { $name }
munchkin-way-lay-down = Ponerla en tu tapete
munchkin-way-carry = Llevarla, sin usarla
munchkin-way-equip = Usarlo
munchkin-way-unequip = Solo llevarlo
munchkin-way-drop-trait = Renunciar
munchkin-way-look-for-trouble = Buscar bronca
munchkin-way-load-companion = Que lo cargue otro
munchkin-way-raise-door = De los descartes: { $card }
munchkin-way-open-door = Derribar la puerta
munchkin-way-resolve = Ya está: a contar
munchkin-way-loot-room = Saquear la sala
munchkin-way-end-turn = Acabar tu turno
munchkin-way-take-blind = Tomar una carta de la mano, a ciegas
munchkin-way-go-first-yes = Sí, corro yo primero
munchkin-way-go-first-no = No, después de ti
munchkin-way-number = Opción { $n }
munchkin-power-rage = Furia: una carta por +1
munchkin-power-smite = Exorcismo: una carta por +3
munchkin-power-charm = Hechizar a un monstruo
munchkin-power-backstab = Puñalada por la espalda
    .on = Puñalada por la espalda a { $whom }
munchkin-power-theft = Robar algo pequeño
    .on = Robarle algo pequeño a { $whom }
munchkin-power-spell = Una carta por +1 al dado
munchkin-power-retry = Tirar otra vez
munchkin-power-buy = Comprar un tesoro más
munchkin-power-send-away = Despacharlo
munchkin-power-decline = Dejarlo pasar
munchkin-power-bribe = Sobornarlo
munchkin-power-distract = Lanzarle algo
munchkin-power-way-out = Tomar la salida
munchkin-power-compel = Cobrarse el favor
munchkin-powers = También puedes:
munchkin-cannot-now = Ahora mismo no.
munchkin-look = Ver de cerca
munchkin-yes = sí
munchkin-no = no
munchkin-yourself = ti
munchkin-you-small = tú
munchkin-nothing = nada
munchkin-nothing-there = Ahí no hay nada.
munchkin-items = { $count ->
    [one] 1 objeto
   *[other] { $count } objetos
    }

# Sitios y tapetes
munchkin-mats = Tapetes
munchkin-to-the-fight = Combate
munchkin-to-the-door = Puerta
munchkin-pages = Mesa y tapetes
munchkin-pocket = Tapetes, diario, chat
munchkin-your-mat = Tu tapete
munchkin-dead = en el otro barrio
munchkin-fights = pelea
munchkin-helps = ayuda
munchkin-makes-offer = te ofrece algo
munchkin-their-turn = juega
munchkin-mat-read = { $name }, nivel { $level }, { $traits }, fuerza { $strength }, { $count ->
    [one] una carta
   *[other] { $count } cartas
    } en mano
munchkin-level-word = Nivel
munchkin-mat-says = Nivel { $level } · { $traits } · en mano { $doors ->
    [one] 1 puerta
   *[other] { $doors } puertas
    }, { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
    }
munchkin-strength-word = fuerza
munchkin-unused = sin usar
munchkin-nothing-worn = nada puesto todavía
munchkin-strength = Fuerza { $n }:
munchkin-uses = Usa
munchkin-carries = Lleva
munchkin-is = Es
munchkin-beside = Al lado
munchkin-cursed-by = Le pesa
munchkin-known-hand = En mano, lo sabes
munchkin-empty-mat = Nada delante de { $name }. Tanto orden da que pensar.
munchkin-be-side = { $side ->
    [woman] Ser mujer
   *[man] Ser hombre
    }
munchkin-watching = Estás mirando. Nadie ve tus muecas.
munchkin-hand = Tu mano, { $count ->
    [one] una carta
   *[other] { $count } cartas
    }
munchkin-no-cards = Sin cartas. Ligero de equipaje.

# De quién es el turno
munchkin-brief = Gana quien llegue antes al nivel { $level }. Si tu suma supera la del monstruo, ganas un nivel y su tesoro; si no, pide ayuda o corre. La etiqueta de cada carta dice adónde va.
munchkin-turn-of = { $you ->
    [yes] Turno { $turn }: te toca.
   *[no] Turno { $turn }: { $name }.
    }
munchkin-turn-prepare = Te toca: equípate y derriba la puerta.
munchkin-turn-look-around = Nadie en casa. Bronca, saqueo, o nada.
    .how = Bronca: contra un monstruo de tu mano. Saqueo: una carta más, en secreto.
munchkin-turn-wrap-up = Últimos retoques y fin del turno.
    .how = Coloca o vende lo que quieras y pasa el turno.
munchkin-turn-charity = Demasiadas cartas en la mano.
munchkin-turn-open-fight = Tu combate.
    .how = Juega cartas, pide ayuda, o a contar: si pierdes, a correr.
    .ahead = A contar cuando quieras; los demás tendrán la última palabra.
    .helped = Juega cartas, o a contar: si perdéis, a correr los dos.
munchkin-turn-flee-next = ¡Corre! ¿De cuál primero?
munchkin-answer = Tienes una oferta que contestar.
munchkin-awaits-answer = Falta la respuesta de { $name }.
munchkin-die-rolls = El dado rueda.
munchkin-theft = { $you ->
    [yes] Intentas robar. El dado decide.
   *[no] { $name } intenta robar.
    }
munchkin-you-decide = Tú decides.
munchkin-you-died = Has muerto, hasta el próximo turno.
munchkin-you-win-by = Ganas por { $by }.
munchkin-you-lose-by = Pierdes por { $by }.
munchkin-wins-by = { $several ->
    [yes] { $name } ganan por { $by }.
   *[no] { $name } gana por { $by }.
    }
munchkin-loses-by = { $several ->
    [yes] { $name } pierden por { $by }.
   *[no] { $name } pierde por { $by }.
    }

# El combate
munchkin-alone = sin ayuda
munchkin-together = juntos
munchkin-your-side = Tu bando
munchkin-fighters-side = Combatientes
munchkin-their-side = Su bando
munchkin-monsters = Monstruos
munchkin-of-them = { $count ->
    [one] solo uno
   *[other] son { $count }
    }
munchkin-against = contra
munchkin-becomes = pasa a
munchkin-unfold = línea por línea
munchkin-fold = en breve
munchkin-winning = { $mine ->
    [yes] ganas por { $by }
   *[no] los combatientes ganan por { $by }
    }
munchkin-losing = { $mine ->
    [yes] pierdes por { $by } · necesitas +{ $need }
   *[no] los combatientes pierden por { $by }
    }
munchkin-would-win = { $mine ->
    [yes] con eso ganas por { $by }
   *[no] con eso los combatientes ganan por { $by }
    }
munchkin-would-lose = { $mine ->
    [yes] aun así pierdes por { $by }
   *[no] con eso los combatientes pierden por { $by }
    }
munchkin-tie-ours = Aquí el empate es de los combatientes.
munchkin-tie-theirs = El empate es de los monstruos.
munchkin-if-won = Si se gana: { $treasures ->
    [one] 1 tesoro
   *[other] { $treasures } tesoros
    }, { $levels ->
    [one] +1 nivel
   *[other] +{ $levels } niveles
    }
munchkin-spared = { $you ->
    [yes] Si pierdes, no corre tras de ti.
   *[no] Si pierden, no corre tras { $name }.
    }
munchkin-decides = { $you ->
    [yes] Si ganas, la partida es tuya.
   *[no] Si gana { $name }, se acaba la partida.
    }
munchkin-if-accepted = si se acepta, salvo objeción del monstruo
munchkin-if-played = si la juegas

# Ventanas
munchkin-window-last-call = Última llamada
    .how = Una carta ahora, o paso. Faltan: { $names }.
munchkin-window-curse-call = ¡Maldición!
    .how = Anularla, o paso. Faltan: { $names }.
munchkin-window-roll-call = El dado ha caído
    .how = Cambiarlo, o paso. Faltan: { $names }.
munchkin-pass = Paso
munchkin-pass-fight = Paso este combate
munchkin-hold = ¡Alto!
    .timed = más tiempo
    .untimed = pensando
munchkin-held = { $name }: ¡Alto! Un momentito.
munchkin-hurry = Tu reloj
    .how = Al final, la casa actúa por ti.
munchkin-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
    }
munchkin-not-asked = Les toca a otros.
    .timed = Les toca a otros. El mismo tiempo para todos.
munchkin-sitting-out = Pasas de este combate.

# Huida
munchkin-you-run = ¡Corre!
    .how = Un dado por monstruo.
munchkin-you-got-away = ¡Te libraste!
munchkin-you-are-caught = Te atrapa, salvo que alguien cambie el dado.
munchkin-runs = { $name } echa a correr.
munchkin-run = Correr
munchkin-flee-needs = Hace falta { $needed }: el dado debe sacar { $least } o más
munchkin-flee-die = El dado debe sacar { $least } o más
munchkin-flee-sure = Sin dado: huida segura
munchkin-flee-hopeless = Ningún dado sirve: te atrapa, salvo carta salvadora
munchkin-let-go = Una carta te suelta: ¡a salvo!
munchkin-die-word = dado
munchkin-flight-done = resuelto
munchkin-gets-away = { $needed } o más: ¡a salvo!
munchkin-gets-caught = Menos de { $needed }: no hay escapatoria, si nadie ayuda al dado.
munchkin-no-roll = Sin dado: de este no se huye.
munchkin-die = El dado marca { $n }

# Tratos
munchkin-ask-help = Pedir ayuda
munchkin-offer-help = Ofrecer ayuda
munchkin-ask-title = Pedir ayuda
munchkin-offer-title = Ofrecer ayuda
munchkin-counter-title = Sí, pero a otro precio
munchkin-ask-send = Pedírselo a { $name }
munchkin-offer-send = Ofrecérselo a { $name }
munchkin-counter-send = Decírselo a { $name }
munchkin-offer-from = Oferta de { $name }
munchkin-your-offer = Tu oferta a { $name }
munchkin-asks = { $name } pide ayuda
munchkin-offers = { $name } ofrece ayuda
munchkin-would-trade = { $name } propone un trueque
munchkin-would-give = { $name } trae un regalo
munchkin-gives = { $you ->
    [yes] Tú das:
   *[no] { $name } da:
    }
munchkin-gives-strength = fuerza en este combate, +{ $n }
munchkin-price-treasures = { $count ->
    [one] 1 tesoro
   *[other] { $count } tesoros
    } de { $all } ({ $order ->
    [helper] { $mine ->
        [yes] eliges primero
       *[no] { $helper } elige primero
    }
    [main] { $leads ->
        [yes] eliges primero
       *[no] { $main } elige primero
    }
   *[turns] por turnos
    })
munchkin-price-card = { $card }, que se jugará
munchkin-helped = { $you ->
    [yes] Contigo: { $ours } contra { $theirs }, { $wins ->
        [yes] se gana.
       *[no] se sigue perdiendo.
    }
   *[no] Con { $name }: { $ours } contra { $theirs }, { $wins ->
        [yes] se gana.
       *[no] se sigue perdiendo.
    }
    }
munchkin-accepted-stands = Si se acepta: { $ours } contra { $theirs }, { $wins ->
    [yes] se gana
   *[no] se sigue perdiendo
    }
munchkin-accept = Acepto
munchkin-counter = Regatear
munchkin-refuse = No
munchkin-withdraw = Retirarla
munchkin-stands = { $count ->
    [one] vale un segundo más
   *[other] vale { $count } segundos más
    }
munchkin-treasures-of = Tesoros, de { $all }
munchkin-who-picks = Quién elige primero
munchkin-order-helper = { $helper } primero
munchkin-order-main = { $main } primero
munchkin-order-turns = por turnos
munchkin-from-mat = Del tapete de { $name }
munchkin-from-your-mat = De tu tapete
munchkin-promise-card = Un nivel que jugarás sobre quien ayude
munchkin-trade = Trueque
munchkin-trade-title = Un trueque, o un regalo
munchkin-sell = Vender
munchkin-sale-title = Vender por niveles
munchkin-sale-how = Cada 1000 de oro compran un nivel. No se da cambio, y nunca el nivel que gana.
munchkin-sale-none = Elige lo que no echarás de menos.
munchkin-sale-levels = { $levels ->
    [one] de oro: 1 nivel
   *[other] de oro: { $levels } niveles
    }
munchkin-fewer = menos
munchkin-more = más
munchkin-pick-count = { $most ->
    [one] Elige una
   *[other] { $count } de { $most }
    }
munchkin-do-it = Adelante
munchkin-these = { $count ->
    [0] Ninguna
    [one] Esta
   *[other] Estas { $count }
    }
munchkin-take-loot-body = Me la llevo
munchkin-take-pick-spoil = Me la llevo
munchkin-reason = Motivo: { $card }
munchkin-ask-pick-hand = { $count ->
    [one] Elige 1 carta de tu mano. Se va.
   *[other] Elige { $count } cartas de tu mano. Se van.
    }
munchkin-ask-loot-body = Una carta a tu mano. El nivel más alto eligió primero.
munchkin-ask-pick-spoil = Una carta a tu mano, como se acordó.
munchkin-ask-raise-spoils = Paga una carta de tu mano por cada tesoro que prefieras sacar de los descartes; o ninguna.
munchkin-ask-too-big = Solo un objeto Grande. Entrega alguno, o haz sitio.
munchkin-ask-helper-first = ¿Quién corre primero? Solo cambian los nervios.
munchkin-ask-pick-way = Elige el mal menor.
munchkin-ask-pick-tax = Los demás perderán al menos otro tanto.
munchkin-ask-owed = Faltan al menos { $gold } de oro por perder, objeto a objeto.
munchkin-not-counted = aquí no cuenta
munchkin-title-pick-hand = ¿Qué tiras?
munchkin-title-pick-items = ¿Qué pierdes?
munchkin-title-pick-trait = ¿Qué dejas de ser?
munchkin-title-pick-way = Entre la espada y la pared
munchkin-title-pick-tax = ¿Con qué pagas?
munchkin-title-take-from = ¿Qué te llevas?
munchkin-title-loot-body = Alguien se fue con prisas. Llévate una.
munchkin-title-pick-spoil = Ganado en equipo: llévate una
munchkin-title-raise-spoils = ¿Rebuscar en los descartes?
munchkin-title-too-big = Demasiados objetos Grandes
munchkin-title-helper-first = ¿Corres primero?
munchkin-all-choices = Todo lo que puedes hacer
munchkin-no-choices = Nada. Mira y espera.

# Puertas, maldiciones, restos
munchkin-kick = Derribar la puerta
munchkin-door-deck = { $left ->
    [one] 1 puerta
   *[other] { $left } puertas
    }, { $gone } descartadas
munchkin-treasure-deck = { $left ->
    [one] 1 tesoro
   *[other] { $left } tesoros
    }, { $gone } descartados
munchkin-discards = { $count } en los descartes, arriba { $name }
munchkin-curse-for-you = ¡Una maldición para ti!
munchkin-curse-for = Una maldición para { $name }.
munchkin-curse-you = Es para ti.
munchkin-curse-on = Es para { $name }.
munchkin-curse-door = Esperaba tras la puerta.
munchkin-curse-by = { $you ->
    [yes] Con tus saludos.
   *[no] Con saludos de { $name }.
    }
munchkin-left-behind = Lo que deja { $name }
munchkin-spoils = Ganado en equipo
munchkin-others-take = Elige otra persona. Toca una carta para leerla.
munchkin-charity = { $count ->
    [one] Una carta de más.
   *[other] { $count } cartas de más.
    }
munchkin-charity-lowest = { $count ->
    [one] Lo que sobra va a quien tiene el nivel más bajo: { $names }.
   *[other] Lo que sobra va al nivel más bajo, a repartir como quieras: { $names }.
    }
munchkin-charity-poor = Nadie está más abajo que tú: lo que sobra va a los descartes. La pobreza tiene sus privilegios.
munchkin-charity-share = { $given } de { $share } para un reparto igual
munchkin-charity-drop = Arrastra una carta aquí, o toca una antes.
munchkin-charity-else = También puedes jugar, poner o vender cartas.
munchkin-discard-pile = Los descartes
munchkin-give = Dar { $card }
munchkin-throw = Tirar { $card }
munchkin-happened = Lo que acaba de pasar

# El final
munchkin-you-won = El último escalón es tuyo.
munchkin-won = { $count ->
    [one] { $name } está en el último escalón.
   *[other] { $name } están en el último escalón.
    }
munchkin-the-fight = El último combate, línea por línea
munchkin-facts = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
    } · { $fights ->
    [one] 1 combate
   *[other] { $fights } combates
    } · { $helps ->
    [0] sin ayudas
    [one] una ayuda
   *[other] { $helps } ayudas
    } · { $curses ->
    [0] sin maldiciones
    [one] una maldición
   *[other] { $curses } maldiciones
    } · { $deaths ->
    [0] nadie murió
    [one] una muerte
   *[other] { $deaths } muertes
    }
munchkin-same-table = Misma mesa, otras puertas

# Opciones
munchkin-opt-pace = Tiempo para responder
munchkin-pace-brisk = vivo, 2,5 segundos
munchkin-pace-calm = tranquilo, 10 segundos
munchkin-pace-relaxed = sin prisa, sin reloj
munchkin-opt-level = Nivel que gana
munchkin-opt-top = quien llegue al nivel { $level }
munchkin-opt-first = Quién empieza
    .lot = por sorteo
    .host = el anfitrión
munchkin-opt-fast = Rápida
    .what = nadie saquea la sala
munchkin-opt-items-own-turn = Objetos en tu turno
    .what = los objetos de la mano, solo en el turno propio
munchkin-opt-no-sides = Sin sexos
    .what = las cartas que nombran uno valen para todos, o para nadie
munchkin-opt-two = Dos jugadores
    .what = no es oficial, pero funciona
munchkin-opt-set = Tu baraja (JSON)
    .own = Se juega con tu baraja.
    .house = Volver a la baraja de la casa
    .broken = { $name } no es un archivo JSON. Una baraja se escribe en JSON.

# Primeros pasos
munchkin-step-other = Buena idea para luego. Aquí, toma lo que brilla.
munchkin-step-1 = Vístete.
    .how = Nivel 1 y sin nada puesto. Elige la Barra de pan en tu mano y ponla en tu tapete: +2 en cada combate.
munchkin-step-2 = Y ahora, la puerta.
    .how = De una patada. Lo que haya detrás es cosa tuya.
munchkin-step-3 = Dos cuentas.
    .how = Tú sumas 3, ella 4. Hay que superarla. Elige el Cubo y tíralo para los combatientes: de 3 a 6.
munchkin-step-4 = Ganas por 2.
    .how = Di que ya está. Llega la última llamada: los demás tienen un momento para estropearlo. Aún nadie te guarda rencor.
munchkin-step-5 = Nivel 2 y dos tesoros.
    .how = Un monstruo vencido da nivel y tesoros. Nada más que hacer: acaba tu turno.
munchkin-step-6 = Unos turnos después.
    .how = Tú eres nivel 4, Rosa 6. Patada.
munchkin-step-7 = Demasiado grande.
    .how = 6 contra 8. Pídele ayuda a Rosa y pon precio: tesoros, objetos, lo que quieras. El trato obliga.
munchkin-step-8 = En equipo, 13.
    .how = Su nivel y su escoba cuentan contigo. A contar, antes de que alguien tenga una idea.
munchkin-step-9 = Malik tuvo una idea.
    .how = Un café doble: el oso suma 13 y el empate es de los monstruos. ¿Sin cartas? A contar, y a correr.
munchkin-step-10 = ¡Corre!
    .how = Un dado por monstruo. Con 5 o más escapas; con menos, pasa lo que dice su carta.
munchkin-step-11 = El dado ha caído.
    .how = Todavía puede tocarlo cualquiera. Pasa, y largo de aquí.
munchkin-step-end = Con eso basta.
munchkin-step-more-win = Gana quien llegue primero al nivel 10, y el último nivel se gana con un monstruo.
munchkin-step-more-curse = Las maldiciones se juegan sobre cualquiera, en cualquier momento. También sobre tu amiga del alma.
munchkin-step-more-sell = 1000 de oro en objetos valen un nivel. Al acabar el turno, las cartas que sobran son para quien va peor.
munchkin-step-more-death = La muerte se lleva tus cosas, no tu nivel. Los demás se sirven.
munchkin-step-more-friends = Cada total se abre línea por línea. No hay trampa posible: solo queda regatear.
