curtain = Tout le monde ferme les yeux. { $seat }, appuie sur Entrée quand tu veux.
read-on = C’est lu ? Appuie sur Entrée, puis passe le clavier
choose-act = Que fais-tu ?
choose-value = Ton choix ?
choose-player = Qui prend le clavier ?
nobody-else = Personne d’autre au clavier ne peut agir maintenant.
not-a-row = « { $typed } » n’est pas une ligne ; tape un nombre de 1 à { $most }.
not-a-value = « { $typed } » n’est pas dans la liste ; tape un de ses nombres, ou - pour revenir.
too-many-words = « { $typed } » ne répond à aucune question posée là : rien n’a été fait.
too-many-to-list = { $count } au choix, de { $first } à { $last } : tape le nom de l’une d’elles.
not-notation = « { $typed } » est illisible ; tout ce qui précède a été joué.
nothing-of-that-name = Rien sur la table ni dans ta main ne s’appelle « { $typed } ». Un bout du nom suffit ; le point d’interrogation seul montre les règles.
too-late = Le temps était écoulé avant : ce n’est pas joué. Regarde à nouveau.
some-of = { $least ->
    [0] Autant que tu veux, séparés par des espaces : { $most } au plus.
   *[other] { $exactly ->
        [0] Plusieurs, séparés par des espaces : de { $least } à { $most }.
        [1] Un seul choix.
       *[other] Il en faut { $exactly }, séparés par des espaces.
    }
}
none-of = Entrée seule : rien. - pour revenir.
go-back = - pour revenir.
meant = { $value } : { $meaning }
yes = oui
no = non
sure = { $question } ({ $yes } pour le faire)
sure-leave = Quitter la table ?
sure-give-up = Vraiment abandonner ?
sure-act = On y va ?
help-row = un nombre joue cette ligne (les suivants répondent à ses questions)
help-letters = la lettre au bout aussi
help-rules = { "?" } règles
help-about = { "?" } nom : ce que fait cette carte
help-next = n un autre joueur
help-watch = w suivre chaque coup
help-leave = c abandonner · q partir
awaited = On attend { $seat } : tape le numéro d’une ligne.
    .you = C’est à toi : tape le numéro d’une ligne.
go-on = Personne ne t’attend. Entrée pour continuer.
watching = Désormais on te demande entre tous les coups des autres, dès que tu peux agir.
not-watching = Désormais on te demande entre les coups des autres seulement s’il y a du nouveau à faire.
rules-open = Les règles. Espace tourne la page, q les referme.
picture-cut = Il manque { $columns ->
    [1] une colonne
   *[other] { $columns } colonnes
} à la fenêtre pour ce dessin.
thinks = { $seat } réfléchit…
last-thought = { $seat } : « { $reason } »
sealed = La graine est scellée : { $seal }
seed-told = La graine était { $seed }, scellée avant le premier coup : { $seal }. Rien n’a changé en route.
left-table = Tu as quitté la table.
kept = La partie est gardée dans { $path }.
act-settled = { $act } : { $settled }
help-hint = h indice (encore : pourquoi, puis un coup)
help-light = l bougie : reste-t-il une issue ?
help-advice = b que ferait un bot ? (encore : pourquoi, puis le coup)
help-idea = i idée
help-progress = p progression
help-enter = Entrée laisse agir les autres
level-of-book = { $book }, niveau { $number }
candle-burns = La bougie brûle : tout ce qui est posé peut rester.
candle-out = La bougie est éteinte : tout ne peut pas rester.
candle-flickers = La bougie vacille : trop embrouillé pour le dire à temps.
candle-snuffed = La bougie est rangée.
no-hints-in-a-race = On n’aide personne contre un adversaire.
fewest-laid = { $tiles } tuiles, et moins ne suffit pas : c’est prouvé.
fewest-would-do = { $tiles } auraient suffi, pas moins : c’est prouvé.
solved-with-hints = Avec { $hints ->
    [1] un indice
   *[other] { $hints } indices
}{ $moves ->
    [0] {""}
    [1] , un coup montré
   *[other] , { $moves } coups montrés
} : résolu, mais sans record.
solved-in = { $time } : ton meilleur temps ici.
solved-again = { $time } ; ton meilleur temps ici est { $best }.
solved-of = { $book } : { $solved ->
    [0] aucun niveau résolu sur { $most }
    [one] un niveau résolu sur { $most }
   *[other] { $solved } niveaux résolus sur { $most }
}
next-level = Ensuite : { $level }. Entrée le joue, autre chose quitte
advice-asked = { $seat } a demandé conseil à un bot { $times } fois.
    .you = Tu as demandé conseil à un bot { $times } fois.
nothing-to-advise = À ta place, un bot ne ferait rien maintenant.
