slasher = Slasher
    .tagline = Set the scene of a horror film together, then let your Monsters loose on it.
    .feel = You set up a horror film together, then you haunt it.

slasher-option-target = Points to win
    .about = How long you play: whoever has this many points wins.
slasher-option-target-10 = 10 points (short game)
slasher-option-target-20 = 20 points
slasher-option-target-30 = 30 points (long game)

slasher-sheet-board = The set
slasher-sheet-monsters = My hand
slasher-sheet-bestiary = All Monsters
slasher-sheet-end = The final credits
slasher-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
slasher-window-monsters = which Monsters do you play?

# Actors, in full and in a few letters; Actions; groups.
slasher-actor = { $colour ->
    [red] Red { $value }
    [blue] Blue { $value }
    [green] Green { $value }
   *[yellow] Yellow { $value }
}
slasher-actor-extra = { $number ->
    [1] Extra 1
   *[2] Extra 2
}
slasher-short = { $colour ->
    [red] R{ $value }
    [blue] B{ $value }
    [green] G{ $value }
   *[yellow] Y{ $value }
}
slasher-short-extra = { $number ->
    [1] Ex
   *[2] Ex2
}
slasher-action-move = Move
    .effect = One Actor of the set goes somewhere else.
slasher-action-join = Join
    .effect = Two groups or isolated Actors become one group.
slasher-action-split = Split
    .effect = A group is split in two.
slasher-action-swap = Swap
    .effect = Two Actors in different places, at least one of them in a group, change places.
slasher-group = group { $letter }

# Monsters: the name, the name inside a sentence, what it strikes.
slasher-monster-doctor = Doctor
    .the = the Doctor
    .strikes = a group of consecutive values, none twice
    .short = a run, none twice
slasher-monster-alien = Alien
    .the = the Alien
    .strikes = every isolated Actor
    .short = every isolated Actor
slasher-monster-werewolf = Werewolf
    .the = the Werewolf
    .strikes = Actors from different groups with consecutive values
    .short = a run across groups
slasher-monster-doll = Doll
    .the = the Doll
    .strikes = a group of exactly five
    .short = exactly 5 Actors
slasher-monster-leprechaun = Leprechaun
    .the = the Leprechaun
    .strikes = a group of odd values only
    .short = odd only: 1 3 5 7
slasher-monster-psycho = Psycho
    .the = the Psycho
    .strikes = a group with exactly two different values
    .short = exactly two values
slasher-monster-sadist = Sadist
    .the = the Sadist
    .strikes = a group of one colour
    .short = one colour
slasher-monster-vampire = Vampire
    .the = the Vampire
    .strikes = a group of values above 4 only
    .short = only 5 6 7
slasher-monster-ghost = Ghost
    .the = the Ghost
    .strikes = a group of values below 4 only
    .short = only 1 2 3
slasher-monster-clown = Clown
    .the = the Clown
    .strikes = a group in which all four colours appear
    .short = all four colours
slasher-monster-bat = Giant Bat
    .the = the Giant Bat
    .strikes = a group of even values only
    .short = even only: 2 4 6
slasher-no-monsters = no Monster
slasher-prospect = { $points ->
    [0] nothing to strike right now
    [one] { $points } point now
   *[other] { $points } points now
}
slasher-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# What the thread tells.
slasher-round = Round { $number }: { $who } plays first.
slasher-new-monster = Your new Monster: { $monster }.
slasher-no-monster = The pile of Monsters is empty: { $who } gets none.
slasher-crowded = { $count ->
    [one] { $who } holds more than { $limit } Monsters and discards one.
   *[other] { $who } each hold more than { $limit } Monsters and discard one.
}
slasher-drops = { $who } discards a Monster face down.
slasher-places-alone = { $who } places { $actor } alone.
slasher-places = { $who } places { $actor } with { $unit }.
slasher-moves-alone = { $who } plays Move: { $actor } now stands alone.
slasher-moves = { $who } plays Move: { $actor } goes to { $unit }.
slasher-joins = { $who } plays Join: { $one } and { $other } become one group.
slasher-splits = { $count ->
    [one] { $who } plays Split: { $actors } leaves { $unit }.
   *[other] { $who } plays Split: { $actors } leave { $unit } together.
}
slasher-splits-pair = { $who } plays Split: { $actors } now stand alone.
slasher-swaps = { $who } plays Swap: { $one } and { $other } change places.
slasher-no-effect = { $who } plays { $action }; it has no effect and is discarded.
slasher-pick-monsters = The set is ready. Everybody picks Monsters in secret.
slasher-reveal = Monsters revealed: { $shown }.
slasher-shown = { $monster } ({ $who })
slasher-reveal-none = Nobody plays a Monster.
slasher-strikes = { $points ->
    [one] { $monster } ({ $initiative }, { $who }) slashes { $actors } for { $points } point.
   *[other] { $monster } ({ $initiative }, { $who }) slashes { $actors } for { $points } points.
}
slasher-fails = { $monster } ({ $initiative }, { $who }) finds nobody to slash and slinks off.
slasher-round-over = Round { $number } is over: { $standing }.
slasher-next-round = Round { $number } is over: { $standing }. { $who } begins round { $next }.
slasher-standing = { $who } { $points }
slasher-leaves = { $who } leaves the game.

