# Knock, Knock! Dungeon! – ce que dit la table. Le fait d’abord, la blague ensuite.

## Actes

act-get-ready = C’est bon pour moi
act-place-card = Poser une carte
act-skip-turn = Plus de carte en main : laisser sonner l’alarme
act-show-card = Montrer une carte (il faudra la jouer)
act-tell-cards = Annoncer aux autres ce que tu as en main
act-cast-fireball = Lancer Boule de feu : brûler une créature
act-cast-ice-flash = Lancer Éclair de Gel : geler une créature
act-cast-poison = Lancer Poison : un coin vaut 0 pour toujours
act-cast-sphere = Lancer la Sphère de silence : parler à nouveau

field-card = Quelle carte
field-cards = Quelles cartes
field-spot = À quelle place
field-turned = Dans quel sens
field-point = Quel coin

label-card = { $name }  { $corners }{ $tokens ->
    [0] { "" }
    [one] , un jeton
   *[other] , { $tokens } jetons
}{ $silence ->
    [0] { "" }
   *[other] , silence
}{ $chests ->
    [0] { "" }
    [one] , un coffre
   *[other] , { $chests } coffres
}{ $told ->
    [0] { "" }
   *[other] , annoncée
}
label-spot = { $spot }  { $count ->
    [0] { "" }
   *[other] sur { $covers }
}
label-straight = telle quelle
label-turned = tournée d’un demi-tour
verdict-safe = tient
verdict-beats = bat une créature
verdict-dooms = une créature deviendrait imbattable
verdict-won = gagne
verdict-lost = perd
verdicts = telle quelle { $straight }, tournée { $turned }
label-creature = { $spot }  { $card }, danger { $danger }
label-point = { $card }, { $corner }, { $value }{ $shared ->
    [0] { "" }
   *[other] , partagé avec { $other }
}
card-name = { $name }
label-number = { $value }

## Attentes

wait-ready = Prêts ? Le sable coule dès que tout le monde l’est.
wait-next-keep = Le donjon { $level } attend. Dès que tout le monde est prêt.
wait-retry = Encore le donjon { $level } ? Dès que tout le monde est prêt.
wait-turn = À { $seat } de poser une carte.
    .you = À toi de poser une carte.
wait-skip = { $seat } n’a plus de carte : l’alarme sonne quand même.
    .you = Tu n’as plus de carte : l’alarme sonne quand même.
wait-knight = { $seat } a pioché le Chevalier noir et le pose tout de suite.
    .you = Tu as pioché le Chevalier noir : pose-le tout de suite.
wait-sand = Le sable coule.

## Événements

seat-ready = C’est bon pour { $seat }.
    .you = C’est bon pour toi.
keep-began = Donjon { $level }. Première carte : { $card } ; { $first_seat } commence.
sand-started = Le sable coule : { $minutes } minutes.
card-shown = { $seat } montre { $card }. Il faut { $card_gender ->
    [f] la
   *[m] le
} jouer.
    .you = Tu montres { $card }. Il faut { $card_gender ->
        [f] la
       *[m] le
    } jouer.
cards-told = { $seat } a en main : { $cards }.
    .you = Tu annonces ce que tu as : { $cards }.
card-placed = { $seat } pose { $card }.
    .you = Tu poses { $card }.
card-placed-alone = { $seat } pose { $card } au milieu.
    .you = Tu poses { $card } au milieu.
card-placed-on-one = { $seat } pose { $card } par-dessus { $cards }, sur le coin { $corner }.
    .you = Tu poses { $card } par-dessus { $cards }, sur le coin { $corner }.
card-placed-on-several = { $seat } pose { $card } à cheval sur { $cards }.
    .you = Tu poses { $card } à cheval sur { $cards }.
turn-skipped = { $seat } n’a rien à poser.
    .you = Tu n’as rien à poser.
tokens-taken = { $card } prend { $tokens ->
    [1] un jeton Temps
   *[other] { $tokens } jetons Temps
} ; { $reserve ->
    [0] il n’en reste aucun en réserve.
    [1] il en reste un en réserve.
   *[other] il en reste { $reserve } en réserve.
}
silence-fell = Silence. Les mains seulement.
silence-fell-alone = Carte silence : en solo, on ne pioche pas ensuite, et la main rétrécit d’une carte (K13).
speech-returned = La parole est revenue. Tout le monde respire.
creature-beaten = { $card } tombe à { $danger } : { $card_gender ->
    [f] battue
    [mp] battus
    [fp] battues
   *[m] battu
}, et { $tokens ->
    [0] aucun jeton ne revient.
    [one] un jeton revient.
   *[other] { $tokens } jetons reviennent.
}
knight-held-up = { $card } tombe à { $danger }, mais il reste quelqu’un de gelé. Il tient encore debout.
alarm-rang = L’alarme : { $creatures ->
    [0] personne ne perd de jeton
    [one] une créature perd un jeton
   *[other] { $creatures } créatures perdent chacune un jeton
}{ $least ->
    [0] , et l’une n’en a plus.
    [1] . Il n’en reste qu’un à l’une d’elles.
   *[other] .
}
card-drawn = { $seat } pioche { $card }.
    .you = Tu pioches { $card }.
