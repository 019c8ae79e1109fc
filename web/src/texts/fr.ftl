# Le couloir
title = Three Doors
motto = On toque, on enfonce, on cherche la sortie.
play-now = Jouer
invite = Inviter
rules = Règles
first-steps = Premiers pas
door-locked = Cette porte coince encore
    .why = Quelqu’un huile les gonds.
left-ajar = Restée entrouverte
go-back-in = Y retourner
language = Langue
torchlight = Aux torches
daylight = En plein jour
switch-to-day = Passer en plein jour
switch-to-torch = Passer aux torches
sound-on = Le son est allumé
sound-off = Le son est coupé
motion-on = Animations actives
motion-off = Animations coupées
about = À propos
front-page = Accueil
small-print = Libre, gratuit, sans compte. Non officiel : les noms des jeux sont à leurs propriétaires ; cartes, niveaux et dessins sont de nous. Icônes : game-icons.net, CC BY 3.0.

# Autour de chaque table
you = Toi
seats = Autour de la table
cards-in-hand = { $count ->
    [0] aucune carte en main
    [1] une carte en main
   *[other] { $count } cartes en main
    }
tells-of = dit : { $cards }
log = Ce qui s’est passé
log-short = Journal
log-empty = Il ne s’est rien passé. Louche.
chat = Autour de la table
chat-short = Parler
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose…
chat-hushed = Silence. La discussion est fermée, pas les gestes.
chat-forgotten = (retiré)
watching = regarde
gestures = Gestes
gesture-point = montrer
gesture-nod = oui
gesture-shake = non
gesture-stop = stop
gesture-hurry = vite
gesture-count = compter
close = Fermer
cancel = Annuler
menu = Table

nowhere = Pas de porte ici
    .why = C’était peut-être un mur depuis le début.
loading-late = Quelqu’un cherche la clé.
fault = C’est notre faute, pas la tienne. Réessaie dans un instant.
no-line = Le couloir est vide : la maison ne répond pas.
your-table = ta table
print = Imprimer
about-what = Trois jeux de donjon derrière trois portes, en direct par un lien, avec des gens ou des bots. Libre et gratuit, sans compte.
about-names = Non officiel. Les noms des jeux sont à leurs propriétaires et disent seulement quelles règles on joue ; cartes, niveaux, textes et dessins sont de nous.
about-parts = Merci à
about-icons = Icônes des auteurs de game-icons.net (Delapouite, Lorc, Caro Asercion, Sbed, Skoll, Carl Olsen, Guard13007, Zajkonur et Faithtoken), recolorées et recadrées.
about-keeps = Ce qui est gardé
    .what = Ton navigateur garde ton nom, tes réglages et les clés de tes chaises. La maison garde les tables où tu joues, et oublie ton nom et tes mots si tu le demandes.
    .levels = Ta progression dans les livres de niveaux a sa page et son bouton à elle.
forget-me = M’oublier à toutes les tables
    .sure = Vraiment ? Noms, mots et clés s’en vont
forget-me-done = { $count ->
    [0] Il n’y avait rien à oublier.
    [one] Oubli fait à une table.
   *[other] Oubli fait à { $count } tables.
    }
about-fair = Les mélanges sont scellés avant la donne et ouverts à la fin : chacun peut vérifier.
come-by-words = On t’a dit deux mots ?
    .hint = oie de laiton
    .go = Toquer
    .wait = Toc toc… l’hôte doit ouvrir.
    .no = La porte reste fermée.
your-name = Ton nom
awaited = c’est à toi
first-time = Première fois ?
move-in = Un code de ton autre appareil ?
    .go = M’asseoir
ask-in = Toquer : demander à entrer
    .why = L’adresse seule n’ouvre rien. Toque, et l’hôte peut ouvrir ; ou demande le lien.
