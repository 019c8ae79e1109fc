# Alrededor de una mesa en vivo
your-turn = Te toca
note-here = está aquí
note-away = vuelve enseguida…
note-bot = bot · { $level }
note-decides = decide
note-your-turn = te toca
note-moment = pide un momento
note-sits-in = juega un bot: { $level }
somebody = Alguien
watch-again = Verla otra vez
chat-closed = El anfitrión ha cerrado el chat.
chat-spectators = Quien mira no habla: en la mesa no te oyen.
gestured-point = { $whom ->
    [none] { $who } señala algo.
   *[other] { $who } señala a { $whom }.
    }
gestured-nod = { $who } asiente.
gestured-shake = { $who } niega con la cabeza.
gestured-stop = { $who } levanta la mano: ¡alto!
gestured-hurry = { $who } se toca la muñeca: rápido.
gestured-count = { $number ->
    [one] { $who } muestra un dedo.
   *[other] { $who } muestra { $number } dedos.
    }
table-of = La mesa de { $name }
    .yours = Tu mesa
house-rules = Reglas de la casa
    .host = Solo el anfitrión puede cambiarlas.
chairs = Sillas
chairs-count = { $count ->
    [one] Una silla
   *[other] { $count } sillas
    }
fewer-chairs = Una silla menos
more-chairs = Una silla más
free-chair = Una silla libre
    .how = manda el enlace o llénala
seat-bot = Sentar un bot
share-screen = Jugar en esta pantalla
second-name = ¿Quién se sienta a tu lado?
sit-here = Sentarse aquí
stand-up = Levantarse
send-away = Quitar el bot
bot-level = Nivel de los bots
strongest = el más fuerte
host = anfitrión
watchers = Miran: { $names }
let-them-in = Déjalos entrar
    .how = Muestra esto, manda el enlace o di dos palabras.
say-words = Dilas en voz alta. Se escriben en la portada de { $host }, en los próximos diez minutos.
send-link = Mandar el enlace
copy-link = Copiar el enlace
link-only-here = Este enlace solo funciona en esta máquina. Para dejar entrar a los teléfonos: make play HOST=0.0.0.0.
two-words = Dos palabras
copied = Copiado
copy = Copiar
link = Enlace a esta mesa
qr = El enlace en un cuadro para fotografiar
come-and-play = Hay una puerta abierta. Ven a jugar.
new-link = Hacer un enlace nuevo
    .why = El enlace viejo ya no abrirá nada.
ask-host-link = El enlace lo tiene el anfitrión.
knocks = llama y pide entrar.
let-in = Abrir
keep-shut = Ahora no
shuffle-word = Añadir una palabra a la mezcla (opcional)
    .why = Las palabras de todos entran en el reparto: nadie ha podido amañarlo.
    .hint = cualquier palabra
give = Dar
lobby-hint = ¿Primera vez? El primer turno se explica solo. Nadie lee delante de una puerta abierta.
start-knock = ¡Toc, toc!
start-munchkin = ¡Patada!
start-dungeon_exit = ¡A la salida!
start-fill = { $count ->
    [0] (empezar)
    [one] (empezar, un bot ocupa la silla)
   *[other] (empezar, bots en { $count } sillas)
    }
wait-for-host = { $name } abre cuando estén todos.
done = Listo
already-here = Ya están: { $names }
come-in = Entrar
just-watch = Solo mirar
no-free-chair = No quedan sillas: la partida ya empezó.
ask-chair = Seguir por { $name }
    .how = Estas sillas las ocupan bots. Pide una, y la mesa dirá sí o no.
seat-ask = quiere la silla de { $bot }.
    .title = Alguien pide una silla
    .why = Seguiría con lo que { $bot } tiene ahora. Hace falta el sí de todos los que juegan.
    .yes = Sí, siéntate
    .no = No
    .asked = Has pedido la silla de { $bot }. Falta el sí de { $names }.
game-is-over = La partida ha terminado. Aún se puede mirar.
again = Otra partida
curtain = { $last }, cierra los ojos. { $name }, llama cuando quieras.
curtain-first = { $name }, llama cuando nadie mire.
curtain-knock = Soy { $name }: toc, toc
hand-now = Juega { $name }
hand-over = Le toca a { $name }
elsewhere = Esta silla la ocupa tu otra pestaña.
line-closed = La puerta está cerrada.
coming-back = El pasillo es largo. Volviendo…
here-again = { $count ->
    [0] De vuelta. No te has perdido nada.
    [one] De vuelta. Te perdiste una jugada.
   *[other] De vuelta. Te perdiste { $count } jugadas.
    }
paused = La mesa está en pausa.
    .why = El anfitrión ha parado el reloj.
    .by-you = Tú paraste el reloj; nadie puede jugar.
pause = Pausa
resume = Seguir
play = Ver
back = Volver
step-back = Un paso atrás
step-on = Un paso adelante
moment = Momento
moment-of = jugada { $at } de { $all }
ready = ¡Vamos!
need-moment = ¡Alto! Un momentito
moment-done = Ya estoy
moment-mine = Tómate tu momento.
moment-theirs = { $name } necesita un momento.
moment-left = Todo se para, { $seconds } s como mucho.
concede = Rendirse
leave = Irse del todo
sure = ¿Seguro? Pulsa otra vez
corridor = Portada (tu silla se guarda)
move-device = Cambiar de dispositivo
move-code = En el otro dispositivo abre esta mesa y escribe { $code }. Vale diez minutos.
host-menu = Para el anfitrión
host-lobby-hint = Sillas y bots se arreglan en la antesala.
mute = Silenciar
unmute = Dejar hablar
make-host = Hacer anfitrión
remove = Echar
set-chat = El chat está abierto
set-bots-talk = Los bots dicen algo de vez en cuando
set-advice = Se puede pedir consejo a un bot
advice-ask = ¿Qué haría un bot?
advice = Consejo
advice-thinks = Un bot piensa…
advice-why = ¿Por qué?
advice-what = ¿Y qué?
advice-do = Hacerlo
advice-times = { $name } ({ $count })
advice-taken = Pidieron consejo a un bot: { $who }.
hear-bots = Leo lo que dicen los bots
bot-says = { $name }: «{ $text }»
set-spectators = Se puede mirar
set-pace = Ritmo
pace-live = en vivo
pace-relaxed = tranquilo
set-bots = Los bots juegan
bots-calm = con calma
bots-brisk = con brío
set-takeover = Un bot entra tras
seconds = { $count } segundos
never = nunca
fair-cards = Cartas limpias.
fair-cards-sealed = Selladas antes de repartir: { $seal }. Se abre al final.
fair-cards-matches = Prometido antes de repartir: { $seal }. Abierto ahora: coincide.
fair-cards-opened = Prometido antes de repartir: { $seal }. Abierto ahora.
fair-cards-broken = El sello NO coincide. Alguien debería explicarlo.
fair-cards-check = Compruébalo
fair-cards-seal = Sello
fair-cards-seed = Semilla
fair-cards-how = El sello es el SHA-256 de «three doors seed» seguido de la semilla; las palabras se suman.
same-table = La misma mesa, otra vez
to-next-table = A la mesa siguiente
you-are-in = Estás dentro. Faltan los demás.
is-in = se apunta
thinks = duda
skip = Saltar
in-short = En dos palabras.
got-it = Entendido
choose-file = Elegir un archivo
no-screen = Este juego aún no tiene pantalla en el navegador; se juega en la terminal.
