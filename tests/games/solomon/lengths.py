"""Lengths of games between purposeful players: ``python -m tests.games.solomon.lengths``."""

import random
import statistics
import sys
from typing import Any

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.engine import CLOSE, HOUSE
from games.solomon.game import SolomonGame
from games.solomon.state import State
from tests.games.solomon.policy import Player
from tests.games.solomon.scenes import seeded


def play_whole(game: SolomonGame, seats: int, number: int, **options: str) -> tuple[State, int]:
    """Plays game `number` to its end. Returns the last state and the number of moves."""
    rng = random.Random(f"{game.key} {seats} {number}")
    chance = seeded(number)
    choice: Any = game.options(**options)
    state = game.deal(seats, choice, chance).state
    players = [Player(game, rng) for _ in range(seats)]
    moves = 0
    while waiting := game.deciders(state):
        seat = min(waiting)
        path = CLOSE if seat == HOUSE else players[seat].choose(game.view(state, seat))
        state = game.play(state, seat, path, chance).state
        moves += 1
    return state, moves


def measure(game: SolomonGame, seats: int, games: int, **options: str) -> str:
    """Returns median and 10 % to 90 % of turns and moves, and how often the clock decided."""
    ends = [play_whole(game, seats, number, **options) for number in range(games)]
    turns = sorted(state.turn for state, _ in ends)
    clock = sum(state.ending is not None and state.ending.why == "clock" for state, _ in ends)
    low, high = turns[games // 10], turns[games * 9 // 10]
    moves = statistics.median(moves for _, moves in ends)
    return (
        f"{game.key} {seats}: turns {statistics.median(turns):.0f} ({low}-{high}), "
        f"moves {moves:.0f}, clock {100 * clock // games} %"
    )


if __name__ == "__main__":
    amount = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for seats in (2, 3, 4, 6):
        sys.stdout.write(measure(AGENT, seats, amount) + "\n")
    for seats in (2, 4, 6, 8):
        for opening in ("off", "on"):
            line = measure(CASABLANCA, seats, amount, opening=opening)
            sys.stdout.write(f"{line}, opening bribes {opening}\n")
