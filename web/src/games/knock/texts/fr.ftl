# Knock à l’écran
knock-keep = Le donjon
knock-hand = Ta main
knock-tidied = rangé
knock-shown = montrée : elle doit être jouée
knock-told = annoncée
knock-holds = { $told ->
    [0] { $count ->
        [0] n’a plus de carte
        [1] a une carte, sans dire laquelle
       *[other] a { $count } cartes, sans dire lesquelles
        }
   *[other] a { $count ->
        [1] une carte, annoncée
       *[other] { $count } cartes, dont { $told } { $told ->
            [1] annoncée
           *[other] annoncées
            }
        }
    }.
knock-zoom-in = De plus près
knock-zoom-out = De plus loin
knock-zoom-fit = Tout le donjon
knock-beyond = Voir { $name }
knock-beyond-won = une place gagnante
knock-beyond-beats = une bonne place
knock-fate-beaten = { $name_gender ->
    [f] battue
   *[m] battu
    }
knock-fate-falls = perdu
knock-fate-doomed = sans issue
knock-fate-rings = sonne !
knock-fate-holds = tient bon
knock-fate-fights = se bat
knock-would-beaten = { $name } passe de { $before } à { $after } : { $name_gender ->
    [f] battue
   *[m] battu
    }.
knock-would-falls = { $name } monterait à { $after } : le donjon s’écroule.
knock-would-closed = { $name } serait à { $after }, dont plus de 5 dans des coins déjà couverts : seul un sort y pourrait quelque chose.
knock-would-late = { $name } serait à { $after } avec { outlook } : seul un sort y pourrait quelque chose.
knock-would-rings = { $name } sonnerait l’alarme : le donjon s’écroule.
knock-cast = Lancer le sort
knock-would-holds = { $name } tient à { $after }.
knock-would-fights = { $name } est à { $after } et se bat encore : { outlook }.
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
knock-tell = Annoncer cette carte
knock-tell-all = Annoncer ce que j’ai
knock-show = La montrer (à jouer)
knock-point-where = Montre une carte, une place ou un siège.
knock-sand-left = Sable : { $count }
knock-sand-with = { $count } chez { $name }
knock-of-minutes = sur { $minutes }:00
knock-clock-stands = le sable ne coule pas
knock-clock-read = il reste { $minutes ->
    [1] une minute
   *[other] { $minutes } minutes
    } { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
    }
knock-no-timer = pas de sablier aujourd’hui
knock-speech = Parole
    .means = Tout se dit. Rien ne se montre.
knock-silence = Silence
    .means = Les mains seulement. La discussion est fermée.
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
knock-spell-ice-flash = Éclair de Gel
    .does = Une créature gèle et ne sonne plus. Il faut quand même la battre avant le Chevalier.
    .aim = Qui va geler ?
knock-spell-poison = Poison
    .does = Un coin d’une créature active vaut 0 désormais.
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
knock-read-corners = coins { $corners }
knock-read-covered = { $value } couvert
knock-read-hall = { $name }, salle, danger { $danger } sur 5, coins { $corners }{ $chests ->
    [0] {""}
    [one] , un coffre
   *[other] , { $chests } coffres
    }
knock-read-beaten = { $name }, { $name_gender ->
    [f] battue
   *[m] battu
    }, danger { $danger } sur 5
knock-read-creature = { $name }, créature active, danger { $danger }, à ramener à 5, { $sand ->
    [0] plus de jeton
    [1] un seul jeton
   *[other] { $sand } jetons
    }, { outlook }, coins { $corners }{ $doomed ->
    [closed] , seul un sort peut aider : plus de 5 dans des coins déjà couverts
    [late] , seul un sort peut aider : trop peu de tours
   *[no] {""}
    }
knock-read-frozen = { $name }, créature gelée, danger { $danger }, à ramener à 5, { $covers ->
    [0] aucun coin à couvrir
    [one] un coin à couvrir
   *[other] { $covers } coins à couvrir
    }, coins { $corners }{ $doomed ->
    [closed] , seul un sort peut aider : plus de 5 dans des coins déjà couverts
    [late] , seul un sort peut aider : trop peu de cartes
   *[no] {""}
    }
