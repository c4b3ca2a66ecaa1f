"""The part that Agent and Casablanca share: agents on a map, a case, secret bribes, and contests.

It is no game by itself: `games.agent` and `games.casablanca` each add an `Edition` (their board,
their amounts, and how their agents move, carry the case and strike), their rulebook and their
words. Sums are dollars, in hundreds. Rulings (A1 to F7) are those of the two rulebooks.

The folder, from the data to the people:

* `board`, `edition`, `options`: the board, the differences between the two games, the switches
* `state`, `view`, `imagine`: the truth, what a seat sees of it, and what it could just as well be
* `moves`, `choices`, `forms`: the notation of moves, the moves a seat can make, the sums they need
* `refusals`: the reasons why a move is refused
* `rules`, `turns`, `leaving`: what each move does, what comes next, leaving the game
* `contest/`: live bidding, sealed limits, and what can be said in them
* `ending`, `orders`, `fallback`: the winners, standing orders, the move for a seat out of time
* `names`, `lines`, `summary`: what things are called, what happened, the current situation
* `mind/`: how computers play
* `teaching/`: how people learn it
* `pictures/`: the sheets, drawn and in words
* `game`: the class that the two games complete
"""
