"""The prepared first game of Capital Power: the shortest one, against a single opponent."""

from __future__ import annotations

from games.chance import make_seed
from games.teaching import FirstGame

# Of six thousand deals the one in which all that is explained comes up, whatever somebody plays.
FIRST_GAME = FirstGame(
    seats=2, seed=make_seed("first 5066"), options={"length": "express", "round_limit": "25"}
)
