"""The secrets of each game really differ in the worlds that its seats imagine.

If a view showed a secret and `imagine` copied it, no two worlds would differ in it, and the checks
of non-interference would miss the leak. So what must vary is named here, by hand.
"""

import pytest

from games.registry import find_game
from tests.games.conformance import Case, travel, varied

HIDDEN = {
    "agent": {"stake", "cash", "answers", "orders", "pledge"},
    "capital-power": {"white", "black", "deposit", "loan", "bank_white", "bank_black"},
    "casablanca": {"stake", "cash", "answers", "orders", "pledge"},
    "cover-your-assets": {"hands", "stacks", "deck"},
    "slasher": {"hands", "monsters", "locks"},
    "slush-fund": {"hand", "taken", "piles", "deck"},
}
"""Fields of the state, by game."""

JOURNEYS = 12


@pytest.mark.parametrize("key", HIDDEN)
def test_everybody_imagines_what_is_hidden(key: str) -> None:
    """Each seat, and a spectator, within a dozen games of the fewest and the most players."""
    game = find_game(key)
    for seats in (game.seats[0], game.seats[-1]):
        case = Case(game, seats, game.options())
        missing = {who: set(HIDDEN[key]) for who in case.onlookers}
        for number in range(1, JOURNEYS + 1):
            for who, fields in varied(travel(case, number)).items():
                missing[who] -= fields
            if not any(missing.values()):
                break
        assert not any(missing.values()), f"{case.label}: never different: {missing}"
