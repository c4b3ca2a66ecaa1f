"""How computers play Slasher.

* `mind`: the list of what `games.thinking` asks for
* `rating`, `striking`: the gains of moves: cards, Monsters kept and played, and what they strike
* `plays`: the cards a hand can play, each with what it changes on the table
* `outlook`, `points`: what a seat must weigh, and what Monsters make of a table
* `light`, `worlds`, `attention`: imagined players, imagined games, memory
* `reasons`: why a move is good, in words
"""

from games.slasher.mind.mind import SlasherMind

MIND = SlasherMind()
