# Cartes
munchkin-gold = { $value } or
munchkin-treasures = { $count ->
    [0] aucun trésor
    [1] 1 trésor
   *[other] { $count } trésors
    }
munchkin-levels = { $count ->
    [0] aucun niveau
    [1] +1 niveau
   *[other] +{ $count } niveaux
    }
munchkin-once = une fois
munchkin-big = Gros
munchkin-slot-head = couvre-chef
munchkin-slot-armour = armure
munchkin-slot-foot = chaussures
munchkin-slot-hand = une main
munchkin-slot-hand-two = deux mains
munchkin-slot-none = accessoire
munchkin-short-head = tête
munchkin-short-armour = corps
munchkin-short-foot = pieds
munchkin-short-hand = main
munchkin-big-items = Gros objets en jeu
munchkin-new = nouvelle

# Où une carte peut aller
munchkin-to-fighters = → combattants
munchkin-to-either = → un des camps
munchkin-to-monsters = → monstre
munchkin-to-anyone = → quelqu’un
munchkin-to-mat = → ton tapis
munchkin-to-pack = → juste portée
munchkin-to-play = à jouer
munchkin-to-later = pour plus tard
munchkin-to-give = → à donner
munchkin-to-discards = → défausse
munchkin-to-fight = → l’affronter
munchkin-to-price = → en échange
munchkin-no-not-now = dans un instant
munchkin-no-only-in-fight = en combat
munchkin-no-not-in-fight = après le combat
munchkin-no-own-turn-only = à ton tour
munchkin-no-no-target = rien à viser
munchkin-no-monster-for-trouble = pour la bagarre
munchkin-no-monster-needs-card = pas toute seule
munchkin-no-nothing-to-double-race = avec une race
munchkin-no-nothing-to-double-class = avec une classe
munchkin-no-no-room-for-trait = place prise
munchkin-no-needs-monster = avec un monstre
munchkin-no-main-only = dans ton combat
munchkin-no-alone-only = sans aide
munchkin-no-fighters-only = si tu combats
munchkin-no-after-rivals-escape = si un rival file
munchkin-no-only-in-flight = avant de courir
munchkin-no-after-own-failed-flight = si ça t’attrape
munchkin-no-after-own-die = après ton dé
munchkin-no-no-curse = si malédiction
munchkin-no-after-fight-only = après un combat
munchkin-no-no-companion = sans compagnon
munchkin-no-no-level-to-gain = n’élève personne
munchkin-no-big-limit = un seul Gros
munchkin-for-fighters = Pour les combattants
munchkin-for-monsters = Pour les monstres
munchkin-on = Sur { $whom }
munchkin-on-you = Sur toi
munchkin-with = Avec { $what }
munchkin-die-to = Le dé sur { $n }
munchkin-helper-first = Demander à { $name } de courir d’abord
munchkin-play-it = La jouer
munchkin-become = Devenir { $what }
munchkin-throw-away = La jeter
munchkin-give-to = La donner à { $name }
munchkin-way-lay-down = La poser sur ton tapis
munchkin-way-carry = La porter, sans l’utiliser
munchkin-way-equip = L’utiliser
munchkin-way-unequip = Juste le porter
munchkin-way-drop-trait = Y renoncer
munchkin-way-look-for-trouble = Chercher la bagarre
munchkin-way-load-companion = Le lui faire porter
munchkin-way-raise-door = De la défausse : { $card }
munchkin-way-open-door = Enfoncer la porte
munchkin-way-resolve = C’est tout : on compte
munchkin-way-loot-room = Fouiller la pièce
munchkin-way-end-turn = Finir ton tour
munchkin-way-take-blind = Prendre une carte en main, à l’aveugle
munchkin-way-go-first-yes = Oui, je file devant
munchkin-way-go-first-no = Non, après toi
munchkin-way-number = Choix { $n }
munchkin-power-rage = Rage : une carte pour +1
munchkin-power-smite = Exorcisme : une carte pour +3
munchkin-power-charm = Charmer un monstre
munchkin-power-backstab = Un couteau dans le dos
    .on = Un couteau dans le dos de { $whom }
