# La mesa alrededor del juego: lo que la casa ha dispuesto, y por qué dice que no.

somebody = alguien

table-opened = La mesa está puesta.
person-came = Entra { $name }.
person-left = { $removed ->
    [1] { $name } ha tenido que dejar la mesa.
   *[0] { $name } deja la mesa.
}
sat-down = { $name } ocupa el asiento { $number }.
stood-up = { $name } se levanta del asiento { $number }.
seat-asked = { $name } quiere seguir en el asiento { $number }, que ahora juega un bot.
seat-agreed = Sí a { $name } en el asiento { $number }.
seat-denied = No a { $name } en el asiento { $number }: sigue el bot.
bot-seated = Un bot ({ $bot }) ocupa el asiento { $number }.
seat-emptied = El asiento { $number } vuelve a estar libre.
host-changed = El anfitrión es ahora { $name }.
options-changed = El anfitrión ha cambiado las opciones.
settings-changed = El anfitrión ha cambiado cómo se lleva la mesa.
word-given = { $seat } añade «{ $word }» a la mezcla.
game-started = Empieza la partida.
paused = El anfitrión pone la partida en pausa.
resumed = La partida continúa.
moment-asked = { $seat } necesita un momento.
moment-over = El momento ha pasado.
deserted = No queda nadie; los relojes se paran.
woken = Alguien ha vuelto.
taken-over = Un bot ({ $bot }) juega por { $seat }.
given-back = { $seat } ha vuelto.
advised = { $strength ->
    [act] { $seat } pide consejo a un bot, que lo cuenta todo.
    [why] { $seat } pide consejo a un bot, que dice por qué.
   *[where] { $seat } pregunta a un bot dónde mirar.
}
muted = { $name } no puede escribir por ahora.
unmuted = { $name } puede escribir de nuevo.
renamed = { $name } lleva ahora este nombre.
forgotten = Alguien ha pedido que lo olviden.
rematch-opened = La mesa siguiente está lista.

# Por qué no: sentarse y recibir
key-opens-nothing = Esta llave no abre nada aquí. Pide otra vez el enlace.
no-such-table = Esa mesa no existe; quizá se recogió tras un largo descanso.
no-such-game = No hay ningún juego «{ $game }»; hay { $games }.
no-such-bot = Ningún bot «{ $bot }» juega a esto; hay { $bots }.
bot-thinks-too-long = «{ $bot }» pensaría demasiado para una mesa: ahí un bot prueba como mucho { $times } veces su número habitual de partidas. «{ $most }» puede sentarse.
no-such-seat-here = Aquí no hay asiento { $number }; la mesa tiene { $seats }.
not-your-seat = Ese es el asiento de { $seat }, no el tuyo.
not-you = Esa persona no eres tú.
not-at-this-table = Esa persona no está en esta mesa.
seat-taken = El asiento de { $seat } está ocupado.
seen-a-hand = Quien ha visto una mano de esta partida no puede ocupar otro asiento en ella.
seat-closed = A quien estaba ahí se le echó de la partida, así que el bot juega ese asiento hasta el final.
asked-already = Ya lo has pedido; espera la respuesta.
nobody-asks = Ahora nadie pide asiento.
not-yours-to-say = Eso solo se pregunta al anfitrión y a quienes juegan.
table-full = La mesa está llena: caben { $most } personas.
no-spectators = El anfitrión no deja mirar a nadie.
bad-name = Un nombre tiene de 1 a { $most } caracteres visibles.
bad-word = Una palabra tiene de 1 a { $most } caracteres visibles.
unknown-language = La casa habla { $languages }.
host-only = Solo el anfitrión puede hacerlo.
nobody-to-remove = No hay nadie con ese número a quien echar.
already-started = La partida ya ha empezado; eso se podía antes.
not-started = La partida no ha empezado.
host-can-start = Puede empezarla el anfitrión.
table-over = Esta partida ha terminado.
rematch-instead = ¿Y una revancha?
no-rematch-yet = La revancha es para quienes jugaron, después del final.
not-over-yet = La partida sigue; su archivo es para después del final.
seats-empty = { $seats ->
    [one] Un asiento está vacío.
   *[other] { $seats } asientos están vacíos.
}
fill-with-bots = Pueden ocuparlos bots.
seats-do-not-fit = { $title } es para { $least } a { $most } personas, no para { $seats }.
somebody-sits-there = Hay alguien en un asiento que desaparecería.
too-many-bots = Demasiados bots: { $bots } para { $seats ->
    [one] un asiento
   *[other] { $seats } asientos
}.
no-bot-here = No hay ningún bot ahí ({ $seat }).
options-too-big = Las opciones pueden ocupar { $most } KB.
options-not-understood = Estas opciones no se entienden: { $fault }
already-paused = La partida ya está en pausa.
not-paused = La partida no está en pausa.
already-so = Ya es así.
bad-takeover = Un bot puede sustituir a alguien tras { $least } a { $most } segundos.
bad-moments = Cada asiento puede tener hasta { $most } momentos.
no-such-moment = Esta partida no tiene momento { $n }; el último es { $most }.
code-spent = Este código ya se usó, o es demasiado viejo. Pide otro en el otro dispositivo.
words-open-nothing = Estas palabras no abren nada ahora. El anfitrión puede decir otras dos.
nobody-knocks = Ya no espera nadie ahí.

