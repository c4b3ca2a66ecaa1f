slush-fund = Caisse noire
    .tagline = Soudoyez cinq politiciens sous la table ; ce que vaut un pot-de-vin, seule la mémoire le sait.
    .feel = Bluff et mémoire : qui a payé le plus le Président ?

slush-fund-option-memory = Mémoire
    .about = Faut-il se souvenir de ce que cache une pile, ou peut-on regarder ? Visible, c’est plus facile.
slush-fund-option-memory-faithful = Les cartes couvertes restent cachées
slush-fund-option-memory-open = Toutes les piles sont visibles
slush-fund-option-length = Paquet
    .about = Quand sort la dixième carte Temps, qui finit la partie.
slush-fund-option-length-full = Partie complète (10 cartes Temps)
slush-fund-option-length-short = Partie courte (12 cartes Temps)

slush-fund-sheet-end = Le décompte final
slush-fund-sheet-bribes = Mes pots-de-vin
slush-fund-sheet-board = La table
slush-fund-sheet-fund = La caisse noire
slush-fund-sheet-deck = Les cartes du paquet
slush-fund-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Cartes et politiciens : seuls, dans une phrase, et comme une carte parmi d’autres (`one`).
slush-fund-card-10k = 10 k$
    .inline = 10 k$
    .one = 10 k$
slush-fund-card-20k = 20 k$
    .inline = 20 k$
    .one = 20 k$
slush-fund-card-30k = 30 k$
    .inline = 30 k$
    .one = 30 k$
slush-fund-card-40k = 40 k$
    .inline = 40 k$
    .one = 40 k$
slush-fund-card-50k = 50 k$
    .inline = 50 k$
    .one = 50 k$
slush-fund-card-vp = PV
    .inline = PV
    .one = une carte PV
slush-fund-card-scandal = Scandale
    .inline = scandale
    .one = un scandale
slush-fund-card-thief = Voleur
    .inline = voleur
    .one = un voleur
slush-fund-card-spy = Espion
    .inline = espion
    .one = un espion
slush-fund-card-transfer = Transfert
    .inline = transfert
    .one = un transfert
slush-fund-card-time = Temps
    .inline = temps
    .one = une carte Temps
slush-fund-card-bribe = de l’argent ou une carte PV
slush-fund-count = { $count } × { $card }
slush-fund-politician-president = Président
    .inline = président
    .short = Président
slush-fund-politician-vice-president = Vice-président
    .inline = vice-président
    .short = Vice-prés.
slush-fund-politician-senator = Sénateur
    .inline = sénateur
    .short = Sénateur
slush-fund-politician-governor = Gouverneur
    .inline = gouverneur
    .short = Gouv.
slush-fund-politician-mayor = Maire
    .inline = maire
    .short = Maire

# Ce qui est raconté dans le fil : jamais la valeur d’une carte qui peut être couverte.
slush-fund-told-first = { $who } joue en premier.
slush-fund-told-deck = { $who } révèle { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} du paquet.
slush-fund-told-deck-none = { $who } choisit le paquet.
slush-fund-told-time = Le temps passe : { $count ->
    [one] la première des 10 cartes Temps est posée.
   *[other] { $count } cartes Temps sur 10 sont posées.
}
slush-fund-told-fund = { $who } prend trois cartes dans la caisse noire.
slush-fund-told-stash = { $who } met { $card } dans la caisse noire.
slush-fund-told-bribe = { $who } soudoie le { $politician }.
slush-fund-told-scandal = { $who } fait éclater un scandale autour du { $politician } : { $count } sur 5.
slush-fund-told-fall = Cinq scandales : le { $politician } tombe et tous les pots-de-vin y sont perdus.
slush-fund-told-thief = { $who } joue un voleur et dépouille { $whom } chez le { $politician }.
slush-fund-told-transfer = { $who } déplace de l’argent du { $politician } au { $target }.
slush-fund-told-spy = { $who } joue un espion et laisse les scandales en place.
slush-fund-told-spy-move = { $who } joue un espion : un scandale passe du { $politician } au { $target }, qui en a { $count } sur 5.
slush-fund-told-peek = { $who } regarde la pile posée par { $whom } chez le { $politician }.
slush-fund-told-peek-none = { $who } ne regarde aucune pile.
slush-fund-told-sight = Vous voyez la pile posée par { $whom } chez le { $politician }, de bas en haut : { $cards }.
slush-fund-told-discard = { $who } défausse { $card }.
slush-fund-told-useless-thief = { $who } doit défausser un voleur : aucun adversaire n’a d’argent sur le dessus.
slush-fund-told-useless-spy = { $who } doit défausser un espion : aucun scandale à déplacer, aucune pile à regarder.
slush-fund-told-useless-transfer = { $who } doit défausser un transfert : aucun argent à déplacer.
slush-fund-told-resign = { $who } quitte la partie.
slush-fund-told-end-time = La dixième carte Temps : la partie s’arrête aussitôt.
slush-fund-told-end-fallen = Les cinq politiciens sont tombés : la partie est finie.
slush-fund-told-end-last = Il ne reste qu’une personne en jeu : la partie est finie.
slush-fund-told-end-deck = Le paquet ne suffit plus pour un tour : la partie est finie.

