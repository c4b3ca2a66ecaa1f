agent = Agent
    .tagline = Bribe the spies of four cities in secret, and have the right one bring the case home.
    .feel = Whose spy is that? A poker face for the Cold War.

agent-option-contest = Contests
    .about = How players fight over an action: each writes a limit in secret, or they bid aloud in turn.
agent-option-contest-sealed = Sealed limits
agent-option-contest-live = Sums named aloud
agent-option-agents = Agents
    .about = How many agents there are. With fewer, games are shorter and bribes meet sooner.
agent-option-agents-all = All of them
agent-option-agents-six = Six, two left out by lot
agent-option-agents-one = One per city
agent-option-homes = Goal
    .about = Whether the case is brought to the city of an agent you have paid, or to your own.
agent-option-homes-agents = An agent wins in its own city
agent-option-homes-players = Each player owns a city (2–4 players)
agent-option-loser = Failed objection
    .about = Whether an objection that fails has a price. If it has, players object less often.
agent-option-loser-free = Costs nothing
agent-option-loser-sits-out = Costs the next turn
agent-option-blocked = After an overturned action
    .about = What you can do in the same turn when others have overturned your action.
agent-option-blocked-moves = Another action, no bribe
agent-option-blocked-bribes = A bribe is possible too
agent-option-overturned = Overturned actions per turn
    .about = How often the others can overturn you before your turn is over.
agent-option-overturned-three = At most three
agent-option-overturned-any = No limit
agent-option-ties = Tie without the bringer
    .about = Who wins if others are equal in bribes, and the player who brought the case home is not.
agent-option-ties-share = The win is shared
agent-option-ties-bringer = The bringer wins
agent-option-ledger = What was shown
    .about = Whether the bot notes the sums that contests have shown, or you have to remember them.
agent-option-ledger-kept = Noted for all to see
agent-option-ledger-hidden = Keep your own notes
agent-option-clock = Clock
    .about = When a game that nobody wins is decided: then the agent nearest to its goal counts.
agent-option-clock-usual = After 20 turns per player, plus 20
agent-option-clock-long = After 40 turns per player, plus 40

agent-sheet-board = The board
agent-sheet-mine = My money
agent-sheet-ledger = What was shown
agent-sheet-end = All sheets
agent-sheet-plot = Stakes over time
agent-score = { $score ->
    [0] nothing on a winning agent
   *[other] ${ $score } on the winning agent
}

agent-window-opening = please place your opening bribes
agent-window-objections = please answer in secret

# Where the game stands.
agent-headline-opening = Everybody places opening bribes in secret
agent-headline-turn = { $who } chooses an action
agent-headline-again = { $who } chooses another action
agent-headline-objections = { $who } lets { $agent } act: does anybody object?
agent-headline-answer = { $who } answers the objection over { $agent }
agent-headline-bid = { $who } may go above ${ $sum } on { $agent }
agent-headline-reply = { $who } holds ${ $sum } on { $agent }, or passes
agent-headline-nobody = The game is over, and nobody has won
agent-headline-won = The game is over: { $count ->
    [one] { $winners } wins
   *[other] { $winners } share the win
}
agent-standing-nothing = You have paid no agent yet
agent-standing-lost = All agents you have paid are out of the game
agent-standing = Your best agent is { $agent }: ${ $sum }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning
agent-standing-shown = Your best agent is { $agent }: ${ $sum }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning; { $who } has shown ${ $other } there
agent-standing-owner = Nearest to your city: { $agent }, { $steps ->
    [one] one action
   *[other] { $steps } actions
} away with the case

# What is told.
agent-told-missing = { $agents } do not play.
agent-told-begins = { $who } plays first.
agent-told-opened = The opening bribes are placed.
agent-told-bribes = { $who } pays bribes.
agent-told-unopposed = Nobody objects.
agent-told-no-more = Nobody objects any more.
agent-told-passes = { $who } passes.
agent-told-bids = { $who } bids ${ $sum }.
agent-told-holds = { $who } holds ${ $sum }.
agent-told-objects-too = { $who } objects as well.
agent-told-duel-held = { $whom } bids up to ${ $other }, and { $who } holds it.
agent-told-duel-lost = { $who } holds up to ${ $sum }; { $whom } bids ${ $other }.
agent-told-duel-passed = { $whom } bids ${ $other }, and { $who } passes.
agent-told-stands = So it stands: { $kind ->
    [strike] the attack takes place.
    [take] { $agent } takes the case.
    [aside] { $agent } steps aside from the case.
   *[step] { $agent } goes to { $space }.
}
agent-told-fails = { $who }’s objection fails.
agent-told-blocked = It is overturned, number { $sum } this turn, and { $agent } stays where it was. { $who }’s turn is over.
agent-told-skipped = { $who } ran out of time: the turn passes.
agent-told-stops = { $who } ends the turn.
agent-told-sits-out = { $who } sits out a turn because their objection failed.
agent-told-leaves = { $who } leaves the game. Their stakes remain.
agent-told-dropped = Your objection was not heard: { $whom } had already shown as much.
agent-told-unheard = Your answer was not needed. Nobody else is told.
agent-told-home = { $agent } comes to { $space } with the case, moved by { $who }.
agent-told-clock = The clock has run out after { $sum } turns: the agent nearest to winning decides.
agent-told-alone = Only one player is left: the game ends without a winner.

