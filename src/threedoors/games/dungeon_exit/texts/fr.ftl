# Dungeon Exit, en français. Le navigateur lit ce même fichier.

# --- choses ---

thing-door = la Porte
thing-key = la Clé
thing-chest = le Coffre
thing-monster = le Monstre
thing-exit = la Sortie
thing-stair = l’escalier
thing-pit = un fossé

name-door = Porte
name-key = Clé
name-chest = Coffre
name-monster = Monstre
name-exit = Sortie

leg-door-key = de la Porte à la Clé
leg-key-chest = de la Clé au Coffre
leg-chest-monster = du Coffre au Monstre
leg-monster-exit = du Monstre à la Sortie

mode-solo = une partie solo
mode-race = une course
mode-coop = la coopération
mode-floor = l’Étage

wish-swap = l’échange des plateaux
wish-swap-back = l’échange en sens inverse
wish-start-over = un nouveau départ

# --- ce qui s’est passé ---

seat-ready = C’est bon pour { $seat }.
    .you = C’est bon pour toi.
race-started = Partez ! Porte, Clé, Coffre, Monstre, Sortie : { $level }
tile-placed = { $seat } pose { $tile } en { $cells }.
    .you = Tu poses { $tile } en { $cells }.
tile-moved = { $seat } déplace { $tile } en { $cells }.
    .you = Tu déplaces { $tile } en { $cells }.
tile-turned = { $seat } pivote { $tile } : la voilà en { $cells }.
    .you = Tu pivotes { $tile } : la voilà en { $cells }.
tile-flipped = { $seat } retourne { $tile } : la voilà en { $cells }.
    .you = Tu retournes { $tile } : la voilà en { $cells }.
tile-taken = { $seat } reprend { $tile }.
    .you = Tu reprends { $tile }.
bridge-placed = { $seat } pose un pont en { $cell }.
    .you = Tu poses un pont en { $cell }.
bridge-taken = Le pont en { $cell } s’en va.
all-taken = { $seat } vide le plateau. Le donjon respire.
    .you = Tu vides le plateau. Le donjon respire.
leg-linked = { $seat } : tronçon relié, { $leg }.
    .you = Tronçon relié : { $leg }.
leg-broken = { $seat } : tronçon rompu, { $leg }.
    .you = Tronçon rompu : { $leg }.
tiles-counted = { $seat } { $tiles ->
    [0] n’a posé aucune tuile
    [one] a posé une tuile
   *[other] a posé { $tiles } tuiles
}.
wish-spoken = { $seat } dit oui : { $wish }.
    .you = Tu dis oui : { $wish }.
wish-taken-back = { $seat } se ravise.
    .you = Tu te ravises.
wish-lapsed = Le oui de { $seat } ne compte plus : ça a bougé sur les plateaux.
    .you = Ton oui ne compte plus : ça a bougé sur les plateaux.
boards-swapped = On échange les plateaux. Chacun repart de l’escalier d’en face.
boards-swapped-back = On revient en arrière ; ce qui a été posé depuis s’en va.
started-over = Plateaux vides, on recommence. Personne n’a rien vu.
path-finished = { $seat } est dehors, avec { $tiles ->
    [1] une tuile
   *[other] { $tiles } tuiles
}. La lumière !
    .you = Te voilà dehors, avec { $tiles ->
        [1] une tuile
       *[other] { $tiles } tuiles
    }. La lumière !
given-up = { $seat } abandonne. Le Monstre fait coucou.
    .you = Tu abandonnes. Le Monstre fait coucou.
board-shown = Le plateau de { $seat } : { $laid }
    .you = Ton plateau : { $laid }

# --- la fin ---

won-solo = Dehors ! { $tiles ->
    [1] Une tuile
   *[other] { $tiles } tuiles
} de la Porte à la Sortie.
won-floor = Dehors, par les deux étages, avec { $tiles ->
    [1] une tuile
   *[other] { $tiles } tuiles
}.
won-coop = Dehors tous les deux, { $tiles } tuiles à vous deux. Les Monstres se tiennent compagnie.
won-race = { $seat } sort en premier, avec { $tiles ->
    [1] une tuile
   *[other] { $tiles } tuiles
}.
    .you = Tu sors en premier, avec { $tiles ->
        [1] une tuile
       *[other] { $tiles } tuiles
    }.