# Por qué no: jugar y hablar
paused-now = El anfitrión ha puesto la partida en pausa.
moment-now = { $seat } necesita un momento.
no-moment-now = Nadie ha pedido un momento en ese asiento.
no-moments-left = { $moments ->
    [0] En esta partida no hay momentos que pedir.
    [one] Cada asiento tiene un momento por partida, y ya se ha gastado.
   *[other] Cada asiento tiene { $moments } momentos por partida, y ya se han gastado.
}
act-not-understood = Eso no es una jugada de este juego: { $fault }
not-the-clock = Solo el reloj habla por el reloj.
chat-off = El anfitrión ha cerrado el chat.
muted-now = El anfitrión te ha quitado la palabra.
hushed-now = Silencio: ahora nadie puede hablar.
gestures-instead = Los gestos están permitidos.
bad-chat = Una línea tiene de 1 a { $most } caracteres visibles.
count-on-fingers = Los dedos llegan hasta { $most }.
point-at-what = ¿Señalar qué?
point-on-the-table = Eso no está en la mesa.
point-at-the-open = Se señala lo que ve todo el mundo.
no-questions = Este juego no responde preguntas.
question-not-understood = Eso no es una pregunta para este juego: { $fault }
wish-not-understood = Eso no se puede desear en este juego: { $fault }
no-answer = No hubo respuesta a tiempo. Pregunta otra vez.
too-hard-to-say = Es demasiado difícil de decir en el tiempo que hay. Pregunta otra vez cuando la mesa haya avanzado, o pregunta menos.
advice-off = En esta mesa no se admiten consejos.
nobody-advises = En este juego ningún bot da consejos.
nothing-to-advise = En tu lugar, un bot no haría nada ahora.

# Por qué no: la propia casa
not-written = La casa no pudo escribirlo, así que no ha pasado nada. Prueba otra vez dentro de un momento.
only-told = Esta partida empezó con las reglas { $version } de { $title }, que esta casa ya no juega. Se ve en su registro, y nadie puede actuar en ella.
not-readable = La casa no puede leer esto de su archivo y ha avisado a su anfitrión. No se ha cambiado nada; las demás mesas no se ven afectadas.
slow-down = Cada cosa a su tiempo: espera un momento.
bad-request-id = Una petición lleva un identificador de 1 a { $most } caracteres.
other-protocol = Esta casa habla el protocolo { $protocol }. Vuelve a cargar la página.
hello-first = Primero saluda.
hello-late = Nadie ha saludado a tiempo. Vuelve a entrar.
hello-once = Con un saludo basta.
not-understood-at-all = Ese no era un mensaje nuestro.
body-not-understood = Eso no se puede leer: { $fault }
not-json = Envía JSON, por favor.
too-big = Es demasiado grande.
too-slow = Ha tardado demasiado en llegar. Inténtalo de nuevo.
another-origin = Lo ha pedido una página que no es nuestra.
another-name = Esta casa no se llama «{ $name }». Quien la lleva puede darle ese nombre con --public-url.
no-such-page = Aquí no hay nada.
house-stumbled = La casa ha tropezado. Ha apuntado dónde, y no has perdido nada.
session-gone = Esta conexión ya no existe; saluda otra vez.
too-many-messages = Como mucho { $most } mensajes a la vez.
too-many-tokens = Como mucho { $most } llaves a la vez.
no-such-progress = No hay nada guardado con este código. Quizá lo olvidaste desde tu otro dispositivo.
progress-full = Es demasiado para un solo código: caben { $most } niveles en { $kilobytes } KB.

# Adiós
house-closes = La casa cierra un momento; te guardamos el asiento.
come-again = Entra otra vez, por favor.
moved-away = Tu asiento está ahora en otro dispositivo.
you-were-removed = El anfitrión te ha echado de la mesa.
you-left = ¡Adiós!