# Why something is refused.
agent-no-over = The game is over.
agent-no-gone = You have left this game.
agent-no-opening = Everybody places opening bribes first.
agent-no-opened = You have already placed your opening bribes.
agent-no-turn = It is { $who }’s turn.
agent-no-announced = An action has been announced; it has to be decided first.
agent-no-house = Only the table itself can end a round of secret answers.
agent-no-close = There is nothing to close right now.
agent-no-undone = This very action was overturned this turn. Choose another.
agent-no-stop = You must do something: a turn cannot be passed.
agent-no-bribe-after = After an overturned action you cannot bribe this turn.
agent-no-cash = You have no cash left to bribe with.
agent-no-word-now = That cannot be said now.
agent-no-no-stake = To name a sum you need a stake of $100 or more on this agent.
agent-no-above-stake = The sum is { $bid }, and your stake on this agent is { $stake }: you cannot go above it.
agent-no-order-none = You have no standing order to take back here.
agent-no-order-one = A standing order to object is given for one agent at a time.
agent-no-agent-out = { $agent } is not on the board.
agent-no-step-far = { $space } is not one step away.
agent-no-case-elsewhere = The case is out of reach: it is in { $space }.
agent-no-victim-out = { $agent } cannot be attacked: it must be another agent on the board.

# What is asked.
agent-ask-now-turn = Move an agent, or pay bribes.{ $broke ->
    [yes] { " " }You have no cash left, so you cannot bribe.
   *[no] {""}
}
agent-ask-now-opening = Which agents do you pay in secret? { $own ->
    [yes] Money on an agent can stop or save its moves.
   *[no] The most money on the agent that brings the case home wins.
} You have ${ $cash }: keep some for later.
agent-ask-now-objections = { $action }{ $ends ->
    [yes] { " " }That ends the game.
   *[no] {""}
} Let it pass? { $stake ->
    [0] You have no money on { $agent }: demanding it back is only a bluff.
   *[other] To stop it, { $who } has to give in, or you show more money on { $agent } than { $who }: you have ${ $stake }.
}
agent-ask-now-answer = { $sum ->
    [0] { $who } wants you to take back { $agent }’s action, and names no sum yet.
   *[other] { $who } wants you to take back { $agent }’s action, and starts with ${ $sum }.
} { $stake ->
    [0] Give in, and nothing moves. Or refuse: if { $who } shows no money on { $agent }, the action happens. You have none there to hold against it.
   *[other] Give in, and nothing moves. Or defend it with your ${ $stake } on { $agent }: at equal sums you win.
}
agent-ask-now-bid = { $sum ->
    [0] Bid a sum that you have on { $agent }, or pass and let the action happen.
   *[other] { $who } holds ${ $sum } on { $agent }. Bid more than that, or pass and let the action happen.
} You have ${ $stake } there{ $short ->
    [yes] : you can only pass.
   *[no] .
}
agent-ask-now-reply = { $who } bids ${ $sum } on { $agent } to stop the action. To save it, hold that sum, which shows that you have it there too. You have ${ $stake }{ $short ->
    [yes] : you can only pass.
   *[no] .
}
agent-ask-now-other = It is not your turn, and nobody waits for an answer from you.
agent-ask-act = Where does { $agent } go, or what does it do? It needs { $steps ->
    [one] one more action
   *[other] { $steps } more actions
} to win.{ $short ->
    [yes] { " " }An attack is not possible: it takes a stake of ${ $sum } on { $agent }, and yours is ${ $stake }.
   *[no] { $strike ->
        [yes] { " " }An attack costs ${ $sum } of your ${ $stake } on it.
       *[no] {""}
    }
}
agent-ask-bribe = How much do you put on which agent? In hundreds, together up to ${ $cash }. An agent left at 0 gets nothing.
agent-ask-object = You demand that the action be taken back. If that is refused, you bid with money: from which sum, and up to which? You have ${ $stake } there.
agent-ask-sum-defend = Up to which sum do you defend it? In hundreds, up to ${ $most }. 0: refuse, but show nothing. It stays secret, and no more is shown than needed.
agent-ask-sum-bid = How much do you bid? In hundreds, ${ $least } to ${ $most }.
agent-ask-order = Which agent is the standing order for? It answers for you whenever that agent acts, until you take it back.
agent-ask-order-word = What should happen whenever { $agent } is to act? Nobody is told.
agent-ask-order-object = To which actions do you object, and with how much? If you have less on the agent by then, that is named instead, and nothing if you have nothing.
agent-field-opening = First sum (the mover sees it)
agent-field-maximum = Limit (stays secret)
agent-field-scope = To which actions
agent-scope-any = every action
agent-scope-away = moves away from its city
agent-scope-home = moves towards its city

