evening = What a night!
evening-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
} · { $people ->
    [one] { $people } person
   *[other] { $people } people
}
evening-round = Round
evening-sum = outplaced
evening-who = { $who }
evening-outplaced = { $half ->
    [1] { $whole ->
        [0] ½
       *[other] { $whole }½
    }
   *[0] { $whole }
}
evening-of = of { $opponents }
evening-more = and { $count } more
evening-line = - **{ $who }**{ $opponents ->
    [0] { "" }
   *[other] { "" }, opponents outplaced: { $outplaced } of { $opponents }
}
evening-cell = { $round }. { $game }{ $place ->
    [0] { "" }
    [1] { "" }, 1st
    [2] { "" }, 2nd
    [3] { "" }, 3rd
   *[other] { "" }, { $place }th
}
