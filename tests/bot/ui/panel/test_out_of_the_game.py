"""What the panel of somebody who has left a game says while the others play on."""

from __future__ import annotations

import pytest

from bot.tables.drafts import lay_out
from bot.ui.panel.choices import question
from bot.ui.sheets import voice
from games.chance import Seeded
from games.engine import LEAVE
from games.registry import all_games
from tests.bot.ui.test_limits import make_table


@pytest.mark.parametrize("key", sorted(all_games()))
def test_who_has_left_is_told_that_they_are_out(key: str) -> None:
    game, chance = all_games()[key], Seeded(b"out".ljust(32, b"."))
    state = game.play(game.deal(3, game.options(), chance).state, 0, LEAVE, chance).state
    table = make_table(game, 3, state)
    said = [question(lay_out(table, seat, ()), voice("en", table)) for seat in range(3)]
    assert said[0] == "**You are no longer in this game.**"
    assert said[0] not in said[1:]