won-by-giving-up = { $seat } gagne : l’autre a abandonné.
    .you = Tu gagnes : l’autre a abandonné.
lost-given-up = { $seat } a abandonné. Le donjon garde sa sortie pour lui.
    .you = Tu as abandonné. Le donjon garde sa sortie pour lui.

# --- ce qu’on attend ---

wait-ready = Le niveau se montre quand tout le monde est prêt.
wait-solo = Porte, Clé, Coffre, Monstre, Sortie : à toi le chemin.
wait-floor = Un seul chemin sur deux étages, par l’escalier.
wait-race = Le premier chemin valable gagne. On ne compte pas les essais.
wait-coop = Deux chemins. D’abord ton plateau, jusqu’à l’escalier.
wait-coop-swapped = Plateaux échangés : on repart de cet escalier-ci, jusqu’à ta Sortie.
wait-swap = On échange ? Le dernier mot est à { $seat }.
    .you = On échange ? Tu as le dernier mot.
wait-swap-back = On revient en arrière ? Le dernier mot est à { $seat }.
    .you = On revient en arrière ? Tu as le dernier mot.
wait-start-over = On recommence ? Le dernier mot est à { $seat }.
    .you = On recommence ? Tu as le dernier mot.

# --- actes et questions ---

act-get-ready = Dire que c’est bon pour toi
act-place-tile = Poser une tuile
act-move-tile = Déplacer une tuile
act-turn-tile = Pivoter une tuile d’un quart
act-flip-tile = Retourner une tuile
act-take-tile = Reprendre une tuile
act-place-bridge = Poser un pont
act-take-bridge = Reprendre un pont
act-take-all = Tout reprendre
act-swap = Dire oui à l’échange des plateaux
act-swap-back = Dire oui à l’échange en sens inverse
act-start-over = Dire oui à un nouveau départ
act-change-mind = Retirer ton oui

field-tile = Tuile
field-at = Case de sa première extrémité (le o)
field-turn = Pivotée vers la droite, en degrés
field-flipped = Retournée avant d’être pivotée ?
field-cell = Case

label-plain = { $value }
label-flipped = oui
label-not-flipped = non
lies-or-flipped = { $cells } (retournée { $flipped })
would-break = { $cells }, contre une règle
take-all-foretold = { $tiles ->
    [one] Ta tuile quitte
   *[other] Tes { $tiles } tuiles quittent
} le plateau, les ponts aussi.
does-not-fit = ne tient pas
bridge-would-do = Un pont par-dessus peut arranger cela.

level-hidden = Le niveau se montre au signal de départ.
path-of = { $seat } :
    .you = Toi :
tiles-laid = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
} sur { $most }
bridges-in-stock = Ponts en réserve : { $count }
typing-help = Ou par écrit, plusieurs par ligne si tu veux : L4:F4-F5-F6-G6 pose ou déplace une tuile, -L4 la reprend, B:F5 est un pont.
path-valid = Valable : un chemin de la Porte à la Sortie.
path-not-valid = Pas encore valable.
picture-title = Dungeon Exit, niveau { $level }

# --- refusé tout de suite (E12) ---

