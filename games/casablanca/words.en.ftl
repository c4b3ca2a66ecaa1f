casablanca = Casablanca
    .tagline = Eight agents, one black case, and bribes that nobody admits to.
    .feel = Smoke, whispers, and your money in the wrong hands.

casablanca-option-contest = Contests
    .about = How players fight over an action: each writes a limit in secret, or they bid aloud in turn.
casablanca-option-contest-sealed = Sealed limits
casablanca-option-contest-live = Sums named aloud
casablanca-option-agents = Agents
    .about = How many agents there are. With fewer, games are shorter and bribes meet sooner.
casablanca-option-agents-all = All of them
casablanca-option-agents-six = Six, two left out by lot
casablanca-option-agents-one = One per base
casablanca-option-homes = Goal
    .about = Whether the case is brought to the base of an agent you have paid, or to your own.
casablanca-option-homes-agents = An agent wins in its own base
casablanca-option-homes-players = Each player owns a base (2–4 players)
casablanca-option-loser = Failed objection
    .about = Whether an objection that fails has a price. If it has, players object less often.
casablanca-option-loser-free = Costs nothing
casablanca-option-loser-sits-out = Costs the next turn
casablanca-option-blocked = After an overturned action
    .about = What you can do in the same turn when others have overturned your action.
casablanca-option-blocked-moves = Another action, no bribe
casablanca-option-blocked-bribes = A bribe is possible too
casablanca-option-overturned = Overturned actions per turn
    .about = How often the others can overturn you before your turn is over.
casablanca-option-overturned-three = At most three
casablanca-option-overturned-any = No limit
casablanca-option-ties = Tie without the bringer
    .about = Who wins if others are equal in bribes, and the player who brought the case home is not.
casablanca-option-ties-share = The win is shared
casablanca-option-ties-bringer = The bringer wins
casablanca-option-ledger = What was shown
    .about = Whether the bot notes the sums that contests have shown, or you have to remember them.
casablanca-option-ledger-kept = Noted for all to see
casablanca-option-ledger-hidden = Keep your own notes
casablanca-option-clock = Clock
    .about = When a game that nobody wins is decided: then the agent nearest to its goal counts.
casablanca-option-clock-usual = After 20 turns per player, plus 20
casablanca-option-clock-long = After 40 turns per player, plus 40

casablanca-sheet-board = The board
casablanca-sheet-mine = My money
casablanca-sheet-ledger = What was shown
casablanca-sheet-end = All sheets
casablanca-sheet-plot = Stakes over time
casablanca-score = { $score ->
    [0] nothing on a winning agent
   *[other] ${ $score } on the winning agent
}

casablanca-window-opening = please place your opening bribes
casablanca-window-objections = please answer in secret

# Where the game stands.
casablanca-headline-opening = Everybody places opening bribes in secret
casablanca-headline-turn = { $who } chooses an action
casablanca-headline-again = { $who } chooses another action
casablanca-headline-objections = { $who } lets { $agent } act: does anybody object?
casablanca-headline-answer = { $who } answers the objection over { $agent }
casablanca-headline-bid = { $who } may go above ${ $sum } on { $agent }
casablanca-headline-reply = { $who } holds ${ $sum } on { $agent }, or passes
casablanca-headline-nobody = The game is over, and nobody has won
casablanca-headline-won = The game is over: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
casablanca-standing-nothing = You have paid no agent yet
casablanca-standing-lost = All agents you have paid are out of the game
casablanca-standing = Your best agent is { $agent }: ${ $sum }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning
casablanca-standing-shown = Your best agent is { $agent }: ${ $sum }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning; { $who } has shown ${ $other } there
casablanca-standing-owner = Nearest to your base: { $agent }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} away with the case

