cover-your-assets = Cover Your Assets
    .tagline = Pile up sets: the one on top can be stolen, the ones you cover are safe.
    .feel = Grab, get robbed, grab it back. Loud and quick.

cover-your-assets-preset-classic = Classic: no advanced rules
cover-your-assets-preset-advanced = Advanced: all four rules
cover-your-assets-option-ending = End of the game
    .about = How long you play, and what decides: one round is about half an hour.
cover-your-assets-option-ending-round = One round
cover-your-assets-option-ending-million = First to $1,000,000
cover-your-assets-option-ending-three = Three rounds, most money
cover-your-assets-option-ending-best-of = Two rounds won
cover-your-assets-option-six_cards = Six cards in hand
    .about = One more card in hand: sets and answers to a challenge are easier.
cover-your-assets-option-six_cards-off = Five cards, six with two players
cover-your-assets-option-six_cards-on = Six cards for everybody
cover-your-assets-option-two_actions = Two actions a turn
    .about = Whether you can do two things in a turn. Stacks grow faster.
cover-your-assets-option-two_actions-off = One action a turn
cover-your-assets-option-two_actions-on = A second action if you like
cover-your-assets-option-new_cards = Swap, Move, Penny Jar and improving
    .about = More cards that do something, and sets that can be made stronger later.
cover-your-assets-option-new_cards-off = Without the new cards
cover-your-assets-option-new_cards-on = With the new cards
cover-your-assets-option-second_set = Second set in danger
    .about = Whether the set below the top one is safe. If not, more is stolen.
cover-your-assets-option-second_set-off = Only the top set can be stolen
cover-your-assets-option-second_set-on = The second set too, for two cards
cover-your-assets-option-memory = Memory
    .about = Whether you have to remember what lies under a stack, or may look.
cover-your-assets-option-memory-faithful = Covered sets stay hidden
cover-your-assets-option-memory-open = Every stack lies open

cover-your-assets-sheet-board = The table
cover-your-assets-sheet-hand = My hand
cover-your-assets-sheet-end = The final count
cover-your-assets-score = ${ $score }K
cover-your-assets-window-move = What Move does to the other player’s stack

# Cards: the name, and a short one for the foot of a drawn card.
cover-your-assets-card-comics = Comic Books
    .short = Comics
cover-your-assets-card-piano = Piano
    .short = Piano
cover-your-assets-card-train = Toy Train
    .short = Train
cover-your-assets-card-jewels = Jewels
    .short = Jewels
cover-your-assets-card-mattress = Cash under the Mattress
    .short = Mattress
cover-your-assets-card-piggy = Piggy Bank
    .short = Piggy
cover-your-assets-card-scooter = Scooter
    .short = Scooter
cover-your-assets-card-plane = Sport Plane
    .short = Plane
cover-your-assets-card-auto = Classic Auto
    .short = Auto
cover-your-assets-card-cabin = Cabin
    .short = Cabin
cover-your-assets-card-silver = Silver
    .short = Silver
cover-your-assets-card-gold = Gold
    .short = Gold
cover-your-assets-card-penny = Penny Jar
    .short = Pennies
cover-your-assets-card-swap = Swap
    .short = Swap
cover-your-assets-card-move = Move
    .short = Move

cover-your-assets-money = ${ $value }K
cover-your-assets-priced = { $card } (${ $value }K)
cover-your-assets-count = { $count } × { $card }
cover-your-assets-play = { $cards } (${ $value }K)
cover-your-assets-set = { $card }, { $count } cards, ${ $value }K

# Where the game stands.
cover-your-assets-standing-none = You have no set yet
cover-your-assets-standing-banked-none = You have { $money } from earlier rounds, and no set yet
cover-your-assets-standing-safe = Your only set is safe: { $value }
cover-your-assets-standing-banked-safe = Your only set is safe: { $value }; { $money } from earlier rounds
cover-your-assets-standing-open = You have { $count } sets; the top one can be stolen: { $value }
cover-your-assets-standing-banked-open = You have { $count } sets; the top one can be stolen: { $value }; { $money } from earlier rounds
cover-your-assets-headline-over = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}
cover-your-assets-headline-move = { $count ->
    [0] A Move card takes effect.
    [one] { $names } chooses what Move does.
   *[other] { $names } choose what Move does.
}
cover-your-assets-headline-turn = { $who } plays; { $draws ->
    [0] the draw pile is empty.
    [one] one card is left to draw.
   *[other] { $draws } cards are left to draw.
}
cover-your-assets-headline-again = { $who } may take a second action.
cover-your-assets-headline-challenge = { $who } has to answer { $whom }, or give up.
cover-your-assets-headline-claim = { $who } may contest { $whom }’s claim.
cover-your-assets-holding = { $count } × { $card }
cover-your-assets-holding-down = Your secret choice: { $whom }’s top set goes to the bottom
cover-your-assets-holding-order = **Standing order**: { $parts }
cover-your-assets-holding-up = Your secret choice: { $whom }’s bottom set comes to the top

