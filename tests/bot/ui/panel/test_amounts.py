"""Amounts as people write them, alone and several in a line."""

from __future__ import annotations

import pytest

from bot.ui.moves.typed import suggest
from bot.ui.panel.amounts import tidy
from bot.ui.panel.form_answers import token_words
from bot.ui.sheets import voice
from games.engine import AmountField, Form, text

ASK = text("panel-fill")
BOTH = Form(
    ASK,
    (
        AmountField("opening", text("panel-none"), 0, 50_000, 100),
        AmountField("maximum", text("panel-enough"), 0, 50_000, 100),
    ),
    growing=("opening", "maximum"),
)


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("10000", "10000"),
        ("10,000", "10000"),
        ("10 000", "10000"),
        ("10\u202f000", "10000"),
        ("10.000", "10000"),
        ("10’000", "10000"),
        ("$10,000", "10000"),
        ("10 000 $", "10000"),
        ("1,000,000", "1000000"),
        ("1,000.000", "1,000.000"),
        ("10,00", "10,00"),
        ("1.5", "1.5"),
        ("10k", "10k"),
        ("$", "$"),
        ("-10,000", "-10,000"),
        ("²", "²"),
    ],
)
def test_f6_an_amount_is_read_as_people_write_it(typed: str, number: str) -> None:
    assert tidy(typed) == number


@pytest.mark.parametrize(
    ("typed", "token"),
    [
        ("100 300", "opening=100,maximum=300"),
        ("100,300", "opening=100,maximum=300"),
        ("100, 300", "opening=100,maximum=300"),
        ("10,000 30,000", "opening=10000,maximum=30000"),
        ("10 000 30 000", "opening=10000,maximum=30000"),
        ("$10,000, $30,000", "opening=10000,maximum=30000"),
        ("opening=10,000, maximum=30,000", "opening=10000,maximum=30000"),
        ("maximum = 30 000 opening = 10 000", "opening=10000,maximum=30000"),
        ("0 10,000", "maximum=10000"),
    ],
)
def test_f6_several_amounts_in_a_line_are_read(typed: str, token: str) -> None:
    assert [offered for _, offered in suggest(BOTH, typed, voice("en"))] == [token]


@pytest.mark.parametrize("typed", ["300,100", "10,00", "a b", "1 2 3", "opening=x"])
def test_f6_an_impossible_amount_is_not_suggested(typed: str) -> None:
    assert suggest(BOTH, typed, voice("en")) == []


def test_amounts_are_shown_with_their_digits_grouped() -> None:
    shown = token_words(BOTH, "opening=10000,maximum=abc", voice("en"))
    assert "10,000" in shown, "the bounds beside them are grouped too"
    assert "abc" in shown, "text that is no number stays as it was typed"
