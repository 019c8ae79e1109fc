# Munchkin en français. D’abord le fait, ensuite la blague.

## What happened

turn-began = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à toi.
player-returned = { $seat } revient d’entre les morts, avec un petit creux.
    .you = Tu reviens d’entre les morts, avec un petit creux.
cards-drawn = { $seat } pioche { $cards }.
    .you = Tu pioches { $cards }.
cards-drawn-hidden = { $seat } pioche { $doors ->
    [0] { "" }
    [1] 1 porte
   *[other] { $doors } portes
}{ $doors ->
    [0] { "" }
   *[other] { $treasures ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $treasures ->
    [0] { "" }
    [1] 1 trésor
   *[other] { $treasures } trésors
}.
deck-shuffled = La défausse redevient la pioche { $deck ->
    [doors] des portes
   *[treasures] des trésors
} : { $count ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $count } cartes
}.
door-opened = { $seat } { $raised ->
    [yes] déterre une vieille porte
   *[no] ouvre une porte
} : { $card }.
    .you = Tu { $raised ->
        [yes] déterres une vieille porte
       *[no] ouvres une porte
    } : { $card }.
card-to-hand = { $seat } prend { $card } en main.
    .you = Tu prends { $card } en main.
card-passed = { $from_seat } passe { $card } à { $to_seat }{ $why ->
    [charity] { " " }par charité
   *[taken] , qui n’a rien demandé à personne
}.
    .you-from-seat = { $why ->
        [charity] Tu passes { $card } à { $to_seat } par charité.
       *[taken] { $to_seat } prend { $card } dans ta main.
    }
    .you-to-seat = { $why ->
        [charity] { $from_seat } te passe { $card } par charité.
       *[taken] Tu prends { $card } dans la main de { $from_seat }.
    }
card-passed-hidden = { $from_seat } passe une carte { $deck ->
    [doors] porte
   *[treasures] trésor
} à { $to_seat }{ $why ->
    [charity] { " " }par charité
   *[taken] , qui n’a rien demandé à personne
}.
cards-discarded = { $seat } { $why ->
    [paid] paie avec
    [charity] jette
    [dismissed] renvoie
    [left] laisse
   *[lost] perd
} { $cards }.
    .you = Tu { $why ->
        [paid] paies avec
        [charity] jettes
        [dismissed] renvoies
        [left] laisses
       *[lost] perds
    } { $cards }.
card-played = { $seat } joue { $card }.
    .you = Tu joues { $card }.
card-played-on = { $seat } joue { $card } sur { $target_seat }.
    .you = Tu joues { $card } sur { $target_seat }.
    .you-target-seat = { $seat } joue { $card } sur toi.
card-played-for = { $seat } joue { $card } en faveur des { $side ->
    [monsters] monstres
   *[fighters] combattants
}.
    .you = Tu joues { $card } en faveur des { $side ->
        [monsters] monstres
       *[fighters] combattants
    }.
card-played-at = { $seat } joue { $card } sur { $foe_card }.
    .you = Tu joues { $card } sur { $foe_card }.
item-laid = { $seat } pose { $card }{ $used ->
    [yes] { " " }et s’en sert
   *[no] { "" }
}.
    .you = Tu poses { $card }{ $used ->
        [yes] { " " }et t’en sers
       *[no] { "" }
    }.
item-used = { $seat } utilise maintenant { $card }.
    .you = Tu utilises maintenant { $card }.
item-turned = { $seat } ne fait plus que porter { $card }.
    .you = Tu ne fais plus que porter { $card }.
companion-loaded = { $card } porte { $item } pour { $seat }.
    .you = { $card } porte { $item } pour toi.
companion-loaded-empty = { $card } ne porte plus rien pour { $seat }.
    .you = { $card } ne porte plus rien pour toi.
items-moved = { $to_seat } reçoit { $items } de { $from_seat }{ $why ->
    [theft] , par vol
    [deal] , comme convenu
    [big] , ayant de la place
    [borrowed] , juste pour voir
   *[taken] { "" }
}.
    .you-to-seat = Tu reçois { $items } de { $from_seat }{ $why ->
        [theft] , par vol
        [deal] , comme convenu
        [big] , ayant de la place
        [borrowed] , juste pour voir
       *[taken] { "" }
    }.
    .you-from-seat = { $to_seat } reçoit { $items } de toi{ $why ->
        [theft] , par vol
        [deal] , comme convenu
        [big] , ayant de la place
        [borrowed] , juste pour voir
       *[taken] { "" }
    }.
trait-played = { $seat } devient { $card }.
    .you = Tu deviens { $card }.
trait-lost = { $seat } n’est plus { $card }.
    .you = Tu n’es plus { $card }.
doubler-played = { $seat } pose { $card }.
    .you = Tu poses { $card }.
doubler-lost = { $seat } perd { $card }.
    .you = Tu perds { $card }.
side-swapped = { $seat } est maintenant { $side ->
    [woman] une femme
   *[man] un homme
}.
    .you = Tu es maintenant { $side ->
        [woman] une femme
       *[man] un homme
    }.
curse-announced = { $by_seat } maudit { $seat } : { $card }.
    .you = { $by_seat } te maudit : { $card }.
    .you-by-seat = Tu maudis { $seat } : { $card }.
curse-announced-door = Une malédiction derrière la porte, pour { $seat } : { $card }.
    .you = Une malédiction derrière la porte, pour toi : { $card }.
curse-shielded = { $item } protège { $seat } contre { $card }.
    .you = { $item } te protège contre { $card }.
curse-cancelled = { $seat } annule { $card } avec { $by_card }.
    .you = Tu annules { $card } avec { $by_card }.
curse-struck = { $card } frappe { $seat }.
    .you = { $card } te frappe.
curse-lifted = { $seat } ne subit plus { $card }.
    .you = Tu ne subis plus { $card }.
nothing-happened = { $card } ne trouve rien à faire à { $seat }.
    .you = { $card } ne trouve rien à te faire.
level-gained = { $seat } gagne { $n ->
    [1] un niveau
   *[other] { $n } niveaux
} : niveau { $level }.
    .you = Tu gagnes { $n ->
        [1] un niveau
       *[other] { $n } niveaux
    } : niveau { $level }.
level-lost = { $seat } perd { $n ->
    [1] un niveau
   *[other] { $n } niveaux
} : niveau { $level }.
    .you = Tu perds { $n ->
        [1] un niveau
       *[other] { $n } niveaux
    } : niveau { $level }.