no-such-tile = Il n’y a pas de tuile « { $tile } » (E2). Le jeu contient { $tiles }.
tile-already-laid = { $tile } est déjà sur le plateau ; chaque tuile existe une fois (E2).
tile-not-laid = { $tile } n’est pas sur le plateau (E12).
tile-stays = { $tile } a été posée avant l’échange : elle reste (E15).
tile-lies-there = { $tile } est déjà exactement là (E12).
looks-the-same = { $tile } aurait exactement la même allure (E2).
no-such-cell = Il n’y a pas de case « { $word } » ici (E1) ; colonnes { $columns }, lignes 1–12.
not-your-board = { $cell } est sur le plateau de ton coéquipier pour l’instant ; le tien, c’est { $columns } (E15).
sticks-out = Depuis { $cell }, { $tile } dépasserait du bord (E1).
off-the-board = { $tile } ne peut pas aller en { $at } : ce niveau n’a pas cette case.
on-a-pit = { $tile } ne peut pas aller en { $at } : il y a un fossé, et il a faim.
on-a-thing = { $tile } ne peut pas aller en { $at } : { $thing } s’y trouve.
on-a-tile = { $tile } ne peut pas aller en { $at } : une tuile y est déjà.
tile-used-twice = { $tile } sert deux fois ; chaque tuile existe une fois.
tile-needs-flip = Il faudrait retourner { $tile }, or ce niveau permet seulement de pivoter.
tile-wrong-shape = { $cells } ne dessinent pas la tuile { $tile }.
nothing-to-take = Tu n’as rien à reprendre.
no-tile-under-bridge = Un pont veut une tuile dessous ; en { $cell } il n’y en a pas.
bridge-lies-there = Il y a déjà un pont en { $cell }.
no-bridge-left = { $count ->
    [0] Ce niveau n’a pas de pont
    [one] Ce niveau a un pont, et il est déjà posé
   *[other] Les { $count } ponts de ce niveau sont déjà posés
}.
no-bridge-there = Il n’y a pas de pont en { $cell }.
mates-bridge = Le pont en { $cell } est à ton coéquipier.
race-not-started = La course n’a pas commencé : le niveau se montre quand tout le monde est prêt.
already-started = C’est déjà commencé.
already-ready = { $seat } a déjà dit que c’est bon.
    .you = C’est déjà bon pour toi.
nobody-to-agree-with = Il n’y a personne avec qui s’entendre ; c’est pour deux.
already-agreed = { $seat } a déjà dit oui : { $wish }.
    .you = Tu as déjà dit oui : { $wish }.
not-swapped-yet = Les plateaux n’ont pas encore été échangés.
already-swapped = Les plateaux sont déjà échangés.
not-at-the-stair = Pas encore : chacun doit être relié jusqu’à l’escalier de son plateau.
nothing-agreed = Il n’y a pas de oui à retirer.

instead-move-it = Déplace-la plutôt, ou reprends-la d’abord.
instead-turn-it = Pivote-la plutôt.
instead-place = Pose d’abord une tuile.
instead-swap-back = Si ça coince, mettez-vous d’accord pour revenir en arrière.
instead-another-cell = Elle ne tient là dans aucun sens : essaie une autre case.
instead-turned = { $degrees ->
    [0] Sans la pivoter,
   *[other] Pivotée de { $degrees }°,
} elle tient en { $cell }.
instead-flipped = { $degrees ->
    [0] Retournée,
   *[other] Retournée puis pivotée de { $degrees }°,
} elle tient en { $cell }.
instead-bridge-on-tile = Pose-le sur une case d’une tuile.
instead-get-ready = Dis que c’est bon pour toi.
instead-take-all = Reprends tout toi-même.

# --- modes qui ne vont pas ---

mode-wrong-seats = Ça ne va pas : { $mode } se joue { $needed ->
    [1] seul
   *[other] à { $needed }
}, et ici il y a { $seats ->
    [1] un siège
   *[other] { $seats } sièges
}.
level-is-for-two = Ce niveau a deux chemins ; il ne convient pas pour { $mode }.
level-is-for-one = Ce niveau a un seul chemin ; il ne convient pas pour { $mode }.
level-has-stairs = Ce niveau a un escalier ; { $mode } se joue sur un seul plateau.
level-has-no-stairs = Ce niveau n’a pas d’escalier ; { $mode } veut deux plateaux.
level-or-levels = Soit un niveau ({ $level }), soit plusieurs à tirer au sort ; les deux sont là, { $count } dans la liste.
race-too-many-pits = Une course permet { $most } fossés par plateau ; ce niveau en a { $count }.
instead-coop-level = Un niveau coopératif a deux listes de cinq cases, avec un / entre elles.
instead-coop-mode = À deux, il se joue en coopération.
instead-floor-mode = Seul, il se joue comme l’Étage.
instead-floor-level = Donne-lui un escalier : stairs=D4,Q7.

