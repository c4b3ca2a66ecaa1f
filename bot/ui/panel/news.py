"""What somebody was told since they last looked at their panel."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from bot.safe_errors import describe
from bot.ui.components import Piece, cut, paragraph
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.looks import News
    from bot.ui.sheets import Voice
    from games.engine import Seat

log = logging.getLogger(__name__)

DONE = "✅ "
"""The sign before what tells that a move was made."""
_LINE = 240
"""The most characters of one sentence of news."""
_STOOD_IN = {
    f"{key}{by}": f"time-away{by}"
    for key in ("time-stand-in", "motion-unanswered")
    for by in ("", "-computer")
}
"""What news say instead of the sentences with which the table begins to play a seat."""


def news_items(news: News | None, seat: Seat, voice: Voice, *, alone: bool = False) -> list[Piece]:
    """Returns the news as one quoted text, and how many more there are; nothing if there is no
    news. alone: says where the others can be read, at a table without a thread.
    """
    lines = [] if news is None else list(quotes(news, seat, voice))
    if news is not None and news.more:
        key = "news-more-alone" if alone else "news-more"
        lines.append(f"-# {voice.marked(text(key, count=news.more))}")
    return [paragraph("\n".join(lines))] if lines else []


def unless_asked(news: News | None, asked: Text) -> News | None:
    """Returns the news without the last sentence if the question, which has it among its arguments,
    begins by saying the same; not if a number alone were left, nor what its owner's move told.
    """
    last = 0 if news is None else len(news.told) - 1
    if news is None or not news.told or news.told[last] not in asked.args.values():
        return news
    if news.own == last or (not last and news.more):
        return news
    return msgspec.structs.replace(news, told=news.told[:last], about=min(news.about, last))


def shorter(news: News | None) -> News | None:
    """Returns the news with one sentence less, which is counted instead: the oldest of those that
    are neither about the seat nor what its own move came to. None if there is none of those, and if
    nothing would be left: a number alone tells nobody what has happened.
    """
    if news is None or len(news.told) < 2:
        return None
    needless = (at for at in range(news.about, len(news.told)) if at != news.own)
    place = next(needless, None)
    if place is None:
        return None
    told = (*news.told[:place], *news.told[place + 1 :])
    own = news.own if news.own is None or news.own < place else news.own - 1
    return msgspec.structs.replace(news, told=told, more=news.more + 1, own=own)


def lately_items(news: News | None, seat: Seat, voice: Voice) -> list[Piece]:
    """Returns what happened last under a heading; nothing if nothing did."""
    if news is None or not news.told:
        return []
    heading = f"**{voice.marked(text('watch-lately'))}**"
    return [paragraph("\n".join([heading, *quotes(news, seat, voice)]))]


def quotes(news: News, seat: Seat, voice: Voice) -> Iterator[str]:
    """Yields the news as a seat is told them, a quoted line each."""
    for place, said in enumerate(news.told):
        sign = DONE if place == news.own else ""
        try:
            words = " ".join(voice.marked(_addressed(said, seat)).split("\n"))
        except Exception as error:
            # A sentence that cannot be told must not keep anybody from their panel.
            log.error("a sentence of a table's news cannot be told: %s", describe(error))
            continue
        yield f"> {sign}{cut(words, _LINE)}"


def _addressed(said: Text, seat: Seat) -> Text:
    """Returns a sentence as it is told to a seat, which knows why the table moved for it. That a
    seat is played for somebody is told in brief, because what can be done about it is on the board
    and on that seat's panel.
    """
    if said.key in _STOOD_IN:
        return Text(_STOOD_IN[said.key], said.args)
    line = said.args.get("line")
    if said.key == "news-again" and isinstance(line, Text):
        return Text(said.key, {**said.args, "line": _addressed(line, seat)})
    if said.key != "move-forced" or not isinstance(line, Text):
        return said
    return text("news-forced", line=line) if line.args.get("who") == Who(seat) else said