items-sold = { $seat } vend { $items } pour { $total } pièces d’or : { $levels ->
    [0] aucun niveau
    [1] 1 niveau
   *[other] { $levels } niveaux
}.
    .you = Tu vends { $items } pour { $total } pièces d’or : { $levels ->
        [0] aucun niveau
        [1] 1 niveau
       *[other] { $levels } niveaux
    }.
fight-began = { $seat } affronte { $card }.
    .you = Tu affrontes { $card }.
foe-joined = { $how ->
    [clone] Et de deux : { $card } sort aussi de la manche de { $seat }.
    [replace] { $seat } met { $card } à sa place.
   *[wander] { $seat } envoie { $card } dans la mêlée.
}
    .you = { $how ->
        [clone] Et de deux : { $card } sort aussi de ta manche.
        [replace] Tu mets { $card } à sa place.
       *[wander] Tu envoies { $card } dans la mêlée.
    }
foe-left = { $card } s’en va{ $treasures ->
    [0] { "" }
    [1] { " " }et laisse 1 trésor
   *[other] { " " }et laisse { $treasures } trésors
}.
help-price = { $treasures ->
    [0] { $price_count ->
        [0] { $has_card ->
            [yes] pour { $price_card } à jouer
           *[no] sans contrepartie
        }
       *[other] pour { $price_items }{ $has_card ->
            [yes] , { $price_card } à jouer
           *[no] { "" }
        }
    }
    [1] pour 1 trésor{ help-price-besides }
   *[other] pour { $treasures } trésors{ help-price-besides }
}
help-price-besides = { $price_count ->
    [0] { "" }
   *[other] , { $price_items }
}{ $has_card ->
    [yes] , { $price_card } à jouer
   *[no] { "" }
}
helper-joined = { $seat } aide { $main_seat }{ $compelled ->
    [yes] , sans avoir son mot à dire
   *[no] { " " }{ help-price }
}.
    .you = Tu aides { $main_seat }{ $compelled ->
        [yes] , sans avoir ton mot à dire
       *[no] { " " }{ help-price }
    }.
    .you-main-seat = { $seat } t’aide{ $compelled ->
        [yes] , sans avoir son mot à dire
       *[no] { " " }{ help-price }
    }.
helper-left = { $seat } quitte le combat ; le marché ne tient plus.
    .you = Tu quittes le combat ; le marché ne tient plus.
fight-transferred = { $seat } montre { $to_seat } du doigt : c’est son combat, maintenant.
    .you = Tu montres { $to_seat } du doigt : c’est son combat, maintenant.
    .you-to-seat = { $seat } te montre du doigt : c’est ton combat, maintenant.
fight-resolved = { $seat } a tout donné : { $ours } contre { $theirs }. Dernier appel !
    .you = Tu as tout donné : { $ours } contre { $theirs }. Dernier appel !
fight-won = { $seat } gagne, { $ours } contre { $theirs }.
    .you = Tu gagnes, { $ours } contre { $theirs }.
fight-lost = { $seat } perd, { $ours } contre { $theirs }. Fuyons !
    .you = Tu perds, { $ours } contre { $theirs }. Fuyons !
fight-ended = Le combat est fini{ $why ->
    [nobody-left] { " " }: plus personne à frapper
    [left] { " " }: { $seat } rentre à la maison
   *[stopped] , comme ça
}.
power-used = { $seat } use d’un pouvoir : { $power ->
    [rage] la rage
    [smite] l’exorcisme
    [charm] un charme sur { $foe_card }
    [backstab] un couteau dans le dos de { $target_seat }
    [theft] une main dans le sac de { $target_seat }
    [spell] un sort sur le dé
    [retry] encore un essai
    [buy] un achat chez { $foe_card }
    [send-away] un mot à { $foe_card }
    [decline] un salut poli à { $foe_card }
    [bribe] un pot-de-vin pour { $foe_card }
    [distract] quelque chose à poursuivre pour { $foe_card }
    [way-out] une porte de sortie
   *[compel] un service demandé à { $target_seat }
}.
    .you = Tu uses d’un pouvoir : { $power ->
        [rage] la rage
        [smite] l’exorcisme
        [charm] un charme sur { $foe_card }
        [backstab] un couteau dans le dos de { $target_seat }
        [theft] une main dans le sac de { $target_seat }
        [spell] un sort sur le dé
        [retry] encore un essai
        [buy] un achat chez { $foe_card }
        [send-away] un mot à { $foe_card }
        [decline] un salut poli à { $foe_card }
        [bribe] un pot-de-vin pour { $foe_card }
        [distract] quelque chose à poursuivre pour { $foe_card }
        [way-out] une porte de sortie
       *[compel] un service demandé à { $target_seat }
    }.
    .you-target-seat = { $seat } use d’un pouvoir : { $power ->
        [backstab] un couteau dans ton dos
        [theft] une main dans ton sac
       *[compel] un service qu’on te demande
    }.
treasures-revealed = Sur la table : { $cards }.
treasure-picked = { $seat } choisit { $card }.
    .you = Tu choisis { $card }.
offer-made-help = { $helping ->
    [yes] { $seat } aiderait { $to_seat },
   *[no] { $seat } demande de l’aide à { $to_seat },
} { help-price }.
    .you = { $helping ->
        [yes] Tu aiderais { $to_seat },
       *[no] Tu demandes de l’aide à { $to_seat },
    } { help-price }.
    .you-to-seat = { $helping ->
        [yes] { $seat } t’aiderait,
       *[no] { $seat } te demande de l’aide,
    } { help-price }.
offer-made-trade = { $seat } propose à { $to_seat } { $items } contre { $wanted_items }.
    .you = Tu proposes à { $to_seat } { $items } contre { $wanted_items }.
    .you-to-seat = { $seat } te propose { $items } contre { $wanted_items }.
offer-made-demand = { $seat } voudrait { $wanted_items } de { $to_seat }, contre rien du tout.
    .you = Tu voudrais { $wanted_items } de { $to_seat }, contre rien du tout.
    .you-to-seat = { $seat } voudrait { $wanted_items } de toi, contre rien du tout.
offer-made-gift = { $seat } offrirait { $items } à { $to_seat }.
    .you = Tu offrirais { $items } à { $to_seat }.
    .you-to-seat = { $seat } t’offrirait { $items }.
offer-refused = { $by_seat } dit non à { $seat }.
    .you = { $by_seat } te dit non.
    .you-by-seat = Tu dis non à { $seat }.
offer-withdrawn = { $seat } retire son offre.
    .you = Tu retires ton offre.
