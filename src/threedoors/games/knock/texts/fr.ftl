# Knock, Knock! Dungeon! – ce que dit la table. Le fait d’abord, la blague ensuite.

## Actes

act-get-ready = C’est bon pour moi
act-place-card = Poser une carte
act-skip-turn = Plus de carte en main : laisser sonner l’alarme
act-show-card = Montrer une carte (il faudra la jouer)
act-tell-cards = Dire aux autres ce que tu as en main
act-cast-fireball = Lancer Boule de feu : brûler une créature
act-cast-ice-flash = Lancer Éclair de glace : geler une créature
act-cast-poison = Lancer Poison : un coin vaut 0 pour toujours
act-cast-sphere = Lancer la Sphère de silence : parler à nouveau

field-card = Quelle carte
field-cards = Quelles cartes
field-spot = À quel endroit
field-turned = Dans quel sens
field-point = Quel point de coin

label-card = { $name }  { $corners }{ $tokens ->
    [0] { "" }
   *[other] , { $tokens } jetons
}{ $silence ->
    [0] { "" }
   *[other] , silence
}{ $chests ->
    [0] { "" }
    [one] , { $chests } coffre
   *[other] , { $chests } coffres
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
label-point = { $point }  { $cards }
card-name = { $name }
label-number = { $value }

## Attentes

wait-ready = Prêts ? Le sable coule dès que tout le monde l’est.
wait-next-keep = Le donjon { $level } attend. Dès que tout le monde est prêt.
wait-retry = Encore le donjon { $level } ? Dès que tout le monde est prêt.
wait-turn = À { $seat } de poser une carte.
wait-skip = { $seat } n’a plus de carte : l’alarme sonne quand même.
wait-knight = { $seat } a pioché le Chevalier noir et le pose tout de suite.
wait-sand = Le sable coule.

## Événements

seat-ready = C’est bon pour { $seat }.
keep-began = Donjon { $level }. Première carte : { $card } ; { $first_seat } commence.
sand-started = Le sable coule : { $minutes } minutes.
card-shown = { $seat } montre { $card }. Il faut la jouer.
cards-told = { $seat } a en main : { $cards }.
card-placed = { $seat } pose { $card }.
card-placed-alone = { $seat } pose { $card } au milieu.
card-placed-on-one = { $seat } pose { $card } par-dessus { $cards }, sur le coin { $corner }.
card-placed-on-several = { $seat } pose { $card } à cheval sur { $cards }.
turn-skipped = { $seat } n’a rien à poser.
tokens-taken = { $card } prend { $tokens } jetons Temps ; il en reste { $reserve } en réserve.
silence-fell = Silence. Les mains seulement.
silence-fell-alone = Silence. En solo, on ne pioche pas après une carte de silence (K13).
speech-returned = La parole est revenue. Tout le monde respire.
speech-returned-alone = On reparle. En solo, on ne pioche pas après une carte de silence (K13).
creature-beaten = { $card } tombe à { $danger } : hors de combat, et { $tokens ->
    [0] aucun jeton ne revient.
    [one] un jeton revient.
   *[other] { $tokens } jetons reviennent.
}
knight-held-up = { $card } tombe à { $danger }, mais il reste quelqu’un de gelé. Il tient encore debout.
alarm-rang = L’alarme : { $creatures ->
    [one] une créature perd un jeton
   *[other] { $creatures } créatures perdent chacune un jeton
}{ $least ->
    [0] , et l’une n’en a plus.
    [1] . Quelqu’un n’en a plus qu’un.
   *[other] .
}
card-drawn = { $seat } pioche { $card }.
card-drawn-unseen = { $seat } pioche une carte.
knight-came = { $seat } pioche { $card }. Il veut être posé sur-le-champ.
creature-burnt = { $seat } lance Boule de feu : { $card } file sans demander son reste.
creature-frozen = { $seat } lance Éclair de glace : { $card } se fige net.
point-poisoned = { $seat } empoisonne un coin : { $cards }. Il vaut 0 désormais.
point-poisoned-alone = { $seat } empoisonne le coin { $corner } : { $cards }. Il vaut 0 désormais.
point-poisoned-shared = { $seat } empoisonne le coin que partagent { $cards }. Il vaut 0 désormais.
silence-swallowed = { $seat } lance la Sphère de silence. Elle avale le silence d’un coup.
keep-won = { $card } est battu. Le donjon { $level } est à vous.
chests-counted = Le meilleur groupe de coffres : { $cards }. Cela fait { $chests ->
    [one] un point
   *[other] { $chests } points
} ; { $total } en tout.
spell-found = Dans la dernière salle traîne un grimoire : { $spell }.

## Fins

won-keep = Le Chevalier est battu : le donjon { $level } est à vous. Il réclame ses chaussons.
won-adventure = Quatre donjons, une équipe, et un Chevalier qui se recouche. L’aventure est gagnée.
lost-hall = { $card } est monté à { $danger }. Le donjon nous est tombé sur la tête.
lost-alarm = { $card } n’avait plus de jeton et a sonné l’alarme. Tout le donjon est debout.
lost-tokens = { $card } demande plus de jetons Temps que la réserve n’en a. C’est nous qui n’avons plus le temps.
lost-cards = Plus une carte en main et le Chevalier est debout. Il bâille, et il gagne.
lost-time = Le sable est écoulé. Le Chevalier regarde sa montre.
lost-conceded = { $seat } abandonne pour l’équipe. Le donjon garde le donjon.
adventure-stopped = { $seat } arrête l’aventure ici. Le donjon { $level } attendra.

## Coins

corner-top-left = en haut à gauche
corner-top-right = en haut à droite
corner-bottom-right = en bas à droite
corner-bottom-left = en bas à gauche

## Sorts

spell-fireball = Boule de feu
spell-ice-flash = Éclair de glace
spell-poison = Poison
spell-sphere = Sphère de silence

## Refus

nothing-to-get-ready-for = Il n’y a rien à attendre pour l’instant.
already-ready = { $seat } a déjà dit que c’était bon.
keep-not-running = Aucun donjon n’est en cours.
not-your-turn = C’est le tour de { $turn_seat }, pas de { $seat }.
knight-first = Le Chevalier noir est sorti de la pioche : il passe avant { $card }.
knight-must-be-laid = { $seat } a pioché le Chevalier noir et le pose tout de suite.
card-not-in-hand = { $seat } n’a pas { $card } en main.
another-card-shown = { $shown } a été montrée : c’est elle qu’il faut jouer, pas { $card }.
spot-taken = { $card } est déjà en { $spot } : tous ses coins seraient couverts.
spot-off-lattice = { $spot } n’est pas un endroit : une carte couvre un coin d’une autre, jamais deux.
spot-covers-nothing = En { $spot }, elle ne couvrirait aucun coin du donjon.
must-place = { $seat } a des cartes et doit en poser une, même perdante.
nobody-to-show = En solo, il n’y a personne à qui montrer une carte.
already-shown = { $seat } a montré { $shown } ; une carte montrée ne se reprend pas.
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
no-such-first-seat = La place { $number } ne peut pas commencer : on compte à partir de 0 et il y en a { $seats }.

instead-get-ready = On reprend quand tout le monde est prêt.
instead-beside = Pose-la à un endroit libre, en diagonale d’une carte.
instead-middle = Le donjon est vide : pose-la au milieu, en 0,0.
instead-gesture = Montre du doigt, hoche la tête, compte sur tes doigts.
instead-code = Il a quatre syllabes, comme « tilu-mako ».
did-you-mean-code = Tu voulais dire « { $guess } » ?

## Fichiers de cartes

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
deck-hall-tokens = La salle « { $card } » porte { $tokens } jetons Temps ; seules les créatures en ont.
deck-chests = La carte « { $card } » porte { $chests } coffres ; pas moins que zéro.
deck-mark = La carte « { $card } » est marquée pour le donjon { $mark } ; les marques sont 2, 3 ou 4, jamais sur le Chevalier.
deck-unbeatable = { $card } ne peut pas être battu à temps : { $tokens } jetons sont trop peu pour ses coins.

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
    [falls] , et le Donjon s’écroule
    [rings] , et l’alarme réveille le Donjon
    [beaten] , hors de combat
    [doomed] , et trop peu de jetons pour en venir à bout
    [fights] , le combat continue
   *[holds] , ça tient
}
foretold-nothing = Aucune autre carte ne change.
table-head = Donjon { $level } · { $reserve } jetons Temps sur 12 en réserve · { $pile } dans la pioche · { $mouth }
table-speech = Parole
table-silence = SILENCE
table-knight-in-pile = le Chevalier est sous la pioche
table-knight-waiting = le Chevalier attend d’être posé
table-knight-in-keep = le Chevalier est dans le donjon
table-hand = Ta main :
table-others = { $seat } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
table-known = , annoncé : { $cards }
table-spells = Grimoires : { $spells }
table-shown = Montrée, donc à jouer : { $card }
table-poisoned = Points empoisonnés : { $points }
table-doomed = Seul un sort peut encore quelque chose pour : { $cards }
table-save-code = Code de sauvegarde : { $code }
table-legend = chiffre = coin · [5] danger d’une salle · <8> créature active, ’3 ses jetons · * gelée · x,y = endroit libre

# Les bots, comme l’hôte les choisit
bot-careful = prudent
bot-greedy = rapide
bot-thinker = réfléchi
