game-dungeon_exit = Dungeon Exit
    .kind = Una sola salida
    .players = en solitario, carrera o pareja · 2–20 min
    .line = Entrar era lo fácil.
todays-level = Nivel de hoy
