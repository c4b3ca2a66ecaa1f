evening = Quelle soirée !
evening-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} · { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
evening-round = Manche
evening-sum = devancés
evening-who = { $who }
evening-outplaced = { $half ->
    [1] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[0] { $whole }
}
evening-of = sur { $opponents }
evening-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
evening-line = - **{ $who }**{ $opponents ->
    [0] { "" }
   *[other] { "" }, adversaires devancés : { $outplaced } sur { $opponents }
}
evening-cell = { $round }. { $game }{ $place ->
    [0] { "" }
    [1] { "" }, 1re place
   *[other] { "" }, { $place }e place
}
