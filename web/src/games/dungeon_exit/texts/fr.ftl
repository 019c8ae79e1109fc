# Dungeon Exit à l’écran
exit-mode-any = Une seule sortie
exit-mode-solo = En solo
    .what = Un plateau, un chemin, rien ne presse.
exit-mode-floor = L’Étage
    .what = En solo sur deux plateaux, par l’escalier.
exit-mode-race = Course
    .what = À deux, le même niveau. Qui sort d’abord gagne.
exit-mode-coop = Ensemble
    .what = À deux, deux plateaux, et à mi-chemin on échange.
exit-books = Niveaux
exit-keep = Ta progression
exit-keep-where = { $kept ->
    [yes] dans ce navigateur et sur ce serveur
   *[no] dans ce navigateur seulement
    }
exit-keep-there = La garder aussi sur ce serveur
    .how = Ni nom ni compte : tu reçois un code, et tes portes restent ouvertes sur n’importe quel appareil.
exit-keep-code = Gardée sur ce serveur, sous ton code
    .how = Qui a le code a ta progression. Tape-le sur ton autre appareil, ou envoie-toi le lien.
    .later = Le serveur ne répond pas pour l’instant. Il apprendra la suite la prochaine fois.
exit-keep-link = Copier le lien
exit-keep-forget = L’oublier ici
exit-keep-forgotten = Le serveur a oublié. Ce navigateur, lui, se souvient de tes portes.
exit-keep-other = Un code de ton autre appareil ?
exit-keep-bring = La reprendre ici
exit-keep-brought = La voici : le meilleur des deux compte.
exit-keep-offered = Quelqu’un (toi, sans doute) arrive d’un autre appareil avec sa progression. Ce navigateur doit-il la reprendre ?
exit-grade = difficulté { $grade }
exit-minimum = { $count } tuiles au moins
exit-is-minimum = et moins, c’est impossible, c’est prouvé
exit-could-be = { $count } suffisent, c’est prouvé
exit-hints = Indices
exit-hint-nudge = Piste
exit-hint-reason = Raison
exit-hint-move = Coup
exit-hint-what = Piste : où regarder. Raison : pourquoi. Coup : une tuile et sa place.
exit-hint-since = Depuis, { $mate } a bougé une tuile.
exit-hint-lost = La bougie n’a pas répondu. Redemande-lui.
exit-hint-none = La bougie ne sait rien de ce niveau. À toi de jouer.
exit-candle-off = Encore possible ?
    .what = allume la bougie, elle te dira
exit-candle-asking = On réfléchit…
    .what = la flamme hésite
exit-candle-yes = Encore possible
    .what = tout ce qui est posé peut rester
exit-candle-no = Pas comme ça
    .what = quelque chose doit partir
exit-candle-unknown = Difficile à dire
    .what = trop embrouillé pour répondre vite
exit-golden = porte en or
exit-ways = { $count ->
    [1] un seul chemin
   *[other] { $count } chemins seulement
    }
exit-doors-golden = { $count ->
    [0] aucune en or
    [1] une en or
   *[other] { $count } en or
    }
exit-as-demanded = exactement le nombre demandé
exit-wish = Des niveaux sans fin
    .what = Dis lequel : la prochaine porte est faite pour toi.
exit-wish-grade = Difficulté
    .any = peu importe
exit-wish-pits = Fossés
exit-wish-bridges = Ponts
exit-wish-none = aucun
exit-wish-counts = Un nombre exact de tuiles
exit-wish-find = Fais-moi un niveau
exit-wish-another = Encore un du même genre
exit-wish-looking = { $count ->
    [0] Je cherche…
    [one] Je cherche… un tirage jusqu’ici.
   *[other] Je cherche… { $count } tirages jusqu’ici.
    }
exit-wish-stop = Arrêter
exit-wish-not-found = Rien de tel n’est sorti. Une autre difficulté, ou un souhait plus simple, aboutira plus vite.
exit-wished = Un niveau fait pour toi, difficulté { $grade }
exit-level-name = { $book } { $number }
exit-level-done = record { $time }, { $tiles } tuiles
exit-level-helped = résolu avec des indices
exit-doors-open = { $count ->
    [one] { $count } porte ouverte sur { $all }
   *[other] { $count } portes ouvertes sur { $all }
    }