# What is told in the thread: never a card that will lie covered.
cover-your-assets-told-deal = Round { $number } is dealt. { $who } begins.
cover-your-assets-told-draws-empty = The draw pile is empty. Play goes on until all hands are empty.
cover-your-assets-told-set = { $who } lays down a set.
cover-your-assets-told-take = { $who } takes the top discard and lays down a set.
cover-your-assets-told-discard = { $who } discards a card.
cover-your-assets-told-improve = { $who } adds a card to their top set.
cover-your-assets-told-challenge = { $who } challenges { $whom } for their top set.
cover-your-assets-told-challenge-second = { $who } challenges { $whom } for their second set.
cover-your-assets-told-answer = { $who } answers. Now it is up to { $whom }.
cover-your-assets-told-gives-up = { $who } gives up.
cover-your-assets-told-no-cards = { $who } has no card left to answer with.
cover-your-assets-told-kept = { $who } keeps the set and gains all the cards { $whom } played.
cover-your-assets-told-stolen = { $who } steals { $whom }’s set, with all the cards played.
cover-your-assets-told-claim = { $who } claims { $number ->
    [one] a neutral card.
   *[other] { $number } neutral cards.
}
cover-your-assets-told-contest = { $who } contests the claim. Now it is up to { $whom }.
cover-your-assets-told-lets-pass = { $who } does not contest the claim.
cover-your-assets-told-claimed = { $who } lays the claimed set on the stack.
cover-your-assets-told-snatched = { $who } snatches the set { $whom } claimed.
cover-your-assets-told-swap = { $who } plays Swap and trades top sets with { $whom }.
cover-your-assets-told-move-down = { $who } plays Move: { $whom }’s top set goes to the bottom.
cover-your-assets-told-move-up = { $who } plays Move: { $whom }’s bottom set comes to the top.
cover-your-assets-told-pass = { $who } takes no second action.
cover-your-assets-told-turned-swap = A Swap card turns up on pile { $number }: { $who } and { $whom } trade top sets.
cover-your-assets-told-turned-move = A Move card turns up on pile { $number }, between { $who } and { $whom }: a secret choice about each other’s stack.
cover-your-assets-told-turned-idle = A Move card turns up on pile { $number }, between { $who } and { $whom }, but there is nothing to move.
cover-your-assets-told-chosen-down = { $who } has chosen: { $whom }’s top set goes to the bottom.
cover-your-assets-told-chosen-up = { $who } has chosen: { $whom }’s bottom set comes to the top.
cover-your-assets-told-buried = An Action card turns up on pile { $number } and goes back into the middle of the pile.
cover-your-assets-told-dropped = An Action card turns up on pile { $number }, where only such cards are left: it leaves the game.
cover-your-assets-told-round-over = Round { $number } is over; the stacks are counted.
cover-your-assets-told-scored = { $who }: ${ $number }K this round.
cover-your-assets-told-game-over = The game is over.
cover-your-assets-told-leave = { $who } leaves the game. Their stack stays and can be robbed.

