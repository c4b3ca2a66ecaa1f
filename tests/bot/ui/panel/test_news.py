"""News as they are told to the one they are about."""

from __future__ import annotations

from bot.tables.looks import News
from bot.ui.panel.news import news_items
from bot.ui.sheets import voice_of
from games.engine import Text, Who, text


def told(seat: int) -> str:
    line = Text("agent-told-passes", {"who": Who(1)})
    news = News((text("move-forced", line=line),))
    (piece,) = news_items(news, seat, voice_of("en", ("Ada", "Ben")))
    return str(piece["content"])


def test_whoever_had_no_other_move_is_told_so_in_the_second_person() -> None:
    assert told(1) == "> You had no other move: Ben passes."
    assert told(0) == "> Ben passes. There was no other move."
