slush-fund = Slush Fund
    .tagline = Bribe five politicians under the table; what a bribe is worth, only memory knows.
    .feel = Bluff and memory: who has paid the President more?

slush-fund-option-memory = Memory
    .about = Whether you have to remember what lies in a pile, or may look. Open is easier.
slush-fund-option-memory-faithful = Covered cards stay hidden
slush-fund-option-memory-open = Every pile lies open
slush-fund-option-length = Deck
    .about = How soon the tenth Time card comes up, which ends the game.
slush-fund-option-length-full = Full game (10 Time cards)
slush-fund-option-length-short = Short game (12 Time cards)

slush-fund-sheet-end = The final count
slush-fund-sheet-bribes = My bribes
slush-fund-sheet-board = The board
slush-fund-sheet-fund = The slush fund
slush-fund-sheet-deck = The cards of the deck
slush-fund-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}

# Cards and politicians: alone, inside a sentence, and as one of their kind (`one`).
slush-fund-card-10k = $10K
    .inline = $10K
    .one = $10K
slush-fund-card-20k = $20K
    .inline = $20K
    .one = $20K
slush-fund-card-30k = $30K
    .inline = $30K
    .one = $30K
slush-fund-card-40k = $40K
    .inline = $40K
    .one = $40K
slush-fund-card-50k = $50K
    .inline = $50K
    .one = $50K
slush-fund-card-vp = VP
    .inline = VP
    .one = a VP card
slush-fund-card-scandal = Scandal
    .inline = Scandal
    .one = a Scandal
slush-fund-card-thief = Thief
    .inline = Thief
    .one = a Thief
slush-fund-card-spy = Spy
    .inline = Spy
    .one = a Spy
slush-fund-card-transfer = Money Transfer
    .inline = Money Transfer
    .one = a Money Transfer
slush-fund-card-time = Time
    .inline = Time
    .one = a Time card
slush-fund-card-bribe = money or a VP card
slush-fund-count = { $count } × { $card }
slush-fund-politician-president = President
    .inline = President
    .short = President
slush-fund-politician-vice-president = Vice-President
    .inline = Vice-President
    .short = Vice-Pres.
slush-fund-politician-senator = Senator
    .inline = Senator
    .short = Senator
slush-fund-politician-governor = Governor
    .inline = Governor
    .short = Governor
slush-fund-politician-mayor = Mayor
    .inline = Mayor
    .short = Mayor

# What is told in the thread: never the value of a card that may be covered.
slush-fund-told-first = { $who } plays first.
slush-fund-told-deck = { $who } reveals { $count ->
    [one] one card
   *[other] { $count } cards
} from the deck.
slush-fund-told-deck-none = { $who } turns to the deck.
slush-fund-told-time = Time passes: { $count ->
    [one] the first of 10 Time cards is out.
   *[other] { $count } of 10 Time cards are out.
}
slush-fund-told-fund = { $who } takes three cards from the slush fund.
slush-fund-told-stash = { $who } puts { $card } in the slush fund.
slush-fund-told-bribe = { $who } bribes the { $politician }.
slush-fund-told-scandal = { $who } stirs up a scandal around the { $politician }: { $count } of 5.
slush-fund-told-fall = Five scandals: the { $politician } falls, and every bribe there is lost.
slush-fund-told-thief = { $who } plays a Thief and robs { $whom } at the { $politician }.
slush-fund-told-transfer = { $who } moves money from the { $politician } to the { $target }.
slush-fund-told-spy = { $who } plays a Spy and leaves the scandals alone.
slush-fund-told-spy-move = { $who } plays a Spy: a scandal moves from the { $politician } to the { $target }, who now has { $count } of 5.
slush-fund-told-peek = { $who } looks at { $whom }’s pile on the { $politician }.
slush-fund-told-peek-none = { $who } looks at no pile.
slush-fund-told-sight = You see { $whom }’s pile on the { $politician }, from the bottom up: { $cards }.
slush-fund-told-discard = { $who } discards { $card }.
slush-fund-told-useless-thief = { $who } has to discard a Thief: no opponent has money on top.
slush-fund-told-useless-spy = { $who } has to discard a Spy: no scandal to move, no pile to look at.
slush-fund-told-useless-transfer = { $who } has to discard a Money Transfer: none of their own money can move.
slush-fund-told-resign = { $who } leaves the game.
slush-fund-told-end-time = The tenth Time card: the game is over at once.
slush-fund-told-end-fallen = All five politicians have fallen: the game is over.
slush-fund-told-end-last = Only one player is left: the game is over.
slush-fund-told-end-deck = The deck cannot fill another turn: the game is over.