# The last play on the board, with the cards.
cover-your-assets-last-deal = Round { $number } is dealt. { $who } begins.
cover-your-assets-last-draws-empty = The draw pile is empty. Play goes on until all hands are empty.
cover-your-assets-last-set = { $who } lays down a set: { $cards }, ${ $value }K.
cover-your-assets-last-take = { $who } takes the top discard for a set: { $cards }, ${ $value }K.
cover-your-assets-last-discard = { $who } discards { $cards }.
cover-your-assets-last-improve = { $who } improves their top set: { $cards }, ${ $value }K.
cover-your-assets-last-challenge = { $who } challenges { $whom } for their top set with { $cards }.
cover-your-assets-last-challenge-second = { $who } challenges { $whom } for their second set with { $cards }.
cover-your-assets-last-answer = { $who } answers { $whom } with { $cards }.
cover-your-assets-last-gives-up = { $who } gives up.
cover-your-assets-last-no-cards = { $who } has no card left to answer with.
cover-your-assets-last-kept = { $who } keeps the set against { $whom }: { $cards }, ${ $value }K.
cover-your-assets-last-stolen = { $who } steals { $whom }’s set: { $cards }, ${ $value }K.
cover-your-assets-last-claim = { $who } claims neutral cards: { $cards }, ${ $value }K.
cover-your-assets-last-contest = { $who } contests { $whom }’s claim with { $cards }.
cover-your-assets-last-lets-pass = { $who } does not contest the claim.
cover-your-assets-last-claimed = { $who } lays the claimed set on the stack: { $cards }, ${ $value }K.
cover-your-assets-last-snatched = { $who } snatches the set { $whom } claimed: { $cards }, ${ $value }K.
cover-your-assets-last-swap = { $who } plays Swap and trades top sets with { $whom }.
cover-your-assets-last-move-down = { $who } plays Move: { $whom }’s top set goes to the bottom.
cover-your-assets-last-move-up = { $who } plays Move: { $whom }’s bottom set comes to the top.
cover-your-assets-last-pass = { $who } takes no second action.
cover-your-assets-last-turned-swap = A Swap card turns up on pile { $number }: { $who } and { $whom } trade top sets.
cover-your-assets-last-turned-move = A Move card turns up on pile { $number }, between { $who } and { $whom }: a secret choice about each other’s stack.
cover-your-assets-last-turned-idle = A Move card turns up on pile { $number }, between { $who } and { $whom }, but there is nothing to move.
cover-your-assets-last-chosen-down = { $who } has chosen: { $whom }’s top set goes to the bottom.
cover-your-assets-last-chosen-up = { $who } has chosen: { $whom }’s bottom set comes to the top.
cover-your-assets-last-buried = { $cards } turns up on pile { $number } and goes back into the middle of the pile.
cover-your-assets-last-dropped = { $cards } turns up on pile { $number }, where only Action cards are left: it leaves the game.
cover-your-assets-last-round-over = Round { $number } is over; the stacks are counted.
cover-your-assets-last-scored = { $who }: ${ $number }K this round.
cover-your-assets-last-game-over = The game is over.
cover-your-assets-last-leave = { $who } leaves the game. Their stack stays and can be robbed.

# Questions.
cover-your-assets-ask-act = What do you do?
cover-your-assets-ask-act-again = A second action, or are you done?
cover-your-assets-ask-wait = It is { $who }’s move.
cover-your-assets-ask-wait-choose = Others are choosing what Move does.
cover-your-assets-ask-answer = { $whom } challenges you over { $card }: answer with that card or a joker, or give up.
cover-your-assets-ask-answer-two = { $whom } challenges you over { $card }: answer with cards worth two, or give up.
cover-your-assets-ask-contest = { $whom } claims { $card }: contest it with that card or a joker?
cover-your-assets-ask-answer-with = With which card?
cover-your-assets-ask-set = Which set do you lay down?
cover-your-assets-ask-take = Which card goes with { $card } from the discard pile?
cover-your-assets-ask-discard = Which card do you discard?
cover-your-assets-ask-improve = Which card do you add to your top set?
cover-your-assets-ask-challenge = Which set do you want?
cover-your-assets-ask-challenge-with = Which card do you challenge { $whom } with?
cover-your-assets-ask-challenge-second = What do you pay for { $whom }’s second set?
cover-your-assets-ask-claim = Which card from your hand?
cover-your-assets-ask-claim-with = Which neutral cards go with { $card }?
cover-your-assets-ask-swap = Swap with whose top set?
cover-your-assets-ask-move = Which stack, and which way?
cover-your-assets-ask-order = What should be answered for you when you are challenged? Nobody is told.
cover-your-assets-ask-order-fight = What do you fight for, and with what?
cover-your-assets-field-below = Give up below (thousands)
cover-your-assets-field-assets = Matching cards
cover-your-assets-field-jokers = Jokers
cover-your-assets-field-claims = Claims to neutral cards
cover-your-assets-order-give-up = give up every challenge
cover-your-assets-order-always = fight for every set
cover-your-assets-order-from = fight for { $below } or more
cover-your-assets-order-assets-all = spend matching cards
cover-your-assets-order-assets-keep-one = keep the last of a kind
cover-your-assets-order-jokers-all = spend jokers
cover-your-assets-order-jokers-keep-one = keep the last joker
cover-your-assets-order-jokers-none = spend no jokers
cover-your-assets-order-claims-pass = let claims pass
cover-your-assets-order-claims-contest = contest claims
cover-your-assets-ask-choose = Move: what happens to the other player’s stack?

