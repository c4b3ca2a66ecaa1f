"""Moves of computers for the tests, in notation."""

import random

from games.capital_power import GAME
from games.capital_power.mind import MIND
from games.capital_power.state import State
from games.chance import Seeded
from games.choosing import to_notation, to_path
from games.thinking.mind import Temper
from tests.games.voices import voices_of

EVEN = Temper()
ENGLISH, FRENCH = voices_of(GAME.key)


def rated(state: State, temper: Temper = EVEN) -> dict[str, float]:
    """Returns what each move of the seat that decides gains, by its notation."""
    (seat,) = GAME.deciders(state)
    found = MIND.rated(GAME.view(state, seat), temper, random.Random(1))
    return {to_notation(path): gain for gain, path in found}


def best(state: State) -> str:
    """Returns the move with the highest gain; it is legal."""
    gains = rated(state)
    move = max(gains, key=lambda one: gains[one])
    (seat,) = GAME.deciders(state)
    GAME.play(state, seat, to_path(move), Seeded(bytes(32)))
    return move


def reason(state: State, move: str) -> str:
    """Returns the reason for a move in English; it can be said in French too."""
    (seat,) = GAME.deciders(state)
    said = MIND.reason(GAME.view(state, seat), to_path(move))
    assert FRENCH(said)
    return ENGLISH(said)