card-drawn-unseen = { $seat } pioche une carte.
knight-came = { $seat } pioche { $card }. Il veut être posé sur-le-champ.
    .you = Tu pioches { $card }. Il veut être posé sur-le-champ.
creature-burnt = { $seat } lance Boule de feu : { $card } file sans demander son reste.
    .you = Tu lances Boule de feu : { $card } file sans demander son reste.
creature-frozen = { $seat } lance Éclair de Gel : { $card } se fige net.
    .you = Tu lances Éclair de Gel : { $card } se fige net.
point-poisoned = { $seat } empoisonne un coin : { $cards }. Il vaut 0 désormais.
    .you = Tu empoisonnes un coin : { $cards }. Il vaut 0 désormais.
point-poisoned-alone = { $seat } empoisonne le coin { $corner } : { $cards }. Il vaut 0 désormais.
    .you = Tu empoisonnes le coin { $corner } : { $cards }. Il vaut 0 désormais.
point-poisoned-shared = { $seat } empoisonne le coin que partagent { $cards }. Il vaut 0 désormais.
    .you = Tu empoisonnes le coin que partagent { $cards }. Il vaut 0 désormais.
silence-swallowed = { $seat } lance la Sphère de silence. Elle avale le silence d’un coup.
    .you = Tu lances la Sphère de silence. Elle avale le silence d’un coup.
keep-won = { $card } est { $card_gender ->
    [f] battue
   *[m] battu
}. Le donjon { $level } est à vous.
chests-counted = { $chests ->
    [0] Aucun coffre dans ce donjon
    [one] La chaîne de coffres : { $cards }. Cela fait un point
   *[other] La chaîne de coffres : { $cards }. Cela fait { $chests } points
} ; { $total } en tout.
spell-found = Dans la dernière salle traîne un grimoire : { $spell }.

## Fins

won-keep = Le Chevalier est battu : le donjon { $level } est à vous. Il réclame ses chaussons.
won-adventure = Quatre donjons, une équipe, et un Chevalier qui se recouche. L’aventure est gagnée.
lost-hall = { $card } { $card_gender ->
    [f] est montée
    [mp] sont montés
    [fp] sont montées
   *[m] est monté
} à { $danger }. Le donjon nous est tombé sur la tête.
lost-alarm = { $card } n’avait plus de jeton et a sonné l’alarme. Tout le donjon est debout.
lost-tokens = { $card } demande plus de jetons Temps que la réserve n’en a. C’est nous qui n’avons plus le temps.
lost-cards = Plus une carte en main et le Chevalier est debout. Il bâille, et il gagne.
lost-time = Le sable est écoulé. Le Chevalier regarde sa montre.
lost-conceded = { $seat } abandonne pour l’équipe. Le donjon garde le donjon.
    .you = Tu abandonnes pour l’équipe. Le donjon garde le donjon.
adventure-stopped = { $seat } arrête l’aventure ici. Le donjon { $level } attendra.
    .you = Tu arrêtes l’aventure ici. Le donjon { $level } attendra.

## Coins

corner-top-left = en haut à gauche
corner-top-right = en haut à droite
corner-bottom-right = en bas à droite
corner-bottom-left = en bas à gauche

## Sorts

spell-fireball = Boule de feu
spell-ice-flash = Éclair de Gel
spell-poison = Poison
spell-sphere = Sphère de silence

## Refus

nothing-to-get-ready-for = Il n’y a rien à attendre pour l’instant.
already-ready = { $seat } a déjà dit que c’était bon.
    .you = Tu as déjà dit que c’était bon.
keep-not-running = Aucun donjon n’est en cours.
not-your-turn = C’est le tour de { $turn_seat }, pas de { $seat }.
    .you = C’est le tour de { $turn_seat }, pas le tien.
knight-first = Le Chevalier noir est sorti de la pioche : il passe avant { $card }.
knight-must-be-laid = { $seat } a pioché le Chevalier noir et le pose tout de suite.
    .you = Tu as pioché le Chevalier noir : pose-le tout de suite.
card-not-in-hand = { $seat } n’a pas { $card } en main.
    .you = Tu n’as pas { $card } en main.