# --- niveaux qui n’ont pas de sens ---

level-five-cells = Un chemin veut cinq cases, Porte Clé Coffre Monstre Sortie ; ici il y en a { $count }.
level-looks-like = Par exemple { $example }.
level-too-many-paths = Un niveau a un chemin, ou deux en coopération ; ici il y en a { $count }.
level-option-twice = Le mot { $option } est là deux fois ; une suffit.
level-no-cell = « { $word } » n’est pas une case : colonnes { $columns }, lignes 1–{ $rows }.
level-no-number = { $option }={ $word } devrait être un nombre entier, comme { $option }=2.
level-unknown-word = « { $word } » ne veut rien dire ici ; après les cases viennent { $options }.
level-too-many-counts = { $count } nombres de tuiles pour { $paths ->
    [1] un chemin
   *[other] { $paths } chemins
}.
level-too-many-pits = { $count } fossés, c’est trop ; la boîte en contient { $most }.
level-too-many-bridges = { $count } ponts, c’est trop ; ce niveau peut en avoir { $most }.
level-bad-tile-count = tiles={ $count } est impossible : ce chemin prend de { $least } à { $most } tuiles.
level-stairs-wrong-boards = stairs={ $stairs } est impossible : l’un va sur A–L, l’autre sur M–X.
level-stairs-missing = Le plateau change entre { $one } en { $cell } et { $other } en { $other_cell }, et il n’y a pas d’escalier.
level-stairs-missing-coop = La coopération veut un escalier sur chaque plateau. Ajoute stairs=D4,Q7.
level-stairs-unused = L’escalier { $stairs } ne mène nulle part : les cinq cases sont sur un seul plateau.
level-floor-changes-twice = Le plateau change une seconde fois entre { $one } en { $cell } et { $other } en { $other_cell } ; une fois, pas plus.
level-coop-wrong-start = La Porte { $cell } du joueur { $player } est sur le mauvais plateau : le 1 part de A–L, le 2 de M–X.
level-wrong-board = { $cell } n’est pas sur un plateau de ce niveau.
level-cells-overlap = En { $cell } il y a à la fois { $one } et { $other }.
level-side-by-side = Côte à côte : { $one } en { $cell } et { $other } en { $other_cell }.
level-leave-a-gap = Laisse au moins une case entre les deux.
tile-unreadable = « { $word } » ne se lit pas comme une tuile posée.
tile-looks-like = Une tuile s’écrit L4:F4-F5-F6-G6, un pont B:F5.
bridge-one-cell = « { $word } » : un pont tient sur une case.

# --- ce que le juge trouve ---

side-contact = Trop serré en { $at } : ça frotte contre { $by }.
crowded-end = Trop serré en { $at } : avec { $by }, ça fait un voisin de trop.
double-contact = Deux tuiles se touchent deux fois, en { $cells } ; un seul côté commun est permis.
touches-mate = { $at } touche { $by }, qui est à ton coéquipier ; seul un pont le peut.
waypoint-by-side = { $at } frotte { $thing } par le flanc ; seul le bout d’une tuile peut y toucher.
waypoint-twice = Une même tuile touche deux fois { $thing }, en { $cells }.
waypoint-crowded = { $at } est de trop pour { $thing } : il y a { $sides ->
    [1] un côté
   *[other] { $sides } côtés
} à prendre.
stair-by-side = { $at } frotte l’escalier par le flanc ; seul le bout d’une tuile peut y toucher.
stair-crowded = { $at } est de trop : un chemin touche l’escalier par un seul côté.
wrong-order = Ce chemin relie { $one } et { $other } ; il saute une étape.
not-linked = Pas encore reliés : { $one } et { $other }.
tile-count = Tuiles posées : { $laid } ; le niveau en veut exactement { $count }.
loose-tile = { $tile } en { $cells } ne fait pas partie du chemin.
bridge-twice = Deux ponts au même endroit : { $cells }.
bridge-count = Ponts posés : { $laid } ; le niveau en veut exactement { $count }.
bridge-needs-tile = Le pont en { $at } n’a pas de tuile dessous.
bridge-over-bend = Sous le pont en { $at }, le chemin tourne ou s’arrête ; il doit passer tout droit.
bridge-bank-blocked = Le pont en { $at } bute contre { $by } ; une tuile doit y commencer.
bridge-bank-not-end = Le pont en { $at } arrive dans le flanc d’une tuile en { $by } ; il lui faut un bout.
bridge-two-paths = Le pont en { $at } doit joindre deux tuiles différentes d’un même chemin.
bridge-half = Au pont en { $at }, il manque encore une tuile d’un côté.
bridge-leads-nowhere = Sous le pont en { $at }, le chemin ne continue pas encore tout droit.