# Why the game ended as it did.
slasher-end-goal = { $target } points end the game. Points after each round:
slasher-end-line = - { $who }: { $after } = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
slasher-end-line-left = - { $who } (left the game): { $after } = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**
slasher-decided-lead = { $who } was ahead of { $whom } by { $lead ->
    [one] one point
   *[other] { $lead } points
}.
slasher-decided-strike = In the last round { $monster } struck for { $points }, and { $who } was ahead of { $whom } by { $lead ->
    [one] one point
   *[other] { $lead } points
}.
slasher-anecdote-round = { $who } made { $points ->
    [one] { $points } point
   *[other] { $points } points
} in round { $round }, the most of any round.
slasher-why-target = After round { $rounds }, the target of { $target } points has been reached.
slasher-why-rounds = Round { $rounds } was the last, and nobody has { $target } points.
slasher-why-best = { $count ->
    [one] { $who } has the highest score: { $points }.
   *[other] { $who } share the highest score: { $points }.
}
slasher-why-alone = Everybody else has left the game.

# Where the game stands.
slasher-headline-discard = { $count ->
    [one] { $who } must discard a Monster
   *[other] { $who } must each discard a Monster
}
slasher-headline-set-up = { $who } plays a card
slasher-headline-monsters = Everybody picks Monsters in secret
slasher-headline-strike = { $who } chooses what { $monster } slashes
slasher-standing-none = Nobody has points yet; { $target } end the game
slasher-standing-leads = You lead with { $points } of { $target } points; { $who } has { $most }
slasher-standing-level = You are level with { $who } at { $points } of { $target } points
slasher-standing-behind = You have { $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $who } leads with { $most } of { $target }
slasher-headline-over = { $count ->
    [one] The game is over: { $who } wins
   *[other] The game is over: { $who } win together
}

# What a player alone sees.
slasher-holding-cards = { $count ->
    [one] **Card:** { $cards }
   *[other] **Cards:** { $cards }
}
slasher-holding-monster = **{ $monster }** ({ $initiative }): { $strikes } — { $prospect }
slasher-holding-order-none = **Standing order:** play no Monsters
slasher-holding-order-points = { $points ->
    [one] **Standing order:** play every Monster that would score a point, and strike as many as possible
   *[other] **Standing order:** play every Monster that would score { $points } points, and strike as many as possible
}
slasher-holding-lock = **Picked for this round:** { $monsters }

