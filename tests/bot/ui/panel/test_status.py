"""Whose turn the status line says it is."""

from __future__ import annotations

import random

from bot.ui.panel.status import status
from bot.ui.sheets import voice
from games.chance import Seeded
from games.registry import find_game
from games.selfplay import next_move
from tests.bot.ui.test_limits import make_table
from tests.feel.hands import seated

_MOST = 400


def test_whoever_only_answers_in_another_s_turn_is_not_told_that_it_is_theirs() -> None:
    game, chance = find_game("cover-your-assets"), Seeded(b"status".ljust(32, b"."))
    rng = random.Random(7)
    state, heard = game.deal(3, game.options(), chance).state, set()
    for _ in range(_MOST):
        table = seated(make_table(game, 3, state))
        view = table.view(None)
        order = game.upcoming(view)
        if view.over:
            break
        for seat in view.asked if view.window is None and order else ():
            said = status(table, seat, voice("en", table))
            mine = seat == order[0]
            heard.add(mine)
            assert said.startswith("It is your turn.") == mine
            assert ("turn; your decision is wanted." in said) != mine
        seat, path = next_move(game, state, rng)
        state = game.play(state, seat, path, chance).state
    assert heard == {True, False}
