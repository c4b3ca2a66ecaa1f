# Ordinateurs aux tables.

table-no-lobby-here = Aucune table d’ici n’attend le début de sa partie. Ouvrez-en une avec « /jouer », ou donnez le numéro d’une table.
computer-none = Cet ordinateur n’est pas à cette table. Quelqu’un a peut-être pris sa place.

## Niveaux

computer-level-easy = facile
    .hint = se trompe, surtout quand l’enjeu est faible
computer-level-normal = normal
    .hint = joue le coup qui paraît le meilleur sur le moment
computer-level-hard = difficile
    .hint = retient ce qui a été visible et imagine la suite de la partie

## Avant la partie

lobby-computers = Ajouter un ordinateur
lobby-computer = { $who } · ordinateur, { $level }
lobby-make-way = Qui rejoint la table maintenant prend la place d’un ordinateur.
lobby-joined-for = Vous êtes à la table { $number } ; { $who } vous a laissé sa place.

computers-title = Ordinateurs
computers-about = Ils voient ce qu’une personne verrait à leur place, et rien d’autre.
computers-level = **{ $level }** : { $about }
computers-add = **En ajouter un :**
computer-add-level = + { $level }
computers-fill = **Compléter jusqu’à { $seats } et commencer :**
computer-start-level = ▶ { $level }
computers-change = Changer, retirer …
computers-of = Quel niveau pour **{ $who }** ?
computers-remove = Retirer

## Options de la table

computer-fill = Places libres au début
computer-fill-none = elles restent libres
    .hint = Vous pouvez toujours ajouter des ordinateurs un par un
computer-fill-easy = des ordinateurs faciles
    .hint = Ils se trompent, surtout quand l’enjeu est faible
computer-fill-normal = des ordinateurs normaux
    .hint = Ils jouent le coup qui paraît le meilleur sur le moment
computer-fill-hard = des ordinateurs difficiles
    .hint = Ils retiennent ce qui a été visible et imaginent la suite de la partie
computer-fill-to = Compléter jusqu’à
computer-fill-seats = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
stand-in = Qui joue pour les absents
stand-in-harmless = personne : les coups les plus inoffensifs
    .hint = La place en fait le moins possible jusqu’à ce que quelqu’un la rejoue
stand-in-easy = un ordinateur facile
    .hint = Il continue avec ce que sait cette place, en se trompant parfois
stand-in-normal = un ordinateur normal
    .hint = Il continue avec ce que sait cette place, du mieux qu’il peut sur le moment
computer-pause = Pause avant un coup d’ordinateur
computer-pause-short = courte, de 1 à 2 secondes
    .hint = Pour qui connaît le jeu
computer-pause-normal = normale, de 2 à 3 secondes
    .hint = Le temps de voir ce qui s’est passé
computer-pause-long = longue, de 3 à 5 secondes
    .hint = Pour une première partie ; pas de pause quand une personne joue seule

## À la table et après

time-away-computer = 💺 Un ordinateur ({ $level }) joue pour { $who }.
time-away-yours-computer = 💺 Un ordinateur ({ $level }) joue pour vous. Jouez un coup, ou appuyez sur « Me revoilà ».
time-stand-in-computer = 💺 { $who } a laissé passer son temps trois fois de suite. Un ordinateur ({ $level }) joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà ». D’ici là, une personne qui n’est pas à cette table peut la reprendre.
motion-unanswered-computer = 💺 { $who } n’a pas répondu. Un ordinateur ({ $level }) joue désormais cette place ; { $who } la retrouve en jouant un coup ou en appuyant sur « Me revoilà ». D’ici là, une personne qui n’est pas à cette table peut la reprendre.
motion-how-alone = Les ordinateurs n’ont pas à être d’accord : vous pouvez revenir en arrière coup par coup, jusqu’au début si vous voulez.
lobby-begun = La partie a commencé.
rematch-alone = La table { $number } est ouverte dans { $where }, avec les mêmes ordinateurs. Commencez d’ici, ou changez-les d’abord.
computer-with-level = { $who } ({ $level })
computer-played = { $who } ({ $level }) a { $how }.
temper-bold = joué avec audace
temper-careful = joué la prudence
temper-sure = préféré les gains sûrs
temper-patient = misé sur la suite
temper-leader = visé qui menait
temper-peaceful = laissé les autres en paix
temper-even = joué sans parti pris
computers-finished = 🤖 Il ne restait plus personne dans la partie : les ordinateurs l’ont terminée entre eux. « Revoir la partie » montre comment.

## Conseils et retours en arrière

hint-ask = Que feriez-vous ?
hint-title = Ce qu’un ordinateur ferait ici
hint-chances = À peu près combien de parties comme celle-ci se gagnent après chaque coup.
hint-chance = gagne { $games }
games-in-ten = { $count ->
    [0] 1 partie sur 20 au plus
    [1] environ 1 partie sur 10
    [10] 19 parties sur 20 ou plus
   *[other] environ { $count } parties sur 10
}
hint-take = Jouer { $number }
hint-not-here = Les conseils sont réservés aux tables où une seule personne joue contre des ordinateurs.
hint-count = { $count ->
    [one] { $who } a demandé un conseil.
   *[other] { $who } a demandé { $count } conseils.
}
finding-busy = Trop de calculs sont déjà en cours. Réessayez dans un instant.
replay-why = Pourquoi ?
why-weighed = 💭 **Les choix pesés par { $who }** (son coup en premier ; « vous », c’est { $who })
why-nothing = Aucun ordinateur n’a choisi ce coup : c’est une personne, ou il n’y avait pas de choix.
after-turned = Tournants de la partie
turned-title = **Où la partie a basculé**
turned-nowhere = Aucun coup de cette partie n’a beaucoup changé les chances de gagner.
turned-house = **Coup { $number }** · 🔓 les réponses secrètes ont été révélées
turned-move = **Coup { $number }** · { $who } : { $move }
turned-chance = > { $who } gagnerait { $before } → **{ $after }**
turned-how = C’est ce que gagnent des ordinateurs qui jouent la suite à partir de là. Le hasard qui accompagne un coup, comme une carte piochée ensuite, en fait partie.
turned-look = Voir le coup { $number }