# Le dernier coup sur la table : avec les valeurs, jusqu’à la fin du tour suivant.
slush-fund-last-first = { $who } joue en premier.
slush-fund-last-deck = { $who } révèle { $cards }.
slush-fund-last-deck-none = { $who } ne révèle que des cartes Temps.
slush-fund-last-time = Cartes Temps : { $count } sur 10.
slush-fund-last-fund = { $who } prend trois cartes dans la caisse.
slush-fund-last-stash = { $who } met { $card } dans la caisse.
slush-fund-last-bribe = { $who } pose { $card } chez le { $politician }.
slush-fund-last-scandal = { $who } joue un scandale sur le { $politician } : { $count } sur 5.
slush-fund-last-fall = Le { $politician } tombe.
slush-fund-last-thief = { $who } vole { $card } à { $whom } chez le { $politician }.
slush-fund-last-transfer = { $who } déplace { $card } du { $politician } au { $target }.
slush-fund-last-spy = { $who } joue un espion, aucun scandale ne bouge.
slush-fund-last-spy-move = { $who } joue un espion : un scandale passe du { $politician } au { $target }, qui en a { $count } sur 5.
slush-fund-last-peek = { $who } regarde la pile posée par { $whom } chez le { $politician }.
slush-fund-last-peek-none = { $who } ne regarde aucune pile.
slush-fund-last-discard = { $who } défausse { $card }.
slush-fund-last-useless-thief = { $who } défausse un voleur : rien à voler.
slush-fund-last-useless-spy = { $who } défausse un espion : rien à faire.
slush-fund-last-useless-transfer = { $who } défausse un transfert : rien à déplacer.
slush-fund-last-resign = { $who } quitte la partie.
slush-fund-last-end-time = La dixième carte Temps met fin à la partie.
slush-fund-last-end-fallen = La chute du dernier politicien met fin à la partie.
slush-fund-last-end-last = Il ne reste qu’une personne : la partie s’arrête.
slush-fund-last-end-deck = Le paquet est épuisé : la partie s’arrête.

slush-fund-standing = { $count ->
    [0] Vous n’avez encore soudoyé personne
    [one] Vous avez { $bribes } chez un politicien
   *[other] Vous avez { $bribes } chez { $count } politiciens
} ; fin dans { $left ->
    [one] une carte Temps
   *[other] { $left } cartes Temps
}
slush-fund-standing-money = { $total } k$
slush-fund-standing-vps = { $count ->
    [one] une carte PV
   *[other] { $count } cartes PV
}

# Où en est la partie.
slush-fund-headline-take = { $who } choisit : le paquet ou la caisse noire
slush-fund-headline-stash = { $who } met une des { $count } cartes révélées dans la caisse noire
slush-fund-headline-play = { $who } a encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à jouer
slush-fund-headline-peek = { $who } peut regarder une pile
slush-fund-headline-over = La partie est finie : { $count ->
    [one] { $winners } gagne
   *[other] { $winners } gagnent ensemble
}