munchkin-power-theft = Voler un petit objet
    .on = Voler un petit objet à { $whom }
munchkin-power-spell = Une carte pour +1 au dé
munchkin-power-retry = Relancer une fois
munchkin-power-buy = Acheter un trésor de plus
munchkin-power-send-away = Le congédier
munchkin-power-decline = Le laisser passer
munchkin-power-bribe = L’acheter
munchkin-power-distract = Lui lancer quelque chose
munchkin-power-way-out = Prendre la sortie
munchkin-power-compel = Rappeler le service rendu
munchkin-powers = Tu peux aussi :
munchkin-cannot-now = Pas maintenant.
munchkin-look = Voir de près
munchkin-yes = oui
munchkin-no = non
munchkin-yourself = toi
munchkin-you-small = toi
munchkin-nothing = rien
munchkin-nothing-there = Rien par ici.
munchkin-items = { $count ->
    [0] aucun objet
    [1] 1 objet
   *[other] { $count } objets
    }

# Places et tapis
munchkin-mats = Tapis
munchkin-to-the-fight = Combat
munchkin-to-the-door = Porte
munchkin-pages = Table et tapis
munchkin-pocket = Tapis, journal, discussion
munchkin-your-mat = Ton tapis
munchkin-dead = dans la tombe
munchkin-fights = se bat
munchkin-helps = aide
munchkin-makes-offer = te propose
munchkin-their-turn = joue
munchkin-mat-read = { $name }, niveau { $level }, { $traits }, force { $strength }, { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
    } en main
munchkin-level-word = Niveau
munchkin-mat-says = Niveau { $level } · { $traits } · en main { $doors ->
    [0] aucune porte
    [1] 1 porte
   *[other] { $doors } portes
    }, { $treasures ->
    [0] aucun trésor
    [1] 1 trésor
   *[other] { $treasures } trésors
    }
munchkin-strength-word = force
munchkin-unused = pas utilisé
munchkin-nothing-worn = rien d’équipé pour l’instant
munchkin-strength = Force { $n } :
munchkin-uses = Utilise
munchkin-carries = Porte
munchkin-is = Est
munchkin-beside = À côté
munchkin-cursed-by = Maudit par
munchkin-known-hand = En main, tu le sais
munchkin-empty-mat = Rien devant { $name }. Louche, cet ordre.
munchkin-be-side = { $side ->
    [woman] Être une femme
   *[man] Être un homme
    }
munchkin-watching = Tu regardes. Personne ne te voit grimacer.
munchkin-hand = Ta main, { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
    }
munchkin-no-cards = Plus de cartes. Voyager léger, ça a du bon.

# À qui le tour
munchkin-brief = Le premier au niveau { $level } gagne. Si ta somme dépasse celle du monstre, tu prends un niveau et son trésor ; sinon, demande de l’aide ou cours. L’étiquette d’une carte dit où elle va.
munchkin-turn-of = { $you ->
    [yes] Tour { $turn } : c’est le tien.
   *[no] Tour { $turn } : { $name }.
    }
munchkin-turn-prepare = À toi : équipe-toi, puis enfonce la porte.
munchkin-turn-look-around = Personne. Bagarre, fouille, ou rien.
    .how = Bagarre : contre un monstre de ta main. Fouille : une carte de plus, en secret.
munchkin-turn-wrap-up = Derniers gestes, puis fin du tour.
    .how = Pose ou vends ce que tu veux, puis passe la main.
munchkin-turn-charity = Trop de cartes en main.
munchkin-turn-open-fight = Ton combat.
    .how = Joue des cartes, demande de l’aide, ou compte : si tu perds, tu cours.
    .ahead = Compte quand tu veux ; les autres auront leur dernier mot.
    .helped = Joue des cartes, ou compte : si vous perdez, vous courez tous les deux.
munchkin-turn-flee-next = Cours ! Lequel d’abord ?
munchkin-answer = Une offre attend ta réponse.
munchkin-awaits-answer = On attend la réponse de { $name }.
munchkin-die-rolls = Le dé roule.
munchkin-theft = { $you ->
    [yes] Tu essaies de voler. Le dé décide.
   *[no] { $name } essaie de voler.
    }
