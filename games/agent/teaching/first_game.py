"""The prepared first game of Agent, which is over after some twenty-five decisions."""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# Of seven hundred deals the shortest in which all that is explained comes up, whatever somebody
# plays.
FIRST_GAME = FirstGame(seats=3, seed=make_seed("first 417"))