# Ce qui est demandé.
slush-fund-ask-wait = C’est à { $who } de jouer.
slush-fund-ask-take = D’où viennent vos cartes ?
slush-fund-ask-fund = Prenez trois cartes dans la caisse. Personne ne voit lesquelles avant que vous les jouiez.
slush-fund-ask-stash = Quelle carte va dans la caisse noire ? { $others ->
    [one] Vous jouerez l’autre
   *[other] Vous jouerez les autres
}.{ $vps ->
    [0] {""}
   *[other] {" "}PV : un point de victoire de plus si vous gagnez le politicien choisi.
}
slush-fund-ask-play = { $count ->
    [one] Il vous reste { $count } carte à jouer.
   *[other] Il vous reste { $count } cartes à jouer, dans l’ordre de votre choix.
}{ $kinds ->
    [0] {""}
   *[other] {" "}Impossible de jouer pour l’instant : { $useless }.
}
slush-fund-ask-play-card = Quelle carte jouez-vous ?
slush-fund-ask-bribe = Qui soudoyez-vous ? Votre carte : { $card }
slush-fund-ask-scandal = Sur qui éclate le scandale ?
slush-fund-ask-thief = Quelle carte du dessus volez-vous ?
slush-fund-ask-transfer = Laquelle de vos cartes déplacez-vous ?
slush-fund-ask-transfer-to = Chez qui mettez-vous { $card }, pris chez le { $politician } ?
slush-fund-ask-spy = D’abord : déplacez-vous un scandale ?
slush-fund-ask-peek = Votre espion peut maintenant regarder une pile.
slush-fund-ask-peek-pile = Quelle pile regardez-vous ?
slush-fund-ask-discard = Quelle carte défaussez-vous ?

# Ce qui peut être choisi : 34 lettres au plus, sans les noms.
slush-fund-pick-take = Choisir des cartes
slush-fund-pick-stash = Remplir la caisse
slush-fund-pick-play = Jouer une carte
slush-fund-pick-discard = Défausser une carte
slush-fund-pick-peek = Regarder une pile
slush-fund-pick-resign = Quitter la partie
slush-fund-pick-deck = Paquet : en révéler 3, en jouer 2
slush-fund-pick-fund = { $count ->
    [3] Caisse : prendre les trois cartes
   *[other] Caisse : en prendre 3 sur { $count }
}
slush-fund-pick-stash-card = { $card } dans la caisse
slush-fund-pick-play-card = Jouer : { $card }
slush-fund-pick-discard-card = Défausser : { $card }
slush-fund-pick-bribe = { $card } chez le { $politician }
slush-fund-pick-scandal = { $count ->
    [5] { $politician } : cinquième, il tombe
   *[other] { $politician } : scandale { $count } sur 5
}
slush-fund-pick-thief = Voler { $card } à { $whom }, { $politician }
slush-fund-pick-spy = Scandale : { $politician } → { $target }
slush-fund-pick-spy-none = Espion : ne déplacer aucun scandale
slush-fund-pick-source = { $place ->
    [1] Déplacer { $card } : { $politician }, dessus
   *[other] Déplacer { $card } : { $politician }, carte { $place }
}
slush-fund-pick-peek-pile = { $whom }, { $politician } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slush-fund-pick-peek-none = Ne regarder aucune pile

slush-fund-hint-bribe = Votre pile à cet endroit : { $before } k$, puis { $after } k$
slush-fund-hint-bribe-nothing = Votre pile à cet endroit : { $before } k$ ; un point de plus si vous gagnez
slush-fund-hint-10k = Soudoyer un politicien
slush-fund-hint-20k = Soudoyer un politicien
slush-fund-hint-30k = Soudoyer un politicien
slush-fund-hint-40k = Soudoyer un politicien
slush-fund-hint-50k = Soudoyer un politicien
slush-fund-hint-vp = Un point de plus si vous gagnez ce politicien ; un voleur ne peut pas la prendre
slush-fund-hint-scandal = Un point de moins pour le gagnant ; le cinquième fait tomber le politicien
slush-fund-hint-thief = Voler la carte argent du dessus d’une pile adverse
slush-fund-hint-spy = Déplacer un scandale, puis regarder une pile
slush-fund-hint-resign = Vos pots-de-vin restent et comptent contre les autres, mais vous ne pouvez plus gagner.
slush-fund-hint-transfer = Déplacer votre argent d’un politicien à un autre