offers-lapsed = { $count ->
    [0] Aucune offre en suspens.
    [1] L’offre en suspens est close.
   *[other] { $count } offres en suspens sont closes.
}
trade-made = { $seat } donne { $items } à { $to_seat } contre { $wanted_items }.
    .you = Tu donnes { $items } à { $to_seat } contre { $wanted_items }.
    .you-to-seat = { $seat } te donne { $items } contre { $wanted_items }.
trade-made-demand = { $to_seat } donne { $wanted_items } à { $seat }, par pure bonté.
    .you = { $to_seat } te donne { $wanted_items }, par pure bonté.
    .you-to-seat = Tu donnes { $wanted_items } à { $seat }, par pure bonté.
trade-made-gift = { $seat } donne { $items } à { $to_seat }.
    .you = Tu donnes { $items } à { $to_seat }.
    .you-to-seat = { $seat } te donne { $items }.
hand-shown = { $seat } montre sa main à { $to_seat } : { $cards }.
    .you = Tu montres ta main à { $to_seat } : { $cards }.
    .you-to-seat = { $seat } te montre sa main : { $cards }.
hand-shown-to-all = { $seat } montre sa main à tout le monde : { $cards }.
    .you = Tu montres ta main à tout le monde : { $cards }.
hand-shown-hidden = { $seat } montre sa main à { $to_seat }.
die-rolled = { $seat } fait { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), donc { $total },
}{ $why ->
    [flee] { " " }pour fuir { $foe_card } ; il faut { $needs }
   *[table] { " " }pour { $foe_card }
}.
    .you = Tu fais { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), donc { $total },
    }{ $why ->
        [flee] { " " }pour fuir { $foe_card } ; il faut { $needs }
       *[table] { " " }pour { $foe_card }
    }.
die-rolled-theft = { $seat } fait { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), donc { $total },
} pour voler ; il faut { $needs }.
    .you = Tu fais { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), donc { $total },
    } pour voler ; il faut { $needs }.
die-set = { $seat } tourne le dé sur { $die } avec { $card }.
    .you = Tu tournes le dé sur { $die } avec { $card }.
fighter-escaped = { $seat } échappe à { $card }{ $how ->
    [spared] , qui n’a pas envie de courir
    [bribe] , moyennant finances
    [distracted] , qui court après autre chose
   *[rolled] { "" }
}.
    .you = Tu échappes à { $card }{ $how ->
        [spared] , qui n’a pas envie de courir
        [bribe] , moyennant finances
        [distracted] , qui court après autre chose
       *[rolled] { "" }
    }.
fighter-caught = { $card } attrape { $seat }.
    .you = { $card } t’attrape.
player-died = { $seat } meurt. Pas de fleurs de la part du coupable : { $card }.
    .you = Tu meurs. Pas de fleurs de la part du coupable : { $card }.
body-looted = { $seat } prend { $card } dans ce que laisse { $dead_seat }.
    .you = Tu prends { $card } dans ce que laisse { $dead_seat }.
    .you-dead-seat = { $seat } prend { $card } dans ce que tu laisses.
loot-die-rolled = { $seat } fait { $die } pour choisir avant les autres.
    .you = Tu fais { $die } pour choisir avant les autres.
cards-gone-with-dead = Personne ne veut { $cards } de { $dead_seat }.
    .you-dead-seat = Personne ne veut { $cards } de toi.
said-hold = { $seat } : Minute, papillon !
    .you = Tu demandes une minute, papillon.
passed-fight = { $seat } passe pour tout ce combat.
    .you = Tu passes pour tout ce combat.
time-ran-out = { $named_seats } { $count ->
    [1] laisse passer
   *[other] laissent passer
}.
    .you-named-seats = Tu laisses passer.
player-left = { $seat } rentre à la maison.
    .you = Tu rentres à la maison.
game-won = { $named_seats } { $count ->
    [1] a gagné
   *[other] ont gagné ensemble
} !
    .you-named-seats = Tu as gagné !

won-by-level = Tout en haut : { $winner_seats }.
    .you-winner-seats = Tout en haut : toi.
won-by-leaving = { $winner_seats } : les autres sont rentrés, la victoire reste.
    .you-winner-seats = Les autres sont rentrés, la victoire te reste.

## Whom we wait for

wait-prepare = { $waited_seats } se prépare, puis ouvre la porte.
    .you-waited-seats = Prépare-toi, puis ouvre la porte.
wait-look-around = { $waited_seats } cherche la bagarre, fouille la pièce, ou rien.
    .you-waited-seats = Cherche la bagarre, fouille la pièce, ou rien.
wait-wrap-up = { $waited_seats } règle ses dernières affaires, puis finit son tour.
    .you-waited-seats = Dernières affaires, puis fin du tour.
wait-charity = { $waited_seats } a trop de cartes : donner, jouer ou vendre.
    .you-waited-seats = Tu as trop de cartes : donne, joue ou vends.
wait-open-fight = { $waited_seats } se bat : cartes, aide, ou résoudre.
    .you-waited-seats = Tu te bats : cartes, aide, ou résoudre.
wait-flee-next = { $waited_seats } fuit : quel monstre maintenant ?
    .you-waited-seats = Tu fuis : quel monstre maintenant ?
wait-last-call = Dernier appel, on attend { $waited_seats } : agir ou passer.
    .you-waited-seats = Dernier appel, on t’attend : agir ou passer.
wait-curse-call = Une malédiction plane, on attend { $waited_seats } : annuler ou passer.
    .you-waited-seats = Une malédiction plane, on t’attend : annuler ou passer.
wait-roll-call = Un dé est sur la table, on attend { $waited_seats } : le changer ou passer.
    .you-waited-seats = Un dé est sur la table, on t’attend : le changer ou passer.
wait-pick-hand = { $waited_seats } choisit des cartes de sa main à défausser.
    .you-waited-seats = Choisis des cartes de ta main à défausser.
wait-pick-items = { $waited_seats } choisit ce qu’il faut perdre.
    .you-waited-seats = Choisis ce qu’il faut perdre.
wait-pick-trait = { $waited_seats } choisit ce qu’il faut cesser d’être.
    .you-waited-seats = Choisis ce qu’il faut cesser d’être.
wait-pick-way = { $waited_seats } choisit entre deux maux.
    .you-waited-seats = Choisis entre deux maux.
wait-pick-tax = { $waited_seats } choisit avec quoi payer.
    .you-waited-seats = Choisis avec quoi payer.
wait-take-from = { $waited_seats } choisit quoi prendre.
    .you-waited-seats = Choisis quoi prendre.
wait-loot-body = { $waited_seats } fouille ce que laisse le défunt.
    .you-waited-seats = Fouille ce que laisse le défunt.
