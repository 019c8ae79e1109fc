# Munchkin en français. D’abord le fait, ensuite la blague.

## What happened

turn-began = Tour { $turn } : { $seat }.
player-returned = { $seat } revient d’entre les morts, avec un petit creux.
cards-drawn = { $seat } pioche { $cards }.
cards-drawn-hidden = { $seat } pioche { $doors ->
    [0] { "" }
    [one] 1 porte
   *[other] { $doors } portes
}{ $doors ->
    [0] { "" }
   *[other] { $treasures ->
        [0] { "" }
       *[other] { " et " }
    }
}{ $treasures ->
    [0] { "" }
    [one] 1 trésor
   *[other] { $treasures } trésors
}.
deck-shuffled = La défausse redevient la pioche { $deck ->
    [doors] des portes
   *[treasures] des trésors
} : { $count } cartes.
door-opened = { $seat } { $raised ->
    [yes] déterre une vieille porte
   *[no] ouvre une porte
} : { $card }.
card-to-hand = { $seat } prend { $card } en main.
card-passed = { $from_seat } passe { $card } à { $to_seat }{ $why ->
    [charity] { " " }par charité
   *[taken] , qui n’a rien demandé à personne
}.
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
   *[lost] perd
} { $cards }.
card-played = { $seat } joue { $card }.
card-played-on = { $seat } joue { $card } sur { $target_seat }.
card-played-for = { $seat } joue { $card } en faveur des { $side ->
    [monsters] monstres
   *[fighters] combattants
}.
card-played-at = { $seat } joue { $card } sur { $foe_card }.
item-laid = { $seat } pose { $card }{ $used ->
    [yes] { " " }et s’en sert
   *[no] { "" }
}.
item-used = { $seat } se sert de { $card }.
item-turned = { $seat } ne fait plus que porter { $card }.
companion-loaded = { $card } porte { $item } pour { $seat }.
companion-loaded-empty = { $card } ne porte plus rien pour { $seat }.
items-moved = { $items } { $count ->
    [one] passe
   *[other] passent
} de { $from_seat } à { $to_seat }{ $why ->
    [theft] { " " }: volé
    [deal] , comme convenu
    [big] , qui avait de la place
    [borrowed] , juste pour voir
   *[taken] { "" }
}.
trait-played = { $seat } devient { $card }.
trait-lost = { $seat } n’est plus { $card }.
doubler-played = { $seat } pose { $card }.
doubler-lost = { $seat } perd { $card }.
side-swapped = { $seat } est maintenant { $side ->
    [woman] une femme
   *[man] un homme
}.
curse-announced = { $by_seat } maudit { $seat } : { $card }.
curse-announced-door = Une malédiction derrière la porte, pour { $seat } : { $card }.
curse-shielded = { $item } protège { $seat } de { $card }.
curse-cancelled = { $seat } annule { $card } avec { $by_card }.
curse-struck = { $card } frappe { $seat }.
curse-lifted = { $seat } se débarrasse de { $card }.
nothing-happened = { $card } ne trouve rien à faire à { $seat }.
level-gained = { $seat } gagne { $n ->
    [one] un niveau
   *[other] { $n } niveaux
} : niveau { $level }.
level-lost = { $seat } perd { $n ->
    [one] un niveau
   *[other] { $n } niveaux
} : niveau { $level }.
items-sold = { $seat } vend { $items } pour { $total } pièces d’or : { $levels ->
    [one] 1 niveau
   *[other] { $levels } niveaux
}.
fight-began = { $seat } affronte { $card }.
foe-joined = { $how ->
    [clone] Et de deux : { $card } sort aussi de la manche de { $seat }.
    [replace] { $card } prend la place, dit { $seat }.
   *[wander] { $seat } envoie { $card } dans la mêlée.
}
foe-left = { $card } s’en va{ $treasures ->
    [0] { "" }
    [one] { " " }et laisse 1 trésor
   *[other] { " " }et laisse { $treasures } trésors
}.
helper-joined = { $seat } aide { $main_seat }{ $compelled ->
    [yes] , sans avoir son mot à dire
   *[no] { " " }pour { $treasures ->
        [0] zéro trésor
        [one] 1 trésor
       *[other] { $treasures } trésors
    }{ $price_count ->
        [0] { "" }
       *[other] , { $price_items }
    }{ $has_card ->
        [yes] , { $price_card } à jouer
       *[no] { "" }
    }
}.
helper-left = { $seat } quitte le combat ; le marché ne tient plus.
fight-transferred = { $seat } montre { $to_seat } du doigt : c’est son combat, maintenant.
fight-resolved = { $seat } a tout donné : { $ours } contre { $theirs }. Dernier appel !
fight-won = { $seat } gagne, { $ours } contre { $theirs }.
fight-lost = { $seat } perd, { $ours } contre { $theirs }. Fuyons !
fight-ended = Le combat est fini{ $why ->
    [nobody-left] { " " }: plus personne à frapper
    [left] { " " }: { $seat } rentre à la maison
   *[stopped] , comme ça
}.
power-used = { $seat } use d’un pouvoir : { $power ->
    [rage] la rage
    [smite] la correction des morts-vivants
    [charm] un charme sur { $foe_card }
    [backstab] un couteau dans le dos de { $target_seat }
    [theft] une main dans le sac de { $target_seat }
    [spell] un sort sur le dé
    [retry] encore un essai
    [buy] un achat chez { $foe_card }
    [send-away] un mot à { $foe_card }
    [bribe] un pot-de-vin pour { $foe_card }
    [way-out] une porte de sortie
   *[compel] un service demandé à { $target_seat }
}.
treasures-revealed = Sur la table : { $cards }.
treasure-picked = { $seat } choisit { $card }.
offer-made-help = { $helping ->
    [yes] { $seat } aiderait { $to_seat }, pour
   *[no] { $seat } demande de l’aide à { $to_seat }, pour
} { $treasures ->
    [0] zéro trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
}{ $price_count ->
    [0] { "" }
   *[other] , { $price_items }
}{ $has_card ->
    [yes] , { $price_card } à jouer
   *[no] { "" }
}.
offer-made-trade = { $seat } propose à { $to_seat } { $items } contre { $wanted_items }.
offer-made-demand = { $seat } voudrait { $wanted_items } de { $to_seat }, contre rien du tout.
offer-made-gift = { $seat } offrirait { $items } à { $to_seat }.
offer-refused = { $by_seat } dit non à { $seat }.
offer-withdrawn = { $seat } retire son offre.
offers-lapsed = { $count ->
    [one] L’offre en suspens est close.
   *[other] { $count } offres en suspens sont closes.
}
trade-made = { $seat } donne { $items } à { $to_seat } contre { $wanted_items }.
trade-made-demand = { $to_seat } donne { $wanted_items } à { $seat }, par pure bonté.
trade-made-gift = { $seat } donne { $items } à { $to_seat }.
hand-shown = { $seat } montre sa main à { $to_seat } : { $cards }.
hand-shown-to-all = { $seat } montre sa main à tout le monde : { $cards }.
hand-shown-hidden = { $seat } montre sa main à { $to_seat }.
die-rolled = { $seat } fait { $die }{ $parts ->
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
die-set = { $seat } tourne le dé sur { $die } avec { $card }.
fighter-escaped = { $seat } échappe à { $card }{ $how ->
    [spared] , qui n’a pas envie de courir
    [bribe] , moyennant finances
   *[rolled] { "" }
}.
fighter-caught = { $card } attrape { $seat }.
player-died = { $seat } meurt. { $card } n’envoie pas de fleurs.
body-looted = { $seat } prend { $card } dans ce que laisse { $dead_seat }.
cards-gone-with-dead = Personne ne veut { $cards } de { $dead_seat }.
said-hold = { $seat } : Minute, papillon !
passed-fight = { $seat } passe pour tout ce combat.
time-ran-out = Temps écoulé pour { $named_seats }.
player-left = { $seat } rentre à la maison.
game-won = { $named_seats } { $count ->
    [one] a gagné
   *[other] ont gagné ensemble
} !

won-by-level = Tout en haut : { $winner_seats }.
won-by-leaving = { $winner_seats } : les autres sont rentrés, la victoire reste.

## Whom we wait for

wait-prepare = { $waited_seats } se prépare, puis ouvre la porte.
wait-look-around = { $waited_seats } : chercher la bagarre, fouiller la pièce, ou rien.
wait-wrap-up = { $waited_seats } : dernières affaires, puis fin du tour.
wait-charity = { $waited_seats } a trop de cartes : donner, jouer ou vendre.
wait-open-fight = { $waited_seats } se bat : cartes, aide, ou résoudre.
wait-flee-next = { $waited_seats } fuit : quel monstre maintenant ?
wait-last-call = Dernier appel, on attend { $waited_seats } : agir ou passer.
wait-curse-call = Une malédiction plane, on attend { $waited_seats } : annuler ou passer.
wait-roll-call = Un dé est sur la table, on attend { $waited_seats } : le changer ou passer.
wait-pick-hand = { $waited_seats } choisit des cartes de sa main à défausser.
wait-pick-items = { $waited_seats } choisit ce qu’il faut perdre.
wait-pick-trait = { $waited_seats } choisit ce qu’il faut cesser d’être.
wait-pick-way = { $waited_seats } choisit entre deux maux.
wait-pick-tax = { $waited_seats } choisit avec quoi payer.
wait-take-from = { $waited_seats } choisit quoi prendre.
wait-loot-body = { $waited_seats } fouille ce que laisse le défunt.
wait-pick-spoil = { $waited_seats } choisit un trésor.
wait-raise-spoils = { $waited_seats } peut déterrer des trésors de la défausse.
wait-too-big = { $waited_seats } porte trop de gros objets.
wait-helper-first = On demande à { $waited_seats } de fuir en premier.
wait-offer-help = { $seat } a une offre d’aide à examiner.
wait-offer-trade = { $seat } a un échange à examiner.

## What a sum is made of

part-level = niveau
part-item = objet
part-boon = bonus durable
part-rage = rage
part-smite = correction
part-backstab = couteau dans le dos
part-curse = malédiction
part-one-shot = usage unique
part-doubled = doublé
part-monster = monstre
part-enhancer = renfort
part-copied = copié
part-condition = condition
part-die = dé
part-trait = race ou classe
part-spell = sort
part-hand-limit = pour tous
part-value = valeur
part-double-sale = vendu double

power-rage = la rage : défausser une carte pour la force
power-smite = corriger les morts-vivants : défausser une carte pour la force
power-charm = charmer un monstre avec toute la main
power-backstab = poignarder un combattant dans le dos
power-theft = voler un petit objet
power-spell = jeter une carte derrière le dé
power-retry = relancer une fois
power-buy = acheter un trésor de plus au monstre
power-send-away = renvoyer le monstre
power-bribe = acheter le monstre
power-way-out = défausser l’objet qui mène dehors
power-compel = forcer quelqu’un à aider

side-fighters = pour les combattants
side-monsters = pour les monstres
side-woman = femme
side-man = homme
order-helper = l’aide choisit d’abord
order-main = le meneur choisit d’abord
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
slot-none = l’objet sans place

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
field-offer-help-items = Lesquels des objets du meneur en plus, comme partie du prix
field-counter-help-items = Lesquels des objets du meneur en plus, comme partie du prix
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
main-only = Seul le meneur du combat le peut.
alone-only = Seul un meneur sans aide le peut.
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
card-no-penalty = Si ça t’attrape : rien. Il voulait juste causer.
card-stronger-against = +{ $n } contre la race ou classe { $trait }.
card-for-each-fighter = { $n } pour chaque { $trait } au combat.
card-for-each-curse = +{ $n } par malédiction subie par un combattant depuis le début du combat.
card-ignores-levels = Les niveaux des combattants ne comptent pas.
card-ignores-items = Les bonus des objets équipés { $worth ->
    [0] { "" }
   *[other] valant { $worth } ou plus{ " " }
}ne comptent pas.
card-doubles-tag = Les objets de { $tag ->
    [fire] feu
   *[pole] perche
} utilisés comptent double contre lui.
card-fights-alone = Personne ne peut aider contre lui.
card-flee-bonus = { $n ->
    [one] +1
    [-1] −1
    [-2] −2
   *[other] +{ $n }
} pour fuir.
card-cannot-be-outrun = Impossible à semer : pas de jet.
card-always-outrun = La fuite réussit toujours.
card-will-not-pursue = Ne poursuit pas { $classless ->
    [yes] les gens sans classe
   *[no] le niveau { $level_at_most } et moins
}.
card-even-on-escape = Même si on s’échappe :
card-entry-cost = Chaque combattant défausse { $cards } cartes de sa main en le rencontrant.
card-leaves-side = N’attaque pas { $side ->
    [woman] une meneuse
   *[man] un meneur
} : il s’en va et laisse { $treasures } trésor.
card-leaves-for = Un combattant { $trait } peut { $cards ->
    [0] le renvoyer gratis
   *[other] défausser { $cards } cartes de sa main pour le renvoyer
}, pour { $treasures } trésor.
card-sells-treasure = Le meneur peut une fois défausser une carte de sa main pour { $treasures } trésor de plus.
card-takes-bribe = Pour lui échapper, défausser { $one_shot ->
    [yes] un objet à usage unique
   *[no] un objet valant { $worth } ou plus
}.
card-rewards-tag = { $treasures } trésor de plus si un combattant utilise un objet de { $tag ->
    [fire] feu
   *[pole] perche
}.
card-rewards-alone = { $treasures } trésor de plus si on le tue sans aide.
card-lose-levels = Perds { $n ->
    [one] 1 niveau
   *[other] { $n } niveaux
}.
card-drop-to-level = Tombe au niveau { $n }.
card-drop-to-lowest = Tombe au niveau le plus bas de la partie.
card-die = Meurs.
card-lose-worn = Perds { $slots }.
card-lose-items = Perds { $n ->
    [0] tous les { $size ->
        [big] gros
       *[small] petits
    } objets
   *[other] un { $size ->
        [big] gros
       *[small] petit
    } objet
}.
card-lose-best = Perds { $used_in_hand ->
    [yes] l’objet tenu en main
   *[no] l’objet
} au plus gros bonus.
card-lose-worth = Perds des objets valant { $gold } ou plus en tout ; s’ils valent moins, tous.
card-discard-hand = Défausse { $half ->
    [yes] la moitié de ta main, arrondie vers le haut
   *[no] { $n ->
        [0] toute ta main
        [one] 1 carte de ta main
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
    [race] race
   *[class] classe
} contre la première autre de la défausse ; s’il n’y en a pas, elle est perdue.
card-swap-side = Change de sexe.
card-neighbours-take-card = Chaque voisin te prend une carte de la main, sans la voir.
card-rivals-take = { $who ->
    [highest] Chaque rival du plus haut niveau parmi eux
   *[all] Chaque rival
} prend un objet{ $or_hand_card ->
    [yes] { " " }ou une carte de la main
   *[no] { "" }
}.
card-choose-one = Choisis :
card-or = Ou :
card-roll-table = Lance un dé.
card-row = { $low }–{ $high } :
card-when = { $on ->
    [level] À partir du niveau { $level_at_least } :
   *[trait] En tant que { $trait } :
}
card-otherwise = Sinon :
card-if-none = S’il n’y en a pas :
card-linger = { $until ->
    [headgear] { $roll } à tous tes jets de dé, jusqu’à la perte d’un couvre-chef.
   *[fight] { $no_items ->
        [yes] À ton prochain combat, les bonus de tes objets équipés ne comptent pas.
       *[no] { $strength } à ton prochain combat.
    }
}
card-tax = Perds un objet de ton choix. Chaque rival en perd pour au moins autant ; qui n’a pas de quoi perd tout, et un niveau.
card-helper-levels = En aidant, gagne un niveau par monstre tué. Même le dernier.
card-any-big = Autant de gros objets que tu veux.
card-hand-limit = Limite de main : { $n }.
card-double-sale = Un objet par tour se vend le double.
card-second-try = Après un premier jet de fuite raté, défausse une carte pour relancer.
card-rage = En combat, défausse jusqu’à { $most } cartes, +{ $n } chacune.
card-wins-ties = Ton camp gagne les égalités.
card-flight-spell = Après ton jet de fuite, défausse jusqu’à { $most } cartes, +{ $n } chacune.
card-charm = En combat, défausse toute ta main, { $least } cartes au moins, pour écarter un monstre contre son trésor.
card-backstab = Défausse une carte : un combattant prend { $n }, une fois par victime et par combat.
card-theft = Défausse une carte et lance le dé : à { $needs } ou plus, prends un petit objet d’un rival, sinon perds un niveau. Pas en combat.
card-resurrection = Prends tes pioches visibles sur la défausse, en défaussant une carte de ta main chaque fois.
card-smite = Contre les morts-vivants, défausse jusqu’à { $most } cartes, +{ $n } chacune.
card-doubler = Tu peux avoir deux { $group ->
    [race] races
   *[class] classes
} ; ou une seule, sans ses inconvénients.
card-item = { $slot ->
    [head] Couvre-chef
    [armour] Armure
    [foot] Chaussures
    [hand] { $hands ->
        [one] Objet à une main
       *[other] Objet à deux mains
    }
   *[none] Objet sans place
}{ $big ->
    [yes] , gros
   *[no] { "" }
}{ $bonus ->
    [0] .
   *[other] , +{ $bonus }.
}
card-only = Réservé : { $who ->
    [trait] { $trait }
    [woman] femmes
    [man] hommes
   *[human] humains
}.
card-never = Interdit : { $who ->
    [trait] { $trait }
    [woman] femmes
    [man] hommes
   *[human] humains
}.
card-tag = { $tag ->
    [fire] Feu.
   *[pole] Perche.
}
card-bonus-for = { $trait } : +{ $n } à la place.
card-shields-from-door = Les malédictions derrière les portes ne te font rien.
card-way-out = En fuite, défausse-le pour échapper à tous les monstres de niveau { $level_at_most } ou moins.
card-loot-on-escape = Pioche un trésor quand tu t’es échappé.
card-compels-help = Un rival de plus haut niveau ne peut pas te refuser son aide ; pas pour le dernier niveau.
card-enhancer = Un monstre prend { $strength ->
    [-5] −5
   *[other] +{ $strength }
} et { $treasures ->
    [-1] 1 trésor de moins, 1 au minimum
    [one] 1 trésor de plus
   *[other] { $treasures } trésors de plus
}.
card-wander = Ajoute un monstre de ta main à n’importe quel combat.
card-clone-monster = Un monstre du combat est là deux fois, renforts et récompenses compris.
card-replace-monster = Un monstre de ta main prend la place d’un monstre du combat.
card-end-fight = Le combat est fini. Le meneur pioche { $treasures } trésors.
card-take-to-win = Tu perds comme meneur : prends à un spectateur un objet équipé qui te fait gagner. Garde-le.
card-levels-for = Chaque { $trait } gagne un niveau, même le dernier. Tout de suite si la carte est piochée visible.
card-override = Sur un de tes objets : il ignore restrictions, places, mains et taille.
card-add-strength = +{ $n } pour un camp au choix.
card-add-for-each = +{ $n } aux combattants pour chaque { $trait } parmi eux.
card-double-side = Meneur sans aide : ton camp compte double.
card-remove-all = Tous les monstres s’en vont. Ni trésor, ni niveau.
card-remove-one = { $only_if_last ->
    [yes] Un monstre de ton combat s’en va ; son trésor est à toi si c’était le dernier. Aussi quand il vient de t’attraper.
   *[no] Un monstre s’en va et laisse son trésor.
}
card-transfer = Un autre joueur reprend ton combat.
card-roll-again = Un rival vient de s’échapper : qu’il relance.
card-all-escape = Le meneur et son aide échappent à tout.
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
card-draw-treasures = Pioche { $n } trésors.
card-boon = { $carries ->
    [yes] +{ $bonus }, et porte un objet hors limites. Ni vendu, ni échangé, ni volé.
   *[no] +{ $bonus } pour de bon. Ni vendu, ni échangé, ni volé.
}

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
    [one] 1 trésor
   *[other] { $treasures } trésors
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
    [one] d’un niveau
   *[other] de { $levels } niveaux
} ; on ne rend pas la monnaie.
draw-ours = combattants { $total }
draw-theirs = monstres { $total }
draw-winning = Les combattants gagnent de { $by }.
draw-tied = À égalité, et { $items } fait gagner les égalités.
draw-losing = Les combattants perdent de { $by }.
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
}
draw-worth = ({ $value } pièces d’or)

