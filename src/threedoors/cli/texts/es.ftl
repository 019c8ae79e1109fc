curtain = Ojos cerrados, todos. { $seat }, pulsa Intro cuando quieras.
read-on = ¿Leído? Pulsa Intro y pasa el teclado
choose-act = ¿Qué haces?
choose-value = ¿Cuál?
choose-player = ¿Quién toma el teclado?
nobody-else = Nadie más en el teclado puede hacer nada ahora.
not-a-row = «{ $typed }» no es una fila; escribe un número del 1 al { $most }.
not-a-value = «{ $typed }» no está en la lista; escribe uno de sus números, o - para volver.
too-many-words = «{ $typed }» no responde a nada de lo que se pregunta ahí: no se ha hecho nada.
too-many-to-list = { $count } a elegir, de { $first } a { $last }: escribe el nombre de una.
not-notation = «{ $typed }» no se entiende; todo lo anterior está jugado.
nothing-of-that-name = Nada en la mesa ni en tu mano se llama «{ $typed }». Basta un trozo del nombre; ? a secas muestra las reglas.
too-late = El tiempo se acabó antes: no se ha jugado. Mira otra vez.
some-of = { $least ->
    [0] Los que quieras, separados por espacios: { $most } como mucho.
   *[other] { $exactly ->
        [0] Varios, separados por espacios: de { $least } a { $most }.
        [1] Solo uno.
       *[other] Hacen falta { $exactly }, separados por espacios.
    }
}
none-of = Intro sin más: ninguno. - para volver.
go-back = - para volver.
meant = { $value }: { $meaning }
yes = sí
no = no
sure = { $question } ({ $yes } para hacerlo)
sure-leave = ¿Dejar la mesa?
sure-give-up = ¿Rendirse de verdad?
sure-act = ¿Adelante?
help-row = un número juega esa fila (los siguientes responden a sus preguntas)
help-letters = la letra del final también
help-rules = ? reglas
help-about = ? nombre: qué hace esa carta
help-next = n otro jugador
help-watch = w seguir cada jugada
help-leave = c rendirse · q salir
awaited = Se espera a { $seat }: escribe el número de una fila.
    .you = Te toca: escribe el número de una fila.
go-on = Nadie te espera. Intro para seguir.
watching = Desde ahora se te pregunta entre todas las jugadas de los demás, siempre que puedas hacer algo.
not-watching = Desde ahora se te pregunta entre las jugadas de los demás solo si hay algo nuevo que hacer.
rules-open = Las reglas. Espacio pasa la página, q las cierra.
picture-cut = A la ventana le { $columns ->
    [one] falta una columna
   *[other] faltan { $columns } columnas
} para este dibujo.
thinks = { $seat } está pensando…
last-thought = { $seat }: «{ $reason }»
sealed = La semilla está sellada: { $seal }
seed-told = La semilla era { $seed }, sellada antes de la primera jugada: { $seal }. Nada cambió por el camino.
left-table = Has dejado la mesa.
kept = La partida queda guardada en { $path }.
act-settled = { $act }: { $settled }
help-hint = h pista (otra vez: por qué, luego una jugada)
help-light = l vela: ¿queda salida?
help-advice = b ¿qué haría un bot? (otra vez: por qué, luego la jugada)
help-idea = i idea
help-progress = p progreso
help-enter = Intro deja actuar a los demás
level-of-book = { $book }, nivel { $number }
candle-burns = La vela arde: todo lo puesto puede quedarse.
candle-out = La vela está apagada: no todo lo puesto puede quedarse.
candle-flickers = La vela parpadea: demasiado enredado para saberlo a tiempo.
candle-snuffed = La vela queda guardada.
no-hints-in-a-race = No se ayuda a nadie contra un rival.
fewest-laid = { $tiles } losetas, y con menos no se puede: está demostrado.
fewest-would-do = Habrían bastado { $tiles }; con menos no se puede: está demostrado.
solved-with-hints = Con { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}{ $moves ->
    [0] {""}
    [one] , una jugada mostrada
   *[other] , { $moves } jugadas mostradas
}: resuelto, pero sin récord.
solved-in = { $time }: tu mejor tiempo aquí.
solved-again = { $time }; tu mejor tiempo aquí es { $best }.
solved-of = { $book }: { $solved ->
    [0] ningún nivel resuelto de { $most }
    [one] un nivel resuelto de { $most }
   *[other] { $solved } niveles resueltos de { $most }
}
next-level = Después: { $level }. Intro lo juega, otra cosa sale
advice-asked = { $seat } pidió consejo a un bot { $times ->
    [one] una vez
   *[other] { $times } veces
}.
    .you = Pediste consejo a un bot { $times ->
        [one] una vez
       *[other] { $times } veces
    }.
nothing-to-advise = En tu lugar, un bot no haría nada ahora.