# What is told.
casablanca-told-missing = { $agents } do not play.
casablanca-told-begins = { $who } plays first.
casablanca-told-opened = The opening bribes are placed.
casablanca-told-bribes = { $who } pays bribes.
casablanca-told-unopposed = Nobody objects.
casablanca-told-no-more = Nobody objects any more.
casablanca-told-passes = { $who } passes.
casablanca-told-bids = { $who } bids ${ $sum }.
casablanca-told-holds = { $who } holds ${ $sum }.
casablanca-told-objects-too = { $who } objects as well.
casablanca-told-duel-held = { $whom } bids up to ${ $other }, and { $who } holds it.
casablanca-told-duel-lost = { $who } holds up to ${ $sum }; { $whom } bids ${ $other }.
casablanca-told-duel-passed = { $whom } bids ${ $other }, and { $who } passes.
casablanca-told-stands = So it stands: { $kind ->
    [strike] the elimination takes place.
   *[step] { $agent } goes to { $space }.
}
casablanca-told-fails = { $who }’s objection fails.
casablanca-told-blocked = It is overturned, number { $sum } this turn, and { $agent } stays where it was. { $who }’s turn is over.
casablanca-told-skipped = { $who } ran out of time: the turn passes.
casablanca-told-stops = { $who } ends the turn.
casablanca-told-sits-out = { $who } sits out a turn because their objection failed.
casablanca-told-leaves = { $who } leaves the game. Their stakes remain.
casablanca-told-dropped = Your objection was not heard: { $whom } had already shown as much.
casablanca-told-unheard = Your answer was not needed. Nobody else is told.
casablanca-told-home = { $agent } comes to { $space } with the case, moved by { $who }.
casablanca-told-clock = The clock has run out after { $sum } turns: the agent nearest to winning decides.
casablanca-told-alone = Only one player is left: the game ends without a winner.

# Why something is refused.
casablanca-no-over = The game is over.
casablanca-no-gone = You have left this game.
casablanca-no-opening = Everybody places opening bribes first.
casablanca-no-opened = You have already placed your opening bribes.
casablanca-no-turn = It is { $who }’s turn.
casablanca-no-announced = An action has been announced; it has to be decided first.
casablanca-no-house = Only the table itself can end a round of secret answers.
casablanca-no-close = There is nothing to close right now.
casablanca-no-undone = This very action was overturned this turn. Choose another.
casablanca-no-stop = You must do something: a turn cannot be passed.
casablanca-no-bribe-after = After an overturned action you cannot bribe this turn.
casablanca-no-cash = You have no cash left to bribe with.
casablanca-no-word-now = That cannot be said now.
casablanca-no-no-stake = To name a sum you need a stake of $100 or more on this agent.
casablanca-no-above-stake = The sum is { $bid }, and your stake on this agent is { $stake }: you cannot go above it.
casablanca-no-order-none = You have no standing order to take back here.
casablanca-no-order-one = A standing order to object is given for one agent at a time.
casablanca-no-agent-out = { $agent } is not on the board.
casablanca-no-step-far = { $space } is not one step away.
casablanca-no-case-elsewhere = The case is out of reach: it is in { $space }.
casablanca-no-victim-out = { $agent } cannot be attacked: it must be another agent on the board.

# What is asked.
casablanca-ask-now-turn = Move an agent, or pay bribes.{ $broke ->
    [yes] { " " }You have no cash left, so you cannot bribe.
   *[no] {""}
}
casablanca-ask-now-opening = Which agents do you pay in secret? { $own ->
    [yes] Money on an agent can stop or save its moves.
   *[no] The most money on the agent that brings the case home wins.
} You have ${ $cash }: keep some for later.
casablanca-ask-now-objections = { $action }{ $ends ->
    [yes] { " " }That ends the game.
   *[no] {""}
} Let it pass? { $stake ->
    [0] You have no money on { $agent }, so you cannot stop it. You are asked all the same, so that nobody notices.
   *[other] To stop it, you must show more money on { $agent } than { $who }: you have ${ $stake }.
}
casablanca-ask-now-answer = { $who } objects to { $agent }’s action with ${ $sum }. Give in, and nothing moves. { $short ->
    [yes] You have ${ $stake } there, too little to defend it.
   *[no] Or defend it with your ${ $stake } there: at equal sums you win.
}
casablanca-ask-now-bid = { $sum ->
    [0] Bid a sum that you have on { $agent }, or pass and let the action happen.
   *[other] { $who } holds ${ $sum } on { $agent }. Bid more than that, or pass and let the action happen.
} You have ${ $stake } there{ $short ->
    [yes] : you can only pass.
   *[no] .
}
casablanca-ask-now-reply = { $who } bids ${ $sum } on { $agent } to stop the action. To save it, hold that sum, which shows that you have it there too. You have ${ $stake }{ $short ->
    [yes] : you can only pass.
   *[no] .
}
casablanca-ask-now-other = It is not your turn, and nobody waits for an answer from you.
casablanca-ask-act = Where does { $agent } go, or what does it do? It needs { $steps ->
    [one] one more action
   *[other] { $steps } more actions
} to win.{ $short ->
    [yes] { " " }Eliminating is not possible: it takes a stake of ${ $sum } on { $agent }, and yours is ${ $stake }.
   *[no] { $strike ->
        [yes] { " " }Eliminating an agent costs ${ $sum } of your ${ $stake } on it.
       *[no] {""}
    }
}
casablanca-ask-bribe = How much do you put on which agent? In hundreds, together up to ${ $cash }. An agent left at 0 gets nothing.
casablanca-ask-object = With which sum do you begin, and up to which do you go? You have ${ $stake } there.
casablanca-ask-sum-defend = Up to which sum do you defend it? In hundreds, ${ $least } to ${ $most }. It stays secret, and no more is shown than needed.
casablanca-ask-sum-bid = How much do you bid? In hundreds, ${ $least } to ${ $most }.
casablanca-ask-order = Which agent is the standing order for? It answers for you whenever that agent acts, until you take it back.
casablanca-ask-order-word = What should happen whenever { $agent } is to act? Nobody is told.
casablanca-ask-order-object = To which actions do you object, and with how much? If you have less on the agent by then, that is named instead, and nothing if you have nothing.
casablanca-field-opening = First sum (everybody hears it)
casablanca-field-maximum = Limit (stays secret)
casablanca-field-scope = To which actions
casablanca-scope-any = every action
casablanca-scope-away = moves away from its base
casablanca-scope-home = moves towards its base

