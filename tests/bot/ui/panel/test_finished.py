"""What is left of a panel when the game is over."""

from __future__ import annotations

from bot.ui.components import walk
from bot.ui.panel.finished import finished_panel
from bot.ui.sheets import voice
from games.chance import Seeded
from games.engine import LEAVE
from games.registry import find_game
from tests.bot.ui.test_limits import make_table
from tests.feel.hands import seated


def test_who_has_left_came_in_no_place_and_the_table_is_named_once() -> None:
    game, chance = find_game("slasher"), Seeded(b"end".ljust(32, b"."))
    state = game.deal(3, game.options(), chance).state
    for seat in (0, 1):
        state = game.play(state, seat, LEAVE, chance).state
    table = seated(make_table(game, 3, state))
    link = f"[Slasher · table {table.id}]({table.home_link})"
    said = []
    for seat in range(3):
        pieces = finished_panel(table, seat, voice("en", table)).to_components()
        said.append(next(piece["content"] for piece in walk(pieces) if "content" in piece))
    assert said == [f"{link} · Chloé won; you were out by then."] * 2 + [f"{link} · You won."]
