# Ce que tout jeu peut dire d’un choix qui ne convient pas.
choice-not-offered = « { $given } » ne fait pas partie des choix possibles ici.
choice-amount-no-number = « { $given } » n’est pas un nombre entier.
choice-amount-out-of-bounds = { $given } est hors limites : il faut de { $least } à { $most }.
choice-amount-out-of-bounds-or = { $given } n’est pas possible : indiquez { $other }, ou de { $least } à { $most }.
choice-amount-off-step = { $given } ne convient pas : partez de { $least } et montez par pas de { $step }.
choice-several-twice = Vous avez choisi deux fois la même chose.
choice-several-count = { $least ->
    [one] Choisissez au moins une chose
   *[other] Choisissez au moins { $least } choses
} et au plus { $most }.
choice-form-unreadable = Je n’ai pas pu lire « { $given } ».
choice-form-missing = Il manque une réponse : { $field }.
choice-form-total = { $bound ->
    [some] Remplissez au moins un des montants.
    [least] Cela fait { $given } en tout ; il faut au moins { $least }.
    [exact] Cela fait { $given } en tout ; il faut { $least }.
   *[both] Cela fait { $given } en tout ; il faut de { $least } à { $most }.
}
choice-form-growing = { $given } ne suffit pas : il faut au moins { $least }.

# Les pages « comment jouer » de chaque jeu.
primer-aim = Le but
primer-turn = Un tour
primer-end = La fin
