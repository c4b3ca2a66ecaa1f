"""What is random about a computer player at a table: it follows from the table's seed.

The seed is secret until the game is over and is published then, so anybody can think every move of
a computer again (`games replay FILE --computers`).
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from games.thinking.levels import draw_temper

if TYPE_CHECKING:
    from games.engine import Seat
    from games.thinking.mind import Temper


def thought_seed(seed: bytes, seat: Seat, ply: int) -> bytes:
    """Returns the seed of the thought of a seat after `ply` moves of the game, which are 0 after
    the deal.

    It is SHA-256 of the table's 32 bytes and `` computer SEAT PLY``, seats from 0.
    """
    return hashlib.sha256(b"%s computer %d %d" % (seed, seat, ply)).digest()


def temper_of(seed: bytes, seat: Seat) -> Temper:
    """Returns the temper of a seat for the whole game.

    It is drawn from SHA-256 of the table's 32 bytes and `` temper SEAT``, seats from 0.
    """
    return draw_temper(hashlib.sha256(b"%s temper %d" % (seed, seat)).digest())