## Réponses du solveur

solve-solved = Résolu avec { $tiles ->
    [1] une tuile
   *[other] { $tiles } tuiles
} ({ $seconds } s) :
solve-fewest = { $tiles } tuiles, et avec moins c’est impossible : c’est prouvé ({ $seconds } s).
solve-count-exact = { $count ->
    [1] Une seule solution, exactement
   *[other] { $count } solutions, pas une de plus
} ({ $seconds } s). L’une d’elles :
solve-count-capped = Au moins { $count ->
    [1] une solution
   *[other] { $count } solutions
} ({ $seconds } s), le compte s’arrête là, comme demandé. L’une d’elles :
solve-count-stopped = Au moins { $count ->
    [1] une solution
   *[other] { $count } solutions
} ({ $seconds } s), le temps est écoulé. L’une d’elles :
solve-impossible = Pas d’issue : c’est prouvé ({ $seconds } s).
solve-undecided = Indécis : le temps est écoulé ({ $seconds } s). Avec un --time plus long, peut-être.

## Livres

level-no-book = Il n’y a pas de livre « { $book } » ; il y a { $books }.
level-no-page = Le livre { $book } contient les niveaux 1 à { $most } ; « { $number } » n’en est pas un.
book-title-adventure = Aventure
    .title = L’Aventure
book-title-annex = Annexe
    .title = L’Annexe
book-title-upper-floor = Étage
    .title = L’Étage
book-title-coop = Ensemble
    .title = À deux
book-title-race = Course
    .title = La Course
book-adventure = une idée à la fois, et toutes ensemble à la fin
book-annex = de plus en plus corsés, les six premiers niveaux comme imprimés
book-upper-floor = deux plateaux, un escalier
book-coop = deux chemins, deux plateaux, un seul plan
book-race = le même niveau pour deux, et un seul sort le premier
idea-order = Porte, Clé, Coffre, Monstre, Sortie : cinq étapes, toujours dans cet ordre. Pose tes tuiles bout à bout de l’une à l’autre. Autant que tu veux.
idea-contacts = Un chemin ne se frotte pas à lui-même. Deux cases qui partagent un côté doivent se suivre ; les coins sont libres.
idea-detours = Tout droit, ce n’est pas toujours libre. Ici un tronçon doit laisser passer un autre : pense d’abord au dernier.
idea-counts = À partir d’ici, le donjon compte : exactement ce nombre de tuiles, ni plus ni moins. Les longues économisent, les courtes dépensent.
idea-pits = Des fossés. Rien dessus, rien à travers, mais on peut longer le bord.
idea-one = Un nombre exact de tuiles, et un seul chemin qui convient. Ici, rien à choisir : il n’y a qu’à trouver.
idea-bridges = Un pont fait passer le chemin au-dessus de lui-même, une fois, tout droit. Sans lui, aucun de ces niveaux n’a d’issue : c’est prouvé.
idea-floors = Deux plateaux et un escalier. Arrive par un côté, repars d’un côté à l’autre étage. Les tuiles doivent suffire pour les deux.
idea-everything = Tu sais tout, maintenant. Ici les idées viennent par deux ou par trois, et le dernier niveau n’en oublie aucune.

## Indices