# What may be picked: at most 34 letters, without names.
agent-pick-agent = { $agent } ({ $space })
agent-hint-agent = Your money on it: ${ $sum }. It needs { $steps ->
    [one] one more action
   *[other] { $steps } more actions
} to win.
agent-hint-let-pass = You are asked nothing until your next turn; everything passes.
agent-hint-only-paid = Whatever agents without your money do passes, from now on.
agent-hint-ask-me = You answer every question yourself again.
agent-act-step = { $who } moves { $agent } to { $space }{ $case ->
    [carry] , with the case
    [leave] , leaving the case behind
    [mount] , and takes the case
    [beside] , beside the case
   *[other] {""}
}.
agent-act-strike = { $who } lets { $agent } attack { $victim } in { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case behind
    [seize] , to take the case
    [spare] , leaving the case there
    [mount] , and takes the case
    [beside] , beside the case
   *[other] {""}
}.
agent-act-take = { $who } lets { $agent } take the case in { $space }.
agent-act-aside = { $who } lets { $agent } step aside from the case in { $space }.
agent-only-object = Object with ${ $sum }
agent-only-bid = Bid ${ $sum }
agent-only-pay = ${ $sum }, all you have
agent-only-support = Support it with ${ $sum }
agent-only-defend = Refuse without showing money
agent-menu-agents = Move an agent
agent-menu-advance = If somebody objects
agent-menu-ahead = From now on
agent-menu-stop = Stop it or support it
agent-menu-orders = Standing orders
agent-note-ordered = Your standing order answers: { $answer }. You can still give another answer.
agent-note-resting = You let everything pass until your turn, so this passes too, unless you answer it yourself.
agent-note-choosy = You are asked only about agents you have paid: this passes after a while, unless you answer.
agent-note-stay = Nobody is told if you stay out.
agent-pick-strike = Attack { $victim } in { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case
    [seize] , taking its case
    [spare] , leaving its case
    [mount] , taking the case
    [beside] , beside the case
   *[other] {""}
}
agent-pick-bribe = Bribe several
agent-pick-opening = Place opening bribes
agent-pick-stop = End the turn
agent-pick-order = Orders by agent
agent-pick-resign = Leave the game
agent-pick-no = Let it pass
agent-pick-object = Object with money
agent-pick-defend = Defend it
agent-pick-give-in = Give in
agent-pick-bid = Bid more
agent-pick-hold = Hold ${ $sum }
agent-pick-pass = Pass
agent-pick-order-all = All agents
agent-pick-order-quiet = Let it pass without asking
agent-pick-order-object = Object with money
agent-pick-order-clear = Take back my orders
agent-all-agents = all agents

# What the last press does.
agent-do-bribe = Pay this
agent-do-bribe-none = Pay nothing now
agent-do-pay = Pay { $agent } ${ $sum }
agent-do-home = Bring the case home with { $agent }: the game ends
agent-do-stop = End the turn
agent-do-resign = Leave: your stakes stay, but you can no longer win
agent-do-no = Let it pass
agent-do-object = Object
agent-do-defend = Defend it up to this sum
agent-do-give-in = Give in: the action is overturned
agent-do-bid = Bid this sum
agent-do-hold = Hold the sum
agent-do-pass = Pass
agent-do-order-quiet = Let { $agent } act without asking me
agent-do-order-object = Object over { $agent } from now on
agent-do-order-clear = Take back the orders on { $agent }

# What you hold.
agent-holds-cash = **Cash:** ${ $sum }
agent-holds-stakes = **Stakes:** { $stakes }
agent-holds-order = **Standing order** on { $agent }, { $scope }: { $answer }
agent-holds-opening = **Objection:** { $who }, first ${ $sum }
agent-holds-answer = **Your answer:** { $answer }
agent-holds-resting = **Until your turn:** you let everything pass
agent-holds-choosy = **Standing order:** you are asked only about agents you have paid
agent-stake-on = { $agent } ${ $sum }
agent-seat-sum = { $who } ${ $sum }
agent-seat-sum-left = { $who } ${ $sum } (has left)
agent-answer-no = let it pass
agent-answer-object = object, from ${ $opening } up to ${ $limit }
agent-answer-yield = give in
agent-answer-defend = defend up to ${ $limit }