munchkin-you-decide = À toi de décider.
munchkin-you-died = Te voilà dans la tombe, jusqu’au prochain tour.
munchkin-you-win-by = Tu gagnes de { $by }.
munchkin-you-lose-by = Tu perds de { $by }.
munchkin-wins-by = { $several ->
    [yes] { $name } gagnent de { $by }.
   *[no] { $name } gagne de { $by }.
    }
munchkin-loses-by = { $several ->
    [yes] { $name } perdent de { $by }.
   *[no] { $name } perd de { $by }.
    }

# Le combat
munchkin-alone = en solo
munchkin-together = ensemble
munchkin-your-side = Ton camp
munchkin-fighters-side = Combattants
munchkin-their-side = En face
munchkin-monsters = Monstres
munchkin-of-them = { $count ->
    [1] un seul
   *[other] ils sont { $count }
    }
munchkin-against = contre
munchkin-becomes = devient
munchkin-unfold = ligne par ligne
munchkin-fold = en bref
munchkin-winning = { $mine ->
    [yes] tu gagnes de { $by }
   *[no] les combattants gagnent de { $by }
    }
munchkin-losing = { $mine ->
    [yes] tu perds de { $by } · il te manque { $need }
   *[no] les combattants perdent de { $by }
    }
munchkin-would-win = { $mine ->
    [yes] avec ça tu gagnes de { $by }
   *[no] avec ça les combattants gagnent de { $by }
    }
munchkin-would-lose = { $mine ->
    [yes] même avec ça tu perds de { $by }
   *[no] avec ça les combattants perdent de { $by }
    }
munchkin-tie-ours = Ici l’égalité va aux combattants.
munchkin-tie-theirs = L’égalité va aux monstres.
munchkin-if-won = Victoire : { $treasures ->
    [0] aucun trésor
    [1] 1 trésor
   *[other] { $treasures } trésors
    }, { $levels ->
    [0] aucun niveau
    [1] +1 niveau
   *[other] +{ $levels } niveaux
    }
munchkin-spared = { $you ->
    [yes] Si tu perds, il ne te court pas après.
   *[no] En cas de défaite, il ne court pas après { $name }.
    }
munchkin-decides = { $you ->
    [yes] Gagne, et la partie est à toi.
   *[no] Si { $name } gagne, la partie est finie.
    }
munchkin-if-accepted = si c’est oui, sauf avis du monstre
munchkin-if-played = si tu la joues

# Fenêtres
munchkin-window-last-call = Dernier appel
    .how = Une carte maintenant, ou passer. On attend encore : { $names }.
munchkin-window-curse-call = Malédiction !
    .how = L’annuler, ou passer. On attend encore : { $names }.
munchkin-window-roll-call = Le dé est tombé
    .how = Le changer, ou passer. On attend encore : { $names }.
munchkin-pass = Passer
munchkin-pass-fight = Passer ce combat
munchkin-hold = Minute !
    .timed = plus de temps
    .untimed = je réfléchis
munchkin-held = { $name } : Minute, papillon !
munchkin-hurry = Ton horloge
    .how = À la fin, la maison agit pour toi.
munchkin-seconds = { $count ->
    [1] une seconde
   *[other] { $count } secondes
    }
munchkin-not-asked = C’est aux autres.
    .timed = C’est aux autres. Le même temps pour tous.
munchkin-sitting-out = Tu passes ce combat.

# Fuite
munchkin-you-run = Sauve-toi !
    .how = Un dé par monstre.
munchkin-you-got-away = Tu l’as échappé belle !
munchkin-you-are-caught = Ça te rattrape, sauf si quelqu’un change le dé.
munchkin-runs = { $name } détale.
munchkin-run = Courir
munchkin-flee-needs = Il faut { $needed } : le dé doit faire { $least } ou plus
munchkin-flee-die = Le dé doit faire { $least } ou plus
munchkin-flee-sure = Pas de dé : fuite assurée
munchkin-flee-hopeless = Aucun dé n’y peut rien : pris, sauf carte secourable
munchkin-let-go = Une carte fait lâcher prise : sauvé !
munchkin-die-word = dé
munchkin-flight-done = réglé
munchkin-gets-away = { $needed } ou plus : sauvé !
munchkin-gets-caught = Moins de { $needed } : pris, sauf si quelqu’un aide le dé.
munchkin-no-roll = Pas de dé : on ne le sème pas.
munchkin-die = Le dé montre { $n }