# Buttons and menu entries.
cover-your-assets-pick-set = Lay down a set
cover-your-assets-pick-take = Take the discard: { $card }
cover-your-assets-pick-claim = Claim neutral cards
cover-your-assets-pick-challenge = Challenge
cover-your-assets-pick-improve = Improve my top set
cover-your-assets-pick-swap = Play Swap
cover-your-assets-pick-move = Play Move
cover-your-assets-pick-discard = Discard
cover-your-assets-pick-pass = No second action
cover-your-assets-pick-answer = Answer
cover-your-assets-pick-give-up = Give up
cover-your-assets-pick-contest = Contest the claim
cover-your-assets-pick-let-pass = Let it pass
cover-your-assets-pick-choose = Choose
cover-your-assets-pick-order = Standing order
cover-your-assets-pick-order-fight = Answer automatically, within limits
cover-your-assets-pick-order-give-up = Always give up
cover-your-assets-pick-order-clear = Take back my order
cover-your-assets-pick-resign = Leave the game
cover-your-assets-pick-set-cards = Lay down { $cards }
cover-your-assets-pick-with = With the discard: { $cards }
cover-your-assets-pick-discard-card = Discard { $card }
cover-your-assets-pick-improve-card = Add { $card } to my top set
cover-your-assets-pick-claim-card = Claim with { $card }
cover-your-assets-pick-challenge-cards = Challenge { $whom } with { $cards }
cover-your-assets-pick-answer-cards = Answer with { $cards }
cover-your-assets-pick-contest-cards = Contest with { $cards }
cover-your-assets-pick-target = Challenge { $whom }: { $card }, ${ $value }K
cover-your-assets-pick-target-second = Challenge { $whom }, 2nd set: { $card }, ${ $value }K
cover-your-assets-pick-swap-target = Swap with { $whom }: { $card }, ${ $value }K
cover-your-assets-pick-piles = { $count ->
    [one] Claim { $card } + { $tops }, pile { $piles } (${ $value }K)
   *[other] Claim { $card } + { $tops }, piles { $piles } (${ $value }K)
}
cover-your-assets-pick-move-down = Move { $whom }’s top set to the bottom ({ $count } sets)
cover-your-assets-pick-move-up = Move { $whom }’s bottom set to the top ({ $count } sets)
cover-your-assets-pick-choose-down = { $whom }: top set to the bottom
cover-your-assets-pick-choose-up = { $whom }: bottom set to the top

# The last press.
cover-your-assets-do-set = Lay down { $cards }
cover-your-assets-do-take = Lay down { $cards }
cover-your-assets-do-claim = Claim { $cards }
cover-your-assets-do-challenge = Challenge { $whom } with { $cards }
cover-your-assets-do-improve = Add { $card } to my top set
cover-your-assets-do-swap = Swap top sets with { $whom }
cover-your-assets-do-move-down = { $whom }: top set to the bottom
cover-your-assets-do-move-up = { $whom }: bottom set to the top
cover-your-assets-do-discard = Discard { $card }
cover-your-assets-do-pass = No second action
cover-your-assets-do-answer = Answer with { $cards }
cover-your-assets-do-give-up = Give up
cover-your-assets-do-contest = Contest with { $cards }
cover-your-assets-do-let-pass = Let it pass
cover-your-assets-do-choose-down = { $whom }: top set to the bottom
cover-your-assets-do-choose-up = { $whom }: bottom set to the top
cover-your-assets-do-order-fight = Answer like this from now on
cover-your-assets-do-order-give-up = Give up every challenge from now on
cover-your-assets-do-order-clear = Take back my order
cover-your-assets-do-resign = Leave the game

