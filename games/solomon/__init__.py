"""What Agent and Casablanca share: agents on a map, a case, secret bribes, and contests.

No game by itself: `games.agent` and `games.casablanca` each add an `Edition` (their board, their
amounts, and how their agents move, carry the case and strike), their rulebook and their words.
Sums are dollars, in hundreds. Rulings (A1 to F7) are those of the two rulebooks.

The folder, from the data to the people:

* `board`, `edition`, `options`: the board, what one of the two games has of its own, the switches
* `state`, `view`, `imagine`: what is true, what a seat sees, what it cannot tell from the real one
* `moves`, `choices`, `forms`: how a move is written, what may be done, the sums it asks for
* `refusals`: why something may not
* `rules`, `turns`, `leaving`: what each move does, what comes next, leaving the game
* `contest/`: live bidding, sealed limits, and what may be said in them
* `ending`, `orders`, `fallback`: who wins, answers set ahead, what is done when time is up
* `names`, `lines`, `summary`: what things are called, what happened, where the game stands
* `pictures/`: the sheets, drawn and in words
* `game`: the class that the two games complete
"""