# Choices.
slasher-ask-order = Which Monsters should be played for you? Nobody is told.
slasher-ask-wait = It is not your turn.
slasher-ask-discard = You may hold only { $limit } Monsters. Which one goes?
slasher-ask-card = Which card do you play?
slasher-ask-place = Where does { $actor } go?
slasher-ask-move = Which Actor moves?
slasher-ask-join = Which two become one group?
slasher-ask-split = Which group is split?
slasher-ask-leaving = Who leaves the group?
slasher-ask-swap = Who changes places?
slasher-ask-swap-with = Whose place does { $actor } take?
slasher-ask-monsters = Which Monsters do you play this round?
slasher-ask-strike = What does { $monster } slash?
slasher-ask-first = Whose value starts the run?
slasher-ask-next = So far { $actors }. Who comes next?
slasher-label-alone = Alone
slasher-label-beside = With { $actor }
slasher-label-group = { $more ->
    [0] Group { $letter }: { $actors }
   *[other] Group { $letter }: { $actors } + { $more } more
}
slasher-label-move = Move { $actor }
slasher-label-swap = Swap { $actor }
slasher-label-split = Split { $group }
slasher-label-play = Play { $monster }
slasher-label-some = Play several
slasher-label-all = { $count ->
    [2] Play both
   *[other] Play all { $count }
}
slasher-label-none = Play none this round
slasher-label-longest = { $actors }
slasher-label-choose = Choose them one by one
slasher-label-from = Starting with { $actor }
slasher-label-stop = That is all ({ $points })
slasher-hint-actor = Goes on the set, alone or with others.
slasher-hint-extra = Goes on the set; when a Monster strikes it has any value and colour.
slasher-hint-isolated = now isolated
slasher-hint-in = now in { $group }
slasher-hint-no-effect = Has no effect now: it is only discarded.
slasher-label-order = Standing order
slasher-hint-order = Which Monsters you play while you are away.
slasher-label-order-none = Play none
slasher-label-order-points = { $points ->
    [one] Those that would score a point
   *[other] Those that would score { $points } or more
}
slasher-label-order-clear = Take back my order
slasher-label-resign = Leave the game
slasher-hint-resign = Your cards are discarded, your Monsters go back to the pile.
slasher-effect-play = Play it
slasher-effect-join = Join them
slasher-effect-split = Split the group
slasher-effect-nothing = Discard { $action } without effect
slasher-effect-discard = Discard { $monster }
slasher-effect-lock = Lock in: { $monsters }
slasher-effect-strike = { $points ->
    [one] Slash with { $monster }: { $points } point
   *[other] Slash with { $monster }: { $points } points
}
slasher-effect-order-none = Play none from now on
slasher-effect-order-points = { $points ->
    [one] Play for a point from now on
   *[other] Play for { $points } points from now on
}
slasher-effect-order-clear = Take back my order
slasher-effect-resign = Leave the game for good

# Refusals.
slasher-refused-unreadable = “{ $given }” is not a move of Slasher.
slasher-refused-no-seat = Nobody sits there.
slasher-refused-left = You have left this game.
slasher-refused-over = This game is over.
slasher-refused-turn = It is not your turn.
slasher-refused-in-discard = Not now: players are discarding the Monsters they may not keep.
slasher-refused-in-set-up = Not now: cards are being played.
slasher-refused-in-monsters = Not now: Monsters are being picked.
slasher-refused-in-strike = Not now: Monsters are striking.
slasher-refused-card = You do not hold { $card }.
slasher-refused-unit = There is no such group or isolated Actor.
slasher-refused-actor = Not on the set: { $actor }.
slasher-refused-destination = The Actor must end up somewhere other than where it is.
slasher-refused-alike = That would change nothing: the two Extras are alike.
slasher-refused-join = Name two different groups or isolated Actors, in the order in which they are listed.
slasher-refused-split = Name some Actors of the group, but not all, each once and in the order in which they are listed.
slasher-refused-swap = These two cannot swap: they must be in different places, at least one in a group.
slasher-refused-bare = This Action has an effect: you must choose it.
slasher-refused-not-crowded = You hold no Monster too many, so you do not discard any.
slasher-refused-not-held = You do not hold { $monster }.
slasher-refused-none-held = You hold no Monster, so you are not asked.
slasher-refused-one-held = You hold a single Monster: play it by its name, or play none.
slasher-refused-some = Name several of your Monsters, but not all, each once and in the order in which you hold them.
slasher-refused-locked = Your Monsters are locked in until all are revealed.
slasher-refused-no-order = You have given no standing order.
slasher-refused-house = All the table itself can do is reveal the Monsters.
slasher-refused-close = The Monsters are not ready to be revealed.
slasher-refused-group = { $monster } cannot slash that group.
slasher-refused-hunt = The Werewolf takes two Actors or more, each from a different group, with consecutive values.
slasher-refused-goes-on = The run could go on: name the next Actor, or end with “stop”.
slasher-refused-whole = Here { $monster } strikes a whole group: choose one.