# What decided.
agent-why-home = { $who } has moved { $agents } to { $space } with the case.
agent-why-clock = The clock has run out. Of the agents somebody has paid, { $count ->
    [one] { $agents } is nearest to winning
   *[other] { $agents } are equally near to winning
}: { $steps ->
    [one] one more action
   *[other] { $steps } more actions
}.
agent-why-clock-owner = The clock has run out. Nearest to a player’s city with the case: { $agents }, with { $steps ->
    [one] one more action
   *[other] { $steps } more actions
}.
agent-why-drawn = The clock has run out, and nobody has a stake on an agent that is left.
agent-why-alone = Everybody else has left, so nobody wins.
agent-why-stakes = Stakes on { $agent }: { $sums }.
agent-why-top = { $count ->
    [one] { $winners } has the highest stake on { $agent } of all who still play, and wins.
   *[other] { $winners } have equally high stakes on { $agent }, the highest of all who still play, and share the win.
}
agent-why-tie-bringer = { $tied } have equally high stakes. { $who } is one of them and brought the case home, so { $who } wins alone.
agent-why-tie-option = { $tied } have equally high stakes. At this table { $who }, who brought the case home, then wins.
agent-why-unpaid = Nobody who still plays has a stake there, so { $who }, who brought the case home, wins.
agent-decided-lead = { $who } had ${ $sum } on { $agent }, ${ $lead } more than { $whom }.
agent-decided-alone = { $who } was the only one who had paid { $agent }: ${ $sum }.
agent-decided-tie = { $who } was level with others on { $agent } at ${ $sum }, and brought the case home.
agent-decided-option = Others were level on { $agent }; at this table { $who }, who brought the case home, then wins.
agent-decided-shared = Nobody had more on { $agent } than those who share the win.
agent-decided-unpaid = Nobody had paid { $agent }, so { $who } won by bringing it home.
agent-decided-owner-home = { $agent } brought the case to { $space }, and { $space } belongs to { $who }.
agent-decided-owner-clock = When the clock ran out, { $agent } was nearest to { $space } with the case, and { $space } belongs to { $who }.
agent-anecdote-bringer = { $who } brought { $agent } home with the case, and so made { $whom } win.
agent-anecdote-wasted = { $who } had put ${ $sum } of ${ $money } on { $agent }, all for nothing.
agent-anecdote-exiled = { $who } had put ${ $sum } of ${ $money } on { $agent }, and { $agent } ended in the Bahamas.

