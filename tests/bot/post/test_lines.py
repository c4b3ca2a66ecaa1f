"""Which lines stand above the board of a turn that is being played."""

from __future__ import annotations

import pytest

from bot.post.lines import LATEST, ToldLine, latest
from games.engine import text
from games.registry import find_game


def told(signs: str) -> list[ToldLine]:
    """Returns a line for each sign; an exclamation mark announces something."""
    return [ToldLine(n, sign, announces=sign == "!") for n, sign in enumerate(signs, 1)]


@pytest.mark.parametrize(
    ("signs", "shown"),
    [
        ("!abcdefgh", "!abcdefgh"),  # one more than the latest: no word on earlier lines is needed
        ("xabcdefghi", "bcdefghi"),
        ("x!abcdefghi", "!cdefghi"),
        ("!a!bcdefghij", "!defghij"),  # the newer announcement
        ("!abcd!efghijk", "!efghijk"),  # it is among the latest
    ],
)
def test_what_is_announced_stays_above_the_board(signs: str, shown: str) -> None:
    lines = latest(told(signs))
    assert "".join(line.words for line in lines) == shown
    assert len(lines) <= LATEST + 1


def test_agent_and_casablanca_announce_what_is_fought_over() -> None:
    for key in ("agent", "casablanca"):
        game = find_game(key)
        assert game.announces(text(f"{key}-told-says-step"))
        assert not game.announces(text(f"{key}-told-bids"))