another-card-shown = { $shown } a été { $shown_gender ->
    [f] montrée : c’est elle
   *[m] montré : c’est lui
} qu’il faut jouer, pas { $card }.
spot-taken = { $card } est déjà en { $spot } : tous ses coins seraient couverts.
spot-off-lattice = { $spot } n’est pas une place : une carte couvre un coin d’une autre, jamais deux.
spot-covers-nothing = En { $spot }, elle ne couvrirait aucun coin du donjon.
must-place = { $seat } a des cartes et doit en poser une, même perdante.
    .you = Tu as des cartes et tu dois en poser une, même perdante.
nobody-to-show = En solo, il n’y a personne à qui montrer une carte.
already-shown = { $seat } a montré { $shown } ; une carte montrée ne se reprend pas.
    .you = Tu as montré { $shown } ; une carte montrée ne se reprend pas.
nobody-to-tell = En solo, il n’y a personne à qui parler.
silence-holds = Silence : personne ne parle maintenant.
tell-each-once = Nomme les cartes à annoncer, chacune une fois.
already-told = Tout le monde sait déjà pour { $card }.
spell-not-held = L’équipe n’a pas { $spell }.
not-burnable = En { $spot }, pas de créature active autre que le Chevalier : rien n’y brûle.
not-freezable = En { $spot }, pas de créature à geler : éveillée, et pas le Chevalier.
not-poisonable = Le point { $point } n’est pas un coin encore sain d’une créature active.
not-silent = Le silence ne règne pas : la Sphère n’a rien à avaler.
no-sand-running = Aucun sable ne coule, il ne peut pas s’écouler.
wrong-save-code = « { $code } » n’est pas un code de sauvegarde.
resume-is-for-adventures = Le code « { $code } » est celui d’une aventure ; choisis aussi l’aventure.
no-such-first-seat = Le siège { $number } ne peut pas commencer : on compte à partir de 0 et il y en a { $seats }.

instead-get-ready = On reprend quand tout le monde est prêt.
instead-beside = Pose-la à une place libre, en diagonale d’une carte.
instead-middle = Le donjon est vide : pose-la au milieu, en 0,0.
instead-gesture = Montre du doigt, hoche la tête, compte sur tes doigts.
instead-code = Il a quatre syllabes, comme « tilu-mako ».
did-you-mean-code = Tu voulais dire « { $guess } » ?

## Fichiers de cartes

deck-empty = Le fichier de cartes est vide.
deck-not-toml = Le fichier de cartes n’est pas du TOML : { $fault }.
deck-not-ours = Il n’y a pas ici de jeu de la maison « { $name } ». Sans nom, c’est celui d’aujourd’hui.
deck-wrong-field = Carte « { $card } » : { $fault }.
deck-knights = Un jeu a exactement un [[knight]] ; celui-ci en a { $count }.
deck-twice = Deux cartes s’appellent « { $card } » ; à chacune son id.
deck-too-small = Un jeu demande { $least } cartes sans marque en plus du Chevalier ; celui-ci en a { $count }.
deck-corner = La carte « { $card } » a un coin à { $value } ; les coins vont de 0 à { $most }.
deck-hall-sum = La salle « { $card } » totalise { $total } ; une salle a { $most } au plus.
deck-creature-sum = La créature « { $card } » totalise { $total } ; il lui faut { $least } ou plus.
deck-tokens = La créature « { $card } » porte { $tokens } jetons Temps ; il en faut de { $least } à { $most }.
deck-hall-tokens = La salle « { $card } » porte des jetons Temps ({ $tokens }) ; seules les créatures en ont.
deck-chests = La carte « { $card } » porte { $chests } coffres ; pas moins que zéro.
deck-mark = La carte « { $card } » est marquée pour le donjon { $mark } ; les marques sont 2, 3 ou 4, jamais sur le Chevalier.
deck-high-corner = { $card } a un coin à { $value } ; dans la boîte, aucun ne dépasse { $most }.
deck-one-token = { $card } n’apporte qu’un jeton : sauf option « gentle », l’alarme sonne au tour même de la pose.
deck-counts = Ce jeu a { $halls } salles et { $creatures } créatures, Chevalier compris ; la boîte en a { $usual_halls } et { $usual_creatures }. Manque-t-il une carte ?
level-of-adventure = Une aventure commence au donjon 1, ou là où le dit son code de sauvegarde : le niveau { $level } vaut pour un donjon seul (K21).
deck-unbeatable = { $card } ne peut pas être { $card_gender ->
    [f] battue
   *[m] battu
} à temps : { $tokens ->
    [1] un jeton est
   *[other] { $tokens } jetons sont
} trop peu pour ses coins.

