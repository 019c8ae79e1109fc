# La table autour du jeu : ce que la maison a arrangé, et pourquoi elle dit non.

somebody = quelqu’un

table-opened = La table est dressée.
person-came = { $name } entre.
person-left = { $removed ->
    [1] { $name } a dû quitter la table.
   *[0] { $name } quitte la table.
}
sat-down = { $name } prend le siège { $number }.
stood-up = { $name } se lève du siège { $number }.
seat-asked = { $name } aimerait continuer au siège { $number }, joué par un bot.
seat-agreed = Oui à { $name } pour le siège { $number }.
seat-denied = Non à { $name } pour le siège { $number } : le bot continue.
bot-seated = Un bot ({ $bot }) prend le siège { $number }.
seat-emptied = Le siège { $number } est de nouveau libre.
host-changed = L’hôte est maintenant { $name }.
options-changed = L’hôte a changé les options.
settings-changed = L’hôte a changé la tenue de la table.
word-given = { $seat } ajoute « { $word } » au mélange.
game-started = La partie commence.
paused = L’hôte met la partie en pause.
resumed = La partie reprend.
moment-asked = { $seat } a besoin d’un instant.
moment-over = L’instant est passé.
deserted = Il n’y a plus personne ; les horloges s’arrêtent.
woken = Quelqu’un est revenu.
taken-over = Un bot ({ $bot }) joue pour { $seat }.
given-back = { $seat } est de retour.
advised = { $strength ->
    [act] { $seat } demande conseil à un bot, qui dit tout.
    [why] { $seat } demande conseil à un bot, qui dit pourquoi.
   *[where] { $seat } demande à un bot où regarder.
}
muted = { $name } ne peut plus écrire pour l’instant.
unmuted = { $name } peut de nouveau écrire.
renamed = { $name } porte désormais ce nom.
forgotten = Quelqu’un a demandé à être oublié.
rematch-opened = La table suivante est prête.

# Pourquoi non : s’asseoir et recevoir
key-opens-nothing = Cette clé n’ouvre rien ici. Redemande le lien à l’hôte.
no-such-table = Cette table n’existe pas ; elle a peut-être été rangée après un long repos.
no-such-game = Il n’y a pas de jeu « { $game } » ; il y a { $games }.
no-such-bot = Aucun bot « { $bot } » ne joue à ce jeu ; il y a { $bots }.
bot-thinks-too-long = « { $bot } » réfléchirait trop longtemps pour une table : un bot y essaie au plus { $times } fois son nombre habituel de parties. « { $most } » peut s’asseoir.
no-such-seat-here = Il n’y a pas de siège { $number } ici ; la table en a { $seats }.
not-your-seat = C’est le siège de { $seat }, pas le tien.
not-you = C’est quelqu’un d’autre.
not-at-this-table = Cette personne n’est pas à cette table.
seat-taken = Le siège de { $seat } est pris.
seen-a-hand = Qui a vu une main de cette partie ne peut pas y prendre un autre siège.
seat-closed = La personne assise là a été écartée de la partie : le bot joue ce siège jusqu’au bout.
asked-already = Tu as demandé ; attends la réponse.
nobody-asks = Personne ne demande de siège en ce moment.
not-yours-to-say = On ne le demande qu’à l’hôte et à ceux qui jouent.
table-full = La table est pleine : { $most } personnes au plus.
no-spectators = L’hôte ne laisse personne regarder.
bad-name = Un nom a de 1 à { $most } caractères visibles.
bad-word = Un mot a de 1 à { $most } caractères visibles.
unknown-language = La maison parle { $languages }.
host-only = Seul l’hôte peut faire cela.
nobody-to-remove = Personne de ce numéro n’est à renvoyer.
already-started = La partie a commencé ; c’était possible avant.
not-started = La partie n’a pas commencé.
host-can-start = L’hôte peut la lancer.
table-over = Cette partie est finie.
rematch-instead = Une revanche, peut-être ?
no-rematch-yet = La revanche est pour celles et ceux qui ont joué, après la fin.
not-over-yet = La partie continue ; son fichier est pour après la fin.
seats-empty = { $seats ->
    [1] Un siège est vide.
   *[other] { $seats } sièges sont vides.
}
fill-with-bots = Des bots peuvent s’y asseoir.
seats-do-not-fit = { $title } se joue de { $least } à { $most }, pas à { $seats }.
somebody-sits-there = Quelqu’un est assis à un siège qui disparaîtrait.
too-many-bots = Trop de bots : { $bots } pour { $seats ->
    [1] un siège
   *[other] { $seats } sièges
}.
no-bot-here = Aucun bot n’est assis là ({ $seat }).
options-too-big = Les options peuvent prendre { $most } Ko.
options-not-understood = Ces options ne se comprennent pas : { $fault }
already-paused = La partie est déjà en pause.
not-paused = La partie n’est pas en pause.
already-so = C’est déjà le cas.
bad-takeover = Un bot peut remplacer quelqu’un après { $least } à { $most } secondes.
bad-moments = Chaque siège peut avoir jusqu’à { $most } instants.
no-such-moment = Cette partie n’a pas de moment { $n } ; le dernier est { $most }.
code-spent = Ce code a déjà servi, ou il est trop vieux. Demandes-en un autre sur l’autre appareil.
words-open-nothing = Ces mots n’ouvrent rien en ce moment. L’hôte peut en dire deux nouveaux.
nobody-knocks = Plus personne n’attend là.