knock-read-spot = { $verdict ->
    [lost] Place perdante.
    [beats] Bonne place.
    [dooms] Place risquée.
    [won] Place gagnante.
   *[safe] Place libre.
    } { $what }
knock-read-hand = { $name }, coins { $corners }{ $tokens ->
    [0] {""}
    [one] , créature à un jeton
   *[other] , créature à { $tokens } jetons
    }{ $silence ->
    [yes] , silence
   *[no] {""}
    }
knock-about-hall = Salle à { $danger }. Elle en supporte 5 ; à 6, tout s’écroule.
knock-about-beaten = Créature battue : une salle comme les autres, à { $danger }. À 6, tout s’écroule.
knock-about-creature = À { $danger }, à ramener à 5 : couvre ses gros coins par de petits. Elle perd un jeton par tour ; { $sand ->
    [0] il ne lui en reste aucun
    [1] c’est le dernier, après quoi elle sonne
   *[other] il lui en reste { $sand }
    }. Pour l’instant : { outlook }.
knock-about-closed = Seul un sort peut aider : plus de 5 dans des coins déjà couverts.
knock-about-late = Seul un sort peut aider : trop peu de tours.
knock-past-help = { $name } : plus rien à faire, sauf par un sort.
knock-about-frozen = Gelée : elle ne sonne plus, mais il faut la ramener de { $danger } à 5 avant le Chevalier.

knock-your-turn = À toi : pose une carte.
knock-lay-knight = Il est venu en personne. Pose-le.
knock-knight-goal = Le Chevalier est là et sonne { $sand ->
    [0] dès qu’il se retrouve à 6
    [one] à la fin de ce tour
   *[other] dans { $sand } tours
    } : de { $danger }, ramenez-le à 5 et c’est gagné.
knock-nearest-goal = { $name } sonne { $sand ->
    [one] à la fin de ce tour
   *[other] dans { $sand } tours
    } : il faut descendre de { $danger } à 5.
knock-hands-only = Silence. Les mains seulement.
knock-so-far = Donjon { $level }, jusqu’ici
knock-level = Donjon { $level }
knock-keep-of-four = Donjon { $level } sur 4
knock-won = Le donjon est à vous.
knock-lost = Le donjon s’est écroulé.
knock-end-keep = Le Chevalier noir est parti chercher son pantalon.
knock-cause-hall = { $name } a atteint { $danger }.
knock-cause-alarm = { $name } a sonné l’alarme.
knock-cause-tokens = Plus de sable pour { $name }.
knock-cause-cards = Plus de cartes.
knock-cause-time = Le sable est passé.
knock-cause-conceded = L’équipe a renoncé.
knock-cause-stopped = L’équipe s’arrête là.
knock-left-in-glass = dans le sablier
knock-creatures-tidied = { $count ->
    [0] créature rangée
    [one] créature rangée
   *[other] créatures rangées
    }
knock-left-in-peace = { $count ->
    [0] aucune laissée en paix
    [one] une laissée en paix
   *[other] { $count } laissées en paix
    }
knock-cards-laid = { $count ->
    [one] carte posée
   *[other] cartes posées
    }
knock-chests-in-chain = { $chests ->
    [one] coffre
   *[other] coffres
    } { $count ->
    [one] sur une carte
   *[other] dans une chaîne de { $count } cartes
    }
knock-chests-total = { $total } dans cette aventure
knock-found = Trouvé dans sa bibliothèque
knock-also-hold = Aussi dans le sac : { $spells }.
knock-save = Code de sauvegarde
    .how = À noter sur le frigo ; il marche partout, même à voix haute.
knock-on-to = Vers le donjon { $level }
knock-try-again = Retenter le donjon { $level }
knock-next-adventure = La suite : l’aventure, quatre donjons et leurs grimoires
knock-knight-home = Le Chevalier noir à sa porte, en robe de chambre et chaussons lapins
knock-knight-says = On ne toque donc jamais ?
knock-opt-way = On joue quoi ?
knock-opt-single = Un seul donjon, niveau { $level }
knock-opt-adventure = Aventure, quatre donjons
    .what = avec des grimoires trouvés en route