wait-pick-spoil = { $waited_seats } choisit un trésor.
    .you-waited-seats = Choisis un trésor.
wait-raise-spoils = { $waited_seats } peut déterrer des trésors de la défausse.
    .you-waited-seats = Tu peux déterrer des trésors de la défausse.
wait-too-big = { $waited_seats } porte trop de gros objets.
    .you-waited-seats = Tu portes trop de gros objets.
wait-helper-first = On demande à { $waited_seats } de fuir en premier.
    .you-waited-seats = On te demande de fuir en premier.
wait-offer-help = { $seat } a une offre d’aide à examiner.
    .you = Tu as une offre d’aide à examiner.
wait-offer-trade = { $seat } a un échange à examiner.
    .you = Tu as un échange à examiner.

## What a sum is made of

part-level = niveau
part-item = objet
part-boon = bonus durable
part-rage = rage
part-smite = exorcisme
part-backstab = couteau dans le dos
part-curse = malédiction
part-one-shot = usage unique
part-doubled = doublé
part-monster = monstre
part-enhancer = renfort
part-copied = copié
part-die = dé
part-trait = race ou classe
part-spell = sort
part-hand-limit = pour tous
part-value = valeur
part-double-sale = vendu double

power-rage = la rage : défausser une carte pour la force
power-smite = l’exorcisme : défausser une carte pour la force
power-charm = charmer un monstre avec toute la main
power-backstab = poignarder un combattant dans le dos
power-theft = voler un petit objet
power-spell = jeter une carte derrière le dé
power-retry = relancer une fois
power-buy = acheter un trésor de plus au monstre
power-send-away = renvoyer le monstre
power-decline = laisser passer le monstre
power-bribe = acheter le monstre
power-distract = lui lancer quelque chose à poursuivre
power-way-out = défausser l’objet qui mène dehors
power-compel = forcer quelqu’un à aider

side-fighters = pour les combattants
side-monsters = pour les monstres
side-woman = femme
side-man = homme
order-helper = l’aide choisit d’abord
order-main = qui mène le combat choisit d’abord
order-turns = à tour de rôle

kind-monster = monstre
kind-race = race
kind-class = classe
kind-curse = malédiction
kind-enhancer = renfort
kind-door-trick = porte
kind-item = objet
kind-one-shot = usage unique
kind-level-up = niveau de plus
kind-treasure-trick = trésor
kind-boon = bonus durable

slot-head = le couvre-chef
slot-armour = l’armure
slot-foot = les chaussures
slot-hand = l’objet en main
slot-none = l’accessoire

## Acts and their fields

act-open-door = Ouvrir la porte
act-raise-door = Déterrer une porte de la défausse, contre une carte de la main
act-look-for-trouble = Chercher la bagarre : affronter un monstre de la main
act-loot-room = Fouiller la pièce : piocher une porte
act-end-turn = Finir le tour
act-give-card = Donner une carte (si personne n’est plus bas, la défausser)
act-resolve = Résoudre le combat
act-pass = Passer
act-pass-this-fight = Passer pour tout ce combat
act-hold = Minute, papillon ! Plus de temps ici, une fois par tour
act-play = Jouer une carte
act-lay-down = Poser un objet sur la table
act-equip = Se servir d’un objet
act-unequip = Tourner un objet de côté
act-load-companion = Confier un objet au compagnon
act-drop-trait = Renoncer à une race ou une classe
act-use-power = User d’un pouvoir
act-sell = Vendre des objets pour des niveaux
act-ask-help = Demander de l’aide
act-offer-help = Offrir son aide
act-propose-trade = Proposer un échange ou un cadeau
act-accept-offer = Accepter l’offre
act-refuse-offer = Refuser l’offre
act-counter-help = Aider, mais à un autre prix
act-counter-trade = Échanger, mais autre chose
act-withdraw-offer = Retirer l’offre
act-show-hand = Montrer sa main
act-choose-side = Changer de sexe (avant la première porte)
act-flee = Fuir
act-let-helper-flee = Proposer que l’aide fuie d’abord
act-go-first = Fuir en premier
act-pick-cards = Choisir des cartes
act-pick-option = Choisir cette solution
act-take-blind = Prendre une carte de la main, sans la voir
act-hand-over = Céder un gros objet (si personne ne peut le prendre, le défausser)

field-card = Quelle carte
field-cards = Quelles cartes
field-target = Sur qui
field-foe = Quel monstre
field-side = Pour quel camp
field-other = Avec ou sur quelle carte
field-number = Quel nombre
field-pay = En payant avec
field-item = Quel objet
field-items = Quels objets
field-ask-help-items = Lesquels de tes objets en plus, comme partie du prix
field-ask-help-card = Quel niveau de plus de ta main tu promets aussi
field-offer-help-items = Lesquels des objets de qui mène le combat en plus, comme partie du prix
field-counter-help-items = Lesquels des objets de qui mène le combat en plus, comme partie du prix
field-doubled = Lequel compte double
field-helper = À qui
field-treasures = Combien de trésors pour l’aide
field-order = Qui choisit d’abord
field-give = Ce que tu donnes
field-want = Ce que tu veux
field-to = À qui
field-keep-card = La carte promise reste comprise
field-agree = D’accord
field-option = Quelle solution
field-companion = Quel compagnon
field-power = Quel pouvoir

label-card = { $card }
label-seat = { $seat }
label-value = { $value }
label-nobody = personne : à la défausse
label-nothing = rien

## Refusals

