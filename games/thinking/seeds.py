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


def thought_seed(seed: bytes, seat: Seat, *, made: int) -> bytes:
    """Returns the seed of the thought of a seat that has made this many moves before, whoever chose
    them.

    The moves of others do not count, so what somebody answers in secret, or takes back, changes
    nothing about the answer of a computer in the same window. It is SHA-256 of the table's 32 bytes
    and `` computer SEAT MADE``, seats from 0.
    """
    return hashlib.sha256(b"%s computer %d %d" % (seed, seat, made)).digest()


def temper_of(seed: bytes, seat: Seat) -> Temper:
    """Returns the temper of a seat for the whole game.

    It is drawn from SHA-256 of the table's 32 bytes and `` temper SEAT``, seats from 0.
    """
    return draw_temper(hashlib.sha256(b"%s temper %d" % (seed, seat)).digest())