# The last play on the board: with values, until the next turn is over.
slush-fund-last-first = { $who } plays first.
slush-fund-last-deck = { $who } reveals { $cards }.
slush-fund-last-deck-none = { $who } reveals nothing but Time.
slush-fund-last-time = Time cards: { $count } of 10.
slush-fund-last-fund = { $who } takes three cards from the fund.
slush-fund-last-stash = { $who } puts { $card } in the fund.
slush-fund-last-bribe = { $who } plays { $card } on the { $politician }.
slush-fund-last-scandal = { $who } plays a Scandal on the { $politician }: { $count } of 5.
slush-fund-last-fall = The { $politician } falls.
slush-fund-last-thief = { $who } steals { $card } from { $whom } at the { $politician }.
slush-fund-last-transfer = { $who } moves { $card } from the { $politician } to the { $target }.
slush-fund-last-spy = { $who } plays a Spy, no scandal moves.
slush-fund-last-spy-move = { $who } plays a Spy: a scandal goes from the { $politician } to the { $target }, who now has { $count } of 5.
slush-fund-last-peek = { $who } looks at { $whom }’s pile on the { $politician }.
slush-fund-last-peek-none = { $who } looks at no pile.
slush-fund-last-discard = { $who } discards { $card }.
slush-fund-last-useless-thief = { $who } discards a Thief: nothing to steal.
slush-fund-last-useless-spy = { $who } discards a Spy: nothing to do.
slush-fund-last-useless-transfer = { $who } discards a Money Transfer: nothing to move.
slush-fund-last-resign = { $who } leaves the game.
slush-fund-last-end-time = The tenth Time card ends the game.
slush-fund-last-end-fallen = The fall of the last politician ends the game.
slush-fund-last-end-last = One player is left: the game ends.
slush-fund-last-end-deck = The deck has run out: the game ends.

slush-fund-standing = { $count ->
    [0] You have bribed nobody yet
    [one] You have { $bribes } on one politician
   *[other] You have { $bribes } on { $count } politicians
}; { $left ->
    [one] one Time card
   *[other] { $left } Time cards
} to the end
slush-fund-standing-money = ${ $total }K
slush-fund-standing-vps = { $count ->
    [one] one VP card
   *[other] { $count } VP cards
}

# Where the game stands.
slush-fund-headline-take = { $who } chooses: the deck or the slush fund
slush-fund-headline-stash = { $who } puts one of { $count } revealed cards in the slush fund
slush-fund-headline-play = { $who } has { $count ->
    [one] one card
   *[other] { $count } cards
} to play
slush-fund-headline-peek = { $who } may look at a pile
slush-fund-headline-over = The game is over: { $count ->
    [one] { $winners } wins
   *[other] { $winners } win together
}

# What is asked.
slush-fund-ask-wait = It is { $who }’s turn.
slush-fund-ask-take = Where do your cards come from?
slush-fund-ask-fund = Take three cards from the fund. Nobody sees which until you play them.
slush-fund-ask-stash = Which card goes to the slush fund? You play the { $others ->
    [one] other
   *[other] others
}.{ $vps ->
    [0] {""}
   *[other] {" "}VP (victory point): one more if you win that politician.
}
slush-fund-ask-play = { $count ->
    [one] One card is left to play.
   *[other] { $count } cards are left to play, in any order.
}{ $kinds ->
    [0] {""}
   *[other] {" "}Now you have no use for { $useless }.
}
slush-fund-ask-play-card = Which card do you play?
slush-fund-ask-bribe = Who do you bribe with { $card }?
slush-fund-ask-scandal = Who gets the Scandal?
slush-fund-ask-thief = Which top card do you steal?
slush-fund-ask-transfer = Which of your cards do you move?
slush-fund-ask-transfer-to = Who gets { $card } from the { $politician }?
slush-fund-ask-spy = First, do you move a scandal?
slush-fund-ask-peek = Your Spy may now look at a pile.
slush-fund-ask-peek-pile = Which pile do you look at?
slush-fund-ask-discard = Which card do you discard?