knock-opt-level = Niveau
knock-opt-resume = Reprendre avec un code
knock-opt-resumes = Reprend à { $code }
knock-opt-timer = Sablier
knock-opt-minutes = { $minutes } minutes
knock-opt-first = Qui commence
    .lot = au sort
knock-opt-chests = Chasse aux coffres
    .what = compter les coffres qui se touchent
knock-opt-chain = Quelle chaîne compte ?
    .cards = la plus longue, en cartes
    .chests = la plus riche en coffres
knock-opt-freeze = Le Chevalier peut geler
    .what = l’Éclair de Gel agit aussi sur lui
knock-opt-gentle = Doux
    .what = une créature garde son jeton le tour où elle arrive
knock-opt-cumulative = Cumulé
    .what = avec les cartes des niveaux d’avant
knock-opt-retry = Seconde chance
    .what = un donjon perdu peut être retenté
knock-opt-deck = Ton propre jeu (fichier)
    .own = On joue avec ton jeu.
    .house = Revenir au jeu maison

knock-brief = On pose coin sur coin ; un coin couvert compte pour les deux cartes. Une salle supporte 5 au plus. Ramène une créature à 5 avant la fin de son sable. Bats le Chevalier sous la pioche : le donjon est à vous.
knock-keys = 1–6 carte · flèches place · R tourner · Entrée poser · Échap retour · + – 0 zoom · G gestes
knock-step-other = Toute place éclairée est permise ; pour cette leçon, prends celle qui brille.
knock-step-1 = Toc toc.
    .how = Ensemble, on range jusqu’à ce que le Chevalier noir sorte, et on le bat. Choisis { $card }, puis la place qui brille : les cartes se chevauchent d’un coin.
knock-step-2 = Une salle supporte 5.
    .how = Dans ce sens, { $card } ferait monter { $fallen } à { $fall } et tout s’écroule. Tourne la carte (touche-la encore), puis pose-la.
knock-step-3 = Il y a quelqu’un.
    .how = Pose { $card }. Du sable arrive avec, { $tokens } jetons : un de moins à chaque tour, et sans jeton l’alarme sonne : perdu. À 5 avant cela !
knock-step-4 = Couvre les coins.
    .how = Un coin couvert prend la valeur de la carte du dessus. Avec { $card }, { $other } passe de { $before } à { $after }.
knock-step-5 = Encore une fois.
    .how = Avec { $card }, c’est { $after } : la créature est battue. Son sable revient, et c’est une salle désormais.
knock-step-6 = On se prépare.
    .how = Le Chevalier noir arrive, jusqu’à { $knight } par coin : il lui faut une place où il ne casse rien. Mets { $card } ici.
knock-step-7 = Il est venu en personne.
    .how = Qui le pioche le pose aussitôt. Ici, { $other } passe de { $before } à { $after } et tient bon.
knock-step-8 = Les zéros valent de l’or.
    .how = { $card } n’a que des 0. Entre amis, cela amène aussi le silence : on ne parle plus. De { $before } à { $after }.
knock-step-9 = On conclut.
    .how = { $card } le ramène de { $before } à { $after }. À 5 ou moins, le donjon est à toi.
knock-step-turn = Tourne d’abord la carte.
knock-step-end = C’était un donjon entier. À plusieurs, c’est plus bruyant :
knock-step-more-silence = Une bouche barrée amène le silence : les mains seulement, jusqu’à la prochaine.
knock-step-more-tell = Tant qu’on parle, annonce ce que tu as. Ne montre jamais une carte, sauf pour la jouer.
knock-step-more-alarm = Douze jetons de sable pour toutes les créatures. Quand il en manque, c’est fini.
knock-step-more-spells = Dans une aventure de quatre donjons, on trouve des grimoires.
knock-sum = { $name } : { $sum }