# Marchandage
munchkin-ask-help = Demander de l’aide
munchkin-offer-help = Proposer ton aide
munchkin-ask-title = Demander de l’aide
munchkin-offer-title = Proposer ton aide
munchkin-counter-title = D’accord, mais à un autre prix
munchkin-ask-send = Demander à { $name }
munchkin-offer-send = Proposer à { $name }
munchkin-counter-send = Le dire à { $name }
munchkin-offer-from = { $name } fait une offre
munchkin-your-offer = Ton offre à { $name }
munchkin-asks = { $name } demande de l’aide
munchkin-offers = { $name } propose son aide
munchkin-would-trade = { $name } veut échanger
munchkin-would-give = { $name } a un cadeau
munchkin-gives = { $you ->
    [yes] Tu donnes :
   *[no] { $name } donne :
    }
munchkin-gives-strength = de la force dans ce combat, +{ $n }
munchkin-price-treasures = { $count ->
    [0] aucun trésor
    [1] 1 trésor
   *[other] { $count } trésors
    } sur { $all } ({ $order ->
    [helper] { $mine ->
        [yes] tu choisis d’abord
       *[no] { $helper } choisit d’abord
    }
    [main] { $leads ->
        [yes] tu choisis d’abord
       *[no] { $main } choisit d’abord
    }
   *[turns] chacun son tour
    })
munchkin-price-card = { $card }, à jouer
munchkin-helped = { $you ->
    [yes] Avec toi : { $ours } contre { $theirs }, { $wins ->
        [yes] c’est gagné.
       *[no] toujours perdu.
    }
   *[no] Avec { $name } : { $ours } contre { $theirs }, { $wins ->
        [yes] c’est gagné.
       *[no] toujours perdu.
    }
    }
munchkin-accepted-stands = Si c’est oui : { $ours } contre { $theirs }, { $wins ->
    [yes] gagné
   *[no] toujours perdu
    }
munchkin-accept = Accepter
munchkin-counter = Contrer
munchkin-refuse = Non
munchkin-withdraw = La reprendre
munchkin-stands = { $count ->
    [1] tient encore une seconde
   *[other] tient encore { $count } secondes
    }
munchkin-treasures-of = Trésors, sur { $all }
munchkin-who-picks = Qui choisit d’abord
munchkin-order-helper = { $helper } d’abord
munchkin-order-main = { $main } d’abord
munchkin-order-turns = chacun son tour
munchkin-from-mat = Du tapis de { $name }
munchkin-from-your-mat = De ton tapis
munchkin-promise-card = Un niveau que tu joueras sur l’autre
munchkin-trade = Échanger
munchkin-trade-title = Un échange, ou un cadeau
munchkin-sell = Vendre
munchkin-sale-title = Vendre pour des niveaux
munchkin-sale-how = 1000 pièces d’or tout rond font un niveau. On ne rend pas la monnaie, et pas le niveau gagnant.
munchkin-sale-none = Choisis ce dont tu peux te passer.
munchkin-sale-levels = { $levels ->
    [one] or : { $levels } niveau
   *[other] or : { $levels } niveaux
    }
munchkin-fewer = moins
munchkin-more = plus
munchkin-pick-count = { $most ->
    [1] Choisis-en une
   *[other] { $count } sur { $most }
    }
munchkin-do-it = C’est parti
munchkin-these = { $count ->
    [0] Aucune
    [one] Celle-ci
   *[other] Ces { $count }-là
    }
munchkin-take-loot-body = La prendre
munchkin-take-pick-spoil = La prendre
munchkin-reason = Motif : { $card }
munchkin-ask-pick-hand = { $count ->
    [1] Choisis 1 carte de ta main. Elle s’en va.
   *[other] Choisis { $count } cartes de ta main. Elles s’en vont.
    }