# What may be picked: at most 34 letters, without names.
slush-fund-pick-take = Choose cards
slush-fund-pick-stash = Fill the fund
slush-fund-pick-play = Play a card
slush-fund-pick-discard = Discard a card
slush-fund-pick-peek = Look at a pile
slush-fund-pick-resign = Leave the game
slush-fund-pick-deck = Deck: reveal three, play two
slush-fund-pick-fund = { $count ->
    [3] Fund: take all three
   *[other] Fund: take three of { $count }
}
slush-fund-pick-stash-card = { $card } to the fund
slush-fund-pick-play-card = Play { $card }
slush-fund-pick-discard-card = Discard: { $card }
slush-fund-pick-bribe = { $card } on the { $politician }
slush-fund-pick-scandal = { $count ->
    [5] { $politician }: fifth scandal, a fall
   *[other] { $politician }: scandal { $count } of 5
}
slush-fund-pick-thief = Steal { $card } from { $whom }, { $politician }
slush-fund-pick-spy = Scandal: { $politician } → { $target }
slush-fund-pick-spy-none = Spy: move no scandal
slush-fund-pick-source = { $place ->
    [1] Move { $card }: { $politician }, top card
   *[other] Move { $card }: { $politician }, card { $place }
}
slush-fund-pick-peek-pile = { $whom }, { $politician }: { $count ->
    [one] one card
   *[other] { $count } cards
}
slush-fund-pick-peek-none = Look at no pile

slush-fund-hint-bribe = Your pile there: ${ $before }K, then ${ $after }K
slush-fund-hint-bribe-nothing = Your pile there: ${ $before }K; one more point if you win
slush-fund-hint-10k = Bribe a politician
slush-fund-hint-20k = Bribe a politician
slush-fund-hint-30k = Bribe a politician
slush-fund-hint-40k = Bribe a politician
slush-fund-hint-50k = Bribe a politician
slush-fund-hint-vp = One more point if you win that politician; a Thief cannot take it
slush-fund-hint-scandal = One point less for whoever wins; the fifth brings the politician down
slush-fund-hint-thief = Steal an opponent’s top money card
slush-fund-hint-spy = Move a scandal, then look at a pile
slush-fund-hint-resign = Your bribes stay where they are and still count against the others, but you cannot win any more.
slush-fund-hint-transfer = Move your own money from one politician to another

# What the last press does.
slush-fund-do-resign = Leave the game
slush-fund-do-deck = Reveal three cards
slush-fund-do-fund = Take these three cards
slush-fund-do-stash = Put { $card } in the fund
slush-fund-do-discard = Discard { $card }
slush-fund-do-bribe = Play { $card } on the { $politician }
slush-fund-do-scandal = Play the Scandal on the { $politician }
slush-fund-do-thief = Steal from { $whom } at the { $politician }
slush-fund-do-transfer = Move { $card } from the { $politician } to the { $target }
slush-fund-do-spy = Move a scandal from the { $politician } to the { $target }
slush-fund-do-spy-none = Move no scandal
slush-fund-do-peek = Look at { $whom }’s pile on the { $politician }
slush-fund-do-peek-none = Look at no pile