two-are-unofficial = Jouer à deux n’est pas prévu par les règles. L’hôte peut le permettre avec l’option { $option }.
own-set-faulty = Ce jeu de cartes ne peut pas se jouer : { $faults }.
no-such-house-set = Il n’y a pas ici de jeu de la maison des règles { $set } ; le plus récent est celui des règles { $newest }.
dead-cannot-act = Les morts ne font rien avant le prochain tour.
stale-answer = Ce moment est passé ; la table attend autre chose.
not-now = Pas à ce moment.
not-yours = Ce choix ne t’appartient pas.
only-in-fight = Il faut un combat en cours.
not-in-fight = Pas pendant un combat.
own-turn-only = Seulement à ton tour, ou à l’instant où tu la reçois.
no-target = Il n’y a rien ni personne à viser.
monster-needs-card = Un monstre ne s’invite qu’avec une autre carte, ou mort-vivant parmi les morts-vivants.
monster-for-trouble = Un monstre de ta main attend que tu cherches la bagarre, après une porte sans personne derrière.
nothing-to-double-race = Elle se pose à côté d’une race, et tu n’en as pas encore.
nothing-to-double-class = Elle se pose à côté d’une classe, et tu n’en as pas encore.
no-room-for-trait = Tu ne peux pas être cela en plus. Renonce d’abord à autre chose.
needs-monster = Il faut un monstre de ta main.
main-only = Seul qui mène le combat le peut.
alone-only = Seul qui mène un combat sans aide le peut.
fighters-only = Seul un combattant le peut.
after-rivals-escape = Seulement quand un rival vient de réussir sa fuite.
only-in-flight = Seulement quand quelqu’un va fuir.
after-own-failed-flight = Seulement quand ta propre fuite vient d’échouer.
after-own-die = Seulement sur ton propre dé, juste lancé.
no-curse = Il n’y a aucune malédiction à annuler.
after-fight-only = Seulement après un combat, jusqu’à la fin de ce tour.
no-companion = Personne n’a de compagnon à renvoyer.
no-level-to-gain = Personne n’y gagnerait de niveau : le dernier se gagne en tuant.
lay-it-down = Un objet se pose, il ne se joue pas.
no-item = Seuls les objets et bonus durables se posent sur la table.
big-limit = Ce serait un gros objet de trop.
sell-own-turn = On vend à son tour, hors combat.
no-double = Rien ne se vend double ici.
sale-too-small = Cela vaut { $total } pièces d’or ; un niveau en coûte 1000.
empty-trade = Dans un échange, quelque chose doit changer de mains.
not-on-table = On ne donne que des objets posés sur la table.
no-trade-now = Pas d’échange possible avec cette personne pour l’instant.
own-offer-open = Une de tes offres est encore ouverte. Retire-la d’abord.
not-a-level-up = On ne peut promettre qu’un niveau de plus en main.
no-helper-allowed = Personne ne peut venir aider dans ce combat.
wrong-number = Entre { $least } et { $most }, pas { $count }.
no-such-offer = Cette offre n’est pas sur la table.
charity-to-lowest = La charité va au plus bas niveau, ou à la défausse si c’est toi.
no-such-foe = Tu ne fuis pas ce monstre.
no-such-option = Cette solution n’existe pas.
big-to-lowest = Il va au plus bas niveau capable de le porter.
wrong-field = La carte ne se joue pas ainsi : regarde « { $field } ».
no-equipping-now = On ne se change pas en plein combat.
does-not-fit = Tu peux le porter, pas t’en servir.
no-such-power = Tu ne peux pas user de ce pouvoir maintenant : { $power }.

## What cards say

