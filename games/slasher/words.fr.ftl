slasher = Slasher
    .tagline = Préparez ensemble la scène d’un film d’horreur, puis lâchez-y vos Monstres.
    .feel = On monte un film d’horreur ensemble, puis on le hante.

slasher-option-target = Points à atteindre
    .about = Combien de temps on joue : qui a ce nombre de points gagne.
slasher-option-target-10 = 10 points (partie courte)
slasher-option-target-20 = 20 points
slasher-option-target-30 = 30 points (partie longue)

slasher-sheet-board = Le plateau de tournage
slasher-sheet-monsters = Ma main
slasher-sheet-bestiary = Tous les Monstres
slasher-sheet-end = Le générique de fin
slasher-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
slasher-window-monsters = quels Monstres jouez-vous ?

# Les Acteurs, en toutes lettres et en abrégé ; les Actions ; les groupes.
slasher-actor = { $colour ->
    [red] Rouge { $value }
    [blue] Bleu { $value }
    [green] Vert { $value }
   *[yellow] Jaune { $value }
}
slasher-actor-extra = { $number ->
    [1] Figurant 1
   *[2] Figurant 2
}
slasher-short = { $colour ->
    [red] R{ $value }
    [blue] B{ $value }
    [green] V{ $value }
   *[yellow] J{ $value }
}
slasher-short-extra = { $number ->
    [1] Fig
   *[2] Fig2
}
slasher-action-move = Déplacer
    .effect = Un Acteur déjà posé change de place.
slasher-action-join = Réunir
    .effect = Deux groupes ou Acteurs isolés ne font plus qu’un groupe.
slasher-action-split = Séparer
    .effect = Un groupe est séparé en deux.
slasher-action-swap = Échanger
    .effect = Deux Acteurs séparés échangent leurs places, dont au moins un dans un groupe.
slasher-group = le groupe { $letter }

# Les Monstres : le nom, le nom dans une phrase, ce qu’il frappe.
slasher-monster-doctor = Docteur
    .the = le Docteur
    .strikes = un groupe aux valeurs qui se suivent, sans doublon
    .short = une suite sans doublon
slasher-monster-alien = Alien
    .the = l’Alien
    .strikes = tous les Acteurs isolés
    .short = tous les Acteurs isolés
slasher-monster-werewolf = Loup-Garou
    .the = le Loup-Garou
    .strikes = des Acteurs de groupes différents dont les valeurs se suivent
    .short = une suite entre groupes
slasher-monster-doll = Poupée
    .the = la Poupée
    .strikes = un groupe d’exactement cinq Acteurs
    .short = exactement 5 Acteurs
slasher-monster-leprechaun = Leprechaun
    .the = le Leprechaun
    .strikes = un groupe de valeurs impaires uniquement
    .short = impairs : 1 3 5 7
slasher-monster-psycho = Psycho
    .the = le Psycho
    .strikes = un groupe où il y a exactement deux valeurs différentes
    .short = exactement deux valeurs
slasher-monster-sadist = Sadique
    .the = le Sadique
    .strikes = un groupe d’une seule couleur
    .short = une seule couleur
slasher-monster-vampire = Vampire
    .the = le Vampire
    .strikes = un groupe de valeurs supérieures à 4 uniquement
    .short = seulement 5 6 7
slasher-monster-ghost = Fantôme
    .the = le Fantôme
    .strikes = un groupe de valeurs inférieures à 4 uniquement
    .short = seulement 1 2 3
slasher-monster-clown = Clown
    .the = le Clown
    .strikes = un groupe où les quatre couleurs sont présentes
    .short = les quatre couleurs
slasher-monster-bat = Chauve-Souris géante
    .the = la Chauve-Souris géante
    .strikes = un groupe de valeurs paires uniquement
    .short = pairs : 2 4 6
