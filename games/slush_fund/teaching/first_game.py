"""The prepared first game of Slush Fund: the short one, in which every kind of card comes early."""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# Of fifty deals the one in which all that is explained comes up early, whatever somebody plays.
FIRST_GAME = FirstGame(seats=3, seed=make_seed("first 45"), options={"length": "short"})
