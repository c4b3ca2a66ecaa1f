"""The prepared first game of Slasher: the short one, in which every kind of card comes early."""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# The person begins. Of nine hundred such deals it is the one in which all that is explained comes
# up most surely, whatever they play.
FIRST_GAME = FirstGame(seats=3, seed=make_seed("first 682"), options={"target": "10"})