# Ce que fait le dernier appui.
slush-fund-do-resign = Quitter la partie
slush-fund-do-deck = Révéler trois cartes
slush-fund-do-fund = Prendre ces trois cartes
slush-fund-do-stash = Mettre dans la caisse : { $card }
slush-fund-do-discard = Défausser : { $card }
slush-fund-do-bribe = Poser { $card } chez le { $politician }
slush-fund-do-scandal = Jouer le scandale sur le { $politician }
slush-fund-do-thief = Voler { $whom } chez le { $politician }
slush-fund-do-transfer = Déplacer { $card } du { $politician } au { $target }
slush-fund-do-spy = Déplacer un scandale du { $politician } au { $target }
slush-fund-do-spy-none = Ne déplacer aucun scandale
slush-fund-do-peek = Regarder la pile posée par { $whom } chez le { $politician }
slush-fund-do-peek-none = Ne regarder aucune pile

# Pourquoi un coup est refusé.
slush-fund-no-over = La partie est finie.
slush-fund-no-out = Vous avez quitté cette partie.
slush-fund-no-turn = C’est à { $who } de jouer.
slush-fund-no-phase-take = Choisissez d’abord d’où viennent vos cartes : du paquet ou de la caisse noire.
slush-fund-no-phase-stash = Mettez d’abord une des cartes révélées dans la caisse noire.
slush-fund-no-phase-play = Vos cartes sont déjà choisies : jouez-les ou défaussez-les.
slush-fund-no-phase-peek = Votre espion d’abord : regardez une pile, ou aucune.
slush-fund-no-fund-small = Il faut trois cartes dans la caisse noire ; elle en contient { $count }.
slush-fund-no-fund-three = Prenez exactement trois cartes dans la caisse noire.
slush-fund-no-fund-card = Il n’y en a pas autant dans la caisse noire : { $card }.
slush-fund-no-fund-order = Nommez les trois cartes dans l’ordre de la liste, chacune une fois.
slush-fund-no-hand = Vous n’avez pas cette carte en main : { $card }.
slush-fund-no-fallen = Le { $politician } est tombé ; on ne peut plus rien y faire.
slush-fund-no-own-pile = C’est votre propre pile.
slush-fund-no-no-pile = { $whom } n’a pas de pile chez le { $politician }.
slush-fund-no-vp-shield = Une carte PV est sur le dessus : un voleur ne prend à { $whom } que de l’argent, et seulement sur le dessus.
slush-fund-no-no-scandal = Il n’y a aucun scandale à déplacer sur le { $politician }.
slush-fund-no-shift-money = Un transfert ne déplace que de l’argent.
slush-fund-no-shift-same = L’argent doit aller chez un autre politicien.
slush-fund-no-spy-useless = Un espion ne peut rien faire pour l’instant, sans scandale à déplacer ni pile à regarder : défaussez-le.
slush-fund-no-shift-like = Quand plusieurs cartes semblables ({ $card }) sont posées l’une sur l’autre, on ne nomme que celle du dessus : cela revient au même.
slush-fund-no-shift-card = Vous n’avez pas cette carte chez le { $politician } : { $card }.

# La table en mots.
slush-fund-board-status = Tour { $turn } · Temps { $time } sur { $last } · paquet : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}
slush-fund-board-politician = **{ $number } { $politician }** · { $count ->
    [0] aucun scandale
    [one] { $count } scandale sur { $most }
   *[other] { $count } scandales sur { $most }
}
slush-fund-board-fallen = **{ $number } { $politician }** · tombé
slush-fund-board-pile = - { $who } : { $card } sur le dessus, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slush-fund-board-pile-open = - { $who } : { $cards } = { $total } k$, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slush-fund-board-pile-down = - { $who } : face cachée, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
slush-fund-board-hand = **À jouer** par { $who } : { $cards }
slush-fund-board-hand-hidden = **À jouer** par { $who } : { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
} de la caisse
slush-fund-board-out = { $count ->
    [one] A quitté la partie : { $who }
   *[other] Ont quitté la partie : { $who }
}
slush-fund-board-gone = **Hors du jeu** : { $cards }
slush-fund-board-last = **Dernier coup**
slush-fund-board-fund = **Caisse noire** ({ $count }) : { $cards }
slush-fund-board-fund-taken = **Caisse noire** ({ $count }) : { $cards } · trois prises ce tour-ci
slush-fund-board-fund-empty = **Caisse noire** : vide
slush-fund-fund-card = - { $card } : { $count }
slush-fund-fund-rule = Dès qu’il y a trois cartes, vous pouvez en prendre trois au choix au lieu de choisir le paquet.
slush-fund-deck-total = Le paquet compte **{ $count } cartes** au départ :
slush-fund-deck-card = - { $card } : { $count }
slush-fund-deck-note = À vous de retenir ce qui est sorti du paquet.

