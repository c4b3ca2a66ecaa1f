"""How computers play Agent and Casablanca: each game has a `SolomonMind` with its edition.

* `mind`: the methods that `games.thinking` calls
* `learned`: the form of the figures that were learned from games between computers
* `placement`: public positions, and what an action makes of them
* `attention`, `belief`: what a seat has seen, and what it believes about others' stakes
* `race`, `outlook`: what an agent counts in the race, and a position for one seat
* `rating`, `bribes`, `contests`: sensible moves in a turn, sums, and words in a contest, rated
* `light`: the quick moves of imagined players
* `worlds`, `value`: imagined games, and who is likely to win them
* `reasons`: why a move is made, in words
"""

from games.solomon.mind.learned import Figures as Figures
from games.solomon.mind.learned import Lore as Lore
from games.solomon.mind.learned import Signs as Signs
from games.solomon.mind.mind import SolomonMind as SolomonMind
