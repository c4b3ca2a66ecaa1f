toy = Toy
    .tagline = A small game for the tests
    .feel = Soon played, soon forgotten.
toy-option-memory = Memory
    .about = Whether covered cards can be looked at.
toy-option-memory-faithful = As at the table
toy-option-memory-open = Everything stays open
toy-option-length = Length
    .about = How long the game is.
toy-option-length-short = Short
toy-option-length-long = Long
toy-sheet-board = The table
toy-sheet-hand = Your hand
toy-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
toy-window-auction = The bids
toy-card = a { $rank }
toy-player = { $who }
toy-dealt = { $count ->
    [one] Everybody gets { $count } card.
   *[other] Everybody gets { $count } cards.
}
toy-ask = What do you do?
toy-ask-card = Which card?
toy-ask-bid = How much do you bid?
toy-ask-gift = To whom, and how much?
toy-field-to = To
toy-field-coins = Coins
toy-effect = Do it
toy-verb-lay = Lay a card
toy-verb-swap = Swap cards
toy-verb-gift = Give coins
toy-verb-peek = Peek at the pile
toy-verb-auction = Auction the pile
toy-verb-bid = Bid
toy-verb-resign = Resign
toy-refused-close = The auction is not ready to close.
toy-refused-seat = Nobody sits there.
toy-refused-turn = It is the turn of { $who }.
toy-refused-unfinished = Something is missing.
toy-resigns = { $who } resigns.
toy-skips = { $who } runs out of time.
toy-lays = { $who } lays a card.
toy-last-lay = { $who } laid { $card }.
toy-swaps = { $count ->
    [one] { $who } swaps { $count } card.
   *[other] { $who } swaps { $count } cards.
}
toy-draws = You draw { $card }.
toy-gives = { $who } gives coins to { $whom }.
toy-gives-coins = { $coins ->
    [one] { $who } gives { $whom } { $coins } coin.
   *[other] { $who } gives { $whom } { $coins } coins.
}
toy-peeks = { $who } looks through the pile.
toy-peeked = In the pile lie { $cards }.
toy-auction = { $who } puts the pile up for auction.
toy-nobody = Nobody wants the pile.
toy-wins = { $coins ->
    [one] { $who } takes the pile for { $coins } coin.
   *[other] { $who } takes the pile for { $coins } coins.
}
toy-why = Cards and coins are counted.
toy-over = The game is over.
toy-headline = The table waits for { $who }.
toy-holdings = { $count ->
    [0] No card; coins: { $coins }
   *[other] { $cards }; coins: { $coins }
}
toy-pile = { $count ->
    [0] The pile is empty.
    [one] The pile has { $count } card; on top a { $top }.
   *[other] The pile has { $count } cards; on top a { $top }.
}
toy-because-lay = A high card makes the pile worth winning.
toy-because-swap = Another card may be higher.
toy-because-gift = There is nothing else to do.
toy-because-peek = It is good to know what lies there.
toy-because-skip = There is nothing to do.
toy-because-auction = The pile is worth winning.
toy-because-bid = { $coins ->
    [one] The pile is worth about { $worth }; { $coins } coin may win it.
   *[other] The pile is worth about { $worth }; { $coins } coins may win it.
}
toy-tip-bid = All bid in secret, and the highest takes the pile.
toy-tip-lay = A card on the pile covers the one before.
toy-primer-aim = Cards lie in a pile. Win piles and coins: whoever has the most at the end of the last round wins.
toy-primer-turn = On your turn you lay one card on the pile, swap cards, or give coins away. Then it is the next player’s turn.
toy-primer-end = At the end of a round all bid in secret. The highest bid takes the whole pile, and another round begins.