# Ce que tient un joueur.
slush-fund-own-none = **{ $politician }** : aucun pot-de-vin
slush-fund-own-pile = **{ $politician }** : { $cards } = **{ $total } k$** ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
slush-fund-own-lost = **{ $politician }**, tombé : { $cards } = { $total } k$ de perdus ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
slush-fund-own-revealed = **Tout juste révélé** : { $cards }
slush-fund-own-hand = **À jouer** : { $cards }
slush-fund-own-sight = **Espion, tour { $turn }** : la pile posée par { $whom } chez le { $politician } contenait { $cards }

# La fin.
slush-fund-end-place = **{ $place }** { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
slush-fund-end-left = { $who } : a quitté la partie
slush-fund-end-pile = - { $who } : { $cards } = { $total } k$
slush-fund-end-ties = **Points égaux**

slush-fund-decided-last = { $who } reste en jeu sans personne en face.
slush-fund-decided-tie = À { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout, le { $politician } départage en faveur { DE($who) }.
slush-fund-decided-shared = À { $points ->
    [one] { $points } point
   *[other] { $points } points
} partout, même le { $politician } n’a pas pu départager.
slush-fund-decided-money = Le { $politician } a tout décidé : { $who } y a mis { $money } k$, { $whom } seulement { $less } k$.
slush-fund-decided-notes = Le { $politician } a tout décidé : { $money } k$ de part et d’autre, mais { $who } a payé en plus de billets { QUE($whom) }.
slush-fund-decided-alone = Le { $politician } a tout décidé : { $who } y était sans rival.
slush-fund-anecdote-fallen = { $who } avait misé { $money } k$ sur le { $politician }, qui est tombé.
slush-fund-anecdote-beaten = { $who } a dépensé { $money } k$ pour le { $politician }, et pour rien.

slush-fund-why-time = La dixième carte Temps a mis fin à la partie.
slush-fund-why-last = Tous les autres ont quitté la partie : { $who } gagne.
slush-fund-why-fallen = Les cinq politiciens sont tombés.
slush-fund-why-deck = Le paquet ne suffisait plus pour un tour.
slush-fund-why-politician-money = { $politician } : le pot-de-vin le plus élevé est de { $money } k$. { $points }.
slush-fund-why-politician-notes = { $politician } : plusieurs pots-de-vin de { $money } k$ ; celui qui compte le plus de cartes argent ({ $notes }) l’emporte. { $points }.
slush-fund-why-politician-shared = { $politician } : { $winners } y ont chacun { $money } k$ en { $notes ->
    [one] { $notes } carte argent
   *[other] { $notes } cartes argent
}. { $points }.
slush-fund-why-politician-nobody = { $politician } : pas d’argent, personne ne gagne.
slush-fund-why-politician-fallen = { $politician } : tombé, personne ne gagne.
slush-fund-why-points = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $worth }{ $scandals ->
    [0] {""}
   *[other] {" "}− { $scandals } de scandales
}{ $vps ->
    [0] {""}
   *[other] {" "}+ { $vps } de cartes PV
})
slush-fund-why-total = { $who } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} en tout.
slush-fund-why-tie-none = Départage, { $politician } : personne ne l’a gagné parmi { $tied }.
slush-fund-why-tie-one = Départage, { $politician } : parmi { $tied }, { $who } l’a gagné et passe devant.
slush-fund-why-tie-some = Départage, { $politician } : parmi { $tied }, { $won } l’ont gagné et restent à égalité.
slush-fund-why-winner = { $who } gagne la partie.
slush-fund-why-winners = { $winners } se partagent la victoire.