card-undead = Mort-vivant.
card-penalty = Si ça t’attrape :
card-no-penalty = Si ça t’attrape : rien. Ça voulait juste causer.
card-stronger-against = { $n } contre { $article } { $trait }.
card-for-each-fighter = { $n } pour chaque { $trait } au combat.
card-for-each-curse = { $n } par malédiction qui a frappé un combattant depuis le début du combat.
card-ignores-levels = Les niveaux des combattants ne comptent pas.
card-ignores-items = Les bonus des objets utilisés { $worth ->
    [0] { "" }
   *[other] valant { $worth } ou plus{ " " }
}ne comptent pas.
card-doubles-tag = Les bonus des objets { $tag ->
    [fire] de feu
   *[pole] avec une perche
} utilisés comptent double contre ce monstre.
card-fights-alone = Personne ne peut aider contre ce monstre.
card-flee-bonus = { $n } pour fuir.
card-cannot-be-outrun = Impossible à semer : pas de jet.
card-always-outrun = La fuite réussit toujours.
card-will-not-pursue = Ne poursuit pas { $classless ->
    [yes] les gens sans classe
   *[no] le niveau { $level_at_most } et moins
}.
card-even-on-escape = Même si on s’échappe :
card-entry-cost = En rencontrant ce monstre, chaque combattant défausse { $cards ->
    [1] 1 carte de sa main
   *[other] { $cards } cartes de sa main
}.
card-entry-toll = En rencontrant ce monstre, chaque combattant perd { $items ->
    [1] 1 objet
   *[other] { $items } objets
} de son choix.
card-leaves-side = N’attaque pas { $side ->
    [woman] une femme
   *[man] un homme
} qui mène le combat : ce monstre s’en va et { $treasures ->
    [0] ne laisse rien
    [1] laisse 1 trésor
   *[other] laisse { $treasures } trésors
}.
card-leaves-for = Au combat, { $article } { $trait } peut { $cards ->
    [0] renvoyer gratis ce monstre
    [1] défausser 1 carte de sa main pour renvoyer ce monstre
   *[other] défausser { $cards } cartes de sa main pour renvoyer ce monstre
}, qui { $treasures ->
    [0] ne laisse rien
    [1] laisse 1 trésor
   *[other] laisse { $treasures } trésors
}.
card-may-decline = Qui mène le combat peut laisser passer ce monstre tant que personne n’est intervenu ; il ne laisse rien.{ $trait ->
    [0] { "" }
   *[other] { " " }Mais { $article } { $trait } doit rester.
}
card-sells-treasure = Qui mène le combat peut, une fois, défausser une carte de sa main pour { $treasures ->
    [0] rien du tout
    [1] 1 trésor de plus
   *[other] { $treasures } trésors de plus
}.
card-takes-bribe = Pour lui échapper, défausser { $one_shot ->
    [yes] un objet à usage unique
   *[no] un objet valant { $worth } ou plus
}.
card-distracted-by = Avant le jet de fuite, lance-lui un objet { $tag ->
    [fire] de feu
   *[pole] avec une perche
} pour lui échapper.
card-rewards-tag = { $treasures ->
    [0] Aucun trésor de plus
    [1] 1 trésor de plus
   *[other] { $treasures } trésors de plus
} si un combattant utilise un objet { $tag ->
    [fire] de feu
   *[pole] avec une perche
}.
card-rewards-alone = { $treasures ->
    [0] Aucun trésor de plus
    [1] 1 trésor de plus
   *[other] { $treasures } trésors de plus
} si ce monstre est tué sans aide.
card-rewards-levels = { $n ->
    [1] 1 niveau de plus
   *[other] { $n } niveaux de plus
} si qui mène le combat { $tag ->
    [0] n’a rien en main
    [fire] utilise un objet de feu
   *[pole] utilise un objet avec une perche
}.
card-lose-levels = Perds { $n ->
    [1] 1 niveau
   *[other] { $n } niveaux
}.
card-drop-to-level = Tombe au niveau { $n }.
card-drop-to-lowest = Tombe au niveau le plus bas de la partie.
card-die = Meurs.
card-lose-worn = Perds { $slots }.
card-lose-items = Perds { $n ->
    [0] tous tes { $size ->
        [big] gros
       *[small] petits
    } objets
    [1] 1 { $size ->
        [big] gros
       *[small] petit
    } objet
   *[other] { $n } { $size ->
        [big] gros
       *[small] petits
    } objets
}.
card-lose-any = Perds { $n ->
    [1] 1 objet
   *[other] { $n } objets
} de ton choix.
card-lose-best = Perds l’objet { $used_in_hand ->
    [yes] tenu en main
   *[no] utilisé
} au plus gros bonus.
card-lose-worth = Perds des objets valant { $gold } ou plus en tout ; s’ils valent moins, tous.
card-discard-hand = Défausse { $half ->
    [yes] la moitié de ta main, arrondie vers le haut
   *[no] { $n ->
        [0] toute ta main
        [1] 1 carte de ta main
       *[other] { $n } cartes de ta main
    }
}.
card-lose-traits = Perds { $every ->
    [yes] toutes tes { $group ->
        [race] races
        [class] classes
       *[either] races et classes
    }
   *[no] une { $group ->
        [race] race
        [class] classe
       *[either] race ou classe
    }
}.
card-swap-trait = Échange ta { $group ->
    [race] race contre la première autre race
   *[class] classe contre la première autre classe
} de la défausse. S’il n’y en a pas, tu perds la tienne, c’est tout.
card-swap-side = Change de sexe.
card-neighbours-take-card = Chaque voisin te prend une carte de la main, sans la voir.
card-rivals-take = { $who ->
    [highest] Les rivaux du plus haut niveau te prennent chacun un objet
   *[all] Chaque rival te prend un objet
}{ $or_hand_card ->
    [yes] { " " }ou une carte de la main, sans la voir
   *[no] { "" }
}.
card-choose-one = Choisis :
card-or = Ou :
card-roll-table = Lance un dé.
card-row = { $one ->
    [yes] { $low } :
   *[no] { $low }–{ $high } :
}
card-when = { $on ->
    [level] À partir du niveau { $level_at_least } :
    [both] Si tu es { $article } { $trait }, à partir du niveau { $level_at_least } :
   *[trait] Si tu es { $article } { $trait } :
}
card-otherwise = Sinon :
card-if-none = S’il n’y en a pas :
card-linger = { $n } { $until ->
    [headgear] à tous tes combats, jusqu’à la perte d’un couvre-chef
   *[fight] à ton prochain combat
}.
card-linger-roll = { $n } à tous tes jets de dé, { $until ->
    [headgear] jusqu’à la perte d’un couvre-chef
   *[fight] jusqu’à la fin de ton prochain combat
}.
card-linger-no-items = { $until ->
    [headgear] Jusqu’à la perte d’un couvre-chef,
   *[fight] À ton prochain combat,
} les bonus de tes objets utilisés ne comptent pas.
card-tax = Perds un objet de ton choix. Chaque rival en perd pour au moins autant ; qui n’a pas de quoi perd tout, et un niveau.
card-helper-levels = En aidant, gagne un niveau par monstre tué. Même le dernier.
card-any-big = Autant de gros objets que tu veux.
card-hand-limit = Limite de main : { $n }.
card-double-sale = Un objet par tour se vend le double.
card-second-try = Après un premier jet de fuite raté, défausse une carte pour relancer.
card-rage = En combat, défausse jusqu’à { $most ->
    [1] 1 carte
   *[other] { $most } cartes
}, { $n } chacune.
card-wins-ties = Ton camp gagne les égalités.
card-flight-spell = Après ton jet de fuite, défausse jusqu’à { $most ->
    [1] 1 carte
   *[other] { $most } cartes
}, { $n } chacune.
card-charm = En combat, défausse toute ta main, { $least ->
    [1] 1 carte
   *[other] { $least } cartes
} au moins, pour écarter un monstre contre son trésor.
card-backstab = Défausse une carte : un combattant prend { $n }, une fois par victime et par combat.
card-theft = Défausse une carte et lance le dé : à { $needs } ou plus, prends un petit objet d’un rival, sinon perds un niveau. Pas en combat.
card-resurrection = Prends tes pioches visibles sur la défausse, en défaussant une carte de ta main chaque fois.
card-smite = Contre les morts-vivants, défausse jusqu’à { $most ->
    [1] 1 carte
   *[other] { $most } cartes
}, { $n } chacune.
card-doubler = Tu peux avoir deux { $group ->
    [race] races
   *[class] classes
} ; ou une seule, sans ses inconvénients.
card-item = { $slot ->
    [head] Couvre-chef
    [armour] Armure
    [foot] Chaussures
    [hand] { $hands ->
        [1] Objet à une main
       *[other] Objet à deux mains
    }
   *[none] Accessoire
}{ $big ->
    [yes] , gros
   *[no] { "" }
}{ $has_bonus ->
    [yes] , { $bonus }
   *[no] { "" }
}.
card-only = Seulement pour { $who ->
    [trait] { $article } { $trait }
    [woman] les femmes
    [man] les hommes
   *[human] les humains
}.
card-never = Pas pour { $who ->
    [trait] { $article } { $trait }
    [woman] les femmes
    [man] les hommes
   *[human] les humains
}.
card-tag = { $tag ->
    [fire] Feu.
   *[pole] Perche.
}
card-bonus-for = Pour { $article } { $trait } : { $n } à la place.
card-shields-from-door = Les malédictions derrière les portes ne te font rien.
card-way-out = En fuite, défausse cet objet pour échapper à tous les monstres de niveau { $level_at_most } ou moins.
card-loot-on-escape = Pioche un trésor après une fuite réussie.
card-compels-help = Un rival de plus haut niveau ne peut pas te refuser son aide ; pas pour le dernier niveau.
card-enhancer = Un monstre prend { $strength }{ $change ->
    [more] { $treasures ->
        [1] { " " }et 1 trésor de plus
       *[other] { " " }et { $treasures } trésors de plus
    }
    [less] { $treasures ->
        [1] { " " }et 1 trésor de moins, mais jamais moins d’un
       *[other] { " " }et { $treasures } trésors de moins, mais jamais moins d’un
    }
   *[none] { "" }
}.
card-wander = Ajoute un monstre de ta main à n’importe quel combat.
card-clone-monster = Un monstre du combat est là deux fois, renforts et récompenses compris.
card-replace-monster = Un monstre de ta main prend la place d’un monstre du combat.
card-end-fight = Le combat est fini. Qui le menait { $treasures ->
    [0] ne pioche rien
    [1] pioche 1 trésor
   *[other] pioche { $treasures } trésors
}.
card-take-to-win = Tu mènes un combat et tu le perds : prends à un spectateur un objet utilisé qui te fait gagner. Garde-le.
card-levels-for = Chaque { $trait } gagne un niveau, même le dernier. Tout de suite si la carte est piochée visible.
card-override = Sur un de tes objets : il ignore restrictions, places, mains et taille.
card-add-strength = { $n } pour un camp au choix.
card-add-for-each = { $n } aux combattants pour chaque { $trait } parmi eux.
card-double-side = Tu mènes un combat sans aide : ton camp compte double.
card-remove-all = Tous les monstres s’en vont. Ni trésor, ni niveau.
card-remove-one = { $only_if_last ->
    [yes] Un monstre de ton combat s’en va ; son trésor est à toi si c’était le dernier. Aussi quand il vient de t’attraper.
   *[no] Un monstre s’en va et laisse son trésor.
}
card-transfer = Quelqu’un d’autre reprend ton combat.
card-roll-again = Quand le jet d’un rival vient de le sauver : ce rival relance.
card-all-escape = Avant un jet de fuite : qui mène le combat et son aide échappent à tout.
card-escape-anyway = Ta fuite a échoué ? Tu t’échappes quand même.
card-set-die = Tourne ton propre dé, juste lancé, comme tu veux.
card-cancel-curse = Annule une malédiction, de n’importe qui.
card-search-discards = Prends n’importe quelle carte d’une défausse.
card-level-up = Gagne un niveau{ $when ->
    [after_fight] , pendant un tour où l’on s’est battu
    [not_highest] , sauf en tête ou à égalité
   *[any] { "" }
}{ $costs_companion ->
    [yes] { " " }; défausse un compagnon en jeu, à n’importe qui
   *[no] { "" }
}. Pas le dernier.
card-steal-level = Prends un niveau à un rival. Pas le dernier.
card-draw-treasures = Pioche { $n ->
    [1] 1 trésor
   *[other] { $n } trésors
}.
card-boon = { $carries ->
    [yes] { $bonus }, et porte un objet hors limites. Ni vente, ni échange, ni vol.
   *[no] { $bonus } pour de bon. Ni vente, ni échange, ni vol.
}
why-stronger-against = contre { $article } { $trait }
why-for-each-fighter = pour chaque { $trait } au combat
why-for-each-curse = par malédiction qui a frappé un combattant

