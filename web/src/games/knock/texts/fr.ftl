# Knock à l’écran
knock-keep = Le donjon
knock-hand = Ta main
knock-tidied = rangé
knock-shown = montrée : elle doit être jouée
knock-told = dite
knock-holds = { $told ->
    [0] a { $count ->
        [one] une carte, sans dire laquelle
       *[other] { $count } cartes, sans dire lesquelles
        }
   *[other] a { $count ->
        [one] une carte, annoncée
       *[other] { $count } cartes, dont { $told } dites
        }
    }.
knock-zoom-in = De plus près
knock-zoom-out = De plus loin
knock-zoom-fit = Tout le donjon
knock-fate-beaten = au tapis
knock-fate-falls = perdu
knock-fate-doomed = sans issue
knock-fate-rings = sonne !
knock-fate-holds = tient bon
knock-fate-fights = se bat
knock-would-beaten = { $name } passe de { $before } à { $after } : au tapis.
knock-would-falls = { $name } monterait à { $after } : le donjon s’écroule.
knock-would-doomed = { $name } serait à { $after }, dont plus de 5 dans des coins déjà fermés : seul un sort y pourrait quelque chose.
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
knock-tell = Annoncer cette carte
knock-tell-all = Dire ce que j’ai
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
knock-read-beaten = { $name }, hors de combat, danger { $danger } sur 5
knock-read-creature = { $name }, créature vivante, danger { $danger }, à ramener à 5, { $sand ->
    [one] un seul jeton
   *[other] { $sand } jetons
    }, coins { $corners }{ $doomed ->
    [yes] , seul un sort peut aider
   *[no] {""}
    }
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
knock-about-hall = Salle à { $danger }. Elle en supporte 5 ; à 6, tout s’écroule.
knock-about-beaten = Au tapis : une salle comme les autres, à { $danger }. À 6, tout s’écroule.
knock-about-creature = À { $danger }, à ramener à 5 : couvre ses gros coins par de petits. Elle perd un jeton par tour ; { $sand ->
    [one] c’est le dernier, après quoi elle sonne
   *[other] il lui en reste { $sand }
    }.
knock-about-frozen = Gelée : elle ne sonne plus, mais il faut la ramener de { $danger } à 5 avant le Chevalier.

knock-your-turn = À toi : pose une carte.
knock-lay-knight = Il est venu en personne. Pose-le.
knock-knight-goal = Le Chevalier est là et sonne { $sand ->
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
    [one] créature rangée
   *[other] créatures rangées
    }
knock-left-in-peace = { $count ->
    [one] une laissée en paix
   *[other] { $count } laissées en paix
    }
knock-cards-laid = { $count ->
    [one] carte posée
   *[other] cartes posées
    }
knock-closest = le plus juste : { $name } à { $danger }
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
knock-save = Code de reprise
    .how = À noter sur le frigo ; il marche partout, même à voix haute.
knock-on-to = Vers le donjon { $level }
knock-try-again = Retenter le donjon { $level }
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
knock-opt-gentle = Doux
    .what = une créature garde son jeton le tour où elle arrive
knock-opt-cumulative = Cumulé
    .what = avec les cartes des niveaux d’avant
knock-opt-retry = Seconde chance
    .what = un donjon perdu peut être retenté
knock-opt-deck = Ton propre jeu (fichier)
    .own = On joue avec ton jeu.
    .house = Revenir au jeu maison

knock-brief = On pose coin sur coin ; un coin couvert compte pour les deux cartes. Une salle supporte 5 au plus. Ramène une créature à 5 avant la fin de son sable. Bats le Chevalier sous la pile : le donjon est à vous.
knock-keys = 1–6 carte · flèches place · R tourner · Entrée poser · Échap retour · + – 0 zoom · G gestes
knock-step-other = Toute place éclairée est permise ; pour cette leçon, prends celle qui brille.
knock-step-1 = Toc toc.
    .how = Ensemble, on range jusqu’à ce que le Chevalier noir sorte, et on le bat. Choisis la buanderie, puis la place qui brille : les cartes se chevauchent d’un coin.
knock-step-2 = Une salle supporte 5.
    .how = Dans ce sens, le vestiaire ferait monter le puits à 7 et tout s’écroule. Tourne-la (touche-la encore), puis pose-la.
knock-step-3 = Il y a quelqu’un.
    .how = Pose l’ogre. Il vient avec du sable : un jeton de moins à chaque tour, et à zéro il sonne l’alarme : perdu. Ramène-le à 5 avant.
knock-step-4 = Couvre ses coins.
    .how = Un point couvert prend la valeur de la carte du dessus. Le 0 du fournil sur son 2 : de 8 à 6.
knock-step-5 = Encore une fois.
    .how = Le 1 de la réserve de miel sur son 2 fait 5 : vaincu, son sable revient, et c’est une salle désormais.
knock-step-6 = On se prépare.
    .how = Le Chevalier noir arrive : 4 à chaque coin. Le grenier a un 4 où il peut se poser sans dommage. Mets-le ici.
knock-step-7 = Il est venu en personne.
    .how = Qui le pioche le pose aussitôt. Un 4 sur un 4 : rien ne change.
knock-step-8 = Les zéros valent de l’or.
    .how = La bibliothèque n’a que des 0. Entre amis, elle amène aussi le silence : on ne parle plus. De 16 à 12.
knock-step-9 = Encore.
    .how = Encore un 0 sur lui. Regarde le chiffre avant de poser.
knock-step-10 = On conclut.
    .how = Tourne le pigeonnier pour qu’un 0 couvre son dernier 4. À 5 ou moins, le donjon est à toi.
knock-step-end = C’était un donjon entier. À plusieurs, c’est plus bruyant :
knock-step-more-silence = Une bouche barrée amène le silence : les mains seulement, jusqu’à la prochaine.
knock-step-more-tell = Tant qu’on parle, dis ce que tu as. Ne montre jamais une carte, sauf pour la jouer.
knock-step-more-alarm = Douze jetons de sable pour toutes les créatures. Quand il en manque, c’est fini.
knock-step-more-spells = Dans une aventure de quatre donjons, on trouve des grimoires.
knock-sum = { $name } : { $sum }