# Why a move is refused.
slush-fund-no-over = The game is over.
slush-fund-no-out = You have left this game.
slush-fund-no-turn = It is { $who }’s turn.
slush-fund-no-phase-take = First choose where your cards come from: the deck or the slush fund.
slush-fund-no-phase-stash = First put one of the revealed cards in the slush fund.
slush-fund-no-phase-play = You have already chosen your cards: play or discard them.
slush-fund-no-phase-peek = Your Spy comes first: look at a pile, or at none.
slush-fund-no-fund-small = There must be three cards in the slush fund; it holds { $count }.
slush-fund-no-fund-three = Take exactly three cards from the slush fund.
slush-fund-no-fund-card = There are not that many of these in the slush fund: { $card }.
slush-fund-no-fund-order = Name the three cards in the order of the list, each once.
slush-fund-no-hand = You do not have this card in hand: { $card }.
slush-fund-no-fallen = The { $politician } has fallen; nothing can be done there any more.
slush-fund-no-own-pile = That is your own pile.
slush-fund-no-no-pile = { $whom } has no pile on the { $politician }.
slush-fund-no-vp-shield = A VP card is on top: a Thief takes only money, and only from the top of { $whom }’s pile.
slush-fund-no-no-scandal = There is no scandal on the { $politician } to move.
slush-fund-no-shift-money = A Money Transfer moves money only.
slush-fund-no-shift-same = The money must go to another politician.
slush-fund-no-spy-useless = A Spy can do nothing now, with no scandal to move and no pile to look at: discard it.
slush-fund-no-shift-like = When several { $card } cards lie on top of each other, name only the uppermost: it makes no difference.
slush-fund-no-shift-card = You have no such card on the { $politician }: { $card }.

# The board in words.
slush-fund-board-status = Turn { $turn } · Time { $time } of { $last } · deck: { $deck ->
    [one] one card
   *[other] { $deck } cards
}
slush-fund-board-politician = **{ $number } { $politician }** · { $count ->
    [0] no scandal
    [one] one scandal of { $most }
   *[other] { $count } scandals of { $most }
}
slush-fund-board-fallen = **{ $number } { $politician }** · fallen
slush-fund-board-pile = - { $who }: { $card } on top, { $count ->
    [one] one card
   *[other] { $count } cards
}
slush-fund-board-pile-open = - { $who }: { $cards } = ${ $total }K, { $count ->
    [one] one card
   *[other] { $count } cards
}
slush-fund-board-pile-down = - { $who }: face down, { $count ->
    [one] one card
   *[other] { $count } cards
}
slush-fund-board-hand = **To be played** by { $who }: { $cards }
slush-fund-board-hand-hidden = **To be played** by { $who }: { $count ->
    [one] one more card
   *[other] { $count } cards
} from the fund
slush-fund-board-out = { $count ->
    [one] Has left the game: { $who }
   *[other] Have left the game: { $who }
}
slush-fund-board-gone = **Out of the game**: { $cards }
slush-fund-board-last = **Last play**
slush-fund-board-fund = **Slush fund** ({ $count }): { $cards }
slush-fund-board-fund-taken = **Slush fund** ({ $count }): { $cards } · three taken this turn
slush-fund-board-fund-empty = **Slush fund**: empty
slush-fund-fund-card = - { $card }: { $count }
slush-fund-fund-rule = Once there are three cards, you may take any three of them instead of turning to the deck.
slush-fund-deck-total = The deck starts with **{ $count } cards**:
slush-fund-deck-card = - { $card }: { $count }
slush-fund-deck-note = It is up to you to remember what has left the deck.

# What one seat holds.
slush-fund-own-none = **{ $politician }**: no bribe
slush-fund-own-pile = **{ $politician }**: { $cards } = **${ $total }K** ({ $count ->
    [one] one card
   *[other] { $count } cards
})
slush-fund-own-lost = **{ $politician }**, fallen: { $cards } = ${ $total }K lost ({ $count ->
    [one] one card
   *[other] { $count } cards
})
slush-fund-own-revealed = **Just revealed**: { $cards }
slush-fund-own-hand = **To be played**: { $cards }
slush-fund-own-sight = **Spy, turn { $turn }**: { $whom }’s pile on the { $politician } was { $cards }

