"""What a table has told everybody, in words and pictures, as the message of a turn needs it."""

from __future__ import annotations

import logging
from functools import partial
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

import msgspec

from bot.safe_errors import describe
from bot.tables.notifications import read_poster, read_text
from bot.ui.board import LINES
from bot.ui.components import PICTURES, cut
from bot.ui.sheets import Painted, paint, show_poster
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bot.draw import Painter
    from bot.store.rows import ToldRow
    from bot.tables.table import Table
    from bot.ui.sheets import Voice

log = logging.getLogger(__name__)

LATEST = 8
"""The most lines above the board of a turn that is being played; the closed message has all."""


class ToldLine(msgspec.Struct, frozen=True):
    """A sentence that was told, in words, once for all that tell the same in succession. id: of the
    last of them. poster: the picture that it brings, as it is stored. announces: whether it says
    what the sentences after it are about.
    """

    id: int
    words: str
    poster: str | None = None
    announces: bool = False


def worded(table: Table, told: Iterable[ToldRow], spoken: Voice) -> list[ToldLine]:
    """Returns sentences in words, without those that cannot be told."""
    lines = []
    for (line, *_), equal in groupby(told, partial(_told_now, table)):
        rows = list(equal)
        try:
            said = read_text(line)
            shown = text("news-again", line=said, count=len(rows)) if rows[1:] else said
            words = cut(spoken.marked(shown).strip(), LINES)
            announces = table.game.announces(said)
        except Exception as error:
            log.error("a sentence of table %s cannot be told: %s", table.id, describe(error))
            continue
        lines.append(ToldLine(rows[-1].id, words, rows[0].poster, announces))
    return lines


def _told_now(table: Table, row: ToldRow) -> tuple[str, bool, int | None]:
    """Returns what a sentence says now, whether it is about the turn that is played, and its id if
    it brings a picture: neighbours that are equal in this are said once.
    """
    open_now = row.id > table.row.turn_line and table.row.phase == "playing"
    line = (open_now and row.open) or row.line
    return line, open_now, None if row.poster is None else row.id


def page(lines: Sequence[ToldLine]) -> list[ToldLine]:
    """Returns as many of these lines as fit in one message with their pictures, at least one if
    there are any.
    """
    room, pictures = LINES, PICTURES

    def fits(line: ToldLine) -> bool:
        nonlocal room, pictures
        room -= len(line.words) + 1
        pictures -= line.poster is not None
        return room >= -1 and pictures >= 0

    return list(takewhile(fits, lines))


def latest(lines: Sequence[ToldLine]) -> Sequence[ToldLine]:
    """Returns the lines that stand above the board: a phone shows the board with them. The newest
    announcement is the first of them if it came before.
    """
    if len(lines) <= LATEST + 1:
        return lines
    announced = [line for line in lines[:-LATEST] if line.announces][-1:]
    if not announced or any(line.announces for line in lines[-LATEST:]):
        return lines[-LATEST:]
    return [*announced, *lines[1 - LATEST :]]


def in_words(lines: Sequence[ToldLine], spoken: Voice, left_out: int = 0) -> str:
    """Returns lines as one text, below a word on those that were left out."""
    told = [line.words for line in lines]
    if left_out:
        told.insert(0, f"-# {spoken.marked(text('turn-earlier', count=left_out))}")
    return "\n".join(told)


async def paint_posters(
    painter: Painter, table: Table, lines: Iterable[ToldLine], spoken: Voice
) -> list[Painted]:
    """Returns the pictures of lines. One that cannot be drawn is left out: its line says the
    same.
    """
    painted = []
    for line in lines:
        if line.poster is None:
            continue
        try:
            shown = show_poster(table, read_poster(line.poster), spoken)
        except Exception as error:
            log.error("a poster of table %s cannot be drawn: %s", table.id, describe(error))
            continue
        png = await paint(painter, shown)
        if png is not None:
            painted.append(Painted(shown, png))
    return painted