# Ce que seules les images disent.
slush-fund-picture-seat = { $who }
slush-fund-picture-sum = { $total } k$
slush-fund-picture-thousands = { $total }K
slush-fund-picture-total = { $total } k$ en tout
slush-fund-picture-count = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
slush-fund-picture-fallen = TOMBÉ
slush-fund-picture-left = parti
slush-fund-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
slush-fund-picture-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
slush-fund-picture-fund = Caisse noire
slush-fund-picture-taken = 3 prises
slush-fund-picture-turn = Tour { $turn }
slush-fund-picture-time = Temps { $time } sur { $last }
slush-fund-picture-hold = Ce que j’ai
slush-fund-picture-yours-take = À vous : paquet ou caisse noire ?
slush-fund-picture-yours-stash = À vous : une carte à la caisse
slush-fund-picture-yours-play = À vous : jouez { $count ->
    [one] votre carte
   *[other] { $count } cartes
}
slush-fund-picture-yours-peek = À vous : regarder une pile ?
slush-fund-picture-to-use = À jouer
slush-fund-picture-gone = Hors du jeu
slush-fund-picture-transfer = Transfert
slush-fund-picture-all-lost = Tous les pots-de-vin sont perdus
slush-fund-picture-no-money = Pas d’argent ici
slush-fund-poster-falls = Le { $politician } tombe
slush-fund-poster-lost = Tous ses pots-de-vin sont perdus
slush-fund-poster-paper = La Dépêche de l’enveloppe
slush-fund-poster-shout = SCANDALE !
slush-fund-poster-caught-1 = PRIS
slush-fund-poster-caught-2 = ENCORE !

## Commandes

slush-fund-command = caisse-noire
    .about = Caisse noire : soudoyez des politiciens en secret
slush-fund-command-new = nouvelle
    .about = Caisse noire : soudoyer des politiciens en secret, 2 à 4 joueurs, 30 min : ouvrir une table
slush-fund-command-take = prendre
    .about = Prendre des cartes : du paquet, ou trois de la caisse noire
slush-fund-command-take-source = source
    .about = D’où
slush-fund-command-take-cards = cartes
    .about = Lesquelles de la caisse ; plus simple sur votre panneau
slush-fund-command-stash = verser
    .about = Mettre une des cartes révélées dans la caisse noire
slush-fund-command-stash-card = carte
    .about = Quelle carte
slush-fund-command-play = jouer
    .about = Jouer une carte
slush-fund-command-play-card = carte
    .about = Quelle carte
slush-fund-command-play-on = sur
    .about = Sur quel politicien ou quelle pile
slush-fund-command-play-to = vers
    .about = Où va une carte déplacée
slush-fund-command-discard = défausser
    .about = Défausser une carte sans s’en servir
slush-fund-command-discard-card = carte
    .about = Quelle carte
slush-fund-command-spy = espionner
    .about = Jouer un Espion : d’abord déplacer un Scandale
slush-fund-command-spy-scandal = scandale
    .about = De quel politicien vers lequel
slush-fund-command-peek = regarder
    .about = La seconde moitié de l’Espion : regarder la pile d’un adversaire
slush-fund-command-peek-pile = pile
    .about = La pile de qui

