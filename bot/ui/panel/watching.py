"""What a person without a seat is shown beside a table's sheets: what happened since they last
looked, who leads, and the way into the next game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.ui.components import Piece, paragraph, rows
from bot.ui.outcome import next_button, standing_text
from bot.ui.panel.news import quotes
from games.engine import Text, Who, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.ids import PersonId
    from bot.tables.looks import News, Watched
    from bot.tables.table import Table
    from bot.ui.sheets import Voice
    from games.engine import Seat, View

_NOBODY: Seat = -1


def watching_items(table: Table, view: View, watched: Watched, voice: Voice) -> list[Piece]:
    """Returns what stands above the sheet. view: a spectator's."""
    words = [*_news(watched.news, voice), *_leaders(table, view, voice)]
    return [paragraph("\n".join(words))] if words else []


def next_items(table: Table, watched: Watched, voice: Voice) -> list[Piece]:
    """Returns the button for the next game, or nothing at a private table."""
    if table.private:
        return []
    return rows([next_button(table, voice, keen=watched.keen)])


def keen_line(people: Sequence[PersonId], voice: Voice, key: str = "next-list") -> str:
    """Returns who would like to play the next game, as mentions, which ring nobody in a message
    that is edited; "" if nobody would.
    """
    if not people:
        return ""
    mentions = tuple(f"<@{person}>" for person in people)
    return f"-# {voice.marked(text(key, people=mentions, count=len(mentions)))}"


def _news(news: News, voice: Voice) -> list[str]:
    """Returns the public news, the newest last."""
    if not news.told:
        return []
    lines = [f"**{voice.marked(text('watch-since' if news.seen else 'watch-lately'))}**"]
    if news.more and news.seen:
        lines.append(f"-# {voice.marked(text('watch-more', count=news.more))}")
    return [*lines, *quotes(news, _NOBODY, voice)]


def _leaders(table: Table, view: View, voice: Voice) -> list[str]:
    """Returns who leads by what all can see, and the others in their order; nothing at the end,
    which says it itself.
    """
    if view.over:
        return []
    scores = table.game.open_scores(view)
    known = {seat: score for seat, score in enumerate(scores) if score is not None}
    if not known:
        return [f"**{voice.marked(text('watch-hidden'))}**"]
    most = max(known.values())
    leaders = tuple(Who(seat) for seat, score in known.items() if score == most)
    facts = {"score": Text(f"{table.row.game}-score", {"score": most})}
    if len(leaders) == len(known) > 1:
        return [f"**{voice.marked(text('watch-level', **facts))}**"]
    said = voice.marked(text("watch-leads", who=leaders, count=len(leaders), **facts))
    behind = sorted((s for s in known if known[s] < most), key=lambda seat: -known[seat])
    others = [voice.marked(standing_text(table.row.game, seat, known[seat])) for seat in behind]
    return [f"**{said}**", *(f"-# {other}" for other in others)]
