"""What somebody who watches a table makes of its messages."""

from __future__ import annotations

import pytest

from bot.checks.playing.witness import lines_of
from bot.words import LOCALES, speaker
from games.engine import text


@pytest.mark.parametrize("locale", LOCALES)
def test_a_line_that_is_told_again_counts_as_often_as_it_was_told(locale: str) -> None:
    again = speaker(locale)(text("news-again", line="Ann (2) rolls 5.", count=13))
    assert lines_of(f"one\n\n {again}\ntwo (2)") == ["one", *["Ann (2) rolls 5."] * 13, "two (2)"]
