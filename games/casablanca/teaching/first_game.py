"""The prepared first game of Casablanca.

It begins with opening bribes, as games of five players do: without them three people are asked
nothing but moves for a long time.
"""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# Of three hundred deals one of the shortest in which all that is explained comes up, whatever
# somebody plays.
FIRST_GAME = FirstGame(seats=3, seed=make_seed("first 150"), options={"opening": "on"})
