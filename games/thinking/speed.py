"""Speed of computer players: what a move in an imagined game costs, and a move at a table."""

from __future__ import annotations

import random
from time import process_time
from typing import TYPE_CHECKING, Any

import msgspec

from games.chance import Quick, Seeded, make_seed
from games.engine import CLOSE, HOUSE
from games.thinking.attention import Attention
from games.thinking.levels import Level, think
from games.thinking.mind import Temper
from games.thinking.search import play_out

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from games.engine import Seat
    from games.registry import AnyGame

DECISIONS = 40
"""Decisions that are thought about, spread over a game."""


class ThinkingSpeed(msgspec.Struct, frozen=True):
    """The figures measured for the computer players of one game, in processor time.

    imagine: microseconds to imagine a world. ply: microseconds of one move in an imagined game: its
    view, its choice and the play of it. easy, normal, hard: milliseconds of a move at each level.
    hardest: of the one that a hard player thought about longest.
    """

    game: str
    seats: int
    imagine: float
    ply: float
    easy: float
    normal: float
    hard: float
    hardest: float


class _Decision(msgspec.Struct, frozen=True):
    """A seat that has to act: what it sees, and what it knows if it remembers."""

    view: Any
    known: Any


def measure_thinking(game: AnyGame, seconds: float) -> ThinkingSpeed:
    """Measures the computers of a game with as many players as it takes, on a game of imagined
    players. Every figure but those of hard players is taken for about `seconds`.
    """
    found = _prepare(game)
    rng = random.Random("bench")  # noqa: S311 - measurements, no secret

    def level(level: Level) -> Callable[[_Decision], object]:
        def act(at: _Decision) -> None:
            view = at.known if level.remembers else at.view
            think(game, view, level, Temper(), rng.randbytes(32))

        return act

    hard = sorted(time_each([at], level(Level.HARD), 0, process_time) for at in found)
    return ThinkingSpeed(
        game.key,
        game.seats[-1],
        imagine=1e6
        * time_each(found, lambda at: game.mind.imagine(at.known, rng), seconds, process_time),
        ply=1e6 * _time_of_ply(game, found, rng, seconds),
        easy=1e3 * time_each(found, level(Level.EASY), seconds, process_time),
        normal=1e3 * time_each(found, level(Level.NORMAL), seconds, process_time),
        hard=1e3 * sum(hard) / len(hard),
        hardest=1e3 * hard[-1],
    )


def _prepare(game: AnyGame) -> list[_Decision]:
    """Returns decisions of a game in which everybody moves like an imagined player."""
    chance = Seeded(make_seed("bench"))
    rng = random.Random("bench")  # noqa: S311 - measurements, no secret
    state = game.deal(game.seats[-1], game.options(), chance).state
    seats = [Attention(game, seat) for seat in range(game.seats[-1])]
    found: list[_Decision] = []
    for _ in range(game.longest):
        waiting = game.deciders(state)
        if not waiting:
            break
        known = [seat.look(state) for seat in seats]
        who: Seat = min(waiting)
        path = CLOSE
        if who != HOUSE:
            view = game.view(state, who)
            path = game.mind.light(view, rng)
            found.append(_Decision(view, known[who]))
        state = game.play(state, who, path, chance).state
    return found[:: max(1, len(found) // DECISIONS)]


def _time_of_ply(
    game: AnyGame, found: Sequence[_Decision], rng: random.Random, seconds: float
) -> float:
    """Returns the seconds that one move of an imagined game takes."""
    worlds = [(game.mind.imagine(at.known, rng), at.view.seat) for at in found]
    games = moves = 0

    def play(at: tuple[Any, Seat]) -> None:
        nonlocal games
        games += 1
        stop = game.mind.horizon(*at)

        def may_stop(state: Any) -> bool:
            nonlocal moves
            stopped = bool(stop(state))
            moves += not stopped
            return stopped

        play_out(game, at[0], Quick(rng.getrandbits(32)), may_stop)

    each = time_each(worlds, play, seconds, process_time)
    return each * games / max(1, moves)


def time_each(
    found: Sequence[Any],
    action: Callable[[Any], object],
    seconds: float,
    clock: Callable[[], float],
) -> float:
    """Returns the seconds that one action takes, over whole rounds of all that was found."""
    rounds, start = 0, clock()
    while True:
        for at in found:
            action(at)
        rounds += 1
        spent = clock() - start
        if spent >= seconds:
            return spent / (rounds * len(found))


def thinking_table(speeds: Sequence[ThinkingSpeed]) -> list[str]:
    """Returns the figures as lines of a table."""
    head = f"{'game':18}{'seats':>6}"
    head += "".join(
        f"{name:>9}" for name in ("imagine", "ply", "easy", "normal", "hard", "hardest")
    )
    return [
        head,
        *(_row(speed) for speed in speeds),
        "imagine, ply: a world, and one move in an imagined game, in microseconds;",
        "the others: a move of a computer in milliseconds; processor time, most players.",
    ]


def _row(speed: ThinkingSpeed) -> str:
    parts = (speed.imagine, speed.ply, speed.easy, speed.normal, speed.hard, speed.hardest)
    digits = (1, 1, 2, 2, 1, 1)
    costs = "".join(f"{part:9.{n}f}" for part, n in zip(parts, digits, strict=True))
    return f"{speed.game:18}{speed.seats:6}{costs}"