## Why a bot did it

reason-lay-down = { $card } sert mieux sur la table que dans la main.
reason-equip = { $card } vaut mieux que ce que je porte.
reason-become = Mieux vaut être { $card } que personne.
reason-level = Un niveau est un niveau.
reason-treasure = Les trésors d’abord, les questions ensuite.
reason-steal-level = Le meneur ne s’en apercevra guère.
reason-override = Avec { $card }, ça passe.
reason-search = Quelqu’un a jeté { $card }. Quelle idée.
reason-sell = Ça ne me sert pas, autant en faire un niveau.
reason-boost = { $card } comble l’écart.
reason-rage = Une carte de moins, un point de plus.
reason-smite = Les morts doivent rester couchés.
reason-send-away = On peut discuter.
reason-charm = Il m’a regardé. C’était une erreur.
reason-remove = { $card } coûte moins qu’un enterrement.
reason-flee = Le pire d’abord.
reason-way-out = C’est pour ça que je l’avais gardé.
reason-bribe = Tout le monde a un prix.
reason-spell = Une carte coûte moins que la punition.
reason-retry = Personne n’a vu le premier jet.
reason-set-die = Tiens, un six.
reason-open-door = C’est maintenant ou jamais.
reason-trouble = { $card }, je peux le battre.
reason-last-step = { $card } est ma dernière marche.
reason-loot = Personne n’occupe cette pièce.
reason-end-turn = Plus rien à gagner ici.
reason-give = { $card } me manquera le moins.
reason-lost-fight = C’est perdu ; courons.
reason-winning = Je mène. Vite, avant qu’ils réfléchissent.
reason-withdraw = Pas de réponse, pas d’offre.
reason-ask-help = { $seat } est de taille et pas trop dangereux.
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
reason-take-best = { $card } est le meilleur du lot.
reason-trade = { $seat } peut s’en servir et pas moi.
reason-spoil = { $seat } allait gagner.

# Les bots, comme l’hôte les choisit
bot-greedy = rapide
bot-schemer = intrigant