# The sheets.
slasher-name = { $who }
slasher-list = { $items }
slasher-board-status = Round { $round } · to { $target } points
slasher-board-top = **{ $status }** — { $headline }
slasher-board-player = { $turn ->
    [yes] - ▶ **{ $who }**: { $facts }
   *[no] - **{ $who }**: { $facts }
}
slasher-board-left = - **{ $who }** has left the game
slasher-board-gain = +{ $points } last round
slasher-board-gain-now = +{ $points } this round
slasher-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
slasher-board-monsters = { $count ->
    [one] { $count } Monster
   *[other] { $count } Monsters
}
slasher-board-first = first player
slasher-board-group = - **Group { $letter }** ({ $count }): { $actors }
slasher-board-no-group = There is no group yet.
slasher-board-alone = **Isolated** ({ $count }): { $actors }
slasher-board-no-alone = No Actor is isolated.
slasher-board-discards = **Actions played this round:** { $cards }
slasher-board-revealed = **Monsters of this round**
slasher-board-spent = { $points ->
    [one] - { $initiative }, { $monster } ({ $who }): { $points } point
   *[other] - { $initiative }, { $monster } ({ $who }): { $points } points
}
slasher-board-queued = - { $initiative }, { $monster } ({ $who }): still to come
slasher-board-last = **Last play**
slasher-board-line = - { $line }
slasher-board-no-monster = You hold no Monster.
slasher-board-dropped = Discarded this round: { $monster }
slasher-picture-alone = { $count ->
    [one] One isolated Actor
   *[other] { $count } isolated Actors
}
slasher-picture-round = Round { $round }
slasher-picture-first = 1st
slasher-picture-the-end = THE END
slasher-picture-slash = SLASH!
slasher-picture-goal = Each part of a bar is a round; { $target } points end the game.
slasher-picture-left = left ({ $points })
slasher-picture-points = { $points } pts
slasher-picture-score = { $points } / { $target } pts
slasher-picture-prey = +{ $points }
slasher-picture-prey-in = { $letter }: +{ $points }
slasher-picture-no-prey = nothing
slasher-picture-order = The lowest number strikes first.
slasher-picture-yours-discard = Too many Monsters: one goes
slasher-picture-yours-set-up = Your turn: play one card
slasher-picture-yours-monsters = Pick your Monsters in secret
slasher-picture-yours-strike = Choose what { $monster } slashes
slasher-picture-locked = Your Monsters are locked in

## Slash commands

slasher-command = slasher
    .about = Slasher: gather the cast, then let your Monsters strike
slasher-command-new = new
    .about = Slasher: set the scene, then let your Monsters strike, 2–5 players, 20 min: open a table
slasher-command-place = place
    .about = Play an Actor from your hand
slasher-command-place-card = card
    .about = Which Actor
slasher-command-place-where = where
    .about = Alone, or to which group or Actor
slasher-command-move = move
    .about = Play an Action: move an Actor
slasher-command-move-actor = actor
    .about = Which Actor moves
slasher-command-move-where = where
    .about = Where to
slasher-command-join-up = join-up
    .about = Play an Action: join two groups or Actors
slasher-command-join-up-units = units
    .about = Which two
slasher-command-split = split
    .about = Play an Action: split a group
slasher-command-split-group = group
    .about = Which group
slasher-command-split-actors = actors
    .about = Who leaves it
slasher-command-swap = swap
    .about = Play an Action: swap two Actors
slasher-command-swap-actor = actor
    .about = Which Actor
slasher-command-swap-other = other
    .about = Which Actor it swaps with
slasher-command-choose = choose
    .about = Choose Monsters in secret, discard one, or strike: whatever you are asked
slasher-command-choose-what = what
    .about = Your choice
slasher-command-order = order
    .about = Leave a standing order: which Monsters you play while you are away
slasher-command-order-what = what
    .about = Play none, play for a number of points, or take the order back

# Why a computer player makes a move, and hints.
slasher-because-prey = { $points ->
    [one] This way, { $monster } finds an Actor to strike.
   *[other] This way, { $monster } finds { $points } Actors to strike.
}
slasher-because-more = { $before ->
    [one] This way, { $monster } can strike { $points } Actors instead of 1.
   *[other] This way, { $monster } can strike { $points } Actors instead of { $before }.
}
slasher-because-spoils = { $points ->
    [one] Whoever holds { $monster } loses its only victim.
    [2] Whoever holds { $monster } loses both of its victims.
   *[other] Whoever holds { $monster } loses all { $points } victims.
}
slasher-because-less = Whoever holds { $monster } can strike only { $left ->
    [one] 1 Actor
   *[other] { $left } Actors
} instead of { $points }.
slasher-because-keeps = It costs you nothing: your Monsters can still make { $points ->
    [one] 1 point
   *[other] { $points } points
}.
slasher-because-harmless = No Monster that others may hold gains by it.
slasher-because-little = It helps others little: if somebody holds { $monster }, it finds { $points ->
    [one] 1 Actor
   *[other] { $points } Actors
}, and no other finds more.
slasher-because-nothing = { $action } has no effect now, so the set stays as it is and you keep your other cards.
slasher-because-weakest = Of the Monsters you hold, { $monster } is usually worth least.
slasher-because-holds = You keep { $monsters } for a better set.
slasher-because-waits = { $points ->
    [0] None of your Monsters finds anybody to strike now.
    [one] No Monster of yours can make more than 1 point now; kept for later, they may make more.
   *[other] No Monster of yours can make more than { $points } points now; kept for later, they may make more.
}
slasher-because-in-vain = { $count ->
    [one] It finds nobody now, but playing { $monsters } makes room for a new Monster.
   *[other] They find nobody now, but playing { $monsters } makes room for new Monsters.
}
slasher-because-strikes = Unless somebody is quicker, you make { $points ->
    [one] 1 point
   *[other] { $points } points
} with { $monsters }.
slasher-because-first = You make { $points ->
    [one] 1 point
   *[other] { $points } points
} with { $monsters }, and nobody can be quicker.
slasher-because-target = With { $monsters } you can reach { $total } points, and { $target } end the game.
slasher-because-most = { $points ->
    [one] That is 1 point, and no other choice makes more.
   *[other] That is { $points } points, and no other choice makes more.
}
slasher-because-takes = { $points ->
    [one] That is 1 point for you.
   *[other] That is { $points } points for you.
}
slasher-because-leaves = You make { $points ->
    [one] 1 point
   *[other] { $points } points
} and leave { $left ->
    [one] 1 Actor
   *[other] { $left } Actors
} for { $monster }, which is yours too.
slasher-because-denies = You make { $points ->
    [one] 1 point
   *[other] { $points } points
}, and { $whom } finds { $left ->
    [0] nobody
    [one] only 1 Actor
   *[other] only { $left } Actors
} for { $monster }.

