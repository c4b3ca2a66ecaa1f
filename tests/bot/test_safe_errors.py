"""A fault is logged by its kind and place, never by its words."""

from __future__ import annotations

import discord

from bot.safe_errors import describe


class Answer:
    status = 403
    reason = "Forbidden"


def test_the_words_of_an_error_are_left_out() -> None:
    try:
        try:
            dict[str, int]()["the president of ann"]
        except KeyError as error:
            raise ValueError("ann holds the president") from error
    except ValueError as error:
        told = describe(error)
    assert told.startswith("ValueError in test_safe_errors.py:")
    assert "from KeyError in test_safe_errors.py:" in told
    assert "president" not in told
    assert "ann" not in told.replace("test_the_words_of_an_error_are_left_out", "")


def test_discord_s_code_is_included() -> None:
    error = discord.Forbidden(Answer(), {"code": 50013, "message": "Missing Permissions"})
    assert describe(error) == "Forbidden 50013"


def test_the_innermost_place_comes_first() -> None:
    def inner() -> None:
        raise RuntimeError

    try:
        inner()
    except RuntimeError as error:
        first, second = describe(error).split(" < ")
    assert first.endswith(" inner")
    assert second.endswith(" test_the_innermost_place_comes_first")
