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


def test_whoever_waits_for_a_window_reads_how_long_it_stays_open_whatever_the_answers() -> None:
    game, chance, spoken = find_game("casablanca"), Seeded(bytes(32)), voice("en")
    state, rng = game.deal(3, game.options(), chance).state, random.Random(7)
    while len(game.deciders(state)) != 1 or game.view(state, None).window != "objections":
        state = game.play(state, *next_move(game, state, rng), chance).state
    table = seated(make_table(game, 3, state))
    waiting = [seat for seat in range(3) if not table.view(seat).to_act]
    assert len(waiting) == 2, "the one who moves, and one who has answered"
    for seat in waiting:
        open_still = table.amended(closes=90_000)
        assert "Not before <t:90:T>." in status(open_still, seat, spoken)
        assert "Not before" not in status(table.amended(closes=0), seat, spoken)