# The end.
slush-fund-end-place = **{ $place }** { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
slush-fund-end-left = { $who }: left the game
slush-fund-end-pile = - { $who }: { $cards } = ${ $total }K
slush-fund-end-ties = **Equal points**

slush-fund-decided-last = { $who } is the only one left at the table.
slush-fund-decided-tie = With { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, the { $politician } broke the tie for { $who }.
slush-fund-decided-shared = With { $points ->
    [one] { $points } point
   *[other] { $points } points
} each, not even the { $politician } could break the tie.
slush-fund-decided-money = The { $politician } decided it: { $who } paid ${ $money }K, { $whom } only ${ $less }K.
slush-fund-decided-notes = The { $politician } decided it: ${ $money }K each, but { $who } paid in more notes than { $whom }.
slush-fund-decided-alone = The { $politician } decided it: { $who } had no rival there.
slush-fund-anecdote-fallen = { $who } had put ${ $money }K on the { $politician }, who fell.
slush-fund-anecdote-beaten = { $who } spent ${ $money }K on the { $politician } for nothing.

slush-fund-why-time = The tenth Time card ended the game.
slush-fund-why-last = { $who } is the only player left.
slush-fund-why-fallen = All five politicians fell.
slush-fund-why-deck = The deck could not fill another turn.
slush-fund-why-politician-money = { $politician }: the highest bribe is ${ $money }K. { $points }.
slush-fund-why-politician-notes = { $politician }: several bribes of ${ $money }K; the one with the most money cards ({ $notes }) wins. { $points }.
slush-fund-why-politician-shared = { $politician }: { $winners } each have ${ $money }K in { $notes ->
    [one] one money card
   *[other] { $notes } money cards
}. { $points }.
slush-fund-why-politician-nobody = { $politician }: no money there, nobody wins.
slush-fund-why-politician-fallen = { $politician }: fallen, nobody wins.
slush-fund-why-points = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $worth }{ $scandals ->
    [0] {""}
   *[other] {" "}− { $scandals } for scandals
}{ $vps ->
    [0] {""}
   *[other] {" "}+ { $vps } for VP cards
})
slush-fund-why-total = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
slush-fund-why-tie-none = Tie-break, { $politician }: won by none of { $tied }.
slush-fund-why-tie-one = Tie-break, { $politician }: of { $tied }, { $who } won it and comes first.
slush-fund-why-tie-some = Tie-break, { $politician }: of { $tied }, { $won } won it and stay tied.
slush-fund-why-winner = { $who } wins.
slush-fund-why-winners = { $winners } share the win.

# What only the pictures say.
slush-fund-picture-seat = { $who }
slush-fund-picture-sum = ${ $total }K
slush-fund-picture-thousands = { $total }K
slush-fund-picture-total = ${ $total }K in all
slush-fund-picture-count = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
slush-fund-picture-fallen = OUT
slush-fund-picture-left = left
slush-fund-picture-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
slush-fund-picture-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
slush-fund-picture-fund = Slush fund
slush-fund-picture-taken = 3 taken
slush-fund-picture-turn = Turn { $turn }
slush-fund-picture-time = Time { $time } of { $last }
slush-fund-picture-hold = What I hold
slush-fund-picture-yours-take = Your turn: deck or slush fund?
slush-fund-picture-yours-stash = Your turn: one card to the fund
slush-fund-picture-yours-play = Your turn: play { $count ->
    [one] your card
   *[other] { $count } cards
}
slush-fund-picture-yours-peek = Your turn: look at a pile?
slush-fund-picture-to-use = To be played
slush-fund-picture-gone = Out of the game
slush-fund-picture-transfer = Transfer
slush-fund-picture-all-lost = All bribes are lost
slush-fund-picture-no-money = No money there
slush-fund-poster-falls = The { $politician } falls
slush-fund-poster-lost = All these bribes are lost
slush-fund-poster-paper = The Daily Envelope
slush-fund-poster-shout = SCANDAL!
slush-fund-poster-caught-1 = CAUGHT
slush-fund-poster-caught-2 = AGAIN!

## Slash commands

slush-fund-command = slush-fund
    .about = Slush Fund: bribe politicians in secret
slush-fund-command-new = new
    .about = Slush Fund: bribe politicians in secret, 2–4 players, 30 min: open a table
slush-fund-command-take = take
    .about = Take cards: from the deck, or three from the slush fund
slush-fund-command-take-source = source
    .about = Where from
slush-fund-command-take-cards = cards
    .about = Which three from the fund; easier on your panel
slush-fund-command-stash = stash
    .about = Put one of the revealed cards in the slush fund
slush-fund-command-stash-card = card
    .about = Which card
slush-fund-command-play = play
    .about = Play a card
slush-fund-command-play-card = card
    .about = Which card
slush-fund-command-play-on = on
    .about = On which politician or pile
slush-fund-command-play-to = to
    .about = Where a moved card goes