# Pourquoi non : jouer et parler
paused-now = L’hôte a mis la partie en pause.
moment-now = { $seat } a besoin d’un instant.
no-moment-now = Personne n’a demandé d’instant à ce siège.
no-moments-left = { $moments ->
    [0] Cette partie n’accorde pas d’instant.
    [one] Chaque siège a un instant par partie, et il est passé.
   *[other] Chaque siège a { $moments } instants par partie, et ils sont passés.
}
act-not-understood = Ce n’est pas un coup de ce jeu : { $fault }
not-the-clock = Seule l’horloge parle pour l’horloge.
chat-off = L’hôte a fermé la discussion.
muted-now = L’hôte t’a coupé la parole.
hushed-now = Silence : personne ne peut parler.
gestures-instead = Les gestes sont permis.
bad-chat = Une ligne a de 1 à { $most } caractères visibles.
count-on-fingers = Les doigts vont jusqu’à { $most }.
point-at-what = Montrer quoi ?
point-on-the-table = Ce n’est pas sur la table.
point-at-the-open = On montre ce que tout le monde voit.
no-questions = Ce jeu ne répond pas aux questions.
question-not-understood = Ce n’est pas une question pour ce jeu : { $fault }
wish-not-understood = On ne peut pas souhaiter cela dans ce jeu : { $fault }
no-answer = Pas de réponse trouvée à temps. Redemande.
too-hard-to-say = C’est trop difficile à dire dans le temps imparti. Redemande quand la table aura avancé, ou demande moins.
advice-off = L’hôte n’admet pas de conseils à cette table.
nobody-advises = Aucun bot ne conseille dans ce jeu.
nothing-to-advise = À ta place, un bot ne ferait rien maintenant.

# Pourquoi non : la maison elle-même
not-written = La maison n’a pas pu l’écrire, donc rien ne s’est passé. Réessaie dans un instant.
only-told = Cette partie a commencé avec les règles { $version } de { $title }, que la maison ne joue plus. On la voit dans son journal, et personne ne peut plus y agir.
not-readable = La maison ne peut pas lire cela dans son fichier et l’a signalé à son hôte. Rien n’a été changé ; les autres tables n’en souffrent pas.
slow-down = Une chose après l’autre : attends un instant.
bad-request-id = Une demande a un identifiant de 1 à { $most } caractères.
other-protocol = Cette maison parle le protocole { $protocol }. Recharge la page.
hello-first = D’abord, dis bonjour.
hello-late = Personne n’a dit bonjour à temps. Reviens.
hello-once = Un seul bonjour suffit.
not-understood-at-all = Ce n’était pas un de nos messages.
body-not-understood = C’est illisible : { $fault }
not-json = Envoie du JSON, s’il te plaît.
too-big = C’est trop gros.
too-slow = Cela a mis trop longtemps à arriver. Essaie encore.
another-origin = C’est une page étrangère qui l’a demandé.
another-name = Cette maison ne s’appelle pas « { $name } ». Qui la tient peut la nommer avec --public-url.
no-such-page = Il n’y a rien ici.
house-stumbled = La maison a trébuché. Elle a noté où, et rien de ce qui est à toi n’est perdu.
session-gone = Cette connexion n’existe plus ; redis bonjour.
too-many-messages = Au plus { $most } messages à la fois.
too-many-tokens = Au plus { $most } clés à la fois.
no-such-progress = Rien n’est gardé sous ce code. Tu l’as peut-être effacé depuis ton autre appareil.
progress-full = C’est trop pour un seul code : il tient { $most } niveaux dans { $kilobytes } Ko.

# Au revoir
house-closes = La maison ferme un instant ; ton siège est gardé.
come-again = Entre de nouveau, s’il te plaît.
moved-away = Ton siège est maintenant sur un autre appareil.
you-were-removed = L’hôte t’a fait quitter la table.
you-left = Au revoir !
