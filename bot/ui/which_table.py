"""The choice of the table for a command that names none: that of the place, or else of the
person.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from bot.ids import ChannelId, PersonId, TableNumber
from bot.tables.errors import (
    NoGameHereError,
    NoLobbyHereError,
    NoTableHereError,
    WhichTableError,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bot.store.rows import ListedRow
    from bot.store.store import Store
    from bot.store.transaction import Transaction
    from bot.ui.request import Request

Purpose: TypeAlias = Literal["play", "leave", "join", "host"]
"""The reason why a table is meant: to play at it, or look at it; to leave it; to take a free seat;
or to do what only its host may do before the game.
"""


_MOST = 200
"""The most tables that are considered; with more, the command has to name one anyway."""


class TablesAround(msgspec.Struct, frozen=True):
    """The tables that somebody may mean.

    here: unfinished ones in the channel or thread; mine: unfinished ones where they sit; last: the
    newest one here, finished or not.
    """

    channel: ChannelId
    person: PersonId
    here: list[ListedRow]
    mine: list[ListedRow]
    last: ListedRow | None


def meant(around: TablesAround, purpose: Purpose = "play", game: str | None = None) -> TableNumber:
    """Returns the number of the table that is meant.

    game: the only game that counts, or None for all. Raises `NoTableHereError`, `WhichTableError`.
    """
    here = [row for row in around.here if game in (None, row.game)]
    mine = [row for row in around.mine if game in (None, row.game)]
    own = [row for row in here if row.thread == around.channel]
    for rows in (*_wanted(around, here, mine, purpose), *_in_order(own, here, mine)):
        numbers = [row.id for row in rows]
        if len(numbers) == 1:
            return numbers[0]
        if numbers:
            raise WhichTableError(sorted(numbers))
    if around.last is not None and game in (None, around.last.game):
        return around.last.id
    raise NoTableHereError(game)


def meant_playing(around: TablesAround, *, sitting: bool = True) -> TableNumber:
    """Returns the number of the table that is meant among those of any game under way.

    sitting: whether the command is for people who sit there. Raises `NoGameHereError`,
    `WhichTableError`.
    """
    here = [row for row in around.here if row.phase == "playing"]
    mine = [row for row in around.mine if row.phase == "playing"] if sitting else []
    own = [row for row in here if row.thread == around.channel]
    for rows in _in_order(own, here, mine):
        if len(rows) == 1:
            return rows[0].id
        if rows:
            raise WhichTableError(sorted(row.id for row in rows))
    raise NoGameHereError


def meant_lobby(around: TablesAround) -> TableNumber:
    """Returns the number of the table that is meant among those of any game that have not begun:
    one that the person hosts before others. Raises `NoLobbyHereError`, `WhichTableError`.
    """
    here, mine = (
        [row for row in rows if row.phase == "lobby"] for rows in (around.here, around.mine)
    )
    hosted = [row for row in mine if row.host == around.person]
    for rows in (_both(here, hosted), hosted, here):
        if len(rows) == 1:
            return rows[0].id
        if rows:
            raise WhichTableError(sorted(row.id for row in rows))
    raise NoLobbyHereError


async def look_around(store: Store, request: Request) -> TablesAround:
    """Returns the tables that the person who gives a command may mean."""
    channel, person = request.channel, request.person
    return await store.read(
        lambda tx: TablesAround(
            channel,
            person,
            here=tx.tables_in(channel, _MOST),
            mine=tx.tables_of(person, most=_MOST),
            last=tx.last_table_in(channel),
        )
    )


async def game_here(store: Store, request: Request) -> str | None:
    """Returns the game that is played where a command is given: that of the thread's table, of the
    newest unfinished table of the channel, or of the last one there; None if there was none.
    """
    channel = request.channel

    def rows(tx: Transaction) -> list[ListedRow]:
        last = tx.last_table_in(channel)
        here = [*tx.tables_in(channel, _MOST), *([] if last is None else [last])]
        return sorted(here, key=lambda row: row.thread != channel)

    found = await store.read(rows)
    return found[0].game if found else None


def _in_order(
    own: list[ListedRow], here: list[ListedRow], mine: list[ListedRow]
) -> Iterable[list[ListedRow]]:
    """Yields the tables in order of preference: this thread's (the person's own before others),
    their own here, their own anywhere, and those here.
    """
    return _both(own, mine), own, _both(here, mine), mine, here


def _wanted(
    around: TablesAround, here: list[ListedRow], mine: list[ListedRow], purpose: Purpose
) -> Iterable[list[ListedRow]]:
    """Yields first the tables at which the purpose can be fulfilled, then all others. To play, a
    game under way comes before a table of the same place that has yet to begin.
    """
    if purpose == "play":
        own = [row for row in here if row.thread == around.channel]
        for rows in _in_order(own, here, mine):
            if rows:
                yield [row for row in rows if row.phase == "playing"]
                return
    elif purpose == "join":
        sitting = {row.id for row in mine}
        yield [row for row in here if row.phase == "lobby" and row.id not in sitting]
    elif purpose == "host":
        hosted = [row for row in mine if row.phase == "lobby" and row.host == around.person]
        yield _both(here, hosted)
        yield hosted


def _both(rows: list[ListedRow], others: list[ListedRow]) -> list[ListedRow]:
    numbers = {row.id for row in others}
    return [row for row in rows if row.id in numbers]