slasher-no-monsters = aucun Monstre
slasher-prospect = { $points ->
    [0] rien à frapper pour l’instant
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
slasher-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Ce que raconte le fil.
slasher-round = Manche { $number } : { $who } joue en premier.
slasher-new-monster = Votre nouveau Monstre : { $monster }.
slasher-no-monster = La pile des Monstres est vide : { $who } n’en reçoit pas.
slasher-crowded = { $count ->
    [one] { $who } a plus de { $limit } Monstres et doit en défausser un.
   *[other] { $who } ont plus de { $limit } Monstres et doivent en défausser un chacun.
}
slasher-drops = { $who } défausse un Monstre face cachée.
slasher-places-alone = { $who } pose { $actor } à l’écart.
slasher-places = { $who } pose { $actor } avec { $unit }.
slasher-moves-alone = { $who } joue Déplacer : { $actor } se retrouve à l’écart.
slasher-moves = { $who } joue Déplacer : { $actor } rejoint { $unit }.
slasher-joins = { $who } joue Réunir : { $one } et { $other } forment un seul groupe.
slasher-splits = { $count ->
    [one] { $who } joue Séparer : { $actors } quitte { $unit }.
   *[other] { $who } joue Séparer : { $actors } quittent { $unit } ensemble.
}
slasher-splits-pair = { $who } joue Séparer : { $actors } se retrouvent isolés.
slasher-swaps = { $who } joue Échanger : { $one } et { $other } échangent leurs places.
slasher-no-effect = { $who } joue { $action }, sans effet possible : la carte est défaussée.
slasher-pick-monsters = Tout est en place. Chacun choisit ses Monstres en secret.
slasher-reveal = Monstres révélés : { $shown }.
slasher-shown = { $monster } ({ $who })
slasher-reveal-none = Personne ne joue de Monstre.
slasher-strikes = { $points ->
    [one] { $monster } ({ $initiative }, { $who }) slashe { $actors } pour { $points } point.
   *[other] { $monster } ({ $initiative }, { $who }) slashe { $actors } pour { $points } points.
}
slasher-fails = { $monster } ({ $initiative }, { $who }) ne trouve personne et rentre bredouille.
slasher-round-over = Fin de la manche { $number } : { $standing }.
slasher-next-round = Fin de la manche { $number } : { $standing }. { $who } commence la manche { $next }.
slasher-standing = { $who } { $points }
slasher-leaves = { $who } quitte la partie.

# Pourquoi la partie finit ainsi.
slasher-end-goal = { $target } points terminent la partie. Points après chaque manche :
slasher-end-line = - { $who } : { $after } = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
slasher-end-line-left = - { $who } (a quitté la partie) : { $after } = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
slasher-decided-lead = { $who } finit avec { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance sur { $whom }.
slasher-decided-strike = À la dernière manche, { $monster } frappe pour { $points }, et { $who } finit avec { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance sur { $whom }.
slasher-anecdote-round = { $who } a marqué { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche { $round }, le record de la partie.
slasher-why-target = Après la manche { $rounds }, l’objectif de { $target } points est atteint.
slasher-why-rounds = La manche { $rounds } était la dernière : personne n’a { $target } points.
slasher-why-best = { $count ->
    [one] { $who } a le meilleur score : { $points }.
   *[other] { $who } ont le meilleur score, à égalité : { $points }.
}
slasher-why-alone = Tous les autres ont quitté la partie.

# Où en est la partie.
slasher-headline-discard = { $count ->
    [one] { $who } doit défausser un Monstre
   *[other] { $who } doivent défausser un Monstre chacun
}
slasher-headline-set-up = { $who } joue une carte
slasher-headline-monsters = Chacun choisit ses Monstres en secret
slasher-headline-strike = { $who } choisit ce que slashe { $monster }
slasher-standing-none = Personne n’a encore de points ; il en faut { $target }
slasher-standing-leads = Vous menez avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target } ; { $who } en a { $most }
slasher-standing-level = Vous êtes à égalité avec { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur { $target }
slasher-standing-behind = Vous avez { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; { $who } mène avec { $most } sur { $target }
slasher-headline-over = { $count ->
    [one] La partie est finie : { $who } gagne
   *[other] La partie est finie : { $who } gagnent ensemble
}

# Ce que l’on a de caché.
slasher-holding-cards = { $count ->
    [one] **Carte :** { $cards }
   *[other] **Cartes :** { $cards }
}
slasher-holding-monster = **{ $monster }** ({ $initiative }) : { $strikes } — { $prospect }
slasher-holding-order-none = **Ordre permanent :** ne jouer aucun Monstre
slasher-holding-order-points = { $points ->
    [one] **Ordre permanent :** jouer tout Monstre qui marquerait un point, et frapper le plus d’Acteurs possible
   *[other] **Ordre permanent :** jouer tout Monstre qui marquerait { $points } points, et frapper le plus d’Acteurs possible
}
slasher-holding-lock = **Choisi pour cette manche :** { $monsters }

# Les choix.
slasher-ask-order = Quels Monstres jouer pour vous ? Personne d’autre ne le saura.
slasher-ask-wait = Ce n’est pas votre tour.
slasher-ask-discard = Vous pouvez garder { $limit } Monstres. Lequel partira ?
slasher-ask-card = Quelle carte jouez-vous ?
slasher-ask-place = Où va { $actor } ?
slasher-ask-move = Quel Acteur se déplace ?
slasher-ask-join = Lesquels réunir ?
slasher-ask-split = Quel groupe séparer en deux ?
slasher-ask-leaving = Qui quitte le groupe ?
slasher-ask-swap = Qui change de place ?
slasher-ask-swap-with = Avec qui { $actor } échange-t-il sa place ?
slasher-ask-monsters = Quels Monstres jouez-vous cette manche ?
slasher-ask-strike = Que slashe { $monster } ?
slasher-ask-first = Par quel Acteur commence la suite ?
slasher-ask-next = Jusqu’ici : { $actors }. Qui vient ensuite ?
slasher-label-alone = À l’écart
slasher-label-beside = Avec { $actor }
slasher-label-group = { $more ->
    [0] Groupe { $letter } : { $actors }
    [one] Groupe { $letter } : { $actors } + { $more } autre
   *[other] Groupe { $letter } : { $actors } + { $more } autres
}
slasher-label-move = Déplacer { $actor }
slasher-label-swap = Échanger { $actor }
slasher-label-split = Séparer { $group }
slasher-label-play = Jouer { $monster }
slasher-label-some = En jouer plusieurs
slasher-label-all = { $count ->
    [2] Jouer les deux
   *[other] Jouer les { $count }
}
slasher-label-none = N’en jouer aucun
slasher-label-longest = { $actors }
slasher-label-choose = Les choisir un par un
slasher-label-from = { $actor } d’abord
slasher-label-stop = C’est tout ({ $points })
slasher-hint-actor = Entre sur le plateau, seul ou avec d’autres.
slasher-hint-extra = Entre sur le plateau ; quand un Monstre frappe, sa valeur et sa couleur sont au choix.
slasher-hint-isolated = actuellement isolé
slasher-hint-in = actuellement dans { $group }
slasher-hint-no-effect = Sans effet pour l’instant : la carte est seulement défaussée.
slasher-label-order = Ordre permanent
slasher-hint-order = Quels Monstres vous jouez en votre absence.
slasher-label-order-none = N’en jouer aucun
slasher-label-order-points = { $points ->
    [one] Ceux qui marqueraient un point
   *[other] Ceux qui marqueraient { $points } points ou plus
}
slasher-label-order-clear = Retirer mon ordre
slasher-label-resign = Quitter la partie
slasher-hint-resign = Vos cartes sont défaussées, vos Monstres retournent à la pile.
slasher-effect-play = Jouer
slasher-effect-join = Les réunir
slasher-effect-split = Séparer le groupe
slasher-effect-nothing = Défausser { $action } sans effet
slasher-effect-discard = Défausser { $monster }
slasher-effect-lock = Valider : { $monsters }
slasher-effect-strike = { $points ->
    [one] Slasher avec { $monster } : { $points } point
   *[other] Slasher avec { $monster } : { $points } points
}
slasher-effect-order-none = N’en jouer aucun désormais
slasher-effect-order-points = { $points ->
    [one] Jouer pour un point désormais
   *[other] Jouer pour { $points } points désormais
}
slasher-effect-order-clear = Retirer mon ordre
slasher-effect-resign = Quitter définitivement la partie

# Les refus.
slasher-refused-unreadable = « { $given } » n’est pas un coup de Slasher.
slasher-refused-no-seat = Personne n’occupe cette place.
slasher-refused-left = Vous avez quitté cette partie.
slasher-refused-over = Cette partie est finie.
slasher-refused-turn = Ce n’est pas votre tour.
slasher-refused-in-discard = Pas maintenant : il faut d’abord défausser les Monstres en trop.
slasher-refused-in-set-up = Pas maintenant : les cartes sont en train d’être jouées.
slasher-refused-in-monsters = Pas maintenant : chacun choisit ses Monstres.
slasher-refused-in-strike = Pas maintenant : les Monstres sont en train de slasher.
slasher-refused-card = Vous n’avez pas { $card } en main.
slasher-refused-unit = Ce groupe ou cet Acteur isolé n’existe pas.
slasher-refused-actor = Absent du plateau : { $actor }.
slasher-refused-destination = L’Acteur doit changer de place.
slasher-refused-alike = Cela ne changerait rien : les deux Figurants se valent.
slasher-refused-join = Nommez deux groupes ou Acteurs isolés différents, dans l’ordre de la liste.
slasher-refused-split = Nommez une partie des Acteurs du groupe, mais pas tous, une fois chacun et dans l’ordre de la liste.
slasher-refused-swap = Ces deux-là ne peuvent pas échanger : il faut deux places différentes, dont au moins une dans un groupe.
slasher-refused-bare = Cette Action a un effet possible : vous devez le choisir.
slasher-refused-not-crowded = Vous n’avez pas de Monstre en trop : vous n’en défaussez pas.
slasher-refused-not-held = Vous n’avez pas { $monster } en main.
slasher-refused-none-held = Vous n’avez aucun Monstre : rien ne vous est demandé.
slasher-refused-one-held = Vous avez un seul Monstre : jouez-le par son nom, ou n’en jouez aucun.
slasher-refused-some = Nommez plusieurs de vos Monstres, mais pas tous, une fois chacun et dans l’ordre de votre main.
slasher-refused-locked = Vos Monstres sont validés jusqu’à la révélation.
slasher-refused-no-order = Vous n’avez pas donné d’ordre permanent.
slasher-refused-house = La table ne peut que révéler les Monstres.
slasher-refused-close = Les Monstres ne sont pas prêts à être révélés.
slasher-refused-group = { $monster } ne peut pas slasher ce groupe.
slasher-refused-hunt = Le Loup-Garou prend deux Acteurs ou plus, chacun dans un groupe différent, dont les valeurs se suivent.
slasher-refused-goes-on = La suite peut continuer : nommez l’Acteur suivant, ou finissez par « stop ».
slasher-refused-whole = Ici, { $monster } frappe un groupe entier : choisissez-en un.

# Les feuilles.
slasher-name = { $who }
slasher-list = { $items }
slasher-board-status = Manche { $round } · objectif { $target } points
slasher-board-top = **{ $status }** — { $headline }
slasher-board-player = { $turn ->
    [yes] - ▶ **{ $who }** : { $facts }
   *[no] - **{ $who }** : { $facts }
}
slasher-board-left = - **{ $who }** a quitté la partie
slasher-board-gain = +{ $points } à la manche précédente
slasher-board-gain-now = +{ $points } cette manche
slasher-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slasher-board-monsters = { $count ->
    [one] { $count } Monstre
   *[other] { $count } Monstres
}
slasher-board-first = joue en premier
slasher-board-group = - **Groupe { $letter }** ({ $count }) : { $actors }
slasher-board-no-group = Il n’y a pas encore de groupe.
slasher-board-alone = { $count ->
    [one] **Isolé** ({ $count }) : { $actors }
   *[other] **Isolés** ({ $count }) : { $actors }
}
slasher-board-no-alone = Aucun Acteur n’est isolé.
slasher-board-discards = **Actions jouées cette manche :** { $cards }
slasher-board-revealed = **Monstres de cette manche**
slasher-board-spent = { $points ->
    [one] - { $initiative }, { $monster } ({ $who }) : { $points } point
   *[other] - { $initiative }, { $monster } ({ $who }) : { $points } points
}
slasher-board-queued = - { $initiative }, { $monster } ({ $who }) : son tour viendra
slasher-board-last = **Dernier coup**
slasher-board-line = - { $line }
slasher-board-no-monster = Vous n’avez aucun Monstre.
slasher-board-dropped = Défaussé cette manche : { $monster }
slasher-picture-alone = { $count ->
    [one] { $count } Acteur isolé
   *[other] { $count } Acteurs isolés
}
slasher-picture-round = Manche { $round }
slasher-picture-first = 1er
slasher-picture-the-end = FIN
slasher-picture-slash = TCHAC !
slasher-picture-goal = Chaque morceau d’une barre est une manche ; { $target } points mettent fin à la partie.
slasher-picture-left = a quitté ({ $points })
slasher-picture-points = { $points } pts
slasher-picture-score = { $points } / { $target } pts
slasher-picture-prey = +{ $points }
slasher-picture-prey-in = { $letter } : +{ $points }
slasher-picture-no-prey = rien
slasher-picture-order = Le plus petit nombre frappe en premier.
slasher-picture-yours-discard = Trop de Monstres : un de moins
slasher-picture-yours-set-up = À vous : jouez une carte
slasher-picture-yours-monsters = Choisissez vos Monstres en secret
slasher-picture-yours-strike = Choisissez la proie : { $monster }
slasher-picture-locked = Vos Monstres sont verrouillés

## Commandes

slasher-command = slasher
    .about = Slasher : rassemblez les Acteurs, puis lâchez vos Monstres
slasher-command-new = nouvelle
    .about = Slasher : préparer la scène, puis lâcher ses Monstres, 2 à 5 joueurs, 20 min : ouvrir une table
slasher-command-place = poser
    .about = Jouer un Acteur de votre main
slasher-command-place-card = carte
    .about = Quel Acteur
slasher-command-place-where = où
    .about = À l’écart, ou avec quel groupe ou quel Acteur
slasher-command-move = déplacer
    .about = Jouer une Action : déplacer un Acteur
slasher-command-move-actor = acteur
    .about = Quel Acteur se déplace
slasher-command-move-where = où
    .about = Vers où
slasher-command-join-up = réunir
    .about = Jouer une Action : réunir deux groupes ou Acteurs
slasher-command-join-up-units = lesquels
    .about = Lesquels
slasher-command-split = séparer
    .about = Jouer une Action : séparer un groupe
slasher-command-split-group = groupe
    .about = Quel groupe
slasher-command-split-actors = acteurs
    .about = Qui le quitte
slasher-command-swap = échanger
    .about = Jouer une Action : échanger deux Acteurs
slasher-command-swap-actor = acteur
    .about = Quel Acteur
slasher-command-swap-other = autre
    .about = Avec qui
slasher-command-choose = choisir
    .about = Choisir vos Monstres en secret, en défausser un ou frapper : ce qui est demandé
slasher-command-choose-what = quoi
    .about = Votre choix
slasher-command-order = ordre
    .about = Laisser un ordre permanent : quels Monstres vous jouez en votre absence
slasher-command-order-what = quoi
    .about = N’en jouer aucun, jouer pour un nombre de points, ou retirer l’ordre

# Pourquoi un ordinateur joue un coup, et conseils.
slasher-because-prey = { $points ->
    [one] Ainsi, { $monster } trouve un Acteur à frapper.
   *[other] Ainsi, { $monster } trouve { $points } Acteurs à frapper.
}
slasher-because-more = { $before ->
    [one] Ainsi, { $monster } peut frapper { $points } Acteurs, contre un seul avant.
   *[other] Ainsi, { $monster } peut frapper { $points } Acteurs, contre { $before } avant.
}
slasher-because-spoils = { $points ->
    [one] Quiconque tient { $monster } perd sa seule victime.
   *[other] Quiconque tient { $monster } perd ses { $points } victimes.
}
slasher-because-less = Quiconque tient { $monster } frappera au mieux { $left ->
    [one] 1 Acteur
   *[other] { $left } Acteurs
}, contre { $points } avant.
slasher-because-keeps = Cela ne vous coûte rien : vos Monstres peuvent toujours marquer { $points ->
    [one] 1 point
   *[other] { $points } points
}.
slasher-because-harmless = Aucun Monstre que d’autres pourraient tenir n’y gagne.
slasher-because-little = Cela aide peu les autres : si quelqu’un tient { $monster }, il y trouve { $points ->
    [one] 1 Acteur
   *[other] { $points } Acteurs
}, et aucun autre Monstre n’en trouve plus.
slasher-because-nothing = { $action } n’a aucun effet pour l’instant : le plateau ne change pas et vous gardez vos autres cartes.
slasher-because-weakest = De vos Monstres, { $monster } est d’ordinaire celui qui vaut le moins.
slasher-because-holds = Vous gardez { $monsters } pour un meilleur plateau.
slasher-because-waits = { $points ->
    [0] Aucun de vos Monstres ne trouve personne à frapper pour l’instant.
    [one] Pour l’instant, chacun de vos Monstres marquerait au mieux 1 point ; gardés pour plus tard, ils feront peut-être mieux.
   *[other] Pour l’instant, chacun de vos Monstres marquerait au mieux { $points } points ; gardés pour plus tard, ils feront peut-être mieux.
}
slasher-because-in-vain = { $count ->
    [one] Personne à frapper pour l’instant, mais jouer { $monsters } libère une place pour un nouveau Monstre.
   *[other] Personne à frapper pour l’instant, mais jouer { $monsters } libère des places pour de nouveaux Monstres.
}
slasher-because-strikes = Si personne ne vous devance, vous marquez { $points ->
    [one] 1 point
   *[other] { $points } points
} avec { $monsters }.
slasher-because-first = Vous marquez { $points ->
    [one] 1 point
   *[other] { $points } points
} avec { $monsters }, et personne ne peut vous devancer.
slasher-because-target = Avec { $monsters }, vous pouvez atteindre { $total } points, et { $target } mettent fin à la partie.
slasher-because-most = { $points ->
    [one] Cela fait 1 point, et aucun autre choix n’en rapporte plus.
   *[other] Cela fait { $points } points, et aucun autre choix n’en rapporte plus.
}
slasher-because-takes = { $points ->
    [one] Cela vous fait 1 point.
   *[other] Cela vous fait { $points } points.
}
slasher-because-leaves = Vous marquez { $points ->
    [one] 1 point
   *[other] { $points } points
} et laissez { $left ->
    [one] 1 Acteur
   *[other] { $left } Acteurs
} pour { $monster }, qui est aussi à vous.
slasher-because-denies = Vous marquez { $points ->
    [one] 1 point
   *[other] { $points } points
}, et { $whom } { $left ->
    [0] ne trouve plus personne
    [one] trouve au mieux 1 Acteur
   *[other] trouve au mieux { $left } Acteurs
} pour { $monster }.

# Comment jouer, en trois pages dessinées.
slasher-primer-set = Vous partagez un plateau de tournage : des Acteurs en groupes ou à l’écart.
slasher-primer-hunt = Vous avez en secret des Monstres, chacun avec sa proie : pour le Vampire, un groupe sans rien sous 5.
slasher-primer-point = Préparez leur proie : chaque Acteur slashé vaut un point.
slasher-primer-deal = Chaque manche vous donne un Monstre et six cartes.
slasher-primer-play = À tour de rôle, jouez-en une : posez un Acteur, ou changez les groupes par une Action.
slasher-primer-pick = Quand chacun n’a plus qu’une carte, tous choisissent en secret les Monstres à jouer.
slasher-primer-order = Les Monstres frappent, les petits numéros d’abord. Les autres n’ont que ce qui reste.
slasher-primer-keep = Vos Monstres non joués restent en main. Tout le reste est redistribué.
slasher-primer-win = La partie finit d’habitude après la manche où quelqu’un atteint 20. Le meilleur score gagne.

# Ce qui s’explique la première fois, en deux courtes phrases au plus ; et ce que l’on a appris.
slasher-tip-aim = En fin de manche, chacun de vos Monstres peut slasher une proie du genre indiqué sur sa carte, un point par Acteur. Formez-la sans vous trahir.
slasher-tip-place = Posez un Acteur à l’écart, avec un Acteur isolé ou dans un groupe. Préparez votre proie, ou gâchez un groupe que d’autres semblent former.
slasher-tip-move = « Déplacer » emmène un Acteur ailleurs. Retirez celui qui gâche votre groupe, ou glissez-en un dans le groupe d’un autre.
slasher-tip-join = « Réunir » fait de deux groupes ou Acteurs isolés un seul groupe. Une proie grossit, ou se gâte si on la mêle à ce qui ne convient pas.
slasher-tip-split = « Séparer » coupe un groupe en deux, comme vous voulez. Écartez ceux qui ne vont pas à votre Monstre, ou défaites ce que d’autres ont formé.
slasher-tip-swap = « Échanger » intervertit deux Acteurs qui sont à des endroits différents. Elle peut réparer votre groupe et en gâcher un autre du même coup.
slasher-tip-extra = Un Figurant compte pour toute valeur et toute couleur, et vaut un point. Il ne gâche presque jamais un groupe : posez-le là où vous frapperez.
slasher-tip-prey = Un de vos Monstres a une proie sur le plateau ; « Ma main » la montre. Les autres jouent encore : complétez-la tard, et sans vous trahir.
slasher-tip-choose = Un de vos Monstres a le choix entre plusieurs proies, et n’en frappe qu’une. Prenez la plus grande, sauf si un autre de vos Monstres peut l’avoir.
slasher-tip-big = Un groupe de trois ou plus rapporte beaucoup au Monstre à qui il convient. Si ce n’est pas l’un des vôtres, gâchez-le avant la fin de la manche.
slasher-tip-last = La dernière carte de votre main n’est jamais jouée. Jouez celle qui vous aide, et gardez celle qui aiderait les autres.
slasher-tip-pick = Choisissez en secret les Monstres qui frappent. Gardez celui qui risque de ne trouver personne : un Monstre joué retourne à la pile.
slasher-tip-struck = Le plus petit numéro frappe d’abord, et les suivants n’ont que ce qui reste. À un grand numéro, il faut une proie dont personne d’autre ne veut.
slasher-tip-kept = Les Monstres non joués restent en main, jusqu’à une limite. Avec deux ou plus, formez un groupe qui va à tous, ou un groupe pour chacun.
slasher-tip-first = Qui est en tête joue la première carte de la manche. Mieux vaut jouer tard : plus personne ne peut défaire votre dernière carte.
slasher-tip-near = Quelqu’un a la moitié des points, et la partie finit après la manche où le but est atteint. Ne gardez pas vos Monstres trop longtemps.
slasher-tip-secret = On voit les Actions jouées et combien de Monstres chacun a en main. Le groupe que quelqu’un épargne trahit souvent ce qu’il chasse.
slasher-learnt = Vous savez maintenant préparer la proie de vos Monstres, gâcher celle des autres, et garder un Monstre pour une meilleure manche.