## The table in a terminal

draw-turn = Tour { $turn }. C’est à { $seat }.
draw-mat = { $seat }{ $own ->
    [yes] { " " }(toi)
   *[no] { "" }
} : niveau { $level }, force { $strength }, { $traits }{ $side ->
    [none] { "" }
    [woman] , femme
   *[man] , homme
} ; main : { $doors ->
    [one] { $doors } porte
   *[other] { $doors } portes
}, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}
draw-human = humain
draw-used = utilise { $items }
draw-carried = porte { $items }
draw-cursed = sous le coup de { $items }
draw-fight = COMBAT : { $main_seats }, pour { $treasures ->
    [0] zéro trésor
    [1] 1 trésor
   *[other] { $treasures } trésors
} et { $levels ->
    [0] zéro niveau
    [1] 1 niveau
   *[other] { $levels } niveaux
}
draw-fight-won = COMBAT GAGNÉ par { $main_seats }.
draw-fight-lost = COMBAT PERDU, à fuir par { $main_seats } :
flee-needs = { $least ->
    [1] pas besoin de dé
    [6] il faut un 6 au dé
    [7] aucun dé n’y peut rien
   *[other] il faut { $least } ou plus au dé
}
would-stand = ce serait { $ours } contre { $theirs }, { $wins ->
    [yes] gagné
   *[no] perdu
}
drop-foretold = { $card } part à la défausse.
sale-foretold = Cela rapporte { $total } pièces d’or et tu montes { $levels ->
    [1] d’un niveau
   *[other] de { $levels } niveaux
} ; on ne rend pas la monnaie.
draw-ours = combattants { $total }
draw-theirs = monstres { $total }
draw-winning = Les combattants gagnent de { $by }.
draw-tied = À égalité, et { $items } fait gagner les égalités.
draw-losing = Les combattants perdent de { $by }.
draw-tie-lost = Égalité, et l’égalité profite aux monstres.
draw-offer-help = OFFRE, { $seat } à { $to_seat } : { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
} ({ $order }), objets : { $items }, carte : { $card }
draw-offer-trade = OFFRE, { $seat } à { $to_seat } : donne { $give }, veut { $want }
draw-announced = MALÉDICTION sur { $seat } : { $card }
draw-flee = FUITE de { $seat } : { $total }
draw-enough = Il faut { $needed } : ça suffit.
draw-not-enough = Il faut { $needed } : ça ne suffit pas.
draw-no-die = FUITE de { $seat } : aucun dé n’y peut rien.
draw-die = DÉ de { $seat } : { $die }
draw-spoils = À choisir : { $items }
draw-body = { $seat } laisse : { $items }
draw-named = { $card } : { $words }
draw-hand = Ta main (limite { $limit }) :
draw-monster = de niveau { $level }, { $treasures ->
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
}{ $levels ->
    [0] , aucun niveau
    [1] { "" }
   *[other] , { $levels } niveaux
}
draw-worth = { $value ->
    [0] (sans valeur)
   *[other] ({ $value } pièces d’or)
}

## Why a bot did it