exit-race-of = Course, { $name }
exit-exactly = { $count } tuiles exactement
exit-pits = { $count ->
    [0] aucun fossé
    [1] un fossé
   *[other] { $count } fossés
    }
exit-bridges = { $count ->
    [0] aucun pont
    [1] un pont
   *[other] { $count } ponts
    }
exit-flips = on peut retourner
exit-no-flips = sans retourner

exit-board = Plateau { $columns }
exit-boards = Les deux plateaux
exit-upper = Étage du haut
exit-lower = Étage du bas
exit-legs = Le chemin
exit-legs-of = { $legs } sur 4
exit-legs-none = aucun tronçon relié
exit-legs-linked = relié : { $legs }
exit-tiles = { $count ->
    [0] aucune tuile
    [1] une tuile
   *[other] { $count } tuiles
    }
exit-linked = relié
exit-open = à faire
exit-broken = cassé
exit-in-hand = avec cette tuile
exit-tray = Tes tuiles
exit-your-tiles = Tes tuiles
exit-tile = Tuile { $tile }, { $count ->
    [1] une case
   *[other] { $count } cases
    }
exit-bridge = pont
exit-pit = fossé
exit-stair = escalier
exit-read-empty = libre
exit-read-tile = tuile { $tile }{ $mine ->
    [no] { " " }de ton coéquipier
   *[other] { "" }
    }{ $lit ->
    [yes] , éclairée
   *[other] , pas reliée à la Porte
    }
exit-read-stop = { $what }, numéro { $number }{ $mine ->
    [no] { " " }de ton coéquipier
   *[other] { "" }
    }
exit-read-broken = contact interdit
exit-turn = Pivoter
exit-flip = Retourner
exit-undo = Annuler
exit-clear = Vider
exit-lay = Poser
exit-put-back = Ranger
exit-key-pick = prendre
exit-key-move = bouger
exit-key-lay = poser
exit-key-turn = pivoter
exit-key-flip = retourner
exit-key-take = reprendre
exit-time = Temps
exit-no-record = pas encore de record
exit-best = record { $time }
exit-of = sur { $count }
exit-tiles-laid = tuiles posées
exit-tiles-exactly = tuiles, pas une de plus
exit-laid-of = { $laid } { $exact ->
    [yes] posées, il en faut { $count }
   *[other] sur { $count } posées
    }
exit-hold = Tu tiens { $tile }. Montre-lui une case, ou fais-la glisser jusque-là.
exit-hold-fits = { $tile } en { $cells } : rien ne casse.
exit-hold-over = { $tile } sur { $cells }…
exit-hold-up = { $tile } est reprise : déplace-la, pivote-la ou range-la.
exit-hold-bridge = Pose le pont sur une case d’une tuile.
exit-would-link = Ça relie : { $legs }.
exit-would-finish = C’est la sortie !
exit-more-problems = { $count ->
    [1] Et encore un autre.
   *[other] Et { $count } autres.
    }
exit-rival = { $legs ->
    [0] aucun tronçon
    [one] un tronçon
   *[other] { $legs } tronçons
    }, { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
    }
exit-rival-line = { $name } : { $what }
exit-strand = { $name } : { $said }
exit-their-board = Le plateau de { $name }
exit-ready = On y va ?
    .why = Le niveau s’ouvre pour les deux au même instant.
exit-is-ready = c’est bon
exit-not-ready = pas encore
exit-changed = quelque chose a changé là-bas

