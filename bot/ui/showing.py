"""Answers with a picture: somebody's panel, a single sheet, or the situation after a move.

An action that succeeded but could not be shown is distinguished from one that failed.
"""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING

from bot.tables.drafts import lay_out
from bot.tables.errors import OverError
from bot.ui.panel.finished import finished_panel
from bot.ui.panel.news import DONE
from bot.ui.panel.panel import looking, panel
from bot.ui.sheets import SeenSheet
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bot.tables.computers.acting import Computers
    from bot.tables.drafts import Desk
    from bot.tables.errors import RefusedError
    from bot.tables.table import Table
    from bot.ui.components import Layout
    from bot.ui.pictures import BuildLayout, Settle
    from bot.ui.request import Request
    from bot.ui.sheets import ShownSheet, Sight
    from games.engine import Seat, Text

LATE = "⏳ "
"""The sign before a note that something has changed meanwhile; `DONE` says that it worked."""


class UnshownError(Exception):
    """The request was carried out, but the answer could not be shown; the cause is why."""


@contextlib.contextmanager
def committed() -> Iterator[None]:
    """Raises `UnshownError` for any error in the body, because the action itself has succeeded."""
    try:
        yield
    except Exception as error:
        raise UnshownError from error


async def show_panel(
    request: Request,
    desk: Desk,
    note: Text | None = None,
    page: int = 0,
    refused: RefusedError | None = None,
    *,
    sign: str = "",
    moved: bool = False,
) -> None:
    """Shows somebody their panel.

    note: what has just happened, after a sign; refused: the refusal that has just happened. page:
    of a menu. moved: they have just made a move; what came of it is told, or else that it is made.
    """
    spoken = request.voice.at(desk.table)
    sight = SeenSheet.of(desk.table, desk.table.view(desk.seat), spoken)
    looks, person = request.looks, request.person
    news = await looks.explained(
        desk.table, person, await looks.news(desk.table.id, person, own=moved)
    )
    # Where nobody else plays, news are enough of a sign that it was made.
    if moved and news.own is None and not (desk.table.practice and news.told):
        note, sign = text("panel-done"), DONE
    said = None if note is None else f"{sign}{spoken.marked(note)}"

    def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
        return panel(
            desk,
            spoken,
            said,
            shown,
            page,
            news=news,
            refused=refused,
            attached=attached,
            coming=sight.show(),
        )

    async def settle(message: int) -> None:
        await looks.shown(desk.table, person, message, news)

    await show(request, sight, draw, settle)
    await looks.looked(desk.table.id, person, news)


async def show_sheet(
    request: Request,
    table: Table,
    name: str = "",
    *,
    watching: bool = False,
    note: Text | None = None,
) -> None:
    """Shows one sheet alone, as the person sees it; an unknown name means the first. Somebody
    without a seat sees above it what has happened since they last looked.

    watching: as a spectator sees it, whoever they are. note: what has just happened. Raises
    `OverError` for a table that was closed, `NotStartedError`.
    """
    if table.row.phase == "cancelled":
        raise OverError(table.id)
    seat = None if watching else table.seat_of(request.person)
    view = table.view(seat)
    sight = SeenSheet.of(table, view, request.voice.at(table), name)
    watched = lately = None
    if table.seat_of(request.person) is None:
        watched = await request.looks.watched(table.id, request.person)
    elif table.private:  # no thread tells it
        lately = await request.looks.lately(table.id, request.person)

    def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
        return looking(
            table,
            view,
            shown or sight.show(),
            sight.spoken,
            attached=attached,
            seated=seat is not None,
            watched=watched,
            lately=lately,
            note=note,
        )

    await show(request, sight, draw)
    if watched is not None:
        await request.looks.looked_on(table.id, request.person, watched)


async def show_after(
    request: Request, table: Table, computers: Computers, note: Text | None = None
) -> None:
    """Shows the panel after a move, or the end of the game. table: as it is after the move. note:
    what has happened if it was no move.

    Somebody who plays with computers alone sees their moves at once too. Raises `UnshownError`,
    because the move has been made.
    """
    seat = table.seat_of(request.person)
    with committed():
        if table.practice:
            async with request.held_on():
                table = await computers.after(table)
        if table.row.phase == "over" or seat is None:
            await show_end(request, table)
            return
        # What had been begun has been made: nothing need be asked of the store.
        await show_panel(request, lay_out(table, seat, ()), note, moved=note is None)


async def show_end(request: Request, table: Table) -> None:
    """Shows a finished game: on somebody's panel in their direct messages what is left of it,
    anywhere else the first sheet, at a private table together with what is left of the panel.
    """
    seat = table.seat_of(request.person)
    if seat is None or table.row.phase != "over":
        await show_sheet(request, table)
        return
    if not is_panel(request, table):
        if table.private:
            await _show_private_end(request, table, seat)
        else:
            await show_sheet(request, table)
        return
    message = await request.respond(finished_panel(table, seat, request.voice.at(table)))
    news = await request.looks.news(table.id, request.person)
    await request.looks.shown(table, request.person, message, news)


async def _show_private_end(request: Request, table: Table, seat: Seat) -> None:
    spoken = request.voice.at(table)
    sight = SeenSheet.of(table, table.view(seat), spoken)

    def draw(shown: ShownSheet | None, *, attached: bool) -> Layout:
        return finished_panel(table, seat, spoken, shown if attached else None)

    await show(request, sight, draw)


def is_panel(request: Request, table: Table) -> bool:
    """Whether the pressed message is somebody's panel in their direct messages."""
    message, seat = request.private_message, table.seat_of(request.person)
    return message is not None and seat is not None and message.id == table.seats[seat].hand


async def show(
    request: Request,
    sight: Sight,
    draw: BuildLayout,
    settle: Settle | None = None,
    *,
    apart: bool = False,
) -> None:
    """Answers without the picture unless it is in the pressed message already, then adds it.

    settle: called with the message when it shows all there is to show. apart: in a message of its
    own, wherever the press was.
    """
    message = None if apart else request.private_message
    there = message is not None and sight.file in (a.filename for a in message.attachments)
    answer = draw(sight.show() if there else None, attached=there)
    shown_in = await request.respond(answer, pictured=there, apart=apart)
    if not there:
        request.pictures.add(request.interaction, shown_in, sight, draw, settle)
    elif settle is not None:
        await settle(shown_in)
