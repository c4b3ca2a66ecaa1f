"""Chances in words: no more exact than anybody can know them."""

from __future__ import annotations

import pytest

from bot.ui.panel.hints import games_in_ten
from bot.ui.sheets import voice


@pytest.mark.parametrize(
    ("chance", "english", "french"),
    [
        (0.0, "1 game in 20 at most", "1 partie sur 20 au plus"),
        (0.049, "1 game in 20 at most", "1 partie sur 20 au plus"),
        (0.05, "about 1 game in 10", "environ 1 partie sur 10"),
        (0.25, "about 3 games in 10", "environ 3 parties sur 10"),
        (0.74, "about 7 games in 10", "environ 7 parties sur 10"),
        (0.94, "about 9 games in 10", "environ 9 parties sur 10"),
        (0.95, "19 games in 20 or more", "19 parties sur 20 ou plus"),
        (1.0, "19 games in 20 or more", "19 parties sur 20 ou plus"),
    ],
)
def test_a_chance_is_told_as_games_of_ten(chance: float, english: str, french: str) -> None:
    said = games_in_ten(chance)
    assert voice("en", None).plain(said) == english
    assert voice("fr", None).plain(said).replace("\u00a0", " ") == french