munchkin-ask-loot-body = Une carte dans ta main. Le plus haut niveau s’est servi d’abord.
munchkin-ask-pick-spoil = Une carte dans ta main, comme convenu.
munchkin-ask-raise-spoils = Paie une carte de ta main par trésor que tu préfères déterrer de la défausse ; ou aucune.
munchkin-ask-too-big = Un seul Gros objet. Donnes-en un, ou fais de la place.
munchkin-ask-helper-first = Qui court devant ? Ça ne change rien, à part les nerfs.
munchkin-ask-pick-way = Choisis le moindre mal.
munchkin-ask-pick-tax = Les autres devront perdre au moins autant.
munchkin-ask-owed = Encore au moins { $gold } pièces d’or à perdre, objet par objet.
munchkin-not-counted = ne compte pas ici
munchkin-title-pick-hand = Que jettes-tu ?
munchkin-title-pick-items = Que perds-tu ?
munchkin-title-pick-trait = Qu’est-ce que tu n’es plus ?
munchkin-title-pick-way = La peste ou le choléra ?
munchkin-title-pick-tax = Avec quoi paies-tu ?
munchkin-title-take-from = Que prends-tu ?
munchkin-title-loot-body = Quelqu’un est parti très vite. Sers-toi.
munchkin-title-pick-spoil = Gagné ensemble : prends-en une
munchkin-title-raise-spoils = Fouiller la défausse ?
munchkin-title-too-big = Trop de Gros objets
munchkin-title-helper-first = Tu cours devant ?
munchkin-all-choices = Tout ce que tu peux faire
munchkin-no-choices = Rien. Regarde et attends.

# Portes, malédictions, dépouilles
munchkin-kick = Enfoncer la porte
munchkin-door-deck = { $left ->
    [0] aucune porte
    [1] 1 porte
   *[other] { $left } portes
    }, { $gone } à la défausse
munchkin-treasure-deck = { $left ->
    [0] aucun trésor
    [1] 1 trésor
   *[other] { $left } trésors
    }, { $gone } à la défausse
munchkin-discards = { $count } en défausse, dessus { $name }
munchkin-curse-for-you = Une malédiction pour toi !
munchkin-curse-for = Une malédiction pour { $name }.
munchkin-curse-you = C’est pour toi.
munchkin-curse-on = C’est pour { $name }.
munchkin-curse-door = Elle attendait derrière la porte.
munchkin-curse-by = { $you ->
    [yes] Avec tes compliments.
   *[no] Avec les compliments de { $name }.
    }
munchkin-left-behind = Ce que { $name } laisse derrière soi
munchkin-spoils = Gagné ensemble
munchkin-others-take = Quelqu’un d’autre choisit. Touche une carte pour la lire.
munchkin-charity = { $count ->
    [1] Une carte de trop.
   *[other] { $count } cartes de trop.
    }
munchkin-charity-lowest = { $count ->
    [one] Le surplus va au plus bas niveau : { $names }.
   *[other] Le surplus va au plus bas niveau, à partager comme tu veux : { $names }.
    }
munchkin-charity-poor = Personne n’est plus bas que toi : le surplus va à la défausse. La misère a ses privilèges.
munchkin-charity-share = { $given } sur { $share } pour un partage égal
munchkin-charity-drop = Glisse une carte ici, ou touches-en une d’abord.
munchkin-charity-else = Tu peux aussi encore jouer, poser ou vendre des cartes.
munchkin-discard-pile = La défausse
munchkin-give = Donner { $card }
munchkin-throw = Jeter { $card }
munchkin-happened = Ce qui vient d’arriver

# La fin
munchkin-you-won = La dernière marche est à toi.
munchkin-won = { $count ->
    [one] { $name } est sur la dernière marche.
   *[other] { $name } sont sur la dernière marche.
    }
