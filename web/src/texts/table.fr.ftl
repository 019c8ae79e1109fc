# Autour d’une table en direct
your-turn = À toi
note-here = est là
note-away = revient tout de suite…
note-bot = bot · { $level }
note-decides = décide
note-your-turn = c’est à toi
note-moment = demande un instant
note-sits-in = un bot joue : { $level }
somebody = Quelqu’un
watch-again = Revoir la partie
chat-closed = L’hôte a fermé la discussion.
chat-spectators = On regarde sans parler : les sièges n’entendent pas.
gestured-point = { $whom ->
    [none] { $who } montre quelque chose.
   *[other] { $who } montre { $whom }.
    }
gestured-nod = { $who } fait oui de la tête.
gestured-shake = { $who } fait non de la tête.
gestured-stop = { $who } lève la main : stop !
gestured-hurry = { $who } tapote son poignet : vite.
gestured-count = { $number ->
    [1] { $who } montre un doigt.
   *[other] { $who } montre { $number } doigts.
    }
table-of = La table de { $name }
    .yours = Ta table
house-rules = Règles maison
    .host = Seul l’hôte peut les changer.
chairs = Chaises
chairs-count = { $count ->
    [1] Une chaise
   *[other] { $count } chaises
    }
fewer-chairs = Une chaise de moins
more-chairs = Une chaise de plus
free-chair = Une chaise libre
    .how = envoie le lien, ou remplis-la
seat-bot = Asseoir un bot
share-screen = Jouer sur cet écran
second-name = Qui s’assoit à côté de toi ?
sit-here = S’asseoir ici
stand-up = Se lever
send-away = Renvoyer le bot
bot-level = Niveau des bots
strongest = le plus fort
host = hôte
watchers = Regardent : { $names }
let-them-in = Fais-les entrer
    .how = Montre ceci, envoie le lien, ou dis deux mots.
say-words = À dire de vive voix. On les tape sur la page d’accueil de { $host }, dans les dix minutes.
send-link = Envoyer le lien
copy-link = Copier le lien
link-only-here = Ce lien ne marche que sur cette machine. Pour laisser entrer les téléphones : make play HOST=0.0.0.0.
two-words = Deux mots
copied = Copié
copy = Copier
link = Lien vers cette table
qr = Le lien en carré à photographier
come-and-play = Une porte est ouverte. Viens jouer.
new-link = Faire un nouveau lien
    .why = L’ancien lien n’ouvrira plus rien.
ask-host-link = C’est l’hôte qui a le lien.
knocks = toque et demande à entrer.
let-in = Ouvrir
keep-shut = Pas maintenant
shuffle-word = Ajouter un mot au mélange (facultatif)
    .why = Les mots de chacun entrent dans la donne : personne n’a pu l’arranger.
    .hint = n’importe quel mot
give = Donner
lobby-hint = Première fois ? Le premier tour s’explique tout seul. On ne lit pas devant une porte ouverte.
start-knock = Toc toc !
start-munchkin = On enfonce !
start-dungeon_exit = Vers la sortie !
start-fill = { $count ->
    [0] (commencer)
    [one] (commencer, un bot prend la chaise libre)
   *[other] (commencer, { $count } chaises aux bots)
    }
wait-for-host = { $name } ouvre quand tout le monde est là.
done = C’est bon
already-here = Déjà là : { $names }
come-in = Entrer
just-watch = Juste regarder
no-free-chair = Plus de chaise : la partie est lancée.
ask-chair = Continuer pour { $name }
    .how = Des bots occupent ces chaises. Demandes-en une : la table dira oui ou non.
seat-ask = aimerait la chaise de { $bot }.
    .title = Quelqu’un demande une chaise
    .why = La partie continuerait avec ce que { $bot } a en main. Il faut le oui de tous ceux qui jouent.
    .yes = Oui, assieds-toi
    .no = Non
    .asked = Tu as demandé la chaise de { $bot }. On attend encore le oui de { $names }.
game-is-over = Cette partie est finie. On peut encore regarder.
again = Rejouer
curtain = { $last }, ferme les yeux. { $name }, toque quand tu veux.
curtain-first = { $name }, toque quand personne ne regarde.
curtain-knock = { $name } : toc toc
hand-now = { $name } joue
hand-over = Au tour de { $name }
elsewhere = Cette chaise est prise par ton autre onglet.
line-closed = La porte est fermée.
coming-back = Le couloir est long. On revient…
here-again = { $count ->
    [0] Te revoilà. Rien n’a bougé.
    [one] Te revoilà. Un coup t’a échappé.
   *[other] Te revoilà. { $count } coups t’ont échappé.
    }
paused = La table est en pause.
    .why = L’hôte a arrêté le temps.
    .by-you = Tu as arrêté l’horloge ; personne ne peut jouer.
pause = Pause
resume = Reprendre
play = Lecture
back = Retour
step-back = Un pas en arrière
step-on = Un pas en avant
moment = Moment
moment-of = coup { $at } sur { $all }
ready = On y va !
need-moment = Minute, papillon !
moment-done = C’est bon, je suis là
moment-mine = Prends ton temps.
moment-theirs = Une minute pour { $name }, s’il vous plaît.
moment-left = Tout s’arrête, { $seconds } s au plus.
concede = Abandonner
leave = Partir pour de bon
sure = Vraiment ? Encore une fois
corridor = Page d’accueil (ta chaise est gardée)
move-device = Changer d’appareil
move-code = Sur l’autre appareil, ouvre cette table et tape { $code }. Valable dix minutes.
host-menu = Pour l’hôte
host-lobby-hint = Chaises et bots se règlent dans l’antichambre.
mute = Faire taire
unmute = Laisser parler
make-host = Nommer hôte
remove = Renvoyer
set-chat = La discussion est ouverte
set-bots-talk = Les bots disent un mot de temps en temps
set-advice = On peut demander conseil à un bot
advice-ask = Que ferait un bot ?
advice = Conseil
advice-thinks = Un bot réfléchit…
advice-why = Pourquoi ?
advice-what = Et quoi ?
advice-do = Faire ainsi
advice-times = { $name } ({ $count })
advice-taken = Ont demandé conseil à un bot : { $who }.
hear-bots = Je lis ce que disent les bots
bot-says = { $name } : « { $text } »
set-spectators = On peut regarder
set-pace = Rythme
pace-live = en direct
pace-relaxed = tranquille
set-bots = Les bots jouent
bots-calm = calmement
bots-brisk = vivement
set-takeover = Un bot remplace après
seconds = { $count } secondes
never = jamais
fair-cards = Cartes honnêtes.
fair-cards-sealed = Scellées avant la donne : { $seal }. On ouvre à la fin.
fair-cards-matches = Promis avant la donne : { $seal }. Ouvert maintenant : le sceau correspond.
fair-cards-opened = Promis avant la donne : { $seal }. Ouvert maintenant.
fair-cards-broken = Le sceau ne correspond PAS. Il faudra expliquer.
fair-cards-check = Vérifier soi-même
fair-cards-seal = Sceau
fair-cards-seed = Graine
fair-cards-how = Le sceau est le SHA-256 de « three doors seed » suivi de la graine ; les mots s’y ajoutent.
same-table = Même table, on recommence
to-next-table = Vers la table suivante
you-are-in = Tu en es. On attend les autres.
is-in = en est
thinks = hésite
skip = Sauter
in-short = En bref.
got-it = Compris
choose-file = Choisir un fichier
no-screen = Ce jeu n’a pas encore d’écran dans le navigateur ; il se joue au terminal.