# Refusals.
cover-your-assets-refused-unreadable = “{ $given }” is not a move of this game.
cover-your-assets-refused-spelled = Write it in this order, each once: { $given }
cover-your-assets-refused-over = The game is over.
cover-your-assets-refused-left = You have left this game.
cover-your-assets-refused-no-seat = Nobody sits there.
cover-your-assets-refused-house = Only the table itself does that.
cover-your-assets-refused-house-closes = All the table itself can do is end a secret choice.
cover-your-assets-refused-nothing-to-close = No secret choice is under way, or not everybody has chosen.
cover-your-assets-refused-not-asked = You are not the one asked what Move does.
cover-your-assets-refused-answered = You have already chosen.
cover-your-assets-refused-choosing = A Move card comes first: what it does is being chosen in secret.
cover-your-assets-refused-answer-first = The challenge comes first: { $whom } has to answer or give up.
cover-your-assets-refused-challenge-runs = A challenge is going on; nobody else can join in or act until it ends.
cover-your-assets-refused-not-your-turn = It is { $whom }’s turn.
cover-your-assets-refused-not-in-hand = You do not have that many in hand: { $card }.
cover-your-assets-refused-no-new-actions = This table plays without Swap, Move and improving.
cover-your-assets-refused-no-player = There is no player { $number } at this table.
cover-your-assets-refused-yourself = That is yourself: choose somebody else.
cover-your-assets-refused-action-no-match = An Action card matches nothing and can never be in a set.
cover-your-assets-refused-two-jokers = A set needs an asset: two jokers are not a set.
cover-your-assets-refused-no-pair = A set is two identical cards, or one card and a joker.
cover-your-assets-refused-no-discard = The discard pile is empty.
cover-your-assets-refused-action-on-top = An Action card lies on the discard pile; it pairs with nothing.
cover-your-assets-refused-no-pair-with = That does not make a set with the top of the discard pile: { $card }.
cover-your-assets-refused-no-set-yet = Lay down a set of your own before you challenge anybody.
cover-your-assets-refused-no-second-set = At this table only the top set can be stolen.
cover-your-assets-refused-no-set-there = { $whom } has no set yet.
cover-your-assets-refused-protected = The bottom set of a stack is safe, and that is the only one { $whom } has.
cover-your-assets-refused-second-safe = The bottom set of a stack is safe: for the second one, { $whom } would need three sets.
cover-your-assets-refused-barred = You have lost a challenge against { $whom } this turn.
cover-your-assets-refused-price = { $penny ->
    [on] The second set costs two cards at once: two of { $card }, two jokers, one of each, or one Penny Jar alone.
   *[off] The second set costs two cards at once: two of { $card }, two jokers, or one of each.
}
cover-your-assets-refused-answer-two = The answer must be worth two cards: two of { $card }, two jokers, one of each, or one Penny Jar alone.
cover-your-assets-refused-no-match = Play one card: { $card } or a joker.
cover-your-assets-refused-no-neutral = There are no neutral piles with this many players.
cover-your-assets-refused-no-pile = There is no such neutral pile: they are numbered from 1 to { $count }.
cover-your-assets-refused-out-of-reach = You can claim only from the neutral piles next to you.
cover-your-assets-refused-one-pile = With three players you claim from one pile at a time.
cover-your-assets-refused-pile-empty = There is no card there.
cover-your-assets-refused-claim-jokers = There must be at least one asset among the cards: these are all jokers.
cover-your-assets-refused-claim-mixed = Your card and the neutral ones must all match the same asset.
cover-your-assets-refused-improve-nothing = You have no set to improve.
cover-your-assets-refused-improve = Only another { $card } improves your top set, never a joker.
cover-your-assets-refused-swap = You and the other player both need a set to swap.
cover-your-assets-refused-move = A set can only move within a stack of two or more.
cover-your-assets-refused-no-passing = You have to do something: if nothing else, discard a card.
cover-your-assets-refused-no-challenge = There is no challenge to answer.
cover-your-assets-refused-not-yours = Only the two players in a challenge take part in it.
cover-your-assets-refused-no-order = You have given no standing order.
cover-your-assets-refused-order-unknown = There is no such standing order.
cover-your-assets-refused-order-limits = Say from which value on to fight, and what to keep; “-” for no limits.
cover-your-assets-refused-order-bare = This standing order takes no limits.
cover-your-assets-refused-wait = { $whom } has to answer.