munchkin-the-fight = Le dernier combat, ligne par ligne
munchkin-facts = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
    } · { $fights ->
    [one] { $fights } combat
   *[other] { $fights } combats
    } · { $helps ->
    [0] jamais d’aide
    [one] une aide
   *[other] { $helps } aides
    } · { $curses ->
    [0] aucune malédiction
    [one] une malédiction
   *[other] { $curses } malédictions
    } · { $deaths ->
    [0] personne n’est mort
    [one] un mort
   *[other] { $deaths } morts
    }
munchkin-same-table = Même table, autres portes

# Options
munchkin-opt-pace = Temps pour répondre
munchkin-pace-brisk = vif, 2,5 secondes
munchkin-pace-calm = calme, 10 secondes
munchkin-pace-relaxed = tranquille, sans horloge
munchkin-opt-level = Niveau gagnant
munchkin-opt-top = le premier au niveau { $level }
munchkin-opt-first = Qui commence
    .lot = au sort
    .host = l’hôte
munchkin-opt-fast = Rapide
    .what = personne ne fouille la pièce
munchkin-opt-items-own-turn = Objets à son tour
    .what = les objets de la main, seulement à son tour
munchkin-opt-no-sides = Sans sexes
    .what = les cartes qui en nomment un visent tout le monde, ou personne
munchkin-opt-two = Deux joueurs
    .what = non officiel, mais ça marche
munchkin-opt-set = Ton jeu de cartes (JSON)
    .own = On joue avec ton jeu de cartes.
    .house = Revenir au jeu de la maison
    .broken = { $name } n’est pas un fichier JSON. Un jeu de cartes s’écrit en JSON.

# Premiers pas
munchkin-step-other = Bonne idée, mais plus tard. Ici, suis ce qui brille.
munchkin-step-1 = Habille-toi.
    .how = Niveau 1, et rien sur le dos. Choisis la Baguette dans ta main et pose-la sur ton tapis : +2 à chaque combat.
munchkin-step-2 = Maintenant, la porte.
    .how = Un bon coup de pied. Ce qu’il y a derrière est pour toi.
munchkin-step-3 = Deux additions.
    .how = Tu comptes 3, elle compte 4. Il faut dépasser. Choisis le Seau et jette-le pour les combattants : 3 devient 6.
munchkin-step-4 = Tu gagnes de 2.
    .how = Dis que c’est tout. Vient le dernier appel : chacun a un instant pour tout gâcher. Pour l’instant, personne ne t’en veut.
munchkin-step-5 = Niveau 2, et deux trésors.
    .how = Un monstre tué rapporte niveau et trésors. Plus rien à faire : finis ton tour.
munchkin-step-6 = Quelques tours plus tard.
    .how = Tu es niveau 4, Rosa niveau 6. Un coup de pied.
munchkin-step-7 = Trop gros pour une personne.
    .how = 6 contre 8. Demande de l’aide à Rosa et fixe un prix : trésors, objets, à toi de voir. Marché conclu, marché tenu.
munchkin-step-8 = À deux, 13.
    .how = Son niveau et son balai comptent pour toi. Termine vite, avant que quelqu’un ait une idée.
munchkin-step-9 = Malik a eu une idée.
    .how = Un double expresso : l’ours compte 13, et l’égalité va aux monstres. Plus de carte ? Termine, et cours.
munchkin-step-10 = Cours !
    .how = Un dé par monstre. 5 ou plus, tu files ; moins, et sa carte dit la suite.
munchkin-step-11 = Le dé est tombé.
    .how = Chacun peut encore y toucher. Passe, et file.
munchkin-step-end = Tu sais tout ce qu’il faut.
munchkin-step-more-win = Le premier au niveau 10 gagne, et le dernier niveau se prend sur un monstre.
munchkin-step-more-curse = Une malédiction se joue sur n’importe qui, n’importe quand. Même sur ta voisine préférée.
munchkin-step-more-sell = Des objets valant 1000 pièces d’or se vendent contre un niveau. En fin de tour, les cartes de trop vont au plus faible.
munchkin-step-more-death = La mort coûte tes affaires, pas ton niveau. Les autres se servent.
munchkin-step-more-friends = Chaque total s’ouvre ligne par ligne. Impossible de tricher : il ne reste qu’à marchander.
