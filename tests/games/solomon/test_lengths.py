"""Between purposeful players games come to an end by the case, not by the clock (section 3)."""

import statistics

import pytest

from games.agent import GAME as AGENT
from games.casablanca import GAME as CASABLANCA
from games.solomon.game import SolomonGame
from tests.games.solomon.lengths import play_whole
from tests.games.solomon.scenes import audit


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (AGENT, 2, {}),
        (AGENT, 4, {"contest": "live"}),
        (AGENT, 3, {"voices": "duel", "agents": "one"}),
        (CASABLANCA, 2, {"opening": "on"}),
        (CASABLANCA, 4, {"contest": "live", "opening": "on"}),
    ],
    ids=lambda value: getattr(value, "key", str(value)),
)
def test_games_last_some_dozen_turns(
    game: SolomonGame, seats: int, options: dict[str, str]
) -> None:
    ends = [play_whole(game, seats, number, **options)[0] for number in range(5)]
    assert all(set(audit(state)) == {0} for state in ends)
    assert 8 <= statistics.median(state.turn for state in ends) <= 60
    assert sum(state.ending is not None and state.ending.why == "home" for state in ends) >= 3
