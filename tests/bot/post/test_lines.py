"""Which lines stand above the board of a turn that is being played."""

from __future__ import annotations

import pytest

from bot.ids import TableNumber
from bot.post.lines import LATEST, ToldLine, latest, worded
from bot.store.rows import ToldRow
from bot.ui.sheets import voice
from games.engine import text
from games.registry import find_game
from tests.bot.ui.test_limits import make_table


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


def rows(*lines: tuple[int, str], poster: str | None = None) -> list[ToldRow]:
    """Returns sentences that were told, by their numbers and keys."""
    return [
        ToldRow(
            id=number,
            table_id=TableNumber(1),
            person=None,
            line=f'{{"key":"{key}"}}',
            poster=poster,
        )
        for number, key in lines
    ]


def said(*lines: tuple[int, str], turn_line: int = 0, poster: str | None = None) -> list[str]:
    table = make_table(find_game("slasher"), 3, "played")
    table = table.amended(turn_line=turn_line)
    return [
        f"{line.id} {line.words}"
        for line in worded(table, rows(*lines, poster=poster), voice("en", table))
    ]


def test_equal_neighbours_are_said_once() -> None:
    nobody, yours = "finished-nobody", "finished-yours"
    assert said((1, nobody), (2, nobody), (3, nobody)) == ["3 Nobody won. (3 times)"]
    apart = said((1, nobody), (2, "finished-yours"), (3, nobody))
    assert apart == ["1 Nobody won.", "2 You won.", "3 Nobody won."]
    assert len(said((1, nobody), (2, yours), (3, yours), (4, nobody))) == 3


def test_a_turn_that_is_over_keeps_its_own_lines_and_a_picture_its_line() -> None:
    told = [(number, "finished-nobody") for number in (1, 2, 3)]
    assert said(*told, turn_line=2) == ["2 Nobody won. (2 times)", "3 Nobody won."]
    assert len(said(*told, poster="{}")) == 3