# What may be picked: at most 34 letters, without names.
casablanca-pick-agent = { $agent } ({ $space })
casablanca-hint-agent = Your money on it: ${ $sum }. It needs { $steps ->
    [one] one more action
   *[other] { $steps } more actions
} to win.
casablanca-hint-let-pass = You are asked nothing until your next turn; everything passes.
casablanca-hint-only-paid = Whatever agents without your money do passes, from now on.
casablanca-hint-ask-me = You answer every question yourself again.
casablanca-act-step = { $who } moves { $agent } to { $space }{ $case ->
    [carry] , with the case
    [leave] , leaving the case behind
   *[other] {""}
}.
casablanca-act-strike = { $who } lets { $agent } eliminate { $victim } in { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case behind
   *[other] {""}
}.
casablanca-only-object = Object with ${ $sum }
casablanca-only-bid = Bid ${ $sum }
casablanca-only-pay = ${ $sum }, all you have
casablanca-only-defend = Defend it with ${ $sum }
casablanca-menu-agents = Move an agent
casablanca-menu-advance = If somebody objects
casablanca-menu-ahead = From now on
casablanca-menu-stop = Stop it or support it
casablanca-menu-orders = Standing orders
casablanca-note-ordered = Your standing order answers: { $answer }. You can still give another answer.
casablanca-note-resting = You let everything pass until your turn, so this passes too, unless you answer it yourself.
casablanca-note-choosy = You are asked only about agents you have paid: this passes after a while, unless you answer.
casablanca-pick-strike = Eliminate { $victim }, { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case
    [seize] , taking its case
    [spare] , leaving its case
    [mount] , taking the case
    [beside] , beside the case
   *[other] {""}
}
casablanca-pick-bribe = Bribe several
casablanca-pick-opening = Place opening bribes
casablanca-pick-stop = End the turn
casablanca-pick-order = Orders by agent
casablanca-pick-resign = Leave the game
casablanca-pick-no = Let it pass
casablanca-pick-object = Object with money
casablanca-pick-defend = Defend it
casablanca-pick-give-in = Give in
casablanca-pick-bid = Bid more
casablanca-pick-hold = Hold ${ $sum }
casablanca-pick-pass = Pass
casablanca-pick-order-all = All agents
casablanca-pick-order-quiet = Let it pass without asking
casablanca-pick-order-object = Object with money
casablanca-pick-order-clear = Take back my orders
casablanca-all-agents = all agents

