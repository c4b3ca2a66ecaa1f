"""The prepared first game of Cover Your Assets: one round of three, without advanced rules."""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# The person begins, with a pair, a Gold and a card to claim. Of three hundred such deals it is the
# one in which all that is explained comes up most surely, whatever they play.
FIRST_GAME = FirstGame(seats=3, seed=make_seed("first 33"))
