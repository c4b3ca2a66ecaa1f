"""`bot check` says in one sentence which game players cannot leave."""

from unittest.mock import patch

import pytest

from bot.checks.leaving import game_faults, look_at_leaving
from bot.checks.steps import CheckError
from games.registry import all_games
from tests.games.planted.leaving import GoesOnAlone, HasNoWayOut
from tests.games.toy import TOY


async def test_games_that_can_be_left_are_named() -> None:
    assert not list(game_faults(TOY))
    assert await look_at_leaving("slush-fund") == "slush-fund can be left at any moment"


async def test_a_game_that_nobody_can_leave_is_reported() -> None:
    with patch.dict(all_games(), {"toy": HasNoWayOut()}), pytest.raises(CheckError) as said:
        await look_at_leaving("toy")
    assert str(said.value) == (
        "toy: after 0 moves, seat 1 is not offered `resign`, though it has not left the game"
        " (`LEAVE` in games/engine.py says what must be)"
    )


def test_a_game_that_goes_on_with_one_player_is_reported() -> None:
    assert "the game goes on although only one seat is left in it" in game_faults(GoesOnAlone())
