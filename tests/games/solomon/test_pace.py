"""Games of Casablanca between computers: they get somewhere, and nobody is too sure of money."""

from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean
from typing import Any

import pytest

from games.casablanca import GAME
from games.chance import Seeded, make_seed
from games.engine import CLOSE, HOUSE, Path, Seat
from games.solomon.mind.outlook import Outlook
from games.thinking.players import ComputerPlayer

GAMES = 8


def play(seats: int, words: str) -> Iterator[tuple[Any, Seat, Path]]:
    """Yields the states of a game of normal players, who moves, and how."""
    seed = make_seed(words)
    players = [ComputerPlayer(GAME, seat, "normal", seed) for seat in range(seats)]
    chance = Seeded(seed)
    state = GAME.deal(seats, GAME.options(), chance).state
    while waiting := GAME.deciders(state):
        who = min(waiting)
        path = CLOSE if who == HOUSE else players[who].choose(state)
        yield state, who, path
        state = GAME.play(state, who, path, chance).state


def first_bribe(seats: int, words: str) -> int:
    return next(state.turn for state, _, path in play(seats, words) if path[0] == "bribe")


def returning(seats: int, words: str) -> float:
    """Returns the share of the positions that came up before, of all in which something changed."""
    places = [(state.place, state.case) for state, _, _ in play(seats, words)]
    changes = [now for before, now in pairwise(places) if now != before]
    return 1 - len({*changes, places[0]} - {places[0]}) / len(changes)


@pytest.mark.parametrize(("seats", "turn", "part"), [(2, 8, 0.4), (3, 15, 0.45)])
def test_players_pay_early_and_do_not_walk_to_and_fro(seats: int, turn: int, part: float) -> None:
    """They once waited for one another to pay until turn 26 and 43, and undid each other's steps
    until then.
    """
    games = [f"pace {number}" for number in range(GAMES)]
    assert fmean(first_bribe(seats, words) for words in games) < turn
    assert fmean(returning(seats, words) for words in games) < part


def test_nobody_is_too_sure_of_the_money() -> None:
    """They once thought five times in six that nobody had more on their agent, and were right every
    other time.
    """
    believed, true = [], []
    for number in range(GAMES):
        for state, who, _ in play(3, f"sure {number}"):
            view = None if state.phase != "turn" else GAME.view(state, who)
            if view is None or not any(view.stakes):
                continue
            agent = max(range(len(view.stakes)), key=view.stakes.__getitem__)
            believed.append(Outlook(GAME.edition, GAME.mind.race, view).top[agent])
            sums = state.stake[agent :: len(view.stakes)]
            true.append(max(sums) == view.stakes[agent])
    assert 0.3 < fmean(believed) < fmean(true) + 0.05