exit-floor-stair = Te voilà sur l’escalier. Continue depuis { $stair }, à l’autre étage.
exit-the-stair = L’escalier
exit-on-stair = est sur l’escalier
exit-not-on-stair = n’y est pas encore
exit-stair-none = Relie ce qui est à toi sur ce plateau, puis touche l’escalier d’un côté, en { $here }. { $mate } fait pareil en face.
exit-stair-mate = { $mate } est déjà sur l’escalier. Rejoins ton côté, en { $here }.
exit-stair-me = Tu y es. Quand { $mate } atteint { $there }, vous changez de place : son plateau devient le tien, tes tuiles restent.
exit-stair-both = Vous y êtes tous les deux. Quand les deux appuient, on change de place.
exit-stair-swapped = Échangé. Continue depuis l’escalier, { $here }, jusqu’à ta Sortie. Les tuiles d’avant ne bougent plus.
exit-stair-out = Te voilà dehors. { $mate } est encore en route : jette un œil à l’autre plateau.
exit-swap = Échanger
exit-swap-said = Tu as dit oui
exit-swap-back = Revenir
exit-start-over = Tout recommencer
exit-change-mind = Non, attends
exit-wish-mine-swap = Tu as dit oui. { $mate } doit appuyer aussi.
exit-wish-mine-swap-back = Tu veux revenir. { $mate } doit appuyer aussi.
exit-wish-mine-start-over = Tu veux recommencer. { $mate } doit appuyer aussi.
exit-wish-mate-swap = { $mate } est d’accord pour l’échange. Appuie, et vous changez de place.
exit-wish-mate-swap-back = { $mate } ne voit plus d’issue et veut revenir. Ce qui a été posé depuis s’en va.
exit-wish-mate-start-over = { $mate } veut repartir de plateaux vides.
exit-swapped = Le plateau de { $mate } est à toi. Tu continues depuis l’escalier, { $stair }.
exit-swapped-back = Retour sur ton plateau. Ce qui avait été posé depuis est reparti.

exit-end-out = Te voilà dehors.
exit-end-first = Dehors avant tout le monde !
exit-end-second = Un pas trop tard.
exit-end-given-up = La porte reste fermée.
exit-end-time = de la Porte à l’air libre
exit-end-tiles = { $count ->
    [one] tuile
   *[other] tuiles
    } sur le chemin
exit-first-time = ta première sortie de celui-ci
exit-end-helped = { $hints ->
    [1] un indice
   *[other] { $hints } indices
    }{ $moves ->
    [0] { "" }
    [1] , un coup montré
   *[other] , { $moves } coups montrés
    } : pas de record cette fois
exit-first-unhelped = ta première sortie sans indice
exit-faster = plus vite que jamais : { $time } avant
exit-fewer = moins que jamais : { $count } avant
exit-fewest = ton minimum : { $count }
exit-level = Niveau
exit-next = Porte suivante : { $name }
exit-again = Encore une fois

exit-opt-mode = Façon de jouer
exit-opt-level = Ou ton propre niveau, en une ligne
    .house = La maison choisit le niveau.
    .own = Choisi : { $level }
exit-opt-take = Prendre
exit-opt-open = Plateaux ouverts
    .what = Chacun voit le plateau de l’autre pendant la course.

exit-greeting = Première fois ? Cinq tuiles à poser, et tu sais jouer.
exit-step-turn = Prends { $tile }, la tuile marquée.
    .how = Touche-la encore pour la pivoter, puis pose-la sur les cases marquées : de la Porte à la Clé.
exit-step-join = Bien, la lumière court. Et maintenant { $tile }.
    .how = Les tuiles se joignent bout à bout, par un seul côté. De la Clé vers le Coffre.
exit-step-cosy = Il manque une case : { $tile }.
    .how = Deux cases ne partagent un côté que si elles se suivent sur le chemin ; sinon, ça se fissure.
exit-step-flip = Quitte le Coffre par un autre côté : { $tile }.
    .how = Elle est à l’envers : Retourner, puis Pivoter jusqu’à ce qu’elle entre.
exit-step-out = La dernière : { $tile }, jusqu’à la Sortie.
    .how = Pivote-la : l’angle va en haut à gauche.
exit-step-astray = Une idée à toi ? Très bien.
    .how = Tout chemin valable gagne. Pour suivre le mien, range les autres tuiles et vise les cases marquées.
exit-step-end = Porte, Clé, Coffre, Monstre, Sortie, et jamais trop serré. C’est tout. Plus loin :
exit-step-more-count = Certains niveaux veulent un nombre exact de tuiles.
exit-step-more-pit = Rien ne se pose sur un fossé. Quelqu’un y habite.
exit-step-more-bridge = Un pont laisse le chemin se croiser, une fois, tout droit.
exit-step-more-stair = L’escalier mène à un second plateau, en solo ou à deux.