slush-fund-command-discard = discard
    .about = Discard a card without using it
slush-fund-command-discard-card = card
    .about = Which card
slush-fund-command-spy = spy
    .about = Play a Spy: first move a Scandal
slush-fund-command-spy-scandal = scandal
    .about = From which politician to which
slush-fund-command-peek = peek
    .about = The Spy’s second half: look at an opponent’s pile
slush-fund-command-peek-pile = pile
    .about = Whose pile

# Why a computer made a move, or why you could make it. `sure`: 0 if others have covered cards there.
slush-fund-because-deck-only = The slush fund does not hold three cards yet.
slush-fund-because-deck-better = The two best of three new cards promise more than any three from the slush fund.
slush-fund-because-deck-end = You seem to be ahead, and a Time card may end the game.
slush-fund-because-deck-later = It leaves the cards in the slush fund for a later turn.
slush-fund-because-fund-better = Three cards of your choice, { $cards }, promise more than two from the deck.
slush-fund-because-fund-sure = You know what you get: { $cards }.
slush-fund-because-stash-least = Of the revealed cards, { $card } does the least for you.
slush-fund-because-stash-keep = It leaves you { $cards } to play.
slush-fund-because-bribe-first = Nobody else has paid the { $politician } yet.
slush-fund-because-bribe-alone = Only you have paid the { $politician } so far, and this adds to your lead.
slush-fund-because-bribe-ahead = { $sure ->
    [0] It probably puts you ahead of { $whom } at the { $politician }.
   *[other] It puts you ahead of { $whom } at the { $politician }.
}
slush-fund-because-bribe-safer = { $sure ->
    [0] You are probably ahead of { $whom } at the { $politician }, and this makes it safer.
   *[other] It makes your lead over { $whom } at the { $politician } safer.
}
slush-fund-because-bribe-closer = It brings you closer to { $whom } at the { $politician }.
slush-fund-because-vp-point = { $sure ->
    [0] You probably lead at the { $politician }, so it is likely to be one more point.
   *[other] You lead at the { $politician }, so it is one more point as things are.
}
slush-fund-because-vp-shield = It shields your pile on the { $politician } from Thieves.
slush-fund-because-vp-hope = It is one more point if you win the { $politician }.
slush-fund-because-scandal-leader = { $sure ->
    [0] { $whom } seems to lead at the { $politician }, who will be worth a point less.
   *[other] { $whom } leads at the { $politician }, who will be worth a point less.
}
slush-fund-because-scandal-fall = The { $politician } falls, and { $whom } loses every bribe there.
slush-fund-because-scandal-least = A Scandal seems to do you the least harm at the { $politician }.
slush-fund-because-scandal-worth = The { $politician } will be worth a point less to whoever wins there.
slush-fund-because-thief-ahead = { $sure ->
    [0] It robs { $whom } of { $card } and probably puts you ahead at the { $politician }.
   *[other] It robs { $whom } of { $card } and puts you ahead at the { $politician }.
}
slush-fund-because-thief-safer = It robs { $whom } of { $card }, which makes your bribe at the { $politician } safer.
slush-fund-because-thief-closer = It takes { $card } from { $whom } and adds it to your own bribe at the { $politician }.
slush-fund-because-transfer-first = { $card } goes to the { $target }, whom nobody else has paid yet.
slush-fund-because-transfer-ahead = { $sure ->
    [0] { $card } at the { $target } probably puts you ahead of { $whom } there.
   *[other] { $card } at the { $target } puts you ahead of { $whom } there.
}
slush-fund-because-transfer-safer = { $card } more makes your bribe at the { $target } safer.
slush-fund-because-transfer-closer = { $card } at the { $target } brings you closer to { $whom } there.
slush-fund-because-spy-both = { $sure ->
    [0] A scandal leaves the { $politician }, where you seem to lead, for the { $target }, where { $whom } does.
   *[other] A scandal leaves the { $politician }, where you lead, for the { $target }, where { $whom } does.
}
slush-fund-because-spy-off = { $sure ->
    [0] It takes a scandal off the { $politician }, where you seem to lead.
   *[other] It takes a scandal off the { $politician }, where you lead.
}
slush-fund-because-spy-on = { $sure ->
    [0] { $whom } seems to lead at the { $target }, who will be worth a point less.
   *[other] { $whom } leads at the { $target }, who will be worth a point less.
}
slush-fund-because-spy-fall = The { $target } falls, and { $whom } loses every bribe there.
slush-fund-because-spy-from = The { $politician } gains a point in worth, and the { $target } loses one.
slush-fund-because-spy-look = It leaves the scandals where they are, and you can still look at a pile.
slush-fund-because-spy-leave = It leaves the scandals where they are.
slush-fund-because-peek-covered = You do not know everything in { $whom }’s pile on the { $politician }.
slush-fund-because-peek-known = You know { $whom }’s pile on the { $politician } already, but another look costs nothing.
slush-fund-because-peek-needless = You know every pile that you could look at.
slush-fund-because-peek-quiet = Nobody learns which pile interests you.
slush-fund-because-discard-harmful = However you use { $card }, it seems to help others more than you.
slush-fund-because-discard-useless = There is nothing { $card } could do now.
slush-fund-because-discard-small = Playing { $card } would bring you next to nothing.