# La raison d’un coup joué par un ordinateur, ou d’un coup que vous pourriez jouer. `sure` vaut 0 si d’autres y ont des cartes couvertes.
slush-fund-because-deck-only = La caisse noire ne contient pas encore trois cartes.
slush-fund-because-deck-better = Les deux meilleures de trois nouvelles cartes promettent plus que n’importe quel trio de la caisse noire.
slush-fund-because-deck-end = Vous semblez en tête, et une carte Temps peut terminer la partie.
slush-fund-because-deck-later = Les cartes de la caisse noire restent là pour un autre tour.
slush-fund-because-fund-better = Trois cartes de votre choix, { $cards }, promettent plus que deux cartes du paquet.
slush-fund-because-fund-sure = Vous savez ce que vous prenez : { $cards }.
slush-fund-because-stash-least = Parmi les cartes révélées, c’est { $card } qui vous sert le moins.
slush-fund-because-stash-keep = Il vous reste à jouer : { $cards }.
slush-fund-because-bribe-first = Personne d’autre n’a encore payé le { $politician }.
slush-fund-because-bribe-alone = Personne d’autre n’a encore payé le { $politician }, et votre avance augmente.
slush-fund-because-bribe-ahead = { $sure ->
    [0] Vous passez sans doute devant { $whom } chez le { $politician }.
   *[other] Vous passez devant { $whom } chez le { $politician }.
}
slush-fund-because-bribe-safer = { $sure ->
    [0] Vous êtes sans doute devant { $whom } chez le { $politician }, et cela conforte votre avance.
   *[other] Votre avance sur { $whom } chez le { $politician } devient plus sûre.
}
slush-fund-because-bribe-closer = Vous réduisez votre retard sur { $whom } chez le { $politician }.
slush-fund-because-vp-point = { $sure ->
    [0] Vous êtes sans doute en tête chez le { $politician } : c’est probablement un point de plus.
   *[other] Vous êtes en tête chez le { $politician } : en l’état, c’est un point de plus.
}
slush-fund-because-vp-shield = Cette carte protège des voleurs votre pile chez le { $politician }.
slush-fund-because-vp-hope = C’est un point de plus si vous gagnez le { $politician }.
slush-fund-because-scandal-leader = { $sure ->
    [0] { $whom } semble en tête chez le { $politician }, qui vaudra un point de moins.
   *[other] { $whom } est en tête chez le { $politician }, qui vaudra un point de moins.
}
slush-fund-because-scandal-fall = Le { $politician } tombe, et { $whom } y perd tous ses pots-de-vin.
slush-fund-because-scandal-least = C’est chez le { $politician } qu’un scandale semble vous nuire le moins.
slush-fund-because-scandal-worth = Le { $politician } rapportera un point de moins, quel qu’en soit le vainqueur.
slush-fund-because-thief-ahead = { $sure ->
    [0] { $whom } perd { $card }, et vous passez sans doute devant chez le { $politician }.
   *[other] { $whom } perd { $card }, et vous passez devant chez le { $politician }.
}
slush-fund-because-thief-safer = { $whom } perd { $card }, ce qui renforce votre pot-de-vin chez le { $politician }.
slush-fund-because-thief-closer = { $whom } perd { $card }, qui s’ajoute à votre pot-de-vin chez le { $politician }.
slush-fund-because-transfer-first = Vous placez { $card } chez le { $target }, que personne d’autre n’a encore payé.
slush-fund-because-transfer-ahead = { $sure ->
    [0] Avec { $card }, vous passez sans doute devant { $whom } chez le { $target }.
   *[other] Avec { $card }, vous passez devant { $whom } chez le { $target }.
}
slush-fund-because-transfer-safer = Avec { $card } de plus, votre pot-de-vin chez le { $target } est plus sûr.
slush-fund-because-transfer-closer = Avec { $card }, vous réduisez votre retard sur { $whom } chez le { $target }.
slush-fund-because-spy-both = { $sure ->
    [0] Un scandale quitte le { $politician }, chez qui vous semblez en tête, pour le { $target }, chez qui { $whom } semble l’être.
   *[other] Un scandale quitte le { $politician }, chez qui vous êtes en tête, pour le { $target }, chez qui { $whom } l’est.
}
slush-fund-because-spy-off = { $sure ->
    [0] Un scandale quitte le { $politician }, chez qui vous semblez en tête.
   *[other] Un scandale quitte le { $politician }, chez qui vous êtes en tête.
}
slush-fund-because-spy-on = { $sure ->
    [0] { $whom } semble en tête chez le { $target }, qui vaudra un point de moins.
   *[other] { $whom } est en tête chez le { $target }, qui vaudra un point de moins.
}
slush-fund-because-spy-fall = Le { $target } tombe, et { $whom } y perd tous ses pots-de-vin.
slush-fund-because-spy-from = Le { $politician } vaut un point de plus, et le { $target } un de moins.
slush-fund-because-spy-look = Les scandales restent où ils sont, et vous pouvez encore regarder une pile.
slush-fund-because-spy-leave = Les scandales restent où ils sont.
slush-fund-because-peek-covered = Vous ne connaissez pas toutes les cartes de la pile posée par { $whom } chez le { $politician }.
slush-fund-because-peek-known = Vous connaissez déjà la pile posée par { $whom } chez le { $politician }, mais un regard de plus ne coûte rien.
slush-fund-because-peek-needless = Vous connaissez toutes les piles que vous pourriez regarder.
slush-fund-because-peek-quiet = Personne n’apprend quelle pile vous intéresse.
slush-fund-because-discard-harmful = De quelque façon que vous jouiez { $card }, d’autres semblent y gagner plus que vous.
slush-fund-because-discard-useless = Pour l’instant, { $card } ne servirait à rien.
slush-fund-because-discard-small = Jouer { $card } ne vous apporterait presque rien.

