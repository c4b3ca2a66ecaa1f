"""The page of a finished game on a phone."""

from __future__ import annotations

import pytest

from bot.ui.components import button, rows
from bot.ui.finished.replay_page import WAYS
from bot.ui.panel.heights import height_of
from bot.ui.sheets import voice
from bot.words import LOCALES
from games.engine import text


@pytest.mark.parametrize("locale", LOCALES)
def test_the_ways_through_a_game_stand_in_one_row_on_a_phone(locale: str) -> None:
    say = voice(locale).plain
    ways = [button(say(text(f"replay-{way}")), way) for way in WAYS]
    assert height_of(rows(ways)) == height_of(rows(ways[:1]))
