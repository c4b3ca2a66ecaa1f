## A finished game

after-rematch = Play again
after-next = I’m in for the next one
after-next-not = Not in for the next one
after-replay = Step through
after-record = Record of the game
after-details = How it was decided …
after-which = There is no finished table here, nor among yours. Give the number of one.
list-back = ◀ Newer
list-next = Older ▶

## Stepping through it

replay-where = { $ply ->
    [0] Before the first of { $last ->
        [one] one move
       *[other] { $last } moves
    }
   *[other] After move { $ply } of { $last }
} · { $eyes }
replay-spectator = what everybody saw
replay-seat = what { $who } saw
replay-deal = 🎬 The game begins · { $when }
replay-house = 🔓 The secret answers are revealed · { $when }
replay-move = ➤ **{ $who }**: { $move } · { $when }
replay-first = First
replay-back = Back
replay-next = Next
replay-last = Last
replay-jump = Go to move …
replay-words = In words
replay-ply = Number of the move
replay-eyes = Through whose eyes?
replay-broken = This game can no longer be stepped through: the rules have been corrected since it was played. Its record still tells every move.
replay-no-ply = Give the number of a move, from 0 to { $last }.

## The record and the seed

record-checked = { $moves ->
    [one] ✅ I replayed its one move from the seed: it leads to this very ending.
   *[other] ✅ I replayed all { $moves } moves from the seed: they lead to this very ending.
}
record-differs = ⚠️ Replayed by today’s rules, these moves do not lead to this ending: the rules have been corrected since.
seal-fits = ✅ The seed matches the seal posted at the start. Its SHA-256: `{ $hash }`
seal-broken = ⚠️ The seed does not match the seal posted at the start, which was `{ $hash }`. Please tell the bot’s operator.
seal-compare = The SHA-256 of the seed is `{ $hash }`: the seal posted at the start must say the same.

## Playing again

next-in = You’re in for the next game. When somebody presses “Play again”, you are invited with the others; until then everybody sees that you would like to play.
next-out = You are no longer in for the next game.
next-played = You are at table { $number }, so you are invited to its next game anyway.
next-full = { $most } people would like to play the next game already. Wait until “Play again” is pressed, and join from the card.
next-list = { $people } would like to play the next game.
next-invited = Invited too: { $people }
rematch-invite = 🔁 { $people }: { $who } would like to play again. Press “Join” on the card of { $table } to join.
rematch-opened = 🔁 { $who } would like to play again: the card of { $table } is in { $where }.
rematch-yours = Table { $number } is open in { $where }, and the others are invited. You are its host; seats move on by one if the same people play.
rematch-again = Table { $number } is open in { $where }. The others are called only once for each finished game, so tell them yourself. You are its host; seats move on by one if the same people play.
rematch-joined = You joined table { $number }. Its card is in { $where }.
rematch-not-played = Only the people who were at table { $number } when it ended can call for a rematch. Press “I’m in for the next one” to be invited to it.
rematch-begun = The rematch has already begun: it is table { $number }.
rematch-elsewhere = A rematch is opened on the server where the game was played: please ask for it there.

## Finished games

history-mine = Your finished games
history-server = Finished games on this server
history-none-mine = You have not finished a game yet.
history-none-server = No game that you can see has been finished here.
history-older = -# The last { $count } games are listed. “/tables replay” opens an older one by its number.
history-replay = Step through
history-line = **{ $title }** · { $when }
where-mine = my games
where-server = everybody’s on this server
history-gone = You left this game: { $who } took over your seat, and it does not count in your results.
history-to-mine = My games
history-to-server = This server’s games

## Results

results-mine = Your results
results-person = Results of { $who } on this server
results-server = Results on this server: { $about }
results-all-games = All games
results-none = No finished game counts yet. Games against computers alone count for nobody.
results-how = A game that somebody else finished for a player does not count for that player, and games against computers alone count for nobody.
results-line = { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
}{ $reached ->
    [0] {""}
   *[other] {" "}· { $places }
}{ $longest ->
    [0] {""}
    [one] {""}
   *[other] {" "}· wins in a row: { $streak } now, { $longest } at best
}
results-game = **{ $game }**: { $line }
results-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} × { $count }
results-rank = **{ $rank }.** { $who }: { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
} in { $games ->
    [one] one game
   *[other] { $games } games
}{ $streak ->
    [0] {""}
    [one] {""}
   *[other] , the last { $streak } in a row
}
results-played = { $count ->
    [0] No finished game yet.
    [one] One finished game.
   *[other] { $count } finished games.
}
results-to-server = Everybody on this server
results-to-mine = My results
results-choose = Which game?