hint-look-at = Regarde le tronçon entre { $one } et { $other }.
hint-one-side = Entre { $one } et { $other } : { $thing } n’a plus qu’un côté libre, { $cell }.
hint-every-way = Entre { $one } et { $other }, tout chemin passe par { $cell }.
hint-never-north = Il ne reste pas assez de cases pour aller plus haut que la ligne { $line }.
hint-never-south = Il ne reste pas assez de cases pour aller plus bas que la ligne { $line }.
hint-never-west = Il ne reste pas assez de cases pour aller plus à gauche que la colonne { $line }.
hint-never-east = Il ne reste pas assez de cases pour aller plus à droite que la colonne { $line }.
hint-shared-tile = { $tile } suffirait seule à deux endroits. Un seul peut l’avoir.
hint-least-tiles = Entre { $one } et { $other }, il faut au moins { $cells } cases et { $tiles } tuiles.
hint-one-tile-may-do = Entre { $one } et { $other }, une seule tuile peut suffire : { $tiles }. Aucune autre n’y suffit seule.
hint-legs-left = Tout ce qui est posé peut rester. { $legs ->
    [1] Il reste un tronçon
   *[other] Il reste { $legs } tronçons
} ; le prochain est entre { $one } et { $other }.
hint-lay = Pose { $tile } sur { $cells }.
hint-finished = Il ne manque rien. Tu es dehors !
hint-something-must-go = Tout ne peut pas rester. Regarde autour de { $cell }.
hint-cannot-all-stay = Toutes les suites ont été essayées : avec { $tiles } à cet endroit, aucune ne mène dehors.
hint-take-back = Reprends { $tiles } ; alors il y a une issue.
hint-take-back-fewest = Reprends { $tiles } ; alors il y a une issue. Moins ne suffit pas.
hint-hopeless = Ce niveau n’a pas de solution, même sur un plateau vide.
hint-undecided = Trop embrouillé pour le dire à temps. Pose une tuile, ou reprends celle qui t’inspire le moins, et redemande.
hint-undecided-empty = Aucune issue trouvée à temps, aucune exclue non plus. Redemande, ou commence par le tronçon qui te plaît.
hint-known-way = On ne sait pas si tout peut rester. On connaît une issue sans { $count ->
    [one] une de ces pièces, en { $cell }
   *[other] { $count } de ces pièces, dont la première en { $cell }
}.
hint-known-before-the-swap = On ne sait pas si cela peut rester. L’issue que l’on connaît est différente avant l’échange.
hint-lay-bridge = Pose un pont sur { $cell }.
hint-bridge-somewhere = Tout ce qui est posé peut rester. Il manque un pont là où deux chemins se rencontrent déjà.
hint-bridge-crossing = Quelque part, une tuile s’arrête de chaque côté d’une tuile droite : c’est un croisement, et son pont n’y est pas.
hint-mates-turn = Ta part de ce plateau est faite. Parle à ton coéquipier, ou échangez vos plateaux.
hint-take-back-both = Reprends { $mine }, et que ton coéquipier reprenne { $mates } ; alors il y a une issue.
hint-take-back-mates = Tes tuiles ne gênent pas. Si ton coéquipier reprend { $mates }, il y a une issue.
hint-something-is-wrong = Tout ne peut pas rester, mais trouver la tuile coupable était trop embrouillé pour le dire à temps.
hint-before-the-swap = Ce qui a été posé avant l’échange ne laisse aucune issue. Échangez à nouveau et changez-le.

## Raisons des bots

reason-ready = Prêt quand tu veux.
reason-swap = Ma moitié est faite, échangeons.
reason-tries = { $tile } irait peut-être ici. Ou pas.
reason-way-on = Avec { $tile } il reste une issue.
reason-takes-back = { $tile } gêne le passage.
reason-swap-back = Je suis coincé ici. On échange à nouveau ?
reason-start-over = Va pour un plateau propre.
reason-bridge = Un pont a sa place ici.

booklet-solutions = Solutions
booklet-for = Three Doors · des niveaux pour les règles de Dungeon Exit
booklet-notice = Non officiel. Le nom du jeu est à ses propriétaires et dit seulement quelles règles on joue ; niveaux, mots et dessins sont de nous.

# Les bots, comme l’hôte les choisit
bot-stroller = flâne
bot-walker = marche
bot-runner = court