# What the last press does.
casablanca-do-bribe = Pay this
casablanca-do-bribe-none = Pay nothing now
casablanca-do-pay = Pay { $agent } ${ $sum }
casablanca-do-home = Bring the case home with { $agent }: the game ends
casablanca-do-stop = End the turn
casablanca-do-resign = Leave: your stakes stay, but you can no longer win
casablanca-do-no = Let it pass
casablanca-do-object = Object
casablanca-do-defend = Defend it up to this sum
casablanca-do-give-in = Give in: the action is overturned
casablanca-do-bid = Bid this sum
casablanca-do-hold = Hold the sum
casablanca-do-pass = Pass
casablanca-do-order-quiet = Let { $agent } act without asking me
casablanca-do-order-object = Object over { $agent } from now on
casablanca-do-order-clear = Take back the orders on { $agent }

# What you hold.
casablanca-holds-cash = **Cash:** ${ $sum }
casablanca-holds-stakes = **Stakes:** { $stakes }
casablanca-holds-order = **Standing order** on { $agent }, { $scope }: { $answer }
casablanca-holds-opening = **Objection:** { $who }, first ${ $sum }
casablanca-holds-answer = **Your answer:** { $answer }
casablanca-holds-resting = **Until your turn:** you let everything pass
casablanca-holds-choosy = **Standing order:** you are asked only about agents you have paid
casablanca-stake-on = { $agent } ${ $sum }
casablanca-seat-sum = { $who } ${ $sum }
casablanca-seat-sum-left = { $who } ${ $sum } (has left)
casablanca-answer-no = let it pass
casablanca-answer-object = object, from ${ $opening } up to ${ $limit }
casablanca-answer-yield = give in
casablanca-answer-defend = defend up to ${ $limit }

# What decided.
casablanca-why-home = { $who } has moved { $agents } to { $space } with the case.
casablanca-why-clock = The clock has run out. Of the agents somebody has paid, { $count ->
    [one] { $agents } is nearest to winning
   *[other] { $agents } are equally near to winning
}: { $steps ->
    [one] one more action
   *[other] { $steps } more actions
}.
casablanca-why-clock-owner = The clock has run out. Nearest to a player’s base with the case: { $agents }, with { $steps ->
    [one] one more action
   *[other] { $steps } more actions
}.
casablanca-why-drawn = The clock has run out, and nobody has a stake on an agent that is left.
casablanca-why-alone = Everybody else has left, so nobody wins.
casablanca-why-stakes = Stakes on { $agent }: { $sums }.
casablanca-why-top = { $count ->
    [one] { $winners } has the highest stake on { $agent } of all who still play, and wins.
   *[other] { $winners } have equally high stakes on { $agent }, the highest of all who still play, and share the win.
}
casablanca-why-tie-bringer = { $tied } have equally high stakes. { $who } is one of them and brought the case home, so { $who } wins alone.
casablanca-why-tie-option = { $tied } have equally high stakes. At this table { $who }, who brought the case home, then wins.
casablanca-why-unpaid = Nobody who still plays has a stake there, so { $who }, who brought the case home, wins.
casablanca-decided-lead = { $who } had ${ $sum } on { $agent }, ${ $lead } more than { $whom }.
casablanca-decided-alone = { $who } was the only one who had paid { $agent }: ${ $sum }.
casablanca-decided-tie = { $who } was level with others on { $agent } at ${ $sum }, and brought the case home.
casablanca-decided-option = Others were level on { $agent }; at this table { $who }, who brought the case home, then wins.
casablanca-decided-shared = Nobody had more on { $agent } than those who share the win.
casablanca-decided-unpaid = Nobody had paid { $agent }, so { $who } won by bringing it home.
casablanca-decided-owner-home = { $agent } brought the case to { $space }, and { $space } belongs to { $who }.
casablanca-decided-owner-clock = When the clock ran out, { $agent } was nearest to { $space } with the case, and { $space } belongs to { $who }.
casablanca-anecdote-bringer = { $who } brought { $agent } home with the case, and so made { $whom } win.
casablanca-anecdote-wasted = { $who } had put ${ $sum } of ${ $money } on { $agent }, all for nothing.
casablanca-anecdote-exiled = { $who } had put ${ $sum } of ${ $money } on { $agent }, and { $agent } was eliminated.