# How to play, in three drawn pages.
slush-fund-primer-buy = Five politicians are for sale. Pay one the most by the end, and that politician is yours.
slush-fund-primer-cover = Only the top card of a pile shows. A small note can hide a fortune, so remember.
slush-fund-primer-worth = Each is worth 7 points, less 1 for every scandal.
slush-fund-primer-deck = Reveal three cards. Put one in the slush fund and play the other two.
slush-fund-primer-fund = Or secretly take any three cards from the fund and play them all.
slush-fund-primer-play = Money and VP go on your piles. Other cards steal, spy, move money or cause scandals.
slush-fund-primer-time = The tenth Time card ends the game at once, even in mid-turn.
slush-fund-primer-count = All piles are turned up. The most money on a politician wins. Most points win the game.
slush-fund-primer-fall = A fifth scandal, and the politician is gone, with all bribes there.

# What is explained when it first comes up: two short sentences at most.
slush-fund-tip-stash = Three cards lie open. One goes into the slush fund, where anybody may take it later, and you play the others.
slush-fund-tip-money = Only the top card of a pile can be seen. Lay your big note first: the small one on top hides what you have paid.
slush-fund-tip-aim = Whoever has paid a politician the most at the end wins that politician. So be a little ahead in several places, not far ahead in one.
slush-fund-tip-fund = The fund gives you three cards that you choose, the deck only two by chance. Nobody sees which you took until you play them.
slush-fund-tip-robbed = A Thief took the top card of your pile, so big notes are safer lower down. A VP card on top stops Thieves altogether.
slush-fund-tip-scandal = A Scandal makes a politician worth one point less. Put it where somebody else leads, not where you do.
slush-fund-tip-thief = A Thief takes the top card of an opponent’s pile if it is money, and lays it on your pile there. That counts twice: they lose it and you gain it.
slush-fund-tip-spy = A Spy may move a scandal, then look at one whole pile. Only its player sees the cards, and has to remember them.
slush-fund-tip-transfer = A Money Transfer moves a note of yours to another politician, from any depth. Use it where you lead by too much, or cannot win.
slush-fund-tip-vp = A VP card is worth a point if you win that politician, but pays nothing. It also shields the money below it from Thieves.
slush-fund-tip-danger = At five scandals a politician falls, and all bribes there are lost. With three or more, think twice before you pay.
slush-fund-tip-time = Time cards are not played. The tenth ends the game at once, even in the middle of a turn.
slush-fund-tip-taken = Somebody took three cards from the fund, and you see them only as they are played. What is no longer in the fund afterwards was among them.
slush-fund-tip-covered = There are piles with covered cards now, and nobody tells you what they are worth. Whoever remembers knows where one more note is enough.
slush-fund-tip-worth = Each politician is worth 7 points, one less for each scandal and one more for each VP card of the winner. It is never less than 3.
slush-fund-tip-late = The end is near, so look where you are just behind. If two have paid the same, whoever has more money cards there wins.

# What somebody has learnt in the first game, in one sentence.
slush-fund-learnt = You have learnt to hide what you pay, to rob what lies on top, and to win five politicians by a little rather than one by a lot.
