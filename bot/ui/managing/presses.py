"""`/server table`, and the presses on the page about a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.ids import ChannelId, TableNumber
from bot.store.portions import first
from bot.tables.errors import MissingPermissionsError, OptionError
from bot.tables.lobbies.opening import Place
from bot.tables.managing.powers import Manager, check_manager
from bot.tables.table import table_title
from bot.ui.access import find_seen, sees
from bot.ui.chosen import chosen, chosen_channels
from bot.ui.components import MENU, Layout, container, menu, option, paragraph
from bot.ui.custom_ids import LoosePress
from bot.ui.managing.page import (
    CLOSE,
    END,
    ENDED,
    LOUD,
    MOVE,
    NAME,
    OPEN,
    QUIET,
    REASON,
    WAKE,
    manager_page,
    oversee,
    reason_form,
)
from bot.ui.panel.forms import read_answers
from bot.ui.permissions import fitting_place, missing_permissions
from bot.ui.refusals import plain
from bot.ui.settings.server import check_manages
from bot.ui.showing import committed
from bot.words.folding import fits
from games.engine import text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.services import Services
    from bot.store.rows import ListedRow
    from bot.tables.table import Table
    from bot.ui.custom_ids import Press
    from bot.ui.request import Request
    from games.engine import Seat

PICK = "manage.table"
"""The press on the menu of tables."""


class ManagingActions:
    """Handles what managers of a server do with its tables. `steps` are the presses on the page
    about one, `loose` those on the menu of tables.
    """

    def __init__(self, services: Services) -> None:
        self._services = services
        self._managing = services.managing
        self.steps: dict[str, Callable[[Request, Press], Awaitable[None]]] = {
            CLOSE: self._close,
            END: self._ask_why,
            ENDED: self._end,
            QUIET: self._quiet,
            LOUD: self._quiet,
            WAKE: self._wake,
            OPEN: self._open,
            NAME: self._name,
            MOVE: self._move,
        }
        self.loose: dict[str, Callable[[Request, LoosePress], Awaitable[None]]] = {
            PICK: self._picked
        }

    async def command(self, request: Request, number: int | None) -> None:
        """Shows the page about a table, or asks which: none is the one of this thread, if any.

        Raises `UnknownTableError`, `SeatedManagerError`.
        """
        check_manages(request)
        if number is None:
            listed = await self._tables(request, "")
            here = [row for row in listed if row.thread == request.channel]
            if not here:
                await request.respond(_menu(request, listed))
                return
            number = here[0].id
        await self._show(request, TableNumber(number))

    async def suggest(self, request: Request, typed: str) -> list[tuple[str, TableNumber]]:
        """Returns the tables that somebody who manages the server may see to."""
        if not request.interaction.permissions.manage_guild:
            return []
        say = request.voice.plain
        return [
            (say(table_title(row.game, row.id)), row.id)
            for row in await self._tables(request, typed)
        ]

    async def _tables(self, request: Request, typed: str) -> list[ListedRow]:
        """Returns the newest tables of this server that somebody sees and whose titles fit."""
        guild, say = request.guild, request.voice.plain
        return await first(
            self._services.store,
            lambda tx, after: tx.tables_in_guild(guild, after),
            MENU,
            lambda row: fits(typed, say(table_title(row.game, row.id))),
            sees(request),
        )

    async def _picked(self, request: Request, _press: LoosePress) -> None:
        check_manages(request)
        known = {str(row.id): row.id for row in await self._tables(request, "")}
        await self._show(request, known[chosen(request, known)])

    async def _show(self, request: Request, number: TableNumber) -> None:
        table = await find_seen(self._services, request, number, watching=True)
        check_manager(table, _manager(request))
        await self._respond(request, table)

    # -- presses on the page ---------------------------------------------------------------------

    async def _close(self, request: Request, press: Press) -> None:
        await self._done(request, await self._managing.close(press.table, _manager(request)))

    async def _ask_why(self, request: Request, press: Press) -> None:
        check_manager(await self._services.tables.find(press.table), _manager(request))
        form = reason_form(press.table, request.voice)
        await request.interaction.response.send_modal(form)

    async def _end(self, request: Request, press: Press) -> None:
        reason = read_answers(request).get(REASON, "")
        table = await self._managing.end(press.table, _manager(request), reason)
        await self._done(request, table)

    async def _quiet(self, request: Request, press: Press) -> None:
        quiet = press.step == QUIET
        table = await self._managing.quiet(press.table, _manager(request), quiet=quiet)
        await self._done(request, table)

    async def _wake(self, request: Request, press: Press) -> None:
        await self._done(request, await self._managing.wake(press.table, _manager(request)))

    async def _open(self, request: Request, press: Press) -> None:
        manager, seat = _manager(request), await self._seat(request, press)
        await self._done(request, await self._managing.open_seat(press.table, manager, seat))

    async def _name(self, request: Request, press: Press) -> None:
        manager, seat = _manager(request), await self._seat(request, press)
        await self._done(request, await self._managing.name_host(press.table, manager, seat))

    async def _move(self, request: Request, press: Press) -> None:
        manager, place = _manager(request), _place(request)
        table = await self._services.tables.find(press.table)
        check_manager(table, manager)
        place = await fitting_place(request, table, place)
        await self._done(request, await self._managing.move(press.table, manager, place))

    # -- common parts ----------------------------------------------------------------------------

    async def _seat(self, request: Request, press: Press) -> Seat:
        table = await self._services.tables.find(press.table)
        return int(chosen(request, [str(seat.place + 1) for seat in table.seats])) - 1

    async def _done(self, request: Request, table: Table) -> None:
        with committed():
            if table.row.phase in ("lobby", "playing"):
                await self._respond(request, table, request.voice.marked(text("manage-done")))
            else:
                await request.respond(plain(request.voice.marked(text("manage-over"))))

    async def _respond(self, request: Request, table: Table, note: str | None = None) -> None:
        seen = oversee(table, self._services.clock.now())
        await request.respond(manager_page(seen, request.voice.at(table), note))


def _manager(request: Request) -> Manager:
    """Returns who asks, as somebody who manages this server. Raises `MissingPermissions`."""
    check_manages(request)
    return Manager(request.person, request.guild, request.id)


def _place(request: Request) -> Place:
    """Returns the chosen channel, which the person sees and where the bot can play.

    Raises `OptionError`, `MissingPermissionsError`.
    """
    channels, member = chosen_channels(request), request.interaction.user
    if len(channels) != 1 or not isinstance(channels[0], discord.TextChannel):
        raise OptionError("menu", "")
    channel = channels[0]
    if not isinstance(member, discord.Member) or not channel.permissions_for(member).view_channel:
        raise OptionError("menu", str(channel.id))
    if missing := missing_permissions(channel.permissions_for(channel.guild.me)):
        raise MissingPermissionsError(missing)
    return Place(request.guild, ChannelId(channel.id))


def _menu(request: Request, listed: list[ListedRow]) -> Layout:
    """Returns the menu of tables, or the sentence that there is none."""
    spoken = request.voice
    if not listed:
        return plain(spoken.marked(text("manage-none")))
    entries = [option(spoken.plain(table_title(row.game, row.id)), str(row.id)) for row in listed]
    which = text("manage-which")
    asked = menu(LoosePress(PICK).encode(), entries, spoken.plain(which))
    return Layout([container([paragraph(f"### {spoken.marked(which)}"), asked])])
