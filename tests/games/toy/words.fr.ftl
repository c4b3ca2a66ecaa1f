toy = Jouet
    .tagline = Un petit jeu pour les tests
    .feel = Vite joué, vite oublié.
toy-option-memory = Mémoire
    .about = Peut-on regarder les cartes couvertes ?
toy-option-memory-faithful = Comme à table
toy-option-memory-open = Tout reste visible
toy-option-length = Durée
    .about = Combien de temps dure la partie.
toy-option-length-short = Courte
toy-option-length-long = Longue
toy-sheet-board = La table
toy-sheet-hand = Votre main
toy-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
toy-window-auction = Les enchères
toy-card = un { $rank }
toy-player = { $who }
toy-dealt = { $count ->
    [one] Chacun reçoit { $count } carte.
   *[other] Chacun reçoit { $count } cartes.
}
toy-ask = Que faites-vous ?
toy-ask-card = Quelle carte ?
toy-ask-bid = Combien misez-vous ?
toy-ask-gift = À qui, et combien ?
toy-field-to = À
toy-field-coins = Pièces
toy-effect = Valider
toy-verb-lay = Poser une carte
toy-verb-swap = Échanger des cartes
toy-verb-gift = Donner des pièces
toy-verb-peek = Regarder la pile
toy-verb-auction = Mettre la pile aux enchères
toy-verb-bid = Miser
toy-verb-resign = Abandonner
toy-refused-close = Les enchères ne sont pas prêtes à être closes.
toy-refused-seat = Personne n’est assis là.
toy-refused-turn = C’est à { $who } de jouer.
toy-refused-unfinished = Il manque quelque chose.
toy-resigns = { $who } abandonne.
toy-skips = { $who } n’a plus de temps.
toy-lays = { $who } pose une carte.
toy-last-lay = { $who } a posé { $card }.
toy-swaps = { $count ->
    [one] { $who } échange { $count } carte.
   *[other] { $who } échange { $count } cartes.
}
toy-draws = Vous piochez { $card }.
toy-gives = { $who } donne des pièces à { $whom }.
toy-gives-coins = { $coins ->
    [one] { $who } donne { $coins } pièce à { $whom }.
   *[other] { $who } donne { $coins } pièces à { $whom }.
}
toy-peeks = { $who } regarde toute la pile.
toy-peeked = Dans la pile : { $cards }.
toy-auction = { $who } met la pile aux enchères.
toy-nobody = Personne ne veut de la pile.
toy-wins = { $coins ->
    [one] { $who } prend la pile pour { $coins } pièce.
   *[other] { $who } prend la pile pour { $coins } pièces.
}
toy-why = On compte les cartes et les pièces.
toy-over = La partie est finie.
toy-headline = On attend { $who }.
toy-holdings = { $count ->
    [0] Aucune carte ; pièces : { $coins }
   *[other] { $cards } ; pièces : { $coins }
}
toy-pile = { $count ->
    [0] La pile est vide.
    [one] La pile a { $count } carte ; dessus, un { $top }.
   *[other] La pile a { $count } cartes ; dessus, un { $top }.
}
toy-because-lay = Une carte forte rend la pile plus intéressante.
toy-because-swap = Une autre carte sera peut-être plus forte.
toy-because-gift = Il n’y a rien d’autre à faire.
toy-because-peek = Il est bon de savoir ce qui s’y trouve.
toy-because-skip = Il n’y a rien à faire.
toy-because-auction = La pile vaut la peine d’être gagnée.
toy-because-bid = { $coins ->
    [one] La pile vaut environ { $worth } ; { $coins } pièce peut suffire.
   *[other] La pile vaut environ { $worth } ; { $coins } pièces peuvent suffire.
}
toy-tip-bid = Tout le monde mise en secret, et la plus haute mise emporte la pile.
toy-tip-lay = Une carte posée sur la pile couvre la précédente.
toy-primer-aim = Des cartes forment une pile. Gagnez des piles et des pièces : le plus riche à la fin de la dernière manche gagne.
toy-primer-turn = À votre tour, vous posez une carte sur la pile, échangez des cartes ou donnez des pièces. Puis vient le suivant.
toy-primer-end = À la fin de la manche, tous misent en secret. La plus haute mise emporte la pile, et une autre manche commence.
