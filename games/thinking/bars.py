"""What computer players must reach: the share of wins of one seat, at every number of players.

A bar binds after 400 fresh games, and is never lowered.
"""

from __future__ import annotations

import msgspec


class Bar(msgspec.Struct, frozen=True):
    """The least and the most share that a hero wins against others of one kind."""

    seats: int
    hero: str
    others: str
    least: float
    most: float = 1.0


def _normal(**least: float) -> tuple[Bar, ...]:
    return tuple(Bar(int(seats[1:]), "normal", "random", share) for seats, share in least.items())


def _hard(**least: float) -> tuple[Bar, ...]:
    return tuple(Bar(int(seats[1:]), "hard", "normal", share) for seats, share in least.items())


def _easy(seats: int, random: float, least: float, most: float) -> tuple[Bar, ...]:
    """At the first number of seats against random moves, and against normal players."""
    return (
        Bar(seats, "easy", "random", random),
        Bar(seats, "easy", "normal", least, most),
    )


BARS: dict[str, tuple[Bar, ...]] = {
    "slush-fund": (
        *_easy(2, 0.95, 0.20, 0.45),
        *_normal(s2=0.98, s3=0.98, s4=0.98),
        *_hard(s2=0.60, s3=0.45, s4=0.40),
    ),
    "slasher": (
        *_easy(2, 0.90, 0.30, 0.48),
        *_normal(s2=0.95, s3=0.95, s4=0.80, s5=0.75),
        *_hard(s2=0.60, s3=0.44),
    ),
    "cover-your-assets": (
        *_easy(4, 0.75, 0.10, 0.23),
        *_normal(s2=0.72, s3=0.70, s4=0.75, s5=0.60, s6=0.57),
        *_hard(s2=0.75, s3=0.43, s4=0.28),
    ),
    "agent": (
        *_easy(3, 0.85, 0.10, 0.33),
        *_normal(s2=0.92, s3=0.85, s4=0.87),
        *_hard(s2=0.60),
    ),
    "casablanca": (
        *_easy(3, 0.80, 0.15, 0.33),
        *_normal(s2=0.93, s3=0.90, s4=0.90, s8=0.68),
        *_hard(s2=0.60, s3=0.45, s4=0.28),
    ),
    "capital-power": (
        *_easy(2, 0.80, 0.25, 0.45),
        *_normal(s2=0.90, s3=0.85, s4=0.80),
        *_hard(s2=0.60),
    ),
}
