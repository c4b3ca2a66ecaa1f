# Computers at tables.

table-no-lobby-here = No table here is waiting for its game to begin. Open one with “/play”, or give a table’s number.
computer-none = No such computer sits at this table. Perhaps somebody has taken its seat.

## Levels

computer-level-easy = easy
    .hint = makes mistakes, mostly where little is at stake
computer-level-normal = normal
    .hint = makes the move that looks best right away
computer-level-hard = hard
    .hint = remembers what lay open and imagines how the game may go on

## In the lobby

lobby-computers = Add a computer
lobby-computer = { $who } · computer, { $level }
lobby-make-way = Whoever joins now takes a computer’s seat.
lobby-joined-for = You joined table { $number }; { $who } made way for you.

computers-title = Computers
computers-about = They are shown what a person in their seat would be shown, and nothing else.
computers-level = **{ $level }**: { $about }
computers-add = **Add one:**
computer-add-level = + { $level }
computers-fill = **Fill up to { $seats } and start now:**
computer-start-level = ▶ { $level }
computers-change = Change or remove one …
computers-of = Which level for **{ $who }**?
computers-remove = Remove

## Options of the table

computer-fill = Free seats at the start
computer-fill-none = stay free
    .hint = You can still add computers one by one
computer-fill-easy = easy computers
    .hint = They make mistakes, mostly where little is at stake
computer-fill-normal = normal computers
    .hint = They make the move that looks best right away
computer-fill-hard = hard computers
    .hint = They remember what lay open and imagine how the game may go on
computer-fill-to = Filled up to
computer-fill-seats = { $count ->
    [one] one player
   *[other] { $count } players
}
stand-in = Who plays for those away
stand-in-harmless = nobody: the most harmless moves
    .hint = The seat does as little as the rules allow until somebody plays it again
stand-in-easy = an easy computer
    .hint = It plays on from what that seat knows, with mistakes
stand-in-normal = a normal computer
    .hint = It plays on from what that seat knows, as well as it can right away
computer-pause = Pause before a computer’s move
computer-pause-short = short, 1 to 2 seconds
    .hint = For people who know the game
computer-pause-normal = normal, 2 to 3 seconds
    .hint = Long enough to see what happened
computer-pause-long = long, 3 to 5 seconds
    .hint = For a first game; where one person plays alone there is no pause

## At the table and afterwards

time-away-computer = 💺 A computer ({ $level }) plays for { $who }.
time-away-yours-computer = 💺 A computer ({ $level }) plays for you. Make a move, or press “I am back”.
time-stand-in-computer = 💺 { $who } ran out of time three times in a row. A computer ({ $level }) plays that seat from now on, until { $who } makes a move or presses “I am back”. Until then, somebody who is not at this table can take it over.
motion-unanswered-computer = 💺 { $who } has not answered. A computer ({ $level }) plays that seat from now on, until { $who } makes a move or presses “I am back”. Until then, somebody who is not at this table can take it over.
motion-how-alone = Computers need not agree: you can go back move by move, to the beginning if you like.
lobby-begun = The game has begun.
rematch-alone = Table { $number } is open in { $where }, with the same computers. Start it here, or change them first.
computer-with-level = { $who } ({ $level })
computer-played = { $who } ({ $level }) { $how }.
temper-bold = played boldly
temper-careful = played it safe
temper-sure = liked sure gains
temper-patient = planned ahead
temper-leader = went for the leader
temper-peaceful = let others be
temper-even = played an even game
computers-finished = 🤖 Nobody was left in the game, so the computers finished it among themselves. “Step through” shows how.

## Hints, and looking back

hint-ask = What would you do?
hint-title = What a computer would do here
hint-chances = Roughly how many games like this one are won after each move.
hint-chance = wins { $games }
games-in-ten = { $count ->
    [0] 1 game in 20 at most
    [1] about 1 game in 10
    [10] 19 games in 20 or more
   *[other] about { $count } games in 10
}
hint-take = Do { $number }
hint-not-here = Hints are only for tables where one person plays against computers.
hint-count = { $count ->
    [one] { $who } asked for one hint.
   *[other] { $who } asked for { $count } hints.
}
finding-busy = Too much is being worked out right now. Please try again in a moment.
replay-why = Why?
why-weighed = 💭 **What { $who } weighed** (its own move first; “you” is { $who })
why-nothing = No computer chose this move: a person did, or there was no choice.
after-turned = Turning points
turned-title = **Where the game turned**
turned-nowhere = No single move of this game changed much who was likely to win.
turned-house = **Move { $number }** · 🔓 the secret answers were revealed
turned-move = **Move { $number }** · { $who }: { $move }
turned-chance = > { $who } would win { $before } → **{ $after }**
turned-how = That is what computers win that play on from there. Luck that came with a move, such as a card drawn after it, counts as part of it.
turned-look = Look at move { $number }
