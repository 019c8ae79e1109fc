# El pasillo
title = Three Doors
motto = Llama, derriba, busca la salida.
play-now = Jugar ya
invite = Invitar
rules = Reglas
first-steps = Primeros pasos
door-locked = Esta puerta aún se atasca
    .why = Alguien engrasa las bisagras.
left-ajar = Quedó entornada
go-back-in = Volver a entrar
language = Idioma
torchlight = A la antorcha
daylight = A la luz del día
switch-to-day = Pasar a la luz del día
switch-to-torch = Pasar a la antorcha
sound-on = El sonido está puesto
sound-off = El sonido está quitado
motion-on = Con animaciones
motion-off = Sin animaciones
about = Acerca de
front-page = Portada
small-print = Libre, gratis, sin cuenta. No oficial: los nombres de los juegos son de sus dueños; cartas, niveles y dibujos son nuestros. Iconos: game-icons.net, CC BY 3.0.

# Alrededor de cada mesa
you = Tú
seats = Alrededor de la mesa
cards-in-hand = { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
    }
tells-of = dijo: { $cards }
log = Lo que ha pasado
log-short = Diario
log-empty = No ha pasado nada. Sospechoso.
chat = Alrededor de la mesa
chat-short = Hablar
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo…
chat-hushed = Silencio. El chat está cerrado; los gestos, no.
chat-forgotten = (retirado)
watching = mira
gestures = Gestos
gesture-point = señalar
gesture-nod = sí
gesture-shake = no
gesture-stop = alto
gesture-hurry = rápido
gesture-count = contar
close = Cerrar
cancel = Cancelar
menu = Mesa

nowhere = Aquí no hay puerta
    .why = Quizá siempre fue una pared.
loading-late = Alguien busca la llave.
fault = Ha sido culpa nuestra, no tuya. Prueba otra vez en un momento.
no-line = El pasillo está vacío: la casa no contesta.
your-table = tu mesa
print = Imprimir
about-what = Tres juegos de mazmorras tras tres puertas, en vivo con un enlace, con gente o bots. Libre y gratis, sin cuenta.
about-names = No oficial. Los nombres de los juegos son de sus dueños y solo dicen qué reglas se juegan; cartas, niveles, textos y dibujos son nuestros.
about-parts = Gracias a
about-icons = Iconos de los autores de game-icons.net (Delapouite, Lorc, Caro Asercion, Sbed, Skoll, Carl Olsen, Guard13007, Zajkonur y Faithtoken), recoloreados y recortados.
about-keeps = Qué se guarda
    .what = Tu navegador guarda tu nombre, tus preferencias y las llaves de tus sillas. La casa guarda las mesas donde juegas, y olvida tu nombre y tus palabras si lo pides.
    .levels = Tu progreso en los libros de niveles tiene su propia página y su botón.
forget-me = Olvidarme en todas las mesas
    .sure = ¿De verdad? Se van nombres, palabras y llaves
forget-me-done = { $count ->
    [0] No había nada que olvidar.
    [one] Olvido hecho en una mesa.
   *[other] Olvido hecho en { $count } mesas.
    }
about-fair = Cada mezcla se sella antes de repartir y se abre al final: cualquiera puede comprobarlo.
come-by-words = ¿Te dijeron dos palabras?
    .hint = ganso de latón
    .go = Llamar
    .wait = Toc, toc… el anfitrión tiene que abrir.
    .no = La puerta sigue cerrada.
your-name = Tu nombre
awaited = te toca
first-time = ¿Primera vez?
move-in = ¿Un código de tu otro dispositivo?
    .go = Sentarme
ask-in = Llamar: pedir que te abran
    .why = La dirección sola no abre nada. Llama y el anfitrión puede abrirte; o pide el enlace.