# How to play, in three drawn pages.
slasher-primer-set = You all share one film set, where Actors stand in groups or alone.
slasher-primer-hunt = You hold Monsters in secret. Each hunts something else: the Vampire, a group with nothing below 5.
slasher-primer-point = Arrange prey for yours: each Actor slashed is a point.
slasher-primer-deal = Each round brings you a Monster and six cards.
slasher-primer-play = Take turns playing one: put an Actor on the set, or use an Action to change the groups.
slasher-primer-pick = When one card is left to each, all pick in secret which Monsters to play.
slasher-primer-order = Monsters are revealed and strike, low numbers first. Late ones find only what is left.
slasher-primer-keep = Monsters you did not play are kept. The rest is dealt again.
slasher-primer-win = Usually the game ends after the round in which somebody reaches 20. The most points win.

# What is explained when it first comes up, in two short sentences at most; and what was learnt.
slasher-tip-aim = At the end of the round, each of your Monsters can slash one prey of the kind on its card, a point for each Actor. Build it, and keep them a secret.
slasher-tip-place = Put an Actor alone, with one who stands alone, or in a group. Help your own prey, or spoil a group that others seem to build.
slasher-tip-move = Move takes one Actor from where it is to another place. Take out the one who spoils your group, or slip one into somebody else’s.
slasher-tip-join = Join makes one group of any two groups or isolated Actors. It makes a big prey bigger, or mixes a good one with what spoils it.
slasher-tip-split = Split cuts a group in two as you like. Cut off those who do not suit your Monster, or break what others have built.
slasher-tip-swap = Swap lets two Actors in different places change places. It can mend one group of yours and spoil another at once.
slasher-tip-extra = An Extra counts as any value and colour, and is still a point. It hardly ever spoils a group, so put it where you mean to strike.
slasher-tip-prey = One of your Monsters has prey on the set; “My hand” shows which. Others still play, so add to it late and without giving it away.
slasher-tip-choose = One of your Monsters has a choice of prey, and strikes only one. Take the biggest, unless another Monster of yours can have that.
slasher-tip-big = A group of three or more is worth many points to the Monster it suits. If that is none of yours, spoil it before the round ends.
slasher-tip-last = The last card in your hand is never played. Play the one that helps you now, and keep back the one that would help others.
slasher-tip-pick = Choose in secret which Monsters strike. One that may find nobody is better kept for another round, because it goes back to the pile.
slasher-tip-struck = The lowest number strikes first, and what it takes is gone for those after it. So a Monster with a high number needs a prey that nobody else wants.
slasher-tip-kept = Monsters that are not played are kept, up to a limit. With two or more, build a group that suits both, or one group for each.
slasher-tip-first = Whoever leads plays the first card of a round. Playing late is better, because nobody can undo your last card any more.
slasher-tip-near = Somebody has half of the points needed, and the game ends after the round in which anybody has all. Do not save your Monsters too long.
slasher-tip-secret = Actions that were played lie open, and so does how many Monsters everybody holds. Which group somebody spares tells you what they hunt.
slasher-learnt = You have learnt to build prey for your Monsters, to spoil that of others, and to keep a Monster for a better round.