## Raisons des bots

reason-ready = Prêt quand vous voulez.
reason-skip = Je n’ai plus de carte.
reason-tell = Autant que vous sachiez ce que j’ai.
reason-sphere = On s’est tus assez longtemps.
reason-spell = { $spell } maintenant vaut mieux que { $spell } plus tard.
reason-careful = Au moins, le plafond tient.
reason-no-way-out = Tout perd. Ceci perd avec élégance.
reason-wins = { $card } gagne. Ici et maintenant.
reason-knight = { $card } fait le moins de dégâts ici.
reason-works-on = { $card } entame { $creature }.
reason-brings = Mieux vaut croiser { $card } maintenant que plus tard.
reason-builds = { $card } va bien ici et ne coûte pas grand-chose.

## La table au terminal

foretold = { $card } : { $before } → { $after }{ $follows ->
    [falls] , et le donjon s’écroule
    [rings] , et l’alarme réveille le donjon
    [beaten] , { $card_gender ->
        [f] battue
       *[m] battu
    }
    [closed] , plus rien à faire : plus de 5 dans des coins déjà couverts
    [late] , plus rien à faire : { outlook }
    [fights] , le combat continue : { outlook }
   *[holds] , ça tient
}
outlook = { $covers ->
    [0] aucun coin à couvrir
    [one] un coin à couvrir
   *[other] { $covers } coins à couvrir
}, { $turns ->
    [0] plus un tour
    [one] un seul tour
   *[other] { $turns } tours
}
foretold-nothing = Aucune autre carte ne change.
table-head = Donjon { $level } · jetons Temps en réserve : { $reserve } sur 12 · { $pile } dans la pioche · { $mouth }
table-head-alone = Donjon { $level } · jetons Temps en réserve : { $reserve } sur 12 · { $pile } dans la pioche
table-speech = Parole
table-silence = SILENCE
table-knight-in-pile = le Chevalier est sous la pioche
table-knight-waiting = le Chevalier attend d’être posé
table-knight-in-keep = le Chevalier est dans le donjon
table-hand = Ta main :
table-others = { $seat } : { $count ->
    [0] plus de carte
    [one] une carte
   *[other] { $count } cartes
}
table-known = , annoncé : { $cards }
table-spells = Grimoires : { $spells }
table-shown = Montrée, donc à jouer : { $card }
table-poisoned = Empoisonné : { $corners }
table-creature = { $card }, danger { $danger } : { outlook }
table-creature-frozen = { $card }, danger { $danger }, gel : { $covers ->
    [0] aucun coin à couvrir
    [one] un coin à couvrir
   *[other] { $covers } coins à couvrir
}
table-creature-late = { $card }, danger { $danger } : { outlook }. Seul un sort peut encore aider.
table-creature-closed = { $card }, danger { $danger } : plus de 5 dans des coins déjà couverts. Seul un sort peut encore aider.
table-save-code = Code de sauvegarde : { $code }
table-legend = chiffre = coin · [5] danger d’une salle · <8> créature active, ’3 ses jetons, !9! plus rien à faire · * gelée · $ coffre · ~ silence · x,y = place libre

# Les bots, comme l’hôte les choisit
bot-careful = prudent
bot-greedy = rapide
bot-thinker = réfléchi

# Ce que disent les équipiers tant que la Parole dure

say-works-on-1 = { $creature } : ça rétrécit.
say-works-on-2 = Un coin de moins pour { $creature }.
say-brings-1 = Pardon. C’est entré derrière moi.
say-brings-2 = Soyez gentils avec l’invité.
say-no-way-out-1 = Notez que j’étais contre.
say-no-way-out-2 = Tenez-vous à quelque chose.
say-knight-1 = Ne me regardez pas tous.
say-knight-2 = Il était dans ma poche. Je jure que je l’ignorais.
say-spell-1 = J’ai lu ça quelque part. Reculez.
say-spell-2 = Le livre disait page sept.
say-sphere-1 = Enfin. J’avais la langue engourdie.
say-sphere-2 = Tout le monde m’entend ? Bien. Bonjour.
say-propose-card = { $seat }, { $card } irait bien ici.
say-propose-creature = { $seat }, { $creature } n’attendra pas. Tu t’en charges ?

# Où regarder, pour qui demande conseil

advice-look-creature = Regarde par là : { $creature }.
advice-look-rooms = Regarde les salles tranquilles, loin des créatures.
advice-look-spells = Regarde vos sorts.
advice-look-words = Les autres ne savent pas ce que tu tiens.
advice-look-turn = Il n’y a guère le choix ici.