# In the pictures and their text twins.
agent-title-board = The network
agent-title-mine = Eyes only
agent-title-ledger = Intercepts
agent-title-stakes = All the money
agent-title-end = Case closed
agent-title-plot = Money trail
agent-cash = Cash ${ $sum }
agent-turn = Turn { $turn }
agent-clock = Turn { $turn }, clock at { $limit }
agent-row = { $item }: { $facts }
agent-now-opening = Place your opening bribes
agent-now-turn = Your turn: move, attack or bribe
agent-now-again = Your turn: another action
agent-now-objections = Do you object?
agent-now-answer = Give in, or defend it?
agent-now-bid = Go above ${ $sum }?
agent-now-reply = Hold ${ $sum }?
agent-now-demand = Take it back, or refuse?
agent-now-first-bid = Name a sum, or pass?
agent-now-voices = Do you speak, at ${ $sum }?
agent-now-voices-first = Do you name a sum?
agent-now-others = The other players are asked
agent-slip-carry = with the case
agent-slip-leave = leaving the case
agent-slip-mount = to take the case
agent-slip-beside = beside the case
agent-slip-take = takes the case
agent-slip-aside = steps aside from the case
agent-slip-strike = attacks { $victim }
agent-slip-mine = ${ $sum } mine
agent-slip-shown = shown
agent-known-least = { $sum }+
agent-ledger-fees = { $bribes ->
    [one] { $bribes } bribe
   *[other] { $bribes } bribes
}, ${ $fees } in fees
agent-ledger-note = 900+ means at least $900 shown; 900 means exactly $900. Who has shown nothing may still have anything.
agent-ledger-unit = Sums in dollars.
agent-end-who-paid = Who paid { $agents }?
agent-end-nearest = Nearest with the case: { $agents }
agent-end-clock = Time’s up
agent-end-alone = Abandoned
agent-end-wins = wins
agent-end-left = left the game
agent-end-brought = brought it home
agent-end-cash = ${ $sum } kept
agent-end-fees = ${ $sum } in fees
agent-end-purse = ${ $cash } kept, ${ $fees } in fees
agent-poster-exiled = Exiled
agent-poster-exile = { $agent } retires to the Bahamas
agent-poster-read-out = ${ $sum } of bribes read out
agent-poster-home = The case is home
agent-poster-brought = brought by { $who }
agent-poster-stands = It stands
agent-poster-overturned = Overturned
agent-poster-goes = { $kind ->
    [strike] { $agent } sends { $victim } off
    [take] { $agent } takes the case
    [aside] { $agent } leaves the case
   *[step] { $agent } goes to { $space }
}
agent-poster-stays = { $agent } stays in { $space }
agent-poster-beaten = { $who } showed ${ $sum }, not enough
agent-poster-side = { $who }: ${ $sum }
agent-seat = { $who }
agent-number = { $sum }
agent-dollars = ${ $amount }
agent-at = { $agent }: { $space }
agent-case-lies = The case is in { $space }.
agent-owner = { $space } belongs to { $who }.
agent-has-left = { $who } has left the game.
agent-will-sit-out = { $who } sits out the next turn.
agent-money = Cash ${ $cash }, on agents ${ $stakes }, paid in fees ${ $fees }.
agent-mine-row = { $agent }: { $sum ->
    [0] {""}
   *[other] ${ $sum } of yours,{ " " }
}{ $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
agent-mine-row-out = { $agent }: out of the game, with ${ $sum } of yours.
agent-hand-way = { $steps } to go
agent-hand-out = out
agent-hand-money = Your money on { $agent }: ${ $sum }.
agent-hand-money-shown = Your money on { $agent }: ${ $sum }. { $who } has shown ${ $other }.
agent-mine-other = { $who } has shown ${ $sum }.
agent-ledger-not-kept = At this table nobody keeps notes for you: only bribes and fees are counted.
agent-papers = Sealed answers
agent-paper = Turn { $turn }, { $agent }, { $who }: { $answer }
agent-plot-opening = { $who }: ${ $sum } before turn 1
agent-plot-paid = { $who }: ${ $sum } in turn { $turn }
agent-plot-fee = { $who }: a fee of ${ $sum } in turn { $turn }
agent-plot-none = Nobody paid anything.
agent-plot-note = From the start to turn { $turn }. The sum is the highest stake at the end; where a line falls, it is a fee.

# Of this game alone.
agent-option-voices = Who may speak in a contest
    .about = Whether other players can join in a contest with their money, or only look on.
agent-option-voices-open = Everybody
agent-option-voices-duel = Objector and mover only

agent-headline-demand = { $who } takes { $agent }’s action back, or refuses
agent-headline-first-bid = { $who } must name a sum on { $agent }, or pass
agent-headline-voices = At ${ $sum } on { $agent }: does anybody speak for the other side?
agent-headline-voices-first = Does anybody else name a sum against { $agent }?

agent-told-says-step = { $who } announces: { $agent } goes from { $start } to { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case behind
    [mount] , and takes the case
    [beside] , beside the case
   *[other] {""}
}.
agent-told-says-strike = { $who } announces: { $agent } goes from { $start } to { $space }{ $case ->
    [carry] , taking the case along
    [leave] , leaving the case behind
    [seize] , to take the case
    [spare] , leaving the case there
    [mount] , and takes the case
    [beside] , beside the case
   *[other] {""}
}. “{ $victim }, off to the Bahamas!”
agent-told-says-take = { $who } announces: { $agent } takes the case in { $space }.
agent-told-says-aside = { $who } announces: { $agent } steps aside from the case in { $space }.
agent-told-demands = { $who } demands that { $whom } take it back.
agent-told-gives-in = { $who } takes it back.
agent-told-refuses = { $who } insists; { $whom } has to show a sum.
agent-told-duel-empty = { $whom } names no sum.
agent-told-joins-for = { $who } holds ${ $sum } for the action.
agent-told-joins-against = { $who } bids ${ $sum } against the action.
agent-told-open-for = { $who } holds ${ $sum } for the action.
agent-told-open-against = { $who } bids ${ $sum } against the action.
agent-told-overturned = It is overturned, and { $agent } stays where it was.
agent-told-exiled = { $agent } is off to the Bahamas. { $who } pays ${ $sum } for that.
agent-told-read-out = All stakes on { $agent } are read out: { $sums }. Nobody else had any.
agent-told-read-out-none = All stakes on { $agent } are read out: nobody had any.

agent-no-fee = An attack needs ${ $sum } on { $agent }; your stake is ${ $stake }.
agent-no-support = In a duel only the objector and the mover can speak.
agent-no-support-live = Third players can speak later, for a side that has passed.
agent-no-object-live = The demand comes first; sums are named after the mover has refused.
agent-no-case-owned = { $agent } owns the case: attack that agent, or wait until the case is free.
agent-no-case-own = { $agent } already owns the case.
agent-no-take-far = The case is in { $space }: only an agent standing there can take it.
agent-no-aside = { $agent } does not own the case.
agent-no-strike-far = { $agent } is not one step away: an attack is a step to where the victim stands.
agent-no-at-home = { $agent } is at home and safe there.
agent-no-let-pass = You let everything pass until your turn already.
agent-no-only-paid = You are asked only about agents you have paid already.
agent-no-ask-me = You are asked about everything already.

agent-ask-now-demand = { $who } wants you to take back { $agent }’s action. If you refuse, { $who } has to show money on { $agent }, or the action happens. You have ${ $stake } there.
agent-ask-now-voices = { $side ->
    [for] { $who }’s side has passed at ${ $sum } on { $agent }, and the action is about to be overturned. To save it, hold that sum.
   *[against] { $sum ->
        [0] Nobody has bid on { $agent } against the action, and it is about to happen. To stop it, bid a sum you have there.
       *[other] The other side has passed, and { $agent }’s action is about to happen. To stop it, bid more than ${ $sum } there.
    }
} { $stake ->
    [0] You have nothing there, so you can only stay out.
   *[other] You have ${ $stake }{ $short ->
        [yes] , which is not enough.
       *[no] .
    }
} { $note }
agent-ask-strike = Who does { $agent } send to the Bahamas? That costs ${ $sum } of your stake on { $agent }.
agent-ask-sum-support = Up to which sum do you support the move? In hundreds, ${ $least } to ${ $most }. It stays secret, and no more is shown than needed.
agent-ask-order-demand = Which of its actions should be taken back? The others are told that you object, but no sum.
agent-ask-now-pledge = The others answer in secret whether { $agent } may do this. You need not do anything: if somebody objects, you are asked. You can also decide now.
agent-ask-now-pledged = The others answer in secret whether { $agent } may do this. If somebody objects, your answer is: { $answer }. You can still change it.
agent-ask-pay = Which agent do you bribe? The money stays on it for good, and nobody learns which one it is. You have ${ $cash }.
agent-ask-sum-pay = How much do you pay? In hundreds, up to ${ $most }.
agent-ask-now-again = Choose another action, or end your turn.{ $broke ->
    [yes] { " " }You have no cash left, so you cannot bribe.
   *[no] {""}
}
agent-ask-now-objections-order = { $action }{ $ends ->
    [yes] { " " }That ends the game.
   *[no] {""}
} { $note } You have ${ $stake } on { $agent }.
agent-scope-strike = attacks

agent-pick-step = { $space }{ $case ->
    [carry] , with the case
    [leave] , without the case
    [mount] , and take the case
    [beside] , beside the case
   *[other] {""}
}{ $steps ->
    [0] {""} · home
   *[other] {""} · { $steps }{ $case ->
        [none] {""} to go
       *[other] {""}
    }
}
agent-pick-take = Take the case in { $space } · { $steps }
agent-pick-aside = Step aside from the case · { $steps }
agent-pick-exile = Attack
agent-pick-demand = Demand it back
agent-pick-support = Support it with money
agent-pick-consent = Take it back
agent-pick-refuse = Refuse
agent-pick-stay = Stay out
agent-pick-order-demand = Demand it back
agent-pick-pay = Bribe an agent
agent-pick-first-bid = Bid a sum
agent-pick-let-pass = Let all pass until my turn
agent-pick-only-paid = Ask only about agents I paid
agent-pick-ask-me = Ask me about everything again

agent-do-step = { $agent } to { $space }{ $case ->
    [carry] , with the case
    [leave] , without the case
    [mount] , taking the case
    [beside] , beside the case
   *[other] {""}
}
agent-do-strike = { $agent } sends { $victim } to the Bahamas for ${ $sum }{ $case ->
    [carry] , with the case
    [leave] , without the case
    [seize] , taking the case
    [spare] , leaving the case
    [mount] , taking the case
    [beside] , beside the case
   *[other] {""}
}
agent-do-take = { $agent } takes the case in { $space }
agent-do-aside = { $agent } steps aside from the case in { $space }
agent-do-demand = Demand it back
agent-do-support = Support the move up to this sum
agent-do-consent = Take the action back
agent-do-refuse = Refuse to take it back
agent-do-stay = Stay out of it
agent-do-order-demand = Demand back { $agent }’s actions
agent-do-let-pass = Let all pass until my turn
agent-do-only-paid = Ask only about agents I paid
agent-do-ask-me = Ask me about everything again

agent-answer-demand = demand it back without money
agent-answer-support = support the move up to ${ $limit }
agent-why-owner = { $space } is the home of { $who }.
agent-at-case = { $agent }: { $space }, with the case
agent-case-held = { $agent } has the case, in { $space }.
agent-exile = Bahamas (exile)
agent-exile-list = In the Bahamas: { $agents }.

# Spaces and agents of the board.
agent-space-washington = Washington
agent-space-london = London
agent-space-moscow = Moscow
agent-space-peking = Peking
agent-space-tangier = Tangier
agent-space-azores = Azores
agent-space-madrid = Madrid
agent-space-rome = Rome
agent-space-cairo = Cairo
agent-space-bermuda = Bermuda
agent-space-paris = Paris
agent-space-vienna = Vienna
agent-space-karachi = Karachi
agent-space-reykjavik = Reykjavik
agent-space-berlin = Berlin
agent-space-tehran = Tehran
agent-space-dakar = Dakar
agent-space-montreal = Montreal
agent-space-havana = Havana
agent-space-dublin = Dublin
agent-space-copenhagen = Copenhagen
agent-space-helsinki = Helsinki
agent-space-odessa = Odessa
agent-space-delhi = Delhi
agent-space-singapore = Singapore
agent-agent-usa1 = American 1
agent-agent-usa2 = American 2
agent-agent-uk1 = British 1
agent-agent-uk2 = British 2
agent-agent-ussr1 = Russian 1
agent-agent-ussr2 = Russian 2
agent-agent-china1 = Chinese 1
agent-agent-china2 = Chinese 2

## Slash commands

agent-command = agent
    .about = Agent: bribe the spies of four cities in secret
agent-command-new = new
    .about = Agent: bribe spies, bring the case home, 2–6 players, 45 min: open a table
agent-command-move = move
    .about = Move an agent
agent-command-move-agent = agent
    .about = Which agent
agent-command-move-to = to
    .about = Where to, with the case or without it
agent-command-bribe = bribe
    .about = Put money on agents in secret
agent-command-bribe-sums = sums
    .about = Like AGENT=300,AGENT=200; easier on your panel
agent-command-object = object
    .about = Object to an announced action
agent-command-object-sums = sums
    .about = Like opening=200,maximum=900; easier on your panel
agent-command-defend = defend
    .about = Defend what you announced, up to a sum
agent-command-defend-sum = sum
    .about = Up to how much
agent-command-bid = bid
    .about = Bid in a contest
agent-command-bid-sum = sum
    .about = How much
agent-command-hold = hold
    .about = Hold the sum the objector bid
agent-command-pass = pass
    .about = Pass in a contest
agent-command-answer = answer
    .about = Answer whatever you are asked now
agent-command-answer-what = what
    .about = Your answer
agent-command-orders = orders
    .about = Leave standing orders for while you are away
agent-command-orders-agent = agent
    .about = For which agent
agent-command-orders-order = order
    .about = What to do
agent-command-attack = attack
    .about = Exile another agent
agent-command-attack-agent = agent
    .about = Which agent attacks
agent-command-attack-victim = victim
    .about = Which agent it attacks
agent-command-take = take
    .about = Take the case
agent-command-take-agent = agent
    .about = Which agent
agent-command-support = support
    .about = Speak up for the player whose turn it is, up to a sum
agent-command-support-sum = sum
    .about = Up to how much

# Why a move is made.
agent-because-home = { $sum ->
    [0] It brings the case home with { $agent }, and wins unless somebody has paid { $agent }.
   *[other] It brings the case home with { $agent }, on which you have ${ $sum }.
}
agent-because-owner = It brings the case to a city that a player owns.
agent-because-nearer = { $agent }, on which you have ${ $sum }, is then { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
agent-because-nearer-unpaid = { $agent } is then { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning, and others have to show whether they back it.
agent-because-away = It takes { $agent }, on which you have no money, away from winning: it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from it.
agent-because-away-own = It leads others astray, or keeps { $agent } from those who may have more there than your ${ $sum }.
agent-because-same = { $agent } stays { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning: it gives nothing away.
agent-because-strike = It takes { $victim } out of the game, on which you have no money: it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
agent-because-strike-own = It takes { $victim } out of the game: your ${ $sum } there are lost, but it was { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning for others.
agent-because-stop = No other action is worth another contest.
agent-because-kept = You keep all your money until others have shown which agents they back.
agent-because-spread = Money on { $count } agents shows nobody which of them you back, and ${ $sum } stay in hand.
agent-because-most = Whoever wants more on { $agent } than your ${ $sum } must pay most of their money; you keep ${ $left }.
agent-because-bribe = It makes ${ $sum } on { $agent }, which is { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning.
agent-because-above = It makes ${ $sum } on { $agent }, more than the ${ $shown } that { $who } has shown there.
agent-because-for = It keeps the action of { $agent } unless somebody shows more than ${ $sum } there.
agent-because-stop-home = { $agent } would bring the case home; only more money on it can stop that, and you have ${ $sum }.
agent-because-save = It saves { $victim }: your ${ $sum } on { $agent } win unless somebody has more there.
agent-because-keep = You have ${ $sum } on { $agent }, and it would be taken away from winning.
agent-because-hold-up = { $agent } would be { $steps ->
    [one] one action
   *[other] { $steps } actions
} from winning; your ${ $sum } there can hold it up.
agent-because-against = You would rather see another action, and have ${ $sum } on { $agent } to say so.
agent-because-short = Your ${ $sum } on { $agent } are not enough.
agent-because-secret = It is not worth showing that you have ${ $sum } on { $agent }.
agent-because-unpaid = You have no money on { $agent } to stop it with.
agent-because-welcome = It suits you: { $agent }, on which you have ${ $sum }, comes within { $steps ->
    [one] one action
   *[other] { $steps } actions
} of winning.
agent-because-demand = It costs nothing to ask, and { $who } may give in.
agent-because-bluff = It costs nothing to ask, and hides that you have ${ $sum } on { $agent }.
agent-because-refuse = It costs nothing to insist: whoever wants to stop { $agent } has to show money.

# How to play, in three drawn pages.
agent-primer-agents = Eight agents want the case. They belong to nobody: you may move any of them.
agent-primer-bribe = Bribe some in secret, before the first turn or later. You have $10,000.
agent-primer-win = When one brings the case home, whoever paid it most wins.
agent-primer-move = Do one thing. Move an agent one step; the case may go with it.
agent-primer-pay = Or pay more bribes.
agent-primer-strike = Or attack: for $500 of your stake, an agent exiles one next to it.
agent-primer-object = Anybody may object. Both then show, bid by bid, what they paid that agent. The higher prevails.
agent-primer-home = An agent comes home with the case, and the game is over.
agent-primer-stakes = The highest stake on it wins. If equal, whoever moved it home wins.
agent-primer-clock = If that takes too long, the agent nearest to it decides.

# Things explained when they come up: two short sentences at most.
agent-tip-opening = Nobody owns an agent, and everybody moves all of them. Whichever brings the case home wins for whoever has paid it most: pay one to three.
agent-tip-answer = Somebody wants your action taken back. Give in and nobody shows anything, or defend it up to a limit: at equal sums on this agent, you win.
agent-tip-turn = Move any agent one step, paid or not. Bring yours to the case and then home, but move others too, so that nobody sees which are yours.
agent-tip-objection = Nothing has moved yet: all but the mover are asked in secret whether to stop it. If it does you no harm, let it pass, and nobody learns anything.
agent-tip-home = One more step can end the game. Whoever has the most money on that agent wins; if equal, whoever moves it home.
agent-tip-late = An agent needs only a few more actions to win. If you have paid it most, push it; if not, bribe it, lead it away, or object.
agent-tip-paid = You have money on this agent. If it comes nearer to winning, be glad and let it pass; if it is led astray, object.
agent-tip-unpaid = Without money on this agent you cannot bid. You can still demand its action back: if the mover thinks that you have paid it, they may give in.
agent-tip-case = An agent has the case now and carries it wherever it goes. Anybody may move that agent on their turn: home, away from it, or without the case.
agent-tip-contest = An objection: either the mover gives in, or both sides bid with what they have paid that agent. The objector needs more, the mover only as much.
agent-tip-overturned = It was overturned: nothing has moved, and no money is lost. The mover chooses something else; exactly the same is not allowed again this turn.
agent-tip-shown = What was bid is known now, and the sheet “What was shown” keeps it for all. That player has at least as much on the agent, perhaps more.
agent-tip-secret = Nobody sees whom you have paid, or how much. It comes out only when you bid or attack, when that agent is exiled, and at the end.
agent-tip-bribed = Somebody has paid bribes; whom, and how much, stays secret. Watch which agents they push or defend from now on.
agent-tip-attack = Agents are close enough to attack: one with $500 of yours can send its neighbour to the Bahamas, for good. That costs the $500; at home they are safe.
agent-tip-bribe = Instead of moving you can bribe again: the others learn that you did, and no more. What you have not spent counts nothing at the end.
agent-tip-limit = To object, name a first sum, which is seen, and a secret limit. The mover loses if you can go higher, and you show no more than that takes.
agent-tip-reading = Whoever pushes an agent has probably paid it, or wants you to think so. On your turn you may lead away agents that others have paid.
agent-tip-orders = Tired of being asked? Under “From now on” you let everything pass until your turn, or are asked only about agents you have paid.
agent-tip-support = You can also support the mover with your money on this agent. It helps if the mover alone could not hold what is bid.

# What somebody has learnt in the first game, in one sentence.
agent-learnt = You have learnt to pay spies in secret, to object and hold in a contest, and to read from each move whose money is where.