# The table in words.
cover-your-assets-board-status = Round { $number } · { $ending }
cover-your-assets-board-draws = Draw pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
cover-your-assets-board-discards = Discard pile: { $card } on top ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
cover-your-assets-board-no-discards = Discard pile: empty
cover-your-assets-board-all-discards = All discards, from the top down: { $cards }
cover-your-assets-board-nothing = nothing
cover-your-assets-board-pile = Neutral pile { $number }: { $card }, { $count } face down{ $known ->
    [0] {""}
   *[other] {" "}(among them { $buried })
}
cover-your-assets-board-pile-between = Neutral pile { $number } between { $one } and { $other }: { $card }, { $count } face down{ $known ->
    [0] {""}
   *[other] {" "}(among them { $buried })
}
cover-your-assets-board-seat = **{ $who }** · { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand · { $sets ->
    [0] no set
    [one] 1 set
   *[other] { $sets } sets
}
cover-your-assets-board-left = **{ $who }** has left · { $sets ->
    [0] no set
    [one] 1 set
   *[other] { $sets } sets
}
cover-your-assets-board-set-danger = - in danger: { $made }
cover-your-assets-board-set-second = - in danger, for two cards: { $made }
cover-your-assets-board-set-safe = - protected, at the bottom: { $made }
cover-your-assets-board-set-covered = - covered: { $made }
cover-your-assets-board-set-end = - { $made }
cover-your-assets-board-covered = { $count ->
    [one] - 1 set lies covered
   *[other] - { $count } sets lie covered
}
cover-your-assets-board-stack-worth = - **${ $value }K** in all
cover-your-assets-board-challenge = **Challenge:** { $who } wants { $whom }’s set: { $made }.
cover-your-assets-board-claim = **Claim:** { $whom } wants { $cards } from the neutral piles; { $who } may contest it.
cover-your-assets-board-claim-contested = **Claim:** { $whom } wants { $cards } from the neutral piles; { $who } contests it.
cover-your-assets-board-played = - { $who }: { $cards }
cover-your-assets-board-demand = { $who } answers with { $card } or a joker, or gives up.
cover-your-assets-board-demand-two = { $who } answers with cards worth two ({ $card } or jokers), or gives up.
cover-your-assets-board-move = **Move** on pile { $number }: { $who } and { $whom } choose for each other’s stacks.
cover-your-assets-board-spent = Out of the game: { $cards }
cover-your-assets-board-totals = **Money so far**
cover-your-assets-board-total = - { $who }: ${ $value }K
cover-your-assets-board-total-wins = - { $who }: { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}, ${ $value }K
cover-your-assets-board-last = **Last play**

# A player’s hand in words.
cover-your-assets-hand-title = What I could steal
cover-your-assets-hand-answers = Answer with { $cards }
cover-your-assets-hand-contests = Contest with { $cards }
cover-your-assets-hand-no-contest = You hold nothing to contest with
cover-your-assets-hand-no-answer = You hold nothing to answer with
cover-your-assets-hand-challenge = { $whom }: { $card }, { $value }, with { $cards }
cover-your-assets-hand-challenge-second = { $whom }, second set: { $card }, { $value }, with { $cards }

# The end.
cover-your-assets-end-seat = **{ $place }. { $who }: ${ $value }K**
cover-your-assets-end-left = **{ $who }** left the game.
cover-your-assets-end-round = - Round { $number }: ${ $value }K
cover-your-assets-end-sets = - Sets of the last round, from the bottom: { $sets }
cover-your-assets-why-money = { $who } has ${ $value }K.
cover-your-assets-why-wins = { $who } won { $count ->
    [one] 1 round.
   *[other] { $count } rounds.
}
cover-your-assets-decided-rounds = { $who } won { $count } rounds, more than { $whom }.
cover-your-assets-decided-lead = { $who } is { $lead } ahead of { $whom }.
cover-your-assets-decided-set = One set decided it: { $who } is { $lead } ahead of { $whom }, and kept { $card } for { $value }{ $fattest ->
    [0] .
   *[other] , the fattest set of all.
}
cover-your-assets-anecdote-set = The fattest set: { $card }, { $count } cards, { $value }, for { $who }.
cover-your-assets-anecdote-stack = The tallest stack: { $count } sets, for { $who }.
cover-your-assets-why-left = Everybody else has left: { $who } wins.
cover-your-assets-why-stopped = Nobody has reached $1,000,000 in { $count } rounds; the richest wins.

# Why a move is made: by a computer player, or as advice. Nobody is named as its author.
cover-your-assets-because-first = The set at the bottom can never be stolen: { $value } is safe for good.
cover-your-assets-because-cover = Adds { $value } and covers { $card } for { $covered }, which somebody could steal.
cover-your-assets-because-lay = Adds { $value } to the stack.
cover-your-assets-because-take = Adds { $value } for a single card: { $card } comes from the discard pile.
cover-your-assets-because-claim = Adds { $value } for a single card, unless { $whom } contests it.
cover-your-assets-because-claim-safe = Adds { $value } for a single card, and { $whom } cannot contest it.
cover-your-assets-because-rob = Robs { $whom } of { $value } before it is covered, if nothing answers.
cover-your-assets-because-rob-sure = { $whom } has no card left to answer with: { $value } for the taking.
cover-your-assets-because-rob-ready = Robs { $whom } of { $value } before it is covered, with another { $card } or a joker in hand to go on.
cover-your-assets-because-rob-second = Takes { $value } from under { $whom }’s top set, if nothing answers.
cover-your-assets-because-keep = Defends { $value }, which would be lost without an answer.
cover-your-assets-because-go-on = Goes on: { $value } is at stake, and { $whom } may have nothing left.
cover-your-assets-because-win = { $whom } has no card left to answer with: this wins { $value }.
cover-your-assets-because-snatch = Snatches { $value } if { $whom } cannot answer.
cover-your-assets-because-nothing = Nothing in the hand answers.
cover-your-assets-because-yield = Loses no further card over { $value }.
cover-your-assets-because-let-pass = Saves a card that could be lost over { $value }.
cover-your-assets-because-discard-action = An Action card counts for nothing in the end.
cover-your-assets-because-discard-single = Breaks no pair and costs only { $value } ({ $card }).
cover-your-assets-because-discard = Keeps the rest of the hand; the price is { $card }.
cover-your-assets-because-improve = Adds { $value } to the set on top.
cover-your-assets-because-improve-safe = Adds { $value } to a set that nobody can steal.
cover-your-assets-because-swap = Trades a set of { $own } for { $whom }’s, worth { $value }.
cover-your-assets-because-protect = Brings { $value } to the bottom, where nobody can steal it.
cover-your-assets-because-bury = Covers { $value } with the set from the bottom.
cover-your-assets-because-uncover = Brings a set of { $whom }’s into the open, where it can be stolen.
cover-your-assets-because-uncover-known = Brings { $whom }’s { $card } for { $value } into the open, where it can be stolen.
cover-your-assets-because-pass = Keeps the hand for the next turn.

# Words in pictures.
cover-your-assets-picture-round = Round { $number }
cover-your-assets-picture-to-draw = { $count } to draw
cover-your-assets-picture-to-steal = Yours to steal
cover-your-assets-picture-yours-turn = Your turn!
cover-your-assets-picture-yours-again = Your second action
cover-your-assets-picture-yours-answer = Answer { $whom }, or give up
cover-your-assets-picture-yours-contest = Contest { $whom }’s claim?
cover-your-assets-picture-yours-move = You choose what Move does
cover-your-assets-picture-spent = Out of the game: { $cards }
cover-your-assets-picture-stolen = STOLEN!
cover-your-assets-picture-safe = safe
cover-your-assets-picture-danger = open
cover-your-assets-picture-left = left
cover-your-assets-picture-end-how = { $rounds ->
    [1] Each part is a set.
   *[other] Each part is a set of the last round; hollow parts are earlier rounds.
}
cover-your-assets-picture-seat = { $who }
cover-your-assets-picture-corner = { $value }K
cover-your-assets-picture-draws = Draw pile
cover-your-assets-picture-discards = Discards
cover-your-assets-picture-pile = Pile { $number }
cover-your-assets-picture-no-set = no set yet
cover-your-assets-picture-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
cover-your-assets-picture-wins = { $count ->
    [one] 1 round won
   *[other] { $count } rounds won
}

## Slash commands

cover-your-assets-command = cover-your-assets
    .about = Cover Your Assets: pile up sets, and steal those of others
cover-your-assets-command-new = new
    .about = Cover Your Assets: steal sets, cover yours, 2–6 players, 30 min: open a table
cover-your-assets-command-set = set
    .about = Lay down a set from your hand
cover-your-assets-command-set-cards = cards
    .about = Which two cards
cover-your-assets-command-take = take
    .about = Lay down a set with the top of the discard pile
cover-your-assets-command-take-card = card
    .about = Which card of yours
cover-your-assets-command-discard = discard
    .about = Discard a card
cover-your-assets-command-discard-card = card
    .about = Which card
cover-your-assets-command-challenge = challenge
    .about = Try to take the set on top of somebody’s stack
cover-your-assets-command-challenge-whom = whom
    .about = Whose set
cover-your-assets-command-challenge-card = card
    .about = Which card to challenge with
cover-your-assets-command-answer = answer
    .about = Answer a challenge, or contest a claim, with a card
cover-your-assets-command-answer-card = card
    .about = Which card
cover-your-assets-command-give-up = give-up
    .about = Give up a challenge, or let a claim pass
cover-your-assets-command-claim = claim
    .about = Lay down a set with cards from the neutral piles
cover-your-assets-command-claim-card = card
    .about = Which card of yours
cover-your-assets-command-claim-piles = piles
    .about = Which piles
cover-your-assets-command-improve = improve
    .about = Add a card to your own top set
cover-your-assets-command-improve-card = card
    .about = Which card
cover-your-assets-command-swap = swap
    .about = Play a Swap: your top set for somebody else’s
cover-your-assets-command-swap-whom = whom
    .about = Whose set
cover-your-assets-command-move = move
    .about = Play a Move: the top set of a stack to the bottom, or the bottom one to the top
cover-your-assets-command-move-stack = stack
    .about = Whose stack, and which way
cover-your-assets-command-choose = choose
    .about = Choose what a Move that turned up does to the other stack
cover-your-assets-command-choose-way = way
    .about = Which way
cover-your-assets-command-pass = pass
    .about = Take no second action
cover-your-assets-command-order = order
    .about = Leave a standing order for challenges while you are away
cover-your-assets-command-order-what = what
    .about = Answer automatically within limits, give up, or take the order back
cover-your-assets-command-order-limits = limits
    .about = From which value on, and what to keep; leave it out for a form

# How to play, in three drawn pages.
cover-your-assets-primer-rich = Gather valuables. Whoever is richest at the end wins.
cover-your-assets-primer-cover = Lay sets on your stack. Only the top one can be stolen, so cover it.
cover-your-assets-primer-bottom = The bottom one is always safe.
cover-your-assets-primer-set = Do one thing. Lay a set: two alike, or one with Silver or Gold. One may be the top discard.
cover-your-assets-primer-steal = Or, once you have a set, challenge: play a card that matches a top set. Both add such cards until one gives up; the other takes all.
cover-your-assets-primer-discard = Or discard. Then draw.
cover-your-assets-primer-empty = When the deck is empty, play your hands to the last card.
cover-your-assets-primer-count = Every card in your stack is worth its money.
cover-your-assets-primer-million = The richest wins. Some tables play more rounds.

# What is explained when it first comes up, in two short sentences at most; and what was learnt.
cover-your-assets-tip-aim = Whoever is richest at the end wins, and only cards in your stack are money. So lay a pair on it whenever you have one.
cover-your-assets-tip-protected = The set at the bottom of your stack can never be stolen. Every other one goes on top of it, and is in danger while it is on top.
cover-your-assets-tip-set = Two cards alike are a set, and so is one card with Silver or Gold. Use two alike while you can, and keep the joker.
cover-your-assets-tip-cover = Anybody with a matching card or a joker may try to steal your top set. Lay another on it, however cheap, and it is safe.
cover-your-assets-tip-take = The top discard makes a set with a card of yours. It costs you only one card, and the next player cannot take it any more.
cover-your-assets-tip-claim = A face-up neutral card matches one of yours. Claim it for a set that costs you one card; the other player beside that pile may contest it.
cover-your-assets-tip-challenge = You hold a match for somebody’s top set, so you may challenge them. You both play matches until one gives up; the other gets it all.
cover-your-assets-tip-answer = Somebody wants your top set. Answer with a matching card or a joker if the set is worth one; if you give up, it is theirs.
cover-your-assets-tip-contest = Somebody claims a neutral card, and you may contest it with a match. If they give up, the whole set is yours; if you do, they get your card.
cover-your-assets-tip-again = It is up to you again. Play another match if what lies there is worth it, or give up, which loses you the cards you have played.
cover-your-assets-tip-joker = Silver and Gold match every asset, and are worth most of all. Save one to defend a big set or to steal one, but lay it down before the end.
cover-your-assets-tip-single = You hold no pair. Take or claim a card that lies open, challenge, or else discard a cheap card that the next player has no use for.
cover-your-assets-tip-stolen = A set was stolen, and lies on the thief’s stack with all the cards played. Until somebody covers it, it can be stolen again.
cover-your-assets-tip-fat = Big sets come from challenges, because every card played stays in the set. Cover yours at once; somebody else’s is worth a joker.
cover-your-assets-tip-worth = Cards are worth $5K to $20K, a Silver $25K and a Gold $50K. In a challenge a dear card is no stronger, so play the cheapest that matches.
cover-your-assets-tip-covered = Nobody sees covered sets again before the end, not even their owner. Remember the big ones, and you know who is rich.
cover-your-assets-tip-late = The draw pile is nearly empty. Keep cards that pair from now on, because the last hands are played out and nothing new comes.
cover-your-assets-tip-empty = Nothing is left to draw, and everybody plays their hand to the last card. Whoever has no card left cannot answer a challenge.
cover-your-assets-learnt = You have learnt to bring what is dear to the bottom, to cover what lies on top, and to strike before others cover theirs.
