# Knock à l’écran
knock-keep = Le donjon
knock-hand = Ta main
knock-tidied = rangé
knock-shown = montrée : elle doit être jouée
knock-told = dite
knock-zoom-in = De plus près
knock-zoom-out = De plus loin
knock-zoom-fit = Tout le donjon
knock-fate-beaten = vaincue
knock-fate-falls = perdu
knock-fate-doomed = sans issue
knock-fate-rings = sonne !
knock-fate-holds = tient bon
knock-fate-fights = se bat
knock-would-beaten = { $name } passe de { $before } à { $after } : vaincue.
knock-would-falls = { $name } monterait à { $after } : le donjon s’écroule.
knock-would-doomed = { $name } serait à { $after } : seul un sort y pourrait quelque chose.
knock-would-rings = { $name } sonnerait l’alarme : le donjon s’écroule.
knock-cast = Lancer le sort
knock-would-holds = { $name } tient à { $after }.
knock-would-fights = { $name } est à { $after } et se bat encore.
knock-would-nothing = Rien n’est touché.
knock-here = On la pose ici ?
knock-here-bad = Pas ici !
knock-choose-spot = Où ça ?
    .how = Choisis une place éclairée. Retouche la carte pour la tourner.
knock-turn-saves = Dans l’autre sens, ça tient.
knock-place = Poser
knock-place-anyway = Poser quand même
knock-turn = Tourner
knock-skip = Pas de carte : l’alarme sonne
knock-tell = Dire cette carte
knock-tell-all = Dire ma main
knock-show = La montrer (à jouer)
knock-point-where = Montre une carte, une place ou un siège.
knock-sand-left = Sable : { $count }
knock-sand-with = { $count } chez { $name }
knock-of-minutes = sur { $minutes }:00
knock-clock-stands = le sable ne coule pas
knock-clock-read = il reste { $minutes } minutes { $seconds } secondes
knock-no-timer = pas de sablier aujourd’hui
knock-speech = Parole
    .means = Tout se dit. Rien ne se montre.
knock-silence = Silence
    .means = Les mains seulement. Le papier est sous le tapis.
knock-pile = { $count ->
    [one] carte
   *[other] cartes
    }
knock-then-knight = puis le Chevalier
knock-knight-here = le Chevalier est là
knock-spellbook = Grimoire
knock-spell-fireball = Boule de feu
    .does = Une créature s’en va, carte comprise. Pas le Chevalier : il a un bail.
    .aim = Qui va brûler ?
knock-spell-ice-flash = Éclair de glace
    .does = Une créature gèle et ne sonne plus. Il faut quand même la vaincre avant le Chevalier.
    .aim = Qui va geler ?
knock-spell-poison = Poison
    .does = Un coin d’une créature vivante vaut 0 désormais.
    .aim = Choisis la créature, puis le coin.
    .corner = Quel coin ?
knock-spell-sphere = Sphère de silence
    .does = Elle avale le silence. On peut reparler.
    .aim = On peut reparler.
knock-corner = coin { $side ->
    [top-left] en haut à gauche
    [top-right] en haut à droite
    [bottom-right] en bas à droite
   *[bottom-left] en bas à gauche
    }, valeur { $value }
knock-read-hall = { $name }, salle, danger { $danger } sur 5, coins { $corners }{ $chests ->
    [0] {""}
    [one] , un coffre
   *[other] , { $chests } coffres
    }
knock-read-beaten = { $name }, vaincue, danger { $danger } sur 5
knock-read-creature = { $name }, créature vivante, danger { $danger }, à ramener à 5, { $sand ->
    [one] un seul jeton
   *[other] { $sand } jetons
    }, coins { $corners }
knock-read-frozen = { $name }, créature gelée, danger { $danger }, à ramener à 5
knock-read-spot = { $verdict ->
    [lost] Place perdante.
    [beats] Bonne place.
    [dooms] Place risquée.
    [won] Place gagnante.
   *[safe] Place libre.
    } { $what }
knock-read-hand = { $name }, coins { $corners }{ $tokens ->
    [0] {""}
   *[other] , créature à { $tokens } jetons
    }{ $silence ->
    [yes] , silence
   *[no] {""}
    }