# In the pictures and their text twins.
casablanca-title-board = The old town
casablanca-title-mine = My favours
casablanca-title-ledger = Rumours
casablanca-title-stakes = All the money
casablanca-title-end = The End
casablanca-title-plot = Money trail
casablanca-cash = Cash ${ $sum }
casablanca-turn = Turn { $turn }
casablanca-clock = Turn { $turn }, clock at { $limit }
casablanca-row = { $item }: { $facts }
casablanca-now-opening = Place your opening bribes
casablanca-now-turn = Your turn: move, eliminate, bribe
casablanca-now-again = Your turn: another action
casablanca-now-objections = Do you object?
casablanca-now-answer = Give in, or defend it?
casablanca-now-bid = Go above ${ $sum }?
casablanca-now-reply = Hold ${ $sum }?
casablanca-slip-carry = with the case
casablanca-slip-leave = leaving the case
casablanca-slip-strike = eliminates { $victim }
casablanca-slip-mine = ${ $sum } mine
casablanca-slip-shown = shown
casablanca-known-least = { $sum }+
casablanca-ledger-fees = { $bribes ->
    [one] { $bribes } bribe
   *[other] { $bribes } bribes
}, ${ $fees } in fees
casablanca-ledger-note = 900+ means at least $900 shown; 900 means exactly $900. Who has shown nothing may still have anything.
casablanca-ledger-unit = Sums in dollars.
casablanca-end-who-paid = Who paid { $agents }?
casablanca-end-nearest = Nearest with the case: { $agents }
casablanca-end-clock = Time’s up
casablanca-end-alone = Abandoned
casablanca-end-wins = wins
casablanca-end-left = left the game
casablanca-end-brought = brought it home
casablanca-end-cash = ${ $sum } kept
casablanca-end-fees = ${ $sum } in fees
casablanca-end-purse = ${ $cash } kept, ${ $fees } in fees
casablanca-poster-exiled = Fade out
casablanca-poster-exile = { $agent } is eliminated
casablanca-poster-lost = All bribes there are lost
casablanca-poster-home = The case goes home
casablanca-poster-brought = brought by { $who }
casablanca-poster-stands = It stands
casablanca-poster-overturned = Overturned
casablanca-poster-goes = { $kind ->
    [strike] { $agent } eliminates { $victim }
   *[step] { $agent } goes to { $space }
}
casablanca-poster-stays = { $agent } stays in { $space }
casablanca-poster-beaten = { $who } showed ${ $sum }, not enough
casablanca-poster-side = { $who }: ${ $sum }
casablanca-seat = { $who }
casablanca-number = { $sum }
casablanca-dollars = ${ $amount }
casablanca-at = { $agent }: { $space }
casablanca-case-lies = The case is in { $space }.
casablanca-owner = { $space } belongs to { $who }.
casablanca-has-left = { $who } has left the game.
casablanca-will-sit-out = { $who } sits out the next turn.
casablanca-money = Cash ${ $cash }, on agents ${ $stakes }, paid in fees ${ $fees }.
casablanca-mine-row = { $agent }: { $sum ->
    [0] {""}
   *[other] ${ $sum } of yours,{ " " }
}{ $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
casablanca-mine-row-out = { $agent }: out of the game, with ${ $sum } of yours.
casablanca-hand-way = { $steps } to go
casablanca-hand-out = out
casablanca-hand-money = Your money on { $agent }: ${ $sum }.
casablanca-hand-money-shown = Your money on { $agent }: ${ $sum }. { $who } has shown ${ $other }.
casablanca-mine-other = { $who } has shown ${ $sum }.
casablanca-ledger-not-kept = At this table nobody keeps notes for you: only bribes and fees are counted.
casablanca-papers = Sealed answers
casablanca-paper = Turn { $turn }, { $agent }, { $who }: { $answer }
casablanca-plot-opening = { $who }: ${ $sum } before turn 1
casablanca-plot-paid = { $who }: ${ $sum } in turn { $turn }
casablanca-plot-fee = { $who }: a fee of ${ $sum } in turn { $turn }
casablanca-plot-none = Nobody paid anything.
casablanca-plot-note = From the start to turn { $turn }. The sum is the highest stake at the end; where a line falls, it is a fee.

# Of this game alone.
casablanca-option-opening = Opening bribes
    .about = Whether all bribe in secret before the first turn. If not, the first bribe is made in a turn.
casablanca-option-opening-auto = With five players or more
casablanca-option-opening-on = Always
casablanca-option-opening-off = Never
casablanca-option-bases = Bases
    .about = Whether an agent can be eliminated in its own base.
casablanca-option-bases-open = No shelter
casablanca-option-bases-safe = Agents are safe in their own

casablanca-told-says-step = { $who } announces: { $agent } goes from { $start } to { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case behind
   *[other] {""}
}.
casablanca-told-says-strike = { $who } announces: { $agent } goes from { $start } to { $space }{ $case ->
    [carry] , taking the case along,
    [leave] , leaving the case behind,
   *[other] {""}
} and eliminates { $victim }.
casablanca-told-says-strike-here = { $who } announces: { $agent } eliminates { $victim } in { $space }.
casablanca-told-objects = { $who } objects to { $whom }’s action with ${ $sum }.
casablanca-told-overturned = It is overturned, and { $agent } stays where it was.
casablanca-told-exiled = { $agent } is eliminated, and all bribes there are lost. { $who } pays ${ $sum }.

casablanca-no-fee = An elimination needs ${ $sum } on { $agent }; your stake is ${ $stake }.
casablanca-no-demand = To object, you must name a sum of $100 or more.
casablanca-no-support = Only the objector and the mover can speak in a contest.
casablanca-no-case-stays = Only an agent that leaves the house can take the case along.
casablanca-no-strike-far = { $agent } is neither in the same house nor one step away.
casablanca-no-at-home = { $agent } is in its own base and safe there.
casablanca-no-let-pass = You let everything pass until your turn already.
casablanca-no-only-paid = You are asked only about agents you have paid already.
casablanca-no-ask-me = You are asked about everything already.

casablanca-ask-strike = Who does { $agent } eliminate? That costs ${ $sum } of your stake on { $agent }.
casablanca-ask-sum-object = How much do you show first? In hundreds, ${ $least } to ${ $most }.
casablanca-ask-now-pledge = The others answer in secret whether { $agent } may do this. You need not do anything: if somebody objects, you are asked. You can also decide now.
casablanca-ask-now-pledged = The others answer in secret whether { $agent } may do this. If somebody objects, your answer is: { $answer }. You can still change it.
casablanca-ask-pay = Which agent do you bribe? The money stays on it for good, and nobody learns which one it is. You have ${ $cash }.
casablanca-ask-sum-pay = How much do you pay? In hundreds, up to ${ $most }.
casablanca-ask-now-again = Choose another action.{ $stop ->
    [yes] { " " }You can also end your turn.
   *[no] {""}
}{ $broke ->
    [yes] { " " }You have no cash left, so you cannot bribe.
   *[no] {""}
}
casablanca-ask-now-objections-order = { $action }{ $ends ->
    [yes] { " " }That ends the game.
   *[no] {""}
} { $note } You have ${ $stake } on { $agent }.
casablanca-scope-strike = eliminations

casablanca-pick-step = { $space }{ $case ->
    [carry] , with the case
    [leave] , without the case
   *[other] {""}
}{ $steps ->
    [0] {""} · home
   *[other] {""} · { $steps }{ $case ->
        [none] {""} to go
       *[other] {""}
    }
}
casablanca-pick-eliminate = Eliminate
casablanca-pick-pay = Bribe an agent
casablanca-pick-first-bid = Bid a sum
casablanca-pick-let-pass = Let all pass until my turn
casablanca-pick-only-paid = Ask only about agents I paid
casablanca-pick-ask-me = Ask me about everything again

casablanca-do-step = { $agent } to { $space }{ $case ->
    [carry] , with the case
    [leave] , without the case
   *[other] {""}
}
casablanca-do-strike = { $agent } eliminates { $victim } for ${ $sum }{ $case ->
    [carry] , with the case
    [leave] , without the case
   *[other] {""}
}
casablanca-do-let-pass = Let all pass until my turn
casablanca-do-only-paid = Ask only about agents I paid
casablanca-do-ask-me = Ask me about everything again
casablanca-why-owner = { $space } is the base of { $who }.
casablanca-exile = Eliminated
casablanca-exile-list = Eliminated: { $agents }.

# Spaces and agents of the board.
casablanca-space-ricks-cafe = Rick’s Café
casablanca-space-casino = Casino
casablanca-space-theatre = Theatre
casablanca-space-bank = Bank
casablanca-space-hotel = Hotel
casablanca-space-tobacconist = Tobacconist
casablanca-space-jazz-club = Jazz Club
casablanca-space-post-office = Post Office
casablanca-space-consulate = Consulate
casablanca-space-hammam = Hammam
casablanca-space-courthouse = Courthouse
casablanca-space-spice-market = Spice Market
casablanca-space-bazaar = Bazaar
casablanca-space-goldsmith = Goldsmith
casablanca-space-station = Railway Station
casablanca-space-prison = Prison
casablanca-space-carpet-house = Carpet House
casablanca-space-hospital = Hospital
casablanca-space-warehouse = Warehouse
casablanca-space-customs = Customs House
casablanca-space-police = Police
casablanca-space-barracks = Barracks
casablanca-space-lighthouse = Lighthouse
casablanca-space-harbour-office = Harbour Office
casablanca-space-airport = Airport
casablanca-agent-green = Green
casablanca-agent-violet = Violet
casablanca-agent-blue = Blue
casablanca-agent-white = White
casablanca-agent-red = Red
casablanca-agent-brown = Brown
casablanca-agent-yellow = Yellow
casablanca-agent-grey = Grey

## Slash commands

casablanca-command = casablanca
    .about = Casablanca: eight agents, one black case, secret bribes
casablanca-command-new = new
    .about = Casablanca: secret bribes for a black case, 2–8 players, 60 min: open a table
casablanca-command-move = move
    .about = Move an agent
casablanca-command-move-agent = agent
    .about = Which agent
casablanca-command-move-to = to
    .about = Where to, with the case or without it
casablanca-command-bribe = bribe
    .about = Put money on agents in secret
casablanca-command-bribe-sums = sums
    .about = Like AGENT=300,AGENT=200; easier on your panel
casablanca-command-object = object
    .about = Object to an announced action
casablanca-command-object-sums = sums
    .about = Like opening=200,maximum=900; easier on your panel
casablanca-command-defend = defend
    .about = Defend what you announced, up to a sum
casablanca-command-defend-sum = sum
    .about = Up to how much
casablanca-command-bid = bid
    .about = Bid in a contest
casablanca-command-bid-sum = sum
    .about = How much
casablanca-command-hold = hold
    .about = Hold the sum the objector bid
casablanca-command-pass = pass
    .about = Pass in a contest
casablanca-command-answer = answer
    .about = Answer whatever you are asked now
casablanca-command-answer-what = what
    .about = Your answer
casablanca-command-orders = orders
    .about = Leave standing orders for while you are away
casablanca-command-orders-agent = agent
    .about = For which agent
casablanca-command-orders-order = order
    .about = What to do
casablanca-command-attack = attack
    .about = Eliminate another agent
casablanca-command-attack-agent = agent
    .about = Which agent attacks
casablanca-command-attack-victim = victim
    .about = Which agent it attacks

# Why a move is made.
casablanca-because-home = { $sum ->
    [0] It brings the case home with { $agent }, and wins unless somebody has paid { $agent }.
   *[other] It brings the case home with { $agent }, on which you have ${ $sum }.
}
casablanca-because-owner = It brings the case to a base that a player owns.
casablanca-because-nearer = { $agent }, on which you have ${ $sum }, is then { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
casablanca-because-nearer-unpaid = { $agent } is then { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning, and others have to show whether they back it.
casablanca-because-away = It takes { $agent }, on which you have no money, away from winning: it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from it.
casablanca-because-away-own = It leads others astray, or keeps { $agent } from those who may have more there than your ${ $sum }.
casablanca-because-same = { $agent } stays { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning: it gives nothing away.
casablanca-because-strike = It takes { $victim } out of the game, on which you have no money: it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
casablanca-because-strike-own = It takes { $victim } out of the game: your ${ $sum } there are lost, but it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning for others.
casablanca-because-stop = No other action is worth another contest.
casablanca-because-kept = You keep all your money until others have shown which agents they back.
casablanca-because-spread = Money on { $count } agents shows nobody which of them you back, and ${ $sum } stay in hand.
casablanca-because-most = Whoever wants more on { $agent } than your ${ $sum } must pay most of their money; you keep ${ $left }.
casablanca-because-bribe = It makes ${ $sum } on { $agent }, which is { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
casablanca-because-above = It makes ${ $sum } on { $agent }, more than the ${ $shown } that { $who } has shown there.
casablanca-because-for = It keeps the action of { $agent } unless somebody shows more than ${ $sum } there.
casablanca-because-stop-home = { $agent } would bring the case home; only more money on it can stop that, and you have ${ $sum }.
casablanca-because-save = It saves { $victim }: your ${ $sum } on { $agent } win unless somebody has more there.
casablanca-because-keep = You have ${ $sum } on { $agent }, and it would be taken away from winning.
casablanca-because-hold-up = { $agent } would be { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning; your ${ $sum } there can hold it up.
casablanca-because-against = You would rather see another action, and have ${ $sum } on { $agent } to say so.
casablanca-because-short = Your ${ $sum } on { $agent } are not enough.
casablanca-because-secret = It is not worth showing that you have ${ $sum } on { $agent }.
casablanca-because-unpaid = You have no money on { $agent } to stop it with.
casablanca-because-welcome = It suits you: { $agent }, on which you have ${ $sum }, comes within { $steps ->
    [one] one action
   *[other] { $steps } actions
} of winning.

# How to play, in three drawn pages.
casablanca-primer-agents = Eight agents want the case. They belong to nobody: you may move any of them.
casablanca-primer-bribe = Bribe some in secret. You have $10,000 for the whole game.
casablanca-primer-win = When one brings the case to its base, whoever paid it most wins.
casablanca-primer-move = Do one thing. Move an agent one step; the case may go with it.
casablanca-primer-pay = Or pay bribes.
casablanca-primer-strike = Or eliminate: for $1,000 of your stake, an agent removes one beside it.
casablanca-primer-object = If you paid that agent, you may object. Both then show, bid by bid, what they paid it. The higher prevails.
casablanca-primer-home = An agent comes to its base with the case, and the game is over.
casablanca-primer-stakes = The highest stake on it wins. If equal, whoever moved it home wins.
casablanca-primer-clock = If that takes too long, the agent nearest to it decides.

# Things explained when they come up: two short sentences at most.
casablanca-tip-opening = Nobody owns an agent, and everybody moves all of them. Whichever brings the case home wins for whoever has paid it most: pay one to three.
casablanca-tip-answer = Somebody objects and has shown a first sum. Give in, or defend the action up to a limit from your money on this agent: at equal sums you win.
casablanca-tip-turn = Move any agent one step, paid or not. Bring yours to the case and then home, but move others too, so that nobody sees which are yours.
casablanca-tip-objection = Nothing has moved yet: all but the mover are asked in secret whether to stop it. If it does you no harm, let it pass, and nobody learns anything.
casablanca-tip-home = One more step can end the game. Whoever has the most money on that agent wins; if equal, whoever moves it home.
casablanca-tip-late = An agent needs only a few more actions to win. If you have paid it most, push it; if not, bribe it, lead it away, or object.
casablanca-tip-paid = You have money on this agent. If it comes nearer to winning, be glad and let it pass; if it is led astray, object.
casablanca-tip-unpaid = You have no money on this agent, so you cannot object. To be able to stop an agent, pay it a little.
casablanca-tip-case = An agent stands where the case is. Nobody owns it: any agent that leaves this house may take it along.
casablanca-tip-contest = An objection: either the mover gives in, or both sides bid with what they have paid that agent. The objector needs more, the mover only as much.
casablanca-tip-overturned = It was overturned: nothing has moved, and no money is lost. The mover chooses something else; exactly the same is not allowed again this turn.
casablanca-tip-shown = What was bid is known now, and the sheet “What was shown” keeps it for all. That player has at least as much on the agent, perhaps more.
casablanca-tip-secret = Nobody sees whom you have paid, or how much. It comes out only when you bid on that agent or eliminate with it, and at the end.
casablanca-tip-bribed = Somebody has paid bribes; whom, and how much, stays secret. Watch which agents they push or defend from now on.
casablanca-tip-attack = Agents are close enough to attack: one with $1,000 of yours can eliminate another in its house or the next. The $1,000 and all bribes on the victim are lost.
casablanca-tip-bribe = Instead of moving you can bribe again: the others learn that you did, and no more. What you have not spent counts nothing at the end.
casablanca-tip-limit = To object, name a first sum, which is seen, and a secret limit. The mover loses if you can go higher, and you show no more than that takes.
casablanca-tip-reading = Whoever pushes an agent has probably paid it, or wants you to think so. On your turn you may lead away agents that others have paid.
casablanca-tip-orders = Tired of being asked? Under “From now on” you let everything pass until your turn, or are asked only about agents you have paid.

# What somebody has learnt in the first game, in one sentence.
casablanca-learnt = You have learnt to pay agents in secret, to object and hold in a contest, and to read from each move whose money is where.