# Comment jouer, en trois pages dessinées.
slush-fund-primer-buy = Cinq politiciens sont à vendre. À la fin, chacun est à qui l’a le plus payé.
slush-fund-primer-cover = Seule la carte du dessus se voit. Un petit billet peut cacher une fortune : retenez tout.
slush-fund-primer-worth = Chacun vaut 7 points, moins 1 par scandale.
slush-fund-primer-deck = Révélez trois cartes. Mettez-en une dans la caisse noire, jouez les autres.
slush-fund-primer-fund = Ou prenez en secret trois cartes de la caisse et jouez-les toutes.
slush-fund-primer-play = Argent et PV vont sur vos piles. Les autres cartes volent, espionnent ou font scandale.
slush-fund-primer-time = La dixième carte Temps arrête aussitôt la partie, même en plein tour.
slush-fund-primer-count = On retourne toutes les piles. Qui a le plus payé un politicien le gagne. Le meilleur total l’emporte.
slush-fund-primer-fall = Au cinquième scandale, un politicien tombe : tout ce qu’il a reçu est perdu.

# Ce qui est expliqué quand cela se présente : deux phrases courtes au plus.
slush-fund-tip-stash = Trois cartes sont visibles. L’une va dans la caisse noire, où chacun pourra la prendre, et vous jouez les autres.
slush-fund-tip-money = Seule la carte du dessus d’une pile se voit. Posez d’abord le gros billet : le petit, par-dessus, cache ce que vous avez payé.
slush-fund-tip-aim = À la fin, qui a payé le plus à un politicien le gagne. Mieux vaut une petite avance en plusieurs endroits qu’une grande en un seul.
slush-fund-tip-fund = La caisse donne trois cartes de votre choix, le paquet deux au hasard seulement. On ne voit lesquelles que lorsque vous les jouez.
slush-fund-tip-robbed = Un voleur a pris la carte du dessus de votre pile : les gros billets sont plus sûrs dessous. Une carte PV sur le dessus arrête tous les voleurs.
slush-fund-tip-scandal = Un scandale enlève un point à la valeur d’un politicien. Posez-le là où quelqu’un d’autre est en tête, pas chez vous.
slush-fund-tip-thief = Un voleur prend le billet du dessus d’une pile adverse et le pose sur la vôtre, au même endroit. Cela compte deux fois : on perd et vous gagnez.
slush-fund-tip-spy = Un espion peut déplacer un scandale, puis regarder une pile entière. Seul son joueur voit les cartes, et doit les retenir.
slush-fund-tip-transfer = Un transfert déplace l’un de vos billets vers un autre politicien, d’où qu’il soit dans la pile. Utile là où vous avez trop d’avance, ou trop de retard.
slush-fund-tip-vp = Une carte PV rapporte un point si vous gagnez ce politicien, mais ne paie rien. Elle protège aussi des voleurs l’argent qui est dessous.
slush-fund-tip-danger = Au cinquième scandale, un politicien tombe et tous les pots-de-vin y sont perdus. À partir de trois, réfléchissez avant de payer.
slush-fund-tip-time = Les cartes Temps ne se jouent pas. La dixième arrête la partie aussitôt, même au milieu d’un tour.
slush-fund-tip-taken = Quelqu’un a pris trois cartes dans la caisse : vous ne les voyez que lorsqu’elles sont jouées. Ce qui manque ensuite dans la caisse en faisait partie.
slush-fund-tip-covered = Certaines piles ont désormais des cartes couvertes, et personne ne dit ce qu’elles valent. Qui s’en souvient sait où un seul billet suffit.
slush-fund-tip-worth = Un politicien vaut 7 points, un de moins par scandale et un de plus par carte PV de qui le gagne. Jamais moins de 3.
slush-fund-tip-late = La fin approche : cherchez où il vous manque peu. À montant égal, qui a le plus de billets à cet endroit l’emporte.

# What somebody has learnt in the first game, in one sentence.
slush-fund-learnt = Vous savez maintenant cacher ce que vous payez, voler ce qui est sur le dessus, et gagner cinq politiciens de peu plutôt qu’un seul de beaucoup.