reason-lay-down = { $card } sert mieux sur la table que dans la main.
reason-equip = { $card } vaut mieux que ce que je porte.
reason-become = Mieux vaut être { $card } que personne.
reason-level = Un niveau est un niveau.
reason-treasure = Les trésors d’abord, les questions ensuite.
reason-steal-level = En tête de la course, on ne s’en apercevra guère.
reason-override = Avec { $card }, ça passe.
reason-search = Quelqu’un a jeté { $card }. Quelle idée.
reason-sell = Ça ne me sert pas, autant en faire un niveau.
reason-boost = { $card } comble l’écart.
reason-rage = Une carte de moins, un point de plus.
reason-smite = Les morts doivent rester couchés.
reason-send-away = On peut discuter.
reason-decline = Beau temps, n’est-ce pas. Je dois filer.
reason-distract = Va chercher ! Adieu, { $card }.
reason-charm = Il m’a regardé. C’était une erreur.
reason-remove = { $card } coûte moins qu’un enterrement.
reason-flee = Le pire d’abord.
reason-way-out = C’est pour ça que je l’avais gardé.
reason-bribe = Tout le monde a un prix.
reason-spell = Une carte coûte moins que la punition.
reason-retry = Personne n’a vu le premier jet.
reason-set-die = Tiens, un six.
reason-open-door = C’est maintenant ou jamais.
reason-trouble = { $card } ? À ma portée.
reason-last-step = { $card } est ma dernière marche.
reason-loot = Personne n’occupe cette pièce.
reason-end-turn = Plus rien à gagner ici.
reason-give = { $card } me manquera le moins.
reason-lost-fight = C’est perdu ; courons.
reason-winning = Je mène. Vite, avant qu’ils réfléchissent.
reason-withdraw = Pas de réponse, pas d’offre.
reason-ask-help = { $seat } a la force qu’il faut, sans être un danger.
reason-offer-help = Sans moi, { $seat } perd, et le butin est beau.
reason-compel = { $seat } me doit un service.
reason-cancel = { $card }, très peu pour moi.
reason-pass = Ça ne vaut pas une carte.
reason-accept = Un prix honnête.
reason-refuse = Pas à ce prix, ou pas pour ce vainqueur-là.
reason-counter = Volontiers, pour un peu plus.
reason-milder = Le moindre de deux maux.
reason-after-you = Après toi.
reason-fresh-treasure = Les neufs sont meilleurs.
reason-least = C’est ce qui me coûte le moins.
reason-take = Je prends ce qu’on me laisse.
reason-take-best = { $card }, rien de mieux dans le lot.
reason-trade = { $seat } peut s’en servir et pas moi.
reason-spoil = { $seat } allait gagner.
reason-curse = { $seat } a eu trop de chance.
reason-theft = { $seat } regardait ailleurs.
reason-transfer = { $seat } avait l’air de s’ennuyer.
reason-trip = { $seat } courait trop bien.
reason-raise = { $card }, encore, et cette fois c’est pour moi.
reason-buy = Même les monstres font des soldes.

# Les bots, comme l’hôte les choisit
bot-greedy = rapide
bot-schemer = intrigant
bot-thinker = réfléchi

# De quelle humeur sont les bots

temper-greedy = avide
temper-spiteful = rancunier
temper-loyal = loyal
temper-chaotic = fantasque

# Ce que les bots disent tout haut ; jamais un mot de ce qu’ils tiennent

say-winning-1 = Personne n’a rien à ajouter ? Parfait.
say-winning-2 = Je me dépêcherais bien, mais je suis déjà devant.
say-winning-greedy = On compte, on emballe, au suivant.
say-winning-chaotic = Je gagne ? Je visais la lampe.
say-lost-1 = Il avait l’air plus petit derrière la porte.
say-lost-2 = Je ne fuis pas. Je pars d’un bon pas.
say-lost-chaotic = Tout se passe comme non prévu.
say-ask-1 = { $seat }, tu as toujours été mon coup de cœur.
say-ask-2 = Un petit service, { $seat }. Enfin, un grand, avec des dents.
say-ask-greedy = Je paie, { $seat }. Note la date.
say-ask-loyal = Ensemble, { $seat } ? Comme au bon vieux temps.
say-offer-1 = { $seat }, il te faudrait un deuxième avis.
say-offer-2 = Je suis libre, { $seat }. Libre, pas gratuit.
say-offer-greedy = Mes tarifs sont sur la porte, { $seat }.
say-offer-loyal = Tiens bon, { $seat }, j’arrive.
say-accept-1 = Marché conclu. Pas un mot à ma mère.
say-accept-2 = Ça me va. Je me mets où ?
say-accept-greedy = Vendu !
say-accept-loyal = Pour toi ? Bien sûr.
say-refuse-1 = J’ai un truc. Ailleurs.
say-refuse-2 = Tentant. Non.
say-refuse-greedy = À ce prix-là, je ne me lève même pas.
say-refuse-spiteful = Je préfère regarder.
say-refuse-loyal = Pas cette fois, désolé. Ça me fend le cœur.
say-counter-1 = Presque. Vois plus grand.
say-counter-2 = On marchande ! J’adore marchander.
say-counter-greedy = Et tout le reste avec.
say-spoil-1 = Rien de personnel, { $seat }. Enfin.
say-spoil-2 = Oh là là, { $seat }. Ça m’a échappé.
say-spoil-spiteful = Ça fait mal, { $seat } ? Bien.
say-spoil-loyal = Pardon, { $seat }. Les autres me regardaient.
say-spoil-chaotic = Je croyais que c’était l’interrupteur, { $seat }.
say-curse-1 = { $seat }, c’était à ton nom.
say-curse-2 = Il fallait bien que quelqu’un s’y colle, { $seat }.
say-curse-spiteful = Avec amour, { $seat }. Mais pas trop.
say-curse-chaotic = Am, stram, { $seat }.
say-theft-1 = Oh, { $seat }, un oiseau !
say-theft-2 = Tu as fait tomber quelque chose, { $seat }. J’aide.
say-theft-greedy = Il faut savoir partager, { $seat }.
say-trip-1 = Attention, { $seat }, ça glisse par là.
say-trip-2 = Belle course, { $seat }. On la refait ?
say-transfer-1 = { $seat }, on te demande.
say-transfer-2 = Tu peux tenir ça une seconde, { $seat } ?
say-steal-level-1 = Quelqu’un était trop haut.
say-steal-level-2 = Ce niveau me va mieux.
say-flee-1 = Mes jambes, à vous de jouer.
say-flee-2 = J’ai laissé le gaz allumé.
say-distract-1 = Va chercher !
say-distract-2 = Regarde là-bas ! Il a regardé.
say-decline-1 = Pas le temps, pas le temps.
say-decline-2 = On n’achète rien à la porte.
say-bribe-1 = Disons que ce sont des frais.
say-bribe-2 = Je n’y tenais pas, de toute façon.
say-level-1 = Et on monte.
say-level-2 = Plus haut. Je vois ma maison.
say-last-step-1 = Restez assis. Je ne fais que gagner.
say-last-step-2 = Ce ne sera pas long.

# Où regarder, pour qui demande conseil

advice-look-hand = Regarde ta main.
advice-look-mat = Regarde ce que tu as devant toi.
advice-look-powers = Quelqu’un ici sait faire mieux que se battre. Toi, par exemple.
advice-look-rivals = Regarde les autres : la table n’est pas vide.
advice-look-monsters = Regarde les monstres, et la sortie.
advice-look-choice = Regarde ce qui te coûte le moins.
advice-look-patience = Ne regarde rien. Garde ce que tu as.
advice-look-door = Tout est prêt, continue.
